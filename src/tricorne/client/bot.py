"""A bot at a table of a server, under the same guard as at a table of one's own."""

from __future__ import annotations

import secrets

from tricorne import bots
from tricorne.bots import Decision, Player
from tricorne.client.backoff import Teller
from tricorne.client.errors import Refused, Stale, Unreachable
from tricorne.client.table import RemoteTable, Seen
from tricorne.errors import Message


class SeatedBot:
    """Plays one seat until the game is over."""

    def __init__(self, table: RemoteTable, bot: str, tell: Teller) -> None:
        assert table.seat is not None
        self.table = table
        self.bot = bot
        self.tell = tell
        self.seat = table.seat
        self._player = self._new_player()
        self._followed: list[int] = []

    def play(self) -> None:
        """Play until the game is over."""
        table = self.table
        try:
            while not table.standing.over:
                table.check()
                if table.has_deputy:
                    self._come_back()
                elif table.asked:
                    self._decide(table.observe())
                else:
                    table.wait()
            if table.standing.result:
                self._follow()
                self._player.finish(table.observe().observation, table.standing.result)
        finally:
            self._player.close()

    def _come_back(self) -> None:
        """Take the seat back from a bot of the server, if that has not been done already."""
        try:
            self.table.come_back()
        except (Refused, Unreachable):
            self.table.look()

    def _decide(self, seen: Seen) -> None:
        if not seen.legal:
            return
        self._follow()
        decision = self._player.decide(seen.observation, seen.legal)
        self._report(decision)
        try:
            self.table.play(decision.action, seen)
        except Stale as error:
            self.table.catch_up(error.number)

    def _follow(self) -> None:
        """Tell the bot what has happened; one that has seen what was taken back makes way for a fresh one."""
        lines = self.table.standing_lines()
        numbers = [line.number for line in lines]
        if numbers[: len(self._followed)] != self._followed:
            self._player.close()
            self._player = self._new_player()
            self._followed = []
        for line in lines[len(self._followed) :]:
            self._player.follow(line.events)
        self._followed = numbers

    def _new_player(self) -> Player:
        game, seed = self.table.game, secrets.token_hex(16)
        clock = self.table.pace / 2 if self.table.pace else None
        made = bots.make(self.bot, game, self.seat, seed)
        return Player(game, self.seat, made, self.bot, clock, seed)

    def _report(self, decision: Decision) -> None:
        if decision.failure:
            self.tell(decision.failure)
        if decision.replaced:
            self.tell(Message("bot-replaced"))
