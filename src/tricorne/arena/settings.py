"""The settings of a tournament, which determine its games."""

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
    """What a tournament plays: the same settings give the same games on any machine."""

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
    def create(
        cls,
        game: Game,
        players: int,
        options: dict[str, Value],
        names: Sequence[str],
        seed: str,
        games: int,
        clock: float | None,
    ) -> Settings:
        """Validate the settings; the number of games is rounded up to full rounds."""
        if games < 1:
            raise BadOption("error-number", what="--games", low=1, value=games)
        if clock is not None and clock <= 0:
            raise BadOption("error-arena-clock", clock=f"{clock:g}")
        if not names:
            raise BadOption("error-arena-bots", right=", ".join(bots.BOTS))
        game.template(players, options)
        checked = tuple(bots.check(name) for name in names)
        games = Schedule(checked, players, seed).round_up(games)
        check_seed(f"{seed}-{games}")
        return cls(
            game.name,
            players,
            options,
            checked,
            seed,
            games,
            clock,
            game.rules_version,
            game.file.fingerprint,
            tricorne.__version__,
        )

    def schedule(self) -> Schedule:
        """Return the schedule."""
        return Schedule(self.bots, self.players, self.seed)

    def text(self) -> str:
        """Return the settings as the text of a file."""
        data = {field.name: getattr(self, field.name) for field in fields(self)}
        return json.dumps(data, indent=2, ensure_ascii=False) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Settings:
        """Parse the settings; anything else raises `ValueError`, `KeyError` or `TypeError`."""
        data: dict[str, Any] = json.loads(text)
        read = {field.name: data[field.name] for field in fields(cls)}
        return cls(**{**read, "bots": tuple(read["bots"])})

    def differences(self, other: Settings) -> list[str]:
        """Describe the differences to other settings, except the number of games."""
        names = [field.name for field in fields(self) if field.name != "games"]
        return [
            f"{name}: {_format(getattr(self, name))} ≠ {_format(getattr(other, name))}"
            for name in names
            if getattr(self, name) != getattr(other, name)
        ]


def _format(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={Option.write(chosen)}" for name, chosen in value.items())
    return ",".join(value) if isinstance(value, tuple) else str(value)
