"""Sets of cards of people's own: where they are kept, whose they are, and what is told about them.

A set is known by the fingerprint that records and commitments have. It belongs to the people who put it
here, or is the host's and offered to everybody. Tables keep the set that they are played with, even if it
is nobody's any more, so that their games can be finished and reviewed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, insert, select

from tricorne.errors import BadComponents
from tricorne.games.game import Game
from tricorne.server.errors import Conflict, NotFound
from tricorne.server.storage.models import CardSet, OwnSet, Person, TableRow
from tricorne.server.tables.components import check_set, game_named, own_game, text_of


@dataclass(frozen=True)
class Known:
    """A set that somebody can choose for a new table."""

    game: Game
    by_host: bool

    @property
    def fingerprint(self) -> str:
        """What the set is known by."""
        return self.game.file.fingerprint

    def line(self) -> dict[str, Any]:
        """Return what a list says of it."""
        return {**described(self.game), "by_host": self.by_host}


def described(game: Game) -> dict[str, Any]:
    """Return what is told about a set beside its components."""
    return {
        "fingerprint": game.file.fingerprint,
        "game": game.name,
        "name": game.file.title,
        "note": game.file.note,
    }


def read_files(paths: Sequence[str]) -> dict[str, Game]:
    """Read the host's own component files, by their fingerprints; raises `BadComponents`."""
    found = {}
    for path in paths:
        try:
            content = Path(path).read_bytes()
        except OSError as error:
            problem = error.strerror or str(error)
            raise BadComponents("components-unreadable", file=path, problem=problem) from error
        game = check_set(content, path)
        found[game.file.fingerprint] = game
    return found


def keep(connection: Connection, game: Game) -> None:
    """Store the set that a game is played with, unless it is the built-in one or stored already."""
    text, fingerprint = text_of(game), game.file.fingerprint
    known = select(CardSet.fingerprint).where(CardSet.fingerprint == fingerprint)
    if text is not None and connection.execute(known).first() is None:
        row = {"fingerprint": fingerprint, "game": game.name, "text": text, "created_at": datetime.now(UTC)}
        connection.execute(insert(CardSet), row)


def game_at(connection: Connection, name: str, fingerprint: str) -> Game:
    """Return the game that a table is played with; with the built-in components if the set is not known."""
    built_in = game_named(name)
    if fingerprint == built_in.file.fingerprint:
        return built_in
    stored = select(CardSet.text).where(CardSet.fingerprint == fingerprint, CardSet.game == name)
    text = connection.execute(stored).scalar()
    return built_in if text is None else own_game(text)


def add(connection: Connection, person: str, game: Game, most: int) -> None:
    """Make a set somebody's own; raises `Conflict` if they have too many."""
    # Two requests at once must not both find room for one more.
    connection.execute(select(Person.id).where(Person.id == person).with_for_update())
    own = select(func.count()).where(OwnSet.person_id == person)
    mine = OwnSet.fingerprint == game.file.fingerprint
    if connection.execute(own.where(mine)).scalar_one():
        return
    if connection.execute(own).scalar_one() >= most:
        raise Conflict("error-card-sets-many", most=most)
    keep(connection, game)
    row = {"person_id": person, "fingerprint": game.file.fingerprint, "created_at": datetime.now(UTC)}
    connection.execute(insert(OwnSet), row)


def of_person(connection: Connection, person: str) -> list[Game]:
    """Return somebody's own sets, the latest first."""
    texts = (
        select(CardSet.text)
        .join(OwnSet, OwnSet.fingerprint == CardSet.fingerprint)
        .where(OwnSet.person_id == person)
        .order_by(OwnSet.created_at.desc(), CardSet.fingerprint)
    )
    return [own_game(text) for text in connection.scalars(texts)]


def find(connection: Connection, person: str, fingerprint: str) -> Game | None:
    """Return one of somebody's own sets."""
    mine = select(CardSet.text).join(OwnSet, OwnSet.fingerprint == CardSet.fingerprint)
    text = connection.scalar(mine.where(OwnSet.person_id == person, CardSet.fingerprint == fingerprint))
    return None if text is None else own_game(text)


def remove(connection: Connection, person: str, fingerprint: str) -> None:
    """Take a set from somebody; if it is nobody's and no table's any more, it is gone."""
    mine = delete(OwnSet).where(OwnSet.person_id == person, OwnSet.fingerprint == fingerprint)
    if not connection.execute(mine).rowcount:
        raise NotFound("error-no-card-set")
    connection.execute(delete(CardSet).where(CardSet.fingerprint == fingerprint, is_orphan()))


def is_orphan(tables: Select[str] | None = None, people: Select[str] | None = None) -> ColumnElement[bool]:
    """Whether a set is nobody's own, and no table is played with it; some tables and people do not count."""
    owned = exists().where(OwnSet.fingerprint == CardSet.fingerprint)
    played = exists().where(TableRow.components == CardSet.fingerprint)
    if people is not None:
        owned = owned.where(OwnSet.person_id.not_in(people))
    if tables is not None:
        played = played.where(TableRow.id.not_in(tables))
    return and_(~owned, ~played)
