"""The payload formats of chat services' webhooks."""

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
    """A payload format."""

    DISCORD = "discord"
    SLACK = "slack"
    MATRIX = "matrix"
    JSON = "json"


def body(form: Format, notification: Notification, translations: Translations) -> dict[str, Any]:
    """Return the payload. A table's title is untrusted: it must not become a link or a mention."""
    match form:
        case Format.DISCORD:
            return {
                "content": _text(notification, translations, _without_markdown),
                "allowed_mentions": {"parse": []},
            }
        case Format.SLACK:
            return {"text": _text(notification, translations, _without_markup)}
        case Format.MATRIX:
            text = _text(notification, translations, str)
            return {"text": text, "html": html.escape(text), "username": SENDER}
        case Format.JSON:
            return {
                "what": notification.what,
                "table": notification.table_id,
                "title": notification.title,
                "game": notification.game,
                "url": notification.url,
                "text": _text(notification, translations, str),
            }


def _text(notification: Notification, translations: Translations, escape: Callable[[str], str]) -> str:
    place = translations.say(f"{notification.game}-title") if notification.game else ""
    if notification.title:
        place = translations.say("notice-place", title=escape(notification.title), game=place)
    return translations.say(f"notice-{notification.what}", place=place, url=notification.url)


def _without_markdown(text: str) -> str:
    return _MARKDOWN.sub(r"\\\1", text)


def _without_markup(text: str) -> str:
    """Escape Slack's control characters."""
    return html.escape(text, quote=False)
