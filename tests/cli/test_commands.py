"""The other commands: simulate, replay, trace, perft, check, bench, games, components."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.support.records import box, random_game
from tricorne import __version__
from tricorne.cli.commands import bench, check, parallel, perft
from tricorne.cli.terminal import Terminal
from tricorne.games import GAMES, load
from tricorne.games.game import Game, State
from tricorne.i18n.catalogue import LANGUAGES, Translations
from tricorne.match import Match, trace


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Write the record of a game."""
    (tmp_path / "game.tricorne").write_text(random_game("liberte", 4).text(), "utf-8")
    return "game.tricorne"


def test_help_and_version(run: Run) -> None:
    assert run("--version").out == f"tricorne {__version__}\n"
    done = run("--help")
    assert done.code == 0
    for command in ("play", "simulate", "replay", "trace", "perft", "check", "bench", "components", "games"):
        assert command in done.out
    done = run()
    assert done.code == 2
    assert "simulate" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_option_is_accepted_anywhere(run: Run, language: str) -> None:
    said = Translations(language).say("cli-games-options")
    assert said in run("games", "--language", language).out
    assert said in run(f"--language={language}", "games").out


def test_games(run: Run) -> None:
    out = run("games").out
    for name, game in GAMES.items():
        assert name in out
        assert f"{game.players[0]}–{game.players[-1]}" in out
        for option in game.options:
            assert f"{option.name}: {option.choices()}" in out


@pytest.mark.parametrize("game", GAMES)
def test_same_seed_simulates_the_same_games(run: Run, game: str) -> None:
    done = run("simulate", game, "--players", "3", "--games", "3", "--seed", "s", "--out", "a/b")
    assert done.code == 0
    assert "3 games" in done.out
    assert sorted(path.name for path in Path("a/b").iterdir()) == [
        "000001.tricorne",
        "000002.tricorne",
        "000003.tricorne",
    ]
    run("simulate", game, "--players", "3", "--games", "2", "--seed", "s", "--out", "c")
    for path in Path("c").iterdir():
        assert path.read_bytes() == (Path("a/b") / path.name).read_bytes()
    table = Match.load(Path("a/b/000002.tricorne"))
    assert table.seed == "s-2"
    assert table.result


def test_simulate_rejects_a_directory_that_cannot_be_written(run: Run) -> None:
    Path("file").write_text("", "utf-8")
    done = run("simulate", "liberte", "--games", "1", "--out", "file/x")
    assert done.code == 2
    assert "cannot be written" in done.err
    assert run("simulate", "liberte", "--games", "0", "--out", "x").code == 2


def test_jobs_run_in_several_processes(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "cores", lambda: 2)
    done = run("simulate", "libertalia", "--games", "150", "--seed", "s", "--out", "out")
    assert done.code == 0
    assert len(list(Path("out").iterdir())) == 150


def test_replay_prints_a_transcript(run: Run, file: str) -> None:
    out = run("replay", file).out
    assert out.startswith("Liberté, 4 players, seed a test\n")
    assert "1. Seat" in out
    assert "Four turns have been played." in out or "Radical" in out or "Royalist" in out


def test_replay_check(run: Run, file: str) -> None:
    done = run("replay", file, "--check")
    assert done.code == 0
    assert len(done.out.splitlines()) == 1
    text = Path(file).read_text("utf-8").split("\n")
    text[9] = "0: keep" if text[8].startswith("0") else text[9]
    text.insert(9, f"{text[8][0]}: claim")
    Path(file).write_text("\n".join(text), "utf-8")
    done = run("replay", file, "--check")
    assert done.code == 2
    assert done.out == ""
    assert "game.tricorne, line 10" in done.err


def test_an_unfinished_record_is_valid(run: Run, file: str) -> None:
    text = Path(file).read_text("utf-8").split("\n")[:20]
    Path(file).write_text("\n".join(text), "utf-8")
    assert "not over" in run("replay", file, "--check").out
    assert "The game is not over." in run("replay", file).out


def test_trace(run: Run, file: str) -> None:
    out = run("trace", file).out
    assert out.splitlines() == list(trace.lines(random_game("liberte", 4)))
    run("trace", file, "--out", "a.jsonl")
    assert Path("a.jsonl").read_text("utf-8") == out


@pytest.mark.parametrize("game", GAMES)
def test_perft_counts_legal_sequences(run: Run, game: str) -> None:
    state = box(game).new("1789", 3)
    counts = perft.count_sequences(box(game), state, 2)
    assert counts[0] == sum(len(box(game).legal(state, seat)) for seat in box(game).waiting(state))
    out = run("perft", game, "--players", "3", "--seed", "1789", "--depth", "2").out
    assert str(counts[1]) in out


@pytest.mark.parametrize("game", GAMES)
def test_check_covers_all_variants(run: Run, game: str) -> None:
    kinds = check.variants(box(game))
    assert len(kinds) == len(box(game).players) * 8
    done = run("check", game, "--games", str(len(kinds)))
    assert done.code == 0
    assert "no invariant was violated" in done.out


def test_check_reports_how_to_reproduce_a_violation(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, state: State, rng: object) -> tuple[int, str | None]:
        return 17, "cards_are_conserved"

    monkeypatch.setattr(Game, "checked_game", broken)
    done = run("check", "liberte", "--games", "1", "--seed", "s")
    assert done.code == 2
    for part in ("move 17", "s-1", "players", "edition=", "cards_are_conserved"):
        assert part in done.err


@pytest.mark.parametrize("game", GAMES)
def test_exported_components_are_valid(run: Run, game: str) -> None:
    text = run("components", "export", game).out
    assert text == load(game).file.text
    Path("mine.toml").write_text(text, "utf-8")
    done = run("components", "check", game, "mine.toml")
    assert done.code == 0
    assert "can be played with." in done.out


def test_rejects_a_component_file_and_names_the_line(run: Run) -> None:
    text = load("liberte").file.text
    Path("mine.toml").write_text(text.replace('name = "Vendée", region', "region"), "utf-8")
    done = run("components", "check", "liberte", "mine.toml")
    assert done.code == 2
    assert "mine.toml, line " in done.err
    assert "“name” is missing" in done.err
    Path("mine.toml").write_text(text.replace("red = 30", "red = 31"), "utf-8")
    done = run("components", "check", "liberte", "mine.toml")
    assert done.code == 0
    assert "Warning: " in done.out
    assert "one thing to note" in done.out
    done = run("play", "liberte", "-p", "3", "--seed", "s", "--components", "mine.toml", typed="quit\n")
    assert "Warning: " in done.err
    assert "--components mine.toml" in done.out
    assert run("replay", "liberte-s.tricorne", "--check").code == 2
    assert run("replay", "liberte-s.tricorne", "--check", "--components", "mine.toml").code == 0


def test_bench_as_a_table_and_as_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "start_times", lambda name, backend: bench.StartTimes(30.0, 1.0))
    done = run("bench", "libertalia", "--players", "2", "--seconds", "0.05", "--json")
    found = json.loads(done.out)
    assert found["one_core"]["decisions_per_second"] > 0
    assert found["all_cores"]["games_per_second"] > 0
    assert found["first_decision"] == {"cold_seconds": 30.0, "warm_seconds": 1.0}
    assert {"ratio", "copy_nanoseconds", "state_bytes", "cores", "players"} <= set(found)
    done = run("bench", "libertalia", "--seconds", "0.05")
    assert "Decisions per second, one core" in done.out
    assert run("bench", "liberte", "--seconds", "0").code == 2


def test_bench_interpreted(run: Run) -> None:
    done = run(
        "bench", "libertalia", "--players", "2", "--seconds", "0.05", "--json", "--backend", "interpreted"
    )
    assert json.loads(done.out)["backend"] == "interpreted"


def test_clears_the_screen_only_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    terminal = Terminal(Translations())
    terminal.clear()
    assert capsys.readouterr().out == ""
