"""Plays the games of a tournament, one after another."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from tricorne import bots
from tricorne.arena import process_pool
from tricorne.arena.latencies import Latencies
from tricorne.arena.outcome import Failure, Outcome
from tricorne.arena.schedule import ScheduledGame
from tricorne.arena.settings import Settings
from tricorne.bots import Bot, GuardedBot
from tricorne.bots.self_play import SelfPlay, is_policy
from tricorne.games import load
from tricorne.games.events import SILENT, Event
from tricorne.games.game import Result, State
from tricorne.match.record import Move, Record

# The number of deals with a game in which policies are timed; each lineup has at least one.
TIMED_DEALS = 20


class GameRunner:
    """Plays games of a tournament.

    Policies play in machine code, up to the next decision of another bot. They
    are called from Python instead where another bot follows the events of the
    game, and in the first game of the first deals, to time them; the game is the
    same.
    """

    def __init__(
        self, settings: Settings, components: Path | None = None, backend: str | None = None
    ) -> None:
        self.settings = settings
        self.game = load(settings.game, components, backend)
        self.schedule = settings.schedule()
        self.self_play = SelfPlay(self.game)
        self._template = self.game.template(settings.players, settings.options)

    def deal_quietly(self, seed: str) -> State:
        """Set up a game without recording events."""
        state = self.game.copy(self._template)
        state.random[:] = self.game.stream(seed)
        self.game.kernels.set_up(self.game.box, state, SILENT)
        return state

    def is_timed(self, scheduled: ScheduledGame) -> bool:
        """Whether policies are timed in a game."""
        return scheduled.rotation == 0 and scheduled.deal < max(TIMED_DEALS, len(self.schedule.lineups))

    def play(self, number: int, *, in_machine_code: bool = True) -> Outcome:
        """Play a game by its number; without machine code, every bot is called from Python."""
        started = time.perf_counter()
        scheduled = self.schedule[number]
        players = [self._player(scheduled, seat) for seat in range(self.settings.players)]
        try:
            in_machine_code = in_machine_code and not self.is_timed(scheduled)
            running = _RunningGame(self, scheduled, players, in_machine_code=in_machine_code)
            result = running.play()
        finally:
            for player in players:
                player.close()
        moves = tuple(Move(seat, action) for seat, action in self.self_play.moves())
        record = Record(
            self.game,
            self.settings.players,
            self.settings.options,
            scheduled.seed,
            seats=scheduled.seats,
            moves=moves,
            result=result,
        )
        return Outcome(
            number,
            scheduled.deal,
            scheduled.seats,
            result,
            len(moves),
            time.perf_counter() - started,
            running.latencies,
            tuple(running.failures),
            record.text(),
        )

    def _player(self, scheduled: ScheduledGame, seat: int) -> GuardedBot:
        name, seed = scheduled.seats[seat], scheduled.bot_seed(seat)
        bot = bots.make(name, self.game, seat, seed)
        return GuardedBot(self.game, seat, bot, name, self.settings.clock, seed)


class _RunningGame:
    def __init__(
        self,
        runner: GameRunner,
        scheduled: ScheduledGame,
        players: Sequence[GuardedBot],
        *,
        in_machine_code: bool,
    ) -> None:
        self.game = runner.game
        self.self_play = runner.self_play
        self.players = players
        self.followers = [player for player in players if _follows(player.bot)]
        if self.followers:
            options = runner.settings.options
            self.state, opening = self.game.new_with_events(scheduled.seed, len(players), options)
            self._follow(opening)
        else:
            self.state = runner.deal_quietly(scheduled.seed)
        in_machine_code = in_machine_code and not self.followers
        policies = [player.name if in_machine_code and is_policy(player.name) else None for player in players]
        self.self_play.begin(policies, [scheduled.bot_seed(player.seat) for player in players])
        self.latencies = {player.seat: Latencies() for player in players if policies[player.seat] is None}
        self.failures: list[Failure] = []

    def play(self) -> Result:
        """Play until the game is over."""
        while True:
            self.self_play.advance(self.state)
            waiting = self.game.waiting(self.state)
            if not waiting:
                break
            self._ask(waiting[0])
        result = self.game.result(self.state)
        assert result is not None
        for player in self.players:
            player.finish(self.game.observe(self.state, player.seat), result)
        return result

    def _ask(self, seat: int) -> None:
        process_pool.check_cancelled()
        seen = self.game.observe(self.state, seat)
        legal = self.game.legal(seen, seat)
        decision = self.players[seat].decide(seen, legal)
        if len(legal) > 1:
            self.latencies[seat].add(decision.seconds)
        self.self_play.add_move(seat, decision.action)
        if decision.failure:
            self.failures.append(Failure(seat, self.self_play.played, decision.failure))
        if self.followers:
            self._follow(self.game.apply(self.state, seat, decision.action))
        else:
            self.game.apply_quietly(self.state, seat, decision.action)

    def _follow(self, events: Sequence[Event]) -> None:
        for player in self.followers:
            player.follow(events)


def only_policies(names: Sequence[str]) -> bool:
    """Whether all of these bots can play in machine code."""
    return all(is_policy(name) for name in names)


def _follows(bot: Bot) -> bool:
    """Whether a bot follows the events of the game."""
    return type(bot).follow is not Bot.follow
