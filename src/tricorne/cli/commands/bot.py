"""`tricorne bot list` and `tricorne bot test`: lists bots, and tests programs against the protocol."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tricorne.bots import BOTS, check, custom
from tricorne.bots.external.conformance import ConformanceCheck, Finding
from tricorne.cli.commands.game_loader import load_game
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption
from tricorne.games import GAMES

LEAST_CLOCK = 0.01


def list_bots(terminal: Terminal) -> None:
    """List the bots that come with Tricorne."""
    translations = terminal.translations
    grid = Grid(translations.say("cli-bot-list-name"), translations.say("cli-bot-list-what"))
    for name in BOTS:
        grid.add_row(name, translations.say(f"bots-{name}"))
    terminal.print(grid)
    terminal.print_message("cli-bot-list-own")


def test(terminal: Terminal, given: Sequence[str], clock: float) -> bool:
    """Test a program, print all findings, and return whether it passed."""
    if not clock >= LEAST_CLOCK:
        raise BadOption("error-number", what="--clock", low=str(LEAST_CLOCK), value=str(clock))
    command = _command(given)
    games = {name: load_game(terminal, name) for name in GAMES}
    conformance = ConformanceCheck(command, games, clock)
    failed = 0
    for finding in conformance.run():
        _print_finding(terminal, finding)
        failed += bool(finding.failure) and not finding.is_note
    if failed:
        terminal.print_message("cli-bot-does-not", "bold red", count=failed)
    else:
        assert conformance.hello
        terminal.print_message("cli-bot-conforms", "bold green", name=conformance.hello.name)
    return failed == 0


def _command(given: Sequence[str]) -> list[str]:
    """Return the program and its arguments, given as separate words, as one string, or as `exec:…`."""
    text = given[0] if len(given) == 1 else shlex.join(given)
    name = text if text.startswith(f"{custom.EXEC}:") else f"{custom.EXEC}:{text}"
    check(name)
    return shlex.split(name.partition(":")[2])


def _print_finding(terminal: Terminal, finding: Finding) -> None:
    translations = terminal.translations
    about = translations.say(finding.about)
    if not finding.failure or not finding.fix:
        terminal.print_message("cli-bot-passed", "green", said=about)
        return
    if finding.is_note:
        terminal.print_message("cli-bot-noted", "yellow", said=about)
    else:
        terminal.print_message("cli-bot-failed", "red", said=about)
    lines = [translations.say(finding.failure)]
    lines += [translations.say("cli-bot-sent", text=finding.sent)] if finding.sent else []
    back = finding.received
    lines.append(
        translations.say("cli-bot-back", text=back) if back else translations.say("cli-bot-nothing-back")
    )
    lines.append(translations.say("cli-bot-cure", said=translations.say(finding.fix)))
    for line in lines:
        terminal.print(Padding(Text(line), (0, 0, 0, 2)))
