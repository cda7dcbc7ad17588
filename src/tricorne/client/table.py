"""A table on a server, as one seat sees it: its log, its state, and what a player can do there."""

from __future__ import annotations

import contextlib
import secrets
import time
from dataclasses import dataclass
from typing import Any

from tricorne.client.connection import ServerConnection
from tricorne.client.errors import Refused
from tricorne.client.live_connection import LiveConnection
from tricorne.client.messages import ChatMessage, LogEntry, TableState, parse_chat, parse_entry, parse_state
from tricorne.errors import BadOption, TricorneError
from tricorne.games.events import Event
from tricorne.games.game import Game, Observation
from tricorne.match import observation_codec


@dataclass(frozen=True)
class SeatObservation:
    """What a seat knew at an entry of the log, and its legal actions."""

    number: int
    observation: Observation
    legal: tuple[int, ...]


class RemoteTable:
    """A table that is followed live; `seat` is None for a spectator."""

    def __init__(self, server: ServerConnection, game: Game, table: dict[str, Any]) -> None:
        self.server = server
        self.game = game
        self.id: str = table["about"]["id"]
        self.commitment: str | None = table["about"]["commitment"]
        self.pace: int | None = table["about"]["pace"]
        self.seat: int | None = table["seat"]
        self.state: TableState = parse_state(table["standing"])
        self.entries: list[LogEntry] = []
        self.updates: list[LogEntry | ChatMessage] = []
        """Log entries and chat messages in the order of their arrival."""
        self._last_chat = 0
        self._live = LiveConnection(server, self.id, self.seat)
        self._take_part_in_deal(table["standing"])

    @property
    def number(self) -> int:
        """The last log entry that has been received."""
        return self.entries[-1].number if self.entries else 0

    @property
    def is_my_turn(self) -> bool:
        """Whether the game waits for this seat."""
        return self.seat is not None and self.state.seats[self.seat].waiting

    @property
    def has_deputy(self) -> bool:
        """Whether a bot plays for the person at this seat."""
        return self.seat is not None and self.state.seats[self.seat].bot is not None

    def effective_entries(self) -> list[LogEntry]:
        """Return the entries that make up the game: the start, and all moves that were not taken back."""
        start: list[LogEntry] = []
        moves: list[LogEntry] = []
        for entry in self.entries:
            if entry.kind == "start":
                start = [entry]
            elif entry.kind == "move":
                moves.append(entry)
            elif entry.kind == "undo":
                moves.pop()
            elif entry.kind == "rewind":
                del moves[entry.data["to"] :]
        return [*start, *moves]

    def events(self) -> list[Event]:
        """Return the events that the seat has seen, without those that were taken back."""
        return [event for entry in self.effective_entries() for event in entry.events]

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for an update; return False after a timeout."""
        deadline = None if seconds is None else time.monotonic() + seconds
        before = self._progress
        while True:
            left = None if deadline is None else max(0.0, deadline - time.monotonic())
            message = self._live.receive(self.number, self._last_chat, left)
            if message is None:
                return False
            try:
                self._apply(message)
            except (KeyError, TypeError, IndexError, AttributeError) as error:
                raise self.server.unexpected_response() from error
            if self.number >= self.state.number and self._progress != before:
                return True

    @property
    def _progress(self) -> tuple[int, int]:
        return self.number, len(self.updates)

    def catch_up(self, number: int) -> None:
        """Wait until the log has been received up to an entry."""
        while self.number < number:
            self.wait()

    def _apply(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "hello":
                self.state = parse_state(message["table"]["standing"])
                self._take_part_in_deal(message["table"]["standing"])
            case "changed":
                new = [entry for entry in map(parse_entry, message["lines"]) if entry.number > self.number]
                self.entries += new
                self.updates += new
                self.state = parse_state(message["standing"])
                self._take_part_in_deal(message["standing"])
            case "said":
                chat = parse_chat(message)
                self._last_chat = chat.number
                self.updates.append(chat)

    def _take_part_in_deal(self, standing: dict[str, Any]) -> None:
        """Do this client's next step in the deal.

        The server refuses it if somebody has come or gone meanwhile; the next update leads to another step.
        """
        if self.seat is None:
            return
        step = self.server.deal_numbers.next_step(self.id, standing, self.seat)
        if step is not None:
            path, body = step
            with contextlib.suppress(Refused):
                self.server.request("PUT", self._path(f"seats/{self.seat}/{path}"), body)

    def observe(self) -> SeatObservation:
        """Return what the seat knows now; the log is then received up to the same entry."""
        assert self.seat is not None
        while True:
            found = self.server.request("GET", self._path("observation"), retry=True, seat=self.seat)
            observation = observation_codec.read(
                self.game, found["observation"], found["layout"], found["rules"]
            )
            self.catch_up(found["number"])
            if found["number"] == self.number:
                legal = tuple(self.game.legal(observation, self.seat))
                return SeatObservation(self.number, observation, legal)

    def refresh(self) -> None:
        """Receive the log up to its current end."""
        table = self.server.request("GET", f"/api/tables/{self.id}", retry=True, seat=self.seat)
        self.catch_up(table["standing"]["number"])

    def play(self, action: int, seen: SeatObservation) -> None:
        """Make a move; it is stored when this returns."""
        move = {"seat": self.seat, "action": self.game.actions.text(action), "version": seen.number}
        self._send("POST", "moves", move)

    def undo(self) -> None:
        """Take back the last move."""
        self._send("POST", "undo", {"seat": self.seat})

    def dismiss_deputy(self) -> None:
        """Play again instead of the bot that plays for this seat."""
        self._send("DELETE", f"seats/{self.seat}/deputy")

    def vote(self, proposal: int, *, agree: bool) -> None:
        """Vote on a proposal."""
        self._send("POST", f"proposals/{proposal}", {"seat": self.seat, "agree": agree})

    def chat(self, text: str) -> None:
        """Send a chat message."""
        self.server.request("POST", self._path("chat"), {"text": text})

    def close(self) -> None:
        """Stop following the table; the seat is kept."""
        self._live.close()

    def raise_problem(self) -> None:
        """Raise the problem for which the server cannot continue the game, if there is one."""
        problem = self.state.problem
        if problem:
            raise TricorneError(problem["key"], **problem["arguments"])

    def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> None:
        """Send a request with an idempotency key until it is answered, and receive its log entry."""
        key = secrets.token_urlsafe(16)
        done = self.server.request(method, self._path(path), body, retry=True, key=key)
        self.catch_up(done["number"])

    def _path(self, path: str) -> str:
        return f"/api/tables/{self.id}/{path}"


def check_rules(server: ServerConnection, game: Game) -> None:
    """Raise an error if the server has another version of the rules."""
    found = server.request("GET", "/api/games", retry=True)
    versions = {entry["name"]: entry["rules"] for entry in found["games"]}
    if game.name not in versions:
        raise BadOption("error-game-unknown", game=game.name, right=", ".join(versions))
    if versions[game.name] != game.rules_version:
        raise observation_codec.OtherLayout(
            "error-other-layout", game=game.name, found=versions[game.name], rules=game.rules_version
        )
