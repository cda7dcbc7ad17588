"""Facts derived from a position that views show."""

from __future__ import annotations

from enum import IntEnum

from tricorne.backends.rule import rule
from tricorne.games.liberte.action_phase import is_second_card, second_may_follow
from tricorne.games.liberte.board import counter_revolution_count, free_tokens
from tricorne.games.liberte.contest import about_factions, contested_province
from tricorne.games.liberte.state import NONE, SEATS, Box, Contest, State
from tricorne.games.liberte.vocabulary import Ask
from tricorne.games.struct import Array


class Fact(IntEnum):
    """The facts, in their order; after them come the free tokens of each seat."""

    SECOND_REGION = 0
    ABOUT_FACTIONS = 1
    PROVINCE = 2
    COUNTER_REVOLUTION = 3


FACTS = len(Fact)
SHAPE = (FACTS + SEATS,)


@rule
def facts(box: Box, game: State, found: Array) -> None:
    """Write the facts into `found`."""
    found[Fact.SECOND_REGION] = NONE
    if game.ask == Ask.PLACE and is_second_card(box, game):
        found[Fact.SECOND_REGION] = game.first_region
    if game.ask == Ask.MORE and second_may_follow(box, game):
        found[Fact.SECOND_REGION] = game.first_region
    found[Fact.ABOUT_FACTIONS] = 1 if about_factions(game) else 0
    if game.ask == Ask.ADVANCE and game.contest == Contest.PROVINCE:
        found[Fact.PROVINCE] = contested_province(box, game)
    found[Fact.COUNTER_REVOLUTION] = counter_revolution_count(box, game)
    for seat in range(game.players):
        found[FACTS + seat] = free_tokens(box, game, seat)
