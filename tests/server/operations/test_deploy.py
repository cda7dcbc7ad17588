"""The deployment files are correct: every command, flag and setting they name exists.

Not checked: that the container can be built, which needs a network, and that
proxies accept their snippets.
"""

from __future__ import annotations

import configparser
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_docs import COMMANDS
from tricorne.server.settings import CONFIG, PREFIX, Settings

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "docs" / "deploy"
FILES = [ROOT / "docs" / "hosts.md", ROOT / "docs" / "api.md", *sorted(DEPLOY.iterdir())]
# Environment variables that are not settings: the settings file, and the cache of machine code.
OTHERS = {CONFIG, "TRICORNE_BACKEND", "TRICORNE_CACHE"}


def commands(text: str) -> Iterator[list[str]]:
    """Yield the calls of the command `tricorne`, split into words."""
    for found in re.finditer(r"(?:^|`|bin/|CMD \[\"|RUN )(tricorne\"?,? .*?)(?:`|#|$)", text, re.MULTILINE):
        yield shlex.split(found[1].replace('", "', " ").replace('"]', "").replace('"', ""))


def full_name(words: list[str]) -> str:
    """Return the longest command name that the words begin with."""
    return max((name for name in COMMANDS if words[: len(name.split())] == name.split()), key=len)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_commands_and_flags_exist(path: Path) -> None:
    for words in commands(path.read_text("utf-8")):
        if words == ["tricorne"]:
            continue
        name = full_name(words)
        assert name != "tricorne", words
        flags = {word.partition("=")[0] for word in words if word.startswith("--")}
        assert flags <= {*COMMANDS[name]}, words


def test_there_are_commands_to_check() -> None:
    found = [full_name(words) for path in FILES for words in commands(path.read_text("utf-8"))]
    assert {"tricorne serve", "tricorne admin backup", "tricorne admin restore", "tricorne bench"} <= {*found}
    assert any(commands((DEPLOY / "tricorne.service").read_text("utf-8")))
    assert any(commands((DEPLOY / "Containerfile").read_text("utf-8")))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_settings_exist(path: Path) -> None:
    text = path.read_text("utf-8")
    named = {name for name in re.findall(rf"\b{PREFIX}[A-Z_]+", text) if not name.endswith("_")} - OTHERS
    assert {name.removeprefix(PREFIX).lower() for name in named} <= {*Settings.model_fields}
    given = re.findall(r"--set ([a-z-]+)=", text)
    assert {name.replace("-", "_") for name in given} <= {*Settings.model_fields}


def test_the_example_settings_file_is_valid() -> None:
    found = tomllib.loads((DEPLOY / "tricorne.toml").read_text("utf-8"))
    assert Settings(**found).url == "https://play.example.org"


def test_the_systemd_unit_allows_what_the_server_writes() -> None:
    unit = configparser.RawConfigParser(strict=False, inline_comment_prefixes=None, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string((DEPLOY / "tricorne.service").read_text("utf-8"))
    service = unit["Service"]
    assert service["StateDirectory"] == service["CacheDirectory"] == "tricorne"
    assert service["ProtectSystem"] == "strict"
    assert "MemoryDenyWriteExecute" not in service


def test_every_setting_is_documented() -> None:
    hosts = (ROOT / "docs" / "hosts.md").read_text("utf-8")
    assert not [name for name in Settings.model_fields if f"| `{name}` |" not in hosts]
