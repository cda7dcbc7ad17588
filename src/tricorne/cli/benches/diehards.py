"""People who play on, whatever happens to the server: they ask again until they are answered."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from tricorne.cli.benches.company import Party, Player, Unexpected, choice, expect, sit_down, waited_for
from tricorne.cli.benches.ears import Ears
from tricorne.cli.benches.ledger import Sent
from tricorne.games import GAMES
from tricorne.server.tables.setup import Status

AGAIN_SECONDS = 0.05
ANSWER_SECONDS = 20.0
UNAVAILABLE = 503
STALE = "error-stale"

T = TypeVar("T")


@dataclass
class Diehards:
    """People at some tables, who play one game after the other at each."""

    chance: random.Random
    parties: list[Party] = field(default_factory=list)
    """All tables that they ever sat at."""
    finished: int = 0
    tries: int = 0
    """How often something was asked again, since no answer came."""
    again: int = 0
    """Moves whose answer never came, and that were stored all the same: sent again, they stayed one move."""
    stale: int = 0
    """Moves of somebody whose server had not yet heard what another one had stored."""
    refused: list[str] = field(default_factory=list)
    leaving: bool = False
    """Whether they go home when their game is over."""

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged."""
        return sum(len(party.ledger.acknowledged) for party in self.parties)

    async def play(self, number: int, players: Sequence[Player], bots: Sequence[str]) -> None:
        """Play one game after the other."""
        while not self.leaving:
            game = list(GAMES)[number % len(GAMES)]
            party = await self._insist(partial(sit_down, game, players, bots))
            self.parties.append(party)
            listening = asyncio.ensure_future(self._listen(party))
            await self._play_game(party)
            listening.cancel()
            party.finished = True
            self.finished += 1
            number += 1

    async def _play_game(self, party: Party) -> None:
        while True:
            standing = await self._look(party, 0)
            if standing["status"] != Status.RUNNING:
                return
            moves = []
            for seat in waited_for(standing):
                own = await self._look(party, seat)
                # Another server may hear a moment later that it is this seat's turn.
                if seat in waited_for(own):
                    moves.append(choice(own, seat, self.chance))
            if not moves:
                await asyncio.sleep(AGAIN_SECONDS)
            await asyncio.gather(*(self._move(party, move) for move in moves))

    async def _look(self, party: Party, seat: int) -> dict[str, Any]:
        path = f"{party.path}?seat={seat}"
        answer = await self._insist(lambda: _expected(party.players[seat].ask("GET", path)))
        standing: dict[str, Any] = answer.json()["standing"]
        return standing

    async def _move(self, party: Party, move: Sent) -> None:
        try:
            answer = await self._insist(lambda: _expected(party.post(move)))
        except Unexpected as error:
            if error.key == STALE:
                self.stale += 1
            else:
                self.refused.append(f"table {party.id}: {move} was refused: {error}")
        else:
            self.again += answer.json()["again"]

    async def _insist(self, work: Callable[[], Awaitable[T]]) -> T:
        """Ask until there is an answer; that the server cannot serve now is none."""
        while True:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    return await work()
            except (OSError, TimeoutError):
                pass
            except Unexpected as error:
                if error.status != UNAVAILABLE:
                    raise
            self.tries += 1
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self, party: Party) -> None:
        """Follow a table live from where one was, and keep in mind how much was told."""

        def heard(ears: Ears) -> None:
            party.ledger.told = max(party.ledger.told, ears.number)

        player = party.players[0]
        while True:
            path = f"{party.path}/live?seat=0&since={party.ledger.told}"
            with contextlib.suppress(OSError):
                ears = await Ears.open(player.lines.port, path, player.cookie, heard)
                try:
                    await ears.closed
                finally:
                    ears.close()
            await asyncio.sleep(AGAIN_SECONDS)


async def _expected(asked: Awaitable[Any]) -> Any:
    return expect(await asked)
