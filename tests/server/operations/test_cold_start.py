"""A server with an empty cache serves at once, reports the progress, and never compiles itself.

One scenario, because compiling everything takes a minute or two on a quiet machine. Not checked:
how long anything takes.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.support.processes import UNLIMITED, not_ready, serving
from tricorne.games import GAMES, load

# However busy the machine is.
TIMEOUT = 7200.0
PAGES = ("/", "/health", "/api/games", "/api/tables")

Json = Any


def until(what: Callable[[], Json]) -> Json:
    """Poll until a condition holds."""
    end = time.monotonic() + TIMEOUT
    while not (found := what()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


class Player:
    """A person who plays against bots."""

    def __init__(self, http: httpx.Client, game: str) -> None:
        self.http = http
        bots = [{"kind": "bot", "bot": "planner"}] * (load(game).players[0] - 1)
        wanted = {"game": game, "players": 1 + len(bots), "seats": [{"kind": "me"}, *bots]}
        self.made = self.ask("POST", "/api/tables", wanted)
        self.table = f"/api/tables/{self.made['about']['id']}"

    def ask(self, method: str, path: str, body: Json = None) -> Json:
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json()

    def standing(self) -> Json:
        return self.ask("GET", self.table)["standing"]

    def wait_for_the_start(self) -> None:
        until(lambda: self.standing()["status"] == "running")

    def play_to_the_end(self) -> None:
        """Play a whole game, and use everything else a table offers on the way."""

        def asked() -> Json:
            now = self.standing()
            return now if now["status"] == "finished" or now["seats"][0]["waiting"] else None

        moves = 0
        while (standing := until(asked))["status"] == "running":
            legal, version = standing["view"]["legal"], standing["number"]
            # Always the first would make Liberté much longer.
            action = legal[version % len(legal)]
            if moves == 0:
                self.ask("GET", f"{self.table}/why?action={action}")
                self.ask("GET", f"{self.table}/hints?bot=search-1")
                self.ask("GET", f"{self.table}/observation")
            self.ask(
                "POST",
                f"{self.table}/moves",
                {"seat": 0, "action": action, "version": version},
            )
            moves += 1
            if moves <= 3:
                # Whether or not undo is allowed, the check has to run.
                self.http.post(f"{self.table}/undo", json={"seat": 0})
            if moves % 20 == 0:
                self.ask("GET", f"{self.table}/history/{standing['moves']}")

    def look_back(self) -> None:
        """Use what a table offers after a game."""
        self.ask("GET", f"{self.table}/log")
        self.ask("GET", f"{self.table}/history/3?view=open")
        until(lambda: self.ask("GET", f"{self.table}/chances")["done"])
        record = self.http.get(f"{self.table}/record").raise_for_status().content
        self.http.post("/api/replays", content=record).raise_for_status()
        self.ask("POST", f"{self.table}/branch", {"moves": 3, "seat": 0})
        self.ask("POST", f"/api/lessons/{self.made['about']['game']}")


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start with nothing compiled.

    `make cold` names an empty cache, and leaves what is compiled there to other tests.
    """
    named = os.environ.get("TRICORNE_CACHE")
    if named is None or any(Path(named).rglob("*.nbc")):
        monkeypatch.setenv("TRICORNE_CACHE", str(tmp_path / "cache"))


@pytest.mark.usefixtures("empty_cache")
def test_a_server_with_an_empty_cache_serves_while_a_child_compiles(tmp_path: Path) -> None:
    with (
        serving(tmp_path, *UNLIMITED, ready=False) as server,
        httpx.Client(base_url=server.url, timeout=TIMEOUT) as http,
    ):
        assert set(not_ready(server.url)) == set(GAMES)
        http.post("/api/people", json={"name": "Anne"}).raise_for_status()
        players = [Player(http, game) for game in GAMES]
        for player in players:
            standing = player.made["standing"]
            assert standing["status"] == "open"
            assert 0 <= standing["preparing"]["percent"] < 100
        for page in PAGES:
            http.get(page).raise_for_status()
        for player in players:
            player.wait_for_the_start()
            player.play_to_the_end()
            player.look_back()
        assert not_ready(server.url) == {}
        assert server.stop() == 0
        log = server.log.read_text()
        assert "refused to compile" not in log
        assert "ERROR" not in log
