"""People at tables: who they are, what their seats were told, and what they choose at random."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tricorne.cli.benches.ears import Ears
from tricorne.cli.benches.ledger import Ledger, Sent
from tricorne.cli.benches.lines import Answer, Lines
from tricorne.errors import TricorneError
from tricorne.server.tables.setup import Status

# Requests at once while tables are made, and sockets opened.
AT_ONCE = 32
OK, CREATED = 200, 201

T = TypeVar("T")


@dataclass(frozen=True)
class Player:
    """Somebody who plays, and the server that they speak with."""

    lines: Lines
    cookie: str

    async def ask(self, method: str, path: str, content: Any = None, key: str = "") -> Answer:
        """Ask the server something."""
        return await self.lines.ask(method, path, content, self.cookie, key)


@dataclass(eq=False)
class Party:
    """A table and the people at it, by seat; at further seats there may be bots."""

    id: str
    players: Sequence[Player]
    ledger: Ledger = field(default_factory=Ledger)
    ears: list[Ears] = field(default_factory=list)
    """By seat: the live socket."""
    heard: Callable[[Ears], None] | None = None
    """Called whenever a socket is told something new."""
    finished: bool = False
    """Whether the game has come to its end, as people were told."""

    @property
    def path(self) -> str:
        """Where the table is on its server."""
        return f"/api/tables/{self.id}"

    async def listen(self) -> None:
        """Open a live socket for each seat."""
        for seat, player in enumerate(self.players):
            path = f"{self.path}/live?seat={seat}"
            self.ears.append(await Ears.open(player.lines.port, path, player.cookie, self._hear))

    def _hear(self, ears: Ears) -> None:
        if self.heard:
            self.heard(ears)

    def hang_up(self) -> None:
        """Close all sockets."""
        for ears in self.ears:
            ears.close()

    def asked(self) -> list[int]:
        """Return the seats that the game waits for, by what was told last; none when it is over."""
        return waited_for(self.ears[0].standing())

    def choose(self, seat: int, chance: random.Random) -> Sent:
        """Let a seat choose one of the actions that it was told are legal."""
        return choice(self.ears[seat].standing(), seat, chance)

    async def post(self, move: Sent) -> Answer:
        """Send a move, and note whether it was acknowledged."""
        self.ledger.sent.add(move)
        content = {"seat": move.seat, "action": move.action, "version": move.version}
        answer = await self.players[move.seat].ask("POST", f"{self.path}/moves", content, move.key)
        if answer.status == OK:
            self.ledger.acknowledge(answer.json()["number"], move)
        return answer


def waited_for(standing: dict[str, Any]) -> list[int]:
    """Return the seats of people that a game waits for."""
    if standing["status"] != Status.RUNNING:
        return []
    return [chair["seat"] for chair in standing["seats"] if chair["waiting"] and not chair["bot"]]


def choice(standing: dict[str, Any], seat: int, chance: random.Random) -> Sent:
    """Choose at random what a seat does, as things stand for it."""
    key = f"{chance.getrandbits(128):032x}"
    return Sent(seat, chance.choice(standing["view"]["legal"]), standing["number"], key)


async def welcome(servers: Sequence[Lines], count: int) -> list[Player]:
    """Let people come as guests, in turns to each of the servers."""

    async def one(number: int) -> Player:
        lines = servers[number % len(servers)]
        answer = await lines.ask("POST", "/api/people", {"name": f"Guest {number}"})
        return Player(lines, expect(answer, CREATED).cookie)

    return await together(one(number) for number in range(count))


async def make_table(host: Player, game: str, seats: Sequence[dict[str, str]]) -> str:
    """Make a table that everybody can see; return its name."""
    wanted = {"game": game, "players": len(seats), "public": True, "rated": False, "seats": list(seats)}
    made = expect(await host.ask("POST", "/api/tables", wanted), CREATED)
    name: str = made.json()["about"]["id"]
    return name


async def sit_down(game: str, players: Sequence[Player], bots: Sequence[str] = ()) -> Party:
    """Seat people, and bots after them, at a new table; the last one to come begins the game."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in players[1:])]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    party = Party(await make_table(players[0], game, seats), players)
    for seat, player in enumerate(players[1:], 1):
        expect(await player.ask("POST", f"{party.path}/seats/{seat}", {}))
    return party


class Unexpected(TricorneError):
    """The server did not answer as it should."""

    def __init__(self, answer: Answer) -> None:
        super().__init__("error-bench-answer", status=answer.status, answer=answer.body[:500].decode())
        self.status = answer.status
        self.key: str = answer.json()["error"]


def expect(answer: Answer, status: int = OK) -> Answer:
    """Return an answer that is as it should be."""
    if answer.status != status:
        raise Unexpected(answer)
    return answer


async def together(works: Iterable[Awaitable[T]], at_once: int = AT_ONCE) -> list[T]:
    """Do many things, a number of them at once."""
    turns = asyncio.Semaphore(at_once)

    async def one(work: Awaitable[T]) -> T:
        async with turns:
            return await work

    return list(await asyncio.gather(*(one(work) for work in works)))
