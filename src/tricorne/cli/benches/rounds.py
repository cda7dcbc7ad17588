"""Rounds in which everybody chooses at once: all choices are sent in the same instant, and all must count."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tricorne.cli.benches.company import OK, Party, Player, sit_down, together
from tricorne.cli.benches.ears import Ears
from tricorne.games import GAMES, load
from tricorne.server.storage.one_off import reading
from tricorne.server.tables import repository

PEOPLE = 6
# Tables at which the same people play at a time.
TABLES = 4
TOLD_SECONDS = 60.0


@dataclass
class Rounds:
    """How many rounds were played, and what came of the choices."""

    wanted: int
    played: int = 0
    choices: int = 0
    rejected: int = 0


def games() -> list[str]:
    """Return the games that begin with a choice of everybody at once."""
    boxes = [load(name) for name in GAMES]
    return [box.name for box in boxes if len(box.waiting(box.new("bench", PEOPLE))) == PEOPLE]


async def play(
    players: Sequence[Player], wanted: int, chance: random.Random, database: str
) -> dict[str, Any]:
    """Play so many rounds in which all choose at once, and hold the logs against what was sent."""
    rounds, parties = Rounds(wanted), []

    async def one_after_the_other(game: str) -> None:
        while rounds.played < rounds.wanted:
            party = await sit_down(game, players)
            parties.append(party)
            await party.listen()
            await _play(party, rounds, chance)
            party.hang_up()

    await together(one_after_the_other(game) for game in games() for _ in range(TABLES))
    return {
        "people": PEOPLE,
        "rounds": rounds.played,
        "choices": rounds.choices,
        "rejected": rounds.rejected,
        "wrong": _check(parties, database),
    }


async def _play(party: Party, rounds: Rounds, chance: random.Random) -> None:
    while (seats := party.asked()) and rounds.played < rounds.wanted:
        moves = [party.choose(seat, chance) for seat in seats]
        if len(seats) == PEOPLE:
            rounds.played += 1
            rounds.choices += len(seats)
        answers = await asyncio.gather(*(party.post(move) for move in moves))
        rounds.rejected += sum(answer.status != OK for answer in answers)
        await _told(party, max(party.ledger.acknowledged))


async def _told(party: Party, number: int) -> None:
    """Wait until everybody was told a line of the log."""
    all_told = asyncio.get_running_loop().create_future()

    def heard(_: Ears | None = None) -> None:
        if all(ears.number >= number for ears in party.ears) and not all_told.done():
            all_told.set_result(None)

    party.heard = heard
    heard()
    await asyncio.wait_for(all_told, TOLD_SECONDS)


def _check(parties: Sequence[Party], database: str) -> list[str]:
    with reading(database) as connection:
        return [
            wrong
            for party in parties
            for wrong in party.ledger.check(repository.load_entries(connection, party.id, 0), range(PEOPLE))
        ]
