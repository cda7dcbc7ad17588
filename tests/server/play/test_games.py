"""What can be played here: the games are told with everything that is printed in their boxes."""

from __future__ import annotations

from tests.server.play.support import House, tell
from tricorne.games import GAMES


def test_games_are_listed_with_their_components_and_what_is_printed_on_them(database_url: str) -> None:
    async def story(house: House) -> None:
        listed = (await (await house.nobody()).get("/games"))["games"]
        assert [game["name"] for game in listed] == list(GAMES)
        for told in listed:
            game = GAMES[told["name"]].load()
            assert told["components"] == game.trace_header()
            assert told["file"] == game.file.data

    tell(database_url, story)
