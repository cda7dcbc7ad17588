"""The forms in which services want to be told: what is sent to a webhook of each."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from enum import StrEnum
from typing import Any

from tricorne.i18n.catalogue import Words
from tricorne.server.notifications.notification import Notice

SENDER = "Tricorne"

_MARKDOWN = re.compile(r"([\\`*_~|<>\[\]()#@:-])")


class Form(StrEnum):
    """A form that can be chosen."""

    DISCORD = "discord"
    SLACK = "slack"
    MATRIX = "matrix"
    JSON = "json"


def body(form: Form, notice: Notice, words: Words) -> dict[str, Any]:
    """Return what is sent. A table can have any title: it must not become a link or call everybody."""
    match form:
        case Form.DISCORD:
            return {"content": _text(notice, words, _without_markdown), "allowed_mentions": {"parse": []}}
        case Form.SLACK:
            return {"text": _text(notice, words, _without_markup)}
        case Form.MATRIX:
            text = _text(notice, words, str)
            return {"text": text, "html": html.escape(text), "username": SENDER}
        case Form.JSON:
            return {
                "what": notice.what,
                "table": notice.table,
                "title": notice.title,
                "game": notice.game,
                "url": notice.url,
                "text": _text(notice, words, str),
            }


def _text(notice: Notice, words: Words, escape: Callable[[str], str]) -> str:
    place = words.say(f"{notice.game}-title") if notice.game else ""
    if notice.title:
        place = words.say("notice-place", title=escape(notice.title), game=place)
    return words.say(f"notice-{notice.what}", place=place, url=notice.url)


def _without_markdown(text: str) -> str:
    return _MARKDOWN.sub(r"\\\1", text)


def _without_markup(text: str) -> str:
    """Escape what Slack gives a meaning."""
    return html.escape(text, quote=False)
