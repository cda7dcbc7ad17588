"""Players, the tables they sit at, and the random moves they make there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from benchmarks.checker import MoveChecker, SentMove
from benchmarks.http_client import HttpClient, Response
from benchmarks.websocket_client import LiveSocket
from tricorne.server.tables.setup import Status

# Concurrent requests while tables are created and sockets opened.
CONCURRENCY = 32
OK, CREATED = 200, 201

T = TypeVar("T")


@dataclass(frozen=True)
class Player:
    """A player and the server that they use."""

    client: HttpClient
    cookie: str

    async def request(self, method: str, path: str, content: Any = None, key: str = "") -> Response:
        """Send a request as this player."""
        return await self.client.request(method, path, content, self.cookie, key)


@dataclass(eq=False)
class GameTable:
    """A table and its players by seat; bots may sit at the seats after theirs."""

    id: str
    players: Sequence[Player]
    checker: MoveChecker = field(default_factory=MoveChecker)
    sockets: list[LiveSocket] = field(default_factory=list)
    """One live socket per player, by seat."""
    on_update: Callable[[LiveSocket], None] | None = None
    """Called for every update that a socket receives."""
    finished: bool = False
    """Whether the game is over for its players."""

    @property
    def path(self) -> str:
        """The path of the table on its server."""
        return f"/api/tables/{self.id}"

    async def connect(self) -> None:
        """Open a live socket for each seat."""
        for seat, player in enumerate(self.players):
            path = f"{self.path}/live?seat={seat}"
            self.sockets.append(await LiveSocket.open(player.client, path, player.cookie, self._updated))

    def _updated(self, socket: LiveSocket) -> None:
        if self.on_update:
            self.on_update(socket)

    async def disconnect(self) -> None:
        """Close all sockets."""
        self.on_update = None
        while self.sockets:
            await self.sockets.pop().close()

    def waiting(self) -> list[int]:
        """Return the seats whose turn it is according to the latest update; none when the game is over."""
        return waiting_seats(self.sockets[0].standing())

    def choose(self, seat: int, rng: random.Random) -> SentMove:
        """Choose one of the legal actions that a seat was sent."""
        return choose_move(self.sockets[seat].standing(), seat, rng)

    async def post(self, move: SentMove) -> Response:
        """Send a move, and record whether it was acknowledged."""
        self.checker.sent.add(move)
        content = {"seat": move.seat, "action": move.action, "version": move.version}
        response = await self.players[move.seat].request("POST", f"{self.path}/moves", content, move.key)
        if response.status == OK:
            self.checker.acknowledge(response.json()["number"], move)
        return response


def waiting_seats(standing: dict[str, Any]) -> list[int]:
    """Return the seats of people whose turn it is."""
    if standing["status"] != Status.RUNNING:
        return []
    return [chair["seat"] for chair in standing["seats"] if chair["waiting"] and not chair["bot"]]


def choose_move(standing: dict[str, Any], seat: int, rng: random.Random) -> SentMove:
    """Choose a random legal action for a seat."""
    key = f"{rng.getrandbits(128):032x}"
    return SentMove(seat, rng.choice(standing["view"]["legal"]), standing["number"], key)


async def create_players(clients: Sequence[HttpClient], count: int) -> list[Player]:
    """Create guest accounts, spread evenly over the servers."""

    async def create(number: int) -> Player:
        client = clients[number % len(clients)]
        response = await client.request("POST", "/api/people", {"name": f"Guest {number}"})
        return Player(client, expect(response, CREATED).cookie)

    return await run_concurrently(create(number) for number in range(count))


async def create_table(host: Player, game: str, seats: Sequence[dict[str, str]]) -> str:
    """Create a public table; return its id."""
    wanted = {"game": game, "players": len(seats), "public": True, "rated": False, "seats": list(seats)}
    created = expect(await host.request("POST", "/api/tables", wanted), CREATED)
    table_id: str = created.json()["about"]["id"]
    return table_id


async def start_game(game: str, players: Sequence[Player], bots: Sequence[str] = ()) -> GameTable:
    """Seat players, and bots after them, at a new table; the game starts when the last one sits down."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in players[1:])]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    table = GameTable(await create_table(players[0], game, seats), players)
    for seat, player in enumerate(players[1:], 1):
        expect(await player.request("POST", f"{table.path}/seats/{seat}", {}))
    return table


class UnexpectedStatus(Exception):
    """The server responded with another status code than expected."""

    def __init__(self, response: Response) -> None:
        super().__init__(f"HTTP {response.status}: {response.body[:500].decode()}")
        self.status = response.status
        self.key: str = response.json()["error"]


def expect(response: Response, status: int = OK) -> Response:
    """Return a response that has the expected status code."""
    if response.status != status:
        raise UnexpectedStatus(response)
    return response


async def run_concurrently(tasks: Iterable[Awaitable[T]], limit: int = CONCURRENCY) -> list[T]:
    """Await many tasks, a limited number of them at a time."""
    semaphore = asyncio.Semaphore(limit)

    async def run(task: Awaitable[T]) -> T:
        async with semaphore:
            return await task

    return list(await asyncio.gather(*(run(task) for task in tasks)))
