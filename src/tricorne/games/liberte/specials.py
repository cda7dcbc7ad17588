"""The special cards: what each needs, what it is aimed at and what it does (ruling 8).

A special card is declared once, in `SPECIALS`. The dispatch tables, the checks
of component files and what the page knows of the card are made from that.

A target is written as the action that chooses it: `remove P S` for the stack of
seat S in province P, `strike C` for card C in a display.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.action_space import operand
from tricorne.games.dispatch import check_declared, dispatch
from tricorne.games.events import emit
from tricorne.games.liberte.board import lay_out_owed, return_blocks
from tricorne.games.liberte.cards import discard, from_display, owner_in_display
from tricorne.games.liberte.state import (
    CARDS,
    DISPLAY_ROOM,
    NONE,
    PROVINCES,
    RED,
    SEATS,
    WHITE,
    Box,
    State,
    Type,
)
from tricorne.games.liberte.vocabulary import REMOVE, STRIKE, Happening, Reason, Step
from tricorne.games.struct import Array

Rule = Callable[..., Any]


class Special(IntEnum):
    """The six special cards."""

    BREAD_SHORTAGE = 0
    EMIGRATION = 1
    RELIGIOUS_PROBLEMS = 2
    GUILLOTINE = 3
    PURGE = 4
    TERROR = 5


class Target(IntEnum):
    """What a special card can be aimed at."""

    STACK = 0
    """A seat's stack in a province."""
    CARD = 1
    """A card in a display."""


@dataclass(frozen=True)
class Need:
    """Something that a seat needs before it may play a special card."""

    name: str
    why_not: Rule
    """Say what is missing: `(game, seat)` returns a `Reason`."""


@dataclass(frozen=True)
class SpecialCard:
    """What a special card is, and its rules."""

    special: Special
    name: str
    """Its name in component files; the page knows it by this name too."""
    usual: int
    """How many of it the printed set has."""
    target: Target
    why_not: Rule
    """Return why it spares a stack or card: `(box, game, target)` returns a `Reason`."""
    effect: Rule
    """Carry it out: `(box, game, seat, target, events)`."""
    needs: tuple[Need, ...] = ()

    def describe(self) -> dict[str, Any]:
        """Return what the page has to know of it."""
        return {"target": self.target.name.lower(), "needs": [need.name for need in self.needs]}


@inlined
def province_of(target: int) -> int:
    """Return the province of a stack."""
    return (target - REMOVE) // SEATS


@inlined
def owner_of(target: int) -> int:
    """Return the seat that owns a stack."""
    return (target - REMOVE) % SEATS


@inlined
def colour_of(game: State, target: int) -> int:
    """Return the faction of a stack."""
    return game.colour[owner_of(target), province_of(target)]


@rule
def why_not_without_presence(game: State, seat: int) -> int:
    """The seat has presence in the government."""
    return Reason.OK if game.presence[seat] else Reason.NEEDS_PRESENCE


@rule
def why_not_without_radicals(game: State, seat: int) -> int:
    """The Radicals govern."""
    return Reason.OK if game.government == RED else Reason.NEEDS_RADICAL_GOVERNMENT


PRESENCE = Need("presence", why_not_without_presence)
RADICAL_GOVERNMENT = Need("radical_government", why_not_without_radicals)


@rule
def remove(game: State, seat: int, target: int, count: int, events: Array) -> None:
    """Return blocks of a stack to the supply."""
    province, owner = province_of(target), owner_of(target)
    return_blocks(game, owner, province, count)
    emit(events, Happening.REMOVED, seat, province, owner, count)
    lay_out_owed(game, events)


@rule
def remove_block(box: Box, game: State, seat: int, target: int, events: Array) -> None:
    """Return one block to the supply."""
    remove(game, seat, target, 1, events)


@rule
def discard_card(box: Box, game: State, seat: int, target: int, events: Array) -> None:
    """Move a card from a display to the discards."""
    card = target - STRIKE
    owner = owner_in_display(game, card)
    from_display(game, owner, card)
    emit(events, Happening.STRUCK, seat, owner, card, 0)
    discard(game, card, events)


@rule
def return_card(box: Box, game: State, seat: int, target: int, events: Array) -> None:
    """Return a card from a display to the box: it is out of the game."""
    card = target - STRIKE
    owner = owner_in_display(game, card)
    from_display(game, owner, card)
    game.returned[card] = 1
    emit(events, Happening.STRUCK, seat, owner, card, 1)


@rule
def why_not_government_colour(box: Box, game: State, target: int) -> int:
    """Hit the government's colour; before the first election any."""
    if game.government != NONE and colour_of(game, target) != game.government:
        return Reason.NOT_GOVERNMENT_COLOUR
    return Reason.OK


@rule
def why_not_white_personality(box: Box, game: State, target: int) -> int:
    """Hit white personalities."""
    card = target - STRIKE
    if box.type[card] != Type.PERSONALITY or box.card_faction[card] != WHITE:
        return Reason.NOT_WHITE_PERSONALITY
    return Reason.OK


@rule
def why_not_blue_or_red(box: Box, game: State, target: int) -> int:
    """Spare white stacks."""
    return Reason.WHITE_IS_SAFE if colour_of(game, target) == WHITE else Reason.OK


@rule
def why_not_personality(box: Box, game: State, target: int) -> int:
    """Hit personalities, not clubs."""
    return Reason.OK if box.type[target - STRIKE] == Type.PERSONALITY else Reason.NOT_PERSONALITY


@rule
def why_not_any(box: Box, game: State, target: int) -> int:
    """Hit any."""
    return Reason.OK


@rule
def why_not_beside_red(box: Box, game: State, target: int) -> int:
    """Hit any stack of a province in which there is a Radical one."""
    province = province_of(target)
    for seat in range(game.players):
        if game.height[seat, province] > 0 and game.colour[seat, province] == RED:
            return Reason.OK
    return Reason.NO_RED_STACK


@rule
def remove_stack(box: Box, game: State, seat: int, target: int, events: Array) -> None:
    """Return a whole stack to the supply; a card may be struck as well."""
    remove(game, seat, target, widen(game.height[owner_of(target), province_of(target)]), events)
    game.step = Step.STRIKE


SPECIALS = (
    SpecialCard(
        Special.BREAD_SHORTAGE, "Bread Shortage", 4, Target.STACK, why_not_government_colour, remove_block
    ),
    SpecialCard(Special.EMIGRATION, "Emigration", 2, Target.CARD, why_not_white_personality, discard_card),
    SpecialCard(
        Special.RELIGIOUS_PROBLEMS, "Religious Problems", 2, Target.STACK, why_not_blue_or_red, remove_block
    ),
    SpecialCard(Special.GUILLOTINE, "Guillotine", 2, Target.CARD, why_not_personality, return_card),
    SpecialCard(Special.PURGE, "Purge", 4, Target.CARD, why_not_any, discard_card, (PRESENCE,)),
    SpecialCard(
        Special.TERROR,
        "Terror",
        6,
        Target.STACK,
        why_not_beside_red,
        remove_stack,
        (RADICAL_GOVERNMENT, PRESENCE),
    ),
)
check_declared(Special, [card.special for card in SPECIALS])


@rule
def why_not_free(game: State, seat: int) -> int:
    """Nothing is needed."""
    return Reason.OK


def why_not_all(needs: tuple[Need, ...]) -> Rule:
    """Make one rule of several needs: the first that is missing is the reason."""
    if not needs:
        return why_not_free
    first, rest = needs[0].why_not, why_not_all(needs[1:])
    if rest is why_not_free:
        return first

    @rule
    def why_not_both(game: State, seat: int) -> int:
        reason = first(game, seat)
        return rest(game, seat) if reason == Reason.OK else reason

    return why_not_both


why_not_condition = dispatch(Special, {card.special: why_not_all(card.needs) for card in SPECIALS})
why_not_hit = dispatch(Special, {card.special: card.why_not for card in SPECIALS})
take_effect = dispatch(Special, {card.special: card.effect for card in SPECIALS})

AIMED_AT_STACKS = sum(1 << card.special for card in SPECIALS if card.target == Target.STACK)


@inlined
def aimed_at_stacks(special: int) -> bool:
    """Whether a special card hits stacks, not cards."""
    return AIMED_AT_STACKS >> special & 1 == 1


@rule
def next_target(box: Box, game: State, special: int, place: int) -> int:
    """Return the first place, from a place on, where a special card finds a target, or -1.

    Stacks are counted province by province, cards display by display.
    """
    if aimed_at_stacks(special):
        for province in range(place // SEATS, PROVINCES + 1):
            for owner in range(game.players):
                at = province * SEATS + owner
                if at >= place and game.height[owner, province] > 0:
                    if why_not_hit(special, box, game, REMOVE + at) == Reason.OK:
                        return at
        return NONE
    for owner in range(place // DISPLAY_ROOM, game.players):
        for slot in range(game.display_size[owner]):
            at = owner * DISPLAY_ROOM + slot
            if at >= place:
                if why_not_hit(special, box, game, STRIKE + widen(game.display[owner, slot])) == Reason.OK:
                    return at
    return NONE


@rule
def target_at(game: State, special: int, place: int) -> int:
    """Return the target at a place."""
    if aimed_at_stacks(special):
        return REMOVE + place
    return STRIKE + widen(game.display[place // DISPLAY_ROOM, place % DISPLAY_ROOM])


@rule
def why_not_card(game: State, action: int) -> int:
    """Return why an action strikes no card."""
    card = operand(action, STRIKE, CARDS)
    if card == 0:
        return Reason.NOT_ASKED
    if owner_in_display(game, card) == NONE:
        return Reason.NOT_IN_A_DISPLAY
    return Reason.OK


@rule
def why_not_stack(game: State, action: int) -> int:
    """Return why an action removes no stack."""
    if operand(action, REMOVE + SEATS - 1, PROVINCES * SEATS) == 0:
        return Reason.NOT_ASKED
    owner = owner_of(action)
    if owner >= game.players or game.height[owner, province_of(action)] == 0:
        return Reason.NO_STACK
    return Reason.OK


@rule
def why_not_target(box: Box, game: State, special: int, action: int) -> int:
    """Return why a special card may not hit something."""
    reason = why_not_stack(game, action) if aimed_at_stacks(special) else why_not_card(game, action)
    if reason == Reason.OK:
        return why_not_hit(special, box, game, action)
    return reason


@rule
def why_not_special(box: Box, game: State, seat: int, special: int) -> int:
    """Return why a seat may not play a special card."""
    reason = why_not_condition(special, game, seat)
    if reason == Reason.OK and next_target(box, game, special, 0) == NONE:
        return Reason.NO_TARGET
    return reason
