"""What a seat knows as a vector of numbers (see `games.encoding`)."""

from __future__ import annotations

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.encoding import Encoding, absolute, block, limited, relative
from tricorne.games.libertalia.crew import has, standing
from tricorne.games.libertalia.observation import doubtful
from tricorne.games.libertalia.state import CAMPAIGNS, DAYS, KINDS, RANKS, SEATS, Box, Phase, State
from tricorne.games.libertalia.vocabulary import SHOOT, Ask
from tricorne.games.struct import Array

# The numbers that count as 1.
MANY_TOKENS = 6.0
MANY_DOUBLOONS = 40.0
MANY_POINTS = 120.0
HIGHEST = 256.0

ENCODING = Encoding(
    block("players", SEATS - 1, comment="two to six players"),
    block("options", 3, comment="fair colours, open booty, last campaign breaks ties"),
    block("campaign", CAMPAIGNS, comment="the campaign"),
    block("day", DAYS, comment="the day"),
    block("phase", len(Phase), comment="the phase of the day"),
    block("ask", len(Ask), comment="what is asked"),
    block("asked", SEATS, comment="the seat that is asked; nobody at sunrise"),
    block("looting", 2, comment="tokens that the looting character may take; whether it took an officer"),
    block("acted", comment="the standing of the character that acted last"),
    block("board", DAYS, KINDS, comment="the tokens that lie out for each day"),
    block("bag", KINDS, comment="the tokens in the bag"),
    block("dealt", RANKS, comment="the characters that were dealt in this game"),
    block("chosen", RANKS, comment="the character that the seat has chosen this sunrise"),
    block("cemetery", RANKS, comment="the seat's own cemetery"),
    block("seated", SEATS, comment="whether there is such a seat"),
    block("ready", SEATS, comment="whether a seat has chosen a character"),
    block("hand", SEATS, RANKS, comment="the characters that are certainly in a hand"),
    block("doubtful", SEATS, RANKS, comment="those that a Surgeon may have brought back"),
    block("den", SEATS, RANKS, comment="the characters in a den"),
    block("ship", SEATS, RANKS, comment="the character on the ship"),
    block("standing", SEATS, comment="the standing of that character"),
    block("booty", SEATS, KINDS, comment="the tokens in a den"),
    block("doubloons", SEATS, comment="doubloons"),
    block("score", SEATS, comment="the score track"),
    block("lead", SEATS, comment="by how much a seat's score and doubloons exceed one's own"),
    block("operations", SEATS, comment="how often a Surgeon has operated in this campaign"),
)

PLAYERS = ENCODING.first("players")
OPTIONS = ENCODING.first("options")
CAMPAIGN = ENCODING.first("campaign")
DAY = ENCODING.first("day")
PHASE = ENCODING.first("phase")
ASK = ENCODING.first("ask")
ASKED = ENCODING.first("asked")
LOOTING = ENCODING.first("looting")
ACTED = ENCODING.first("acted")
BOARD = ENCODING.first("board")
BAG = ENCODING.first("bag")
DEALT = ENCODING.first("dealt")
CHOSEN = ENCODING.first("chosen")
CEMETERY = ENCODING.first("cemetery")
SEATED = ENCODING.first("seated")
READY = ENCODING.first("ready")
HAND = ENCODING.first("hand")
DOUBTFUL = ENCODING.first("doubtful")
DEN = ENCODING.first("den")
SHIP = ENCODING.first("ship")
STANDING = ENCODING.first("standing")
BOOTY = ENCODING.first("booty")
DOUBLOONS = ENCODING.first("doubloons")
SCORE = ENCODING.first("score")
LEAD = ENCODING.first("lead")
OPERATIONS = ENCODING.first("operations")

# The actions that name a seat come last: a seat and a rank for each.
AIMED = SHOOT + 1


@inlined
def encode_set(characters: int, first: int, vector: Array) -> None:
    """Write a 1 for each character of a set."""
    for rank in range(1, RANKS + 1):
        if has(characters, rank):
            vector[first + rank - 1] = 1.0


@rule
def encode_seat(box: Box, seen: State, seat: int, owner: int, vector: Array) -> None:
    """Write what is known of one seat."""
    place = relative(owner, seat, widen(seen.players))
    vector[SEATED + place] = 1.0
    if seen.chosen[owner] != 0:
        vector[READY + place] = 1.0
    own, secret = widen(seen.hand[owner]), doubtful(seen, owner)
    if secret & own != 0:
        # The owner knows its hand.
        secret = 0
    encode_set(own, HAND + place * RANKS, vector)
    encode_set(secret, DOUBTFUL + place * RANKS, vector)
    encode_set(widen(seen.den[owner]), DEN + place * RANKS, vector)
    rank = widen(seen.ship[owner])
    if rank > 0:
        vector[SHIP + place * RANKS + rank - 1] = 1.0
        vector[STANDING + place] = standing(box, seen, owner, rank) / HIGHEST
    for kind in range(KINDS):
        vector[BOOTY + place * KINDS + kind] = limited(seen.booty[owner, kind] / MANY_TOKENS)
    vector[DOUBLOONS + place] = limited(seen.doubloons[owner] / MANY_DOUBLOONS)
    vector[SCORE + place] = limited(seen.scores[owner] / MANY_POINTS)
    vector[OPERATIONS + place] = limited(seen.operations[owner] / 4.0)
    if seat < seen.players:
        ahead = widen(seen.scores[owner]) + widen(seen.doubloons[owner])
        ahead -= widen(seen.scores[seat]) + widen(seen.doubloons[seat])
        vector[LEAD + place] = limited(ahead / MANY_DOUBLOONS)


@rule
def encode(box: Box, seen: State, seat: int, vector: Array) -> None:
    """Write an observation as a vector; spectators see it from the first seat."""
    for index in range(ENCODING_SIZE):
        vector[index] = 0.0
    vector[PLAYERS + seen.players - 2] = 1.0
    vector[OPTIONS] = seen.fair_colours
    vector[OPTIONS + 1] = seen.open_booty
    vector[OPTIONS + 2] = seen.last_breaks_ties
    vector[CAMPAIGN + widen(seen.campaign) - 1] = 1.0
    vector[DAY + widen(seen.day) - 1] = 1.0
    vector[PHASE + widen(seen.phase)] = 1.0
    vector[ASK + widen(seen.ask)] = 1.0
    viewer = seat if seat < seen.players else 0
    if seen.asked >= 0:
        vector[ASKED + relative(widen(seen.asked), viewer, widen(seen.players))] = 1.0
    vector[LOOTING] = limited(seen.left / MANY_TOKENS)
    vector[LOOTING + 1] = seen.officer
    vector[ACTED] = limited(seen.acted / HIGHEST)
    for day in range(DAYS):
        for kind in range(KINDS):
            vector[BOARD + day * KINDS + kind] = limited(seen.board[day + 1, kind] / MANY_TOKENS)
    for kind in range(KINDS):
        vector[BAG + kind] = limited(seen.bag[kind] / (2.0 * MANY_TOKENS))
    for place in range(seen.dealt):
        vector[DEALT + widen(seen.deck[place]) - 1] = 1.0
    if seat < seen.players:
        if seen.chosen[seat] > 0:
            vector[CHOSEN + widen(seen.chosen[seat]) - 1] = 1.0
        encode_set(widen(seen.cemetery[seat]), CEMETERY, vector)
    for owner in range(seen.players):
        encode_seat(box, seen, viewer, owner, vector)


ENCODING_SIZE = ENCODING.size


@rule
def to_relative(action: int, seat: int, players: int) -> int:
    """Return an action with the seat that it names counted from the one that acts."""
    if action < AIMED:
        return action
    block_first = AIMED if action < AIMED + SEATS * RANKS else AIMED + SEATS * RANKS
    owner, rank = (action - block_first) // RANKS, (action - block_first) % RANKS
    return block_first + relative(owner, seat, players) * RANKS + rank


@rule
def to_absolute(action: int, seat: int, players: int) -> int:
    """Return the action that `to_relative` makes this one of."""
    if action < AIMED:
        return action
    block_first = AIMED if action < AIMED + SEATS * RANKS else AIMED + SEATS * RANKS
    place, rank = (action - block_first) // RANKS, (action - block_first) % RANKS
    return block_first + absolute(place, seat, players) * RANKS + rank
