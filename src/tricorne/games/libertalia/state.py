"""The two records of Libertalia: the box (what the components are) and the state of a game.

A character is known by its rank, from 1 to 30. A set of characters (a hand, a
den, a cemetery) is one number in which bit R stands for rank R. Seats, colours
and kinds of booty count from 0, campaigns and days from 1.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from tricorne.games.game_rng import STREAM
from tricorne.games.struct import Array, Record, i1, i2, layout, u4

SEATS = 6
RANKS = 30
KINDS = 7
CAMPAIGNS = 3
DAYS = 6
OPERATIONS = 4
TIMES = (CAMPAIGNS + 1) * OPERATIONS

NONE = -1
HIDDEN = -1


class Character(IntEnum):
    """The thirty characters, by rank."""

    PARROT = 1
    MONKEY = 2
    BEGGAR = 3
    RECRUITER = 4
    CABIN_BOY = 5
    PREACHER = 6
    BARKEEP = 7
    WAITRESS = 8
    CARPENTER = 9
    FRENCH_OFFICER = 10
    VOODOO_WITCH = 11
    FREED_SLAVE = 12
    MUTINEER = 13
    BRUTE = 14
    GUNNER = 15
    TOPMAN = 16
    SPANISH_SPY = 17
    COOK = 18
    BOSUN = 19
    ARMORER = 20
    MERCHANT = 21
    SURGEON = 22
    TREASURER = 23
    GAMBLER = 24
    GOVERNORS_DAUGHTER = 25
    QUARTERMASTER = 26
    GRANNY_WATA = 27
    FIRST_MATE = 28
    CAPTAIN = 29
    SPANISH_GOVERNOR = 30


class Booty(IntEnum):
    """The seven kinds of booty."""

    CHEST = 0
    JEWEL = 1
    GOODS = 2
    OFFICER = 3
    SABER = 4
    MAP = 5
    RELIC = 6


# As plain numbers, which index arrays on a GPU too.
CHEST, JEWEL, GOODS, OFFICER, SABER, MAP, RELIC = (int(kind) for kind in Booty)


class Colour(IntEnum):
    """The six colours."""

    YELLOW = 0
    RED = 1
    BLUE = 2
    GREEN = 3
    BLACK = 4
    WHITE = 5


class Phase(IntEnum):
    """The phases of a day, and the day of rest."""

    SUNRISE = 0
    DAY = 1
    DUSK = 2
    NIGHT = 3
    REST = 4


class Ending(IntEnum):
    """How a game ended."""

    RUNNING = 0
    CAMPAIGNS = 1


class Box(Record):
    """The components: characters and booty. No rule ever writes into it."""

    day: Annotated[int, u4, "the characters that act by day"]
    dusk: Annotated[int, u4, "the characters that share the booty in their own way"]
    night: Annotated[int, u4, "the characters that act every night in their den"]
    rest: Annotated[int, u4, "the characters that act at the end of the campaign"]
    influence: Annotated[Array, i1[len(Colour), RANKS + 1], "the silver mark of a colour's character"]
    tokens: Annotated[Array, i1[KINDS], "booty tokens of each kind"]
    worth: Annotated[Array, i1[KINDS], "what a token of each kind is worth on the day of rest"]


class State(Record):
    """A game of Libertalia. A seat's observation has the same layout (see `observation`)."""

    players: Annotated[int, i1, "seats at the table, 2 to 6"]
    fair_colours: Annotated[int, i1, "option: 1 if two or three players get colours of balanced influence"]
    open_booty: Annotated[int, i1, "option: 1 if everybody sees all tokens in dens"]
    last_breaks_ties: Annotated[int, i1, "option: 1 if the third campaign decides among equals"]
    random: Annotated[Array, STREAM, "secret: the random stream"]
    colour: Annotated[Array, i1[SEATS], "the colour of a seat"]

    campaign: Annotated[int, i1, "1 to 3"]
    day: Annotated[int, i1, "1 to 6"]
    phase: Annotated[int, i1, "the phase of the day"]
    step: Annotated[int, i1, "what happens next by itself"]
    ask: Annotated[int, i1, "what is asked"]
    asked: Annotated[int, i1, "the seat that is asked; -1 when all are, or nobody"]

    deck: Annotated[Array, i1[RANKS], "secret from `dealt` on: the ranks in dealing order"]
    dealt: Annotated[int, i1, "how many of them have been dealt"]
    chosen: Annotated[Array, i1[SEATS], "secret: the character chosen at sunrise, still in hand, or 0"]
    hand: Annotated[Array, u4[SEATS], "secret in part: the characters in hand"]
    ship: Annotated[Array, i1[SEATS], "the character on the ship, or 0"]
    den: Annotated[Array, u4[SEATS], "the characters in the den"]
    cemetery: Annotated[Array, u4[SEATS], "secret in part: the characters that died in this campaign"]
    buried: Annotated[Array, i1[SEATS, RANKS + 1], "when a character died, if it was not seen since; else 0"]
    operations: Annotated[Array, i1[SEATS], "how often a seat's Surgeon has operated in this campaign"]
    operated: Annotated[Array, i1[SEATS, TIMES], "1 at an operation whose character was not seen since"]

    board: Annotated[Array, i1[DAYS + 1, KINDS], "the tokens that lie out for each day"]
    bag: Annotated[Array, i1[KINDS], "the tokens in the bag"]
    booty: Annotated[Array, i1[SEATS, KINDS], "the tokens in a seat's den"]
    doubloons: Annotated[Array, i2[SEATS], "the doubloons of a seat"]
    scores: Annotated[Array, i2[SEATS], "the score track"]
    gained: Annotated[Array, i2[SEATS], "what the last campaign has added to the score"]

    acted: Annotated[int, i2, "the standing of the character that acted last, by day or at night"]
    left: Annotated[int, i1, "tokens that the looting character is still entitled to"]
    officer: Annotated[int, i1, "1 if it has taken an officer"]

    over: Annotated[int, i1, "how the game ended; 0 while it runs"]
    winners: Annotated[Array, i1[SEATS], "1 for a winner"]


BOX = layout(Box)
STATE = layout(State)
