"""Everything that decides the games of an arena."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import tricorne
from tricorne import bots
from tricorne.arena.schedule import Schedule
from tricorne.errors import BadOption
from tricorne.games.game import Game, Option, Value
from tricorne.match.record import check_seed

FORMAT = 1


@dataclass(frozen=True)
class Settings:
    """What an arena plays: the same settings give the same games, wherever they are played."""

    game: str
    players: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: str
    games: int
    clock: float | None
    rules: int
    components: str
    tricorne: str
    format: int = FORMAT

    @classmethod
    def of(
        cls,
        game: Game,
        players: int,
        options: dict[str, Value],
        entered: Sequence[str],
        seed: str,
        games: int,
        clock: float | None,
    ) -> Settings:
        """Check what was chosen; the number of games is rounded up to whole rounds."""
        if games < 1:
            raise BadOption("error-number", what="--games", low=1, value=games)
        if clock is not None and clock <= 0:
            raise BadOption("error-arena-clock", clock=f"{clock:g}")
        if not entered:
            raise BadOption("error-arena-bots", right=", ".join(bots.BOTS))
        game.template(players, options)
        names = tuple(bots.check(name) for name in entered)
        whole = Schedule(names, players, seed).whole_rounds(games)
        check_seed(f"{seed}-{whole}")
        return cls(
            game.name,
            players,
            options,
            names,
            seed,
            whole,
            clock,
            game.rules_version,
            game.file.fingerprint,
            tricorne.__version__,
        )

    def schedule(self) -> Schedule:
        """Return who plays whom."""
        return Schedule(self.bots, self.players, self.seed)

    def text(self) -> str:
        """Write the settings as they stand in a file."""
        written = {field.name: getattr(self, field.name) for field in fields(self)}
        return json.dumps(written, indent=2, ensure_ascii=False) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Settings:
        """Read the settings; what is no such file raises `ValueError`, `KeyError` or `TypeError`."""
        written: dict[str, Any] = json.loads(text)
        read = {field.name: written[field.name] for field in fields(cls)}
        return cls(**{**read, "bots": tuple(read["bots"])})

    def differences(self, other: Settings) -> list[str]:
        """Name what other settings have differently, apart from how many games are wanted."""
        names = [field.name for field in fields(self) if field.name != "games"]
        return [
            f"{name}: {_shown(getattr(self, name))} ≠ {_shown(getattr(other, name))}"
            for name in names
            if getattr(self, name) != getattr(other, name)
        ]


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={Option.write(chosen)}" for name, chosen in value.items())
    return ",".join(value) if isinstance(value, tuple) else str(value)
