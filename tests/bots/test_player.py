"""The guard around a bot: whatever the bot does, its seat decides, and people learn what went wrong."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from tests.support.records import box
from tricorne.bots import Bot, Player, make, player
from tricorne.bots.bot import BotFailed
from tricorne.errors import Message
from tricorne.games import GAMES
from tricorne.games.events import Event
from tricorne.games.game import Observation, Result
from tricorne.i18n.catalogue import LANGUAGES, Translations
from tricorne.match import Match

Choice = Callable[[Observation, Sequence[int]], Any]


class Scripted(Bot):
    """A bot that does what a test says."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.followed: list[Event] = []
        self.asked = 0

    def follow(self, events: Sequence[Event]) -> None:
        self.followed += events

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        self.asked += 1
        return self.choice(observation, legal)  # type: ignore[no-any-return]


def table_and_player(choice: Choice, clock: float | None = None) -> tuple[Match, Player]:
    table = Match(box("liberte"), 3, "guard")
    seat = table.waiting()[0]
    return table, Player(table.game, seat, Scripted(choice), "scripted", clock)


def decide(table: Match, guarded: Player) -> player.Decision:
    seat = guarded.seat
    guarded.catch_up(table)
    return guarded.decide(table.observe(seat), table.game.legal(table.state, seat))


def fail(_: Observation, __: Sequence[int]) -> int:
    raise RuntimeError("out of\x1b[31m ideas")


def test_a_good_answer_is_played() -> None:
    table, guarded = table_and_player(lambda _, legal: np.int16(legal[-1]))
    decision = decide(table, guarded)
    assert decision.action == table.game.legal(table.state, guarded.seat)[-1]
    assert type(decision.action) is int
    assert decision.failure is None
    assert not decision.replaced


def test_a_bot_that_raises_is_replaced_by_greedy_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    table, guarded = table_and_player(fail)
    decision = decide(table, guarded)
    seat, legal = guarded.seat, table.game.legal(table.state, guarded.seat)
    assert decision.replaced
    assert decision.action in legal
    assert decision.failure == Message(
        "bot-raised", {"bot": "scripted", "seat": seat, "problem": "RuntimeError: out of [31m ideas"}
    )
    (logged,) = caplog.records
    assert logged.name == "tricorne.bots.player"
    assert logged.levelno == logging.ERROR
    assert logged.exc_info


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (None, "bot-no-action"),
        ("draw", "bot-no-action"),
        (1.0, "bot-no-action"),
        (True, "bot-no-action"),
        ([1], "bot-no-action"),
        (-1, "bot-illegal"),
        (10**30, "bot-illegal"),
        (box("liberte").actions.parse("keep"), "bot-illegal"),
    ],
)
def test_what_is_no_legal_action_is_replaced(answer: object, problem: str) -> None:
    table, guarded = table_and_player(lambda _, __: answer)
    decision = decide(table, guarded)
    assert decision.failure
    assert decision.failure.key == problem
    assert decision.action in table.game.legal(table.state, guarded.seat)


def test_leaving_the_program_is_a_failure_like_others() -> None:
    table, guarded = table_and_player(lambda _, __: sys.exit())
    assert decide(table, guarded).failure


def test_a_bot_that_can_say_why_is_heard() -> None:
    def give_up(_: Observation, __: Sequence[int]) -> int:
        raise BotFailed("outside-silent", seconds="3", lines=0, tail="")

    table, guarded = table_and_player(give_up)
    failure = decide(table, guarded).failure
    assert failure
    assert failure.key == "outside-silent"
    assert failure.arguments["seconds"] == "3"


def test_what_a_bot_spoils_does_not_reach_greedy() -> None:
    def spoil(observation: Observation, legal: Sequence[int]) -> int:
        observation.ask = 99
        observation.players = 0
        return fail(observation, legal)

    table, guarded = table_and_player(spoil)
    _, clean = table_and_player(fail)
    assert decide(table, guarded).action == decide(table, clean).action


def test_a_late_answer_is_a_failure_but_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(player, "perf_counter", lambda: now[0])

    def dawdle(seconds: float) -> Choice:
        def choose(_: Observation, legal: Sequence[int]) -> int:
            now[0] += seconds
            return legal[-1]

        return choose

    table, guarded = table_and_player(dawdle(5.2), clock=5)
    assert guarded.bot.clock == 5
    assert decide(table, guarded).failure is None
    table, guarded = table_and_player(dawdle(5.3), clock=5)
    decision = decide(table, guarded)
    assert decision.failure
    assert decision.failure.key == "bot-late"
    assert decision.action == table.game.legal(table.state, guarded.seat)[-1]
    assert not decision.replaced
    assert decision.seconds == pytest.approx(5.3)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_follows_all_that_its_seat_sees_though_it_is_not_always_asked(name: str) -> None:
    table = Match(box(name), 3, "follow")
    game = table.game
    bots = [Scripted(lambda _, legal: legal[-1]) for _ in range(3)]
    players = [Player(game, seat, bot, "scripted") for seat, bot in enumerate(bots)]
    decisions = 0
    while waiting := table.waiting():
        legal = game.legal(table.state, waiting[0])
        guarded = players[waiting[0]]
        guarded.catch_up(table)
        table.play(guarded.seat, guarded.decide(table.observe(guarded.seat), legal).action)
        decisions += 1
    assert table.result
    for guarded, bot in zip(players, bots, strict=True):
        guarded.catch_up(table)
        guarded.finish(table.observe(guarded.seat), table.result)
        assert bot.followed == table.log(guarded.seat)
    assert 0 < sum(bot.asked for bot in bots) <= decisions


def test_a_single_action_is_played_without_asking() -> None:
    table, guarded = table_and_player(fail)
    assert guarded.decide(table.observe(guarded.seat), [7]) == player.Decision(7)


def test_the_last_words_to_a_bot_harm_nobody(caplog: pytest.LogCaptureFixture) -> None:
    class Sulking(Scripted):
        def finish(self, observation: Observation, result: Result) -> None:
            raise RuntimeError("I lost")

        def close(self) -> None:
            raise RuntimeError("I stay")

    table = Match(box("liberte"), 3, "guard")
    guarded = Player(table.game, 0, Sulking(fail), "sulking")
    guarded.finish(table.observe(0), Result("turns", (1,), (0, 1, 0)))
    guarded.close()
    assert [record.exc_info is not None for record in caplog.records] == [True, True]


def test_greedy_decides_the_same_way_in_a_bots_place_every_time() -> None:
    def played() -> str:
        table = Match(box("libertalia"), 2, "instead")
        players = [Player(table.game, 0, Scripted(fail), "broken", seed="s")]
        players.append(Player(table.game, 1, make("random", table.game, 1, "r"), "random"))
        while waiting := table.waiting():
            guarded = players[waiting[0]]
            table.play(guarded.seat, decide(table, guarded).action)
        return table.record().text()

    assert played() == played()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_can_be_said(language: str) -> None:
    translations = Translations(language, strict=True)
    for choice in (fail, lambda _, __: None, lambda _, __: -1):
        failure = decide(*table_and_player(choice)).failure
        assert failure
        assert translations.say(failure)
    assert translations.say("bot-late", seconds="6", clock="5")
