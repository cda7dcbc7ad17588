"""Ratings and statistics: what is noted when a game is over."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, insert, select, update

from tricorne.arena.ratings import NEW, Rating, rate_game
from tricorne.server.room import Room
from tricorne.server.setup import TableKind
from tricorne.server.storage import models

BOT = "bot:"


def note(connection: Connection, room: Room, now: datetime) -> None:
    """Note how everybody fared in a game that is over, and rate them if it counts."""
    assert room.table is not None
    result = room.table.result
    assert result is not None
    setup = room.setup
    if setup.kind in (TableKind.REPLAY, TableKind.LESSON):
        return
    share = 1 / len(result.winners)
    who = [chair.person or f"{BOT}{chair.bot}" for chair in room.chairs]
    connection.execute(
        insert(models.Outcome),
        [
            {
                "table_id": setup.id,
                "seat": seat,
                "game": setup.game.name,
                "players": setup.players,
                "person_id": chair.person,
                "bot": None if chair.person else chair.bot,
                "points": result.points[seat],
                "won": share if seat in result.winners else 0.0,
                "rated": room.rated,
                "ended_at": now,
            }
            for seat, chair in enumerate(room.chairs)
        ],
    )
    if room.rated:
        won = {
            name: sum(share for seat in result.winners if who[seat] == name) for name in dict.fromkeys(who)
        }
        before = fetch(connection, setup.game.name, setup.players, list(won))
        current = {name: row[0] if (row := before.get(name)) else NEW for name in won}
        for name, rating in rate_game(current, who, result).items():
            _, games, wins = before.get(name, (NEW, 0, 0.0))
            key = {"game": setup.game.name, "players": setup.players, "who": name}
            values = {
                "mu": rating.strength,
                "sigma": rating.deviation,
                "games": games + 1,
                "won": wins + won[name],
            }
            if name in before:
                # Not written anew: another worker may wait for this very row.
                connection.execute(update(models.Rating).filter_by(**key).values(values))
            else:
                connection.execute(insert(models.Rating), {**key, **values})


def fetch(
    connection: Connection, game: str, players: int, names: list[str]
) -> dict[str, tuple[Rating, int, float]]:
    """Return the ratings of people and bots with their games and wins, where there are any."""
    rows = connection.execute(
        select(models.Rating.__table__)
        .where(models.Rating.game == game, models.Rating.players == players, models.Rating.who.in_(names))
        .with_for_update()
    )
    return {row.who: (Rating(row.mu, row.sigma), row.games, row.won) for row in rows}
