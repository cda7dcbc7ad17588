"""The Chromium with which benchmarks and tests look at the web pages."""

from __future__ import annotations

import shutil

# The one without windows needs less time and comes first.
PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome")


class NoChromium(Exception):
    """There is no Chromium on this machine; the message says what to do."""

    def __init__(self) -> None:
        super().__init__("There is no Chromium: make chromium")


def find_chromium() -> str:
    """Return the path of a Chromium."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise NoChromium
    return program
