"""The guard around a bot: its seat always decides, and people learn what went wrong."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from tests.support.records import box
from tricorne.bots import Bot, GuardedBot, guarded_bot, make
from tricorne.bots.bot import BotFailed
from tricorne.errors import Message
from tricorne.games import GAMES
from tricorne.games.events import Event
from tricorne.games.game import Observation, Result
from tricorne.i18n.catalogue import LANGUAGES, Translations
from tricorne.match import Match

Choice = Callable[[Observation, Sequence[int]], Any]


class Scripted(Bot):
    """A bot that makes the choices of a test."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.followed: list[Event] = []
        self.asked = 0

    def follow(self, events: Sequence[Event]) -> None:
        self.followed += events

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        self.asked += 1
        return self.choice(observation, legal)  # type: ignore[no-any-return]


def match_and_bot(choice: Choice, clock: float | None = None) -> tuple[Match, GuardedBot]:
    match = Match(box("liberte"), 3, "guard")
    seat = match.waiting()[0]
    return match, GuardedBot(match.game, seat, Scripted(choice), "scripted", clock)


def decide(match: Match, guarded: GuardedBot) -> guarded_bot.Decision:
    seat = guarded.seat
    guarded.catch_up(match)
    return guarded.decide(match.observe(seat), match.game.legal(match.state, seat))


def fail(_: Observation, __: Sequence[int]) -> int:
    raise RuntimeError("out of\x1b[31m ideas")


def test_a_good_answer_is_played() -> None:
    match, guarded = match_and_bot(lambda _, legal: np.int16(legal[-1]))
    decision = decide(match, guarded)
    assert decision.action == match.game.legal(match.state, guarded.seat)[-1]
    assert type(decision.action) is int
    assert decision.failure is None
    assert not decision.replaced


def test_a_bot_that_raises_is_replaced_by_greedy_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    match, guarded = match_and_bot(fail)
    decision = decide(match, guarded)
    seat, legal = guarded.seat, match.game.legal(match.state, guarded.seat)
    assert decision.replaced
    assert decision.action in legal
    assert decision.failure == Message(
        "bot-raised", {"bot": "scripted", "seat": seat, "problem": "RuntimeError: out of [31m ideas"}
    )
    (logged,) = caplog.records
    assert logged.name == "tricorne.bots.guarded_bot"
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
def test_an_illegal_answer_is_replaced(answer: object, problem: str) -> None:
    match, guarded = match_and_bot(lambda _, __: answer)
    decision = decide(match, guarded)
    assert decision.failure
    assert decision.failure.key == problem
    assert decision.action in match.game.legal(match.state, guarded.seat)


def test_system_exit_is_a_failure() -> None:
    match, guarded = match_and_bot(lambda _, __: sys.exit())
    assert decide(match, guarded).failure


def test_the_reason_of_a_failed_bot_is_reported() -> None:
    def give_up(_: Observation, __: Sequence[int]) -> int:
        raise BotFailed("outside-silent", seconds="3", lines=0, tail="")

    match, guarded = match_and_bot(give_up)
    failure = decide(match, guarded).failure
    assert failure
    assert failure.key == "outside-silent"
    assert failure.arguments["seconds"] == "3"


def test_a_bot_cannot_change_what_its_substitute_sees() -> None:
    def spoil(observation: Observation, legal: Sequence[int]) -> int:
        observation.ask = 99
        observation.players = 0
        return fail(observation, legal)

    match, guarded = match_and_bot(spoil)
    _, clean = match_and_bot(fail)
    assert decide(match, guarded).action == decide(match, clean).action


def test_a_late_answer_is_a_failure_but_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(guarded_bot, "perf_counter", lambda: now[0])

    def dawdle(seconds: float) -> Choice:
        def choose(_: Observation, legal: Sequence[int]) -> int:
            now[0] += seconds
            return legal[-1]

        return choose

    match, guarded = match_and_bot(dawdle(5.2), clock=5)
    assert guarded.bot.clock == 5
    assert decide(match, guarded).failure is None
    match, guarded = match_and_bot(dawdle(5.3), clock=5)
    decision = decide(match, guarded)
    assert decision.failure
    assert decision.failure.key == "bot-late"
    assert decision.action == match.game.legal(match.state, guarded.seat)[-1]
    assert not decision.replaced
    assert decision.seconds == pytest.approx(5.3)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_follows_all_events_that_its_seat_sees(name: str) -> None:
    match = Match(box(name), 3, "follow")
    game = match.game
    bots = [Scripted(lambda _, legal: legal[-1]) for _ in range(3)]
    players = [GuardedBot(game, seat, bot, "scripted") for seat, bot in enumerate(bots)]
    decisions = 0
    while waiting := match.waiting():
        legal = game.legal(match.state, waiting[0])
        guarded = players[waiting[0]]
        guarded.catch_up(match)
        match.play(guarded.seat, guarded.decide(match.observe(guarded.seat), legal).action)
        decisions += 1
    assert match.result
    for guarded, bot in zip(players, bots, strict=True):
        guarded.catch_up(match)
        guarded.finish(match.observe(guarded.seat), match.result)
        assert bot.followed == match.log(guarded.seat)
    assert 0 < sum(bot.asked for bot in bots) <= decisions


def test_a_single_action_is_played_without_asking() -> None:
    match, guarded = match_and_bot(fail)
    assert guarded.decide(match.observe(guarded.seat), [7]) == guarded_bot.Decision(7)


def test_failures_of_finish_and_close_are_only_logged(caplog: pytest.LogCaptureFixture) -> None:
    class Sulking(Scripted):
        def finish(self, observation: Observation, result: Result) -> None:
            raise RuntimeError("I lost")

        def close(self) -> None:
            raise RuntimeError("I stay")

    match = Match(box("liberte"), 3, "guard")
    guarded = GuardedBot(match.game, 0, Sulking(fail), "sulking")
    guarded.finish(match.observe(0), Result("turns", (1,), (0, 1, 0)))
    guarded.close()
    assert [record.exc_info is not None for record in caplog.records] == [True, True]


def test_the_substitute_is_deterministic() -> None:
    def played() -> str:
        match = Match(box("libertalia"), 2, "instead")
        players = [GuardedBot(match.game, 0, Scripted(fail), "broken", seed="s")]
        players.append(GuardedBot(match.game, 1, make("random", match.game, 1, "r"), "random"))
        while waiting := match.waiting():
            guarded = players[waiting[0]]
            match.play(guarded.seat, decide(match, guarded).action)
        return match.record().text()

    assert played() == played()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_can_be_translated(language: str) -> None:
    translations = Translations(language, strict=True)
    for choice in (fail, lambda _, __: None, lambda _, __: -1):
        failure = decide(*match_and_bot(choice)).failure
        assert failure
        assert translations.say(failure)
    assert translations.say("bot-late", seconds="6", clock="5")
