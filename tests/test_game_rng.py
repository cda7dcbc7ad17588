"""The random stream of a game: known numbers, even ones, and none that tells the next."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.support.records import box
from tricorne.games import GAMES, fast_rng, game_rng
from tricorne.games.chacha import BLOCK_WORDS, write_block
from tricorne.games.game_rng import BLOCK, COUNTER, KEY, KIND, PLACE, STREAM, Kind
from tricorne.games.struct import Array
from tricorne.match import Match

# Keystreams of ChaCha8 with a 256-bit key and a nonce of zeros, as published in
# draft-strombergson-chacha-test-vectors: key in hex, number of the block, the block.
PUBLISHED = [
    (
        "00" * 32,
        0,
        (
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
            "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        ),
    ),
]


def block_of(rng: Array, counter: int) -> Any:
    return write_block(rng, KEY, counter, BLOCK)


def draw(stream: Array) -> Any:
    return game_rng.next_word(stream)


def draw_below(stream: Array, limit: int) -> Any:
    return game_rng.below(stream, limit)


def shuffle_all(stream: Array, items: Array) -> Any:
    return game_rng.shuffle(stream, items, 0, items.shape[0])


def renew_from(stream: Array, rng: Array) -> Any:
    return game_rng.renew(stream, rng)


def imagine_from(stream: Array, rng: Array) -> Any:
    return game_rng.imagine(stream, rng)


def chacha8(key: bytes, counter: int) -> bytes:
    """Compute a block in the plainest way, to compare with."""

    def rotated(word: int, bits: int) -> int:
        return (word << bits | word >> (32 - bits)) & 0xFFFFFFFF

    start = [*np.frombuffer(b"expand 32-byte k" + key, "<u4").tolist(), counter, 0, 0, 0]
    rng = list(start)
    columns = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
    diagonals = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    for a, b, c, d in [*columns, *diagonals] * 4:
        for left, right, target, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            rng[left] = (rng[left] + rng[right]) & 0xFFFFFFFF
            rng[target] = rotated(rng[target] ^ rng[left], bits)
    return np.array([(x + y) & 0xFFFFFFFF for x, y in zip(rng, start, strict=True)], "<u4").tobytes()


@pytest.mark.parametrize(("key", "counter", "block"), PUBLISHED)
def test_chacha8_gives_the_published_numbers(key: str, counter: int, block: str) -> None:
    rng = np.zeros(STREAM.shape, np.uint32)
    rng[KEY:BLOCK] = np.frombuffer(bytes.fromhex(key), "<u4")
    block_of(rng, counter)
    assert rng[BLOCK:].astype("<u4").tobytes().hex() == block
    assert chacha8(bytes.fromhex(key), counter).hex() == block


def test_a_dealt_stream_is_the_keystream_of_its_seed() -> None:
    """Under a prefix of its own: a hash of the seed alone gives none of it."""
    stream = game_rng.dealt("1789")
    drawn = np.array([draw(stream) for _ in range(40)], "<u4").tobytes()
    key = hashlib.sha256(b"tricorne/stream/2\n\x00\x00\x00\x001789").digest()
    assert drawn == b"".join(chacha8(key, block) for block in range(3))[: len(drawn)]
    assert stream[COUNTER] == 3
    assert game_rng.kind_of(stream) is Kind.DEALT
    first = [draw(game_rng.dealt("1789", number)) for number in range(20)]
    assert len({*first}) == 20, "every stream of a game is another one"


def test_numbers_below_a_limit_are_even() -> None:
    """Scaling alone would give a third of all numbers twice as often here."""
    limit, stream = 3 * 2**29, game_rng.dealt("even")
    thirds = Counter(draw_below(stream, limit) // 2**29 for _ in range(3_000))
    assert all(900 < thirds[third] < 1_100 for third in range(3)), thirds
    odd = sum(draw_below(stream, limit) % 2 for _ in range(3_000))
    assert 1_400 < odd < 1_600


def test_a_number_that_would_be_uneven_is_drawn_again() -> None:
    stream = game_rng.dealt("again")
    draw(stream)
    # With a limit of 3, only a word of 0 is left over: 2^32 = 3 * 1431655765 + 1.
    stream[BLOCK + 1], stream[BLOCK + 2] = 0, 2**31
    assert draw_below(stream, 3) == 1
    assert stream[PLACE] == 3


def test_shuffles_are_even() -> None:
    stream, seen = game_rng.dealt("shuffles"), Counter[tuple[int, ...]]()
    for _ in range(2_400):
        items = np.arange(4)
        shuffle_all(stream, items)
        seen[tuple(items.tolist())] += 1
    assert len(seen) == 24
    assert min(seen.values()) > 60
    assert max(seen.values()) < 145


def test_streams_say_what_they_are() -> None:
    rng = fast_rng.stream("dream")
    imagined = game_rng.dealt("will be replaced")
    imagine_from(imagined, rng.copy())
    assert game_rng.kind_of(imagined) is Kind.IMAGINED
    assert game_rng.kind_of(game_rng.imagined(rng)) is Kind.IMAGINED
    assert game_rng.kind_of(game_rng.scaled("1789")) is Kind.SCALED
    renewed = game_rng.dealt("first game")
    draw(renewed)
    renew_from(renewed, rng)
    assert game_rng.kind_of(renewed) is Kind.DEALT
    assert draw(renewed) != draw(game_rng.dealt("first game"))
    empty = np.zeros(STREAM.shape, np.uint32)
    renew_from(empty, rng)
    assert game_rng.kind_of(empty) is Kind.IMAGINED


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_dealt_from_the_cryptographic_stream(name: str) -> None:
    game = box(name)
    state = game.new("kind", game.players[0])
    assert game_rng.kind_of(state.random) is Kind.DEALT
    seen_by_one = game.observe(state, 0)
    assert not seen_by_one.random.any()
    assert game_rng.kind_of(game.determinize(seen_by_one, fast_rng.stream("x")).random) is Kind.IMAGINED


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", [Kind.NONE, Kind.IMAGINED, Kind.SCALED])
def test_a_match_accepts_no_other_stream(name: str, kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    def stream(seed: str, rules: int | None = None) -> Array:
        planted = game_rng.imagined(fast_rng.stream(seed))
        planted[KIND] = kind
        return planted

    game = box(name)
    monkeypatch.setattr(game, "stream", stream)
    with pytest.raises(ValueError, match="cannot use a stream"):
        Match(game, game.players[0], "seed")


@pytest.mark.parametrize("name", GAMES)
def test_the_published_hash_of_a_seed_does_not_reveal_the_deal(name: str) -> None:
    """The attack on rules version 1: its commitment, read as a stream, dealt the same cards."""
    game, seed = box(name), "fc1f5a7d21f1ce15cff5cfdfe4d3d1a4"
    published = hashlib.sha256(seed.encode()).digest()

    def attacked(rules: int) -> bool:
        true = game.new(seed, 4, rules=rules)
        for start in (0, 4, 8, 12, 16):
            forged = game.template(4)
            forged.random[:] = true.random
            forged.random[1:5] = np.frombuffer(published[start : start + 16].ljust(16, b"\0"), "<u4")
            forged.random[KIND] = Kind.SCALED
            game.kernels.set_up(game.box, forged, np.zeros((0, 5), np.int32))
            if (forged.deck == true.deck).all():
                return True
        return False

    assert attacked(rules=1), "the attack works where it did"
    assert not attacked(rules=2)


def test_the_block_is_as_long_as_it_says() -> None:
    assert STREAM.shape == (BLOCK + BLOCK_WORDS,)
