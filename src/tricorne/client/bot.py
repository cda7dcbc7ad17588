"""A bot at a table on a server, with the same safeguards as in a local game."""

from __future__ import annotations

import secrets

from tricorne import bots
from tricorne.bots import Decision, GuardedBot
from tricorne.client.backoff import Notify
from tricorne.client.errors import Refused, Stale, Unreachable
from tricorne.client.table import RemoteTable, SeatObservation
from tricorne.errors import Message


class BotClient:
    """Plays one seat until the game is over."""

    def __init__(self, table: RemoteTable, bot: str, notify: Notify) -> None:
        assert table.seat is not None
        self.table = table
        self.bot = bot
        self.notify = notify
        self.seat = table.seat
        self._player = self._new_player()
        self._seen: list[int] = []
        """The numbers of the log entries that the player has been shown."""

    def play(self) -> None:
        """Play until the game is over."""
        table = self.table
        try:
            while not table.state.over:
                table.raise_problem()
                if table.has_deputy:
                    self._dismiss_deputy()
                elif table.is_my_turn:
                    self._decide(table.observe())
                else:
                    table.wait()
            if table.state.result:
                self._show_log()
                self._player.finish(table.observe().observation, table.state.result)
        finally:
            self._player.close()

    def _dismiss_deputy(self) -> None:
        """Take the seat back from a bot of the server; it may have been given back already."""
        try:
            self.table.dismiss_deputy()
        except (Refused, Unreachable):
            self.table.refresh()

    def _decide(self, seen: SeatObservation) -> None:
        if not seen.legal:
            return
        self._show_log()
        decision = self._player.decide(seen.observation, seen.legal)
        self._report(decision)
        try:
            self.table.play(decision.action, seen)
        except Stale as error:
            self.table.catch_up(error.number)

    def _show_log(self) -> None:
        """Show the player new log entries; one that has seen moves since taken back is replaced."""
        entries = self.table.effective_entries()
        numbers = [entry.number for entry in entries]
        if numbers[: len(self._seen)] != self._seen:
            self._player.close()
            self._player = self._new_player()
            self._seen = []
        for entry in entries[len(self._seen) :]:
            self._player.follow(entry.events)
        self._seen = numbers

    def _new_player(self) -> GuardedBot:
        game, seed = self.table.game, secrets.token_hex(16)
        clock = self.table.pace / 2 if self.table.pace else None
        bot = bots.make(self.bot, game, self.seat, seed)
        return GuardedBot(game, self.seat, bot, self.bot, clock, seed)

    def _report(self, decision: Decision) -> None:
        if decision.failure:
            self.notify(decision.failure)
        if decision.replaced:
            self.notify(Message("bot-replaced"))
