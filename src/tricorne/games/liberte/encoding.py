"""What a seat knows as a vector of numbers (see `games.encoding`)."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.games.encoding import Encoding, absolute, block, limited, relative
from tricorne.games.liberte.board import (
    COUNTER_REVOLUTION,
    HIGHEST_STACK,
    counter_revolution_count,
    free_tokens,
)
from tricorne.games.liberte.contest import about_factions, contested_province
from tricorne.games.liberte.state import (
    CARDS,
    FACTIONS,
    NONE,
    PROVINCES,
    REGIONS,
    SEATS,
    TURNS,
    Box,
    Contest,
    Phase,
    State,
)
from tricorne.games.liberte.vocabulary import REMOVE, Ask
from tricorne.games.struct import Array

# The numbers that count as 1.
MANY_ROUNDS = 12.0
MANY_BLOCKS = 40.0
MANY_CARDS = 10.0
MANY_TOKENS = 10.0
MANY_POINTS = 30.0
MANY_VOTES = 8.0
FULL_TRACK = 27.0
WHOLE_DECK = 60.0

ENCODING = Encoding(
    block("players", SEATS - 2, comment="three to six players"),
    block("options", 3, comment="first edition, second card, counter-revolution is claimed"),
    block("turn", TURNS, comment="the turn"),
    block("phase", len(Phase), comment="the phase of the turn"),
    block("ask", len(Ask), comment="what is asked"),
    block("asked", SEATS, comment="the seat that is asked"),
    block("round", comment="the round of the action phase"),
    block("ending", comment="whether this is the last round of the phase"),
    block("lost_battles", comment="battles lost"),
    block("white_owed", comment="lost battles that still wait for their white block"),
    block("supply", FACTIONS, comment="blocks in the supply"),
    block("reserve", FACTIONS, comment="blocks that lie out until turn 2"),
    block("track", FACTIONS, comment="the election track"),
    block("government", FACTIONS, comment="the governing faction"),
    block("opposition", FACTIONS, comment="the faction in opposition"),
    block("counter_revolution", comment="what counts towards it, as a share of what it takes"),
    block("deck", comment="cards in the deck"),
    block("contest", len(Contest), comment="what a tie is about"),
    block("contest_round", comment="the round of advancing cards"),
    block("contested", PROVINCES, comment="the province that a tie is about"),
    block("tied_factions", FACTIONS, comment="the factions that are tied"),
    block("elected", PROVINCES, comment="provinces whose election is done"),
    block("in_play", CARDS, comment="the card that is being played"),
    block("left", comment="blocks that it has still to place"),
    block("played", comment="cards played in this action"),
    block("first_region", REGIONS, comment="where a value-1 card of this action placed its block"),
    block("hand", CARDS, comment="the seat's own hand"),
    block("face_up", CARDS, comment="the cards beside the deck"),
    block("discards", CARDS, comment="the discard pile"),
    block("known", SEATS, CARDS, comment="cards in hands that everybody saw go there"),
    block("display", SEATS, CARDS, comment="personal displays"),
    block("stacks", SEATS, FACTIONS, PROVINCES, comment="the height of a stack"),
    block("seated", SEATS, comment="whether there is such a seat"),
    block("place", SEATS, comment="the place in the player order"),
    block("hand_size", SEATS, comment="cards in hand"),
    block("display_size", SEATS, comment="cards in the personal display"),
    block("battle_box", SEATS, comment="tokens in the battle box"),
    block("free_tokens", SEATS, comment="control tokens that are free"),
    block("points", SEATS, comment="victory points"),
    block("lead", SEATS, comment="by how much a seat's victory points exceed one's own"),
    block("votes", SEATS, FACTIONS, comment="blocks held as votes"),
    block("presence", SEATS, comment="presence in the government"),
    block("tied", SEATS, comment="the seats that are tied"),
    block("in_line", SEATS, comment="the seats in line for second place"),
    block("shown", SEATS, comment="the value of the card advanced in this round"),
    block("shown_colour", SEATS, FACTIONS, comment="its faction"),
)
ENCODING_SIZE = ENCODING.size

PLAYERS = ENCODING.first("players")
OPTIONS = ENCODING.first("options")
TURN = ENCODING.first("turn")
PHASE = ENCODING.first("phase")
ASK = ENCODING.first("ask")
ASKED = ENCODING.first("asked")
ROUND = ENCODING.first("round")
ENDING = ENCODING.first("ending")
LOST_BATTLES = ENCODING.first("lost_battles")
WHITE_OWED = ENCODING.first("white_owed")
SUPPLY = ENCODING.first("supply")
RESERVE = ENCODING.first("reserve")
TRACK = ENCODING.first("track")
GOVERNMENT = ENCODING.first("government")
OPPOSITION = ENCODING.first("opposition")
THREAT = ENCODING.first("counter_revolution")
DECK = ENCODING.first("deck")
CONTEST = ENCODING.first("contest")
CONTEST_ROUND = ENCODING.first("contest_round")
CONTESTED = ENCODING.first("contested")
TIED_FACTIONS = ENCODING.first("tied_factions")
ELECTED = ENCODING.first("elected")
IN_PLAY = ENCODING.first("in_play") - 1
LEFT = ENCODING.first("left")
PLAYED = ENCODING.first("played")
FIRST_REGION = ENCODING.first("first_region")
HAND = ENCODING.first("hand") - 1
FACE_UP = ENCODING.first("face_up") - 1
DISCARDS = ENCODING.first("discards") - 1
KNOWN = ENCODING.first("known") - 1
DISPLAY = ENCODING.first("display") - 1
STACKS = ENCODING.first("stacks") - 1
SEATED = ENCODING.first("seated")
PLACE = ENCODING.first("place")
HAND_SIZE = ENCODING.first("hand_size")
DISPLAY_SIZE = ENCODING.first("display_size")
BATTLE_BOX = ENCODING.first("battle_box")
FREE_TOKENS = ENCODING.first("free_tokens")
POINTS = ENCODING.first("points")
LEAD = ENCODING.first("lead")
VOTES = ENCODING.first("votes")
PRESENCE = ENCODING.first("presence")
TIED = ENCODING.first("tied")
IN_LINE = ENCODING.first("in_line")
SHOWN = ENCODING.first("shown")
SHOWN_COLOUR = ENCODING.first("shown_colour")

# The actions that name a seat come last: a province, then a seat.
AIMED = REMOVE + SEATS


@rule
def encode_known(seen: State, owner: int, first: int, vector: Array) -> None:
    """Write a 1 for each card of a hand that everybody knows."""
    for place in range(seen.hand_size[owner]):
        card = widen(seen.hand[owner, place])
        if card > 0 and seen.known[card] == 1:
            vector[first + card] = 1.0


@rule
def encode_row(row: Array, size: int, first: int, vector: Array) -> None:
    """Write a 1 for each card of a row that is visible."""
    for place in range(size):
        if row[place] > 0:
            vector[first + widen(row[place])] = 1.0


@rule
def encode_seat(box: Box, seen: State, seat: int, owner: int, vector: Array) -> None:
    """Write what is known of one seat."""
    at = relative(owner, seat, widen(seen.players))
    vector[SEATED + at] = 1.0
    encode_known(seen, owner, KNOWN + at * CARDS, vector)
    encode_row(seen.display[owner], seen.display_size[owner], DISPLAY + at * CARDS, vector)
    for province in range(1, PROVINCES + 1):
        if seen.height[owner, province] > 0:
            stack = (at * FACTIONS + widen(seen.colour[owner, province])) * PROVINCES + province
            vector[STACKS + stack] = seen.height[owner, province] / HIGHEST_STACK
    vector[HAND_SIZE + at] = limited(seen.hand_size[owner] / MANY_CARDS)
    vector[DISPLAY_SIZE + at] = limited(seen.display_size[owner] / MANY_CARDS)
    vector[BATTLE_BOX + at] = limited(seen.battle_box[owner] / MANY_TOKENS)
    vector[FREE_TOKENS + at] = limited(free_tokens(box, seen, owner) / MANY_TOKENS)
    vector[POINTS + at] = limited(seen.vp[owner] / MANY_POINTS)
    vector[LEAD + at] = limited((widen(seen.vp[owner]) - widen(seen.vp[seat])) / MANY_POINTS)
    for faction in range(FACTIONS):
        vector[VOTES + at * FACTIONS + faction] = limited(seen.votes[owner, faction] / MANY_VOTES)
    vector[PRESENCE + at] = seen.presence[owner]
    vector[IN_LINE + at] = seen.in_line[owner]
    card = widen(seen.shown[owner])
    if card > 0:
        vector[SHOWN + at] = limited((1.0 + box.value[card]) / 4.0)
        if box.card_faction[card] != NONE:
            vector[SHOWN_COLOUR + at * FACTIONS + widen(box.card_faction[card])] = 1.0


@rule
def encode_contest(box: Box, seen: State, seat: int, vector: Array) -> None:
    """Write what a tie is about, and who is tied."""
    vector[CONTEST + widen(seen.contest)] = 1.0
    vector[CONTEST_ROUND] = limited(seen.contest_round / 4.0)
    if about_factions(seen):
        for faction in range(FACTIONS):
            vector[TIED_FACTIONS + faction] = seen.tied[faction]
    else:
        for owner in range(seen.players):
            vector[TIED + relative(owner, seat, widen(seen.players))] = seen.tied[owner]
    if seen.contest == Contest.PROVINCE:
        vector[CONTESTED + contested_province(box, seen) - 1] = 1.0


@rule
def encode(box: Box, seen: State, seat: int, vector: Array) -> None:
    """Write an observation as a vector; spectators see it from the first seat."""
    for index in range(ENCODING_SIZE):
        vector[index] = 0.0
    players = widen(seen.players)
    viewer = seat if seat < players else 0
    vector[PLAYERS + players - 3] = 1.0
    vector[OPTIONS] = seen.edition
    vector[OPTIONS + 1] = seen.second_card
    vector[OPTIONS + 2] = seen.claimed
    vector[TURN + widen(seen.turn) - 1] = 1.0
    vector[PHASE + widen(seen.phase)] = 1.0
    vector[ASK + widen(seen.ask)] = 1.0
    if seen.ask != Ask.NOTHING:
        vector[ASKED + relative(widen(seen.asked), viewer, players)] = 1.0
    if seen.ask == Ask.ADVANCE:
        encode_contest(box, seen, viewer, vector)
    vector[ROUND] = limited(seen.action_round / MANY_ROUNDS)
    vector[ENDING] = seen.ending
    vector[LOST_BATTLES] = limited(seen.lost_battles / TURNS)
    vector[WHITE_OWED] = limited(seen.white_owed / TURNS)
    for faction in range(FACTIONS):
        vector[SUPPLY + faction] = limited(seen.supply[faction] / MANY_BLOCKS)
        vector[RESERVE + faction] = limited(seen.reserve[faction] / MANY_BLOCKS)
        vector[TRACK + faction] = limited(seen.track[faction] / FULL_TRACK)
    if seen.government != NONE:
        vector[GOVERNMENT + widen(seen.government)] = 1.0
    if seen.opposition != NONE:
        vector[OPPOSITION + widen(seen.opposition)] = 1.0
    vector[THREAT] = limited(counter_revolution_count(box, seen) / COUNTER_REVOLUTION)
    vector[DECK] = limited(seen.deck_size / WHOLE_DECK)
    for place in range(seen.elected):
        vector[ELECTED + widen(box.election_order[seen.edition, place]) - 1] = 1.0
    if seen.in_play > 0:
        vector[IN_PLAY + widen(seen.in_play)] = 1.0
    vector[LEFT] = limited(seen.left / HIGHEST_STACK)
    vector[PLAYED] = limited(seen.played_count / HIGHEST_STACK)
    if seen.first_region != NONE:
        vector[FIRST_REGION + widen(seen.first_region)] = 1.0
    if seat < players:
        encode_row(seen.hand[seat], seen.hand_size[seat], HAND, vector)
    encode_row(seen.face_up, seen.face_up.shape[0], FACE_UP, vector)
    for card in range(1, box.cards + 1):
        vector[DISCARDS + card] = seen.discards[card]
    for place in range(players):
        owner = widen(seen.order[place])
        vector[PLACE + relative(owner, viewer, players)] = place / SEATS
    for owner in range(players):
        encode_seat(box, seen, viewer, owner, vector)


@rule
def to_relative(action: int, seat: int, players: int) -> int:
    """Return an action with the seat that it names counted from the one that acts."""
    if action < AIMED:
        return action
    owner = (action - AIMED) % SEATS
    return action - owner + relative(owner, seat, players)


@rule
def to_absolute(action: int, seat: int, players: int) -> int:
    """Return the action that `to_relative` makes this one of."""
    if action < AIMED:
        return action
    place = (action - AIMED) % SEATS
    return action - place + absolute(place, seat, players)
