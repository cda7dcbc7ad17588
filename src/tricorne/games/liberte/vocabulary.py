"""The names of actions, questions, steps, reasons and events."""

from __future__ import annotations

from enum import IntEnum

from tricorne.games.action_space import ActionSpace, Verb
from tricorne.games.events import FORESEEN, Kind
from tricorne.games.liberte.state import CARDS, PROVINCES, SEATS

CARD = range(1, CARDS + 1)
PROVINCE = range(1, PROVINCES + 1)
SEAT = range(SEATS)

SPACE = ActionSpace(
    Verb("pass"),
    Verb("draw"),
    Verb("done"),
    Verb("end"),
    Verb("battle"),
    Verb("skip"),
    Verb("keep"),
    Verb("drop"),
    Verb("decline"),
    Verb("claim"),
    Verb("play", (CARD,)),
    Verb("take", (CARD,)),
    Verb("discard", (CARD,)),
    Verb("strike", (CARD,)),
    Verb("advance", (CARD,)),
    Verb("place", (PROVINCE,)),
    Verb("remove", (PROVINCE, SEAT)),
)

PASS = SPACE.first("pass")
DRAW = SPACE.first("draw")
DONE = SPACE.first("done")
END = SPACE.first("end")
BATTLE = SPACE.first("battle")
SKIP = SPACE.first("skip")
KEEP = SPACE.first("keep")
DROP = SPACE.first("drop")
DECLINE = SPACE.first("decline")
CLAIM = SPACE.first("claim")

# A card's or a province's number added to one of these gives the action.
PLAY = SPACE.first("play") - 1
TAKE = SPACE.first("take") - 1
DISCARD = SPACE.first("discard") - 1
STRIKE = SPACE.first("strike") - 1
ADVANCE = SPACE.first("advance") - 1
PLACE = SPACE.first("place") - 1
REMOVE = SPACE.first("remove") - SEATS


class Ask(IntEnum):
    """What a seat can be asked."""

    NOTHING = 0
    REFRESH = 1
    REFILL = 2
    ACTION = 3
    GIVE = 4
    GAIN = 5
    AGAIN = 6
    PLACE = 7
    TARGET = 8
    STRIKE = 9
    CLEAN = 10
    MORE = 11
    ADVANCE = 12


class Step(IntEnum):
    """What the game does next without a decision."""

    TURN = 0
    REFRESH = 1
    REFILL = 2
    ACTION = 3
    PLACE = 4
    TARGET = 5
    STRIKE = 6
    EFFECT = 7
    CLEAN = 8
    MORE = 9
    NEXT_SEAT = 10
    BATTLE = 11
    BATTLE_DECIDED = 12
    ELECTION = 13
    PROVINCE = 14
    PROVINCE_DECIDED = 15
    GOVERNMENT = 16
    GOVERNMENT_DECIDED = 17
    OPPOSITION = 18
    OPPOSITION_DECIDED = 19
    FIRST = 20
    FIRST_DECIDED = 21
    SECOND_DECIDED = 22
    LEAD = 23
    LEAD_DECIDED = 24
    CLOSE = 25
    CONTEST = 26


class Reason(IntEnum):
    """Why an action is not legal; each has a message `liberte-reason-…`."""

    OK = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    NOT_ASKED = 3
    NOT_IN_HAND = 4
    NOT_FACE_UP = 5
    NOT_IN_A_DISPLAY = 6
    NOT_IN_YOUR_DISPLAY = 7
    NO_CARD_TO_TAKE = 8
    DECK_EMPTY = 9
    HAND_TOO_LARGE = 10
    HAND_SMALL_ENOUGH = 11
    NOT_VALUE_ONE = 12
    SPECIAL_ALREADY_PLAYED = 13
    CARD_ALREADY_PLAYED = 14
    OTHER_REGION = 15
    NO_PLACE_IN_REGION = 16
    NEEDS_PRESENCE = 17
    NEEDS_RADICAL_GOVERNMENT = 18
    NO_TARGET = 19
    NO_SUPPLY = 20
    STACK_FULL = 21
    OTHER_COLOUR = 22
    THREE_STACKS = 23
    NO_TOKEN = 24
    NO_BATTLE_YET = 25
    NO_CANNON = 26
    BLOCK_ALREADY_PLACED = 27
    SECOND_CARD_NO_BATTLE = 28
    MUST_PLACE = 29
    DISPLAY_FULL = 30
    NO_STACK = 31
    NOT_GOVERNMENT_COLOUR = 32
    WHITE_IS_SAFE = 33
    NO_RED_STACK = 34
    NOT_WHITE_PERSONALITY = 35
    NOT_PERSONALITY = 36
    NOT_GENERAL = 37
    CARD_DOES_NOT_COUNT = 38
    CLAIM_NOT_NEEDED = 39
    CLAIM_UNFOUNDED = 40


class Happening(Kind):
    """The kinds of events: the names of the values, with a plus sign for those that everybody sees."""

    TURN = 1, "+turn"
    ORDER = 2, "+seat +place"
    RESERVE = 3, "+faction +count", FORESEEN
    TOOK_BACK = 4, "+seat +card", FORESEEN
    DISCARDED = 5, "+seat +card", FORESEEN
    TOOK = 6, "+seat +card +slot", FORESEEN
    DREW = 7, "+seat card"
    FACED = 8, "+card +slot"
    RESHUFFLED = 9, "+count"
    ROUND = 10, "+round", FORESEEN
    PASSED = 11, "+seat", FORESEEN
    PLAYED = 12, "+seat +card", FORESEEN
    PLACED = 13, "+seat +province +faction +height", FORESEEN
    TO_BATTLE = 14, "+seat +count", FORESEEN
    PLACED_NOTHING = 15, "+seat +card", FORESEEN
    REMOVED = 16, "+seat +province +owner +count", FORESEEN
    STRUCK = 17, "+seat +owner +card +returned", FORESEEN
    KEPT = 18, "+seat +card", FORESEEN
    DROPPED = 19, "+seat +card", FORESEEN
    SUPPLY_EMPTY = 20, "+faction", FORESEEN
    TIE = 21, "+contest +province", FORESEEN
    ADVANCED = 22, "+seat +card", FORESEEN
    DECLINED = 23, "+seat", FORESEEN
    BATTLE_WON = 24, "+seat +points", FORESEEN
    BATTLE_LOST = 25, "+turn", FORESEEN
    WHITE_LAID_OUT = 26, "+count", FORESEEN
    ELECTED = 27, "+seat +province +faction +count", FORESEEN
    NOBODY_ELECTED = 28, "+province", FORESEEN
    CLEARED = 29, "+province", FORESEEN
    PROVINCE_POINTS = 30, "+seat +province +points", FORESEEN
    STEPPED_BACK = 31, "+faction", FORESEEN
    GOVERNMENT = 32, "+faction", FORESEEN
    OPPOSITION = 33, "+faction", FORESEEN
    AWARD = 34, "+seat +contest +points", FORESEEN
    PRESENCE = 35, "+seat", FORESEEN
    CLAIMED = 36, "+seat", FORESEEN
    OVER = 37, "+ending", FORESEEN
