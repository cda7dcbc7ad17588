"""The six special cards: when they may be played, and what they may hit."""

from __future__ import annotations

from tricorne.games.compiled import rule, whole
from tricorne.games.events import tell
from tricorne.games.liberte.board import lay_out_owed, return_blocks
from tricorne.games.liberte.cards import discard, from_display, owner_in_display
from tricorne.games.liberte.state import NONE, PROVINCES, RED, WHITE, Box, Special, State, Type
from tricorne.games.liberte.vocabulary import Happening, Reason
from tricorne.games.struct import Array


@rule
def hits_stacks(special: int) -> bool:
    """Whether a special removes blocks; the others strike a card in a display."""
    return (
        special == Special.BREAD_SHORTAGE
        or special == Special.RELIGIOUS_PROBLEMS
        or special == Special.TERROR
    )


@rule
def returns_to_box(special: int) -> bool:
    """Whether a struck card leaves the game."""
    return special == Special.GUILLOTINE or special == Special.TERROR


@rule
def has_red_stack(game: State, province: int) -> bool:
    """Whether a province has a Radical stack."""
    for seat in range(game.players):
        if game.height[seat, province] > 0 and game.colour[seat, province] == RED:
            return True
    return False


@rule
def why_not_remove(game: State, special: int, province: int, owner: int) -> int:
    """Say why a special may not remove from a seat's stack in a province."""
    if owner >= game.players or game.height[owner, province] == 0:
        return Reason.NO_STACK
    colour = game.colour[owner, province]
    if special == Special.BREAD_SHORTAGE:
        if game.government != NONE and colour != game.government:
            return Reason.NOT_GOVERNMENT_COLOUR
    elif special == Special.RELIGIOUS_PROBLEMS:
        if colour == WHITE:
            return Reason.WHITE_IS_SAFE
    elif not has_red_stack(game, province):
        return Reason.NO_RED_STACK
    return Reason.OK


@rule
def why_not_strike(box: Box, special: int, card: int) -> int:
    """Say why a special may not strike a card that lies in a display."""
    if special == Special.EMIGRATION:
        if box.type[card] != Type.PERSONALITY or box.card_faction[card] != WHITE:
            return Reason.NOT_WHITE_PERSONALITY
    elif special == Special.GUILLOTINE:
        if box.type[card] != Type.PERSONALITY:
            return Reason.NOT_PERSONALITY
    return Reason.OK


@rule
def has_target(box: Box, game: State, special: int) -> bool:
    """Whether a special finds anything to hit."""
    if hits_stacks(special):
        for province in range(1, PROVINCES + 1):
            for owner in range(game.players):
                if why_not_remove(game, special, province, owner) == Reason.OK:
                    return True
        return False
    for owner in range(game.players):
        for place in range(game.display_size[owner]):
            if why_not_strike(box, special, game.display[owner, place]) == Reason.OK:
                return True
    return False


@rule
def why_not_special(box: Box, game: State, seat: int, special: int) -> int:
    """Say why a seat may not play a special (ruling 8)."""
    if special == Special.PURGE or special == Special.TERROR:
        if special == Special.TERROR and game.government != RED:
            return Reason.NEEDS_RADICAL_GOVERNMENT
        if game.presence[seat] == 0:
            return Reason.NEEDS_PRESENCE
    if not has_target(box, game, special):
        return Reason.NO_TARGET
    return Reason.OK


@rule
def any_display_card(game: State) -> bool:
    """Whether any display shows a card."""
    for seat in range(game.players):
        if game.display_size[seat] > 0:
            return True
    return False


@rule
def remove_blocks(game: State, seat: int, special: int, province: int, owner: int, events: Array) -> None:
    """Return one block, for Terror the whole stack, to the supply."""
    count = 1
    if special == Special.TERROR:
        count = whole(game.height[owner, province])
    return_blocks(game, owner, province, count)
    tell(events, Happening.REMOVED, seat, province, owner, count)
    lay_out_owed(game, events)


@rule
def strike(game: State, seat: int, special: int, card: int, events: Array) -> None:
    """Take a card out of a display: to the discards, or out of the game."""
    owner = owner_in_display(game, card)
    from_display(game, owner, card)
    if returns_to_box(special):
        game.returned[card] = 1
        tell(events, Happening.STRUCK, seat, owner, card, 1)
    else:
        tell(events, Happening.STRUCK, seat, owner, card, 0)
        discard(game, card, events)
