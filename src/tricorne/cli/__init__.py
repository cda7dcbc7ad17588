"""The command `tricorne`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from tricorne.cli.app import app
from tricorne.cli.help import fill_in
from tricorne.cli.log_file import kept_log
from tricorne.cli.terminal import Terminal
from tricorne.errors import TricorneError
from tricorne.i18n.catalogue import Translations, choose_language
from tricorne.i18n.explain import explain

OK, USER_ERROR, INTERRUPTED = 0, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    translations = Translations()
    try:
        translations = Translations(choose_language(_take_language(given), os.environ))
        with kept_log(os.environ):
            return _run(given, translations)
    except TricorneError as error:
        return _complain(translations, explain(translations, error), USER_ERROR)
    except typer.TyperException as error:
        problem = error.format_message().rstrip(".")
        if not problem:  # no command was given, and the help is shown already
            return error.exit_code
        return _complain(
            translations,
            translations.say("error-usage", problem=problem, command="tricorne"),
            error.exit_code,
        )
    except (KeyboardInterrupt, typer.Abort):
        return _complain(translations, translations.say("error-interrupted"), INTERRUPTED)


def _run(arguments: list[str], translations: Translations) -> int:
    command = typer.main.get_command(app)
    fill_in(command, translations)
    code = command.main(
        args=arguments, prog_name="tricorne", standalone_mode=False, obj=Terminal(translations)
    )
    return code if isinstance(code, int) else OK


def _complain(translations: Translations, said: str, code: int) -> int:
    Terminal(translations).complain(said)
    return code


def _take_language(arguments: list[str]) -> str | None:
    """Take `--language X` out of the arguments, wherever it stands: the help needs it first."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            return None
        if argument.startswith("--language="):
            del arguments[place]
            return argument.partition("=")[2]
        if argument == "--language" and place + 1 < len(arguments):
            language = arguments[place + 1]
            del arguments[place : place + 2]
            return language
    return None
