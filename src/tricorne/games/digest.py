"""Digests of whole games, by which two backends are compared byte for byte."""

from __future__ import annotations

from typing import Any

from tricorne.backends.rule import rule, widen
from tricorne.games.events import WIDTH
from tricorne.games.fast_rng import WORD, below
from tricorne.games.playout import LONGEST_GAME, Rule, any_seat
from tricorne.games.struct import Array

FNV_PRIME = 16777619
FNV_OFFSET = 2166136261


@rule
def mix(digest: int, number: int) -> int:
    """Mix a number into a digest: FNV-1a (Fowler, Noll and Vo), with words instead of bytes."""
    return ((digest ^ (number & WORD)) * FNV_PRIME) & WORD


@rule
def mix_words(digest: int, words: Array, first: int, end: int) -> int:
    """Mix a part of the memory into a digest."""
    for index in range(first, end):
        digest = mix(digest, widen(words[index]))
    return digest


def digested_game(rules: Any, observe: Rule, determinize: Rule) -> Rule:
    """Make the rule that plays a game at random and digests everything that it computes."""
    waiting, legal, apply = rules.waiting, rules.legal, rules.apply

    @rule
    def digest_game(
        box: Any,
        worlds: Array,
        words: Array,
        rng: Array,
        found: Array,
        events: Array,
        scratch: Array,
        digest: Array,
    ) -> int:
        """Play to the end, and write the digest of all states, legal actions, events and observations.

        `worlds` has two records: the game, and one for observations and determinizations, of one seat
        after the other. `words` is the same memory. Returns the number of moves.
        """
        game, seen = worlds[0], worlds[1]
        size = words.shape[0] // 2
        value = mix_words(widen(FNV_OFFSET), words, 0, size)
        asked = waiting(game)
        count = 0
        while asked != 0 and count < LONGEST_GAME:
            seat = any_seat(asked, rng)
            options = legal(box, game, seat, found)
            for index in range(options):
                value = mix(value, widen(found[index]))
            events[0, 0] = 0
            apply(box, game, seat, widen(found[below(rng, options)]), events)
            for row in range(1, events[0, 0] + 1):
                for column in range(WIDTH):
                    value = mix(value, widen(events[row, column]))
            value = mix_words(value, words, 0, size)
            viewer = count % (widen(game.players) + 1)
            for index in range(size, 2 * size):
                words[index] = 0
            observe(game, viewer, seen)
            value = mix_words(value, words, size, 2 * size)
            if viewer < game.players:
                determinize(box, seen, rng, scratch)
                value = mix_words(value, words, size, 2 * size)
            asked = waiting(game)
            value = mix(value, widen(asked))
            count += 1
        digest[0] = value
        return count

    return digest_game
