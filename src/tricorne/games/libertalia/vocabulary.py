"""The names of actions, questions, steps, reasons and events."""

from __future__ import annotations

from enum import IntEnum

from tricorne.games.action_space import ActionSpace, Verb
from tricorne.games.events import FORESEEN, Kind
from tricorne.games.libertalia.state import RANKS, SEATS, Booty

RANK = range(1, RANKS + 1)
SEAT = range(SEATS)
KIND = tuple(kind.name.lower() for kind in Booty)
TRADED = (2, 3)

SPACE = ActionSpace(
    Verb("sell"),
    Verb("decline"),
    Verb("keep", (KIND,)),
    Verb("loot", (KIND,)),
    Verb("trade", (TRADED, KIND)),
    Verb("choose", (RANK,)),
    Verb("play", (RANK,)),
    Verb("recall", (RANK,)),
    Verb("shoot", (SEAT, RANK)),
    Verb("saber", (SEAT, RANK)),
)

SELL = SPACE.first("sell")
DECLINE = SPACE.first("decline")

# A kind's number added to one of these gives the action; for a trade,
# seven times the number of tokens beyond two as well.
KEEP = SPACE.first("keep")
LOOT = SPACE.first("loot")
TRADE = SPACE.first("trade")

# A rank added to one of these gives the action; for a target, thirty times its
# owner's seat as well.
CHOOSE = SPACE.first("choose") - 1
PLAY = SPACE.first("play") - 1
RECALL = SPACE.first("recall") - 1
SHOOT = SPACE.first("shoot") - 1
SABER = SPACE.first("saber") - 1


class Ask(IntEnum):
    """What a seat can be asked."""

    NOTHING = 0
    CHOOSE = 1
    PARROT = 2
    RECRUIT = 3
    OPERATE = 4
    PREACH = 5
    TRADE = 6
    SHOOT = 7
    LOOT = 8
    SABER = 9
    SERVE = 10


class Step(IntEnum):
    """What the game does next without a decision."""

    CAMPAIGN = 0
    SUNRISE = 1
    DAY = 2
    DUSK = 3
    LOOT = 4
    SABER = 5
    NIGHT = 6
    REST = 7


class Reason(IntEnum):
    """Why an action is not legal; each has a message `libertalia-reason-…`."""

    OK = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    NOT_ASKED = 3
    NOT_IN_HAND = 4
    NOT_IN_DEN = 5
    NOT_IN_CEMETERY = 6
    NO_SUCH_TOKEN = 7
    TOO_FEW_TOKENS = 8
    NOT_ON_BOARD = 9
    NO_SUCH_SEAT = 10
    NOT_IN_THAT_DEN = 11
    OWN_CHARACTER = 12
    NO_NEIGHBOUR = 13


class Happening(Kind):
    """The kinds of events: the names of the values, with a plus sign for those that everybody sees."""

    CAMPAIGN = 1, "+campaign"
    DEALT = 2, "+rank"
    LAID_OUT = 3, "+day +tokens"
    DAY = 4, "+day"
    CHOSE = 5, "+seat rank"
    CHANGED = 6, "seat rank"
    PLAYED = 7, "+seat +rank"
    DIED = 8, "+seat +rank", FORESEEN
    HANDED_ON = 9, "+seat +owner +count", FORESEEN
    BEGGED = 10, "+seat +owner +doubloons", FORESEEN
    RECRUITED = 11, "+seat +rank", FORESEEN
    OPERATED = 12, "+seat rank", FORESEEN
    KEPT = 13, "+seat +kind", FORESEEN
    RETURNED = 14, "+seat +kind +count", FORESEEN
    GAINED = 15, "+seat +rank +doubloons", FORESEEN
    PAID = 16, "+seat +rank +doubloons", FORESEEN
    STRUCK_DOWN = 17, "+seat +owner +rank", FORESEEN
    SHOT = 18, "+seat +owner +rank", FORESEEN
    DRAW = 19, "+seat +tokens"
    TRADED = 20, "+seat +kind +count +doubloons", FORESEEN
    LOOTED = 21, "+seat +rank +kind", FORESEEN
    SABERED = 22, "+seat +owner +rank", FORESEEN
    EMPTY_HANDED = 23, "+seat +rank", FORESEEN
    WENT_HOME = 24, "+seat +rank", FORESEEN
    SOLD = 25, "+seat +doubloons", FORESEEN
    DECLINED = 26, "+seat", FORESEEN
    REST = 27, "+campaign", FORESEEN
    ADDED = 28, "+seat +rank +doubloons", FORESEEN
    LOST = 29, "+seat +rank +doubloons", FORESEEN
    SCORED = 30, "+seat +gain +score", FORESEEN
    OVER = 31, "+ending", FORESEEN
