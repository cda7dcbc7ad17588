"""A lesson: a first game, led by the guide, and the questions after it."""

from __future__ import annotations

from tests.web.browser import Visitor
from tests.web.player import Player
from tests.web.tables import say

MOST_PAGES = 400
WAYS = ("points", "landslide", "counter")


def follow_the_guide(somebody: Visitor, player: Player) -> int:
    """Read every page, do what is lit, and return how many moves were made by clicking on the board."""
    page = somebody.page
    by_hand = 0
    do_it = page.get_by_role("button", name=say("web-learn-do-it"), exact=True)
    following = page.locator(".guide .choices button")
    to_the_questions = page.get_by_role("button", name=say("web-learn-quiz-start"))
    result = page.locator("dialog[open] .result")
    for _ in range(MOST_PAGES):
        following.last.or_(result).first.wait_for()
        if result.is_visible():
            page.keyboard.press("Escape")
        elif to_the_questions.is_visible():
            to_the_questions.click()
            return by_hand
        elif do_it.is_visible():
            glowing = [offer for offer in player.look("asked").offers if offer.glows]
            if len(glowing) == 1:
                player.choose(glowing[0])
                by_hand += 1
            else:
                do_it.click()
        else:
            following.last.click()
    raise AssertionError("the lesson has no end")


def answer(somebody: Visitor) -> list[str]:
    """Answer a question: first wrongly, then as one is told; return what was right."""
    form = somebody.page.locator("dialog[open] form")
    options = form.locator("label")
    check = form.get_by_role("button", name=say("web-learn-check"))
    right = form.get_by_role("button", name=say("web-learn-on"))
    if form.locator("input[type=checkbox]").count():
        for number in range(options.count()):
            options.nth(number).click()
        check.click()
        assert form.locator(".verdict").inner_text() == say("web-learn-wrong")
        bad = form.locator("label.bad")
        for text in bad.locator("span").all_inner_texts():
            assert "\n" in text or len(text) > 10, "whoever errs is told why"
        wrong = [
            number
            for number in range(options.count())
            if "bad" in (options.nth(number).get_attribute("class") or "")
        ]
        for number in wrong:
            options.nth(number).click()
        check.click()
    else:
        for number in range(options.count()):
            options.nth(number).click()
            check.click()
            if right.is_visible():
                break
    assert form.locator(".verdict").inner_text() == say("web-learn-right")
    said = form.locator("label.good").all_inner_texts()
    right.click()
    return said


def play_lesson(somebody: Visitor, game: str) -> None:
    """Play the lesson of a game to its end, answer the questions, and review it."""
    somebody.go(f"/learn/{game}")
    somebody.page.locator(f"article.{game}").get_by_role("button", name=say("web-learn-begin")).click()
    somebody.page.locator(".guide").wait_for()
    player = Player(somebody, f"learn {game}")
    assert follow_the_guide(somebody, player) > 3
    answers = [answer(somebody) for _ in range(3)]
    if game == "liberte":
        three = {say(f"web-learn-liberte-ask-ways-{way}") for way in WAYS}
        assert {text.split("\n")[0] for text in answers[0]} == three, "the three ways to win"
    somebody.page.get_by_role("heading", name=say("web-learn-over")).wait_for()
    somebody.page.get_by_role("link", name=say("web-learn-review")).click()
    somebody.page.get_by_role("heading", name=say("web-review-chances")).wait_for()
    somebody.go("/learn")
    assert somebody.page.locator(f"article.{game} .done").is_visible()
