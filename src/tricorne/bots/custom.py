"""Custom bots, by name: a program, or a class in a Python file or module.

* `exec:./mybot`: a program that speaks the protocol for external bots.
* `exec:node mybot.js --careful`: with arguments; quotes work, but no shell is involved.
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

# Commas separate names, except inside quotes.
_LIST_ITEM = re.compile(r"""(?:^|,)((?:"[^"]*"|'[^']*'|[^,])*)""")

log = logging.getLogger(__name__)


def split(text: str) -> list[str]:
    """Split a list of bots at the commas, except inside quotes."""
    return [name.strip() for name in _LIST_ITEM.findall(text)]


def is_custom(name: str) -> bool:
    """Whether a name stands for a custom bot, which runs the user's own code."""
    return ":" in name


def factory(name: str) -> Callable[[Game, int, str], Bot]:
    """Return the factory for a custom bot."""
    kind, _, rest = name.partition(":")
    if not name.isprintable():
        raise BadOption("error-bot-form", bot=repr(name)[1:-1], right=FORMS)
    if kind == EXEC:
        return _program(name, rest)
    return _class(name, rest if kind == PYTHON else name)


def private_seed(seed: str) -> str:
    """Derive a seed for a custom bot that reveals nothing about the table's seed."""
    return hashlib.sha256(f"bot {seed}".encode()).hexdigest()[:32]


def _program(name: str, text: str) -> Callable[[Game, int, str], Bot]:
    from tricorne.bots.external import ExternalBot  # noqa: PLC0415 - few need it

    try:
        command = shlex.split(text)
    except ValueError as error:
        raise BadOption("error-bot-command", bot=name, problem=str(error)) from error
    if not command:
        raise BadOption("error-bot-form", bot=name, right=FORMS)
    if SYSTEM != "posix":
        raise BadOption("error-bot-system", bot=name)
    if shutil.which(command[0]) is None:
        raise BadOption("error-bot-program", bot=name, program=command[0])
    return partial(ExternalBot, tuple(command))


def _class(name: str, path: str) -> Callable[[Game, int, str], Bot]:
    source, _, class_name = path.rpartition(":")
    if not source or not class_name.isidentifier():
        raise BadOption("error-bot-form", bot=name, right=FORMS)
    try:
        module = (
            _import_file(str(Path(source).resolve())) if source.endswith(".py") else import_module(source)
        )
    except (Exception, SystemExit) as error:
        log.exception("importing %s failed", source)
        raise BadOption("error-bot-import", bot=name, source=source, problem=_describe(error)) from error
    bot_class: Any = getattr(module, class_name, None)
    if not _is_bot_class(bot_class):
        raise BadOption("error-bot-class", bot=name, source=source, found=class_name)

    def make(game: Game, seat: int, seed: str) -> Bot:
        try:
            bot: Bot = bot_class(game, seat, seed)
            return bot
        except (Exception, SystemExit) as error:
            log.exception("creating %s failed", name)
            raise BadOption("error-bot-made", bot=name, problem=_describe(error)) from error

    return make


def _is_bot_class(candidate: object) -> bool:
    return isinstance(candidate, type) and issubclass(candidate, Bot)


def _describe(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


@cache
def _import_file(path: str) -> ModuleType:
    """Import a file, once."""
    spec = importlib.util.spec_from_file_location(f"tricorne_own_{abs(hash(path)):x}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses and pickles of the file need it there
    spec.loader.exec_module(module)
    return module
