"""A whole turn of each game by the keyboard alone; and what is heard of it."""

from __future__ import annotations

import pytest

from tests.web.browser import DESK
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.tables import BOT, ME, be, make, say, sit, standing

# Whoever points at anything breaks the page.
POINTING = """
for (const kind of ['mousedown', 'pointerdown', 'touchstart'])
  addEventListener(kind, () => { throw new Error('somebody pointed') }, true)
"""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "period"), [("liberte", 3, "turn"), ("libertalia", 2, "day")])
def test_a_whole_turn_by_the_keyboard_alone(visit: Visit, game: str, seats: int, period: str) -> None:
    somebody = visit(DESK)
    somebody.context.add_init_script(POINTING)
    be(somebody, "Anne")
    table = make(somebody, game, [ME, *[BOT] * (seats - 1)], rated=False)
    sit(somebody, table)
    player = Player(somebody, f"keys {game}", "keys", hasty=0.8)
    for _ in range(200):
        player.play(most=1)
        if (
            player.look("asked", "over", "chosen").moment == "over"
            or standing(somebody, table)["view"][period] > 1
        ):
            break
    assert standing(somebody, table)["view"][period] > 1
    heard = somebody.page.locator("[aria-live]").all_inner_texts()
    assert any(text.strip() for text in heard)


def test_a_table_is_begun_and_its_sheets_are_opened_and_closed_by_keys(visit: Visit) -> None:
    somebody = visit(DESK)
    somebody.context.add_init_script(POINTING)
    be(somebody, "Anne")
    table = make(somebody, "libertalia", [ME, BOT], rated=False)
    sit(somebody, table)
    keyboard = somebody.page.keyboard
    for key, sheet in {"l": "log", "t": "talk", "r": "rules", "?": "keys", "p": "people"}.items():
        keyboard.press(key)
        somebody.page.get_by_role("dialog", name=say(f"web-sheet-{sheet}")).wait_for()
        somebody.close_sheet()
