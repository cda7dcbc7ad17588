"""Writes the test vectors of component files: what Python says of them, and what it makes of them.

    python -m tests.local.component_vectors

writes `web/tests/vectors/components.json`; a test checks that the file is up to date.
"""

from __future__ import annotations

import base64
import json
import random
from typing import Any

from tests.local.vectors import TARGET
from tests.support.component_files import Edit, edited, mutant
from tricorne.errors import BadComponents
from tricorne.games import GAMES, load, load_guarded

MUTANTS = 60
# What the parsers themselves say differs in its words.
WORDED = "components-not-toml"


def chosen(game: str) -> list[list[Edit]]:
    """Return what differs in each file: cases that random ones hardly reach, and random ones."""
    text = load(game).file.text
    lines = len(text.split("\n"))
    end = [(lines, 'name = "Ours"\nnote = "From our attic: « déjà vu »"')]
    long = [(1, "#" * 1001)]
    deep = [(lines, "note = [[[[[[1]]]]]]")]
    other = [(number, "") for number, line in enumerate(text.split("\n"), 1) if line.startswith("game = ")]
    chance = random.Random(f"component files of {game}")
    return [[], end, long, deep, other, *(mutant(text, chance) for _ in range(MUTANTS))]


def vectors(game: str) -> list[dict[str, Any]]:
    """Return the vectors of a game."""
    return [{"edits": edits, **_outcome(game, edits)} for edits in chosen(game)]


def _outcome(game: str, edits: list[Edit]) -> dict[str, Any]:
    try:
        found = load_guarded(edited(load(game).file.text, edits), "components.toml")
    except BadComponents as error:
        arguments = dict(error.message.arguments)
        if error.message.key == WORDED:
            arguments = {}
        return {"error": error.message.key, "arguments": arguments}
    built_in = load(game).reference()
    own = json.loads(json.dumps(found.reference()))
    return {
        "fingerprint": found.file.fingerprint,
        "title": found.file.title,
        "box": base64.b64encode(found.box.tobytes()).decode(),
        "reference": {
            key: value for key, value in own.items() if value != json.loads(json.dumps(built_in))[key]
        },
    }


def text_of_vectors() -> str:
    """Return the content of the file."""
    return json.dumps({game: vectors(game) for game in GAMES}, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    (TARGET / "components.json").write_text(text_of_vectors(), "utf-8")
