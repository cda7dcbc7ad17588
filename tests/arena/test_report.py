"""The report: consistent numbers, and a self-contained page."""

from __future__ import annotations

import re
from html import escape
from xml.etree import ElementTree as ET

import pytest

from tests.support.arena import outcome, settings
from tricorne.arena.html_report import render_html
from tricorne.arena.number_format import NumberFormat
from tricorne.arena.outcome import Failure, Outcome
from tricorne.arena.report import Report, make_report
from tricorne.arena.runner import GameRunner
from tricorne.errors import Message
from tricorne.games import GAMES
from tricorne.i18n.catalogue import LANGUAGES, Translations

ARENA = settings(["greedy", "random", "greedy", "planner"], 8)


@pytest.fixture(scope="module")
def played() -> list[Outcome]:
    return [GameRunner(ARENA).play(number) for number in range(1, ARENA.games + 1)]


@pytest.fixture
def report(played: list[Outcome]) -> Report:
    return make_report(ARENA, played)


def test_the_order_in_which_games_were_played_does_not_matter(report: Report, played: list[Outcome]) -> None:
    assert make_report(ARENA, reversed(played)) == report


def test_wins_and_games_add_up(report: Report) -> None:
    assert report["games"] == ARENA.games
    assert sum(bot["win_share"]["value"] * bot["seats"] for bot in report["bots"]) == pytest.approx(
        ARENA.games
    )
    assert sum(report["endings"].values()) == ARENA.games
    assert sum(seat["win_share"]["value"] for seat in report["seats"]) == pytest.approx(1, abs=1e-4)
    for bot in report["bots"]:
        assert sum(bot["points_counts"].values()) == bot["seats"]
        assert {seat["games"] for seat in bot["by_seat"]} == {bot["seats"] // ARENA.players}
        assert bot["win_share"]["low"] <= bot["win_share"]["value"] <= bot["win_share"]["high"]
    assert report["history"][-1]["games"] == ARENA.games
    strengths = [bot["rating"]["strength"] for bot in report["bots"]]
    assert strengths == sorted(strengths, reverse=True)


def test_a_shared_win_counts_in_parts_and_a_seat_held_twice_as_two() -> None:
    games = [
        outcome(1, ("a", "a", "b", "c"), (0, 2), (9, 1, 9, 1)),
        outcome(2, ("a", "a", "b", "c"), (1,), (1, 9, 2, 1)),
    ]
    bots = {bot["bot"]: bot for bot in make_report(settings(["greedy"]), games)["bots"]}
    assert bots["a"]["win_share_of_games"]["value"] == pytest.approx(0.75)
    assert bots["a"]["win_share"]["value"] == pytest.approx(0.375)
    assert bots["b"]["win_share"]["value"] == pytest.approx(0.25)
    assert bots["c"]["win_share"]["value"] == 0


def test_head_to_head_counts_ties_as_half() -> None:
    games = [
        outcome(1, ("a", "b", "b", "c"), (0,), (9, 8, 1, 8)),
        outcome(2, ("a", "b", "b", "c"), (3,), (1, 8, 0, 9)),
    ]
    met = make_report(settings(["greedy"]), games)["head_to_head"]
    assert met["a"] == {"b": pytest.approx(3 / 4), "c": pytest.approx(1 / 2)}
    assert met["c"]["b"] == pytest.approx((0.5 + 1 + 1 + 1) / 4)
    assert met["b"]["c"] == pytest.approx(1 - met["c"]["b"])


def test_a_bot_that_only_plays_itself_has_a_certain_win_share() -> None:
    games = [outcome(number, ("a", "a"), (0,), (9, 1)) for number in (1, 2)]
    (bot,) = make_report(settings(["greedy"], players=2), games)["bots"]
    assert set(bot["win_share"].values()) == {0.5}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_complete_in_every_language_and_self_contained(report: Report, language: str) -> None:
    report["bots"][0]["failures"] = 1
    problem = Message("bot-illegal", {"bot": "<b>&", "seat": 1, "action": "<script>"})
    report["bots"][0]["first_failures"] = [{"game": 3, **Failure(1, 7, problem).json()}]
    translations = Translations(language, strict=True)
    written = render_html(report, translations)
    assert "<script" not in written
    assert escape(translations.say(problem)) in written
    assert not re.search(r"https?:|src=|href=|@import|url\(", written)
    drawings = re.findall(r"<svg.*?</svg>", written, re.DOTALL)
    assert len(drawings) == 6
    for drawing in drawings:
        ET.fromstring(drawing)  # noqa: S314 - our own
    for bot in report["bots"]:
        assert f"</span>{bot['bot']}" in written


@pytest.mark.parametrize("game", GAMES)
def test_the_smallest_arena_has_a_page(game: str) -> None:
    smallest = settings(["random"], 1, game=game, players=GAMES[game].players[-1])
    played = [GameRunner(smallest).play(1)]
    assert render_html(make_report(smallest, played), Translations(strict=True))


def test_numbers_are_formatted_by_locale() -> None:
    english, french = NumberFormat("en"), NumberFormat("fr")
    assert english.percent(0.4567) == "45.7%"
    assert french.percent(0.4567) == "45,7\u00a0%"
    assert english.integer(12345) == "12,345"
    assert french.integer(12345) == "12\u202f345"
    assert french.decimal(-1.25, 2) == "-1,25"
    assert [english.duration(seconds) for seconds in (12.34e-6, 0.00123, 1.5, 250)] == [
        "12.3\u00a0µs",
        "1.23\u00a0ms",
        "1.50\u00a0s",
        "250\u00a0s",
    ]
