"""The help of every command, from the catalogue; the keys are derived from the names."""

from __future__ import annotations

from typing import Any

import typer

from tricorne.i18n.catalogue import LANGUAGES, Translations


def add_help(command: Any, translations: Translations, path: tuple[str, ...] = ("cli",)) -> None:
    """Set the help of a command, its parameters and its subcommands."""
    command.help = translations.say("-".join((*path, "help")))
    command.short_help = command.help.split("\n", maxsplit=1)[0]
    command.get_help_option(typer.Context(command)).help = translations.say("cli-option-help")
    for parameter in command.params:
        parameter.help = translations.say(
            _key(translations, path, parameter.name), languages=", ".join(LANGUAGES)
        )
        kind = "arguments" if parameter.param_type_name == "argument" else "options"
        parameter.rich_help_panel = translations.say(f"cli-panel-{kind}")
    for name, inner in getattr(command, "commands", {}).items():
        inner.rich_help_panel = translations.say("cli-panel-commands")
        add_help(inner, translations, (*path, name))


def _key(translations: Translations, path: tuple[str, ...], name: str) -> str:
    """Return the key of a parameter: its command's own, or the one that commands share."""
    own = "-".join((*path, "option", name.replace("_", "-")))
    return own if translations.has(own) else f"cli-option-{name.replace('_', '-')}"
