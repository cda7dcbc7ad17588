"""The catalogues: one directory of `.ftl` files for each language, English behind them all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from tricorne.errors import Argument, BadOption, Message
from tricorne.i18n.seat_numbers import counted

FALLBACK = "en"
SUFFIX = ".ftl"


def _directories() -> dict[str, Traversable]:
    here = files("tricorne.i18n")
    found = {
        entry.name: entry
        for entry in here.iterdir()
        if entry.is_dir() and any(file.name.endswith(SUFFIX) for file in entry.iterdir())
    }
    return dict(sorted(found.items(), key=lambda item: (item[0] != FALLBACK, item[0])))


LANGUAGES = tuple(_directories())


class UnknownWord(KeyError):
    """A message that no catalogue has, or that lacks an argument: a slip of ours, not the user's."""


class Translations:
    """The words of one language, with English where it has none.

    A `strict` one raises `UnknownWord` where the other would show the key.
    """

    def __init__(self, language: str = FALLBACK, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise BadOption("error-language", language=language, right=", ".join(LANGUAGES))
        self.language = language
        self.strict = strict
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, FALLBACK))]

    def has(self, key: str) -> bool:
        """Whether there is a message under a key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, message: Message | str, **arguments: Argument) -> str:
        """Put a message into words."""
        if isinstance(message, str):
            message = Message(message, arguments)
        for bundle in self._bundles:
            if bundle.has_message(message.key):
                return self._format(bundle, message)
        if self.strict:
            raise UnknownWord(message.key)
        return str(message)

    def _format(self, bundle: FluentBundle, message: Message) -> str:
        pattern = bundle.get_message(message.key).value
        if pattern is None:
            raise UnknownWord(message.key)
        given = {name: _plain(value) for name, value in counted(message).items()}
        text, problems = bundle.format_pattern(pattern, given)
        if problems and self.strict:
            raise UnknownWord(f"{message}: {problems}")
        return str(text)


def _plain(value: Argument) -> object:
    """Keep separators out of numbers: most of them name something."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in catalogue_texts(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def catalogue_texts(language: str) -> dict[str, str]:
    """Return the catalogues of a language by the names of their files."""
    return {
        file.name: file.read_text("utf-8")
        for file in sorted(_directories()[language].iterdir(), key=lambda file: file.name)
        if file.name.endswith(SUFFIX)
    }


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """Choose the language: the wanted one, else what the environment says, else English.

    Only a language that was asked for by name is refused if there is none.
    """
    if wanted:
        return wanted
    for variable in ("TRICORNE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable].lower().replace("-", "_").split("_")[0].split(".")[0]
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK
