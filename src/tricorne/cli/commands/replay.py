"""`tricorne replay` and `tricorne trace`: what a record tells."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tricorne.cli.commands.components import open_box
from tricorne.cli.terminal import Terminal
from tricorne.files import write_atomically
from tricorne.i18n.narration import Narrator
from tricorne.match import Match, Record, record
from tricorne.match import trace as tracing


def replay(terminal: Terminal, file: Path, components: Path | None, *, check: bool) -> None:
    """Play a record again; print its transcript, or only whether it fits."""
    kept = _read(terminal, file, components)
    if check:
        table = Match.from_record(kept)
        key = "cli-replay-fits" if table.result else "cli-replay-fits-unfinished"
        terminal.say(key, file=str(file), moves=len(table.played))
        return
    for line in transcript(terminal, kept):
        terminal.write(line)


def trace(terminal: Terminal, file: Path, components: Path | None, out: Path | None) -> None:
    """Print the trace of a record, or write it to a file."""
    kept = _read(terminal, file, components)
    if out is None:
        for line in tracing.lines(kept):
            terminal.write(line)
    else:
        write_atomically(out, "".join(f"{line}\n" for line in tracing.lines(kept)), sync=False)


def transcript(terminal: Terminal, kept: Record) -> Iterator[str]:
    """Tell a whole game in words, secrets included."""
    translations = terminal.translations
    table = Match.opened(kept)
    speaker = Narrator(translations, kept.game, kept.names)
    yield translations.say(
        "cli-transcript-title",
        game=translations.say(f"{kept.game.name}-title"),
        players=kept.players,
        seed=kept.seed,
    )
    for event in table.opening:
        yield f"  {speaker.event(event)}"
    for number, played in enumerate(table.replay(kept), 1):
        action = kept.game.actions.text(played.move.action)
        yield f"{number}. {speaker.name(played.move.seat)}: {action}"
        for event in played.events:
            yield f"  {speaker.event(event)}"
    if table.result:
        yield speaker.result(table.result)
        yield from speaker.points(table.result)
    else:
        yield translations.say("cli-transcript-unfinished")


def _read(terminal: Terminal, file: Path, components: Path | None) -> Record:
    kept = record.read(file, components)
    open_box(terminal, kept.game.name)
    return kept
