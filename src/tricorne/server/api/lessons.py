"""Lessons: a first game at a table of one's own, in which everybody else's moves are known beforehand."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response
from sqlalchemy import Connection, select

from tricorne.server.accounts.accounts import Person
from tricorne.server.api.authentication import KnownCaller
from tricorne.server.api.dependencies import CurrentServer, problems
from tricorne.server.api.schemas import Outgoing, WholeTable
from tricorne.server.api.tables import must_be_few, setup_of, whole
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
    """A move that is the learner's to make."""

    name: str
    moves: int
    action: str


class LessonLine(Outgoing):
    """A lesson: where in its game the learner is asked, and for what."""

    game: str
    players: int
    seat: int
    moves: int
    steps: list[StepLine]


@router.get("/{game}", response_model=LessonLine, responses=problems(404))
async def lesson(game: GameName) -> Response:
    """Learn what a lesson asks for, step by step."""
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
    """Begin a lesson, or go on with the one that you have begun. Close its table to begin anew."""
    found = lesson_of(game)
    begun = await _begun(server, game, person)
    if begun is not None:
        async with server.tables.locked(begun) as (table, _):
            server.driver.start_bots(table, [])
            return responses.json(whole(server, table, person, None), 201)
    await must_be_few(server, person)
    chairs = [Chair(bot=DEPUTY) for _ in range(found.record.players)]
    chairs[found.seat] = Chair(person.id, person.name)
    setup = setup_of(found.record, TableKind.LESSON, person.id)
    made = await server.tables.create(setup, lambda table: table.draft_seating(chairs), person.id)
    return responses.json(whole(server, made, person, None), 201)


async def _begun(server: Server, game: str, person: Person) -> str | None:
    """Return the table of a lesson that a person has begun and can go on with."""
    box = game_named(game)

    def find(connection: Connection) -> str | None:
        own = (
            select(TableRow.id)
            .where(
                TableRow.host_id == person.id,
                TableRow.game == game,
                TableRow.kind == TableKind.LESSON,
                TableRow.status.in_((Status.OPEN, Status.RUNNING)),
                TableRow.rules == lesson_of(game).record.rules_version,
                TableRow.components == box.file.fingerprint,
            )
            .order_by(TableRow.moved_at.desc())
        )
        return connection.execute(own).scalars().first()

    return await server.database.read(find)
