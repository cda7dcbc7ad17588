"""The forms in which services want to be told: what is sent to a webhook of each."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from enum import StrEnum
from typing import Any

from tricorne.i18n.catalogue import Translations
from tricorne.server.notifications.notification import Notification

SENDER = "Tricorne"

_MARKDOWN = re.compile(r"([\\`*_~|<>\[\]()#@:-])")


class Format(StrEnum):
    """A form that can be chosen."""

    DISCORD = "discord"
    SLACK = "slack"
    MATRIX = "matrix"
    JSON = "json"


def body(form: Format, notice: Notification, translations: Translations) -> dict[str, Any]:
    """Return what is sent. A table can have any title: it must not become a link or call everybody."""
    match form:
        case Format.DISCORD:
            return {
                "content": _text(notice, translations, _without_markdown),
                "allowed_mentions": {"parse": []},
            }
        case Format.SLACK:
            return {"text": _text(notice, translations, _without_markup)}
        case Format.MATRIX:
            text = _text(notice, translations, str)
            return {"text": text, "html": html.escape(text), "username": SENDER}
        case Format.JSON:
            return {
                "what": notice.what,
                "table": notice.table_id,
                "title": notice.title,
                "game": notice.game,
                "url": notice.url,
                "text": _text(notice, translations, str),
            }


def _text(notice: Notification, translations: Translations, escape: Callable[[str], str]) -> str:
    place = translations.say(f"{notice.game}-title") if notice.game else ""
    if notice.title:
        place = translations.say("notice-place", title=escape(notice.title), game=place)
    return translations.say(f"notice-{notice.what}", place=place, url=notice.url)


def _without_markdown(text: str) -> str:
    return _MARKDOWN.sub(r"\\\1", text)


def _without_markup(text: str) -> str:
    """Escape what Slack gives a meaning."""
    return html.escape(text, quote=False)
