"""Kernels as machine code: the fastest, compiled for this machine when it is first needed.

Compiling takes about a minute for each game and needs the extra `native`. It happens in a child process,
and the result is kept in a cache on disk.
"""

from __future__ import annotations

import ctypes
import hashlib
import platform
from importlib.metadata import version
from typing import Any

import llvmlite.binding as llvm

from tricorne.backends.backend import Backend, Call, ProcessMemory, Workspace, as_array
from tricorne.backends.builder import build
from tricorne.backends.cache import cached_file
from tricorne.backends.kernel import Integer, Kernel, flatten
from tricorne.backends.machine import host_machine
from tricorne.backends.module_file import source_hash
from tricorne.backends.slots import RESULT, SLOTS, STATUS, symbol_of


class Native(Backend):
    """Runs the machine code of a game."""

    name = "native"

    def __init__(self, game: str) -> None:
        object_file = cached_file(f"{game}-native", _cache_key(game), lambda: build("native", game))
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), host_machine())
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(object_file))
        self._engine.finalize_object()

    def bind(self, kernel: Kernel) -> Call:
        """Return a kernel as a function."""
        return _Call(self._engine, kernel)

    def workspace(self) -> Workspace:
        """Make a workspace."""
        return ProcessMemory(self)


def _cache_key(game: str) -> str:
    """Return the key of everything that machine code depends on."""
    tools = version("numba"), version("llvmlite"), version("numpy"), platform.python_version()
    processor = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    return hashlib.sha256(repr((source_hash(game), tools, processor)).encode()).hexdigest()


class _Call:
    """One kernel."""

    def __init__(self, engine: Any, kernel: Kernel) -> None:
        self._kernel = kernel
        self._parameters = tuple(kernel.flat())
        address = engine.get_function_address(symbol_of(kernel.name))
        self._function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)
        # The function is gone with the engine.
        self._engine = engine

    def __call__(self, *arguments: Any) -> Any:
        if len(self._parameters) != len(arguments):
            arguments = tuple(flatten(arguments, self._kernel))
        slots = (ctypes.c_int64 * SLOTS)()
        used = 0
        kept = []
        for parameter, argument in zip(self._parameters, arguments, strict=True):
            if isinstance(parameter, Integer):
                slots[used] = argument
            else:
                array = as_array(parameter, argument)
                kept.append(array)
                slots[used] = array.ctypes.data
                if parameter.is_open:
                    used += 1
                    slots[used] = len(array)
            used += 1
        self._function(slots)
        if slots[STATUS]:
            raise RuntimeError(f"the kernel {self._kernel.name} failed")
        return None if self._kernel.result is None else slots[RESULT]
