"""The catalogues: complete, used, and alike in every language.

Not checked: whether a sentence is good.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
import typer
from babel import Locale
from fluent.syntax import ast as ftl

import tricorne
from tests.i18n.texts import Entry, entries
from tests.support.records import box, random_game
from tests.support.walks import every_option, walk
from tricorne.cli.app import app
from tricorne.cli.help import add_help
from tricorne.errors import BadOption, Message
from tricorne.games import GAMES
from tricorne.games.events import buffer
from tricorne.i18n.catalogue import LANGUAGES, MissingMessage, Translations, choose_language
from tricorne.i18n.narration import Narrator
from tricorne.match import Match

SOURCE = Path(tricorne.__file__).parent
SPOKEN = re.compile(r"(error|record|components|cli|play|table|bench|check)(-[a-z0-9]+)+")
LANGUAGES_WHERE_ONE_HAS_ZERO = [name for name in LANGUAGES if Locale(name).plural_form(0) == "one"]
GAME_AND_LANGUAGE = list(product(GAMES, LANGUAGES))
# Keys composed from names: `Game.message`, `Game.why_not`, `Narrator.result`, `name_key` and the help of
# commands.
MADE_FROM_NAMES = re.compile(
    r"[a-z]+-(event|reason|result)-.+|(liberte|libertalia)-(name|the)-.+|cli-(.+-)?help|cli-(.+-)?option-.+"
)


@cache
def texts_in_the_code() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Collect all string literals of the code: constants, and patterns for f-strings."""
    constants, patterns = set(), []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                literal = "".join(str(part) for part in parts if part is not None)
                if re.search("[a-z]-|-[a-z]", literal) and literal.strip("-") not in GAMES:
                    filled = (re.escape(str(part)) if part is not None else ".+" for part in parts)
                    patterns.append(re.compile("".join(filled)))
    return frozenset(constants), tuple(patterns)


def is_used(key: str) -> bool:
    constants, patterns = texts_in_the_code()
    spellings = {key, *(key.removeprefix(f"{game}-") for game in GAMES)}
    return bool(spellings & constants) or any(
        pattern.fullmatch(spelling) for pattern in patterns for spelling in spellings
    )


def test_every_key_in_the_code_has_a_message() -> None:
    constants, _ = texts_in_the_code()
    missing = {text for text in constants if SPOKEN.fullmatch(text)} - set(entries("en"))
    assert not missing


def test_no_message_is_unused() -> None:
    referred = set[str]().union(*(found.messages for found in entries("en").values()))
    unused = [
        key
        for key in entries("en")
        if key not in referred
        and not MADE_FROM_NAMES.fullmatch(key)
        # Messages of the pages are checked by web/tests/catalogues.test.ts.
        and not key.startswith("web-")
        and not is_used(key)
    ]
    assert not unused


@pytest.mark.parametrize("language", LANGUAGES_WHERE_ONE_HAS_ZERO)
def test_plural_one_is_correct_for_zero(language: str) -> None:
    """Where `one` includes 0, as in French, what spells out "une" needs `[1]` unless 0 has a variant."""
    wrong = []
    for key, entry in entries(language).items():
        pattern = entry.message.value
        inner = (
            [part.expression for part in pattern.elements if isinstance(part, ftl.Placeable)]
            if pattern
            else []
        )
        beside = {part.id.name for part in inner if isinstance(part, ftl.VariableReference)}
        for choice in entry.selects:
            variants = {
                variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value: variant
                for variant in choice.variants
            }
            if (
                isinstance(choice.selector, ftl.VariableReference)
                and "one" in variants
                and "0" not in variants
            ):
                figures = Entry(entry.file, key, entry.message)
                figures.visit(variants["one"])
                if choice.selector.id.name not in figures.variables | beside:
                    wrong.append(key)
    assert not wrong


@pytest.mark.parametrize(("name", "language"), GAME_AND_LANGUAGE)
def test_every_event_has_a_message(name: str, language: str) -> None:
    game = box(name)
    narrator = Narrator(Translations(language, strict=True), game, ())
    for kind in game.event_kinds:
        written = buffer()
        written[0, 0] = 1
        written[1] = (kind, 1, 1, 1, 1)
        (event,) = game.read_events(written)
        assert narrator.event(event)
        if event.private and event.public:
            assert narrator.event(event.seen_by(3))
    made = {f"{name}-event-{kind.name.lower().replace('_', '-')}" for kind in game.event_kinds}
    there = {key.removesuffix("-hidden") for key in entries(language) if key.startswith(f"{name}-event-")}
    assert there == made


@pytest.mark.parametrize(("name", "language"), GAME_AND_LANGUAGE)
def test_every_reason_has_a_message(name: str, language: str) -> None:
    made = {
        f"{name}-reason-{reason.name.lower().replace('_', '-')}" for reason in box(name).reasons if reason
    }
    assert {key for key in entries(language) if key.startswith(f"{name}-reason-")} == made


@pytest.mark.parametrize(("name", "language"), GAME_AND_LANGUAGE)
def test_everything_that_happens_in_a_game_can_be_translated(name: str, language: str) -> None:
    game = box(name)
    narrator = Narrator(Translations(language, strict=True), game, ["Anne", "Bertrand"])
    match = Match.from_record(random_game(name))
    events = {repr(event): event for seat in range(match.players + 1) for event in match.log(seat)}
    for event in events.values():
        assert narrator.event(event)
    assert match.result
    assert narrator.result(match.result)
    assert narrator.points(match.result)
    reasons: dict[str, Message] = {}
    for options in every_option(game):
        for count, (state, seat, _) in enumerate(walk(game, "reasons", game.players[-1], options)):
            if count % 150 == 0 and seat >= 0:
                found = (game.why_not(state, seat, action) for action in range(len(game.actions)))
                reasons |= {repr(reason): reason for reason in found if reason is not None}
    assert len({narrator.say(reason) for reason in reasons.values()}) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_has_help(language: str) -> None:
    command = typer.main.get_command(app)
    add_help(command, Translations(language, strict=True))
    used = set(help_keys(command, ("cli",)))
    there = {key for key in entries(language) if re.fullmatch(r"cli-(.+-)?help|cli-(.+-)?option-.+", key)}
    assert there == used | {"cli-option-help"}


def help_keys(command: object, path: tuple[str, ...]) -> Iterator[str]:
    yield "-".join((*path, "help"))
    for parameter in getattr(command, "params", ()):
        name = parameter.name.replace("_", "-")
        own = "-".join((*path, "option", name))
        yield own if own in entries("en") else f"cli-option-{name}"
    for name, inner in getattr(command, "commands", {}).items():
        yield from help_keys(inner, (*path, name))


def test_a_missing_message_shows_its_key_or_raises_in_strict_mode() -> None:
    assert Translations().say("no-such-word", number=3) == "no-such-word number=3"
    with pytest.raises(MissingMessage):
        Translations(strict=True).say("no-such-word")
    with pytest.raises(MissingMessage):
        Translations(strict=True).say("table-seat")


def test_numbers_have_no_separators() -> None:
    assert "12345" in Translations().say("error-number", what="x", low=1, value=12345)


def test_language_is_the_requested_one_or_the_systems() -> None:
    assert choose_language("xx", {}) == "xx"
    assert choose_language(None, {"LANG": "en_US.UTF-8"}) == "en"
    assert choose_language(None, {"TRICORNE_LANGUAGE": "en", "LANG": "fr_FR.UTF-8"}) == "en"
    assert choose_language(None, {"LANG": "tlh"}) == "en"
    assert choose_language(None, {"LC_ALL": "C"}) == "en"
    assert choose_language(None, {}) == "en"
    with pytest.raises(BadOption, match="error-language"):
        Translations("xx")
