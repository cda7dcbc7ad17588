"""The interface of a game: the other parts of the program know games by it alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any, ClassVar, Self

import numpy as np

from tricorne.backends import Backend, Kernel
from tricorne.errors import Argument, BadOption, IllegalAction, Message
from tricorne.games import game_rng, playout
from tricorne.games.action_space import ActionSpace
from tricorne.games.components import ComponentFile
from tricorne.games.encoding import Encoding
from tricorne.games.events import SILENT, Event, Kind, buffer, rows
from tricorne.games.kernels import ACTION, SCRATCH, bind_rules
from tricorne.games.struct import Array, Reading, plain, record_of

State = Any
Observation = Any
Value = str | bool

# The seats of each set of seats, as rules return it: a bit for each.
_SEATS = tuple(tuple(seat for seat in range(8) if seats >> seat & 1) for seats in range(256))

# Since this version of the rules, games are dealt from the cryptographic stream.
FIRST_DEALT = 2


@dataclass(frozen=True)
class Option:
    """An option of a game; the first value is the default."""

    name: str
    values: tuple[Value, ...]

    def parse(self, text: str) -> Value:
        """Parse a value; flags take on, off, true, false, yes and no."""
        wanted = text.strip().lower()
        for value in self.values:
            if wanted in _SPELLINGS.get(value, (value,)):
                return value
        raise BadOption("error-option-value", option=self.name, value=text, right=self.choices())

    def choices(self) -> str:
        """Return the values, separated by commas."""
        return ", ".join(self.write(value) for value in self.values)

    @staticmethod
    def write(value: Value) -> str:
        """Write a value for a record."""
        return value if isinstance(value, str) else ("on" if value else "off")


_SPELLINGS: dict[Value, tuple[str, ...]] = {
    True: ("on", "true", "yes", "1"),
    False: ("off", "false", "no", "0"),
}


@dataclass(frozen=True)
class Result:
    """How a game ended: why, who won, and the points it was judged by."""

    reason: str
    winners: tuple[int, ...]
    points: tuple[int, ...]

    def win_share(self, seat: int) -> float:
        """Return a seat's share in the win: all winners share alike."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def json(self) -> dict[str, Any]:
        """Return the result as in a trace."""
        return {"reason": self.reason, "winners": list(self.winners), "points": list(self.points)}


@dataclass(frozen=True)
class Position:
    """A state as everybody at the table sees it."""

    waiting: tuple[int, ...]
    """The seats that are asked for a decision."""
    legal: tuple[tuple[int, ...], ...]
    """By seat: the legal actions."""
    observations: tuple[Reading, ...]
    """By seat, and of spectators: what they know."""

    def allows(self, seat: int, action: int) -> bool:
        """Whether an action of a seat is legal."""
        return 0 <= seat < len(self.legal) and action in self.legal[seat]


class Game(ABC):
    """The rules of one game with one set of components.

    States are NumPy records. `apply` changes a state in place; `copy` makes
    another. Seats count from 0; the seat number `players` stands for spectators.
    An observation holds all that a seat knows and nothing else. It can be used in
    place of a state for legal actions, reasons and views.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    """The version that new games are played by."""
    rules_versions: ClassVar[tuple[int, ...]]
    """All versions that recorded games may have been played by."""
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[ActionSpace]
    asks: ClassVar[type[IntEnum]]
    reasons: ClassVar[type[IntEnum]]
    event_kinds: ClassVar[type[Kind]]
    laws: ClassVar[type[IntEnum]]
    endings: ClassVar[type[IntEnum]]
    judged_by: ClassVar[str]
    rule_kernels: ClassVar[tuple[Kernel, ...]]
    box_layout: ClassVar[np.dtype[Any]]
    layout: ClassVar[np.dtype[Any]]
    legal_at_most: ClassVar[int]
    encoding: ClassVar[Encoding]
    facts_shape: ClassVar[tuple[int, ...]]
    component_choices: ClassVar[dict[str, Any]]
    """What a component file may choose from, and what follows from it: for programs in other languages."""

    box: Any

    def __init__(self, file: ComponentFile, backend: Backend) -> None:
        self.file = file
        self.backend = backend
        self.kernels = bind_rules(self.rule_kernels, backend)

    @classmethod
    def load(cls, components: Path | None, backend: Backend) -> Self:
        """Load the game with its built-in components, or with an owner's file."""
        package = cls.__module__.rpartition(".")[0]
        file = ComponentFile.read(components) if components else ComponentFile.built_in(package)
        return cls(file, backend)

    def complete_options(self, chosen: Mapping[str, Value | str]) -> dict[str, Value]:
        """Validate the options that were chosen, and add the defaults of the others."""
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                raise BadOption("error-option-unknown", option=name, right=", ".join(known))
        settled: dict[str, Value] = {}
        for option in self.options:
            value = chosen.get(option.name, self.default(option, settled))
            settled[option.name] = option.parse(option.write(value))
        return settled

    def default(self, option: Option, settled: Mapping[str, Value]) -> Value:
        """Return the default of an option, given the values of those before it."""
        return option.values[0]

    def new(
        self,
        seed: str,
        players: int,
        options: Mapping[str, Value | str] | None = None,
        rules: int | None = None,
    ) -> State:
        """Set up a game by the current rules, or by an older version of them."""
        state, _ = self.new_with_events(seed, players, options, rules)
        return state

    def new_with_events(
        self,
        seed: str,
        players: int,
        options: Mapping[str, Value | str] | None = None,
        rules: int | None = None,
    ) -> tuple[State, list[Event]]:
        """Set up a game; return its state and the events."""
        state, rows = self.new_with_rows(seed, players, options, rules)
        return state, self.read_events(rows)

    def new_with_rows(
        self,
        seed: str,
        players: int,
        options: Mapping[str, Value | str] | None = None,
        rules: int | None = None,
    ) -> tuple[State, Array]:
        """Set up a game; return its state and the rows of the events (see `read_events`)."""
        state = self.template(players, options)
        state.random[:] = self.stream(seed, rules)
        events = buffer()
        self.kernels.set_up(self.box, state, events)
        return state, events

    def stream(self, seed: str, rules: int | None = None) -> Array:
        """Make the random stream of a game from its seed, as that version of the rules does."""
        version = self.rules_version if rules is None else rules
        assert version in self.rules_versions, f"{self.name} has no rules version {version}"
        return game_rng.scaled(seed) if version < FIRST_DEALT else game_rng.dealt(seed)

    def template(self, players: int, options: Mapping[str, Value | str] | None = None) -> State:
        """Make a state with nothing but the number of players and the options."""
        if players not in self.players:
            raise BadOption(
                "error-players", game=self.name, players=players, low=self.players[0], high=self.players[-1]
            )
        state = np.zeros(1, self.layout)[0]
        state.players = players
        self.write_options(state, self.complete_options(options or {}))
        return state

    @abstractmethod
    def write_options(self, state: State, options: Mapping[str, Value]) -> None:
        """Write settled options into an empty record."""

    @abstractmethod
    def read_options(self, state: State) -> dict[str, Value]:
        """Read the options of a game."""

    @staticmethod
    def copy(state: State) -> State:
        """Copy a state or an observation, as bytes because NumPy would copy field by field."""
        return np.frombuffer(bytearray(state.tobytes()), state.dtype)[0]

    def waiting(self, state: State) -> tuple[int, ...]:
        """Return the seats that are asked for a decision."""
        return _SEATS[int(self.kernels.waiting(record_of(state))) & 0xFF]

    def ask(self, state: State) -> str:
        """Return the name of what is asked; "nothing" when the game is over."""
        return self.ask_name(state) if self.waiting(state) else "nothing"

    def ask_name(self, state: State) -> str:
        """Return the name of what is asked in a game that is not over."""
        return self.asks(int(state.ask)).name.lower()

    def legal(self, state: State, seat: int) -> list[int]:
        """List the legal actions of a seat; a spectator has none."""
        if not 0 <= seat < state.players:
            return []
        found = self.legal_buffer()
        count = self.kernels.legal(self.box, record_of(state), seat, found)
        legal: list[int] = found[:count].tolist()
        return legal

    def legal_buffer(self) -> Array:
        """Make a buffer for the longest list of legal actions."""
        return np.zeros(self.legal_at_most, ACTION)

    def mask(self, state: State, seat: int) -> Array:
        """Return the legal actions as a mask of the action space."""
        mask = np.zeros(len(self.actions), np.bool_)
        mask[self.legal(state, seat)] = True
        return mask

    def why_not(self, state: State, seat: int, action: int) -> Message | None:
        """Return the reason why an action is not legal; None if it is."""
        if not 0 <= action < len(self.actions):
            return self._reason("not_asked", state, seat, action)
        reason = self.reasons(self.kernels.why_not(self.box, record_of(state), seat, action))
        return None if int(reason) == 0 else self._reason(reason.name.lower(), state, seat, action)

    def _reason(self, name: str, state: State, seat: int, action: int) -> Message:
        return Message(
            f"{self.name}-reason-{name.replace('_', '-')}", self.reason_arguments(state, seat, action)
        )

    def reason_arguments(self, state: State, seat: int, action: int) -> dict[str, Argument]:
        """Return the arguments that the message of a reason may use."""
        return {"ask": self.ask(state), "seat": seat}

    def apply(self, state: State, seat: int, action: int) -> list[Event]:
        """Apply a legal action and return the events; raise `IllegalAction` and change nothing otherwise."""
        self.require_legal(state, seat, action)
        return self.read_events(self.apply_with_rows(state, seat, action))

    def require_legal(self, state: State, seat: int, action: int) -> None:
        """Raise `IllegalAction` if an action is not legal."""
        reason = self.why_not(state, seat, action)
        if reason is not None:
            written = self.actions.text(action) if 0 <= action < len(self.actions) else str(action)
            raise IllegalAction(reason, seat=seat, action=written)

    def apply_with_rows(self, state: State, seat: int, action: int) -> Array:
        """Apply an action that is known to be legal; return the rows of the events (see `read_events`)."""
        events = buffer()
        self.kernels.apply(self.box, state, seat, action, events)
        return events

    def apply_quietly(self, state: State, seat: int, action: int) -> None:
        """Apply an action that is known to be legal, without events."""
        self.kernels.apply(self.box, state, seat, action, SILENT)

    def result(self, state: State) -> Result | None:
        """Return how the game ended; None while it runs."""
        shown = plain(state)
        if shown.over == 0:
            return None
        seats = range(shown.players)
        return Result(
            self.endings(shown.over).name.lower(),
            tuple(seat for seat in seats if shown.winners[seat]),
            tuple(getattr(shown, self.judged_by)[: shown.players]),
        )

    def observe(self, state: State, seat: int) -> Observation:
        """Return what a seat knows; the seat number `players` stands for spectators."""
        # Zeroed bytes, since NumPy would clear the record field by field.
        seen = np.ndarray((), self.layout, bytearray(self.layout.itemsize))[()]
        self.kernels.observe(state, seat, seen)
        return seen

    def encode(self, observation: Observation, seat: int) -> Array:
        """Return what a seat knows as a vector of numbers, see `encoding`."""
        vector = np.zeros(self.encoding.size, np.float32)
        self.kernels.encode(self.box, observation, seat, vector)
        return vector

    @staticmethod
    @abstractmethod
    def to_relative(action: int, seat: int, players: int) -> int:
        """Return an action of a seat, with the seat that it names counted from the one that acts."""

    @staticmethod
    @abstractmethod
    def to_absolute(action: int, seat: int, players: int) -> int:
        """Return the action that `to_relative` makes this one of."""

    def facts(self, state: State) -> list[Any]:
        """Return the facts that a game derives from a position, see its module `facts`."""
        if isinstance(state, Reading) and state.facts is not None:
            return state.facts
        found = np.zeros(self.facts_shape, np.int32)
        self.kernels.facts(self.box, record_of(state), found)
        facts: list[Any] = found.tolist()
        return facts

    def position(self, state: State) -> Position:
        """Return all that views and questions need, by one call of the rules."""
        players = int(state.players)
        viewers = players + 1
        seen = np.frombuffer(bytearray(viewers * self.layout.itemsize), self.layout)
        facts = np.zeros((viewers, *self.facts_shape), np.int32)
        actions = np.zeros((viewers, self.legal_at_most), ACTION)
        counts = np.zeros(viewers, np.int32)
        waiting = self.kernels.survey(self.box, state, seen, facts, actions, counts)
        known = facts.tolist()
        return Position(
            _SEATS[int(waiting) & 0xFF],
            tuple(
                tuple(actions[seat, :count].tolist()) for seat, count in enumerate(counts[:players].tolist())
            ),
            tuple(Reading(seen[seat], known[seat]) for seat in range(viewers)),
        )

    def determinize(self, observation: Observation, rng: Array) -> State:
        """Sample a state that looks the same to the seat of an observation.

        `rng` is the caller's random stream (see `fast_rng.stream`); the state gets a fast one.
        """
        state = self.copy(observation)
        self.kernels.determinize(self.box, state, rng, np.zeros(SCRATCH, np.int16))
        return state

    def redeal(self, state: State, kept: Sequence[int]) -> None:
        """Deal everything anew that is hidden from the kept seats, from the random stream of the state.

        Public information and what the kept seats know stay the same.
        """
        seats = sum(1 << seat for seat in kept)
        self.kernels.redeal(self.box, state, seats, np.zeros(SCRATCH, np.int16))

    def view(self, observation: Observation, seat: int) -> dict[str, Any]:
        """Return an observation as JSON, for people and programs."""
        shown = plain(observation)
        return {**self.public_view(shown), **self.own_view(shown, seat)}

    def public_view(self, observation: Observation, waiting: Sequence[int] | None = None) -> dict[str, Any]:
        """Return the part of a view that is the same for every seat, and for spectators.

        Who is asked can be passed if it is known already.
        """
        shown = plain(observation)
        result = self.result(shown)
        waiting = self.waiting(shown) if waiting is None else waiting
        return {
            "game": self.name,
            "players": shown.players,
            "options": self.read_options(shown),
            **self.public_state(shown),
            "waiting": list(waiting),
            "ask": self.ask_name(shown) if waiting else "nothing",
            "about": self.about(shown),
            "result": result.json() if result else None,
        }

    def own_view(
        self, observation: Observation, seat: int, legal: Sequence[int] | None = None
    ) -> dict[str, Any]:
        """Return the part of a view that is a seat's own: what it knows, and what it may do.

        Its legal actions can be passed if they are known already.
        """
        shown = plain(observation)
        return {
            "seat": seat if seat < shown.players else None,
            **self.known_state(shown, seat),
            "legal": texts(self, self.legal(shown, seat) if legal is None else legal),
        }

    @abstractmethod
    def public_state(self, state: State) -> dict[str, Any]:
        """Return what everybody sees of board and cards, the same from a state and any observation of it."""

    @abstractmethod
    def known_state(self, observation: Observation, seat: int) -> dict[str, Any]:
        """Return what a seat knows of hands and other hidden things."""

    @abstractmethod
    def trace_header(self, state: State | None = None) -> dict[str, Any]:
        """Return what the first line of a trace says of the components, and of a game at its start."""

    @abstractmethod
    def reference(self) -> dict[str, Any]:
        """Return the components and the numbers of the rules that a user interface shows."""

    @abstractmethod
    def trace_state(self, state: State) -> dict[str, Any]:
        """Return the true state as in a trace."""

    @abstractmethod
    def about(self, state: State) -> dict[str, Any]:
        """Return what the open question is about."""

    @abstractmethod
    def label(self, kind: str, value: Any) -> Argument:
        """Return the display name of a value of an event or a reason, or the key of its word."""

    def read_events(self, events: Array) -> list[Event]:
        """Convert rows to events with named values."""
        found = []
        for number, *values in rows(events):
            kind = self.event_kinds(number)
            named = {
                name: self.event_value(name, value) for name, value in zip(kind.names, values, strict=False)
            }
            found.append(Event(kind.name.lower(), named, kind.public))
        return found

    def foreseen(self, events: Array) -> bool:
        """Whether the acting seat could have worked out all these events beforehand."""
        return all(self.event_kinds(number).foreseen for number, *_ in rows(events))

    def event_value(self, name: str, value: int) -> Any:
        """Return an event's number as in a trace, by its name there."""
        return self.endings(value).name.lower() if name == "ending" else value

    def message(self, event: Event) -> Message:
        """Return the message for an event."""
        arguments = {name: self.label(name, value) for name, value in event.values.items()}
        return Message(f"{self.name}-event-{event.name.replace('_', '-')}", arguments)

    def random_game(self, state: State, rng: Array) -> list[tuple[int, int]]:
        """Play a game to its end at random; return its moves as (seat, action)."""
        moves = playout.moves_buffer()
        count = self.kernels.random_game(self.box, state, rng, self.legal_buffer(), moves, SILENT)
        return [(int(seat), int(action)) for seat, action in moves[:count]]

    def digest_game(self, state: State, rng: Array) -> int:
        """Play a copy of a game to its end at random; return a digest of everything that is computed."""
        workspace = self.backend.workspace()
        worlds = workspace.zeros(2, self.layout)
        worlds[0] = state
        digest = np.zeros(1, np.int64)
        scratch, events = np.zeros(SCRATCH, np.int16), buffer()
        call = workspace.bind(next(kernel for kernel in self.rule_kernels if kernel.name == "digest_game"))
        call(self.box, worlds, worlds.view(np.uint32), rng, self.legal_buffer(), events, scratch, digest)
        return int(digest[0])

    def violated_invariant(self, state: State) -> str | None:
        """Return the name of the first invariant that a state violates, if there is one."""
        law = self.laws(int(self.kernels.check(self.box, state, np.zeros(SCRATCH, np.int16))))
        return law.name.lower() if int(law) else None

    def check(self, state: State) -> None:
        """Raise `AssertionError` if a state violates an invariant."""
        law = self.violated_invariant(state)
        assert law is None, law

    def checked_game(self, state: State, rng: Array) -> tuple[int, str | None]:
        """Play to the end at random; return the number of moves and the first invariant violated."""
        violated = np.zeros(1, np.int32)
        scratch = np.zeros(SCRATCH, np.int16)
        found = self.legal_buffer()
        moves = self.kernels.checked_game(self.box, state, rng, found, SILENT, scratch, violated)
        law = int(violated[0])
        if law == playout.DEAD_END:
            return moves, "never_a_dead_end"
        return moves, self.laws(law).name.lower() if law else None


def texts(game: Game, actions: Sequence[int]) -> list[str]:
    """Write actions, sorted as plain text."""
    return sorted(game.actions.text(action) for action in actions)


Loader = Callable[[Path | None], Game]
