"""A game being played: a list of moves; its state is computed from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any

from tricorne.errors import GameError, IllegalAction
from tricorne.files import write_atomically
from tricorne.games import fast_rng, game_rng
from tricorne.games.events import Event, packed, rows, seen, unpacked
from tricorne.games.game import FIRST_DEALT, Game, Observation, Position, Result, State, Value
from tricorne.match import record
from tricorne.match.record import Move, Record, Redeal, Restream


class UndoRefused(GameError):
    """A move that cannot be taken back."""


@dataclass(frozen=True, slots=True)
class Played:
    """A move that was played, with its events; they are packed, since a match may have thousands."""

    game: Game
    move: Move
    rows: bytes
    alone: bool
    """Whether the game waited for nobody else."""
    random: bool
    """Whether the move used the random stream."""

    @property
    def events(self) -> list[Event]:
        """The events of the move."""
        return self.game.read_events(unpacked(self.rows))


class Match:
    """A game being played by people and bots.

    It works for any game, and writes nothing to disk unless `save` is called.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: str,
        options: Mapping[str, Value | str] | None = None,
        names: Sequence[str] = (),
        seats: Sequence[str] = (),
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = record.check_seed(seed)
        self.rules = game.rules_version if rules is None else rules
        self.options = game.complete_options(options or {})
        self.state, rows = game.new_with_rows(self.seed, players, self.options, self.rules)
        self._require_dealt()
        self.names = record.check_names(names, players)
        self.seats = record.check_seats(seats, players)
        self.opening_rows = packed(rows)
        self.played: list[Played] = []
        self.restreams: list[Restream] = []
        self.redeals: list[Redeal] = []
        self._position: Position | None = None
        self._streams = 0
        """The greatest index of a random stream so far, abandoned streams included."""

    @property
    def opening(self) -> list[Event]:
        """The events before the first move."""
        return self.game.read_events(unpacked(self.opening_rows))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far."""
        return tuple(played.move for played in self.played)

    @property
    def result(self) -> Result | None:
        """The result; None while the game runs."""
        return self.game.result(self.state)

    @property
    def position(self) -> Position:
        """The position as everybody at the table sees it."""
        if self._position is None:
            self._position = self.game.position(self.state)
        return self._position

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that have to decide."""
        return self.game.waiting(self.state) if self._position is None else self._position.waiting

    def play(self, seat: int, action: int, line: int = 0) -> Played:
        """Play a move; an illegal one raises `IllegalAction` and changes nothing."""
        # A position that has been looked at lists the legal actions already.
        if self._position is None or not self._position.allows(seat, action):
            self.game.require_legal(self.state, seat, action)
        alone, random = self.waiting() == (seat,), self.state.random.tobytes()
        rows = self.game.apply_with_rows(self.state, seat, action)
        self._position = None
        used = random != self.state.random.tobytes()
        played = Played(self.game, Move(seat, action, line), packed(rows), alone, used)
        self.played.append(played)
        return played

    def observe(self, seat: int) -> Observation:
        """Return the observation of a seat; the seat after the last one is for spectators."""
        return self.game.observe(self.state, seat)

    def view(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees, as JSON."""
        return self.game.view(self.observe(seat), seat)

    def log(self, seat: int, since: int = 0) -> list[Event]:
        """Return the events that a seat has seen since a move; since 0, with those before the first move."""
        events = self.opening if since == 0 else []
        for played in self.played[since:]:
            events += played.events
        return seen(events, seat)

    def check(self, seat: int, action: int) -> None:
        """Raise `IllegalAction` if an action is illegal, judged by the observation of the seat."""
        reason = self.game.why_not(self.observe(seat), seat, action)
        if reason is not None:
            raise IllegalAction(reason, seat=seat, action=self.game.actions.text(action))

    def foresee(self, seat: int, action: int) -> list[Event]:
        """Return what a legal action brings for certain: its events up to the first that is not foreseen.

        The hidden things are imagined from what the seat observes, so that this tells nothing new.
        """
        world = self.game.determinize(self.observe(seat), fast_rng.stream("foresee"))
        events = self.game.apply_with_rows(world, seat, action)
        kinds = (self.game.event_kinds(number) for number, *_ in rows(events))
        events[0, 0] = sum(1 for _ in takewhile(lambda kind: kind.foreseen, kinds))
        return seen(self.game.read_events(events), seat)

    def undo(self, seat: int) -> Move:
        """Take back a seat's last move."""
        self.check_undo(seat)
        move = self.played[-1].move
        self.take_back()
        return move

    def check_undo(self, seat: int) -> None:
        """Raise `UndoRefused` if taking back the last move would be unfair.

        It is fair if the seat made that move, is still the only one that is
        asked, and has learned nothing from the move.
        """
        problem = self._undo_problem(seat)
        if problem == "error-undo-other":
            raise UndoRefused(problem, seat=self.played[-1].move.seat)
        if problem:
            raise UndoRefused(problem)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back the last move."""
        return self._undo_problem(seat) is None

    def _undo_problem(self, seat: int) -> str | None:
        """Return the message that says why a seat may not take back the last move; None if it may."""
        if not self.played or self._was_rewound_here() or len(self.played) == self.first_rewind:
            return "error-undo-nothing"
        last = self.played[-1]
        if last.move.seat != seat:
            return "error-undo-other"
        if not last.alone:
            return "error-undo-together"
        if self.waiting() != (seat,):
            return "error-undo-turn"
        # The move revealed something if it used the random stream, or if its events contain anything
        # that the seat could not have computed in advance.
        if last.random or not self.game.foreseen(unpacked(last.rows)):
            return "error-undo-informed"
        return None

    def rewind(self, count: int, stream: int | None = None) -> None:
        """Go back to the position after `count` moves, without checking whether that is fair.

        Everybody has seen the random outcomes after that point, so the game continues with
        another random stream: the next one, or the one in the record. Games of rules version 1
        have only one. Nobody can go back to before the hidden cards were dealt anew.
        """
        if count < self.first_rewind:
            raise UndoRefused("error-rewind-redealt", to=count, first=self.first_rewind)
        self._go_back(count)
        if self.rules >= FIRST_DEALT:
            self._restream(Restream(count, stream or self._streams + 1))

    @property
    def first_rewind(self) -> int:
        """The number of moves that always remain: those before the last redeal."""
        return self.redeals[-1].moves if self.redeals else 0

    def redeal(self, kept: Sequence[int], seed: str) -> None:
        """Deal everything anew that is hidden from the kept seats, and use another seed from now on."""
        redeal = Redeal(len(self.played), tuple(sorted(kept)), seed)
        self.restreams = [before for before in self.restreams if before.moves < redeal.moves]
        self.redeals = [*(before for before in self.redeals if before.moves < redeal.moves), redeal]
        self._apply_redeal(self.state, redeal)
        self._position = None

    def _apply_redeal(self, state: State, redeal: Redeal) -> None:
        state.random[:] = game_rng.dealt(redeal.seed)
        self.game.redeal(state, redeal.kept)

    def take_back(self) -> None:
        """Take back the last move, which must have revealed nothing: the random stream stays."""
        self._go_back(len(self.played) - 1)

    def _go_back(self, count: int) -> None:
        self.restreams = [restream for restream in self.restreams if restream.moves <= count]
        self.state = self.state_after(count)
        self._position = None
        del self.played[count:]

    def _restream(self, restream: Restream) -> None:
        self.restreams = [before for before in self.restreams if before.moves < restream.moves]
        self.restreams.append(restream)
        self._streams = max(self._streams, restream.stream)
        self.state.random[:] = game_rng.dealt(self._seed_at(restream.moves), restream.stream)

    def _seed_at(self, moves: int) -> str:
        """Return the seed that the game uses after so many moves."""
        return next((it.seed for it in reversed(self.redeals) if it.moves <= moves), self.seed)

    def _was_rewound_here(self) -> bool:
        """Whether the game was rewound to this position: earlier moves cannot be undone."""
        return bool(self.restreams) and self.restreams[-1].moves == len(self.played)

    def _require_dealt(self) -> None:
        """Reject a state whose random stream could be predicted from what the players see."""
        right = game_rng.Kind.DEALT if self.rules >= FIRST_DEALT else game_rng.Kind.SCALED
        found = game_rng.kind_of(self.state.random)
        if found is not right:
            raise ValueError(f"rules version {self.rules} cannot use a stream of kind {found.name}")

    def state_after(self, count: int) -> State:
        """Return the state after `count` moves."""
        state = self.first_state()
        for number, played in enumerate(self.played[:count], 1):
            self.apply_again(state, number, played.move)
        return state

    def first_state(self) -> State:
        """Return the state before the first move."""
        state = self.game.new(self.seed, self.players, self.options, self.rules)
        self._repeat_deals(state, 0)
        return state

    def apply_again(self, state: State, number: int, move: Move) -> None:
        """Apply a move, whose number is counted from 1, to the state before it."""
        self.game.apply_quietly(state, move.seat, move.action)
        self._repeat_deals(state, number)

    def _repeat_deals(self, state: State, moves: int) -> None:
        """Deal anew, and switch to another random stream, if the game did so after this number of moves."""
        for redeal in self.redeals:
            if redeal.moves == moves:
                self._apply_redeal(state, redeal)
        for restream in self.restreams:
            if restream.moves == moves:
                state.random[:] = game_rng.dealt(self._seed_at(moves), restream.stream)

    def record(self) -> Record:
        """Return the record of the game so far."""
        return Record(
            self.game,
            self.players,
            self.options,
            self.seed,
            self.names,
            self.seats,
            self.moves,
            self.result,
            rules=self.rules,
            restreams=tuple(self.restreams),
            redeals=tuple(self.redeals),
        )

    def save(self, path: Path) -> None:
        """Write the record atomically; it is on disk when this returns."""
        write_atomically(path, self.record().text())

    @classmethod
    def load(cls, path: Path, components: Path | None = None) -> Match:
        """Read a record file and replay it."""
        return cls.from_record(record.read(path, components))

    @classmethod
    def from_record(cls, game_record: Record) -> Match:
        """Replay a record."""
        match = cls.opened(game_record)
        for _ in match.replay(game_record):
            pass
        return match

    @classmethod
    def opened(cls, game_record: Record) -> Match:
        """Set up the game of a record, before its first move."""
        return cls(
            game_record.game,
            game_record.players,
            game_record.seed,
            game_record.options,
            game_record.names,
            game_record.seats,
            game_record.rules_version,
        )

    def replay(self, game_record: Record) -> Iterator[Played]:
        """Replay the moves of a record one by one; raises `BadRecord` with the line of an error."""
        restream_at = {restream.moves: restream for restream in game_record.restreams}
        redeal_at = {redeal.moves: redeal for redeal in game_record.redeals}

        def deal_again() -> None:
            if redeal := redeal_at.get(len(self.played)):
                self.redeal(redeal.kept, redeal.seed)
            if restream := restream_at.get(len(self.played)):
                self._restream(restream)

        for move in game_record.moves:
            deal_again()
            waiting = self.waiting()
            if not waiting:
                raise game_record.error("record-after-end", move.line)
            if not self.game.legal(self.state, move.seat):
                right = ", ".join(str(seat) for seat in waiting)
                raise game_record.error("record-wrong-seat", move.line, seat=move.seat, right=right)
            try:
                self.play(move.seat, move.action, move.line)
            except IllegalAction as error:
                action = self.game.actions.text(move.action)
                raise game_record.error(
                    "record-illegal", move.line, error, seat=move.seat, action=action
                ) from error
            yield self.played[-1]
        deal_again()
        self._check_result(game_record)

    def _check_result(self, game_record: Record) -> None:
        if game_record.result is None:
            return
        if self.result is None:
            raise game_record.error("record-result-early", game_record.result_line)
        if game_record.result != self.result:
            raise game_record.error(
                "record-result-wrong",
                game_record.result_line,
                text=record.write_result(game_record.result),
                right=record.write_result(self.result),
            )
