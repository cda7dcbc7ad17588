r"""The fair deal: a commit-reveal scheme, so that nobody can choose the deal or know it in advance.

When a table is created, the server generates a secret of 256 random bits and publishes
a commitment to it. The page of each person at the table generates a number, and sends its
hash when the person sits down. When all seats are taken, and so all hashes are known, the
pages send their numbers. The seed of the game is derived from the secret and all numbers:

    commitment = SHA-256("tricorne/commitment/2\n" || secret || context)
    hash       = SHA-256("tricorne/number/2\n" || number)
    seed       = hex SHA-256("tricorne/seed/2\n" || secret || commitment || numbers by seat)

`secret` and each `number` have 32 bytes. `context` is the JSON of table, game,
rules version, components, players and options, with sorted keys and without
white space. `numbers by seat` has a byte 1 and the number for each seat that sent
one, and a byte 0 for each other seat. The key of the game's random stream is
SHA-256("tricorne/stream/2\n" || index of the stream as 4 bytes || seed); after a
rewind, the game uses the next index (see `games.game_rng`).

Each hash has its own prefix (domain separation), so what is published reveals nothing
about the stream. `docs/fairness.md` explains what this proves, and what it cannot.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tricorne.games.game import Value

BYTES = 32
_HEX = re.compile(rf"[0-9a-f]{{{2 * BYTES}}}")

COMMITMENT_DOMAIN = b"tricorne/commitment/2\n"
NUMBER_DOMAIN = b"tricorne/number/2\n"
SEED_DOMAIN = b"tricorne/seed/2\n"


@dataclass(frozen=True)
class Context:
    """What a commitment binds besides the secret, so that it cannot be reused for another game."""

    table: str
    game: str
    rules: int
    components: str
    players: int
    options: Mapping[str, Value]

    def encode(self) -> bytes:
        """Return the canonical encoding, which is hashed."""
        fields = {
            "table": self.table,
            "game": self.game,
            "rules": self.rules,
            "components": self.components,
            "players": self.players,
            "options": dict(self.options),
        }
        return json.dumps(fields, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def is_hex(text: str) -> bool:
    """Whether a text is 32 bytes in hexadecimal digits: a secret, a number or a hash."""
    return _HEX.fullmatch(text) is not None


def commitment(secret: str, context: Context) -> str:
    """Return the commitment to a secret, which is published before anybody sits down."""
    return hashlib.sha256(COMMITMENT_DOMAIN + bytes.fromhex(secret) + context.encode()).hexdigest()


def number_hash(number: str) -> str:
    """Return the hash of a number, which a page sends before the number itself."""
    return hashlib.sha256(NUMBER_DOMAIN + bytes.fromhex(number)).hexdigest()


def seed(secret: str, commitment: str, numbers: Sequence[str | None]) -> str:
    """Derive the seed of the game from the secret, its commitment and the numbers by seat."""
    digest = hashlib.sha256(SEED_DOMAIN + bytes.fromhex(secret) + bytes.fromhex(commitment))
    for number in numbers:
        digest.update(b"\x01" + bytes.fromhex(number) if number else b"\x00")
    return digest.hexdigest()
