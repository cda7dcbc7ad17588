"""OpenSpiel: every game as a Python game of `pyspiel`; importing this module registers them.

Chance moves first: it chooses the seed of the game, one of 2^32, in four moves of a byte each. From then on
nothing is random, so a history is a game, and no algorithm needs to know what is drawn when. No player
sees the seed, nor what follows from it, before the rules reveal it.

Where several seats decide at the same time, they move one after another, and none sees the others' choices.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, ClassVar

import numpy as np

from tricorne.envs.extras import from_extra
from tricorne.envs.seat_codec import VECTOR, SeatCodec, shared_codec
from tricorne.games import GAMES, fast_rng
from tricorne.games.events import Event
from tricorne.games.game import Game, State
from tricorne.games.playout import LONGEST_GAME
from tricorne.games.struct import Array

with from_extra("openspiel"):
    import pyspiel

PREFIX = "python_tricorne_"
PLAYERS = 4
# An option of which the game chooses the value, which may depend on the other options.
DEFAULT = "default"
BYTES, BYTE = 4, 256
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def game_type(game: type[Game]) -> pyspiel.GameType:
    """Describe a game; its parameters are the number of players and, as texts, the options."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Tricorne: {game.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        # The length of what a player has seen has no useful bound.
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": PLAYERS,
            **{option.name: DEFAULT for option in game.options},
        },
    )


class TricorneGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel ships no types
    """A game with its number of players and its options; each game is a class of its own."""

    name: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {**self.kind.parameter_specification, **(params or {})}
        self.players = int(settings.pop("players"))
        self.codec = shared_codec(self.name, self.players)
        chosen = {name: value for name, value in settings.items() if value != DEFAULT}
        self.options = self.codec.game.complete_options(chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.actions,
            max_chance_outcomes=BYTE,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(self.kind, info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (str(self),)

    def new_initial_state(self) -> TricorneState:
        """Return the state before the seed is chosen."""
        return TricorneState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of moves that choose the seed."""
        return BYTES

    def make_py_observer(
        self, observed: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> TricorneObserver | None:
        """Return an observer of what a player knows, or of what everybody knows."""
        if not isinstance(observed, pyspiel.IIGObservationType):
            observed = pyspiel.IIGObservationType(perfect_recall=False)
        private = pyspiel.PrivateInfoType
        if not observed.public_info or observed.private_info == private.ALL_PLAYERS:
            return None
        return TricorneObserver(
            self.codec,
            of_seat=observed.private_info == private.SINGLE_PLAYER,
            perfect_recall=observed.perfect_recall,
        )


class TricorneState(pyspiel.State):  # type: ignore[misc] # likewise
    """A position. OpenSpiel copies and saves all attributes, so they are few and plain."""

    def __init__(self, game: TricorneGame) -> None:
        super().__init__(game)
        self.name = game.name
        self.options = game.options
        self.seed = b""
        self.records: Array | None = None
        """The state of the game, as the only record of an array; None before the seed is chosen."""
        self.turn = CHANCE
        self.seen = [""] * (game.players + 1)
        """What each seat has seen so far, and spectators."""

    @property
    def codec(self) -> SeatCodec:
        """How the players see the game."""
        return shared_codec(self.name, self.num_players())

    @property
    def record(self) -> State:
        """The state of the game."""
        assert self.records is not None, "the seed is not chosen yet"
        return self.records[0]

    def current_player(self) -> int:
        """Return the seat that moves."""
        return self.turn

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.turn == TERMINAL

    def returns(self) -> list[float]:
        """Return the shares in the win; zeros while the game runs."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return self.codec.shares(self.record)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the values of the next byte of the seed."""
        return [(value, 1 / BYTE) for value in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.codec.choices(self.record, player))

    def _apply_action(self, action: int) -> None:
        game = self.codec.game
        if self.records is None:
            self.seed += bytes([action])
            if len(self.seed) < BYTES:
                return
            record, events = game.new_with_events(self.seed.hex(), self.num_players(), self.options)
            self.records = np.frombuffer(bytearray(record.tobytes()), game.layout)
        else:
            player = self.turn
            chosen = self.codec.choices(self.record, player)[action]
            self.seen[player] += f"> {game.actions.text(chosen)}\n"
            events = game.read_events(game.apply_with_rows(self.record, player, chosen))
        self._show(events)
        waiting = game.waiting(self.record)
        self.turn = waiting[0] if waiting else TERMINAL

    def _show(self, events: list[Event]) -> None:
        spectators = self.num_players()
        for event in events:
            for seat in range(spectators + 1):
                viewer = seat if seat < spectators else None
                if not event.hidden_from(viewer):
                    self.seen[seat] += f"{event.seen_by(viewer)}\n"

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"seed {action:02x}"
        return self.codec.text(player, action)

    def resample_from_infostate(self, player: int, sampler: Any) -> TricorneState:
        """Return a state that the player cannot tell from this one; only the history stays what it is."""
        world: TricorneState = self.clone()
        game = self.codec.game
        observation = game.observe(self.record, player)
        sampled = game.determinize(observation, fast_rng.stream(str(sampler())))
        world.records = np.frombuffer(bytearray(sampled.tobytes()), game.layout)
        public = self.seen[-1]
        world.seen = [seen if seat == player else public for seat, seen in enumerate(self.seen)]
        return world

    def __str__(self) -> str:
        if self.records is None:
            return f"seed {self.seed.hex()}"
        game = self.codec.game
        return json.dumps({**game.trace_state(self.record), "turn": self.turn}, ensure_ascii=False)


class TricorneObserver:
    """What a player, or everybody, knows: as a vector with named blocks, and as text.

    With perfect recall there is no vector, and the text is all that was seen since the beginning.
    """

    def __init__(self, codec: SeatCodec, *, of_seat: bool, perfect_recall: bool) -> None:
        self.codec = codec
        self.of_seat = of_seat
        self.perfect_recall = perfect_recall
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if not perfect_recall:
            encoding = codec.game.encoding
            self.tensor = np.zeros(encoding.size, VECTOR)
            for block in encoding.blocks:
                first = encoding.first(block.name)
                self.dict[block.name] = self.tensor[first : first + block.size].reshape(block.shape)

    def _viewer(self, player: int) -> int:
        return player if self.of_seat else self.codec.players

    def set_from(self, state: TricorneState, player: int) -> None:
        """Write what is known into `tensor`; zeros before the seed is chosen."""
        assert self.tensor is not None, "there is no vector with perfect recall"
        if state.records is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.codec.vector(state.record, self._viewer(player))

    def string_from(self, state: TricorneState, player: int) -> str:
        """Write what is known as text."""
        if state.records is None:
            return ""
        game, viewer = self.codec.game, self._viewer(player)
        observation = game.observe(state.record, viewer)
        if self.perfect_recall:
            return f"{state.seen[viewer]}{blake2b(observation.tobytes(), digest_size=16).hexdigest()}"
        return json.dumps(game.view(observation, viewer), ensure_ascii=False)


def _load(written: str) -> pyspiel.Game:
    """Load a game from its name and parameters; to unpickle it imports this module, which registers it."""
    return pyspiel.load_game(written)


def register() -> None:
    """Register all games."""
    for game in GAMES.values():
        kind = game_type(game)
        # OpenSpiel lets go of what it registers after Python has ended, which only a class survives.
        pyspiel.register_game(kind, type(game.__name__, (TricorneGame,), {"name": game.name, "kind": kind}))


register()
