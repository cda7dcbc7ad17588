"""The WebAssembly modules that are shipped are those of the sources, and nothing is missing in them."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import wasmtime

import tricorne
from tests.support.compiled import compiled
from tricorne.backends.builder import build
from tricorne.backends.module_file import manifest_path, module_path
from tricorne.bots.kernels.bot_kernels import module_kernels
from tricorne.games import GAMES

# What a page may have to load for one game.
MOST_BYTES = 100_000

every_game = pytest.mark.parametrize("game", sorted(GAMES))


@every_game
def test_a_module_equals_what_its_sources_give(game: str) -> None:
    """Byte for byte with the same version of Python; another one gives other text to LLVM.

    The tools have the same versions wherever the lock is used. That modules behave like other backends
    is checked everywhere (`test_backends_agree.py`).
    """
    shipped, built = json.loads(manifest_path(game).read_bytes()), json.loads(build("manifest", game))
    assert {**shipped, "python": ""} == {**built, "python": ""}, "run `make modules`"
    if shipped["python"] == built["python"]:
        assert compiled(game).wasm == module_path(game).read_bytes(), "run `make modules`"


@every_game
def test_a_module_can_do_nothing_but_compute(game: str) -> None:
    module = wasmtime.Module(wasmtime.Engine(), module_path(game).read_bytes())
    assert not module.imports
    exported = {export.name for export in module.exports}
    assert exported == {
        "memory",
        "arguments",
        "__heap_base",
        *(kernel.name for kernel in module_kernels(game)),
    }


@every_game
def test_a_module_is_small(game: str) -> None:
    assert len(gzip.compress(module_path(game).read_bytes(), 9)) < MOST_BYTES


@every_game
def test_a_manifest_describes_every_record_without_a_gap(game: str) -> None:
    manifest = json.loads(manifest_path(game).read_text("utf-8"))
    layout = GAMES[game].layout
    state = manifest["kernels"]["waiting"]["parameters"][0]["type"]
    described = manifest["records"][state]
    assert described["bytes"] == layout.itemsize
    assert layout.fields is not None
    for name, (offset, kind, shape) in described["fields"].items():
        field, at, *_ = layout.fields[name]
        assert (at, field.base.str, list(field.shape)) == (offset, kind, shape)


def test_a_changed_rule_without_a_rebuilt_module_is_refused(tmp_path: Path) -> None:
    source = Path(tricorne.__file__).parent
    copied = tmp_path / "tricorne"
    shutil.copytree(source, copied, ignore=shutil.ignore_patterns("__pycache__", "web"))
    night = copied / "games" / "libertalia" / "night.py"
    night.write_text(night.read_text("utf-8") + "\n# changed\n", "utf-8")
    program = "import sys; from tricorne.games import load; load(sys.argv[1])"

    def loads(game: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", program, game]
        environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    refused = loads("libertalia")
    assert refused.returncode != 0
    assert "make modules" in refused.stderr
    assert loads("liberte").returncode == 0


@every_game
def test_a_module_names_no_directory_of_the_machine_that_built_it(game: str) -> None:
    module = module_path(game).read_bytes()
    for directory in (Path(tricorne.__file__).parents[2], Path(sys.prefix), Path.home()):
        assert str(directory).encode() not in module
