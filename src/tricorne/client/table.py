"""A table at a server, as one seat sees it: its log, how it stands, and what can be done there."""

from __future__ import annotations

import contextlib
import secrets
import time
from dataclasses import dataclass
from typing import Any

from tricorne.client.connection import ServerConnection
from tricorne.client.errors import Refused
from tricorne.client.live import Live
from tricorne.client.messages import Line, Remark, Standing, read_line, read_remark, read_standing
from tricorne.errors import BadOption, TricorneError
from tricorne.games.events import Event
from tricorne.games.game import Game, Observation
from tricorne.match import observation_codec as observations


@dataclass(frozen=True)
class Seen:
    """What a seat knew when the log had so many lines."""

    number: int
    observation: Observation
    legal: tuple[int, ...]


class RemoteTable:
    """A table that is followed live. `seat` is None for who only looks on."""

    def __init__(self, server: ServerConnection, game: Game, whole: dict[str, Any]) -> None:
        self.server = server
        self.game = game
        self.id: str = whole["about"]["id"]
        self.commitment: str | None = whole["about"]["commitment"]
        self.pace: int | None = whole["about"]["pace"]
        self.seat: int | None = whole["seat"]
        self.standing: Standing = read_standing(whole["standing"])
        self.lines: list[Line] = []
        self.news: list[Line | Remark] = []
        """Lines and what was said, in the order in which they came."""
        self._heard = 0
        self._live = Live(server, self.id, self.seat)
        self._attend_deal(whole["standing"])

    @property
    def number(self) -> int:
        """The last line of the log that is known here."""
        return self.lines[-1].number if self.lines else 0

    @property
    def asked(self) -> bool:
        """Whether the game waits for this seat."""
        return self.seat is not None and self.standing.chairs[self.seat].waiting

    @property
    def has_deputy(self) -> bool:
        """Whether a bot plays for the person at this seat."""
        return self.seat is not None and self.standing.chairs[self.seat].bot is not None

    def standing_lines(self) -> list[Line]:
        """Return the lines of the game that stand: what was taken back is not among them."""
        opening: list[Line] = []
        moves: list[Line] = []
        for line in self.lines:
            if line.kind == "start":
                opening = [line]
            elif line.kind == "move":
                moves.append(line)
            elif line.kind == "undo":
                moves.pop()
            elif line.kind == "rewind":
                del moves[line.data["to"] :]
        return [*opening, *moves]

    def events(self) -> list[Event]:
        """Return what the seat has seen happen, and was not taken back."""
        return [event for line in self.standing_lines() for event in line.events]

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until something happens; False if nothing did in time."""
        until = None if seconds is None else time.monotonic() + seconds
        before = self._known
        while True:
            left = None if until is None else max(0.0, until - time.monotonic())
            message = self._live.next(self.number, self._heard, left)
            if message is None:
                return False
            try:
                self._take(message)
            except (KeyError, TypeError, IndexError, AttributeError) as error:
                raise self.server.not_understood() from error
            if self.number >= self.standing.number and self._known != before:
                return True

    @property
    def _known(self) -> tuple[int, int, int | None]:
        return self.number, len(self.news), self.standing.preparing

    def catch_up(self, number: int) -> None:
        """Follow the log to a line that is known to be there."""
        while self.number < number:
            self.wait()

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "hello":
                self.standing = read_standing(message["table"]["standing"])
                self._attend_deal(message["table"]["standing"])
            case "changed":
                new = [line for line in map(read_line, message["lines"]) if line.number > self.number]
                self.lines += new
                self.news += new
                self.standing = read_standing(message["standing"])
                self._attend_deal(message["standing"])
            case "said":
                remark = read_remark(message)
                self._heard = remark.number
                self.news.append(remark)

    def _attend_deal(self, standing: dict[str, Any]) -> None:
        """Do this client's part in the deal; if somebody comes or goes meanwhile, the next news tell."""
        step = self.server.numbers.next_step(self.id, standing, self.seat) if self.seat is not None else None
        if step is not None:
            path, body = step
            with contextlib.suppress(Refused):
                self.server.call("PUT", self._at(f"seats/{self.seat}/{path}"), body)

    def observe(self) -> Seen:
        """Return what the seat knows now, and follow the log to there."""
        assert self.seat is not None
        while True:
            told = self.server.call("GET", self._at("observation"), again=True, seat=self.seat)
            observation = observations.read(self.game, told["observation"], told["layout"], told["rules"])
            self.catch_up(told["number"])
            if told["number"] == self.number:
                return Seen(self.number, observation, tuple(self.game.legal(observation, self.seat)))

    def look(self) -> None:
        """Follow the log to its end."""
        whole = self.server.call("GET", f"/api/tables/{self.id}", again=True, seat=self.seat)
        self.catch_up(whole["standing"]["number"])

    def play(self, action: int, seen: Seen) -> None:
        """Make a move; it is stored when this returns. Sent twice, it is one move."""
        wanted = {"seat": self.seat, "action": self.game.actions.text(action), "version": seen.number}
        self._do("POST", "moves", wanted)

    def undo(self) -> None:
        """Take back the last move."""
        self._do("POST", "undo", {"seat": self.seat})

    def come_back(self) -> None:
        """Play again instead of the bot that has the seat."""
        self._do("DELETE", f"seats/{self.seat}/deputy")

    def answer(self, proposal: int, *, agree: bool) -> None:
        """Agree to a proposal, or do not."""
        self._do("POST", f"proposals/{proposal}", {"seat": self.seat, "agree": agree})

    def say(self, text: str) -> None:
        """Say something to the others."""
        self.server.call("POST", self._at("chat"), {"text": text})

    def close(self) -> None:
        """Stop to follow the table; the seat stays."""
        self._live.close()

    def check(self) -> None:
        """Refuse a game that the server cannot go on with, and say why."""
        told = self.standing.problem
        if told:
            raise TricorneError(told["key"], **told["arguments"])

    def _do(self, method: str, path: str, body: dict[str, Any] | None = None) -> None:
        """Do something once, however often it has to be sent until an answer comes."""
        done = self.server.call(method, self._at(path), body, again=True, key=secrets.token_urlsafe(16))
        self.catch_up(done["number"])

    def _at(self, path: str) -> str:
        return f"/api/tables/{self.id}/{path}"


def check_rules(server: ServerConnection, game: Game) -> None:
    """Refuse to play a game that has other rules over there."""
    told = server.call("GET", "/api/games", again=True)
    rules = {there["name"]: there["rules"] for there in told["games"]}
    if game.name not in rules:
        raise BadOption("error-game-unknown", game=game.name, right=", ".join(rules))
    if rules[game.name] != game.rules_version:
        raise observations.OtherLayout(
            "error-other-layout", game=game.name, found=rules[game.name], rules=game.rules_version
        )
