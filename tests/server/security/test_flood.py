"""Floods: a socket that sends endless frames is closed before it affects others."""

from __future__ import annotations

import pytest

from tests.server.security.raw import BINARY, CONTINUATION, PING, PONG, TEXT, frame, live
from tests.server.support.tables import ServerHarness, receive, run_scenario
from tests.server.tables.test_moves import two_pirates

MOST = 20
POLICY = 1008

FLOODS = {
    "tiny frames": frame(TEXT, b"x") * 1000,
    "empty frames": frame(TEXT) * 1000,
    "pings": frame(PING) * 1000,
    "large pings": frame(PING, b"x" * 125) * 1000,
    "pongs": frame(PONG) * 1000,
    "fragments": frame(TEXT, b"", last=False) + frame(CONTINUATION, b"", last=False) * 1000,
    "pings between fragments": frame(TEXT, b"", last=False) + frame(PING) * 1000,
    "binary frames": frame(BINARY, b"x") * 1000,
    "one byte at a time": frame(PING) * 1000,
}


@pytest.mark.parametrize("name", list(FLOODS))
def test_a_flood_is_closed_and_others_are_not_affected(url: str, name: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        async with harness.socket(bert, table) as other:
            await receive(other, "hello")
            async with live(await harness.address(), table) as stranger:
                if name == "one byte at a time":
                    for byte in FLOODS[name][: 7 * MOST * 6]:
                        await stranger.send(bytes([byte]))
                else:
                    await stranger.send(FLOODS[name])
                code, before = await stranger.closing_frame()
                assert code == POLICY
                assert before.get(PONG, 0) <= MOST + 1, "who is closed is answered no more"
                assert await stranger.rest() == b""
                number = (await anne.play(table, 0))["number"]
                assert (await receive(other, "changed"))["number"] == number

    run_scenario(url, scenario, limit_frames=f"{MOST}/hour")


def test_a_few_frames_are_accepted(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _ = await two_pirates(harness)
        async with live(await harness.address(), table) as stranger:
            await stranger.send(frame(PING, b"there?") * 5 + frame(PONG) * 5)
            await stranger.send(frame(TEXT, b"still", last=False) + frame(CONTINUATION, b" here"))
            for _ in range(5):
                assert await stranger.frame() == (PONG, b"there?")
            await anne.play(table, 0)
            kind, told = await stranger.frame()
            assert kind == TEXT
            assert b'"changed"' in told

    run_scenario(url, scenario, limit_frames=f"{MOST}/hour")


def test_a_message_with_too_many_fragments_is_rejected(url: str) -> None:
    """Empty pieces would otherwise pile up, below any limit of bytes and frames."""

    async def scenario(harness: ServerHarness) -> None:
        table, _, _ = await two_pirates(harness)
        async with live(await harness.address(), table) as stranger:
            await stranger.send(frame(TEXT, last=False) + frame(CONTINUATION, last=False) * 9)
            assert (await stranger.closing_frame())[0] == POLICY

    run_scenario(url, scenario, limit_frames="1000000/second")


def test_a_flood_is_counted(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, _, _ = await two_pirates(harness)
        async with live(await harness.address(), table) as stranger:
            await stranger.send(frame(PONG) * 100)
            await stranger.closing_frame()
            assert harness.server.rate_limits.refused["frames"] == 1

    run_scenario(url, scenario, limit_frames=f"{MOST}/hour")
