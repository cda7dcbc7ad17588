"""Fixtures for all tests of the server."""

from __future__ import annotations

from tests.server.databases import database_url, empty_database_url, postgresql

__all__ = ["database_url", "empty_database_url", "postgresql"]
