"""The limit on open file descriptors: every connection needs one."""

from __future__ import annotations

import contextlib
import sys

# More than any server of this kind uses.
ENOUGH = 65_536


def raise_descriptor_limit() -> int:
    """Raise the soft limit on open files as far as the system allows, and return it."""
    if sys.platform == "win32":
        return ENOUGH
    import resource  # noqa: PLC0415 - does not exist on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = ENOUGH if hard == unlimited else min(hard, ENOUGH)
    if soft not in (unlimited, wanted) and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return ENOUGH if soft == unlimited else soft
