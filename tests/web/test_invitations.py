"""Invitations: a link is there at once, one click takes a seat, and opening a link alone takes none."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browser import DESK, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.tables import ME, OPEN, be, make, say, standing


def names(somebody: Visitor, table: str) -> list[str]:
    return [chair["name"] for chair in standing(somebody, table)["seats"]]


def invite(host: Visitor, seats: int, **wishes: Any) -> tuple[str, str]:
    """Open a table with friends, and read the link that its page shows."""
    table = make(host, "libertalia", [ME, *[OPEN] * (seats - 1)], **wishes)
    host.go(f"/table/{table}")
    return table, host.page.get_by_label(say("web-invite-link")).input_value()


def button(somebody: Visitor, key: str) -> Any:
    return somebody.page.get_by_role("button", name=say(key), exact=True)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_one_click_seats_a_guest_and_somebody_known(visit: Visit, size: tuple[int, int]) -> None:
    host, guest, known = visit(size), visit(size), visit()
    be(host, "Anne")
    be(known, "Bonny")
    table, link = invite(host, 4)
    for somebody in (guest, known):
        somebody.page.goto(link)
        button(somebody, "web-join-sit-go").wait_for()
        somebody.settle()
        assert "#" not in somebody.page.url, "the secret has left the address bar"
    assert names(host, table) == ["Anne", "", "", ""], "opening a link seats nobody"
    assert guest.page.get_by_label(say("web-join-name")).input_value(), "a name is there already"
    assert known.page.get_by_label(say("web-join-name")).count() == 0
    known.page.reload()
    for seat, somebody in ((1, guest), (2, known)):
        button(somebody, "web-join-sit-go").click()
        somebody.page.wait_for_url(f"**/table/{table}")
        button(somebody, "web-stand-up").wait_for()
        host.page.locator("ol .who").nth(seat).get_by_text(names(host, table)[seat]).wait_for()
    assert names(host, table)[2] == "Bonny"
    assert names(host, table)[1]
    assert names(host, table)[3] == ""
    # Whoever sits there already is only shown the way.
    known.page.goto(link)
    known.page.get_by_role("link", name=say("web-join-seated-go")).click()
    known.page.wait_for_url(f"**/table/{table}")


def test_a_full_table_says_so_and_may_be_watched(visit: Visit) -> None:
    host, late, later = visit(), visit(), visit()
    be(host, "Anne")
    table, link = invite(host, 3)
    late.page.goto(link)
    button(late, "web-join-sit-go").wait_for()
    host.ask("POST", f"/api/tables/{table}/start", {})
    # Somebody else was faster than the click.
    button(late, "web-join-sit-go").click()
    late.page.get_by_role("alert").filter(has_text=say("error-table-running")).wait_for()
    later.page.goto(link)
    later.page.get_by_text(say("web-join-running")).wait_for()
    for somebody in (late, later):
        assert button(somebody, "web-join-sit-go").count() == 0
        button(somebody, "web-join-running-go").click()
        somebody.page.locator(".table").wait_for()
    assert names(host, table)[0] == "Anne"
    assert later.ask("GET", f"/api/tables/{table}")["yours"] == []


def test_a_plain_address_says_what_to_ask_for_and_a_withdrawn_link_opens_nothing(visit: Visit) -> None:
    host, friend = visit(), visit()
    be(host, "Anne")
    table, link = invite(host, 3)
    friend.page.goto(host.page.url)
    friend.page.get_by_text(say("web-table-private")).wait_for()
    host.page.reload()
    assert host.page.get_by_label(say("web-invite-link")).input_value() == link, "a reload makes none"
    button(host, "web-revoke").click()
    button(host, "web-invite-make").wait_for()
    host.page.reload()
    button(host, "web-invite-make").wait_for()
    friend.page.goto(link)
    friend.page.get_by_role("alert").filter(has_text=say("error-no-link")).wait_for()
    assert names(host, table) == ["Anne", "", ""]
