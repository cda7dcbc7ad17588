"""Plain HTTP on a home network: no service worker, no clipboard API, no `crypto.subtle`; all else works."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.support.processes import UNLIMITED, serving
from tests.web.browser import Visitor, visitor
from tests.web.local_tables import begin, reload_in_mid_game
from tests.web.player import Player
from tests.web.tables import be, say, standing

# What browsers do not have without HTTPS, as JavaScript.
MISSING = """() => [isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator,
  'locks' in navigator, crypto.subtle !== undefined, 'caches' in globalThis]"""
# A field that shows what is pasted into it.
PASTE = """() => {
  const field = document.createElement('textarea')
  field.id = 'pasted'
  ;(document.querySelector('dialog[open]') ?? document.body).append(field)
  field.focus()
}"""


def home_address() -> str:
    """Return an address of this machine that is not its loopback."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: this only chooses the interface.
        probe.connect(("192.0.2.1", 9))
        address: str = probe.getsockname()[0]
    return address


@pytest.fixture
def home(tmp_path: Path) -> Iterator[str]:
    """Run a server that others on the network can reach; yield its address."""
    with serving(tmp_path, *UNLIMITED, "--host", "0.0.0.0") as running:  # noqa: S104 - the point of the test
        yield f"http://{home_address()}:{running.url.rsplit(':', 1)[1].strip('/')}"


def assert_insecure(somebody: Visitor) -> None:
    """Check that the browser really treats this as plain HTTP."""
    assert somebody.page.evaluate(MISSING) == [False] * 6


def test_playing_alone_needs_no_https(browser: Browser, home: str, tmp_path: Path) -> None:
    with visitor(browser, home, service_workers="allow") as somebody:
        somebody.go("/")
        assert_insecure(somebody)
        reload_in_mid_game(somebody, tmp_path)
        begin(somebody, "liberte", 3)
        Player(somebody, "plain").play(most=4)
        somebody.go("/settings")
        somebody.page.get_by_role("switch", name=say("web-notify")).click()
        somebody.page.get_by_text(say("web-notify-refused")).wait_for()


def test_a_table_with_a_friend_needs_no_https(browser: Browser, home: str) -> None:
    with visitor(browser, home) as anne, visitor(browser, home) as bert:
        be(anne, "Anne")
        anne.go("/new/libertalia")
        for _ in range(2):
            anne.page.locator(".seats .remove").last.click()
        anne.page.get_by_role("button", name=say("web-new-make")).click()
        anne.page.get_by_role("button", name=say("web-copy"), exact=True).click()
        anne.page.get_by_role("button", name=say("web-copied")).wait_for()
        link = anne.page.get_by_label(say("web-invite-link")).input_value()
        anne.page.evaluate(PASTE)
        anne.page.keyboard.press("ControlOrMeta+v")
        assert anne.page.locator("#pasted").input_value() == link
        table = anne.page.url.rsplit("/", 1)[1]
        bert.page.goto(link)
        bert.page.get_by_label(say("web-join-name")).fill("Bert")
        bert.page.get_by_role("button", name=say("web-join-sit-go")).click()
        for somebody in (anne, bert):
            somebody.page.locator(".table").wait_for()
            assert_insecure(somebody)
            Player(somebody, "plain").answer(Player(somebody, "plain").look("asked"))
            somebody.page.locator(".prompt:not(.sending)").wait_for()
        found = standing(anne, table)
        assert found["moves"] >= 2
        assert all(chair["number"] for chair in found["seats"]), "both pages have contributed to the deal"
