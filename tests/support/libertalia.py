"""Positions of Libertalia that read like a table in front of you.

    position = Position(players=3)
    position.den(1, "Bosun", "Cook")
    position.doubloons(4, 10, 10)
    table = position.day("Gunner", "Topman", "Captain")
    table.act(0, "shoot 1 Cook")
    assert table.doubloons == [1, 10, 13]

A character goes by its name, booty by its kind. Seats have the colours in their
order (yellow, red, blue, …). Whatever is not mentioned lies where it does no
harm: hands have enough other cards, today has goods and maps to choose from,
the days to come have tokens of the bag.

A position begins somewhere in the day (`sunrise`, `day`, `dusk`, `night`,
`rest`) and is from then on a `Table`, which plays through `Game.apply` and lets
the referee look at every position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.support.playing import Playing
from tricorne.games import load
from tricorne.games.components import ComponentFile
from tricorne.games.events import Event, buffer
from tricorne.games.game import State, Value
from tricorne.games.libertalia import Libertalia
from tricorne.games.libertalia.state import DAYS, NONE, OPERATIONS, RANKS, Booty, Phase
from tricorne.games.libertalia.vocabulary import DECLINE, Ask, Step

_loaded = load("libertalia")
assert isinstance(_loaded, Libertalia)
LIBERTALIA: Libertalia = _loaded

SPARE_CARDS = 3
COMMON = ("goods", "relic", "map", "jewel", "chest", "officer", "saber")


def home_made(edit: Callable[[str], str]) -> Libertalia:
    """Open a box whose component file is the built-in one with some changes."""
    return Libertalia(ComponentFile("home-made.toml", edit(LIBERTALIA.file.text)), LIBERTALIA.backend)


def rank(name: str) -> int:
    """Return the rank of a character."""
    return LIBERTALIA.components.characters.index(name)


def names(characters: int) -> set[str]:
    """Return the names of a set of characters."""
    found = (number for number in range(1, RANKS + 1) if int(characters) >> number & 1)
    return {LIBERTALIA.components.characters[number] for number in found}


def write(written: str) -> str:
    """Write an action as the engine does: ranks in place of names."""
    for number in range(RANKS, 0, -1):
        name = LIBERTALIA.components.characters[number]
        if written.endswith(f" {name}"):
            return f"{written.removesuffix(name)}{number}"
    return written


def run_on(game: Libertalia, state: State) -> list[Event]:
    """Run a game on to its next decision: a Waitress who declines changes nothing else."""
    state.ask = Ask.SERVE
    events = buffer()
    game.kernels.apply(game.box, state, 0, DECLINE, events)
    return game.read_events(events)[1:]


class Position:
    """A position that is being built; then it begins somewhere in the day."""

    def __init__(
        self,
        players: int = 3,
        campaign: int = 2,
        day: int = 5,
        game: Libertalia = LIBERTALIA,
        seed: str = "position",
        **options: Value,
    ) -> None:
        self.game = game
        self.state = game.template(players, options)
        self.state.random[:] = LIBERTALIA.stream(seed)
        self.state.colour[:players] = range(players)
        self.state.campaign = campaign
        self.state.day = day
        self.state.doubloons[:players] = 10
        self.state.asked = NONE
        self._today: dict[str, int] | None = None

    @property
    def seats(self) -> range:
        """The seats at the table."""
        return range(int(self.state.players))

    @staticmethod
    def _set(characters: tuple[str, ...]) -> int:
        return sum(1 << rank(name) for name in set(characters))

    def hand(self, seat: int, *characters: str) -> None:
        """Give a seat cards in hand; more are added if the campaign needs them."""
        self.state.hand[seat] |= self._set(characters)

    def den(self, seat: int, *characters: str) -> None:
        """Put characters into a den."""
        self.state.den[seat] |= self._set(characters)

    def cemetery(self, seat: int, *characters: str) -> None:
        """Put characters into a cemetery, openly."""
        self.state.cemetery[seat] |= self._set(characters)
        for name in characters:
            self.state.buried[seat, rank(name)] = self.state.campaign * OPERATIONS

    def booty(self, seat: int, **tokens: int) -> None:
        """Give a seat booty."""
        for kind, count in tokens.items():
            self.state.booty[seat, Booty[kind.upper()]] = count

    def today(self, **tokens: int) -> None:
        """Lay out the tokens of the day."""
        self._today = tokens

    def doubloons(self, *doubloons: int) -> None:
        """Set the doubloons, by seat."""
        self.state.doubloons[: len(doubloons)] = doubloons

    def scores(self, *scores: int) -> None:
        """Set the score track, by seat."""
        self.state.scores[: len(scores)] = scores

    def _lay_out_booty(self) -> None:
        state = self.state
        state.bag[:] = self.game.box.tokens - state.booty.sum(axis=0)
        today = {"goods": 1, "map": len(self.seats) - 1} if self._today is None else self._today
        for kind, count in today.items():
            state.board[state.day, Booty[kind.upper()]] = count
            state.bag[Booty[kind.upper()]] -= count
        for day in range(int(state.day) + 1, DAYS + 1):
            for _ in self.seats:
                common = next(Booty[name.upper()] for name in COMMON if state.bag[Booty[name.upper()]])
                state.board[day, common] += 1
                state.bag[common] -= 1
        assert (state.bag >= 0).all(), "so many tokens there are not"

    def _deal(self, ship: tuple[str | None, ...]) -> None:
        state = self.state
        state.dealt = 3 + 6 * state.campaign
        used = 0
        for seat in self.seats:
            used |= int(state.hand[seat] | state.den[seat] | state.cemetery[seat])
        used |= self._set(tuple(name for name in ship if name))
        order = sorted(range(1, RANKS + 1), key=lambda number: (not used >> number & 1, number))
        state.deck[:] = order
        assert used.bit_count() <= state.dealt, "so many characters have not been dealt yet"
        for seat in self.seats:
            taken = int(state.hand[seat] | state.den[seat] | state.cemetery[seat])
            if seat < len(ship) and ship[seat]:
                taken |= 1 << rank(str(ship[seat]))
            spare = [number for number in order[: state.dealt] if not taken >> number & 1][::-1]
            needed = DAYS - int(state.day) + SPARE_CARDS + (state.phase == Phase.SUNRISE)
            if state.campaign == 1:
                needed = RANKS
            while spare and int(state.hand[seat]).bit_count() < needed:
                state.hand[seat] |= 1 << spare.pop()

    def _begin(self, phase: Phase, step: Step, ship: tuple[str | None, ...] = ()) -> Table:
        self.state.phase = phase
        self.state.step = step
        self._lay_out_booty()
        self._deal(ship)
        for seat, name in enumerate(ship):
            self.state.ship[seat] = rank(name) if name else 0
        return Table(self.game, self.state)

    def sunrise(self) -> Table:
        """Ask everybody for a character."""
        return self._begin(Phase.SUNRISE, Step.SUNRISE)

    def day(self, *ship: str | None) -> Table:
        """Put characters on the ship, by seat, and let them act."""
        return self._begin(Phase.DAY, Step.DAY, ship)

    def dusk(self, *ship: str | None) -> Table:
        """Put characters on the ship, by seat, and let them share the booty."""
        return self._begin(Phase.DUSK, Step.DUSK, ship)

    def night(self) -> Table:
        """Begin the night with nobody on the ship."""
        return self._begin(Phase.DUSK, Step.DUSK)

    def rest(self) -> Table:
        """Begin the day of rest."""
        self.state.day = DAYS
        return self._begin(Phase.NIGHT, Step.REST)


class Table(Playing[Libertalia]):
    """A game that is being played."""

    def __init__(self, game: Libertalia, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        if state.ask == Ask.NOTHING:
            self.events = run_on(game, state)
        self.game.check(self.state)

    def text(self, seat: int, written: str) -> str:
        """Write an action as the engine does: ranks in place of names."""
        return write(written)

    def choose(self, *characters: str) -> None:
        """Choose a character for every seat, in the order of the seats."""
        self.events = []
        for seat, name in enumerate(characters):
            self.events += self.game.apply(self.state, seat, self.game.actions.parse(write(f"choose {name}")))
            self.game.check(self.state)

    @property
    def doubloons(self) -> list[int]:
        """The doubloons, by seat."""
        return [int(self.state.doubloons[seat]) for seat in range(int(self.state.players))]

    @property
    def scores(self) -> list[int]:
        """The score track, by seat."""
        return [int(self.state.scores[seat]) for seat in range(int(self.state.players))]

    @property
    def ship(self) -> list[str]:
        """The characters on the ship, rising."""
        aboard = self.game.public_state(self.state)["ship"]
        return [LIBERTALIA.components.characters[entry["rank"]] for entry in aboard]

    def hand(self, seat: int) -> set[str]:
        """Return the characters in a hand."""
        return names(self.state.hand[seat])

    def den(self, seat: int) -> set[str]:
        """Return the characters in a den."""
        return names(self.state.den[seat])

    def cemetery(self, seat: int) -> set[str]:
        """Return the characters in a cemetery."""
        return names(self.state.cemetery[seat])

    def booty(self, seat: int) -> dict[str, int]:
        """Return the booty of a seat, without the kinds it has none of."""
        return self._heap(self.state.booty[seat])

    def board(self, day: int | None = None) -> dict[str, int]:
        """Return what lies out for a day, or for today."""
        return self._heap(self.state.board[int(self.state.day) if day is None else day])

    @property
    def bag(self) -> dict[str, int]:
        """What is in the bag."""
        return self._heap(self.state.bag)

    @staticmethod
    def _heap(row: Any) -> dict[str, int]:
        return {kind.name.lower(): int(row[kind]) for kind in Booty if row[kind]}
