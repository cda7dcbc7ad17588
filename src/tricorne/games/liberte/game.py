"""Liberté as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tricorne.backends import Backend
from tricorne.errors import Argument
from tricorne.games.components import ComponentFile
from tricorne.games.game import Game, Observation, Option, State, Value
from tricorne.games.kernels import declare_kernels
from tricorne.games.liberte import encoding, facts, invariants, observation, rules
from tricorne.games.liberte.board import (
    COUNTER_REVOLUTION,
    COUNTER_REVOLUTION_FROM_TURN,
    HIGHEST_STACK,
    MOST_STACKS,
)
from tricorne.games.liberte.cards import DISPLAY_LIMIT, FULL_HAND, LARGE_HAND
from tricorne.games.liberte.components import CHOICES, FACTION_NAMES, SET_NAMES, TYPE_NAMES, load
from tricorne.games.liberte.election import (
    FIRST_PLACE,
    FIRST_PLACE_SHARED,
    LANDSLIDE,
    LEAD,
    LEAD_SHARED,
    PROVINCES_PAY_FROM_TURN,
    SECOND_PLACE,
    SECOND_PLACE_SHARED,
)
from tricorne.games.liberte.facts import Fact
from tricorne.games.liberte.invariants import Invariant
from tricorne.games.liberte.questions import QUESTIONS
from tricorne.games.liberte.specials import SPECIALS
from tricorne.games.liberte.state import (
    BOX,
    DISPLAY_ROOM,
    FACE_UP,
    FACTIONS,
    NONE,
    PROVINCES,
    SEATS,
    STATE,
    TURNS,
    Contest,
    Edition,
    Ending,
    Phase,
    Type,
)
from tricorne.games.liberte.vocabulary import SPACE, Ask, Happening, Reason
from tricorne.games.struct import plain


class Liberte(Game):
    """The rules of Liberté, 3 to 6 players, both editions."""

    name = "liberte"
    rules_version = 2
    rules_versions = (1, 2)
    players = range(3, SEATS + 1)
    options = (
        Option("edition", ("second", "first")),
        Option("second_card", (True, False)),
        Option("counter_revolution", ("automatic", "claimed")),
    )
    actions = SPACE
    asks = Ask
    reasons = Reason
    event_kinds = Happening
    laws = Invariant
    endings = Ending
    judged_by = "points"
    box_layout = BOX
    layout = STATE
    legal_at_most = 256
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

    def default(self, option: Option, settled: Mapping[str, Value]) -> Value:
        """Return the default of an option; the first edition has no second card."""
        if option.name == "second_card":
            return settled["edition"] == "second"
        return super().default(option, settled)

    def write_options(self, state: State, options: Mapping[str, Value]) -> None:
        """Write settled options into an empty record."""
        state.edition = Edition.FIRST if options["edition"] == "first" else Edition.SECOND
        state.second_card = options["second_card"]
        state.claimed = options["counter_revolution"] == "claimed"

    def read_options(self, state: State) -> dict[str, Value]:
        """Read the options of a game."""
        return {
            "edition": Edition(int(state.edition)).name.lower(),
            "second_card": bool(state.second_card),
            "counter_revolution": "claimed" if state.claimed else "automatic",
        }

    def public_state(self, state: State) -> dict[str, Any]:
        """Return what everybody sees of board and cards, the same from a state and any observation of it."""
        shown = plain(state)
        seats = range(shown.players)
        return {
            "turn": shown.turn,
            "phase": Phase(shown.phase).name.lower(),
            "round": shown.action_round,
            "order": shown.order[: shown.players],
            "displays": [shown.display[seat][: shown.display_size[seat]] for seat in seats],
            "face_up": [card or None for card in shown.face_up],
            "discards": _flagged(shown.discards),
            "box": _flagged(shown.returned),
            "in_play": shown.in_play or None,
            "supply": _by_faction(shown.supply),
            "reserve": _by_faction(shown.reserve),
            "provinces": self._stacks(shown),
            "battle_box": shown.battle_box[: shown.players],
            "lost_battles": shown.lost_battles,
            "white_owed": shown.white_owed,
            "votes": [_by_faction(shown.votes[seat]) for seat in seats],
            "track": _by_faction(shown.track),
            "government": _faction(shown.government),
            "opposition": _faction(shown.opposition),
            "presence": [seat for seat in seats if shown.presence[seat]],
            "vp": shown.vp[: shown.players],
            "tokens": self.facts(shown)[len(Fact) :][: shown.players],
            "ending": bool(shown.ending),
        }

    @staticmethod
    def _stacks(shown: Any) -> dict[str, list[dict[str, Any]]]:
        stacks: dict[str, list[dict[str, Any]]] = {}
        heights, colours = shown.height[: shown.players], shown.colour
        for province in range(1, PROVINCES + 1):
            for seat, row in enumerate(heights):
                if row[province] > 0:
                    stack = {
                        "seat": seat,
                        "faction": FACTION_NAMES[colours[seat][province]],
                        "height": row[province],
                    }
                    stacks.setdefault(str(province), []).append(stack)
        return stacks

    def trace_header(self, state: State | None = None) -> dict[str, Any]:
        """Return what the first line of a trace says of the components."""
        return {
            "cards": [self.describe_card(card) for card in range(1, int(self.box.cards) + 1)],
            "provinces": [
                {
                    "number": province,
                    "name": self.components.provinces[province],
                    "region": self.components.regions[self.box.region[province]],
                    "fleur_de_lis": bool(self.box.fleur_de_lis[province]),
                    "victory_points": int(self.box.victory_points[province]),
                }
                for province in range(1, PROVINCES + 1)
            ],
            "battles": {str(turn): int(self.box.battle[turn]) for turn in range(2, TURNS + 1)},
        }

    def reference(self) -> dict[str, Any]:
        """Return the components, what places are worth, and the limits of the rules."""
        header = self.trace_header()
        return {
            **header,
            "cards": [{**card, **self._describe_special(card["id"])} for card in header["cards"]],
            "battle_names": {turn: self.components.battles[int(turn)] for turn in header["battles"]},
            "awards": {"first": FIRST_PLACE, "second": SECOND_PLACE, "lead": LEAD},
            "shared_awards": {
                "first": FIRST_PLACE_SHARED,
                "second": SECOND_PLACE_SHARED,
                "lead": LEAD_SHARED,
            },
            "blocks": _by_faction(self.box.blocks),
            "reserve": _by_faction(self.box.reserve),
            "tokens": int(self.box.tokens),
            "limits": {
                "turns": TURNS,
                "display": DISPLAY_LIMIT,
                "display_with_sans_culottes": DISPLAY_ROOM,
                "hand": FULL_HAND,
                "large_hand": LARGE_HAND,
                "face_up": FACE_UP,
                "stack": HIGHEST_STACK,
                "stacks": MOST_STACKS,
                # A province has one vote, Paris as many as its winner's blocks.
                "votes": PROVINCES - 1 + HIGHEST_STACK,
                "landslide": LANDSLIDE,
                "counter_revolution": COUNTER_REVOLUTION,
                "counter_revolution_from_turn": COUNTER_REVOLUTION_FROM_TURN,
                "provinces_pay_from_turn": PROVINCES_PAY_FROM_TURN,
            },
        }

    def describe_card(self, card: int) -> dict[str, Any]:
        """Return what is printed on a card."""
        box = self.box
        region, faction = int(box.card_region[card]), int(box.card_faction[card])
        return {
            "id": card,
            "set": SET_NAMES[box.deck_b[card]],
            "type": TYPE_NAMES[box.type[card]],
            "name": self.components.cards[card],
            "region": None if region == NONE else self.components.regions[region],
            "faction": None if faction == NONE else FACTION_NAMES[faction],
            "value": None if box.type[card] == Type.SPECIAL else int(box.value[card]),
            "cannon": bool(box.cannon[card]),
            "sans_culottes": bool(box.sans_culottes[card]),
            "general": bool(box.general[card]),
        }

    def _describe_special(self, card: int) -> dict[str, Any]:
        """Return what a special card is aimed at and needs; nothing of other cards."""
        special = int(self.box.special[card])
        return {} if special == NONE else SPECIALS[special].describe()

    def trace_state(self, state: State) -> dict[str, Any]:
        """Return the true state as in a trace."""
        seats = range(int(state.players))
        return {
            **self.public_state(state),
            "hands": [_cards(state.hand[seat][: state.hand_size[seat]]) for seat in seats],
            "deck": _cards(state.deck[: state.deck_size])[::-1],
        }

    def about(self, state: State) -> dict[str, Any]:
        """Return what the open question is about."""
        about: dict[str, Any] = {}
        shown = plain(state)
        for part in QUESTIONS.about(shown.ask):
            if part == "contest":
                about.update(self._contest(shown))
            else:
                about[part] = self._about(part, shown)
        return about

    def _about(self, part: str, state: State) -> Any:
        if part == "card":
            return state.in_play
        if part == "left":
            return state.left
        if part == "played":
            return state.played[: state.played_count]
        region = self.facts(state)[Fact.SECOND_REGION]
        return None if region == NONE else self.components.regions[region]

    def _contest(self, state: State) -> dict[str, Any]:
        facts = self.facts(state)
        about: dict[str, Any] = {"contest": Contest(int(state.contest)).name.lower()}
        if facts[Fact.PROVINCE]:
            about["province"] = facts[Fact.PROVINCE]
        tied = [who for who in range(SEATS) if state.tied[who]]
        if facts[Fact.ABOUT_FACTIONS]:
            about["factions"] = [FACTION_NAMES[faction] for faction in tied]
            taking_part = list(range(int(state.players)))
        else:
            about["seats"] = taking_part = tied
        before = [int(seat) for seat in state.order[: state.contest_position]]
        about["round"] = int(state.contest_round)
        about["shown"] = [
            {"seat": seat, "card": int(state.shown[seat]) or None} for seat in before if seat in taking_part
        ]
        return about

    def known_state(self, observation: Observation, seat: int) -> dict[str, Any]:
        """Return what a seat knows of hands and other hidden things."""
        shown = plain(observation)
        return {
            "hands": [self._hand(shown, other) for other in range(shown.players)],
            "deck": shown.deck_size,
            "counter_revolution": self.facts(shown)[Fact.COUNTER_REVOLUTION],
        }

    @staticmethod
    def _hand(shown: Any, seat: int) -> dict[str, Any]:
        cards = shown.hand[seat][: shown.hand_size[seat]]
        return {"size": len(cards), "cards": [card for card in cards if card > 0]}

    def event_value(self, name: str, value: int) -> Any:
        """Return an event's number as in a trace, by its name there."""
        if name == "faction":
            return FACTION_NAMES[value]
        if name == "contest":
            return Contest(value).name.lower()
        if name == "province":
            return value or None
        if name == "returned":
            return bool(value)
        return super().event_value(name, value)

    def label(self, kind: str, value: Any) -> Argument:
        """Return the display name of a value."""
        if value is None:
            return ""
        if kind == "card":
            return self.components.cards[value]
        if kind == "province":
            return self.components.provinces[value]
        return value if isinstance(value, str) else int(value)

    def reason_arguments(self, state: State, seat: int, action: int) -> dict[str, Argument]:
        """Return the arguments that the message of a reason may use."""
        verb, *operands = self.actions.text(action).split() if 0 <= action < len(self.actions) else [""]
        arguments = super().reason_arguments(state, seat, action)
        if operands and verb in ("place", "remove"):
            arguments["province"] = self.components.provinces[int(operands[0])]
        elif operands and int(operands[0]) <= self.box.cards:
            arguments["card"] = self.components.cards[int(operands[0])]
        in_play = int(state.in_play)
        if in_play:
            arguments["in-play"] = self.components.cards[in_play]
            if self.box.card_faction[in_play] != NONE:
                arguments["faction"] = FACTION_NAMES[self.box.card_faction[in_play]]
        return arguments


def _cards(row: Any) -> list[int]:
    return [int(card) for card in row]


def _flagged(flags: Any) -> list[int]:
    return [card for card, flag in enumerate(flags) if flag]


def _by_faction(row: Any) -> dict[str, int]:
    return {FACTION_NAMES[faction]: int(row[faction]) for faction in range(FACTIONS)}


def _faction(faction: int) -> str | None:
    return None if faction == NONE else FACTION_NAMES[faction]
