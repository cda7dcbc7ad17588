"""Loads a component file into the box, and checks it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from tricorne.games.components import ComponentFile, Entry
from tricorne.games.libertalia.day import BY_DAY
from tricorne.games.libertalia.dusk import AT_DUSK
from tricorne.games.libertalia.night import AT_NIGHT
from tricorne.games.libertalia.rest import AT_REST, SETTLED
from tricorne.games.libertalia.state import BOX, DAYS, KINDS, RANKS, SEATS, Booty, Box, Character, Colour

COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)
KIND_NAMES = tuple(kind.name.lower() for kind in Booty)
TIMINGS: dict[str, dict[Character, Any]] = {
    "day": BY_DAY,
    "dusk": AT_DUSK,
    "night": AT_NIGHT,
    "rest": AT_REST,
}
# The times at which a character can act, by its rank.
ABLE = {
    rank: [timing for timing, acting in TIMINGS.items() if rank in acting] for rank in range(1, RANKS + 1)
}
CHOICES = {
    "colours": COLOUR_NAMES,
    "kinds": KIND_NAMES,
    "timings": ABLE,
    "ends": {int(character): worth for character, worth in SETTLED.items()},
}
MOST_TOKENS = 15

# Printed; a set that differs is played with a warning.
USUAL_TOKENS = {"chest": 4, "jewel": 6, "goods": 10, "officer": 6, "saber": 6, "map": 8, "relic": 10}


@dataclass(frozen=True)
class Components:
    """The box, and the names printed on its cards."""

    file: ComponentFile
    box: Box
    characters: tuple[str, ...]


def load(file: ComponentFile) -> Components:
    """Check a component file, and make the box from it."""
    file.check_game("libertalia", ("booty", "characters"))
    box = cast(Box, np.zeros(1, BOX)[0])
    _booty(file, box)
    return Components(file, box, _characters(file, box))


def _booty(file: ComponentFile, box: Box) -> None:
    section = "booty"
    seen: set[int] = set()
    for index, entry in enumerate(file.entries(section)):
        file.check_keys(section, index, entry, ("kind", "count", "worth"), ())
        kind = file.choice(section, index, entry, "kind", KIND_NAMES)
        if kind in seen:
            raise file.refuse("components-twice", section, index, key="kind", value=KIND_NAMES[kind])
        seen.add(kind)
        box.tokens[kind] = file.number(section, index, entry, "count", 0, MOST_TOKENS)
        box.worth[kind] = file.number(section, index, entry, "worth", -MOST_TOKENS, MOST_TOKENS)
    for kind in range(KINDS):
        name = KIND_NAMES[kind]
        if kind not in seen:
            raise file.refuse("components-gap", section, key="kind", value=name)
        file.expect_total(name, section, int(box.tokens[kind]), USUAL_TOKENS[name])
    tokens, needed = int(box.tokens.sum()), DAYS * SEATS
    if tokens < needed:
        raise file.refuse("components-few-tokens", section, found=tokens, right=needed)


def _characters(file: ComponentFile, box: Box) -> tuple[str, ...]:
    section = "characters"
    names = [""] * (RANKS + 1)
    for index, entry in enumerate(file.numbered(section, "rank", RANKS, RANKS)):
        file.check_keys(section, index, entry, ("rank", "name", "timing", "influence"), ())
        rank = entry["rank"]
        names[rank] = file.word(section, index, entry, "name")
        for timing in _timings(file, index, entry):
            setattr(box, timing, int(getattr(box, timing)) | 1 << rank)
        box.influence[:, rank] = _influence(file, index, entry)
    return tuple(names)


def _timings(file: ComponentFile, index: int, entry: Entry) -> list[str]:
    section = "characters"
    able = ABLE[entry["rank"]]
    timings = entry["timing"]
    if not isinstance(timings, list):
        timings = [timings]
    for timing in timings:
        file.choice(section, index, {"timing": timing}, "timing", able)
    return timings


def _influence(file: ComponentFile, index: int, entry: Entry) -> list[int]:
    section = "characters"
    marks = entry["influence"]
    if not isinstance(marks, dict):
        raise file.refuse("components-section", section, index, section="influence")
    file.check_keys(section, index, marks, COLOUR_NAMES, ())
    influence = [file.number(section, index, marks, colour, 1, len(Colour)) for colour in COLOUR_NAMES]
    for colour, mark in zip(COLOUR_NAMES, influence, strict=True):
        if influence.count(mark) > 1:
            raise file.refuse("components-twice", section, index, key=colour, value=mark)
    return influence
