"""What the catalogues say, message by message, for the tests that judge them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer, serialize_expression
from fluent.syntax.visitor import Visitor

from tricorne.i18n.catalogue import FALLBACK, LANGUAGES, catalogue_texts

languages = pytest.mark.parametrize("language", LANGUAGES)
translated = pytest.mark.parametrize("language", [name for name in LANGUAGES if name != FALLBACK])


def check(problems: list[str]) -> None:
    """Fail with the whole list, and nothing else."""
    if problems:
        pytest.fail(f"{len(problems)}:\n" + "\n".join(problems), pytrace=False)


@dataclass
class Entry(Visitor):
    """A message: what it says, and what it refers to."""

    file: str
    key: str
    message: ftl.Message
    texts: list[str] = field(default_factory=list)
    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    # Attributes of other messages, as `message.attribute`.
    attributes: set[str] = field(default_factory=set)
    # Functions, each with what stands in its brackets.
    calls: list[tuple[str, list[str]]] = field(default_factory=list)
    selects: list[ftl.SelectExpression] = field(default_factory=list)
    # What the variants are chosen by, and their names.
    choices: list[tuple[ftl.InlineExpression, set[str]]] = field(default_factory=list)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (Fluent's name)
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802 (Fluent's name)
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.messages.add(node.id.name)
        if node.attribute:
            self.attributes.add(f"{node.id.name}.{node.attribute.name}")

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 (Fluent's name)
        self.messages.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 (Fluent's name)
        arguments = node.arguments
        given = [*arguments.positional, *(named.value for named in arguments.named)]
        self.calls.append((node.id.name, [serialize_expression(argument) for argument in given]))
        # A form's name is no text.
        for argument in arguments.positional:
            if not isinstance(argument, ftl.StringLiteral):
                self.visit(argument)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (Fluent's name)
        names = {
            variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
            for variant in node.variants
        }
        self.selects.append(node)
        self.choices.append((node.selector, names))
        self.generic_visit(node)

    @property
    def text(self) -> str:
        """Everything that people may read."""
        return " ".join(part for part in self.texts if part.strip())

    @property
    def source(self) -> str:
        """The message as Fluent, without its comment."""
        message = ftl.Message(self.message.id, self.message.value, self.message.attributes)
        return FluentSerializer().serialize_entry(message)

    @property
    def written(self) -> set[str]:
        """The attributes of this message itself."""
        return {attribute.id.name for attribute in self.message.attributes}


@cache
def junk(language: str) -> list[str]:
    """Return what is no Fluent, and what is there twice."""
    found, seen = [], set[str]()
    for file, text in catalogue_texts(language).items():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                found.append(f"{file}: not Fluent: {(entry.content or '').strip()[:200]}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in seen:
                    found.append(f"{file}: {entry.id.name} is there twice")
                seen.add(entry.id.name)
    return found


@cache
def entries(language: str) -> dict[str, Entry]:
    """Return the messages of a language by key."""
    return {entry.key: entry for entry in _entries(language)}


def _entries(language: str) -> Iterator[Entry]:
    for file, text in catalogue_texts(language).items():
        for node in FluentParser().parse(text).body:
            if isinstance(node, ftl.Message):
                entry = Entry(file, node.id.name, node)
                entry.visit(node)
                yield entry
