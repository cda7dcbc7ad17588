"""Component files that differ from the built-in ones at random: some can be played with, most are wrong."""

from __future__ import annotations

import json
import random
import re
import tomllib
from typing import Any

from tricorne.games import load

# Values of every kind, at and beyond the limits.
_VALUES = (
    *(
        "0",
        "1",
        "2",
        "3",
        "5",
        "9",
        "15",
        "20",
        "60",
        "100",
        "127",
        "128",
        "-1",
        "-15",
        "-16",
        "255",
        "1000000",
    ),
    *(
        "0x7f",
        "9" * 30,
        "1.5",
        "nan",
        "true",
        "false",
        "1979-05-27",
        "[]",
        "{}",
        "[[[[1]]]]",
        "{ a = { b = 1 } }",
    ),
    *('""', '"blue"', '"Ouest"', '"A"', '"special"', '"club"', '"Terror"', '"day"', '["night"]', '"rest"'),
    *(
        '"Jean Cottereau"',
        '"a\\u202eb"',
        '"a\\u200bb"',
        '"\\u2800"',
        '"a\\nb"',
        "'{'",
        '"' + "x" * 61 + '"',
        '"é[ü]"',
    ),
)
_VALUE = re.compile(r"(?<== )(?:\"[^\"]*\"|\[[^\]]*\]|[\w.-]+)(?=[ ,}\n]|$)")
_KEY = re.compile(r"\b\w+(?= = )")

Edit = tuple[int, str]
"""The number of a line, and what stands there instead."""


def edited(text: str, edits: list[Edit]) -> str:
    """Return a file with some lines replaced."""
    lines = text.split("\n")
    for number, line in edits:
        lines[number - 1] = line
    return "\n".join(lines)


def mutant(text: str, chance: random.Random) -> list[Edit]:
    """Change a few values of a file, or something coarser; return the lines that differ."""
    lines = text.split("\n")
    wanted = [number for number, line in enumerate(lines, 1) if _VALUE.search(line)]
    edits = []
    for number in chance.sample(wanted, chance.choice((1, 1, 2, 4))):
        line = lines[number - 1]
        kind = chance.random()
        if kind < 0.8:
            edits.append((number, _changed(line, chance)))
        elif kind < 0.85:
            edits.append((number, ""))
        elif kind < 0.9:
            edits.append((number, f"{line}\n{line}"))
        elif kind < 0.95:
            key = chance.choice(_KEY.findall(line))
            edits.append((number, line.replace(f"{key} = ", f"{key}x = ", 1)))
        else:
            place = chance.randrange(len(line) + 1)
            edits.append((number, line[:place] + chance.choice('{}[]"#=,.\\\x00\x7f') + line[place:]))
    return edits


def _changed(line: str, chance: random.Random) -> str:
    # A wrong number of an entry hides everything else that is wrong with it.
    after = 0 if chance.random() < 0.1 else 1
    values = list(_VALUE.finditer(line))
    found = chance.choice(values[after:] or values)
    old = found[0]
    if old.lstrip("-").isdecimal() and chance.random() < 0.7:
        # Mostly a value that the file may have.
        value = str(chance.randint(0, 9))
    else:
        value = chance.choice(_VALUES)
    return line[: found.start()] + value + line[found.end() :]


def written(data: dict[str, Any]) -> str:
    """Write components as a file."""
    return "".join(f"{key} = {_toml(value)}\n" for key, value in data.items())


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ",\n".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def extreme(game: str, chance: random.Random) -> str:
    """Return components at the limits of what a file may say, which can still be loaded."""
    data = tomllib.loads(load(game).file.text)
    _EXTREMES[game](data, chance)
    return written(data)


def _extreme_liberte(data: dict[str, Any], chance: random.Random) -> None:
    factions, regions = ("blue", "white", "red"), sorted({each["region"] for each in data["provinces"]})
    share, favourite = chance.random(), chance.choice(factions)
    for faction in factions:
        blocks = chance.choice((1, 2, 3, 10, 60))
        data["blocks"][faction], data["reserve"][faction] = blocks, chance.randrange(blocks)
    data["tokens"] = chance.choice((3, 4, 10, 100))
    for battle in data["battles"]:
        battle["points"] = chance.choice((0, 20))
    for place, province in enumerate(data["provinces"]):
        province["victory_points"] = chance.choice((0, 9))
        province["fleur_de_lis"] = chance.random() < share
        province["region"] = regions[place] if place < len(regions) else chance.choice(regions[-2:])
    kinds = chance.choice((("special",), ("club",), ("personality",), ("personality", "club", "special")))
    cards: list[dict[str, Any]] = []
    for number in range(chance.choice((45, 46, 90, 128))):
        card = {
            "id": number + 1,
            "set": "A" if number < 45 else chance.choice("AB"),
            "name": f"Card {number}",
        }
        kind = "club" if number < 3 else chance.choice(kinds)
        card["type"] = kind
        if kind == "special":
            card["name"] = chance.choice(("Bread Shortage", "Emigration", "Guillotine", "Purge", "Terror"))
        else:
            wanted = favourite if chance.random() < share else chance.choice(factions)
            card["faction"] = factions[number] if number < 3 else wanted
            card["value"] = 1 if kind == "club" else chance.randint(1, 3)
            card |= {mark: True for mark in ("cannon", "sans_culottes", "general") if chance.random() < share}
            card |= (
                {} if kind == "club" else {"region": regions[0] if share < 0.3 else chance.choice(regions)}
            )
        cards.append(card)
    data["cards"] = cards


def _extreme_libertalia(data: dict[str, Any], chance: random.Random) -> None:
    counts = [15, 15, 6, *(chance.choice((0, 15)) for _ in data["booty"][3:])]
    chance.shuffle(counts)
    for booty, count in zip(data["booty"], counts, strict=True):
        booty["count"], booty["worth"] = count, chance.choice((-15, 0, 15))
    for character in data["characters"]:
        character["timing"] = [time for time in character["timing"] if chance.random() < 0.5]
        marks = list(character["influence"].values())
        chance.shuffle(marks)
        character["influence"] = dict(zip(character["influence"], marks, strict=True))


_EXTREMES = {"liberte": _extreme_liberte, "libertalia": _extreme_libertalia}
