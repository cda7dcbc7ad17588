"""Playing the games of an arena, one after another."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from tricorne import bots
from tricorne.arena import process_pool
from tricorne.arena.latencies import Latencies
from tricorne.arena.outcome import Failure, Outcome
from tricorne.arena.schedule import Pairing
from tricorne.arena.settings import Settings
from tricorne.bots import Bot, Player
from tricorne.bots.kernels.loader import bot_kernels
from tricorne.bots.kernels.policy import Policy, new_policy_buffers
from tricorne.bots.policies import PolicyBot
from tricorne.games import load, playout
from tricorne.games.events import SILENT, Event
from tricorne.games.fast_rng import stream
from tricorne.games.game import Result, State
from tricorne.games.struct import Array
from tricorne.match.record import Move, Record

# So many deals have a game in which policies are timed, each table at least one.
TIMED_DEALS = 20


class GameRunner:
    """Plays games of an arena.

    Policies play by themselves in machine code, up to the next decision of a
    bot that is none. They are asked one by one instead where another bot wants
    to hear what happens, and in the first game of the first deals, so that
    their time can be taken; the game is the same.
    """

    def __init__(self, settings: Settings, components: Path | None = None) -> None:
        self.settings = settings
        self.game = load(settings.game, components)
        self.schedule = settings.schedule()
        self._template = self.game.template(settings.players, settings.options)
        # Made once, since they are large: room for the moves of a game and for what policies think.
        self.moves = playout.moves_buffer()
        self._sight = np.zeros(2, self.game.layout)
        self._desk = new_policy_buffers(self.game)

    def get_ready(self) -> None:
        """Take a decision with every bot of ours, so that none that is timed waits for its machine code."""
        bots.warm_up(self.game, self.settings.bots)
        nobody = np.full(self.settings.players, Policy.NOBODY, np.int64)
        self.play_on(self.deal_quietly("get ready"), nobody, _streams(()), 0)

    def deal_quietly(self, seed: str) -> State:
        """Set up a game, and tell nothing."""
        state = self.game.copy(self._template)
        state.random[:] = self.game.stream(seed)
        self.game.kernels.set_up(self.game.box, state, SILENT)
        return state

    def play_on(self, state: State, policies: Array, streams: Array, made: int) -> int:
        """Let policies play on by themselves; return how many moves they made."""
        kernel: Any = bot_kernels(self.game).play_on
        found, moves = self.game.legal_buffer(), self.moves[made:]
        sight, desk = self._sight, self._desk
        return int(kernel(self.game.box, state, policies, streams, found, sight, desk, moves, SILENT))

    def timed(self, pairing: Pairing) -> bool:
        """Whether the time of policies is taken in a game."""
        return pairing.turn == 0 and pairing.deal < max(TIMED_DEALS, len(self.schedule.tables))

    def play(self, number: int, *, in_machine_code: bool = True) -> Outcome:
        """Play a game by its number; without machine code every bot is asked from Python."""
        started = time.perf_counter()
        pairing = self.schedule[number]
        players = [self._player(pairing, seat) for seat in range(self.settings.players)]
        try:
            in_machine_code = in_machine_code and not self.timed(pairing)
            played = _Playing(self, pairing, players, in_machine_code=in_machine_code)
            result = played.to_the_end()
        finally:
            for player in players:
                player.close()
        moves = tuple(Move(seat, action) for seat, action in self.moves[: played.made].tolist())
        record = Record(
            self.game,
            self.settings.players,
            self.settings.options,
            pairing.seed,
            seats=pairing.seats,
            moves=moves,
            result=result,
        )
        return Outcome(
            number,
            pairing.deal,
            pairing.seats,
            result,
            len(moves),
            time.perf_counter() - started,
            played.times,
            tuple(played.failures),
            record.text(),
        )

    def _player(self, pairing: Pairing, seat: int) -> Player:
        name, seed = pairing.seats[seat], pairing.bot_seed(seat)
        bot = bots.make(name, self.game, seat, seed)
        return Player(self.game, seat, bot, name, self.settings.clock, seed)


class _Playing:
    """One game while it is played."""

    def __init__(
        self, dealer: GameRunner, pairing: Pairing, players: Sequence[Player], *, in_machine_code: bool
    ) -> None:
        self.dealer = dealer
        self.game = dealer.game
        self.players = players
        self.listening = [player for player in players if _listens(player.bot)]
        if self.listening:
            options = dealer.settings.options
            self.state, opening = self.game.new_with_events(pairing.seed, len(players), options)
            self._tell(opening)
        else:
            self.state = dealer.deal_quietly(pairing.seed)
        in_machine_code = in_machine_code and not self.listening
        policies = [_policy(player.name) if in_machine_code else Policy.NOBODY for player in players]
        self.policies = np.array(policies, np.int64)
        self.streams = _streams([pairing.bot_seed(player.seat) for player in players])
        self.made = 0
        self.times = {
            player.seat: Latencies() for player in players if policies[player.seat] == Policy.NOBODY
        }
        self.failures: list[Failure] = []

    def to_the_end(self) -> Result:
        """Play until the game is over."""
        while True:
            self.made += self.dealer.play_on(self.state, self.policies, self.streams, self.made)
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
        process_pool.check_stop()
        seen = self.game.observe(self.state, seat)
        legal = self.game.legal(seen, seat)
        decision = self.players[seat].decide(seen, legal)
        if len(legal) > 1:
            self.times[seat].add(decision.seconds)
        self.dealer.moves[self.made] = seat, decision.action
        self.made += 1
        if decision.failure:
            self.failures.append(Failure(seat, self.made, decision.failure))
        if self.listening:
            self._tell(self.game.apply(self.state, seat, decision.action))
        else:
            self.game.apply_quietly(self.state, seat, decision.action)

    def _tell(self, events: Sequence[Event]) -> None:
        for player in self.listening:
            player.follow(events)


def only_policies(names: Sequence[str]) -> bool:
    """Whether all of these bots can play in machine code."""
    return all(_policy(name) != Policy.NOBODY for name in names)


def _streams(seeds: Sequence[str]) -> Array:
    return np.array([stream(seed) for seed in seeds], np.uint32).reshape(-1, 4)


def _policy(name: str) -> Policy:
    """Return the policy of a bot of ours; somebody's own may be made of one, and choose otherwise."""
    made = bots.BOTS.get(name)
    return made.policy if isinstance(made, type) and issubclass(made, PolicyBot) else Policy.NOBODY


def _listens(bot: Bot) -> bool:
    """Whether a bot wants to hear what happens in the game."""
    return type(bot).follow is not Bot.follow
