"""Loads a component file into the box, and checks it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import cast

import numpy as np

from tricorne.games.components import ComponentFile
from tricorne.games.liberte.specials import SPECIALS
from tricorne.games.liberte.state import (
    BOX,
    CARDS,
    FACE_UP,
    FACTIONS,
    NONE,
    PROVINCES,
    REGIONS,
    SEATS,
    TURNS,
    Box,
    Edition,
    Faction,
    Type,
)

FACTION_NAMES = tuple(faction.name.lower() for faction in Faction)
TYPE_NAMES = tuple(type_.name.lower() for type_ in Type)
SPECIAL_NAMES = tuple(card.name for card in SPECIALS)
SET_NAMES = ("A", "B")
CHOICES = {
    "factions": FACTION_NAMES,
    "types": TYPE_NAMES,
    "sets": SET_NAMES,
    "specials": {card.name: card.describe() for card in SPECIALS},
}
TOKENS_ON_TRACKS = 2
MOST_BLOCKS = 60
MOST_TOKENS = 100
MOST_PROVINCE_POINTS = 9
MOST_BATTLE_POINTS = 20
MOST_VALUE = 3
DEALT = 7

# Printed, or known from owners' counts; a set that differs is played with a warning.
USUAL_CARDS = {"A": 57, "B": 53}
USUAL_FLEURS_DE_LIS = 14
USUAL_PAYING_PROVINCES = 4
USUAL_BLOCKS = {"blue": 28, "white": 24, "red": 30}
USUAL_TOKENS = 20


@dataclass(frozen=True)
class Components:
    """The box, and the names printed on its cards and its map."""

    file: ComponentFile
    box: Box
    cards: tuple[str, ...]
    provinces: tuple[str, ...]
    regions: tuple[str, ...]
    battles: tuple[str, ...]


def load(file: ComponentFile) -> Components:
    """Check a component file, and make the box from it."""
    file.check_game("liberte", ("blocks", "reserve", "tokens", "battles", "provinces", "cards"))
    box = cast(Box, np.zeros(1, BOX)[0])
    provinces, regions = _provinces(file, box)
    cards = _cards(file, box, regions)
    battles = _pieces(file, box)
    return Components(file, box, cards, provinces, regions, battles)


def _provinces(file: ComponentFile, box: Box) -> tuple[tuple[str, ...], tuple[str, ...]]:
    section = "provinces"
    names = [""] * (PROVINCES + 1)
    region_of = [""] * (PROVINCES + 1)
    for index, entry in enumerate(file.numbered(section, "number", PROVINCES, PROVINCES)):
        file.check_keys(
            section, index, entry, ("number", "name", "region"), ("fleur_de_lis", "victory_points")
        )
        number = entry["number"]
        names[number] = file.word(section, index, entry, "name")
        region_of[number] = file.word(section, index, entry, "region")
        box.fleur_de_lis[number] = file.flag(section, index, entry, "fleur_de_lis")
        box.victory_points[number] = file.number(
            section, index, entry, "victory_points", 0, MOST_PROVINCE_POINTS
        )
    regions = tuple(dict.fromkeys(region_of[1:]))
    if len(regions) != REGIONS:
        raise file.refuse("components-regions", section, found=len(regions), right=REGIONS)
    by_region = sorted(range(1, PROVINCES + 1), key=lambda number: regions.index(region_of[number]))
    box.region[1:] = [regions.index(region) for region in region_of[1:]]
    # A card of no region (-1) finds its provinces in the last row: all of them.
    for region in (*range(REGIONS), NONE):
        inside = [number for number in range(1, PROVINCES + 1) if region in (NONE, box.region[number])]
        box.provinces_in[region] = len(inside)
        box.province_in[region, : len(inside)] = inside
    box.election_order[Edition.SECOND] = range(1, PROVINCES + 1)
    box.election_order[Edition.FIRST] = by_region
    file.expect_total("fleur_de_lis", section, int(box.fleur_de_lis.sum()), USUAL_FLEURS_DE_LIS)
    file.expect_total("victory_points", section, int((box.victory_points > 0).sum()), USUAL_PAYING_PROVINCES)
    return tuple(names), regions


def _cards(file: ComponentFile, box: Box, regions: tuple[str, ...]) -> tuple[str, ...]:
    section = "cards"
    entries = file.numbered(section, "id", None, CARDS)
    names = [""] * (len(entries) + 1)
    sets: Counter[str] = Counter()
    specials: Counter[str] = Counter()
    clubs: set[int] = set()
    box.cards = len(entries)
    box.special[:] = NONE
    box.card_region[:] = NONE
    box.card_faction[:] = NONE
    for index, entry in enumerate(entries):
        card = entry["id"]
        names[card] = file.word(section, index, entry, "name")
        box.deck_b[card] = file.choice(section, index, entry, "set", SET_NAMES)
        sets[entry["set"]] += 1
        box.type[card] = file.choice(section, index, entry, "type", TYPE_NAMES)
        common = ("id", "set", "type", "name")
        if "sourced" in entry:
            file.word(section, index, entry, "sourced")
        if box.type[card] == Type.SPECIAL:
            file.check_keys(section, index, entry, common, ("sourced",))
            box.special[card] = file.choice(section, index, entry, "name", SPECIAL_NAMES)
            specials[names[card]] += 1
            continue
        marks = ("cannon", "sans_culottes", "general")
        needed = (*common, "faction", "value")
        if box.type[card] == Type.CLUB:
            file.check_keys(section, index, entry, needed, (*marks, "sourced"))
            box.value[card] = file.number(section, index, entry, "value", 1, 1)
        else:
            file.check_keys(section, index, entry, (*needed, "region"), (*marks, "sourced"))
            box.card_region[card] = file.choice(section, index, entry, "region", regions)
            box.value[card] = file.number(section, index, entry, "value", 1, MOST_VALUE)
        box.card_faction[card] = file.choice(section, index, entry, "faction", FACTION_NAMES)
        box.cannon[card] = file.flag(section, index, entry, "cannon")
        box.sans_culottes[card] = file.flag(section, index, entry, "sans_culottes")
        box.general[card] = file.flag(section, index, entry, "general")
        if box.type[card] == Type.CLUB:
            clubs.add(int(box.card_faction[card]))
    needed_in_a = DEALT * SEATS + FACE_UP
    if sets["A"] < needed_in_a:
        raise file.refuse("components-few-cards", section, found=sets["A"], right=needed_in_a)
    for faction in Faction:
        if faction not in clubs:
            raise file.refuse("components-no-club", section, faction=faction.name.lower())
    for name, usual in USUAL_CARDS.items():
        file.expect_total(f"set {name}", section, sets[name], usual)
    for special in SPECIALS:
        file.expect_total(special.name, section, specials[special.name], special.usual)
    return tuple(names)


def _pieces(file: ComponentFile, box: Box) -> tuple[str, ...]:
    for section, row in (("blocks", box.blocks), ("reserve", box.reserve)):
        counts = file.data.get(section)
        if not isinstance(counts, dict):
            raise file.refuse("components-section", section, section=section)
        file.check_keys(section, 0, counts, FACTION_NAMES, ())
        for faction in range(FACTIONS):
            row[faction] = file.number(section, 0, counts, FACTION_NAMES[faction], 0, MOST_BLOCKS)
    for faction in Faction:
        name = faction.name.lower()
        if box.reserve[faction] >= box.blocks[faction]:
            raise file.refuse("components-reserve", "reserve", faction=name)
        file.expect_total(f"{name} blocks", "blocks", int(box.blocks[faction]), USUAL_BLOCKS[name])
    tokens = file.number("tokens", None, file.data, "tokens", TOKENS_ON_TRACKS + 1, MOST_TOKENS)
    file.expect_total("tokens", "tokens", tokens, USUAL_TOKENS)
    box.tokens = tokens - TOKENS_ON_TRACKS
    names = [""] * (TURNS + 1)
    for index, entry in enumerate(file.entries("battles")):
        file.check_keys("battles", index, entry, ("turn", "name", "points"), ())
        turn = file.number("battles", index, entry, "turn", 2, TURNS)
        if names[turn]:
            raise file.refuse("components-twice", "battles", index, key="turn", value=turn)
        names[turn] = file.word("battles", index, entry, "name")
        box.battle[turn] = file.number("battles", index, entry, "points", 0, MOST_BATTLE_POINTS)
    for turn in range(2, TURNS + 1):
        if not names[turn]:
            raise file.refuse("components-gap", "battles", key="turn", value=turn)
    return tuple(names)
