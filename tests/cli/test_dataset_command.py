"""The command `tricorne dataset`: games between bots and recorded games, and what it refuses."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from tests.cli.conftest import Run
from tests.support.corpus import recordings
from tests.support.records import random_game
from tricorne.cli.commands import parallel
from tricorne.i18n.catalogue import LANGUAGES, Translations
from tricorne.learn.dataset import METADATA

PLAY = ("dataset", "libertalia", "--bots", "search@20,greedy,random", "--games", "5", "--seed", "s")


def about(file: str) -> Any:
    """Read the metadata of a file."""
    return json.loads(parquet.read_schema(file).metadata[METADATA])


def test_the_same_command_makes_the_same_file_on_any_number_of_cores(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for cores in (1, 2):
        monkeypatch.setattr(parallel, "cores", lambda cores=cores: cores)
        done = run(*PLAY, "--variety", "0.3", "--out", f"{cores}.parquet")
        assert done.code == 0
        assert done.out.startswith("5 games, ")
        assert "The seed was s." in done.out
    assert Path("1.parquet").read_bytes() == Path("2.parquet").read_bytes()
    table = parquet.read_table("1.parquet")
    assert str(len(table)) in done.out
    assert table["seed"].unique().to_pylist() == [f"s-{number}" for number in range(1, 6)]
    assert table["game"].unique().to_pylist() == [1, 2, 3, 4, 5]
    assert table["players"].unique().to_pylist() == [3]


def test_the_command_in_the_file_makes_it_again(run: Run) -> None:
    players = ("--players", "2", "--option", "open_booty=on", "--out", "one.parquet")
    assert run("dataset", "libertalia", "--bots", "greedy", "--games", "2", *players).code == 0
    command = about("one.parquet")["command"].split()
    assert command[0] == "tricorne"
    assert run(*command[1:], "--out", "two.parquet").code == 0
    assert Path("one.parquet").read_bytes() == Path("two.parquet").read_bytes()
    (options,) = parquet.read_table("two.parquet")["options"].unique().to_pylist()
    assert "open_booty=on" in options


def test_records_become_rows(run: Run) -> None:
    Path("kept").mkdir()
    for path in recordings("libertalia")[:3]:
        (Path("kept") / path.name).write_bytes(path.read_bytes())
    unfinished = random_game("libertalia", 3).text().splitlines()[:30]
    (Path("kept") / "02-unfinished.tricorne").write_text("\n".join(unfinished), "utf-8")
    done = run("dataset", "libertalia", "--records", str(Path("kept").resolve()), "--out", "a.parquet")
    assert done.code == 0
    assert done.out.startswith("3 games, ")
    assert "one more record was left out" in done.out.replace("\n", " ")
    table = parquet.read_table("a.parquet")
    assert table["game"].unique().to_pylist() == [1, 2, 4]
    assert about("a.parquet")["command"] == "tricorne dataset libertalia --records kept"
    (Path("kept") / "02-unfinished.tricorne").unlink()
    done = run("dataset", "libertalia", "--records", "kept", "--out", "a.parquet")
    assert done.out.rstrip().endswith("a.parquet.")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Which bots?"),
        (("--bots", "robespierre"), "no bot called"),
        (("--bots", "greedy", "--games", "0"), "must be 1 or more"),
        (("--bots", "greedy", "--players", "9"), "2 to 6"),
        (("--bots", "greedy", "--variety", "1.5"), "from 0 to 1"),
        (("--bots", "greedy", "--variety", "nan"), "from 0 to 1"),
        (("--bots", "greedy", "--option", "colour=red"), "no option"),
        (("--bots", "greedy", "--out", "nowhere/a.parquet"), "cannot be written"),
        (("--bots", "greedy", "--out", "."), "cannot be written"),
        (("--records", "."), "contains no records"),
        (("--records", ".", "--seed", "s"), "leave out --seed"),
        (("--records", ".", "--games", "3"), "leave out --games"),
        (("--records", ".", "--option", "open_booty=on"), "leave out --option"),
        (("--bots", "greedy,python:tests.arena.some_bots:Failing"), "stopped the game with the seed"),
        (("--bots", "greedy,python:tests.arena.some_bots:Failing"), "not legal now"),
    ],
)
def test_what_cannot_be_is_refused(run: Run, arguments: tuple[str, ...], said: str) -> None:
    done = run("dataset", "libertalia", "--out", "a.parquet", *arguments)
    assert done.code == 2
    assert said in done.err.replace("\n", " ")
    assert not list(Path.cwd().iterdir())


def test_records_of_another_game_and_damaged_ones_are_refused(run: Run) -> None:
    kept = random_game("liberte", 3)
    Path("a.tricorne").write_text(kept.text(), "utf-8")
    done = run("dataset", "libertalia", "--records", ".", "--out", "a.parquet")
    assert done.code == 2
    assert "a.tricorne contains a game of liberte, not of libertalia" in done.err.replace("\n", " ")
    Path("a.tricorne").write_text(kept.text().replace("\n0: ", "\n0: no ", 1), "utf-8")
    done = run("dataset", "liberte", "--records", ".", "--out", "a.parquet")
    assert done.code == 2
    assert "this is not a move" in done.err.replace("\n", " ")
    assert not Path("a.parquet").exists()


def test_a_missing_library_is_named(run: Run) -> None:
    """Importing it fails in a process of its own, so that no other test sees that."""
    code = "import sys; sys.modules['pyarrow'] = None; from tricorne.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", code, *PLAY, "--out", "a.parquet", "--language", "en"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 2
    assert 'pip install "tricorne[dataset]"' in done.stderr.replace("\n", " ")
    assert not Path("a.parquet").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(run: Run, language: str) -> None:
    done = run(*PLAY[:4], "--games", "2", "--out", "a.parquet", "--language", language)
    assert done.code == 0
    rows = len(parquet.read_table("a.parquet"))
    seed = about("a.parquet")["command"].split("--seed ")[1].split()[0]
    said = Translations(language).say("cli-dataset-played", games=2, rows=rows, file="a.parquet", seed=seed)
    assert " ".join(done.out.split()) == " ".join(said.split())
