"""Positions of Liberté that read like a table in front of you.

    position = Position(players=3, turn=2)
    position.hand(0, "Jacobins", "Terror")
    position.stack(1, "Normandie", "blue", 2)
    table = position.action(0)
    table.act(0, "play Jacobins", "place Normandie", "keep")
    assert table.stack(0, "Normandie") == ("red", 1)

A card is named by its id or by any part of its name that fits no other card;
of a special with several copies the next free one is taken. Provinces go by
number or name, and Paris is Paris. Whatever is not mentioned lies where it does
no harm: cards in the deck, blocks in the supply, tokens with their owners.

A position begins somewhere in the game (`action`, `battle`, …) and is from then
on a `Table`, which plays through `Game.apply` and checks the invariants of every
position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.support.playing import Playing
from tricorne.games import load
from tricorne.games.components import ComponentFile
from tricorne.games.events import Event, buffer
from tricorne.games.game import Value
from tricorne.games.liberte import Liberte
from tricorne.games.liberte.state import FACE_UP, FACTIONS, NONE, PARIS, PROVINCES, Faction, Phase
from tricorne.games.liberte.vocabulary import DECLINE, Ask, Step

_loaded = load("liberte")
assert isinstance(_loaded, Liberte)
LIBERTE: Liberte = _loaded


def home_made(edit: Callable[[str], str]) -> Liberte:
    """Open a box whose component file is the built-in one with some changes."""
    return Liberte(ComponentFile("home-made.toml", edit(LIBERTE.file.text)), LIBERTE.backend)


Card = int | str
Province = int | str
Stack = tuple[str, int]


def faction_number(name: str) -> int:
    """Return the number of a faction."""
    return int(Faction[name.upper()])


def province_number(province: Province, game: Liberte = LIBERTE) -> int:
    """Return the number of a province."""
    if isinstance(province, int):
        return province
    if province.isdecimal():
        return int(province)
    if province == "Paris":
        return PARIS
    return game.components.provinces.index(province)


def cards_named(name: Card, game: Liberte = LIBERTE) -> list[int]:
    """Return the ids of the cards that a name means: one, or all copies of a special."""
    if isinstance(name, int):
        return [name]
    if name.isdecimal():
        return [int(name)]
    names = game.components.cards
    found = [card for card in range(1, len(names)) if names[card] == name]
    found = found or [card for card in range(1, len(names)) if name in names[card]]
    meant = {names[card] for card in found}
    assert len(meant) == 1, f"{name!r} means {sorted(meant) or 'no card'}"
    return found


def card_number(name: Card, game: Liberte = LIBERTE) -> int:
    """Return the id of a card; of several copies the first."""
    return cards_named(name, game)[0]


class Position:
    """A position that is being laid out, and then begins."""

    def __init__(
        self,
        players: int = 3,
        turn: int = 2,
        order: Iterable[int] | None = None,
        seed: str = "position",
        game: Liberte = LIBERTE,
        edition: str = "second",
        second_card: bool | None = None,
        counter_revolution: str = "automatic",
    ) -> None:
        self.game = game
        options: dict[str, Value] = {"edition": edition, "counter_revolution": counter_revolution}
        if second_card is not None:
            options["second_card"] = second_card
        self.state = game.template(players, options)
        self.state.random[:] = game.stream(seed)
        self.state.turn = turn
        self.state.order[:players] = list(order) if order is not None else range(players)
        self.state.government = NONE if turn == 1 else int(Faction.BLUE)
        self.state.opposition = NONE if turn == 1 else int(Faction.RED)
        self.state.first_region = NONE
        self.state.alone = NONE
        self._placed: dict[int, str] = {}
        self._face_up: list[int] = []
        self._deck_top: list[int] = []
        self._rest = "deck"
        self._drained: list[tuple[int, int]] = []

    def _cards(self, names: Iterable[Card], where: str) -> list[int]:
        """Find cards that lie nowhere else yet."""
        found = []
        for name in names:
            free = [card for card in cards_named(name, self.game) if card not in self._placed]
            assert free, f"{name!r} lies in {self._placed[card_number(name, self.game)]} already"
            self._placed[free[0]] = where
            found.append(free[0])
        return found

    def hand(self, seat: int, *cards: Card) -> None:
        """Give a seat cards in hand."""
        held = [int(card) for card in self.state.hand[seat][: self.state.hand_size[seat]]]
        held = sorted(held + self._cards(cards, f"the hand of {seat}"))
        self.state.hand[seat][: len(held)] = held
        self.state.hand_size[seat] = len(held)

    def display(self, seat: int, *cards: Card) -> None:
        """Lay cards into a personal display."""
        shown = [int(card) for card in self.state.display[seat][: self.state.display_size[seat]]]
        shown = sorted(shown + self._cards(cards, f"the display of {seat}"))
        self.state.display[seat][: len(shown)] = shown
        self.state.display_size[seat] = len(shown)

    def face_up(self, *cards: Card) -> None:
        """Lay cards face up beside the deck; the other slots are filled from the deck."""
        self._face_up = self._cards(cards, "the face-up cards")

    def deck(self, *cards: Card) -> None:
        """Put cards on top of the deck, the top one first."""
        self._deck_top = self._cards(cards, "the deck")

    def discards(self, *cards: Card) -> None:
        """Put cards on the discard pile."""
        self.state.discards[self._cards(cards, "the discards")] = 1

    def rest_in_the_box(self) -> None:
        """Take all cards that are not mentioned out of the game."""
        self._rest = "box"

    def rest_discarded(self) -> None:
        """Put all cards that are not mentioned on the discard pile."""
        self._rest = "discards"

    def stack(self, seat: int, province: Province, faction: str, height: int = 1) -> None:
        """Build a stack in a province."""
        number = province_number(province, self.game)
        assert self.state.height[seat, number] == 0, "there is a stack already"
        self.state.height[seat, number] = height
        self.state.colour[seat, number] = faction_number(faction)

    def drain(self, faction: str, leave: int = 0) -> None:
        """Leave only so many blocks in a supply; the others lie in provinces not mentioned.

        Two seats share each of those provinces with equal stacks, so that nobody
        controls them.
        """
        self._drained.append((faction_number(faction), leave))

    def battle_tokens(self, *tokens: int) -> None:
        """Put tokens into the battle box, by seat."""
        self.state.battle_box[: len(tokens)] = tokens

    def votes(self, seat: int, **votes: int) -> None:
        """Give a seat votes."""
        for faction, count in votes.items():
            self.state.votes[seat, faction_number(faction)] = count
            self.state.track[faction_number(faction)] += count

    def track(self, **markers: int) -> None:
        """Move election markers away from the votes that are held."""
        for faction, space in markers.items():
            self.state.track[faction_number(faction)] = space

    def government(self, government: str, opposition: str, presence: Iterable[int] = ()) -> None:
        """Name the government, the opposition and who has presence."""
        self.state.government = faction_number(government)
        self.state.opposition = faction_number(opposition)
        for seat in presence:
            self.state.presence[seat] = 1

    def points(self, *points: int) -> None:
        """Set the victory points, by seat."""
        self.state.vp[: len(points)] = points

    def lost_battles(self, lost: int, owed: int = 0) -> None:
        """Set how many battles were lost, and how many of them wait for their white block."""
        self.state.lost_battles = lost
        self.state.white_owed = owed

    def _lay_out_cards(self) -> None:
        state, box = self.state, self.game.box
        rest = [card for card in range(int(box.cards), 0, -1) if card not in self._placed]
        if self._rest == "box":
            state.returned[rest] = 1
            rest = []
        elif self._rest == "discards":
            state.discards[rest] = 1
            rest = []
        rest.sort(key=lambda card: (-int(box.deck_b[card]), -card))
        pile = rest + self._deck_top[::-1]
        state.face_up[: len(self._face_up)] = self._face_up
        for slot in range(FACE_UP):
            if state.face_up[slot] == 0 and rest and pile:
                state.face_up[slot] = pile.pop(0)
        state.deck[: len(pile)] = pile
        state.deck_size = len(pile)
        state.shuffled[:] = box.deck_b
        state.shuffles = 1

    def _drain(self, faction: int, leave: int) -> None:
        state = self.state
        blocks = self._in_supply(faction) - leave
        free = [
            province
            for province in range(PROVINCES, 0, -1)
            if province != PARIS and not state.height[:, province].any()
        ]
        pair = 0
        while blocks > 0:
            province = free.pop(0)
            first, second = pair % int(state.players), (pair + 1) % int(state.players)
            pair += 1
            height = min(3, max(1, blocks // 2))
            for seat in (first, second):
                if blocks > 0:
                    state.height[seat, province] = height
                    state.colour[seat, province] = faction
                    blocks -= height

    def _in_supply(self, faction: int) -> int:
        state = self.state
        blocks = int(self.game.box.blocks[faction]) - int(state.reserve[faction])
        blocks -= int(state.votes[:, faction].sum())
        blocks -= int(state.height[(state.colour == faction) & (state.height > 0)].sum())
        if faction == Faction.WHITE:
            blocks -= int(state.lost_battles) - int(state.white_owed)
        return blocks

    def _lay_out_blocks(self) -> None:
        if self.state.turn == 1:
            self.state.reserve[:] = self.game.box.reserve
        for faction, leave in self._drained:
            self._drain(faction, leave)
        for faction in range(FACTIONS):
            self.state.supply[faction] = self._in_supply(faction)

    def _begin(self, step: Step) -> Table:
        assert not self.state.deck_size, "a position begins once"
        self._lay_out_cards()
        self._lay_out_blocks()
        self.state.step = step
        return Table(self.game, self.state)

    def action(self, seat: int, round: int = 1, ending: bool = False) -> Table:  # noqa: A002
        """Begin the action of a seat."""
        self.state.phase = Phase.ACTION
        self.state.action_round = round
        self.state.ending = ending
        self.state.position = [int(other) for other in self.state.order].index(seat)
        return self._begin(Step.ACTION)

    def refresh(self, seat: int) -> Table:
        """Begin the refreshing of a seat's hand."""
        self.state.phase = Phase.REFRESH
        self.state.position = [int(other) for other in self.state.order].index(seat)
        return self._begin(Step.REFRESH)

    def battle(self) -> Table:
        """End the action phase: the battle begins."""
        self.state.phase = Phase.ACTION
        return self._begin(Step.BATTLE)

    def election(self) -> Table:
        """Begin the elections."""
        self.state.phase = Phase.BATTLE if self.state.turn > 1 else Phase.ACTION
        return self._begin(Step.ELECTION)

    def close_polls(self) -> Table:
        """Begin where all provinces have voted: the votes are counted."""
        self.state.phase = Phase.ELECTION
        self.state.government = NONE
        self.state.opposition = NONE
        self.state.elected = PROVINCES
        return self._begin(Step.PROVINCE)

    def new_turn(self) -> Table:
        """Begin the turn: the one before it is just over."""
        self.state.turn -= 1
        self.state.phase = Phase.ELECTION
        self.state.elected = PROVINCES
        return self._begin(Step.TURN)


class Table(Playing[Liberte]):
    """A game that is being played."""

    def __init__(self, game: Liberte, state: Any) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        if state.ask == Ask.NOTHING:
            self._run_on()
        self.game.check(self.state)

    def _run_on(self) -> None:
        """Run the game on to its next decision.

        Only an answer sets the rules going. Here it is the last word in a contest
        that nobody takes part in: it changes nothing, and the step follows.
        """
        state = self.state
        state.ask = Ask.ADVANCE
        state.contest_position = state.players
        state.resume = state.step
        events = buffer()
        self.game.kernels.apply(self.game.box, state, 0, DECLINE, events)
        _, *self.events = self.game.read_events(events)
        if state.ask != Ask.ADVANCE:
            state.contest_position = 0
            state.resume = 0

    def text(self, seat: int, written: str) -> str:
        """Write an action as the engine does: ids and numbers in place of names."""
        verb, _, rest = written.partition(" ")
        if verb == "place":
            return f"place {province_number(rest, self.game)}"
        if verb == "remove":
            province, _, owner = rest.rpartition(" ")
            return f"remove {province_number(province, self.game)} {owner}"
        if not rest:
            return verb
        named = cards_named(rest, self.game)
        near = {
            "play": self.hand(seat),
            "discard": self.hand(seat),
            "advance": self.display(seat),
            "take": self.face_up,
            "strike": [card for other in self.seats for card in self.display(other)],
        }[verb]
        return f"{verb} {next((card for card in named if card in near), named[0])}"

    def legal_verbs(self, seat: int) -> set[str]:
        """Return the verbs of a seat's legal actions."""
        return {text.split()[0] for text in self.legal(seat)}

    @property
    def public(self) -> dict[str, Any]:
        """What everybody sees."""
        return self.game.public_state(self.state)

    @property
    def face_up(self) -> list[int]:
        """The cards beside the deck; 0 for an empty slot."""
        return [int(card) for card in self.state.face_up]

    @property
    def deck(self) -> list[int]:
        """The deck, its top first."""
        return [int(card) for card in self.state.deck[: self.state.deck_size]][::-1]

    @property
    def vp(self) -> list[int]:
        """The victory points, by seat."""
        return [int(self.state.vp[seat]) for seat in self.seats]

    def hand(self, seat: int) -> list[int]:
        """Return the cards in a hand."""
        return [int(card) for card in self.state.hand[seat][: self.state.hand_size[seat]]]

    def display(self, seat: int) -> list[int]:
        """Return the cards in a display."""
        return [int(card) for card in self.state.display[seat][: self.state.display_size[seat]]]

    def stack(self, seat: int, province: Province) -> Stack | None:
        """Return a seat's stack in a province: its colour and height."""
        number = province_number(province, self.game)
        height = int(self.state.height[seat, number])
        return (Faction(int(self.state.colour[seat, number])).name.lower(), height) if height else None

    def supply(self, faction: str) -> int:
        """Return how many blocks are left in a supply."""
        return int(self.state.supply[faction_number(faction)])

    def votes(self, seat: int) -> dict[str, int]:
        """Return the votes that a seat holds, without the colours it has none of."""
        held = self.public["votes"][seat]
        return {faction: count for faction, count in held.items() if count}

    def marker(self, faction: str) -> int:
        """Return where a faction stands on the election track."""
        return int(self.state.track[faction_number(faction)])

    def free_tokens(self, seat: int) -> int:
        """Return the free control tokens of a seat."""
        return int(self.public["tokens"][seat])

    def discarded(self, card: Card) -> bool:
        """Whether a card lies on the discard pile."""
        return bool(self.state.discards[card_number(card, self.game)])
