"""What can be played here: the games are told with everything that is printed in their boxes."""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.server.support.tables import ServerHarness, run_scenario
from tricorne.games import GAMES, load


def test_games_are_listed_with_their_components_and_what_is_printed_on_them(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        listed = (await (await harness.anonymous()).get("/games"))["games"]
        assert [game["name"] for game in listed] == list(GAMES)
        for told in listed:
            game = load(told["name"])
            assert told["components"] == game.reference()

    run_scenario(url, scenario)


def test_the_list_of_games_is_compressed_and_sent_once(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        client = (await harness.anonymous()).http
        first = await client.get("/api/games", headers={"Accept-Encoding": "gzip"})
        assert first.headers["content-encoding"] == "gzip"
        assert int(first.headers["content-length"]) * 4 < len(first.content)
        again = await client.get("/api/games", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = await client.get("/api/games", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == first.json()

    run_scenario(url, scenario)


def test_the_usual_value_of_an_option_is_told_for_every_choice_of_the_others(url: str) -> None:
    def usual(option: dict[str, Any], settled: dict[str, Any]) -> Any:
        fitting = (line["value"] for line in option["unless"] if line["given"].items() <= settled.items())
        return next(fitting, option["values"][0])

    async def scenario(harness: ServerHarness) -> None:
        for told in (await (await harness.anonymous()).get("/games"))["games"]:
            game = load(told["name"])
            options = told["options"]
            for values in product(*([None, *option["values"]] for option in options)):
                chosen = {
                    option["name"]: value
                    for option, value in zip(options, values, strict=True)
                    if value is not None
                }
                settled: dict[str, Any] = {}
                for option in options:
                    settled[option["name"]] = chosen.get(option["name"], usual(option, settled))
                assert settled == game.complete_options(chosen)

    run_scenario(url, scenario)
