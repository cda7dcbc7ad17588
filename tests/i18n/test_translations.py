"""Every language against English: what is missing, superfluous, called wrongly, not translated or badly set.

Not checked: whether a sentence is good. For one language: `pytest tests/i18n --language fr`.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_expression

from tests.i18n.texts import Entry, check, entries, junk, languages, translated
from tricorne.i18n.catalogue import FALLBACK, LANGUAGES
from tricorne.i18n.grammar import FORMS, GENDER, GENDERS, functions

ALIKE = Path(__file__).parent / "alike"
FUNCTIONS = functions(lambda *_: None)
# How many arguments a function takes.
TAKES = {"DE": 1, "CAP": 1, "FORM": 2, "GENDER": 1}
# A name of a card or a character within a sentence.
NAME = re.compile(r"(liberte|libertalia)-the-[a-z0-9-]+")
# What is no word: commands and their options, references such as `@figure`, and marks for the pages.
CODE = re.compile(r"`[^`]*`|@[\w-]+|--[\w-]+( '[^']*')?|\bTRICORNE_\w+|https?://\S+")
WORD = re.compile(r"[^\W\d_]{2,}")
# The quotation marks of a language; others are wrong in it.
QUOTES = {"en": "“”‘’", "fr": "«»’", "de": "„“‚‘’", "nl": "“”‘’", "it": "«»“”’", "es": "«»“”’"}
ANY_QUOTE = re.compile("[\"'`´“”„‟‘’‚‛«»‹›]")
# Messages with something to type or to copy, which has straight quotation marks and its own spaces.
COPIED = {
    *("error-backend-missing", "error-extra-missing", "error-resume-own", "outside-not-object-cure"),
    *("outside-protocol-cure", "outside-start-cure", "play-prompt", "record-line"),
}
# A text as an expression, such as a space that Fluent would drop.
LITERAL = re.compile(r'\{ *"([^"]*)" *\}')
# French marks without a no-break space. The sign of a warning, at the beginning of a line, is none.
FRENCH_GAP = re.compile(r"\S ?[?!;»%]|«[^\u00a0\u202f]|\S ?:(?=\s)")


@languages
def test_everything_is_fluent_and_there_once(language: str) -> None:
    check(junk(language))


@translated
def test_no_message_is_missing_or_superfluous(language: str) -> None:
    english, there = entries(FALLBACK), entries(language)
    check(
        [f"missing: {entry.file}: {key} = {entry.text}" for key, entry in english.items() if key not in there]
        + [f"not in English: {entry.file}: {key}" for key, entry in there.items() if key not in english]
        + [
            f"{key} belongs into {english[key].file}, not {entry.file}"
            for key, entry in there.items()
            if key in english and entry.file != english[key].file
        ]
    )


@cache
def variables(language: str, key: str) -> frozenset[str]:
    """Return the arguments of a message, including those of messages it refers to."""
    entry = entries(language)[key]
    return frozenset(entry.variables).union(
        *(variables(language, inner) for inner in entry.messages & set(entries(language)))
    )


@languages
def test_references_lead_to_messages_and_attributes(language: str) -> None:
    there = entries(language)
    check(
        [
            f"{key}: there is no {{ {inner} }}"
            for key, entry in there.items()
            for inner in sorted(entry.messages - set(there))
        ]
        + [
            f"{key}: there is no {{ {attribute} }}"
            for key, entry in there.items()
            for attribute in sorted(entry.attributes)
            for inner, _, name in [attribute.partition(".")]
            if inner in there and name not in there[inner].written
        ]
    )


@translated
def test_arguments_are_those_of_english(language: str) -> None:
    check(
        [
            f"{key}: English has no ${argument}"
            for key in entries(language)
            if key in entries(FALLBACK)
            for argument in sorted(variables(language, key) - variables(FALLBACK, key))
        ]
    )


@cache
def words(language: str, key: str) -> dict[str, set[str]]:
    """Return the words that variants are chosen by, by argument, in a message and those it refers to."""
    found: dict[str, set[str]] = {}
    entry = entries(language)[key]
    for selector, names in entry.choices:
        if isinstance(selector, ftl.VariableReference):
            found.setdefault(selector.id.name, set()).update(names)
    for inner in entry.messages & set(entries(language)):
        for argument, names in words(language, inner).items():
            found.setdefault(argument, set()).update(names)
    return found


@cache
def sent(key: str, argument: str) -> frozenset[str]:
    """Return the words that the code sends as an argument, as far as English tells."""
    english = entries(FALLBACK)
    own = words(FALLBACK, key).get(argument, set())
    everywhere = set[str]().union(*(words(FALLBACK, other).get(argument, set()) for other in english))
    return frozenset(own if is_of_words(own) else everywhere)


def is_of_words(names: set[str]) -> bool:
    return any(not name.isdecimal() and name not in PLURALS for name in names)


PLURALS = {"zero", "one", "two", "few", "many", "other"}


@translated
def test_variants_are_chosen_by_what_the_code_sends(language: str) -> None:
    plurals = Locale(language).plural_form.tags | {"other"}
    problems = []
    for key, entry in entries(language).items():
        if key not in entries(FALLBACK):
            continue
        for selector, names in entry.choices:
            asked = serialize_expression(selector)
            if isinstance(selector, ftl.FunctionReference):
                known = {*GENDERS, "other"} if selector.id.name == "GENDER" else set()
            elif not isinstance(selector, ftl.VariableReference):
                continue
            elif is_of_words(names):
                known = {*sent(key, selector.id.name), "other"}
            else:
                known = {*plurals, *(name for name in names if name.isdecimal())}
            problems += [f"{key}: {asked} is never [{name}]" for name in sorted(names - known)]
    check(problems)


@languages
def test_functions_are_called_as_they_are_defined(language: str) -> None:
    forms = entries(language)[FORMS].written
    problems = []
    for key, entry in entries(language).items():
        for name, given in entry.calls:
            if name not in FUNCTIONS:
                problems.append(f"{key}: there is no {name}(); known: {', '.join(FUNCTIONS)}")
            elif len(given) != TAKES[name]:
                problems.append(
                    f"{key}: {name}({', '.join(given)}) has {len(given)} arguments, not {TAKES[name]}"
                )
            elif name == "FORM" and given[1].strip('"') not in forms - {GENDER}:
                problems.append(f"{key}: {FORMS} has no .{given[1].strip(chr(34))}; it has {sorted(forms)}")
            elif name == "GENDER" and GENDER not in forms:
                problems.append(f"{key}: {FORMS} has no .{GENDER}")
    assert set(TAKES) == set(FUNCTIONS)
    check(problems)


@languages
def test_attributes_are_known_and_used(language: str) -> None:
    there = entries(language)
    forms = there[FORMS].written
    calls = [call for entry in there.values() for call in entry.calls]
    called = {given[1].strip('"') for name, given in calls if name == "FORM" and len(given) > 1}
    called |= {GENDER for name, _ in calls if name == "GENDER"}
    referred = set[str]().union(*(entry.attributes for entry in there.values()))
    problems = [f"{FORMS}.{form} is never called" for form in sorted(forms - called)]
    for key, entry in there.items():
        for attribute in sorted(entry.written):
            if NAME.fullmatch(key):
                if attribute not in forms:
                    problems.append(f"{key}.{attribute}: {FORMS} has no such form")
            elif key != FORMS and f"{key}.{attribute}" not in referred:
                problems.append(f"{key}.{attribute} is never used")
        if NAME.fullmatch(key) or key == FORMS:
            problems += [
                f"{key}.{GENDER} is none of {', '.join(GENDERS)}"
                for attribute in entry.message.attributes
                if attribute.id.name == GENDER and not is_gender(attribute)
            ]
    check(problems)


def is_gender(attribute: ftl.Attribute) -> bool:
    elements = attribute.value.elements
    return len(elements) == 1 and isinstance(elements[0], ftl.TextElement) and elements[0].value in GENDERS


def has_words(entry: Entry) -> bool:
    return bool(WORD.search(CODE.sub("", entry.text)))


def alike(name: str) -> dict[str, str]:
    """Return the messages that may be as in English, each with the reason."""
    file = ALIKE / f"{name}.toml"
    reasons = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return {key: reason for reason, keys in reasons.items() for key in keys}


@translated
def test_nothing_is_left_in_english(language: str) -> None:
    english, there, own = entries(FALLBACK), entries(language), alike(language)
    same = {
        key
        for key, entry in there.items()
        if key in english and has_words(entry) and entry.texts == english[key].texts
    }
    check(
        [f"as in English: {key} = {there[key].text}" for key in there if key in same - {*alike("all"), *own}]
        + [f"{language}.toml: {key} is not as in English" for key in sorted(set(own) & set(there) - same)]
        + [f"{language}.toml: there is no {key}" for key in sorted(set(own) - set(english))]
    )


def prose(entry: Entry) -> list[str]:
    """Return the texts of a message without code."""
    return [CODE.sub("", text) for text in entry.texts]


@languages
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    assert language in QUOTES, f"QUOTES has no quotation marks for {language}"
    check(
        [
            f"{entry.file}: {key}: {', '.join(sorted(wrong))} in: {entry.text}; right: {QUOTES[language]}"
            for key, entry in entries(language).items()
            if key not in COPIED
            if (wrong := set(ANY_QUOTE.findall(" ".join(prose(entry)))) - set(QUOTES[language]))
        ]
    )


@languages
def test_dots_are_an_ellipsis(language: str) -> None:
    check(
        [
            f"{key}: {entry.text}"
            for key, entry in entries(language).items()
            if "..." in " ".join(prose(entry))
        ]
    )


def test_spanish_questions_and_cries_begin_with_a_mark() -> None:
    if "es" not in LANGUAGES:
        return
    check(
        [
            f"{key}: {entry.text}"
            for key, entry in entries("es").items()
            for opening, closing in ("¿?", "¡!")
            if (opening in " ".join(prose(entry))) != (closing in " ".join(prose(entry)))
            if key not in COPIED
        ]
    )


def test_french_marks_have_a_no_break_space() -> None:
    check(
        [
            f"{entry.file}: {key}: {found[0]!r} in {line!r}"
            for key, entry in entries("fr").items()
            if key not in {*COPIED, "cli-bot-noted"}
            for line in LITERAL.sub(r"\1", CODE.sub("", entry.source)).splitlines()
            if (found := FRENCH_GAP.search(line))
        ]
    )
