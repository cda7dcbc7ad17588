"""Games as decisions to learn from: what a seat knew, what it considered and did, and how the game ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tricorne import bots
from tricorne.bots.bot import Bot, BotFailed, Candidate
from tricorne.bots.policies import PolicyBot
from tricorne.errors import Message, TricorneError
from tricorne.games import fast_rng
from tricorne.games.events import Event, seen
from tricorne.games.game import Game, Observation, Result, State, Value
from tricorne.games.struct import Array
from tricorne.match import Match, Record

# From this share of the simulations on, an action may be played for variety.
LEAST_SHARE = 0.02


@dataclass(frozen=True)
class DecisionRow:
    """One decision between at least two legal actions."""

    move: int
    """How many moves were made before it."""
    seat: int
    ask: int
    """What is asked, by its number in the game's enum."""
    vector: Array
    """What the seat knows, see `Game.encode`."""
    legal: tuple[int, ...]
    shares: tuple[float, ...]
    """The share of each legal action: of the simulations, or all of what was chosen."""
    action: int
    """What was played."""
    chance: float | None
    """The win probability that the bot saw, if it saw one."""


@dataclass(frozen=True)
class PlayedGame:
    """A game that is over, with its decisions."""

    game: Game
    players: int
    options: Mapping[str, Value]
    rules: int
    """The version of the rules that it was played by."""
    seed: str
    bots: tuple[str, ...]
    """Who sat at each seat; empty if that is not known."""
    rows: tuple[DecisionRow, ...]
    result: Result

    @property
    def outcome(self) -> tuple[float, ...]:
        """The share of each seat in the win."""
        return tuple(map(self.result.win_share, range(self.players)))


class GameStopped(TricorneError):
    """A game that a bot did not play to its end; `reason` says what the bot did."""

    def __init__(self, key: str, reason: Message | None = None, /, **arguments: str | int) -> None:
        super().__init__(key, **arguments)
        self.reason = reason


def line_up(names: Sequence[str], players: int, number: int) -> tuple[str, ...]:
    """Seat the bots in turn for a game; each game begins with the next one."""
    return tuple(names[(number + seat) % len(names)] for seat in range(players))


def play_game(
    game: Game,
    names: Sequence[str],
    seed: str,
    options: Mapping[str, Value | str] | None = None,
    variety: float = 0.0,
    before_decision: Callable[[], None] = lambda: None,
) -> PlayedGame:
    """Play a game between bots; raises `GameStopped` if one of them fails.

    With the probability `variety`, a bot that searches plays an action drawn by
    its shares. `before_decision` may raise to stop the game.
    """
    settled = game.complete_options(options or {})
    seats: list[_Seat] = []
    try:
        for seat, name in enumerate(names):
            seats.append(_Seat(game, seat, name, seed))
        rows, result = _play(game, seats, seed, settled, variety, before_decision)
    finally:
        for each in seats:
            each.bot.close()
    return PlayedGame(game, len(names), settled, game.rules_version, seed, tuple(names), rows, result)


def _play(
    game: Game,
    seats: Sequence[_Seat],
    seed: str,
    options: Mapping[str, Value],
    variety: float,
    before_decision: Callable[[], None],
) -> tuple[tuple[DecisionRow, ...], Result]:
    state, events = game.new_with_events(seed, len(seats), options)
    followers = [seat for seat in seats if type(seat.bot).follow is not Bot.follow]
    rng = fast_rng.stream(f"{seed} variety")
    rows: list[DecisionRow] = []
    moves = 0
    while waiting := game.waiting(state):
        for follower in followers:
            follower.pending += seen(events, follower.seat)
        seat = waiting[0]
        observation = game.observe(state, seat)
        legal = game.legal(observation, seat)
        action = legal[0]
        if len(legal) > 1:
            before_decision()
            row = seats[seat].decide(observation, legal, moves, variety, rng)
            rows.append(row)
            action = row.action
        if followers:
            events = game.read_events(game.apply_with_rows(state, seat, action))
        else:
            game.apply_quietly(state, seat, action)
        moves += 1
    result = game.result(state)
    assert result is not None
    for follower in followers:
        follower.pending += seen(events, follower.seat)
    for each in seats:
        each.finish(game.observe(state, each.seat), result)
    return tuple(rows), result


class _Seat:
    """A bot at its seat."""

    def __init__(self, game: Game, seat: int, name: str, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.name = name
        self.seed = seed
        self.bot = bots.make(name, game, seat, f"{seed} bot {seat}")
        self.pending: list[Event] = []
        """What the seat has seen since the last decision, if the bot follows that."""

    def decide(
        self, observation: Observation, legal: Sequence[int], moves: int, variety: float, rng: Array
    ) -> DecisionRow:
        """Have the bot decide; `moves` were made before."""
        candidates = self._candidates(observation, legal)
        best = candidates[0]
        action = best.action
        shares = {each.action: each.share or 0.0 for each in candidates if each.action in legal}
        total = sum(shares.values())
        if not total:
            shares, total = {action: 1.0}, 1.0
        elif variety and _uniform(rng) < variety:
            action = _draw(
                {each: share for each, share in shares.items() if share >= LEAST_SHARE or each == action}, rng
            )
        return DecisionRow(
            moves,
            self.seat,
            int(observation.ask),
            self.game.encode(observation, self.seat),
            tuple(legal),
            tuple(shares.get(each, 0.0) / total for each in legal),
            action,
            best.chance,
        )

    def _candidates(self, observation: Observation, legal: Sequence[int]) -> list[Candidate]:
        try:
            self._deliver_events()
            given = self.game.copy(observation)
            if isinstance(self.bot, PolicyBot):
                # It breaks ties at random only when it chooses.
                return [Candidate(self.bot.choose(given, legal))]
            candidates = self.bot.consider(given, tuple(legal))
            if candidates[0].action not in legal:
                raise BotFailed("bot-illegal", action=self._text(candidates[0].action))
        except (Exception, SystemExit) as error:
            raise self._stopped(error) from error
        return candidates

    def finish(self, observation: Observation, result: Result) -> None:
        """Give the bot the result of the game."""
        try:
            self._deliver_events()
            self.bot.finish(observation, result)
        except (Exception, SystemExit) as error:
            raise self._stopped(error) from error

    def _deliver_events(self) -> None:
        events, self.pending = self.pending, []
        self.bot.follow(events)

    def _text(self, action: int) -> str:
        return self.game.actions.text(action) if 0 <= action < len(self.game.actions) else str(action)

    def _stopped(self, error: BaseException) -> GameStopped:
        reason = (
            error.message
            if isinstance(error, BotFailed)
            else Message("bot-raised", {"problem": f"{type(error).__name__}: {error}"})
        )
        return GameStopped("error-dataset-bot", reason, bot=self.name, seed=self.seed)


def _draw(shares: Mapping[int, float], rng: Array) -> int:
    """Draw an action by its share."""
    left = _uniform(rng) * sum(shares.values())
    for action, share in shares.items():
        left -= share
        if left < 0:
            return action
    return action


def _uniform(rng: Array) -> float:
    """Draw a number from 0 up to, but not including, 1."""
    return fast_rng.next_word(rng) / 2**32


def recorded_game(record: Record) -> PlayedGame | None:
    """Read the decisions of a record; None if the game is not over. Raises `BadRecord`."""
    match = Match.from_record(record)
    if match.result is None:
        return None
    state = match.first_state()
    rows: list[DecisionRow] = []
    for number, move in enumerate(match.moves, 1):
        row = _recorded_decision(match.game, state, number - 1, move.seat, move.action)
        rows += [row] if row else []
        match.apply_again(state, number, move)
    return PlayedGame(
        match.game,
        match.players,
        match.options,
        match.rules,
        match.seed,
        match.seats,
        tuple(rows),
        match.result,
    )


def _recorded_decision(game: Game, state: State, moves: int, seat: int, action: int) -> DecisionRow | None:
    """Return what a seat decided in a position; None if it had no choice."""
    observation = game.observe(state, seat)
    legal = game.legal(observation, seat)
    if len(legal) == 1:
        return None
    vector = game.encode(observation, seat)
    shares = tuple(float(each == action) for each in legal)
    return DecisionRow(moves, seat, int(observation.ask), vector, tuple(legal), shares, action, None)
