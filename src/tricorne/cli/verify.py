"""`tricorne verify`: whether a game was dealt as was promised before its first move."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from rich.text import Text

from tricorne.cli.box import open_box
from tricorne.cli.terminal import Terminal
from tricorne.errors import TricorneError
from tricorne.table import Table, record


def verify(terminal: Terminal, file: Path, commitment: str | None) -> None:
    """Compare the seed of a record with what was published, and play all moves of it again."""
    kept = record.read(file)
    promised = _read(commitment) if commitment else kept.commitment
    found = hashlib.sha256(kept.seed.encode()).hexdigest()
    if promised and promised != found:
        raise TricorneError("error-verify", file=str(file), seed=kept.seed, found=found, right=promised)
    open_box(terminal, kept.game.name)
    table = Table.from_record(kept)
    if promised:
        terminal.show(Text(terminal.words.say("verify-good", moves=len(table.played)), "green"))
    else:
        terminal.say("verify-none", "yellow", file=str(file))
    terminal.say("verify-commitment", commitment=found)
    if promised and not commitment:
        terminal.say("verify-compare")


def _read(text: str) -> str:
    found = re.fullmatch(r"(?:sha256:)?([0-9a-f]{64})", text.strip().lower())
    if found is None:
        raise TricorneError("error-commitment", text=text[:80])
    return found[1]
