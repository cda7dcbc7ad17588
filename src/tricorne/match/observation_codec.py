"""Serializes observations for another program with the same engine."""

from __future__ import annotations

import base64
import hashlib

import numpy as np

from tricorne.errors import GameError
from tricorne.games.game import Game, Observation


class OtherLayout(GameError):
    """An observation from a program with another record layout."""


def layout_name(game: Game) -> str:
    """Return a fingerprint of a game's record layout; reader and writer must have the same."""
    return hashlib.sha256(repr(game.layout.descr).encode()).hexdigest()[:16]


def write(observation: Observation) -> str:
    """Encode an observation as text."""
    return base64.b64encode(observation.tobytes()).decode()


def unpack(game: Game, record: bytes) -> Observation:
    """Return the record from the bytes of `tobytes`."""
    return np.frombuffer(bytearray(record), game.layout)[0]


def read(game: Game, text: str, layout: str, rules: int) -> Observation:
    """Decode an observation; raises `OtherLayout` if rules or layout differ."""
    if (layout, rules) != (layout_name(game), game.rules_version):
        raise OtherLayout("error-other-layout", game=game.name, found=rules, rules=game.rules_version)
    try:
        return unpack(game, base64.b64decode(text, validate=True))
    except (ValueError, IndexError) as error:
        raise OtherLayout(
            "error-other-layout", game=game.name, found=rules, rules=game.rules_version
        ) from error
