"""The Fluent catalogues: one directory of `.ftl` files per language, with English as fallback."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from tricorne.errors import Argument, BadOption, Message
from tricorne.i18n.grammar import Name, functions
from tricorne.i18n.names import NAMED, name_key, typeset
from tricorne.i18n.seat_numbers import arguments_for_people

FALLBACK = "en"
# Where a narrow card may break a word; a terminal never does.
SOFT_HYPHEN = "\u00ad"
SUFFIX = ".ftl"
# Where a message or a term begins, and where one is referred to.
ENTRY = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


def _directories() -> dict[str, Traversable]:
    package = files("tricorne.i18n")
    found = {
        entry.name: entry
        for entry in package.iterdir()
        if entry.is_dir() and any(file.name.endswith(SUFFIX) for file in entry.iterdir())
    }
    return dict(sorted(found.items(), key=lambda item: (item[0] != FALLBACK, item[0])))


LANGUAGES = tuple(_directories())


class MissingMessage(KeyError):
    """No catalogue has the message, or an argument is missing: a bug, not a user error."""


class Translations:
    """The messages of one language, with English as fallback.

    A missing message is shown by its key; with `strict` it raises `MissingMessage`.
    """

    def __init__(self, language: str = FALLBACK, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise BadOption("error-language", language=language, right=", ".join(LANGUAGES))
        self.language = language
        self.strict = strict
        self._catalogues = [_catalogue(name) for name in dict.fromkeys((language, FALLBACK))]

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return any(key in catalogue for catalogue in self._catalogues)

    def say(self, message: Message | str, **arguments: Argument) -> str:
        """Format a message in this language."""
        if isinstance(message, str):
            message = Message(message, arguments)
        for catalogue in self._catalogues:
            if message.key in catalogue:
                return self._format(catalogue.bundle_with(message.key), message)
        if self.strict:
            raise MissingMessage(message.key)
        return str(message)

    def name(self, game: str, name: str, *, in_sentence: bool = False) -> str:
        """Translate the name of a card or a character; a proper name stays as it is."""
        key = name_key(game, name, in_sentence=in_sentence)
        return self.say(key).replace(SOFT_HYPHEN, "") if self.has(key) else typeset(name)

    def _format(self, bundle: FluentBundle, message: Message) -> str:
        pattern = bundle.get_message(message.key).value
        if pattern is None:
            raise MissingMessage(message.key)
        arguments = {
            name: _ungrouped(self._named(message.key, name, value))
            for name, value in arguments_for_people(message).items()
        }
        text, problems = bundle.format_pattern(pattern, arguments)
        if problems and self.strict:
            raise MissingMessage(f"{message}: {problems}")
        return str(text)

    def _named(self, key: str, argument: str, value: Argument) -> Argument:
        """Translate the name of a card or character in the message of a game."""
        if argument not in NAMED or not isinstance(value, str):
            return value
        game = key.partition("-")[0]
        return Name(self.name(game, value, in_sentence=True), name_key(game, value, in_sentence=True))

    def listed(self, items: Iterable[str]) -> str:
        """Join the items of a list: “Anne, Bert, and Carl”."""
        return format_list(list(items), locale=self.language)


class Catalogue:
    """The messages of one language. A file is parsed when the first of its messages is wanted."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], functions=functions(self._attribute), use_isolating=False)
        self._lock = Lock()
        self._unparsed = catalogue_texts(language)
        self._file_of = {key: file for file, text in self._unparsed.items() for key in ENTRY.findall(text)}

    def __contains__(self, key: str) -> bool:
        return key in self._file_of

    def bundle_with(self, key: str) -> FluentBundle:
        """Return the bundle, with a message and all that it refers to."""
        with self._lock:
            self._parse(self._file_of[key])
        return self._bundle

    def _attribute(self, key: str, attribute: str, name: str) -> str | None:
        """Format an attribute of a message with a name, if it has one."""
        if key not in self:
            return None
        pattern = self.bundle_with(key).get_message(key).attributes.get(attribute)
        if pattern is None:
            return None
        text, _ = self._bundle.format_pattern(pattern, {"name": name})
        return str(text)

    def _parse(self, file: str) -> None:
        if (text := self._unparsed.pop(file, None)) is None:
            return
        self._bundle.add_resource(FluentResource(text))
        for referred in {self._file_of[key] for key in REFERENCE.findall(text) if key in self._file_of}:
            self._parse(referred)


def _ungrouped(value: Argument) -> object:
    """Format numbers without thousands separators: most of them are names."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def catalogue_texts(language: str) -> dict[str, str]:
    """Return the catalogues of a language by file name."""
    return {
        file.name: file.read_text("utf-8")
        for file in sorted(_directories()[language].iterdir(), key=lambda file: file.name)
        if file.name.endswith(SUFFIX)
    }


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """Choose the language: the wanted one, else that of the environment, else English.

    An unknown language of the environment becomes English; `Translations` rejects an unknown wanted one.
    """
    if wanted:
        return wanted
    for variable in ("TRICORNE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable].lower().replace("-", "_").split("_")[0].split(".")[0]
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK
