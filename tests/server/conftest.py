"""Fixtures for all tests of the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from tests.server.support.databases import database_url, empty_database_url, postgresql, url
from tricorne.server.accounts import secrets

__all__ = ["cheap_passwords", "database_url", "empty_database_url", "postgresql", "url"]


@pytest.fixture(autouse=True, scope="session")
def cheap_passwords() -> Iterator[PasswordHasher]:
    """Hash passwords with little work; yields the hasher that a real server uses."""
    real = secrets._passwords
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "_passwords", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        patch.setattr(secrets, "_DUMMY_HASH", secrets.hash_password("nobody's"))
        yield real
