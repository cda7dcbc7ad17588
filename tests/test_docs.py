"""The documentation is true: its examples run, its tables are up to date, and nothing is missing.

`python -m tests.test_docs` writes the tables anew.

Not checked: figures of speed, which differ from machine to machine (an ellipsis
stands for them), and what is not an example but prose.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import typer

from tests.server.support.processes import serving
from tricorne.cli.app import app
from tricorne.games import GAMES
from tricorne.games.struct import fields
from tricorne.learn.dataset import COLUMNS
from tricorne.server.settings import Settings

ROOT = Path(__file__).parents[1]
DOCS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
NAMES = [path.relative_to(ROOT).as_posix() for path in DOCS]
# Where the examples expect a server.
SERVER = "http://127.0.0.1:8017"

FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TABLE = re.compile(r"(<!-- (\w+) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def blocks(name: str, language: str) -> Iterator[tuple[int, str]]:
    """Go through the fenced blocks of a language: line and text."""
    text = read(name)
    for found in FENCE.finditer(text):
        if found[1] == language:
            yield text.count("\n", 0, found.start(2)) + 1, found[2]


def with_blocks(language: str) -> list[str]:
    return [name for name in NAMES if any(blocks(name, language))]


@pytest.mark.parametrize("name", with_blocks("python"))
def test_python_examples_run(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    server_for: Callable[[str], str | None],
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    here = server_for(name)
    for line, shown_text in blocks(name, "python"):
        text = shown_text.replace(SERVER, here) if here else shown_text
        code = compile("\n" * (line - 1) + text, str(ROOT / name), "exec")
        before = capsys.readouterr().out
        exec(code, names)  # noqa: S102 - the examples are our own
        printed = capsys.readouterr().out
        shown = re.findall(r"^# prints: (.*)$", text, re.MULTILINE)
        assert not shown or re.fullmatch(pattern(shown), printed), f"{name}:{line}: {before}{printed}"


@pytest.fixture
def server_for(tmp_path: Path) -> Iterator[Callable[[str], str | None]]:
    """Return a function that starts a server for a page whose examples speak with one, and tells where."""
    with ExitStack() as stack:
        yield (
            lambda name: (
                stack.enter_context(serving(tmp_path)).url
                if any(SERVER in text for kind in ("python", "console") for _, text in blocks(name, kind))
                else None
            )
        )


def pattern(lines: list[str]) -> str:
    """Make a pattern of what an example shows; an ellipsis stands for anything."""
    return "".join(".*".join(re.escape(part) for part in line.split("…")) + r"\s*\n" for line in lines)


def commands(name: str) -> Iterator[tuple[int, str, list[str]]]:
    """Go through the commands of console blocks: line, command, and what it is shown to print."""
    for first, text in blocks(name, "console"):
        command, at = "", 0
        shown: list[str] = []
        for line, content in enumerate(text.splitlines(), first):
            if content.startswith("$ "):
                if command:
                    yield at, command, shown
                command, at, shown = content[2:], line, []
            else:
                shown.append(content)
        yield at, command, shown


def write_files(name: str, directory: Path) -> None:
    """Write the examples that begin with the name of a file, for the commands that use them."""
    for _, text in blocks(name, "python"):
        file = re.match(r"# (\w+\.py)\n", text)
        if file:
            (directory / file[1]).write_text(text, "utf-8")


@pytest.mark.parametrize("name", with_blocks("console"))
def test_console_examples_run(name: str, tmp_path: Path, server_for: Callable[[str], str | None]) -> None:
    write_files(name, tmp_path)
    here = server_for(name) or SERVER
    environment = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}
    environment["XDG_DATA_HOME"] = str(tmp_path / "data")
    environment["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    for line, command, shown in commands(name):
        done = subprocess.run(
            ["sh", "-c", command.replace(SERVER, here)],
            cwd=tmp_path,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=600,
            check=False,
        )
        where = f"{name}:{line}: {command}\n{done.stdout}{done.stderr}"
        assert done.returncode == 0, where
        printed = "\n".join(text.rstrip() for text in done.stdout.splitlines()) + "\n"
        wanted = "".join(any_lines([text.replace(SERVER, here) for text in shown]))
        assert not shown or re.fullmatch(wanted, printed), where


def any_lines(shown: list[str]) -> Iterator[str]:
    """Make a pattern of each line; a line that is only an ellipsis stands for any lines."""
    for line in shown:
        yield r"(?:.*\n)*" if line.strip() == "…" else pattern([line.rstrip()])


def test_every_example_is_looked_at() -> None:
    languages = {found[1] for name in NAMES for found in FENCE.finditer(read(name))}
    assert languages <= {"python", "console", "sh", "text", "toml", "json", "diff"}
    opened = sum(read(name).count("\n```") for name in NAMES)
    assert opened == 2 * sum(len(FENCE.findall(read(name))) for name in NAMES)


def every_command(command: Any, *path: str) -> Iterator[tuple[str, list[str]]]:
    """Go through the commands of the command line, each with its full name and its flags."""
    yield " ".join(path), [flag for option in command.params for flag in option.opts if flag[:2] == "--"]
    for name, inner in getattr(command, "commands", {}).items():
        yield from every_command(inner, *path, name)


COMMANDS = dict(every_command(typer.main.get_command(app), "tricorne"))
WORDS = "\n".join(read(name) for name in NAMES)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_is_documented(name: str) -> None:
    assert f"`{name}" in WORDS or f"$ {name}" in WORDS
    missing = [flag for flag in COMMANDS[name] if not re.search(rf"{flag}\b", WORDS)]
    assert not missing


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_option_is_documented(name: str) -> None:
    players = read("docs/players.md")
    for option in GAMES[name].options:
        assert f"`{option.name}`" in players
        for value in option.values:
            assert f"`{option.write(value)}`" in players


def anchors(path: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", path.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    for target in LINK.findall(read(name)):
        if not target.startswith(("http://", "https://")):
            page, _, anchor = target.partition("#")
            path = (ROOT / name).parent / page if page else ROOT / name
            assert path.exists(), target
            assert not anchor or anchor in anchors(path), target


def state_table(game: str) -> str:
    """Write the fields of a game's state as a table."""
    state = import_module(f"tricorne.games.{game}.state").State
    rows = [f"| `{field.name}` | `{field.cell}` | {field.comment} |" for field in fields(state)]
    return "\n".join(["| field | type | what it is |", "|---|---|---|", *rows]) + "\n"


def event_table(game: str) -> str:
    """Write the events of a game as a table."""
    rows = []
    for kind in GAMES[game].event_kinds:
        names = ", ".join(f"`{name}`" for name in kind.names)
        rows.append(f"| `{kind.name.lower()}` | {names} |")
    return "\n".join(["| `event` | further fields |", "|---|---|", *rows]) + "\n"


def written(value: object) -> str:
    """Write a setting as it stands in the environment."""
    return value if isinstance(value, str) else json.dumps(value)


def settings_table(_: str) -> str:
    """Write the settings of a server as a table."""
    # These are found out on the machine.
    usual = {
        "database": "`tables.sqlite` in your data directory",
        "thinkers": "the number of cores minus one",
    }
    rows = []
    for name, field in Settings.model_fields.items():
        value = usual.get(name) or ("" if field.default is None else f"`{written(field.default)}`")
        rows.append(f"| `{name}` | {value} | {field.description} |")
    return "\n".join(["| setting | default | meaning |", "|---|---|---|", *rows]) + "\n"


def columns_table(_: str) -> str:
    """Write the columns of a dataset as a table."""
    rows = [
        f"| `{column.name}` | `{str(column.type).replace('item: ', '')}` | {column.comment} |"
        for column in COLUMNS
    ]
    return "\n".join(["| column | type | what it is |", "|---|---|---|", *rows]) + "\n"


MAKERS = {
    "state": state_table,
    "events": event_table,
    "settings": settings_table,
    "columns": columns_table,
}


def up_to_date(text: str) -> str:
    """Write the tables of a page anew."""
    return TABLE.sub(lambda found: found[1] + MAKERS[found[2]](found[3]) + found[4], text)


@pytest.mark.parametrize("name", NAMES)
def test_tables_are_up_to_date(name: str) -> None:
    assert read(name) == up_to_date(read(name)), "write them anew: python -m tests.test_docs"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_its_tables(game: str) -> None:
    assert f"<!-- state {game} -->" in read("docs/engine.md")
    assert f"<!-- events {game} -->" in read("docs/trace.md")


if __name__ == "__main__":
    for path in DOCS:
        path.write_text(up_to_date(path.read_text("utf-8")), "utf-8")
