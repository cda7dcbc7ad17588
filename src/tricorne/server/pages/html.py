"""HTML from Python: elements within elements. Whatever is not an element is text, and is escaped."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


Content = str | int | None


def element(name: str, /, *content: Content, **attributes: str | bool | None) -> Markup:
    """Make an element: `element("a", "home", href="/")`.

    Attributes that are Python's words end with an underscore (`class_`), and
    underscores within stand for hyphens. None and False leave things out.
    """
    opening = "".join(
        f" {key.rstrip('_').replace('_', '-')}" + ("" if value is True else f'="{escape(value)}"')
        for key, value in attributes.items()
        if value is not None and value is not False
    )
    if name in VOID:
        return Markup(f"<{name}{opening}>")
    return Markup(f"<{name}{opening}>{join(*content)}</{name}>")


def join(*content: Content) -> Markup:
    """Put elements and texts one after another."""
    return Markup(
        "".join(
            part if isinstance(part, Markup) else escape(str(part)) for part in content if part is not None
        )
    )


def between(parts: Iterable[Markup], separator: str = ", ") -> Markup:
    """Put elements one after another, with something between them."""
    return Markup(escape(separator).join(parts))


def block(text: str) -> Markup:
    """Show code or a command as it is."""
    return element("pre", element("code", text))


def document(language: str, head: Markup, body: Markup) -> str:
    """Make a whole page."""
    return (
        f"<!doctype html>\n{element('html', element('head', head), element('body', body), lang=language)}\n"
    )
