"""The command `tricorne`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from tricorne.cli.app import app
from tricorne.cli.help import add_help
from tricorne.cli.log_file import log_to_file
from tricorne.cli.terminal import Terminal
from tricorne.errors import TricorneError
from tricorne.i18n.catalogue import Translations, choose_language
from tricorne.i18n.explain import explain

OK, USER_ERROR, INTERRUPTED = 0, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit code."""
    remaining = list(sys.argv[1:] if arguments is None else arguments)
    translations = Translations()
    try:
        translations = Translations(choose_language(_take_language(remaining), os.environ))
        with log_to_file(os.environ):
            return _run(remaining, translations)
    except TricorneError as error:
        return _fail(translations, explain(translations, error), USER_ERROR)
    except typer.TyperException as error:
        problem = error.format_message().rstrip(".")
        if not problem:  # no command was given, and the help has been printed
            return error.exit_code
        return _fail(
            translations,
            translations.say("error-usage", problem=problem, command="tricorne"),
            error.exit_code,
        )
    except (KeyboardInterrupt, typer.Abort):
        return _fail(translations, translations.say("error-interrupted"), INTERRUPTED)


def _run(arguments: list[str], translations: Translations) -> int:
    command = typer.main.get_command(app)
    add_help(command, translations)
    code = command.main(
        args=arguments, prog_name="tricorne", standalone_mode=False, obj=Terminal(translations)
    )
    return code if isinstance(code, int) else OK


def _fail(translations: Translations, text: str, code: int) -> int:
    Terminal(translations).print_error(text)
    return code


def _take_language(arguments: list[str]) -> str | None:
    """Remove `--language X` from the arguments, wherever it is: the help needs the language first."""
    for index, argument in enumerate(arguments):
        if argument == "--":
            return None
        if argument.startswith("--language="):
            del arguments[index]
            return argument.partition("=")[2]
        if argument == "--language" and index + 1 < len(arguments):
            language = arguments[index + 1]
            del arguments[index : index + 2]
            return language
    return None
