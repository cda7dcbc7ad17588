"""Libertalia as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tricorne.backends import Backend
from tricorne.errors import Argument, Message
from tricorne.games.components import ComponentFile
from tricorne.games.events import Event
from tricorne.games.game import Game, Observation, Option, State, Value
from tricorne.games.kernels import declare_kernels
from tricorne.games.libertalia import encoding, facts, invariants, observation, rules
from tricorne.games.libertalia.booty import PACKED
from tricorne.games.libertalia.campaign import FIRST_HAND, NEW_CARDS, PURSE
from tricorne.games.libertalia.components import CHOICES, COLOUR_NAMES, KIND_NAMES, MOST_TOKENS, TIMINGS, load
from tricorne.games.libertalia.day import SHOT, THREE_ALIKE, TWO_ALIKE
from tricorne.games.libertalia.facts import Fact
from tricorne.games.libertalia.invariants import Invariant
from tricorne.games.libertalia.night import MAP_PRICE
from tricorne.games.libertalia.questions import QUESTIONS
from tricorne.games.libertalia.rest import MAPS_IN_A_SET, SET_OF_MAPS, SETTLED
from tricorne.games.libertalia.state import (
    BOX,
    CAMPAIGNS,
    DAYS,
    KINDS,
    RANKS,
    SEATS,
    STATE,
    Character,
    Ending,
    Phase,
)
from tricorne.games.libertalia.vocabulary import SPACE, Ask, Happening, Reason
from tricorne.games.struct import plain

ALL_RANKS = frozenset(range(1, RANKS + 1))


class Libertalia(Game):
    """The rules of Libertalia, 2 to 6 players."""

    name = "libertalia"
    rules_version = 2
    rules_versions = (1, 2)
    players = range(2, SEATS + 1)
    options = (
        Option("fair_colours", (True, False)),
        Option("open_booty", (False, True)),
        Option("last_campaign_breaks_ties", (False, True)),
    )
    actions = SPACE
    asks = Ask
    reasons = Reason
    event_kinds = Happening
    laws = Invariant
    endings = Ending
    judged_by = "scores"
    box_layout = BOX
    layout = STATE
    legal_at_most = SEATS * RANKS
    facts_shape = facts.SHAPE
    component_choices = CHOICES
    rule_kernels = declare_kernels(
        rules, facts, observation, encoding, invariants, box_layout, layout, legal_at_most
    )
    to_relative = staticmethod(encoding.to_relative)
    to_absolute = staticmethod(encoding.to_absolute)
    encoding = encoding.ENCODING

    def __init__(self, file: ComponentFile, backend: Backend) -> None:
        super().__init__(file, backend)
        self.components = load(file)
        self.box = self.components.box
        self._influences: list[list[int]] = self.box.influence.tolist()

    def write_options(self, state: State, options: Mapping[str, Value]) -> None:
        """Write settled options into an empty record."""
        state.fair_colours = options["fair_colours"]
        state.open_booty = options["open_booty"]
        state.last_breaks_ties = options["last_campaign_breaks_ties"]

    def read_options(self, state: State) -> dict[str, Value]:
        """Read the options of a game."""
        return {
            "fair_colours": bool(state.fair_colours),
            "open_booty": bool(state.open_booty),
            "last_campaign_breaks_ties": bool(state.last_breaks_ties),
        }

    def public_state(self, state: State) -> dict[str, Any]:
        """Return what everybody sees of board and cards, the same from a state and any observation of it."""
        shown = plain(state)
        return {
            "campaign": shown.campaign,
            "day": shown.day,
            "phase": Phase(shown.phase).name.lower(),
            "ship": self._ship(shown),
            "dens": [_ranks(crew) for crew in shown.den[: shown.players]],
            "board": [_tokens(shown.board[day]) for day in range(1, DAYS + 1)],
            "doubloons": shown.doubloons[: shown.players],
            "scores": shown.scores[: shown.players],
        }

    def _ship(self, shown: Any) -> list[dict[str, int]]:
        aboard = [seat for seat in range(shown.players) if shown.ship[seat]]
        aboard.sort(key=lambda seat: (shown.ship[seat], self._influence(shown, seat)))
        return [{"seat": seat, "rank": shown.ship[seat]} for seat in aboard]

    def _influence(self, shown: Any, seat: int) -> int:
        return self._influences[shown.colour[seat]][shown.ship[seat]]

    def trace_header(self, state: State | None = None) -> dict[str, Any]:
        """Return what the first line of a trace says of the components, and of who has which colour."""
        header: dict[str, Any] = {
            "characters": [
                {"rank": rank, "name": self.components.characters[rank]} for rank in range(1, RANKS + 1)
            ],
            "influence": {
                colour: [int(mark) for mark in self.box.influence[number][1:]]
                for number, colour in enumerate(COLOUR_NAMES)
            },
            "booty": _tokens(self.box.tokens),
        }
        if state is not None:
            header["colours"] = self._colours(state)
        return header

    def reference(self) -> dict[str, Any]:
        """Return the components, when each character acts, what tokens are worth, and what is paid."""
        header = self.trace_header()
        return {
            **header,
            "characters": [{**each, **self._describe(each["rank"])} for each in header["characters"]],
            "worth": _tokens(self.box.worth),
            "maps": {"count": MAPS_IN_A_SET, "worth": SET_OF_MAPS},
            "prices": {"map": MAP_PRICE, "shot": SHOT, "two": TWO_ALIKE, "three": THREE_ALIKE},
            "limits": {
                "campaigns": CAMPAIGNS,
                "days": DAYS,
                "first_hand": FIRST_HAND,
                "new_cards": NEW_CARDS,
                "doubloons": PURSE,
            },
        }

    def _describe(self, rank: int) -> dict[str, Any]:
        """Return when a character acts, and what it brings at the end if that is fixed."""
        timing = [time for time in TIMINGS if int(getattr(self.box, time)) >> rank & 1]
        return {"timing": timing, "end": SETTLED.get(Character(rank)) if "rest" in timing else None}

    @staticmethod
    def _colours(state: State) -> list[str]:
        shown = plain(state)
        return [COLOUR_NAMES[colour] for colour in shown.colour[: shown.players]]

    def trace_state(self, state: State) -> dict[str, Any]:
        """Return the true state as in a trace."""
        seats = range(int(state.players))
        return {
            **self.public_state(state),
            "waiting": list(self.waiting(state)),
            "hands": [_ranks(state.hand[seat]) for seat in seats],
            "unseen": [int(rank) for rank in state.deck[state.dealt :]],
            "chosen": [int(state.chosen[seat]) or None for seat in seats],
            "cemeteries": [_ranks(state.cemetery[seat]) for seat in seats],
            "bag": _tokens(state.bag),
            "booty": [_tokens(state.booty[seat]) for seat in seats],
        }

    def about(self, state: State) -> dict[str, Any]:
        """Return what the open question is about."""
        shown = plain(state)
        wanted = QUESTIONS.about(shown.ask)
        if not wanted:
            return {}
        parts = {
            "rank": shown.ship[shown.asked],
            "left": shown.left,
            "officer": bool(shown.officer),
        }
        return {part: parts[part] for part in wanted}

    def known_state(self, observation: Observation, seat: int) -> dict[str, Any]:
        """Return what a seat knows of hands and other hidden things.

        Hands and cemeteries show what is known of them; `doubtful` are the
        characters that a Surgeon may have brought back.
        """
        shown = plain(observation)
        seats, open_booty = range(shown.players), bool(shown.open_booty)
        known = self.facts(shown)
        return {
            "colours": self._colours(shown),
            "hands": [
                {"size": known[other][Fact.HAND_SIZE], "cards": _ranks(shown.hand[other])} for other in seats
            ],
            "cemeteries": [
                {"size": known[other][Fact.CEMETERY_SIZE], "cards": _ranks(shown.cemetery[other])}
                for other in seats
            ],
            "doubtful": [_ranks(known[other][Fact.DOUBTFUL]) for other in seats],
            "unseen": sorted(ALL_RANKS.difference(shown.deck)),
            "ready": [other for other in seats if shown.chosen[other]],
            "chosen": shown.chosen[seat] or None if seat in seats else None,
            "bag": _heap(shown.bag, open_booty),
            "booty": [_heap(shown.booty[other], other == seat or open_booty) for other in seats],
        }

    def event_value(self, name: str, value: int) -> Any:
        """Return an event's number as in a trace, by its name there."""
        if name == "kind":
            return KIND_NAMES[value]
        if name == "tokens":
            counts = [value >> PACKED * kind & MOST_TOKENS for kind in range(KINDS)]
            return {kind: count for kind, count in _tokens(counts).items() if count}
        return super().event_value(name, value)

    def message(self, event: Event) -> Message:
        """Return the message for an event; for tokens it may name every kind."""
        tokens = event.values.get("tokens")
        if tokens is None:
            return super().message(event)
        others = {name: value for name, value in event.values.items() if name != "tokens"}
        message = super().message(Event(event.name, others))
        counts = {kind: tokens.get(kind, 0) for kind in KIND_NAMES}
        return Message(message.key, {**message.arguments, **counts, "count": sum(counts.values())})

    def label(self, kind: str, value: Any) -> Argument:
        """Return the display name of a value."""
        if kind == "rank":
            return self.components.characters[value]
        return value if isinstance(value, str) else int(value)

    def reason_arguments(self, state: State, seat: int, action: int) -> dict[str, Argument]:
        """Return the arguments that the message of a reason may use."""
        verb, *operands = self.actions.text(action).split() if 0 <= action < len(self.actions) else [""]
        arguments = super().reason_arguments(state, seat, action)
        if verb in ("choose", "play", "recall", "shoot", "saber"):
            arguments["rank"] = self.components.characters[int(operands[-1])]
        if verb in ("shoot", "saber"):
            arguments["owner"] = int(operands[0])
        if verb in ("keep", "loot", "trade"):
            arguments["kind"] = operands[-1]
        if verb == "trade":
            arguments["count"] = int(operands[0])
        return arguments


def _ranks(characters: Any) -> list[int]:
    return list(_ranks_in(int(characters)))


# All seats see the same few sets of characters, move after move.
@lru_cache(4096)
def _ranks_in(crew: int) -> tuple[int, ...]:
    return tuple(rank for rank in range(1, crew.bit_length()) if crew >> rank & 1)


def _tokens(row: Any) -> dict[str, int]:
    return dict(zip(KIND_NAMES, map(int, row), strict=True))


def _heap(row: Any, shown: bool) -> dict[str, Any]:
    return {"size": int(sum(row)), "tokens": _tokens(row) if shown else None}
