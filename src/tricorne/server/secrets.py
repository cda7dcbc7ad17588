"""Secrets: made at random, shown once, kept as hashes."""

from __future__ import annotations

import hashlib
import secrets as random

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from tricorne.table import fair_deal

TOKEN_PREFIX = "tricorne_"  # noqa: S105 - by which people and scanners know a token when they see one

# Argon2id with the parameters that its library recommends.
_passwords = PasswordHasher()


def new_id(size: int = 16) -> str:
    """Make a name that nobody can guess."""
    return random.token_urlsafe(size)


def new_secret() -> str:
    """Make a secret for a cookie or a link."""
    return random.token_urlsafe(32)


def new_token() -> str:
    """Make a secret for a program."""
    return TOKEN_PREFIX + new_secret()


def new_deal_secret() -> str:
    """Make the secret from which a game is dealt: 256 bits, of which only a commitment is shown at first."""
    return random.token_hex(fair_deal.BYTES)


def digest(secret: str) -> str:
    """Return what is kept of a secret that was made at random: it needs no salt, for nobody can guess it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def hash_password(password: str) -> str:
    """Return what is kept of a password. Takes a while, on purpose."""
    return _passwords.hash(password)


def password_fits(kept: str | None, password: str) -> bool:
    """Whether a password is the one that was kept. Takes as long if none was."""
    try:
        _passwords.verify(kept or _NOBODYS, password)
    except (VerifyMismatchError, InvalidHashError):
        return False
    return kept is not None


_NOBODYS = hash_password(new_secret())
