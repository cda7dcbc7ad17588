from __future__ import annotations

import pytest

from tricorne.i18n.catalogue import LANGUAGES, Words
from tricorne.server.notifications.formats import Form, body
from tricorne.server.notifications.notification import Notice, What

WORDS = Words(strict=True)
URL = "https://play.example/tables/1"
HOSTILE = '<!everyone> @everyone [win](https://evil.example) **x** `y` <a href="z">'


def notice(title: str = "", what: What = What.YOUR_TURN) -> Notice:
    return Notice(what, URL, "1", title, "liberte")


def test_each_service_gets_its_form() -> None:
    said = f"It is your turn: “Friday” (Liberté). {URL}"
    bodies = {form: body(form, notice("Friday"), WORDS) for form in Form}
    assert bodies[Form.DISCORD] == {"content": said, "allowed_mentions": {"parse": []}}
    assert bodies[Form.SLACK] == {"text": said}
    assert bodies[Form.MATRIX] == {"text": said, "html": said, "username": "Tricorne"}
    assert bodies[Form.JSON] == {
        "what": "your-turn",
        "table": "1",
        "title": "Friday",
        "game": "liberte",
        "url": URL,
        "text": said,
    }


def test_a_table_without_a_title_is_called_by_its_game() -> None:
    assert body(Form.SLACK, notice(), WORDS) == {"text": f"It is your turn: Liberté. {URL}"}


def test_a_title_is_only_ever_text() -> None:
    discord = body(Form.DISCORD, notice(HOSTILE), WORDS)
    assert discord["allowed_mentions"] == {"parse": []}
    assert "\\[win\\]\\(https\\://evil.example\\) \\*\\*x\\*\\* \\`y\\`" in discord["content"]
    slack = body(Form.SLACK, notice(HOSTILE), WORDS)
    assert "&lt;!everyone&gt;" in slack["text"]
    assert "<" not in slack["text"]
    matrix = body(Form.MATRIX, notice(HOSTILE), WORDS)
    assert "<" not in matrix["html"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", What)
def test_everything_can_be_told_in_every_language(what: What, language: str) -> None:
    assert URL in body(Form.SLACK, notice("Friday", what), Words(language, strict=True))["text"]
