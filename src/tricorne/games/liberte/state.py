"""The two records of Liberté: the box (what the components are) and the state of a game.

Cards are numbered from 1 and provinces by their number on the map; place 0 of
arrays that they index stays empty. Seats, factions and regions count from 0.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from tricorne.games.game_rng import STREAM
from tricorne.games.struct import Array, Record, i1, i2, layout

SEATS = 6
CARDS = 128
PROVINCES = 27
REGIONS = 6
FACTIONS = 3
TURNS = 4
FACE_UP = 3
HAND_ROOM = 16
DISPLAY_ROOM = 5

PARIS = 8
NONE = -1


class Faction(IntEnum):
    """The three factions, as they are listed everywhere."""

    BLUE = 0
    WHITE = 1
    RED = 2


# As plain numbers, which index arrays on a GPU too.
BLUE, WHITE, RED = int(Faction.BLUE), int(Faction.WHITE), int(Faction.RED)


class Type(IntEnum):
    """The three types of cards."""

    PERSONALITY = 0
    CLUB = 1
    SPECIAL = 2


class Edition(IntEnum):
    """The editions of the rules."""

    SECOND = 0
    FIRST = 1


class Phase(IntEnum):
    """The phases of a turn."""

    REFRESH = 0
    ACTION = 1
    BATTLE = 2
    ELECTION = 3


class Contest(IntEnum):
    """What a tie is about."""

    BATTLE = 0
    PROVINCE = 1
    GOVERNMENT = 2
    OPPOSITION = 3
    FIRST = 4
    SECOND = 5
    LEAD = 6


class Ending(IntEnum):
    """How a game ended."""

    RUNNING = 0
    TURNS = 1
    LANDSLIDE = 2
    COUNTER_REVOLUTION = 3


class Box(Record):
    """The components: cards, map and pieces. No rule ever writes into it."""

    cards: Annotated[int, i2, "how many cards there are; their ids run from 1"]
    deck_b: Annotated[Array, i1[CARDS + 1], "1 for a card of set B, 0 for set A"]
    type: Annotated[Array, i1[CARDS + 1], "personality, club or special"]
    special: Annotated[Array, i1[CARDS + 1], "which special, or -1"]
    card_region: Annotated[Array, i1[CARDS + 1], "where a personality places blocks; -1: anywhere"]
    card_faction: Annotated[Array, i1[CARDS + 1], "the colour of a card's blocks, or -1"]
    value: Annotated[Array, i1[CARDS + 1], "how many blocks a card shows; 0 for specials"]
    cannon: Annotated[Array, i1[CARDS + 1], "1: may place a token in the battle box"]
    sans_culottes: Annotated[Array, i1[CARDS + 1], "1: makes room for a fifth card in a display"]
    general: Annotated[Array, i1[CARDS + 1], "1: can lead the army"]
    region: Annotated[Array, i1[PROVINCES + 1], "the region of a province"]
    provinces_in: Annotated[Array, i1[REGIONS + 1], "how many provinces a region has; the last: all"]
    province_in: Annotated[Array, i1[REGIONS + 1, PROVINCES], "the provinces of a region; the last: all"]
    fleur_de_lis: Annotated[Array, i1[PROVINCES + 1], "1: counts for the counter-revolution"]
    victory_points: Annotated[Array, i1[PROVINCES + 1], "points for its winner in turns 3 and 4"]
    election_order: Annotated[
        Array, i1[2, PROVINCES], "provinces in the order of their elections, by edition"
    ]
    battle: Annotated[Array, i1[TURNS + 1], "points for winning the battle of a turn"]
    blocks: Annotated[Array, i1[FACTIONS], "blocks of each faction in the box"]
    reserve: Annotated[Array, i1[FACTIONS], "blocks of each faction that lie out until turn 2"]
    tokens: Annotated[int, i1, "control tokens of a player, without the two on the tracks"]


class State(Record):
    """A game of Liberté. A seat's observation has the same layout (see `observation`)."""

    players: Annotated[int, i1, "seats at the table, 3 to 6"]
    edition: Annotated[int, i1, "option: the edition of the rules"]
    second_card: Annotated[int, i1, "option: 1 if a second value-1 card may be played or taken"]
    claimed: Annotated[int, i1, "option: 1 if players claim the counter-revolution themselves"]
    random: Annotated[Array, STREAM, "secret: the random stream"]

    turn: Annotated[int, i1, "1 to 4"]
    phase: Annotated[int, i1, "the phase of the turn"]
    action_round: Annotated[int, i2, "the round of the action phase; 0 while hands are refreshed"]
    ending: Annotated[int, i1, "1 once the running round is the last of the phase"]
    order: Annotated[Array, i1[SEATS], "seats in player order"]
    position: Annotated[int, i1, "whose action or refreshing it is: a place in the order"]
    step: Annotated[int, i1, "what happens next by itself"]
    ask: Annotated[int, i1, "what is asked"]
    asked: Annotated[int, i1, "the seat that is asked"]

    hand: Annotated[Array, i2[SEATS, HAND_ROOM], "secret: cards in hand, sorted"]
    hand_size: Annotated[Array, i1[SEATS], "cards in hand"]
    known: Annotated[Array, i1[CARDS + 1], "1 for a card in a hand that everybody saw go there"]
    display: Annotated[Array, i2[SEATS, DISPLAY_ROOM], "cards in the personal display, sorted"]
    display_size: Annotated[Array, i1[SEATS], "cards in the personal display"]
    deck: Annotated[Array, i2[CARDS], "secret: the deck, its top last"]
    deck_size: Annotated[int, i2, "cards in the deck"]
    face_up: Annotated[Array, i2[FACE_UP], "the cards beside the deck; 0 for an empty slot"]
    discards: Annotated[Array, i1[CARDS + 1], "1 for a card on the discard pile"]
    returned: Annotated[Array, i1[CARDS + 1], "1 for a card returned to the box"]
    shuffled: Annotated[
        Array, i2[CARDS + 1], "in which shuffle a card last went into the deck; set A 0, set B 1"
    ]
    shuffles: Annotated[int, i2, "the number of the last shuffle"]

    supply: Annotated[Array, i1[FACTIONS], "blocks in the supply, by faction"]
    reserve: Annotated[Array, i1[FACTIONS], "blocks that lie out until turn 2, by faction"]
    height: Annotated[Array, i1[SEATS, PROVINCES + 1], "blocks of a seat's stack in a province; 0: no stack"]
    colour: Annotated[Array, i1[SEATS, PROVINCES + 1], "the faction of that stack; 0 without one"]
    battle_box: Annotated[Array, i1[SEATS], "tokens in the battle box, by seat"]
    lost_battles: Annotated[int, i1, "battles lost"]
    white_owed: Annotated[int, i1, "lost battles that still wait for their white block"]
    vp: Annotated[Array, i2[SEATS], "victory points, by seat"]
    votes: Annotated[Array, i1[SEATS, FACTIONS], "blocks held as votes"]
    track: Annotated[Array, i1[FACTIONS], "the election track"]
    government: Annotated[int, i1, "the governing faction, or -1"]
    opposition: Annotated[int, i1, "the faction in opposition, or -1"]
    presence: Annotated[Array, i1[SEATS], "1 for a seat with presence in the government"]

    in_play: Annotated[int, i2, "the card that is being played, or 0"]
    left: Annotated[int, i1, "blocks that the card in play has still to place"]
    played: Annotated[Array, i2[3], "the cards of this action in order, the one in play included"]
    played_count: Annotated[int, i1, "how many they are"]
    first_region: Annotated[int, i1, "where a value-1 card of this action placed its block, or -1"]

    elected: Annotated[int, i1, "provinces whose election is done"]
    contest: Annotated[int, i1, "what the tie is about"]
    contest_round: Annotated[int, i1, "the round of advancing cards"]
    contest_position: Annotated[int, i1, "how far that round has come in the player order"]
    resume: Annotated[int, i1, "the step that follows the contest"]
    tied: Annotated[Array, i1[SEATS], "1 for a seat, or by its number a faction, that is still tied"]
    entered: Annotated[Array, i1[SEATS], "1 for those that the tie began with"]
    shown: Annotated[Array, i2[SEATS], "the card that a seat advanced in this round, or 0"]
    alone: Annotated[int, i1, "who won the contest: a seat or a faction, or -1"]
    in_line: Annotated[Array, i1[SEATS], "1 for a seat in line for second place"]

    over: Annotated[int, i1, "how the game ended; 0 while it runs"]
    winners: Annotated[Array, i1[SEATS], "1 for a winner"]
    points: Annotated[Array, i2[SEATS], "what the end is judged by: VP, Red or White Points"]


BOX = layout(Box)
STATE = layout(State)
