"""Tables: creating, joining, starting and closing them; links, rematches, chat and notes."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tricorne.games.game import Game
from tricorne.match import fair_deal
from tricorne.match.record import Record
from tricorne.server.accounts.accounts import Person
from tricorne.server.accounts.names import check_unlike, numbered
from tricorne.server.accounts.secrets import Domain, hash_secret, new_deal_secret, new_id, new_secret
from tricorne.server.api import permissions, schemas
from tricorne.server.api.authentication import Caller, KnownCaller, address_of
from tricorne.server.api.card_sets import at_table, chosen_game
from tricorne.server.api.dependencies import (
    ID_FORM,
    CurrentServer,
    SeatPath,
    SeatQuery,
    Since,
    TableId,
    problems,
)
from tricorne.server.errors import Conflict, Forbidden, Invalid, NotFound
from tricorne.server.http import responses
from tricorne.server.server import Server
from tricorne.server.storage.models import Link, Note, TableRow, Watch
from tricorne.server.tables import views
from tricorne.server.tables.chat import PLAYERS, SPECTATORS, Remark
from tricorne.server.tables.components import game_of, text_of
from tricorne.server.tables.log import Draft, Kind
from tricorne.server.tables.setup import Chair, Setup, Status, TableKind
from tricorne.server.tables.table import DEPUTY, Table, builtin_bot
from tricorne.text import clean_text, is_clean_line

router = APIRouter(prefix="/api", tags=["tables"])

TABLE_ID_BYTES = 9
LinkId = Annotated[str, Path(pattern=ID_FORM, description="the id of a link")]


@router.post("/tables", status_code=201, response_model=schemas.WholeTable, responses=problems(401))
async def make_table(wanted: schemas.NewTable, server: CurrentServer, person: KnownCaller) -> Response:
    """Create a table. The game begins as soon as no seat is open."""
    await check_table_limits(server, person)
    game = await chosen_game(server, person, wanted.game, wanted.components)
    seats = wanted.seats or _default_seats(wanted.players)
    if len(seats) != wanted.players:
        raise Invalid("error-seats-count", found=len(seats), players=wanted.players)
    chairs = await seat_everybody(server, person, seats)
    own = next((chair for chair in chairs if chair.person), None)
    if own is not None:
        own.number_hash = wanted.number_hash
    table = await server.tables.create(
        new_setup(wanted, person, game), lambda table: table.draft_seating(chairs), person.id
    )
    return responses.json(table_view(server, table, person, None), 201)


async def seat_everybody(server: Server, person: Person, seats: Sequence[schemas.WantedSeat]) -> list[Chair]:
    """Return who sits where at a new table; raises if a name is not allowed."""
    for seat in seats:
        if seat.kind == "me":
            await server.accounts.check_seat_name(person, seat.name or person.name)
    chairs: list[Chair] = []
    for seat in seats:
        chairs.append(_chair(seat, person, [chair.name or chair.bot or "" for chair in chairs]))
    return chairs


def _chair(seat: schemas.WantedSeat, person: Person, others: Sequence[str]) -> Chair:
    if seat.kind == "bot":
        return Chair(bot=builtin_bot(seat.bot or DEPUTY))
    if seat.kind == "me":
        return Chair(person.id, _seat_name(seat.name, person, others), account=person.account)
    return Chair()


def _seat_name(wanted: str | None, person: Person, others: Sequence[str]) -> str:
    """Return a name that no other seat has: a chosen one may be rejected, the person's own gets a number."""
    return check_unlike(wanted, others) if wanted else numbered(person.name, others)


def _other_names(table: Table, seat: int | None, host: str = "") -> list[str]:
    return [host, *(chair.name for number, chair in enumerate(table.chairs) if number != seat)]


async def _host_name(server: Server, host: str | None, person: Person) -> str:
    """Return the name of the host, who need not have a seat; empty if the person is the host."""
    return "" if host == person.id else await server.accounts.name_of(host)


def new_setup(wanted: schemas.NewTable, person: Person, game: Game) -> Setup:
    """Return the setup of a new table."""
    game.template(wanted.players)
    return with_deal(
        Setup(
            id=new_id(TABLE_ID_BYTES),
            game=game,
            rules=game.rules_version,
            components=game.file.fingerprint,
            players=wanted.players,
            options=game.complete_options(wanted.options),
            title=check_title(wanted.title),
            kind=TableKind.PLAY,
            public=wanted.public,
            rated=wanted.rated,
            pace=wanted.pace,
            host=person.id,
            seed="",
            commitment=None,
            bot_seed="",
        )
    )


def with_deal(setup: Setup) -> Setup:
    """Add the secret of the deal, the commitment to it, and a seed for bots."""
    secret = new_deal_secret()
    commitment = fair_deal.commitment(secret, setup.context)
    return replace(setup, seed=secret, commitment=commitment, bot_seed=new_secret())


def record_setup(record: Record, kind: TableKind, host: str) -> Setup:
    """Return the setup of a private table for a recorded game."""
    game = game_of(record.game.name, text_of(record.game))
    return Setup(
        id=new_id(TABLE_ID_BYTES),
        game=game,
        rules=record.rules_version,
        components=game.file.fingerprint,
        players=record.players,
        options=dict(record.options),
        title="",
        kind=kind,
        public=False,
        rated=False,
        pace=None,
        host=host,
        seed=record.seed,
        commitment=None,
        bot_seed=new_secret(),
    )


def check_title(title: str) -> str:
    """Return a title if it is one clean line; raises `Invalid`."""
    if not is_clean_line(title):
        raise Invalid("error-title", title=title[:40])
    return title


def _default_seats(players: int) -> list[schemas.WantedSeat]:
    return [schemas.WantedSeat(kind="me"), *(schemas.WantedSeat() for _ in range(players - 1))]


async def check_table_limits(server: Server, person: Person) -> None:
    """Reject a new table if the person creates them too fast, or has too many unfinished ones."""
    server.rate_limits.spend("tables", person.id)
    limit = server.settings.tables_a_person

    def count(connection: Connection) -> int:
        own = select(func.count()).where(
            TableRow.host_id == person.id, TableRow.status.in_((Status.OPEN, Status.RUNNING))
        )
        return connection.execute(own).scalar_one()

    if await server.database.read(count) >= limit:
        raise Conflict("error-tables-many", most=limit)


def table_view(server: Server, table: Table, person: Person | None, seat: int | None) -> dict[str, Any]:
    """Return everything about a table that a person may see."""
    point = permissions.point_of_view(table, person, seat)
    return {
        "about": views.about_table(table),
        "seat": point,
        "yours": table.seats_of(person.id) if person else [],
        "standing": views.decode(views.Snapshot(table, server.clock.now()).standing(point)),
    }


@router.get("/tables/{table}", response_model=schemas.WholeTable, responses=problems(404))
async def look(table_id: TableId, server: CurrentServer, person: Caller, seat: SeatQuery = None) -> Response:
    """Return a table, as seen from your seat or by a spectator."""
    async with permissions.visible_table(server, table_id, person) as (table, _):
        return responses.json(table_view(server, table, person, seat))


@router.post(
    "/tables/{table}/seats/{seat}", response_model=schemas.WholeTable, responses=problems(401, 404, 409)
)
async def sit(
    table_id: TableId, seat: SeatPath, wanted: schemas.Sit, server: CurrentServer, person: KnownCaller
) -> Response:
    """Take an open seat, or put a bot there if you are the host."""
    await permissions.must_see(server, table_id, person)
    if not wanted.bot:
        await server.accounts.check_seat_name(person, wanted.name or person.name)
    async with server.tables.locked(table_id) as (seen, _):
        host_id = seen.setup.host
    host = await _host_name(server, host_id, person)

    def drafting(table: Table) -> list[Draft]:
        if wanted.bot:
            permissions.must_host(table, person)
            return table.draft_seat_bot(seat, wanted.bot)
        name = _seat_name(wanted.name, person, _other_names(table, seat, host))
        return table.draft_sit(seat, person.id, name, person.account, wanted.number_hash)

    await server.tables.change(table_id, drafting, person.id)
    return await look(table_id, server, person)


@router.delete(
    "/tables/{table}/seats/{seat}", response_model=schemas.WholeTable, responses=problems(401, 404, 409)
)
async def leave(table_id: TableId, seat: SeatPath, server: CurrentServer, person: KnownCaller) -> Response:
    """Leave your seat; in a running game a bot takes over. The host can free any seat before the start."""
    await permissions.must_see(server, table_id, person)

    def drafting(table: Table) -> list[Draft]:
        if table.status != Status.OPEN or table.setup.host != person.id:
            permissions.must_hold(table, person, seat)
        return table.draft_leave(seat)

    await server.tables.change(table_id, drafting, person.id)
    await _invite(server, table_id, [person.id])
    return await look(table_id, server, person)


@router.post("/tables/{table}/start", response_model=schemas.WholeTable, responses=problems(401, 404, 409))
async def start(
    table_id: TableId, wanted: schemas.Fill, server: CurrentServer, person: KnownCaller
) -> Response:
    """Fill the open seats with bots, and begin. For the host."""
    await permissions.must_see(server, table_id, person)

    def drafting(table: Table) -> list[Draft]:
        permissions.must_host(table, person)
        return table.draft_fill(builtin_bot(wanted.bot))

    await server.tables.change(table_id, drafting, person.id)
    return await look(table_id, server, person)


@router.post("/tables/{table}/close", response_model=schemas.WholeTable, responses=problems(401, 404, 409))
async def close(table_id: TableId, server: CurrentServer, person: KnownCaller) -> Response:
    """Close a table before its game is over. For the host, if nobody else is playing."""
    await permissions.must_see(server, table_id, person)

    def drafting(table: Table) -> list[Draft]:
        permissions.must_host(table, person)
        return table.draft_close()

    await server.tables.change(table_id, drafting, person.id)
    return await look(table_id, server, person)


@router.post(
    "/tables/{table}/links", status_code=201, response_model=schemas.NewLinkMade, responses=problems(401, 404)
)
async def make_link(
    table_id: TableId, wanted: schemas.NewLink, server: CurrentServer, person: KnownCaller
) -> Response:
    """Create a secret link: to any open seat (for the host), or to a seat (for its person).

    Before the game begins, the host can also create one to a seat without a person. Opening a
    link to a seat takes the seat over, even in a running game. The secret is shown only here.
    """
    server.rate_limits.spend("links", person.id)
    async with permissions.visible_table(server, table_id, person) as (table, _):
        if wanted.seat is None:
            permissions.must_host(table, person)
        else:
            table.check_link(wanted.seat, person.id)
    link, secret = new_id(), new_secret()

    def work(connection: Connection) -> None:
        row = {
            "id": link,
            "table_id": table_id,
            "seat": wanted.seat,
            "hash": hash_secret(Domain.LINK, secret),
            "person_id": person.id,
            "created_at": datetime.now(UTC),
        }
        connection.execute(insert(Link), row)

    await server.database.write(work, about=table_id)
    url = f"{(server.settings.url or '').rstrip('/')}/join#{secret}"
    return responses.json({"id": link, "seat": wanted.seat, "secret": secret, "url": url}, 201)


@router.get("/tables/{table}/links", response_model=list[schemas.LinkLine], responses=problems(401, 404))
async def links(table_id: TableId, server: CurrentServer, person: KnownCaller) -> Response:
    """List your valid links to a table."""
    await permissions.must_see(server, table_id, person)

    def work(connection: Connection) -> list[dict[str, Any]]:
        own = select(Link.__table__).where(Link.table_id == table_id, Link.person_id == person.id)
        return [
            {"id": row.id, "seat": row.seat, "created_at": views.moment(row.created_at)}
            for row in connection.execute(own.order_by(Link.created_at))
        ]

    return responses.json(await server.database.read(work))


@router.delete("/tables/{table}/links/{link}", status_code=204, responses=problems(401, 404))
async def revoke_link(table_id: TableId, link: LinkId, server: CurrentServer, person: KnownCaller) -> None:
    """Revoke one of your links."""

    def work(connection: Connection) -> int:
        wanted = delete(Link).where(Link.id == link, Link.table_id == table_id, Link.person_id == person.id)
        return connection.execute(wanted).rowcount

    if not await server.database.write(work, about=table_id):
        raise NotFound("error-no-link")


@router.post("/links/look", response_model=schemas.Invitation, responses=problems(404))
async def look_at_link(
    wanted: schemas.LinkSecret, request: Request, server: CurrentServer, person: Caller
) -> Response:
    """Return what a secret link opens, and open nothing.

    The secret is in the body, so that no log and no history contains it.
    """
    server.rate_limits.spend("guests", f"looking from {address_of(request)}")
    link = await _find_link(server, wanted.secret)
    async with server.tables.locked(link.table_id) as (table, _):
        why = table.verdict.message
        own = table.seats_of(person.id) if person else []
        found = {
            "about": views.about_table(table),
            "status": table.status,
            "seat": link.seat,
            "seats": [
                {"name": chair.name, "bot": chair.bot, "open": chair.open, "yours": seat in own}
                for seat, chair in enumerate(table.chairs)
            ],
            "cards": at_table(table.game) if table.setup.own_cards else None,
            "unrated": views.message(why.key, dict(why.arguments)) if why else None,
        }
    host = await server.accounts.name_of(found["about"]["host"])
    return responses.json({**found, "host": host})


@router.post("/links/redeem", response_model=schemas.WholeTable, responses=problems(401, 404, 409))
async def redeem(wanted: schemas.Redeem, server: CurrentServer, person: KnownCaller) -> Response:
    """Open a secret link: to a seat, which is then yours, or to a table.

    At a table you take the first open seat with `sit`; without it you may look, and sit down later. A link
    to a seat works once.
    """
    server.rate_limits.spend("guests", person.id)
    link = await _find_link(server, wanted.secret)
    if link.seat is not None:
        await _take_over(server, link, wanted, person)
    elif wanted.sit:
        await _sit_anywhere(server, link.table_id, wanted, person)
    else:
        await _invite(server, link.table_id, [person.id])
    return await look(link.table_id, server, person)


async def _sit_anywhere(server: Server, table_id: str, wanted: schemas.Redeem, person: Person) -> None:
    """Give the first open seat of a table to a person, unless they have a seat there."""
    await server.accounts.check_seat_name(person, person.name)
    async with server.tables.locked(table_id) as (seen, _):
        host_id = seen.setup.host
    host = await _host_name(server, host_id, person)

    def drafting(table: Table) -> list[Draft]:
        name = _seat_name(None, person, _other_names(table, None, host))
        return table.draft_sit_anywhere(person.id, name, person.account, wanted.number_hash)

    await server.tables.change(table_id, drafting, person.id)


async def _find_link(server: Server, secret: str) -> Row[Any]:
    stored = select(Link.__table__).where(Link.hash == hash_secret(Domain.LINK, secret))
    link = await server.database.read(lambda connection: connection.execute(stored).one_or_none())
    if link is None:
        raise NotFound("error-no-link")
    return link


async def _take_over(server: Server, link: Row[Any], wanted: schemas.Redeem, person: Person) -> None:
    """Give a seat to a person who has opened a link to it, unless somebody else was faster."""
    async with server.tables.locked(link.table_id) as (table, _):
        holder, before, host_id = table.chairs[link.seat].person, table.number, table.setup.host
    # A link is deleted when its seat changes hands: if it still exists, nobody else was faster.
    await _find_link(server, wanted.secret)

    def drafting(table: Table) -> list[Draft]:
        since = table.entries[before:]
        if any(entry.kind in (Kind.SIT, Kind.LEAVE) and entry.seat == link.seat for entry in since):
            raise NotFound("error-no-link")
        name = _seat_name(None, person, _other_names(table, link.seat, host))
        return table.draft_take_over(
            link.seat, person.id, name, link.person_id, person.account, wanted.number_hash
        )

    await server.accounts.check_seat_name(person, person.name)
    host = await _host_name(server, host_id, person)
    if holder != person.id:
        await server.tables.change(link.table_id, drafting, person.id)


async def _invite(server: Server, table_id: str, people: Iterable[str]) -> None:
    """Allow people to see a table."""
    for person in people:

        def work(connection: Connection, person: str = person) -> None:
            if not permissions.is_invited(connection, table_id, person):
                connection.execute(insert(Watch), {"table_id": table_id, "person_id": person})

        # Another worker may invite the same person at the same time.
        with contextlib.suppress(IntegrityError):
            await server.database.write(work, about=table_id)


@router.post(
    "/tables/{table}/rematch",
    status_code=201,
    response_model=schemas.WholeTable,
    responses=problems(401, 404, 409),
)
async def rematch(
    table_id: TableId, server: CurrentServer, person: KnownCaller, wanted: schemas.Rematch | None = None
) -> Response:
    """Propose a rematch, or accept one. For people who had a seat at the old table.

    The first request creates a new table with that person and the bots of the old one. The others
    are invited, and join with the same request. The game begins when all seats are taken, or when
    the host of the new table fills the remaining ones with bots.
    """
    fresh = new_id(TABLE_ID_BYTES)

    def drafting(table: Table) -> list[Draft]:
        own = table.seats_of(person.id)
        if not own:
            raise Forbidden("error-not-seated")
        # If somebody else was faster, join their table.
        return [] if table.rematch else table.draft_rematch(own[0], fresh)

    async with permissions.visible_table(server, table_id, person) as (table, _):
        first = table.rematch is None
    if first:
        await check_table_limits(server, person)
    await server.tables.change(table_id, drafting, person.id)
    async with server.tables.locked(table_id) as (table, _):
        again, old = table.rematch, table.setup
        chairs = [Chair(chair.person, chair.name, chair.bot, person.account) for chair in table.chairs]
    number_hash = wanted.number_hash if wanted else None
    assert again is not None
    try:
        async with server.tables.locked(again):
            pass
    except NotFound:
        # Another request may create the same table at the same time.
        with contextlib.suppress(IntegrityError):
            seats = [chair if chair.person in (None, person.id) else Chair() for chair in chairs]
            seats = [replace(chair, bot=None) if chair.person else chair for chair in seats]
            next(chair for chair in seats if chair.person).number_hash = number_hash
            await server.tables.create(
                _rematch_setup(old, again, person), lambda table: table.draft_seating(seats), person.id
            )
            invited = {chair.person for chair in chairs if chair.person} - {person.id}
            await _invite(server, again, await server.accounts.existing(sorted(invited)))
    names = {seat: chair.name for seat, chair in enumerate(chairs) if chair.person == person.id}

    def accepting(table: Table) -> list[Draft]:
        return table.draft_accept(person.id, person.name, names, person.account, number_hash)

    await server.tables.change(again, accepting, person.id)
    response = await look(again, server, person)
    response.status_code = 201
    return response


def _rematch_setup(old: Setup, table_id: str, host: Person) -> Setup:
    """Return the setup of a rematch, with the current rules version."""
    game = old.game
    return with_deal(
        replace(
            old,
            id=table_id,
            rules=game.rules_version,
            components=game.file.fingerprint,
            options=game.complete_options(old.options),
            kind=TableKind.PLAY,
            host=host.id,
            origin=None,
        )
    )


@router.get("/tables/{table}/chat", response_model=schemas.Talk, responses=problems(404))
async def chat(table_id: TableId, server: CurrentServer, person: Caller, since: Since = 0) -> Response:
    """Read the chat: players and spectators each have their own channel."""
    async with permissions.visible_table(server, table_id, person) as (table, _):
        channel = channel_of(table, person)
    said = await server.chat.since(table_id, channel, since)
    return responses.json({"channel": channel, "messages": [remark_view(remark) for remark in said]})


@router.post(
    "/tables/{table}/chat", status_code=201, response_model=schemas.Said, responses=problems(401, 404)
)
async def say(
    table_id: TableId, wanted: schemas.NewMessage, server: CurrentServer, person: KnownCaller
) -> Response:
    """Send a chat message: to the players if you are one, otherwise to the spectators."""
    server.rate_limits.spend("chat", person.id)
    await server.accounts.check_seat_name(person, person.name)
    async with permissions.visible_table(server, table_id, person) as (table, _):
        channel = channel_of(table, person)
        own = table.seats_of(person.id)
        # People chat under the name of their seat.
        name = table.chairs[own[0]].name if own else numbered(person.name, _other_names(table, None))
    remark = await server.chat.say(table_id, channel, person.id, name, wanted.text, wanted.reaction)
    return responses.json(remark_view(remark), 201)


def channel_of(table: Table, person: Person | None) -> str:
    """Return the chat channel of a person."""
    return PLAYERS if person and table.seats_of(person.id) else SPECTATORS


def remark_view(remark: Remark) -> dict[str, Any]:
    """Return a chat message as JSON."""
    return {
        "number": remark.number,
        "channel": remark.channel,
        "person": remark.person,
        "name": remark.name,
        "text": remark.text,
        "reaction": remark.reaction,
        "at": views.moment(remark.at),
    }


@router.get("/tables/{table}/notes", response_model=schemas.NoteKept, responses=problems(401, 404))
async def read_notes(table_id: TableId, server: CurrentServer, person: KnownCaller) -> Response:
    """Return your private notes."""
    await permissions.must_see(server, table_id, person)

    def work(connection: Connection) -> str:
        own = select(Note.text).where(Note.table_id == table_id, Note.person_id == person.id)
        return connection.execute(own).scalar() or ""

    return responses.json({"text": await server.database.read(work)})


@router.put("/tables/{table}/notes", response_model=schemas.NoteKept, responses=problems(401, 404))
async def write_notes(
    table_id: TableId, note: schemas.NoteText, server: CurrentServer, person: KnownCaller
) -> Response:
    """Store your private notes."""
    server.rate_limits.spend("chat", person.id)
    await permissions.must_see(server, table_id, person)

    own = (Note.table_id == table_id, Note.person_id == person.id)
    values = {"text": clean_text(note.text), "at": datetime.now(UTC)}

    def work(connection: Connection) -> None:
        if not connection.execute(update(Note).where(*own).values(**values)).rowcount:
            connection.execute(insert(Note), {"table_id": table_id, "person_id": person.id, **values})

    try:
        await server.database.write(work, about=table_id)
    except IntegrityError:
        # Another worker has inserted the row at the same time: update it.
        await server.database.write(work, about=table_id)
    return responses.json({"text": values["text"]})
