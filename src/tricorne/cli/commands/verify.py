"""`tricorne verify`: whether a game was dealt as was promised before its first move."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from rich.text import Text

from tricorne.cli.commands.components import open_box
from tricorne.cli.terminal import Terminal
from tricorne.errors import TricorneError
from tricorne.games.game import FIRST_DEALT
from tricorne.match import Match, fair_deal, record
from tricorne.match.record import Record


def verify(terminal: Terminal, file: Path, commitment: str | None, number: str | None) -> None:
    """Check a record against what was published, and play all moves of it again."""
    kept = record.read(file)
    noted = _read(commitment, "error-commitment") if commitment else ""
    own = _read(number, "error-number-form") if number else None
    published = noted or kept.commitment
    if published:
        found = _commitment(kept, file)
        for right in filter(None, (noted, kept.commitment)):
            if right != found:
                raise TricorneError("error-verify", file=str(file), found=found, right=right)
    if kept.secret:
        _check_seed(kept, file)
    if own is not None and own not in kept.numbers:
        raise TricorneError("error-verify-number", file=str(file), number=own)
    open_box(terminal, kept.game.name)
    table = Match.from_record(kept)
    if not published:
        terminal.say("verify-none", "yellow", file=str(file), moves=len(table.played))
        return
    if kept.rules_version < FIRST_DEALT:
        terminal.say("verify-old", "yellow", moves=len(table.played))
    else:
        terminal.show(Text(terminal.translations.say("verify-good", moves=len(table.played)), "green"))
        _show_numbers(terminal, kept)
    terminal.say("verify-commitment", commitment=published)
    if not commitment:
        terminal.say("verify-compare")


def _commitment(kept: Record, file: Path) -> str:
    """Return the commitment that belongs to a record."""
    if kept.rules_version < FIRST_DEALT:
        return hashlib.sha256(kept.seed.encode()).hexdigest()
    if not kept.secret:
        raise TricorneError("error-verify-secret", file=str(file))
    return fair_deal.commitment(kept.secret, kept.context())


def _check_seed(kept: Record, file: Path) -> None:
    right = fair_deal.seed(kept.secret, kept.commitment, kept.numbers)
    if kept.seed != right:
        raise TricorneError("error-verify-seed", file=str(file), seed=kept.seed, right=right)


def _show_numbers(terminal: Terminal, kept: Record) -> None:
    """Say which seats have added a number to the deal, for their people to compare."""
    for seat, number in enumerate(kept.numbers):
        if number:
            terminal.say("verify-number", seat=seat, number=number)
    if not any(kept.numbers):
        terminal.say("verify-no-numbers", "yellow")
    if kept.restreams:
        terminal.say("verify-rewinds", rewinds=kept.restreams[-1].stream)


def _read(text: str, problem: str) -> str:
    found = re.fullmatch(r"(?:sha256:)?([0-9a-f]{64})", text.strip().lower())
    if found is None:
        raise TricorneError(problem, text=text[:80])
    return found[1]
