"""Sets of cards of people's own: uploading, listing, reading and deleting them, and the one at a table.

A set is nobody's business but its owner's, and that of whoever may see a table that is played with it.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field
from sqlalchemy import Connection

from tricorne.games.components import LARGEST_FILE
from tricorne.games.game import Game
from tricorne.server.accounts.accounts import Person
from tricorne.server.api import permissions
from tricorne.server.api.authentication import Caller, KnownCaller, address_of
from tricorne.server.api.dependencies import CurrentServer, TableId, problems
from tricorne.server.api.schemas import CardsAtTable, Message, Outgoing
from tricorne.server.errors import Forbidden, NotFound
from tricorne.server.http import responses
from tricorne.server.server import Server
from tricorne.server.tables import card_sets
from tricorne.server.tables.card_sets import Known, described
from tricorne.server.tables.components import check_set, game_named
from tricorne.server.tables.views import message

router = APIRouter(prefix="/api", tags=["cards"])

Fingerprint = Annotated[
    str, Path(alias="set", pattern="^[0-9a-f]{64}$", description="the SHA-256 of a set, as in records")
]


class CardSetLine(Outgoing):
    """A set of cards that you can choose for a new table."""

    fingerprint: str
    game: str
    name: str = Field(description="what its owner calls it; empty without a name")
    note: str
    by_host: bool = Field(description="whether the host of the server offers it to everybody")


class CardSets(Outgoing):
    """The sets that you can choose, and whether you may upload more."""

    sets: list[CardSetLine]
    uploads: bool = Field(description="whether this server lets people play with cards of their own")
    most: int = Field(description="how many sets of your own the server keeps")
    largest: int = Field(description="the largest component file, in bytes")


class CardSetAdded(CardSetLine):
    """A set that was checked and stored."""

    warnings: list[Message] = Field(description="what is unusual, but can be played with")


class WholeCardSet(CardsAtTable):
    """A set as its owner sees it: with the component file, as it is stored."""

    text: str


@router.get("/card-sets", response_model=CardSets, responses=problems())
async def list_sets(server: CurrentServer, person: Caller) -> Response:
    """List the sets of cards that you can choose for a new table: your own, and those of the host."""
    known = [Known(game, by_host=True) for game in server.card_sets.values()]
    if person is not None:
        who = person.id
        own = await server.database.read(lambda connection: card_sets.of_person(connection, who))
        known += [Known(game, by_host=False) for game in own if game.file.fingerprint not in server.card_sets]
    settings = server.settings
    return responses.json(
        {
            "sets": [each.line() for each in known],
            "uploads": settings.own_cards,
            "most": settings.card_sets_a_person,
            "largest": LARGEST_FILE,
        }
    )


@router.post("/card-sets", status_code=201, response_model=CardSetAdded, responses=problems(401, 409))
async def add_set(request: Request, server: CurrentServer, person: KnownCaller) -> Response:
    """Upload a component file, which is the body of the request, to play with it; errors name the line."""
    if not server.settings.own_cards:
        raise Forbidden("error-own-cards-off")
    for who in (person.id, address_of(request)):
        server.rate_limits.spend("cards", who)
    game = await server.tables.offload.run(check_set, await request.body())
    most = server.settings.card_sets_a_person
    await server.database.write(lambda connection: card_sets.add(connection, person.id, game, most))
    warnings = [message(warning.key, dict(warning.arguments)) for warning in game.file.warnings]
    return responses.json({**Known(game, by_host=False).line(), "warnings": warnings}, 201)


@router.get("/card-sets/{set}", response_model=WholeCardSet, responses=problems(401, 404))
async def read_set(fingerprint: Fingerprint, server: CurrentServer, person: KnownCaller) -> Response:
    """Return one of your own sets, or of those that the host offers."""
    game = await known_set(server, person, fingerprint)
    if game is None:
        raise NotFound("error-no-card-set")
    return responses.json({**at_table(game), "text": game.file.text})


@router.delete("/card-sets/{set}", status_code=204, responses=problems(401, 404))
async def delete_set(fingerprint: Fingerprint, server: CurrentServer, person: KnownCaller) -> None:
    """Delete one of your own sets. Tables that are played with it keep it."""

    def work(connection: Connection) -> None:
        card_sets.remove(connection, person.id, fingerprint)

    await server.database.write(work)


@router.get("/tables/{table}/cards", response_model=CardsAtTable, responses=problems(404))
async def cards(table_id: TableId, server: CurrentServer, person: Caller) -> Response:
    """Return the cards of somebody's own that a table is played with; to those who may see the table."""
    async with permissions.visible_table(server, table_id, person) as (table, _):
        game, own = table.game, table.setup.own_cards
    if not own:
        raise NotFound("error-no-own-cards")
    return responses.json(at_table(game))


def at_table(game: Game) -> dict[str, Any]:
    """Return everything about a set that people at a table see."""
    return {**described(game), "components": game.reference()}


async def known_set(server: Server, person: Person, fingerprint: str) -> Game | None:
    """Return a set that a person can choose."""
    if fingerprint in server.card_sets:
        return server.card_sets[fingerprint]
    return await server.database.read(lambda connection: card_sets.find(connection, person.id, fingerprint))


async def chosen_game(server: Server, person: Person, name: str, fingerprint: str | None) -> Game:
    """Return the game for a new table, with the built-in components or with a set that the person chose."""
    built_in = game_named(name)
    if fingerprint in (None, built_in.file.fingerprint):
        return built_in
    game = await known_set(server, person, str(fingerprint))
    if game is None or game.name != name:
        raise NotFound("error-no-card-set")
    if fingerprint not in server.card_sets and not server.settings.own_cards:
        raise Forbidden("error-own-cards-off")
    return game


async def known_games(server: Server, person: Person) -> dict[str, Game]:
    """Return the games with all sets that a person can choose, by fingerprint: their records can be read."""
    own = await server.database.read(lambda connection: card_sets.of_person(connection, person.id))
    return {**{game.file.fingerprint: game for game in own}, **server.card_sets}
