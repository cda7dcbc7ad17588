"""A server with an empty cache plays at once: the modules that it needs are part of the package.

Not checked: how long anything takes; `benchmarks/first_start.py` measures it.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.support.processes import UNLIMITED, serving
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


def test_a_server_with_an_empty_cache_plays_whole_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRICORNE_CACHE", str(tmp_path / "cache"))
    with (
        serving(tmp_path, *UNLIMITED) as server,
        httpx.Client(base_url=server.url, timeout=TIMEOUT) as http,
    ):
        http.post("/api/people", json={"name": "Anne"}).raise_for_status()
        for page in PAGES:
            http.get(page).raise_for_status()
        for game in GAMES:
            player = Player(http, game)
            assert player.made["standing"]["status"] == "running"
            player.play_to_the_end()
            player.look_back()
        assert server.stop() == 0
        assert "ERROR" not in server.log.read_text()


def test_a_server_needs_no_compiler() -> None:
    program = "import sys, tricorne.server.app; sys.exit(bool({'numba', 'llvmlite'} & {*sys.modules}))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
