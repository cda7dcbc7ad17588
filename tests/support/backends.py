"""How the tests run the rules; `TRICORNE_BACKEND=interpreted` runs them as plain Python."""

from __future__ import annotations

from tricorne.backends import choose


def compiles() -> bool:
    """Whether the rules are compiled, and fast enough for large samples."""
    return choose() != "interpreted"
