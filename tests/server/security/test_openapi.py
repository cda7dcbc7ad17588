"""Schemathesis over the whole API: whatever is sent, no mistake of ours, and answers as they are declared.

Everything is asked by somebody who is signed in and sits at a table that runs;
wherever a request can name a table, it is mostly that one.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.config import (
    CoveragePhaseConfig,
    GenerationConfig,
    PhasesConfig,
    ProjectConfig,
    ProjectsConfig,
    SchemathesisConfig,
)
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.tables.support import PATIENCE, house, quick_bots, settings_for
from tricorne import bots
from tricorne.games import GAMES
from tricorne.server.api import health
from tricorne.server.api.authentication import COOKIE
from tricorne.server.app import create_app
from tricorne.server.tables.components import game_named

EXAMPLES = 12
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
# One in so many requests goes to a table that there is not.
ASTRAY = 7

schema = schemathesis.openapi.from_dict(
    create_app(settings_for("sqlite:///nowhere")).openapi(),
    config=SchemathesisConfig(
        projects=ProjectsConfig(
            default=ProjectConfig(
                phases=PhasesConfig(coverage=CoveragePhaseConfig(enabled=False)),
                generation=GenerationConfig(deterministic=True, with_security_parameters=False),
            )
        )
    ),
)


@dataclass
class Scene:
    """Somebody at a running table; one for each endpoint, since some end the table or the person."""

    address: str
    browser: requests.Session
    table: str
    action: str

    def lead(self, case: Case[Any]) -> None:
        """Lead most requests to where there is something to do."""
        astray = len(repr((case.body, case.query))) % ASTRAY == 0
        if astray:
            return
        right = {"table": self.table, "action": self.action, "game": "libertalia", "bot": "random"}
        for part in (case.path_parameters, case.query, case.body):
            if isinstance(part, dict):
                part.update(
                    {name: right[name] for name in part if isinstance(part[name], str) and name in right}
                )


class Place:
    """A server that runs in a thread of its own."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._scenes = count(1)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    async def _serve(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        async with house(self._url) as self.house:
            self.address = f"http://{await self.house.address()}"
            self._ready.set()
            await self._end.wait()

    def scene(self) -> Scene:
        """Let people sit down at a table and play a little."""
        return asyncio.run_coroutine_threadsafe(self._scene(), self._loop).result(PATIENCE)

    async def _scene(self) -> Scene:
        # Names of their own: whatever is sent may have registered any.
        number = next(self._scenes)
        anne, bert = await self.house.guests(f"Anne {number}", f"Bert {number}")
        table = await anne.make("libertalia", "me", "open", "random", public=True)
        await bert.sit(table, 1)
        for seat, person in enumerate((anne, bert)):
            await person.play(table, seat)
        legal = (await anne.look(table))["view"]["legal"]
        browser = requests.Session()
        browser.headers["Origin"] = self.address
        browser.cookies.set(COOKIE, anne.session)
        return Scene(self.address, browser, table, legal[0] if legal else "choose 1")

    def close(self) -> None:
        """Stop."""
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    path: Path = tmp_path_factory.mktemp("api") / "tables.sqlite"
    # Here bots think where requests are answered: what they think with is compiled before.
    for game in GAMES:
        bots.warm_up(game_named(game), [*bots.BOTS])
    with quick_bots(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(health, "TIMEOUT_SECONDS", PATIENCE)
        place = Place(f"sqlite:///{path}")
        yield place
        place.close()


@pytest.fixture
def scene(place: Place) -> Iterator[Scene]:
    made = place.scene()
    with made.browser:
        yield made


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_sent_is_answered_as_declared(case: Case[Any], scene: Scene) -> None:
    scene.lead(case)
    case.call_and_validate(base_url=scene.address, session=scene.browser, checks=CHECKS, timeout=PATIENCE)
