from __future__ import annotations

import pytest

from tricorne.i18n.catalogue import LANGUAGES, Translations
from tricorne.server.notifications.formats import Format, body
from tricorne.server.notifications.notification import Notification, NotificationKind

WORDS = Translations(strict=True)
URL = "https://play.example/tables/1"
HOSTILE = '<!everyone> @everyone [win](https://evil.example) **x** `y` <a href="z">'


def notice(title: str = "", what: NotificationKind = NotificationKind.YOUR_TURN) -> Notification:
    return Notification(what, URL, "1", title, "liberte")


def test_each_service_gets_its_payload_format() -> None:
    said = f"It is your turn: “Friday” (Liberté). {URL}"
    bodies = {form: body(form, notice("Friday"), WORDS) for form in Format}
    assert bodies[Format.DISCORD] == {"content": said, "allowed_mentions": {"parse": []}}
    assert bodies[Format.SLACK] == {"text": said}
    assert bodies[Format.MATRIX] == {"text": said, "html": said, "username": "Tricorne"}
    assert bodies[Format.JSON] == {
        "what": "your-turn",
        "table": "1",
        "title": "Friday",
        "game": "liberte",
        "url": URL,
        "text": said,
    }


def test_a_table_without_a_title_is_called_by_its_game() -> None:
    assert body(Format.SLACK, notice(), WORDS) == {"text": f"It is your turn: Liberté. {URL}"}


def test_a_title_cannot_become_markup() -> None:
    discord = body(Format.DISCORD, notice(HOSTILE), WORDS)
    assert discord["allowed_mentions"] == {"parse": []}
    assert "\\[win\\]\\(https\\://evil.example\\) \\*\\*x\\*\\* \\`y\\`" in discord["content"]
    slack = body(Format.SLACK, notice(HOSTILE), WORDS)
    assert "&lt;!everyone&gt;" in slack["text"]
    assert "<" not in slack["text"]
    matrix = body(Format.MATRIX, notice(HOSTILE), WORDS)
    assert "<" not in matrix["html"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", NotificationKind)
def test_every_notification_exists_in_every_language(what: NotificationKind, language: str) -> None:
    assert URL in body(Format.SLACK, notice("Friday", what), Translations(language, strict=True))["text"]
