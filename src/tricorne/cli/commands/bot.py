"""`tricorne bot`: the bots there are, and whether a program of one's own keeps to the protocol."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tricorne.bots import BOTS, check, custom
from tricorne.bots.external.conformance import Examination, Finding
from tricorne.cli.commands.components import open_box
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption
from tricorne.games import GAMES

LEAST_CLOCK = 0.01


def list_bots(terminal: Terminal) -> None:
    """List the bots that come with Tricorne."""
    words = terminal.words
    grid = Grid(words.say("cli-bot-list-name"), words.say("cli-bot-list-what"))
    for name in BOTS:
        grid.add_row(name, words.say(f"bots-{name}"))
    terminal.show(grid)
    terminal.say("cli-bot-list-own")


def test(terminal: Terminal, given: Sequence[str], clock: float) -> bool:
    """Examine a program, tell all findings, and say whether it passed."""
    if not clock >= LEAST_CLOCK:
        raise BadOption("error-number", what="--clock", low=str(LEAST_CLOCK), value=str(clock))
    command = _command(given)
    games = {name: open_box(terminal, name) for name in GAMES}
    examination = Examination(command, games, clock)
    failed = 0
    for finding in examination.findings():
        _tell(terminal, finding)
        failed += bool(finding.failure) and not finding.is_note
    if failed:
        terminal.say("cli-bot-does-not", "bold red", count=failed)
    else:
        assert examination.hello
        terminal.say("cli-bot-conforms", "bold green", name=examination.hello.name)
    return failed == 0


def _command(given: Sequence[str]) -> list[str]:
    """Return the program and its arguments, given as words, as one text, or as the name of a bot."""
    text = given[0] if len(given) == 1 else shlex.join(given)
    name = text if text.startswith(f"{custom.EXEC}:") else f"{custom.EXEC}:{text}"
    check(name)
    return shlex.split(name.partition(":")[2])


def _tell(terminal: Terminal, finding: Finding) -> None:
    words = terminal.words
    about = words.say(finding.about)
    if not finding.failure or not finding.cure:
        terminal.say("cli-bot-passed", "green", said=about)
        return
    if finding.is_note:
        terminal.say("cli-bot-noted", "yellow", said=about)
    else:
        terminal.say("cli-bot-failed", "red", said=about)
    said = [words.say(finding.failure)]
    said += [words.say("cli-bot-sent", text=finding.sent)] if finding.sent else []
    back = finding.back
    said.append(words.say("cli-bot-back", text=back) if back else words.say("cli-bot-nothing-back"))
    said.append(words.say("cli-bot-cure", said=words.say(finding.cure)))
    for line in said:
        terminal.show(Padding(Text(line), (0, 0, 0, 2)))
