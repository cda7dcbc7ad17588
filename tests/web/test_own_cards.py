"""Cards of somebody's own, added in the browser, and played with in it and at a table of the server."""

from __future__ import annotations

from pathlib import Path

from tests.web.browser import DESK, Visitor
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.tables import be, say
from tests.web.test_pages import check
from tricorne.games import load

NAME = "From our attic"
TEXT = f'name = "{NAME}"\n' + load("libertalia").file.text.replace('"Parrot"', '"Pelican"')


def add(somebody: Visitor, path: Path, text: str) -> None:
    """Add a component file."""
    path.write_text(text, "utf-8")
    somebody.page.locator("input[type=file]").set_input_files(path)


def begin(somebody: Visitor, kinds: list[str], button: str) -> None:
    """Make a new table with the set of cards, and people or bots beside oneself."""
    somebody.go("/new/libertalia")
    seats = somebody.page.locator(".seats li")
    while seats.count() > 1 + len(kinds):
        seats.last.get_by_role("button", name=say("web-seat-remove", number=seats.count())).click()
    for seat, kind in zip(seats.all()[1:], kinds, strict=True):
        seat.get_by_role("radio", name=say(f"web-kind-{kind}")).check()
    cards = somebody.page.get_by_label(say("web-cards-choose"))
    cards.select_option(index=1)
    assert say("web-cards-chosen") in somebody.page.locator("form").inner_text()
    somebody.page.get_by_role("button", name=say(button)).click()


def test_own_cards_are_added_and_played_with_here_and_at_the_server(visit: Visit, tmp_path: Path) -> None:
    anne, bert = visit(), visit()
    be(anne, "Anne")
    be(bert, "Bert")
    page = anne.page
    anne.go("/settings")
    add(anne, tmp_path / "wrong.toml", TEXT.replace("worth = 5", "worth = 50"))
    problem = page.locator(".problem")
    problem.wait_for()
    wrong: dict[str, str | int] = {
        "file": "components.toml",
        "line": 14,
        "key": "worth",
        "value": "50",
        "low": -15,
        "high": 15,
    }
    assert problem.inner_text() == say("components-number", **wrong)
    add(anne, tmp_path / "right.toml", TEXT)
    page.get_by_role("button", name=say("web-cards-look")).click()
    assert "Pelican" in page.locator(".own-cards").inner_text()
    assert check(anne, "own cards", DESK) == []

    begin(anne, ["bot"], "web-new-start")
    page.locator(".table").wait_for()
    player = Player(anne, "own cards")
    player.play(most=3)
    player.look("asked")
    page.get_by_role("button", name=say("web-menu")).click()
    page.locator(".menu").get_by_role("button", name=say("web-own-cards")).click()
    assert NAME in page.locator("dialog .own-cards").inner_text()

    begin(anne, ["open"], "web-new-make")
    page.locator(".split .own-cards").wait_for()
    table = page.url.rsplit("/", 1)[1]
    link = anne.ask("POST", f"/api/tables/{table}/links", {})
    bert.go(link["url"].removeprefix(bert.origin))
    shown = bert.page.locator(".own-cards")
    shown.wait_for()
    assert NAME in shown.inner_text()
    assert "Pelican" in shown.inner_text()
    bert.page.get_by_role("button", name=say("web-join-sit-go")).click()
    page.locator(".table").wait_for()
    Player(anne, "own cards at the server").play(most=1)
    named = bert.ask("GET", f"/api/tables/{table}/cards")["components"]["characters"][0]["name"]
    assert named == "Pelican"
