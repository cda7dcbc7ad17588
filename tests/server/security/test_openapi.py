"""Schemathesis over the whole API: no internal errors, and every response matches its description.

All requests come from a person who is logged in and sits at a running table; most of those
that name a table name that one.
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

from tests.server.support.tables import TIMEOUT, inline_bots, server_harness, settings_for
from tricorne.server.api import health
from tricorne.server.api.authentication import COOKIE
from tricorne.server.app import create_app

EXAMPLES = 12
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
# One in this many requests goes to a table that does not exist.
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
    """A person at a running table; a new one for each endpoint, since some end the table or the account."""

    address: str
    browser: requests.Session
    table: str
    action: str

    def lead(self, case: Case[Any]) -> None:
        """Direct most requests to the running table."""
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
    """A server in its own thread."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._scenes = count(1)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(TIMEOUT)

    async def _serve(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        async with server_harness(self._url) as self.harness:
            self.address = f"http://{await self.harness.address()}"
            self._ready.set()
            await self._end.wait()

    def scene(self) -> Scene:
        """Create a table with people who have played a little."""
        return asyncio.run_coroutine_threadsafe(self._scene(), self._loop).result(TIMEOUT)

    async def _scene(self) -> Scene:
        # Unique names: a generated request may have registered any other.
        number = next(self._scenes)
        anne, bert = await self.harness.guests(f"Anne {number}", f"Bert {number}")
        table = await anne.make("libertalia", "me", "open", "random", public=True)
        await bert.sit(table, 1)
        for seat, person in enumerate((anne, bert)):
            await person.play(table, seat)
        legal = (await anne.standing(table))["view"]["legal"]
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
    with inline_bots(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(health, "TIMEOUT_SECONDS", TIMEOUT)
        place = Place(f"sqlite:///{path}")
        yield place
        place.close()


@pytest.fixture
def scene(place: Place) -> Iterator[Scene]:
    made = place.scene()
    with made.browser:
        yield made


# The server is a thread of this process: what it draws from the global generator while Hypothesis
# chooses a request is not drawn by the request.
@pytest.mark.filterwarnings("ignore:Do not use the `random`:hypothesis.errors.HypothesisDeprecationWarning")
@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_response_matches_the_openapi_description(case: Case[Any], scene: Scene) -> None:
    scene.lead(case)
    case.call_and_validate(base_url=scene.address, session=scene.browser, checks=CHECKS, timeout=TIMEOUT)
