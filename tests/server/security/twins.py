"""Two tables that a viewer cannot distinguish, although their hidden state differs.

Both begin with the same deal. Then the second is moved into another world: a determinization,
sampled from what the viewer knows. From there both games continue side by side. When another seat
moves, it plays a different action at the second table, if there is one that looks the same to the
viewer. When a move must reveal something in which the worlds differ, both tables play it in
the first one's world, and the second is moved into a new world afterwards.

Everything the viewer receives over HTTP and WebSocket is compared byte by byte. Only the tables'
ids, commitments and times are normalized.

Not compared: what comes after the last move, when everything is revealed.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from typing import Any

import numpy as np
from websockets.asyncio.client import ClientConnection

from tests.server.support.tables import TIMEOUT, ServerHarness, User
from tests.support.walks import choose, generator
from tricorne.games import fast_rng
from tricorne.games.events import seen
from tricorne.games.game import Game, State
from tricorne.match import Match
from tricorne.server.tables.log import Draft, Kind
from tricorne.server.tables.table import Table

# The most moves that are stored at once.
STRETCH = 12
# How many actions of another seat are tried to find an indistinguishable one.
TRIES = 10
# Reasons requested at each comparison; the first one requests all.
REASONS = 6
BOTS = ("random", "greedy")

NAMED = (
    (re.compile(rb'"at":"[^"]*"'), b'"at":"-"'),
    (re.compile(rb'"commitment":"[0-9a-f]{64}"'), b'"commitment":"-"'),
    (re.compile(rb'"seconds_left":\d+'), b'"seconds_left":0'),
    (re.compile(rb'"deputy_in":\d+'), b'"deputy_in":0'),
)


@dataclass
class Compared:
    """How much was compared, so that a test can check that it was enough."""

    answers: int = 0
    messages: int = 0
    moves: int = 0
    hidden_otherwise: int = 0
    """Moves of others that were different ones at the two tables."""
    worlds: int = 0
    different: int = 0
    """Looks at tables whose true states were not the same."""
    statuses: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Choice:
    """A move to play at both tables."""

    seat: int
    first: int
    second: int


class Twins:
    """Two tables, the people at them, and one viewer: a seat, or None for a spectator."""

    def __init__(
        self, harness: ServerHarness, game: Game, players: int, viewer: int | None, seed: str
    ) -> None:
        self.harness = harness
        self.game = game
        self.players = players
        self.viewer = viewer
        self.game_rng = generator(seed)
        self.rng = fast_rng.stream(seed)
        self.compared = Compared()
        self.people: list[User] = []
        self.tables: list[str] = []
        self.sockets: list[ClientConnection] = []

    @property
    def eye(self) -> int:
        """The viewer's number in observations."""
        return self.players if self.viewer is None else self.viewer

    @property
    def who(self) -> User:
        """The viewer's client."""
        return self.people[self.eye]

    async def sit_down(self) -> None:
        """Start the same game with the same people at two tables."""
        self.people = await self.harness.guests(*(f"P{seat}" for seat in range(self.players + 1)))
        host, *others = self.people[:-1]
        for _ in range(2):
            open_seats = ["open"] * (self.players - 1)
            self.tables.append(await host.make(self.game.name, "me", *open_seats, public=True, pace=3600))
        first, second = [await self.harness.table(table_id) for table_id in self.tables]
        same = {name: getattr(first.setup, name) for name in ("seed", "commitment", "bot_seed")}
        second.setup = replace(second.setup, **same)
        for table_id in self.tables:
            for seat, person in enumerate(others, start=1):
                await person.sit(table_id, seat)

    async def follow(self, stack: AsyncExitStack) -> None:
        """Follow both tables live."""
        for table_id in self.tables:
            query = f"?chat=0{'' if self.viewer is None else f'&seat={self.viewer}'}"
            self.sockets.append(
                await stack.enter_async_context(self.harness.socket(self.who, table_id, query))
            )

    async def rooms(self) -> tuple[Match, Match]:
        """Return both tables."""
        first, second = [(await self.harness.table(table_id)).match for table_id in self.tables]
        assert first is not None
        assert second is not None
        return first, second

    async def part(self) -> None:
        """Move the second table into another world that looks the same to the viewer."""
        first, second = await self.rooms()
        world = self.game.determinize(self.game.observe(first.state, self.eye), self.rng)
        move_into(second, world)
        self.compared.worlds += 1

    async def play(self, every: int) -> None:
        """Play both games until their last move; after every so many stretches, compare everything."""
        await self.part()
        for number in count():
            stretch, parting = await self.next_stretch()
            if stretch:
                await self.commit(stretch)
            if parting is None and not stretch:
                return
            if parting is not None:
                first, second = await self.rooms()
                move_into(second, self.game.copy(first.state))
                await self.commit([parting])
                await self.part()
            if number % every == 0:
                await self.compare_views(all_reasons=number == 0 and self.viewer is not None)

    async def next_stretch(self) -> tuple[list[Choice], Choice | None]:
        """Choose moves that look the same at both tables, and the one after them that does not."""
        first, second = await self.rooms()
        one, other = self.game.copy(first.state), self.game.copy(second.state)
        stretch: list[Choice] = []
        while len(stretch) < STRETCH:
            waiting = self.game.waiting(one)
            seat = choose(self.game_rng, waiting)
            action = choose(self.game_rng, self.game.legal(one, seat))
            after, sight = self.sight(one, seat, action)
            if not self.game.waiting(after):
                return stretch, None
            for instead in self.alternatives(other, seat, action):
                elsewhere, seen_there = self.sight(other, seat, instead)
                if seen_there == sight:
                    stretch.append(Choice(seat, action, instead))
                    one, other = after, elsewhere
                    break
            else:
                return stretch, Choice(seat, action, action)
        return stretch, None

    def alternatives(self, world: State, seat: int, action: int) -> list[int]:
        """List the legal actions in the second world; different ones first, unless it is the viewer."""
        legal = self.game.legal(world, seat)
        same = [action] if action in legal else []
        if seat == self.viewer:
            return same
        others = [other for other in self.game_rng.permutation(legal).tolist() if other != action]
        return [*others[:TRIES], *same]

    def sight(self, state: State, seat: int, action: int) -> tuple[State, Any]:
        """Play a move in a copy; return the copy, and what the viewer sees."""
        after = self.game.copy(state)
        told = seen(self.game.apply(after, seat, action), self.viewer)
        return after, (told, self.game.observe(after, self.eye).tobytes())

    async def commit(self, stretch: Sequence[Choice]) -> None:
        """Play moves at both tables; the viewer's own moves are sent as requests and compared."""
        if len(stretch) == 1 and stretch[0].seat == self.viewer:
            action = self.game.actions.text(stretch[0].first)
            version = (await self.harness.table(self.tables[0])).number
            body = {"seat": self.viewer, "action": action, "version": version}
            assert await self.same("POST", "/moves", body) == 200
        else:
            for table_id, actions in zip(
                self.tables,
                ([choice.first for choice in stretch], [choice.second for choice in stretch]),
                strict=True,
            ):
                seats = [choice.seat for choice in stretch]
                drafts = [
                    Draft(Kind.MOVE, seat, self.game.actions.text(action))
                    for seat, action in zip(seats, actions, strict=True)
                ]
                await self.harness.server.tables.change(table_id, partial(following, drafts))
        self.compared.moves += len(stretch)
        self.compared.hidden_otherwise += sum(choice.first != choice.second for choice in stretch)

    async def compare_views(self, *, all_reasons: bool) -> None:
        """Compare everything that the viewer received and can request."""
        first, second = await self.rooms()
        self.compared.different += first.state.tobytes() != second.state.tobytes()
        await self.listen()
        table = await self.harness.table(self.tables[0])
        assert table.match is not None
        legal = [] if self.viewer is None else self.game.legal(table.match.state, self.viewer)
        earlier = max(0, table.number - 3)
        actions = range(len(self.game.actions)) if all_reasons else self.some_actions(REASONS)
        paths = [
            "",
            f"/log?since={earlier}",
            f"/history/{max(0, table.moves - 1)}",
            "/history/99999",
            "/record",
            "/history/0?view=open",
            "/chat",
            "/notes",
            "/links",
            "/observation",
            f"/hints?bot={BOTS[self.compared.answers % 2]}",
            f"?seat={(self.eye + 1) % self.players}",
            *(f"/why?action={self.game.actions.text(action).replace(' ', '%20')}" for action in actions),
            "/why?action=nonsense",
        ]
        for path in paths:
            await self.same("GET", path)
        seat = self.viewer or 0
        for action in self.some_actions(3):
            if action not in legal:
                text = self.game.actions.text(action)
                for version in (table.number, 1, table.number + 1):
                    await self.same("POST", "/moves", {"seat": seat, "action": text, "version": version})
        last = table.match.played[-1].move if table.match.played else None
        if last is None or last.seat != self.viewer:
            await self.same("POST", "/undo", {"seat": seat})
        await self.same("POST", "/chat", {"text": f"line {table.number}"})
        await self.listen()

    def some_actions(self, number: int) -> list[int]:
        """Pick some actions of the game, legal or not."""
        return [int(action) for action in self.game_rng.integers(0, len(self.game.actions), number)]

    async def same(self, method: str, path: str, body: Any = None) -> int:
        """Send the same request for both tables, and compare the responses; return their status."""
        answers = [
            await self.who.http.request(method, f"/api/tables/{table_id}{path}", json=body)
            for table_id in self.tables
        ]
        first, second = [
            (answer.status_code, sorted(answer.headers.items()), self.named(answer.content, table_id))
            for answer, table_id in zip(answers, self.tables, strict=True)
        ]
        assert first == second, f"{method} {path} {body} differs:\n{first}\n{second}"
        self.compared.answers += 1
        self.compared.statuses.add(first[0])
        return first[0]

    async def listen(self) -> None:
        """Compare what the sockets have received."""
        first, second = [await self.told(number) for number in range(2)]
        assert first == second, f"sockets differ:\n{first}\n{second}"
        self.compared.messages += len(first)

    async def told(self, number: int) -> list[bytes]:
        """Return what a socket has received up to a marker in the chat."""
        table_id, messages = self.tables[number], []
        mark = f"mark {self.compared.messages} {self.compared.answers}"
        say = {"text": mark}
        await self.who.ask("POST", f"/tables/{table_id}/chat", say, 201)
        while True:
            message = await asyncio.wait_for(self.sockets[number].recv(decode=False), TIMEOUT)
            messages.append(self.named(message, table_id))
            if mark.encode() in message:
                return messages

    @staticmethod
    def named(content: bytes, table_id: str) -> bytes:
        """Normalize ids, commitments and times."""
        content = content.replace(table_id.encode(), b"TABLE")
        for pattern, name in NAMED:
            content = pattern.sub(name, content)
        return content


def following(drafts: list[Draft], _room: Table) -> list[Draft]:
    """Append given entries to a log."""
    return drafts


def move_into(table_id: Match, world: State) -> None:
    """Continue a game in another world; its past stays unchanged."""
    game, begun = table_id.game, len(table_id.played)
    origin = game.copy(world)
    table_id.state = world
    before = vars(table_id).get("state_after", table_id.state_after)

    def state_after(count: int) -> State:
        if count < begun:
            return before(count)
        state = game.copy(origin)
        for played in table_id.played[begun:count]:
            game.apply_quietly(state, played.move.seat, played.move.action)
        return state

    vars(table_id)["state_after"] = state_after


def hidden_bit(table: Table) -> int:
    """Return a bit of hidden state, for a view that leaks."""
    assert table.match is not None
    return int(np.frombuffer(table.match.state.tobytes(), np.uint8).sum() % 2)
