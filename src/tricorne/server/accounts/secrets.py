"""Secrets: generated at random, shown once, stored as hashes."""

from __future__ import annotations

import hashlib
from enum import StrEnum
from secrets import token_hex, token_urlsafe

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from tricorne.match import fair_deal

TOKEN_PREFIX = "tricorne_"  # noqa: S105 - by which people and secret scanners recognize a token

# Argon2id with the parameters that the library recommends.
_passwords = PasswordHasher()


def new_id(size: int = 16) -> str:
    """Generate an id that nobody can guess."""
    return token_urlsafe(size)


def new_secret() -> str:
    """Generate a secret for a cookie or a link."""
    return token_urlsafe(32)


def new_token() -> str:
    """Generate the secret of an API token."""
    return TOKEN_PREFIX + new_secret()


def new_deal_secret() -> str:
    """Generate the secret of a deal: 256 bits, of which only a commitment is published at first."""
    return token_hex(fair_deal.BYTES)


def digest(secret: str) -> str:
    """Return the SHA-256 of a text."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Domain(StrEnum):
    """What a secret is for. The hashes of one secret differ between domains (domain separation)."""

    SESSION = "session"
    TOKEN = "token"  # noqa: S105 - a name, not a secret
    LINK = "link"
    DEVICE = "device"


def hash_secret(domain: Domain, secret: str) -> str:
    """Hash a random secret for storage; it needs no salt, since it cannot be guessed."""
    return separate(domain, digest(secret))


def separate(domain: Domain, hashed: str) -> str:
    """Move the plain SHA-256 of a secret into a domain, which a migration can do without the secret."""
    return hashlib.sha256(f"tricorne {domain} 1\n{hashed}".encode()).hexdigest()


def hash_password(password: str) -> str:
    """Hash a password for storage; slow on purpose."""
    return _passwords.hash(password)


def verify_password(stored_hash: str | None, password: str) -> bool:
    """Whether a password matches a stored hash. Takes as long if there is none."""
    try:
        _passwords.verify(stored_hash or _DUMMY_HASH, password)
    except (VerifyMismatchError, InvalidHashError):
        return False
    return stored_hash is not None


_DUMMY_HASH = hash_password(new_secret())
