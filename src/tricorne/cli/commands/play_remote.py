"""`tricorne play --server` and `tricorne bot join`: playing at a table on a server."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from rich.text import Text

from tricorne import bots
from tricorne.bots import custom
from tricorne.cli.commands.game_loader import default_players, load_game, option_values
from tricorne.cli.commands.play import PlayOptions
from tricorne.cli.table.remote_host import RemoteHost
from tricorne.cli.table.session import Session
from tricorne.cli.terminal import Terminal
from tricorne.client import lobby
from tricorne.client.address import TableAddress, parse_address
from tricorne.client.backoff import Notify
from tricorne.client.bot import BotClient
from tricorne.client.connection import ServerConnection
from tricorne.client.keyring import Keyring
from tricorne.client.lobby import TableJson
from tricorne.client.table import RemoteTable, check_rules
from tricorne.errors import BadOption, Message
from tricorne.games import load
from tricorne.games.game import Game
from tricorne.i18n.seat_numbers import for_people
from tricorne.match.record import LONGEST_NAME

TOKEN_VARIABLE = "TRICORNE_TOKEN"  # noqa: S105 - the name of a variable
# How often a bot with `--forever` looks for a new table.
POLL_SECONDS = 2.0
# A bot checks this many of its last tables for a rematch.
MAX_REMATCHES = 10


@dataclass(frozen=True)
class RemoteOptions:
    """The command-line options about the server, the table and the person."""

    server: str | None = None
    table: str | None = None
    name: str | None = None
    seat: int | None = None
    token: str | None = None
    watch: bool = False


def play(terminal: Terminal, options: PlayOptions, remote: RemoteOptions) -> None:
    """Play on a server: at a new table, or at an existing one."""
    address = parse_address(remote.server, remote.table)
    _check_options(options, address)
    with _logged_in(terminal, address, remote) as server:
        existing = address.table or address.secret
        found = lobby.find_table(server, address) if existing else _create_table(terminal, server, options)
        if not remote.watch and found["standing"]["status"] in ("open", "running"):
            found = lobby.take_seat(server, found, remote.seat)
        table = RemoteTable(server, _load_game(terminal, server, found), found)
        resume_options = _resume_options(server, found, remote)
        Session(
            terminal, RemoteHost(terminal, table, watch=remote.watch, resume_options=resume_options)
        ).run()


def _resume_options(server: ServerConnection, table: TableJson, remote: RemoteOptions) -> list[str]:
    """Return the options with which the same person comes back to the same seat."""
    options = [] if server.by_token else ["--name", server.name]
    if len(table["yours"]) > 1:
        options += ["--seat", str(for_people(table["seat"]))]
    return [*options, "--watch"] if remote.watch else options


def join(terminal: Terminal, bot: str, remote: RemoteOptions, *, forever: bool) -> None:
    """Let a bot play on a server until its game is over, or forever."""
    bots.check(bot)
    address = parse_address(remote.server, remote.table)
    with _logged_in(terminal, address, remote, default_name=_bot_name(bot)) as server:
        played: list[str] = []
        if address.table or address.secret:
            table = lobby.take_seat(server, lobby.find_table(server, address), remote.seat)
            _play_bot(terminal, server, table, bot)
            played.append(table["about"]["id"])
        else:
            played += _play_own_tables(terminal, server, bot)
            if not played and not forever:
                raise BadOption("error-nowhere-to-play")
        while forever:
            played = [table for table in played if not lobby.accept_rematch(server, table)][-MAX_REMATCHES:]
            found = _play_own_tables(terminal, server, bot)
            played += found
            if not found:
                time.sleep(POLL_SECONDS)


def _play_own_tables(terminal: Terminal, server: ServerConnection, bot: str) -> list[str]:
    """Play at all tables where the bot has a seat, one after another; return their ids."""
    found = []
    for table_id in lobby.own_tables(server):
        table = lobby.find_table(server, TableAddress(server.url, table_id))
        if table["yours"]:
            _play_bot(terminal, server, table, bot)
            found.append(table_id)
    return found


def _play_bot(terminal: Terminal, server: ServerConnection, found: TableJson, bot: str) -> None:
    table = RemoteTable(server, _load_game(terminal, server, found), found)
    where = f"{server.url} {table.id}"
    terminal.print_message("cli-bot-seated", bot=bot, name=server.name, seat=table.seat or 0, table=where)
    try:
        BotClient(table, bot, _notify(terminal)).play()
    finally:
        table.close()
    result = table.state.result
    if result is None:
        terminal.print_message("error-table-closed")
    else:
        won = "yes" if table.seat in result.winners else "no"
        points = ", ".join(str(count) for count in result.points)
        terminal.print_message("cli-bot-played", "bold", won=won, points=points)


@contextmanager
def _logged_in(
    terminal: Terminal, address: TableAddress, remote: RemoteOptions, default_name: str | None = None
) -> Iterator[ServerConnection]:
    """Connect to a server, and log in: by token, with a stored session, or as a new guest.

    Bots have a default name, and their sessions are stored apart from people's.
    """
    token = remote.token or os.environ.get(TOKEN_VARIABLE)
    server = ServerConnection(address.server, _notify(terminal), terminal.translations.language, token)
    try:
        if token:
            server.log_in_by_token()
        else:
            keyring = Keyring(address.server, "bots" if default_name else "people")
            last = None if default_name else keyring.find(None)
            name = remote.name or default_name or (last[0] if last else None) or _ask_name(terminal)
            server.log_in_as_guest(keyring, name)
        yield server
    finally:
        server.close()


def _notify(terminal: Terminal) -> Notify:
    def notify(message: Message) -> None:
        style = "yellow" if terminal.err.is_terminal else ""
        terminal.err.print(Text(terminal.translations.say(message), style))

    return notify


def _ask_name(terminal: Terminal) -> str:
    try:
        name = terminal.prompt(terminal.translations.say("play-your-name"))
    except EOFError:
        name = ""
    if not name:
        raise BadOption("error-name-missing")
    return name


def _bot_name(bot: str) -> str:
    """Derive a name for a bot from the last part of its command.

    The server reserves the plain names of built-in bots for its own bots.
    """
    name = re.split(r"[/\\:\s]", bot)[-1][-LONGEST_NAME:].replace(",", " ").strip() or "bot"
    return f"my {name}" if name in bots.BOTS else name


def _load_game(terminal: Terminal, server: ServerConnection, table: TableJson) -> Game:
    """Load the game of a table, and check that the server has the same rules."""
    game = load_game(terminal, table["about"]["game"])
    check_rules(server, game)
    return game


def _create_table(terminal: Terminal, server: ServerConnection, options: PlayOptions) -> TableJson:
    """Create a table, and print an invitation if it has open seats."""
    assert options.game is not None
    game = load(options.game)
    seats = custom.split(options.seats) if options.seats else None
    players = options.players or (len(seats) if seats else default_players(game))
    seats = seats or [lobby.ME, *[lobby.OPEN] * (players - 1)]
    game_options = game.complete_options(option_values(options.option, options.edition))
    table = lobby.create_table(server, game.name, players, game_options, seats)
    if lobby.OPEN in seats:
        terminal.print_message("play-invite")
        terminal.write(lobby.create_invitation(server, table["about"]["id"]))
    return table


def _check_options(options: PlayOptions, address: TableAddress) -> None:
    """Reject options that the server, or an existing table, decides."""
    rejected: dict[str, object] = {
        "--names": options.names,
        "--seed": options.seed,
        "--components": options.components,
        "--save": options.save,
    }
    existing = bool(address.table or address.secret)
    if existing:
        rejected |= {
            "GAME": options.game,
            "--players": options.players,
            "--seats": options.seats,
            "--option": options.option,
            "--edition": options.edition,
        }
    for option, value in rejected.items():
        if value:
            raise BadOption("error-table-settles" if existing else "error-server-settles", option=option)
    if not existing and options.game is None:
        raise BadOption("error-game-or-table")
