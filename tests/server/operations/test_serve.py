"""`tricorne serve`: startup, settings, errors, and shutdown."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.support.databases import PostgreSQL
from tests.server.support.operations import running, visitor
from tests.server.support.processes import command, serving
from tricorne.cli import main
from tricorne.cli.commands.serve import read_settings
from tricorne.errors import TricorneError
from tricorne.i18n.catalogue import Translations
from tricorne.i18n.explain import explain
from tricorne.server.storage import lock as alone_module
from tricorne.server.storage.errors import BadDatabase
from tricorne.server.storage.lock import exclusive
from tricorne.server.storage.migrate import migrate

# However busy the machine is; docs/hosts.md promises ten seconds on a quiet one.
STOP_SECONDS = 60


def complaint(error: TricorneError) -> str:
    translations = Translations(strict=True)
    return explain(translations, error, translations.say)


def test_shutdown_is_graceful(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        with httpx.Client(base_url=server.url, timeout=60) as client:
            client.post("/api/people", json={"name": "Anne"}).raise_for_status()
            table = client.post(
                "/api/tables", json={"game": "libertalia", "players": 2, "public": True}
            ).json()
        where = f"/api/tables/{table['about']['id']}"
        with connect(f"{server.url.replace('http', 'ws', 1)}{where}/live") as live:
            live.recv()
            server.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                live.recv()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012
        assert server.process.wait(STOP_SECONDS) == 0
    assert "ERROR" not in server.log.read_text()

    async def look() -> int:
        async with running(tmp_path, database=server.database) as app, visitor(app) as client:
            number: int = (await client.get(where)).json()["standing"]["number"]
            return number

    assert asyncio.run(look()) == 1


def wait_until_nobody_listens(host: str, port: int) -> None:
    until = time.monotonic() + STOP_SECONDS
    while time.monotonic() < until:
        try:
            socket.create_connection((host, port)).close()
        except ConnectionRefusedError:
            return
        time.sleep(0.01)
    raise AssertionError("somebody still listens")


def test_running_requests_finish_before_shutdown(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host, port = server.url.removeprefix("http://").split(":")
        body = b'{"name": "Anne"}'
        head = f"POST /api/people HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        with socket.create_connection((host, int(port))) as line, line.makefile("rb") as answers:
            line.sendall(f"{head}Expect: 100-continue\r\nContent-Length: {len(body)}\r\n\r\n".encode())
            assert answers.readline().startswith(b"HTTP/1.1 100"), "the request is being answered"
            assert answers.readline() == b"\r\n"
            server.process.send_signal(signal.SIGINT)  # as Ctrl+C does
            wait_until_nobody_listens(host, int(port))
            line.sendall(body)
            assert answers.readline().startswith(b"HTTP/1.1 201")
        assert server.process.wait(STOP_SECONDS) == 0


def test_several_workers_serve_and_stop_together(tmp_path: Path, postgresql: PostgreSQL) -> None:
    with postgresql.database() as database, serving(tmp_path, "--workers", "2", database=database) as server:
        with httpx.Client(base_url=server.url, timeout=60) as client:
            client.post("/api/people", json={"name": "Anne"}).raise_for_status()
            client.post("/api/tables", json={"game": "libertalia", "players": 2}).raise_for_status()
        server.process.terminate()
        assert server.process.wait(STOP_SECONDS) == 0
    assert "ERROR" not in server.log.read_text()


def test_a_port_in_use_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        database = f"sqlite:///{tmp_path / 'x.sqlite'}"
        with kept_signals():
            code = main(["--language", "en", "serve", "--port", str(port), "--database", database])
    assert code == 2
    assert f"Port {port} on 127.0.0.1 is already in use" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


class kept_signals:  # noqa: N801 - reads as a context
    """Restore signal handlers after the command."""

    def __enter__(self) -> None:
        self._kept = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def __exit__(self, *_: object) -> None:
        for number, handler in self._kept.items():
            signal.signal(number, handler)


def test_a_database_that_cannot_be_opened_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text(
        "this is no database, but long enough to look like a file of one " * 20
    )
    done = subprocess.run(
        command(
            "--language", "en", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.sqlite"
        ),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "not a database" in done.stderr


def test_flags_override_the_environment_which_overrides_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("tricorne.toml").write_text(
        'port = 1\nworkers = 2\nsession_days = 3\norigins = ["https://a.example"]\n'
    )
    monkeypatch.setenv("TRICORNE_PORT", "4")
    monkeypatch.setenv("TRICORNE_WORKERS", "5")
    read = read_settings({"port": 6, "workers": None}, ["log-format=json"])
    assert (read.port, read.workers, read.session_days) == (6, 5, 3)
    assert (read.log_format, read.origins) == ("json", ["https://a.example"])


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("colour=red", "“colour=red” is not a setting"),
        ("port", "“port” is not a setting"),
        ("port=70000", "The setting “port” is not valid"),
        ("limit-chat=often", "The setting “limit-chat” is not valid"),
        ("origins=https://a.example", "The setting “origins” is not valid"),
        ("metrics=everybody", "The setting “metrics” is not valid"),
    ],
)
def test_an_invalid_setting_is_named(
    more: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(TricorneError) as caught:
        read_settings({}, [more])
    assert said in complaint(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("colour = 1", "“colour” is not a setting"),
        ("port = ", "The settings file tricorne.toml cannot be read"),
        (None, "The settings file elsewhere.toml cannot be read"),
    ],
)
def test_mistakes_in_the_settings_file_are_reported(
    text: str | None, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if text is None:
        monkeypatch.setenv("TRICORNE_CONFIG", "elsewhere.toml")
    else:
        Path("tricorne.toml").write_text(text)
    with pytest.raises(TricorneError) as caught:
        read_settings({})
    assert said in complaint(caught.value)


def test_a_malformed_list_in_the_environment_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TRICORNE_ORIGINS", "https://a.example")
    with pytest.raises(TricorneError) as caught:
        read_settings({})
    assert "origins" in complaint(caught.value)


def test_a_second_server_on_the_same_file_is_rejected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alone_module, "WAIT_SECONDS", 0.1)
    with serving(tmp_path) as server:
        with pytest.raises(BadDatabase) as refused, exclusive(server.database):
            pass
        assert "Another server already uses" in complaint(refused.value)
        server.process.kill()
        server.process.wait()
        with exclusive(server.database):
            pass


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alone_module, "WAIT_SECONDS", 0.1)


def other_paths(directory: Path) -> dict[str, str]:
    """Return other paths to the file `tables.sqlite` in a directory."""
    (directory / "link.sqlite").symlink_to("tables.sqlite")
    (directory / "chain.sqlite").symlink_to(directory / "link.sqlite")
    (directory / "elsewhere").symlink_to(directory, target_is_directory=True)
    (directory / "below").mkdir()
    return {
        "symlink": f"sqlite:///{directory / 'link.sqlite'}",
        "two symlinks": f"sqlite:///{directory / 'chain.sqlite'}",
        "symlink to the directory": f"sqlite:///{directory / 'elsewhere' / 'tables.sqlite'}",
        "relative": "sqlite:///tables.sqlite",
        "roundabout": f"sqlite:///{directory}/below/../tables.sqlite",
    }


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("new", [True, False])
def test_a_second_server_on_the_same_file_is_rejected_whatever_the_path(
    new: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    if not new:
        migrate(url)
    for way, other in other_paths(tmp_path).items():
        for first, second in ((url, other), (other, url)):
            with (
                exclusive(first),
                pytest.raises(BadDatabase, match="error-database-served"),
                exclusive(second),
            ):
                pytest.fail(way)
            if new:
                (tmp_path / "tables.sqlite").unlink()


@pytest.mark.usefixtures("impatient")
def test_a_file_with_a_hard_link_is_rejected(tmp_path: Path) -> None:
    one, other = tmp_path / "tables.sqlite", tmp_path / "others" / "tables.sqlite"
    url, second = f"sqlite:///{one}", f"sqlite:///{other}"
    migrate(url)
    other.parent.mkdir()
    with exclusive(url):
        other.hardlink_to(one)
        with pytest.raises(BadDatabase), exclusive(second):
            pytest.fail("two servers write to one file")
    # Nor one after the other: the WAL file that a crash leaves beside one name is not found under the other.
    for name in (url, second):
        with pytest.raises(BadDatabase) as refused, exclusive(name):
            pytest.fail("the write-ahead log of the other name is lost")
        assert "hard link" in complaint(refused.value)
    other.unlink()
    with exclusive(url):
        pass


@pytest.mark.usefixtures("impatient")
def test_the_database_file_itself_is_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same file mounted in two places has two lock files beside it."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with exclusive(url):
        monkeypatch.setattr(alone_module, "SUFFIX", "-served-elsewhere")
        with pytest.raises(BadDatabase, match="error-database-served"), exclusive(url):
            pytest.fail("two servers write to one file")
    with exclusive(url):
        pass


def test_servers_can_share_postgresql(postgresql: PostgreSQL) -> None:
    with postgresql.database() as url, exclusive(url), exclusive(url):
        pass
