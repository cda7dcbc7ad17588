"""Observations: what a seat knows; and determinization: a world that looks the same to it.

An observation has the layout of a state. Starting from an empty record, it is
filled field by field with what the seat may know (an allow-list). A hidden card
is a negative number that says in which shuffle it last went into the deck, which
everybody saw: so everybody knows which cards it can be. Spectators have the seat
after the last.
"""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.games.fast_rng import shuffle
from tricorne.games.game_rng import imagine
from tricorne.games.game_rng import shuffle as shuffle_securely
from tricorne.games.liberte.cards import insert
from tricorne.games.liberte.state import SEATS, Box, State
from tricorne.games.struct import Array


@rule
def hidden(game: State, card: int) -> int:
    """Return the placeholder of a hidden card."""
    return -1 - game.shuffled[card]


@rule
def observe(game: State, seat: int, seen: State) -> None:
    """Write what a seat knows into an empty record."""
    seen.players = game.players
    seen.edition = game.edition
    seen.second_card = game.second_card
    seen.claimed = game.claimed

    seen.turn = game.turn
    seen.phase = game.phase
    seen.action_round = game.action_round
    seen.ending = game.ending
    seen.order = game.order
    seen.position = game.position
    seen.step = game.step
    seen.ask = game.ask
    seen.asked = game.asked

    for owner in range(game.players):
        for place in range(game.hand_size[owner]):
            card = widen(game.hand[owner, place])
            if owner == seat or game.known[card] == 1:
                insert(seen.hand[owner], place, card)
            else:
                insert(seen.hand[owner], place, hidden(game, card))
    seen.hand_size = game.hand_size
    seen.known = game.known
    seen.display = game.display
    seen.display_size = game.display_size
    for place in range(game.deck_size):
        seen.deck[place] = hidden(game, game.deck[place])
    seen.deck_size = game.deck_size
    seen.face_up = game.face_up
    seen.discards = game.discards
    seen.returned = game.returned
    seen.shuffled = game.shuffled
    seen.shuffles = game.shuffles

    seen.supply = game.supply
    seen.reserve = game.reserve
    seen.height = game.height
    seen.colour = game.colour
    seen.battle_box = game.battle_box
    seen.lost_battles = game.lost_battles
    seen.white_owed = game.white_owed
    seen.vp = game.vp
    seen.votes = game.votes
    seen.track = game.track
    seen.government = game.government
    seen.opposition = game.opposition
    seen.presence = game.presence

    seen.in_play = game.in_play
    seen.left = game.left
    seen.played = game.played
    seen.played_count = game.played_count
    seen.first_region = game.first_region

    seen.elected = game.elected
    seen.contest = game.contest
    seen.contest_round = game.contest_round
    seen.contest_position = game.contest_position
    seen.resume = game.resume
    seen.tied = game.tied
    seen.entered = game.entered
    seen.shown = game.shown
    seen.alone = game.alone
    seen.in_line = game.in_line

    seen.over = game.over
    seen.winners = game.winners
    seen.points = game.points


@rule
def mark_visible(row: Array, size: int, visible: Array) -> None:
    """Mark the visible cards of a row."""
    for place in range(size):
        if row[place] > 0:
            visible[row[place]] = 1


@rule
def deal_hidden(row: Array, size: int, shuffled: Array, unseen: Array, left: int) -> int:
    """Replace each hidden card of a row by an unseen one of the same shuffle; return how many are left."""
    for place in range(size):
        if row[place] < 0:
            pick = left - 1
            while shuffled[unseen[pick]] != -1 - row[place]:
                pick -= 1
            row[place] = unseen[pick]
            left -= 1
            for later in range(pick, left):
                unseen[later] = unseen[later + 1]
    return left


@rule
def determinize(box: Box, seen: State, rng: Array, scratch: Array) -> None:
    """Turn an observation into a state that looks the same to its seat.

    The hidden cards are dealt again, each to a place of its own shuffle; the random
    stream is a fast one. `scratch` has two rows to work with.
    """
    visible, unseen = scratch[0], scratch[1]
    for card in range(box.cards + 1):
        visible[card] = 0
    for owner in range(seen.players):
        mark_visible(seen.hand[owner], seen.hand_size[owner], visible)
        mark_visible(seen.display[owner], seen.display_size[owner], visible)
    mark_visible(seen.face_up, seen.face_up.shape[0], visible)
    visible[seen.in_play] = 1
    left = 0
    for card in range(1, box.cards + 1):
        if visible[card] == 0 and seen.discards[card] == 0 and seen.returned[card] == 0:
            unseen[left] = card
            left += 1
    shuffle(rng, unseen, 0, left)
    deal_all_hidden(seen, unseen, left)
    imagine(seen.random, rng)


@rule
def deal_all_hidden(seen: State, unseen: Array, left: int) -> None:
    """Replace all hidden cards, of which `unseen` is a shuffled list, and sort the hands."""
    left = deal_hidden(seen.deck, seen.deck_size, seen.shuffled, unseen, left)
    for owner in range(SEATS):
        size = seen.hand_size[owner]
        left = deal_hidden(seen.hand[owner], size, seen.shuffled, unseen, left)
        for place in range(size):
            insert(seen.hand[owner], place, seen.hand[owner, place])


@rule
def collect_hidden(game: State, row: Array, size: int, collected: Array) -> None:
    """Replace the cards of a row that are not known to everybody by placeholders, and collect them."""
    for place in range(size):
        card = widen(row[place])
        if game.known[card] == 0:
            collected[card] = 1
            row[place] = hidden(game, card)


@rule
def redeal(box: Box, game: State, kept: int, scratch: Array) -> None:
    """Deal all cards anew that are hidden from the seats in `kept`, from the game's own random stream.

    `kept` has a bit for each seat that keeps its hand. Each hidden card goes to a place of its own
    shuffle, as in `determinize`; but that has a fast generator, whose results can be predicted.
    """
    collected, unseen = scratch[0], scratch[1]
    for card in range(box.cards + 1):
        collected[card] = 0
    collect_hidden(game, game.deck, game.deck_size, collected)
    for owner in range(game.players):
        if kept >> owner & 1 == 0:
            collect_hidden(game, game.hand[owner], game.hand_size[owner], collected)
    left = 0
    for card in range(1, box.cards + 1):
        if collected[card] == 1:
            unseen[left] = card
            left += 1
    shuffle_securely(game.random, unseen, 0, left)
    deal_all_hidden(game, unseen, left)
