"""`tricorne play --server` and `tricorne bot join`: playing at a table of a server."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from tricorne import bots
from tricorne.bots import custom
from tricorne.cli.commands.components import choose_options, open_box, usual_players
from tricorne.cli.commands.play import Options
from tricorne.cli.table.remote_host import RemoteHost
from tricorne.cli.table.session import Session
from tricorne.cli.terminal import Terminal
from tricorne.client import lobby
from tricorne.client.address import Place, read_place
from tricorne.client.backoff import Teller
from tricorne.client.bot import SeatedBot
from tricorne.client.connection import ServerConnection
from tricorne.client.keyring import Keyring
from tricorne.client.table import RemoteTable, check_rules
from tricorne.errors import BadOption, Message
from tricorne.games import load
from tricorne.games.game import Game
from tricorne.i18n.seat_numbers import for_people
from tricorne.match.record import LONGEST_NAME

TOKEN = "TRICORNE_TOKEN"  # noqa: S105 - the name of a variable
# How often to look for a new table, for a bot that waits for one.
LOOK_SECONDS = 2.0
# At so many tables that it has played at, a bot still looks whether somebody asks for a rematch.
MOST_REMATCHES = 10


@dataclass(frozen=True)
class Journey:
    """Where somebody wants to play, and as whom."""

    server: str | None = None
    table: str | None = None
    name: str | None = None
    seat: int | None = None
    token: str | None = None
    watch: bool = False


def play(terminal: Terminal, wishes: Options, journey: Journey) -> None:
    """Play at a server: at a new table, or at one that is there."""
    place = read_place(journey.server, journey.table)
    _refuse_what_a_server_settles(wishes, place)
    with _visiting(terminal, place, journey) as server:
        there = place.table or place.secret
        whole = lobby.find_table(server, place) if there else _make(terminal, server, wishes)
        if not journey.watch and whole["standing"]["status"] in ("open", "running"):
            whole = lobby.sit_down(server, whole, journey.seat)
        table = RemoteTable(server, _box(terminal, server, whole), whole)
        inn = RemoteHost(terminal, table, watch=journey.watch, ways_back=_ways_back(server, whole, journey))
        Session(terminal, inn).run()


def _ways_back(server: ServerConnection, whole: dict[str, Any], journey: Journey) -> list[str]:
    """Return what somebody has to say to come back as the same person, to the same seat."""
    options = [] if server.by_token else ["--name", server.name]
    if len(whole["yours"]) > 1:
        options += ["--seat", str(for_people(whole["seat"]))]
    return [*options, "--watch"] if journey.watch else options


def join(terminal: Terminal, bot: str, journey: Journey, *, forever: bool) -> None:
    """Let a bot play at a server until its game is over, or for ever."""
    bots.check(bot)
    place = read_place(journey.server, journey.table)
    with _visiting(terminal, place, journey, usual=_name_of(bot)) as server:
        played: list[str] = []
        if place.table or place.secret:
            whole = lobby.sit_down(server, lobby.find_table(server, place), journey.seat)
            _let_play(terminal, server, whole, bot)
            played.append(whole["about"]["id"])
        else:
            played += _play_own(terminal, server, bot)
            if not played and not forever:
                raise BadOption("error-nowhere-to-play")
        while forever:
            played = [table for table in played if not lobby.accept_rematch(server, table)][-MOST_REMATCHES:]
            found = _play_own(terminal, server, bot)
            played += found
            if not found:
                time.sleep(LOOK_SECONDS)


def _play_own(terminal: Terminal, server: ServerConnection, bot: str) -> list[str]:
    """Play at all tables where the bot has a seat, one after another; return which there were."""
    found = []
    for table in lobby.own_tables(server):
        whole = lobby.find_table(server, Place(server.url, table))
        if whole["yours"]:
            _let_play(terminal, server, whole, bot)
            found.append(table)
    return found


def _let_play(terminal: Terminal, server: ServerConnection, whole: dict[str, Any], bot: str) -> None:
    game = _box(terminal, server, whole, [bot])
    table = RemoteTable(server, game, whole)
    where = f"{server.url} {table.id}"
    terminal.say("cli-bot-seated", bot=bot, name=server.name, seat=table.seat or 0, table=where)
    try:
        SeatedBot(table, bot, _teller(terminal)).play()
    finally:
        table.close()
    result = table.standing.result
    if result is None:
        terminal.say("error-table-closed")
    else:
        won = "yes" if table.seat in result.winners else "no"
        points = ", ".join(str(count) for count in result.points)
        terminal.say("cli-bot-played", "bold", won=won, points=points)


@contextmanager
def _visiting(
    terminal: Terminal, place: Place, journey: Journey, usual: str | None = None
) -> Iterator[ServerConnection]:
    """Come to a server as somebody: by a token, as a guest who was there before, or as a new one."""
    token = journey.token or os.environ.get(TOKEN)
    server = ServerConnection(place.server, _teller(terminal), terminal.translations.language, token)
    try:
        if token:
            server.come_by_token()
        else:
            keyring = Keyring(place.server, "bots" if usual else "people")
            known = None if usual else keyring.find(None)
            name = journey.name or usual or (known[0] if known else None) or _ask_name(terminal)
            server.come_as_guest(keyring, name)
        yield server
    finally:
        server.close()


def _teller(terminal: Terminal) -> Teller:
    def tell(message: Message) -> None:
        terminal.err.print(
            Text(terminal.translations.say(message), "yellow" if terminal.err.is_terminal else "")
        )

    return tell


def _ask_name(terminal: Terminal) -> str:
    try:
        name = terminal.ask(terminal.translations.say("play-your-name"))
    except EOFError:
        name = ""
    if not name:
        raise BadOption("error-name-missing")
    return name


def _name_of(bot: str) -> str:
    """Make a name for a bot that has none: the last part of what it is called by.

    The name of a built-in bot alone is that of a bot of the server, which nobody else may take there.
    """
    name = re.split(r"[/\\:\s]", bot)[-1][-LONGEST_NAME:].replace(",", " ").strip() or "bot"
    return f"my {name}" if name in bots.BOTS else name


def _box(
    terminal: Terminal, server: ServerConnection, whole: dict[str, Any], players: Sequence[str] = ()
) -> Game:
    """Open the box of a table's game, if it is the same game here and there."""
    game = open_box(terminal, whole["about"]["game"], players=players)
    check_rules(server, game)
    return game


def _make(terminal: Terminal, server: ServerConnection, wishes: Options) -> dict[str, Any]:
    """Make a table, and say how others come there."""
    assert wishes.game is not None
    game = load(wishes.game)
    seats = custom.split(wishes.seats) if wishes.seats else None
    players = wishes.players or (len(seats) if seats else usual_players(game))
    seats = seats or [lobby.ME, *[lobby.OPEN] * (players - 1)]
    options = game.settle_options(choose_options(wishes.option, wishes.edition))
    whole = lobby.make_table(server, game.name, players, options, seats)
    if lobby.OPEN in seats:
        terminal.say("play-invite")
        terminal.write(lobby.invite(server, whole["about"]["id"]))
    return whole


def _refuse_what_a_server_settles(wishes: Options, place: Place) -> None:
    given: dict[str, object] = {
        "--names": wishes.names,
        "--seed": wishes.seed,
        "--components": wishes.components,
        "--save": wishes.save,
    }
    there = bool(place.table or place.secret)
    if there:
        given |= {
            "GAME": wishes.game,
            "--players": wishes.players,
            "--seats": wishes.seats,
            "--option": wishes.option,
            "--edition": wishes.edition,
        }
    for option, value in given.items():
        if value:
            raise BadOption("error-server-settles" if not there else "error-table-settles", option=option)
    if not there and wishes.game is None:
        raise BadOption("error-game-or-table")
