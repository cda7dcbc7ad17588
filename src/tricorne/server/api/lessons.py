"""Lessons: a guided first game at a private table, whose moves are known in advance."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response
from sqlalchemy import Connection, select

from tricorne.server.accounts.accounts import Person
from tricorne.server.api.authentication import KnownCaller
from tricorne.server.api.dependencies import CurrentServer, problems
from tricorne.server.api.schemas import Outgoing, WholeTable
from tricorne.server.api.tables import check_table_limits, record_setup, table_view
from tricorne.server.http import responses
from tricorne.server.server import Server
from tricorne.server.storage.models import WORD, TableRow
from tricorne.server.tables.components import game_named
from tricorne.server.tables.lessons import lesson_of
from tricorne.server.tables.setup import Chair, Status, TableKind
from tricorne.server.tables.table import DEPUTY

router = APIRouter(prefix="/api/lessons", tags=["lessons"])

GameName = Annotated[str, Path(min_length=1, max_length=WORD, description="the name of a game")]


class StepLine(Outgoing):
    """A move that the learner makes."""

    name: str
    moves: int
    action: str


class LessonLine(Outgoing):
    """A lesson: the moves of the game that the learner makes."""

    game: str
    players: int
    seat: int
    moves: int
    steps: list[StepLine]


@router.get("/{game}", response_model=LessonLine, responses=problems(404))
async def lesson(game: GameName) -> Response:
    """List the moves that the learner makes in a lesson."""
    found = lesson_of(game)
    write = found.record.game.actions.text
    return responses.json(
        {
            "game": game,
            "players": found.record.players,
            "seat": found.seat,
            "moves": len(found.record.moves),
            "steps": [
                {"name": step.name, "moves": step.moves, "action": write(step.move.action)}
                for step in found.steps
            ],
        }
    )


@router.post("/{game}", status_code=201, response_model=WholeTable, responses=problems(401, 404, 409))
async def begin(game: GameName, server: CurrentServer, person: KnownCaller) -> Response:
    """Start a lesson, or continue the one you have started. To start over, close its table first."""
    found = lesson_of(game)
    started = await _started(server, game, person)
    if started is not None:
        async with server.tables.locked(started) as (table, _):
            server.driver.start_bots(table, [])
            return responses.json(table_view(server, table, person, None), 201)
    await check_table_limits(server, person)
    chairs = [Chair(bot=DEPUTY) for _ in range(found.record.players)]
    chairs[found.seat] = Chair(person.id, person.name)
    setup = record_setup(found.record, TableKind.LESSON, person.id)
    created = await server.tables.create(setup, lambda table: table.draft_seating(chairs), person.id)
    return responses.json(table_view(server, created, person, None), 201)


async def _started(server: Server, game: str, person: Person) -> str | None:
    """Return the table of the unfinished lesson of a person, if any."""
    fingerprint = game_named(game).file.fingerprint

    def find(connection: Connection) -> str | None:
        own = (
            select(TableRow.id)
            .where(
                TableRow.host_id == person.id,
                TableRow.game == game,
                TableRow.kind == TableKind.LESSON,
                TableRow.status.in_((Status.OPEN, Status.RUNNING)),
                TableRow.rules == lesson_of(game).record.rules_version,
                TableRow.components == fingerprint,
            )
            .order_by(TableRow.moved_at.desc())
        )
        return connection.execute(own).scalars().first()

    return await server.database.read(find)
