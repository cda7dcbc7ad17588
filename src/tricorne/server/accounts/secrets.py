"""Secrets: made at random, shown once, kept as hashes."""

from __future__ import annotations

import hashlib
import secrets as random
from enum import StrEnum

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from tricorne.match import fair_deal

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
    """Return the SHA-256 of a text."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Domain(StrEnum):
    """What a random secret is for: in two domains even the same secret has two hashes."""

    SESSION = "session"
    TOKEN = "token"  # noqa: S105 - a name, not a secret
    LINK = "link"
    DEVICE = "device"


def hash_secret(domain: Domain, secret: str) -> str:
    """Return what is stored of a random secret: it needs no salt, for nobody can guess it."""
    return separate(domain, digest(secret))


def separate(domain: Domain, hashed: str) -> str:
    """Move the plain SHA-256 of a secret into a domain: so that hashes can be moved without their secrets."""
    return hashlib.sha256(f"tricorne {domain} 1\n{hashed}".encode()).hexdigest()


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
