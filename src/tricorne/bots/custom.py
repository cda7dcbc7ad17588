"""Bots of one's own, by name: a program, or a class in a Python file or module.

* `exec:./mybot`: a program that speaks the protocol for outside bots.
* `exec:node mybot.js --careful`: with its arguments; quotes work, a shell is not involved.
* `python:mybot.py:MyBot`: a class in a file, made like the built-in bots.
* `python:my.bots:MyBot`: a class in an installed module; also without `python:`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import logging
import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from tricorne.bots.bot import Bot
from tricorne.errors import BadOption
from tricorne.games.game import Game

EXEC = "exec"
PYTHON = "python"
SYSTEM = os.name
FORMS = "exec:COMMAND, python:FILE.py:Class, python:module:Class"

# Commas separate bots, except between quotes.
_ONE_OF_MANY = re.compile(r"""(?:^|,)((?:"[^"]*"|'[^']*'|[^,])*)""")

log = logging.getLogger(__name__)


def split(text: str) -> list[str]:
    """Take a list of bots apart: commas separate them, except between quotes."""
    return [name.strip() for name in _ONE_OF_MANY.findall(text)]


def is_own(name: str) -> bool:
    """Whether a name stands for a bot of the user's own, which runs the user's own code."""
    return ":" in name


def maker(name: str) -> Callable[[Game, int, str], Bot]:
    """Return what makes the bots of a name."""
    kind, _, rest = name.partition(":")
    if not name.isprintable():
        raise BadOption("error-bot-form", bot=repr(name)[1:-1], right=FORMS)
    if kind == EXEC:
        return _program(name, rest)
    return _class(name, rest if kind == PYTHON else name)


def private(seed: str) -> str:
    """Make a seed for a bot's own chance that tells nothing of the table's seed."""
    return hashlib.sha256(f"bot {seed}".encode()).hexdigest()[:32]


def _program(name: str, command: str) -> Callable[[Game, int, str], Bot]:
    from tricorne.bots.external import OutsideBot  # noqa: PLC0415 - few need it

    try:
        rng = shlex.split(command)
    except ValueError as error:
        raise BadOption("error-bot-command", bot=name, problem=str(error)) from error
    if not rng:
        raise BadOption("error-bot-form", bot=name, right=FORMS)
    if SYSTEM != "posix":
        raise BadOption("error-bot-system", bot=name)
    if shutil.which(rng[0]) is None:
        raise BadOption("error-bot-program", bot=name, program=rng[0])
    return partial(OutsideBot, tuple(rng))


def _class(name: str, place: str) -> Callable[[Game, int, str], Bot]:
    source, _, wanted = place.rpartition(":")
    if not source or not wanted.isidentifier():
        raise BadOption("error-bot-form", bot=name, right=FORMS)
    try:
        module = _file(str(Path(source).resolve())) if source.endswith(".py") else import_module(source)
    except (Exception, SystemExit) as error:
        log.exception("importing %s", source)
        raise BadOption("error-bot-import", bot=name, source=source, problem=_problem(error)) from error
    found: Any = getattr(module, wanted, None)
    if not _is_bot(found):
        raise BadOption("error-bot-class", bot=name, source=source, found=wanted)

    def made(game: Game, seat: int, seed: str) -> Bot:
        try:
            bot: Bot = found(game, seat, seed)
            return bot
        except (Exception, SystemExit) as error:
            log.exception("making %s", name)
            raise BadOption("error-bot-made", bot=name, problem=_problem(error)) from error

    return made


def _is_bot(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Bot)


def _problem(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


@cache
def _file(path: str) -> ModuleType:
    """Import a file, once."""
    spec = importlib.util.spec_from_file_location(f"tricorne_own_{abs(hash(path)):x}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # as dataclasses and pickles of the file expect
    spec.loader.exec_module(module)
    return module
