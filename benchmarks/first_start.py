"""Measure the first start as a newcomer sees it: a fresh clone, an empty home, nothing cached.

    python -m benchmarks.first_start

Clones this repository and runs `make play` there. Prints JSON: the seconds and the CPU seconds from the
command to the first page, for each game the seconds from asking for a table to the first move of a bot, and
the size of the installation. Tables in the browser are measured by `benchmarks.local_tables`.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from benchmarks.process_session import cpu_seconds
from tricorne.games import GAMES, load

ROOT = Path(__file__).parents[1]
URL = "http://127.0.0.1:{port}"
PORT = 8317
POLL_SECONDS = 0.05
LONGEST_SECONDS = 900.0


def wait_for(url: str) -> None:
    """Wait until a page is served."""
    end = time.monotonic() + LONGEST_SECONDS
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as response:  # noqa: S310 (our own address)
                response.read()
                return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(POLL_SECONDS)


def ask(method: str, path: str, body: Any, cookie: str) -> tuple[Any, str]:
    """Send a request as a browser would; return the answer and the session's cookie."""
    url = URL.format(port=PORT)
    headers = {"Content-Type": "application/json", "Origin": url, "Cookie": cookie}
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, content, headers, method=method)  # noqa: S310
    with urllib.request.urlopen(request, timeout=60) as response:  # noqa: S310
        given = response.headers.get("Set-Cookie", "").split(";")[0]
        return json.loads(response.read()), given or cookie


def first_bot_move(game: str) -> float:
    """Return the seconds from asking for a server's table to the first move of a bot there."""
    _, cookie = ask("POST", "/api/people", {"name": f"Anne {game}"}, "")
    players = load(game).players[0]
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "planner"}] * (players - 1)]
    started = time.perf_counter()
    made, _ = ask("POST", "/api/tables", {"game": game, "players": players, "seats": seats}, cookie)
    table = f"/api/tables/{made['about']['id']}"
    while True:
        standing = ask("GET", table, None, cookie)[0]["standing"]
        lines = ask("GET", f"{table}/log", None, cookie)[0]["lines"]
        if any(line["kind"] == "move" and line["seat"] != 0 for line in lines):
            return time.perf_counter() - started
        view = standing["view"]
        if view and standing["seats"][0]["waiting"] and view["legal"]:
            move = {"seat": 0, "action": view["legal"][0], "version": standing["number"]}
            ask("POST", f"{table}/moves", move, cookie)
        time.sleep(POLL_SECONDS / 5)


def measure(directory: Path) -> dict[str, Any]:
    """Clone, start and play."""
    clone, home = directory / "clone", directory / "home"
    home.mkdir()
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)  # noqa: S603, S607
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("TRICORNE_", "XDG_"))}
    environment = {**kept, "HOME": str(home)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    started = time.perf_counter()
    with (directory / "log").open("wb") as log:
        server = subprocess.Popen(  # noqa: S603
            ["make", "play", f"ARGS=--port {PORT}"],  # noqa: S607
            cwd=clone,
            env=environment,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        wait_for(URL.format(port=PORT))
        first_page = time.perf_counter() - started
        cpu = cpu_seconds(server.pid)
        moves = {game: round(first_bot_move(game), 2) for game in GAMES}
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()
    size = subprocess.run(  # noqa: S603
        ["du", "-sm", "--exclude=.git", str(clone)],  # noqa: S607
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return {
        "first_page_seconds": round(first_page, 1),
        "first_page_cpu_seconds": round(cpu, 1),
        "first_bot_move_seconds": moves,
        "installation_mb": int(size.stdout.split()[0]),
    }


def main() -> None:
    """Measure, and print the results."""
    with tempfile.TemporaryDirectory(prefix="tricorne-") as directory:
        print(json.dumps(measure(Path(directory)), indent=2))


if __name__ == "__main__":
    main()
