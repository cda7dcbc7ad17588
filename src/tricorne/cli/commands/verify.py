"""`tricorne verify`: checks a record against the commitment published before its first move."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from rich.text import Text

from tricorne.cli.commands.game_loader import load_game
from tricorne.cli.terminal import Terminal
from tricorne.errors import TricorneError
from tricorne.games.game import FIRST_DEALT
from tricorne.match import Match, fair_deal, record
from tricorne.match.record import Record


def verify(terminal: Terminal, file: Path, commitment: str | None, number: str | None) -> None:
    """Check the commitment and the seed of a record, and replay all of its moves."""
    game_record = record.read(file)
    expected = _parse_hex(commitment, "error-commitment") if commitment else ""
    own = _parse_hex(number, "error-number-form") if number else None
    published = expected or game_record.commitment
    if published:
        found = _commitment(game_record, file)
        for right in filter(None, (expected, game_record.commitment)):
            if right != found:
                raise TricorneError("error-verify", file=str(file), found=found, right=right)
    if game_record.secret:
        _check_seed(game_record, file)
    if own is not None and own not in game_record.numbers:
        raise TricorneError("error-verify-number", file=str(file), number=own)
    load_game(terminal, game_record.game.name)
    match = Match.from_record(game_record)
    if not published:
        terminal.print_message("verify-none", "yellow", file=str(file), moves=len(match.played))
        for redeal in game_record.redeals:
            kept = ", ".join(str(seat) for seat in redeal.kept) or "–"
            terminal.print_message(
                "verify-redealt", "yellow", moves=redeal.moves, kept=kept, seed=redeal.seed
            )
        return
    if game_record.rules_version < FIRST_DEALT:
        terminal.print_message("verify-old", "yellow", moves=len(match.played))
    else:
        terminal.print(Text(terminal.translations.say("verify-good", moves=len(match.played)), "green"))
        _show_numbers(terminal, game_record)
    terminal.print_message("verify-commitment", commitment=published)
    if not commitment:
        terminal.print_message("verify-compare")


def _commitment(game_record: Record, file: Path) -> str:
    """Return the commitment to the secret of a record."""
    if game_record.rules_version < FIRST_DEALT:
        return hashlib.sha256(game_record.seed.encode()).hexdigest()
    if not game_record.secret:
        raise TricorneError("error-verify-secret", file=str(file))
    return fair_deal.commitment(game_record.secret, game_record.context())


def _check_seed(game_record: Record, file: Path) -> None:
    right = fair_deal.seed(game_record.secret, game_record.commitment, game_record.numbers)
    if game_record.seed != right:
        raise TricorneError("error-verify-seed", file=str(file), seed=game_record.seed, right=right)


def _show_numbers(terminal: Terminal, game_record: Record) -> None:
    """Print the number that each seat added to the deal, for players to compare."""
    for seat, number in enumerate(game_record.numbers):
        if number:
            terminal.print_message("verify-number", seat=seat, number=number)
    if not any(game_record.numbers):
        terminal.print_message("verify-no-numbers", "yellow")
    if game_record.restreams:
        terminal.print_message("verify-rewinds", rewinds=game_record.restreams[-1].stream)


def _parse_hex(text: str, problem: str) -> str:
    found = re.fullmatch(r"(?:sha256:)?([0-9a-f]{64})", text.strip().lower())
    if found is None:
        raise TricorneError(problem, text=text[:80])
    return found[1]
