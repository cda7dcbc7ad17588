"""`tricorne replay` and `tricorne trace`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tricorne.cli.commands.game_loader import load_game
from tricorne.cli.terminal import Terminal
from tricorne.files import write_atomically
from tricorne.i18n.narration import Narrator
from tricorne.match import Match, Record, record
from tricorne.match import trace as tracing


def replay(terminal: Terminal, file: Path, components: Path | None, *, check: bool) -> None:
    """Replay a record; print its transcript, or with `check` only whether it is valid."""
    game_record = _read(terminal, file, components)
    if check:
        match = Match.from_record(game_record)
        key = "cli-replay-fits" if match.result else "cli-replay-fits-unfinished"
        terminal.print_message(key, file=str(file), moves=len(match.played))
        return
    for line in transcript(terminal, game_record):
        terminal.write(line)


def trace(terminal: Terminal, file: Path, components: Path | None, out: Path | None) -> None:
    """Print the trace of a record, or write it to a file."""
    game_record = _read(terminal, file, components)
    if out is None:
        for line in tracing.lines(game_record):
            terminal.write(line)
    else:
        write_atomically(out, "".join(f"{line}\n" for line in tracing.lines(game_record)), sync=False)


def transcript(terminal: Terminal, game_record: Record) -> Iterator[str]:
    """Describe a whole game, hidden cards included."""
    translations = terminal.translations
    match = Match.opened(game_record)
    narrator = Narrator(translations, game_record.game, game_record.names)
    yield translations.say(
        "cli-transcript-title",
        game=translations.say(f"{game_record.game.name}-title"),
        players=game_record.players,
        seed=game_record.seed,
    )
    for event in match.opening:
        yield f"  {narrator.event(event)}"
    for number, played in enumerate(match.replay(game_record), 1):
        action = game_record.game.actions.text(played.move.action)
        yield f"{number}. {narrator.name(played.move.seat)}: {action}"
        for event in played.events:
            yield f"  {narrator.event(event)}"
    if match.result:
        yield narrator.result(match.result)
        yield from narrator.points(match.result)
    else:
        yield translations.say("cli-transcript-unfinished")


def _read(terminal: Terminal, file: Path, components: Path | None) -> Record:
    game_record = record.read(file, components)
    load_game(terminal, game_record.game.name)
    return game_record
