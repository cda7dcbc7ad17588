"""The program that `builder` runs: it writes a module, a manifest or an object file to standard output."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from tricorne.backends.compilation import translate
from tricorne.backends.kernel import Buffer, Integer, Kernel
from tricorne.backends.machine import emit, host_machine, wasm_machine
from tricorne.backends.module_file import source_hash
from tricorne.backends.slots import RESULT, SLOTS, STATUS, symbol_of

# Declares all kernels of a game. It is named here and not imported, since it is built on the games, and
# they on the backends.
DECLARATIONS = "tricorne.bots.kernels.bot_kernels"

STACK_BYTES = 1 << 18
MOST_BYTES = 1 << 30
ARGUMENTS = "arguments"


def kernels_of(game: str) -> tuple[Kernel, ...]:
    """Return the kernels of a game."""
    kernels: tuple[Kernel, ...] = import_module(DECLARATIONS).module_kernels(game)
    return kernels


def build_native(kernels: Sequence[Kernel]) -> bytes:
    """Return the kernels as an object file for this machine."""
    exported = {symbol_of(kernel.name) for kernel in kernels}
    return emit(translate(kernels), exported, host_machine())


def build_wasm(kernels: Sequence[Kernel]) -> bytes:
    """Return the kernels as a WebAssembly module without imports.

    Its functions take no parameters: the block of slots is the exported global `arguments`.
    """
    exported = {kernel.name for kernel in kernels}
    texts = [*translate(kernels), _wasm_exports(kernels)]
    return _link(emit(texts, exported, wasm_machine()), [*sorted(exported), ARGUMENTS])


def _wasm_exports(kernels: Sequence[Kernel]) -> str:
    lines = [f"@{ARGUMENTS} = global [{SLOTS} x i64] zeroinitializer, align 16"]
    for kernel in kernels:
        lines.append(f"declare void @{symbol_of(kernel.name)}(ptr)")
        body = f"call void @{symbol_of(kernel.name)}(ptr @{ARGUMENTS})"
        lines.append(f"define void @{kernel.name}() {{\n  {body}\n  ret void\n}}")
    return "\n".join(lines) + "\n"


def _link(object_file: bytes, exported: Sequence[str]) -> bytes:
    """Link an object file with the linker of LLVM, which comes with the package `ziglang`."""
    with tempfile.TemporaryDirectory() as directory:
        source, target = Path(directory, "game.o"), Path(directory, "game.wasm")
        source.write_bytes(object_file)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--gc-sections", "-O3"]
        command += ["--strip-all", "--stack-first", "-z", f"stack-size={STACK_BYTES}"]
        command += [f"--max-memory={MOST_BYTES}", "--export=__heap_base"]
        command += [f"--export={name}" for name in exported]
        subprocess.run([*command, "-o", str(target), str(source)], check=True)  # noqa: S603 (our own command)
        return target.read_bytes()


def manifest(game: str, kernels: Sequence[Kernel]) -> dict[str, Any]:
    """Describe a module for programs in other languages: its records, its kernels and their parameters."""
    layouts: dict[str, dict[str, Any]] = {}

    def name_layout(dtype: np.dtype[Any]) -> str:
        if dtype.names is None:
            return dtype.str
        described = _describe(dtype)
        for name, known in layouts.items():
            if known == described:
                return name
        name = f"record_{len(layouts)}"
        layouts[name] = described
        return name

    def describe(parameter: Integer | Buffer) -> dict[str, Any]:
        if isinstance(parameter, Integer):
            return {"kind": "integer"}
        return {
            "kind": "buffer",
            "type": name_layout(parameter.dtype),
            "shape": list(parameter.shape),
            "access": parameter.access.value,
        }

    described = {
        kernel.name: {
            "parameters": [describe(parameter) for parameter in kernel.flat()],
            "result": kernel.result is not None,
        }
        for kernel in kernels
    }
    return {
        "game": game,
        "sources": source_hash(game),
        "python": f"{sys.version_info.major}.{sys.version_info.minor}",
        "slots": {"count": SLOTS, "status": STATUS, "result": RESULT},
        "records": layouts,
        "kernels": described,
    }


def _describe(dtype: np.dtype[Any]) -> dict[str, Any]:
    """Describe a record: its size, and of each field the offset, the type and the shape."""
    assert dtype.fields is not None
    fields = {
        name: [offset, field.base.str, list(field.shape)]
        for name, (field, offset, *_) in dtype.fields.items()
        if not name.startswith("gap_")
    }
    return {"bytes": dtype.itemsize, "fields": fields}


def main(kind: str, game: str) -> None:
    """Write what was asked for."""
    kernels = kernels_of(game)
    if kind == "manifest":
        made = json.dumps(manifest(game, kernels), indent=1).encode() + b"\n"
    else:
        made = {"wasm": build_wasm, "native": build_native}[kind](kernels)
    sys.stdout.buffer.write(made)


if __name__ == "__main__":
    main(*sys.argv[1:])
