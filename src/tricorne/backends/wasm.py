"""Kernels as WebAssembly, run by wasmtime: ready at once on any machine, and checked at every access.

A guarded backend runs rules on components that strangers wrote. Its calls have a limited number of steps and
its instances a limited memory, so that whatever the components are, a call ends soon and harms nothing
outside. Steps are counted by instructions (wasmtime calls it fuel), not by the clock: a call that is stopped
on one machine is stopped on every other.
"""

from __future__ import annotations

import atexit
import ctypes
import hashlib
import json
import platform
import threading
import weakref
from functools import cache
from importlib.metadata import version
from typing import Any

import numpy as np
import numpy.typing as npt
import wasmtime
from wasmtime import _bindings

from tricorne.backends.backend import Backend, Call, Workspace, as_array
from tricorne.backends.cache import cached_file
from tricorne.backends.kernel import Access, Integer, Kernel, flatten
from tricorne.backends.module_file import StaleModule, manifest_path, module_path, source_hash
from tricorne.backends.slots import RESULT, SLOTS, STATUS
from tricorne.errors import RulesStopped

# What the package `wasmtime` itself calls; its version is fixed.
call_unchecked: Any = _bindings.wasmtime_func_call_unchecked
TrapPointer: Any = ctypes.POINTER(_bindings.wasm_trap_t)

PAGE_BYTES = 1 << 16
ALIGNMENT = 64
SLOT = np.dtype(np.int64)
# The room that a workspace keeps free for arguments.
ROOM_BYTES = 1 << 18

# The limits of a guarded backend: the steps of one call, which take some hundredths of a second, or some ten
# seconds for a playout or a search; and the bytes of one instance. With the built-in components a call takes
# at most 130,000 steps or 4,000,000,000, and the largest search tree has 8 MiB.
MOST_STEPS = 50_000_000
MOST_LONG_STEPS = 20_000_000_000
MOST_MEMORY = 1 << 26


_opened: weakref.WeakSet[Any] = weakref.WeakSet()
"""What has to be closed before the interpreter shuts down; later, the package cannot do it."""


@atexit.register
def _close_all() -> None:
    for resource in sorted(_opened, key=lambda one: not isinstance(one, wasmtime.Store)):
        resource.close()


@cache
def engine(*, guarded: bool = False) -> wasmtime.Engine:
    """Return the compiler of this process; what the guarded one makes counts its steps."""
    config = wasmtime.Config()
    config.consume_fuel = guarded
    made = wasmtime.Engine(config)
    _opened.add(made)
    return made


class Wasm(Backend):
    """Runs the module of a game; each thread has a workspace of its own."""

    name = "wasm"

    def __init__(self, game: str, *, guarded: bool = False) -> None:
        manifest = json.loads(manifest_path(game).read_text("utf-8"))
        if manifest["sources"] != source_hash(game):
            raise StaleModule(game)
        self.guarded = guarded
        self._module = _load_module(game, guarded=guarded)
        _opened.add(self._module)
        self._threads = threading.local()

    def workspace(self) -> Workspace:
        """Make a workspace."""
        return LinearMemory(self._module, guarded=self.guarded)

    def bind(self, kernel: Kernel) -> Call:
        """Return a kernel as a function that works in the memory of the thread that calls it."""
        threads = self._threads

        def call(*arguments: Any) -> Any:
            try:
                bound = threads.bound[kernel.name]
            except (AttributeError, KeyError):
                bound = self._bind_in_thread(kernel)
            try:
                return bound(*arguments)
            except RulesStopped:
                # A call that was stopped leaves its instance in an unknown state.
                del threads.memory, threads.bound
                raise

        return call

    def _bind_in_thread(self, kernel: Kernel) -> Call:
        threads = self._threads
        if not hasattr(threads, "memory"):
            threads.memory = self.workspace()
            threads.bound = {}
        bound: Call = threads.memory.bind(kernel)
        threads.bound[kernel.name] = bound
        return bound


def _load_module(game: str, *, guarded: bool) -> wasmtime.Module:
    """Return the module of a game, translated to machine code; that is kept in the cache on disk."""
    module, compiler = module_path(game).read_bytes(), engine(guarded=guarded)
    key = hashlib.sha256(module + version("wasmtime").encode() + platform.machine().encode()).hexdigest()

    def translate() -> bytes:
        return bytes(wasmtime.Module(compiler, module).serialize())

    name = f"{game}-wasm-guarded" if guarded else f"{game}-wasm"
    try:
        return wasmtime.Module.deserialize(compiler, cached_file(name, key, translate))
    except wasmtime.WasmtimeError:
        # The cache was written on another kind of processor, for example.
        return wasmtime.Module(compiler, module)


class LinearMemory(Workspace):
    """An instance of a module, with its memory.

    Arrays that lie in it are passed by their address; any other is copied in, and back if it is updated.
    """

    def __init__(self, module: wasmtime.Module, *, guarded: bool = False) -> None:
        self.guarded = guarded
        self.store = wasmtime.Store(engine(guarded=guarded))
        _opened.add(self.store)
        if guarded:
            self.store.set_limits(memory_size=MOST_MEMORY)
        try:
            self.exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        except wasmtime.WasmtimeError as error:
            # Modules import nothing and start nothing; only memory can be missing.
            raise MemoryError(str(error)) from None
        self._memory = self._export("memory", wasmtime.Memory)
        self.base, self.size = 0, 0
        self._end: int = self._export("__heap_base", wasmtime.Global).value(self.store)
        slots: int = self._export("arguments", wasmtime.Global).value(self.store)
        self.room = self._reserve(ROOM_BYTES)
        # Not `_view`: the collector does not see arrays, so one that owns the memory would never free it.
        self.slots = np.frombuffer(self._buffer(slots, SLOTS * SLOT.itemsize), SLOT)

    def _export(self, name: str, kind: type[Any]) -> Any:
        found = self.exports[name]
        assert isinstance(found, kind)
        return found

    def zeros(self, shape: int | tuple[int, ...], dtype: npt.DTypeLike) -> npt.NDArray[Any]:
        """Allocate an array in the memory; fresh memory is zero."""
        shape = (shape,) if isinstance(shape, int) else shape
        kind = np.dtype(dtype)
        return self._view(self._reserve(kind.itemsize * int(np.prod(shape))), shape, kind)

    def bind(self, kernel: Kernel) -> Call:
        """Return a kernel as a function that works here."""
        return _Call(self, kernel)

    def _reserve(self, size: int) -> int:
        start = -(-self._end // ALIGNMENT) * ALIGNMENT
        self._end = start + size
        missing = self._end - self._memory.data_len(self.store)
        if missing > 0:
            try:
                self._memory.grow(self.store, -(-missing // PAGE_BYTES))
            except wasmtime.WasmtimeError as error:
                raise MemoryError(str(error)) from None
        # Modules never grow their memory themselves.
        self.base = ctypes.addressof(self._memory.data_ptr(self.store).contents)
        self.size = self._memory.data_len(self.store)
        return start

    def _view(self, offset: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
        """Return a part of the memory as an array, which keeps the memory alive."""
        count = int(np.prod(shape))
        buffer = self._buffer(offset, max(1, count * dtype.itemsize))
        buffer.owner = self
        return np.frombuffer(buffer, dtype, count).reshape(shape)

    def _buffer(self, offset: int, size: int) -> Any:
        return self._memory.get_buffer_ptr(self.store, size, offset)


class _Call:
    """One kernel in one memory."""

    def __init__(self, memory: LinearMemory, kernel: Kernel) -> None:
        self._memory = memory
        self._kernel = kernel
        self._parameters = tuple(kernel.flat())
        self._steps = MOST_LONG_STEPS if kernel.long else MOST_STEPS
        function: Any = memory.exports[kernel.name]
        # The package's own way of calling takes several times as long, to check arguments there are none of.
        self._function = ctypes.byref(function._func)  # noqa: SLF001
        self._store = memory.store._context()  # noqa: SLF001

    def __call__(self, *arguments: Any) -> Any:
        memory, parameters = self._memory, self._parameters
        if len(parameters) != len(arguments):
            arguments = tuple(flatten(arguments, self._kernel))
        base, size, free = memory.base, memory.size, memory.room
        slots: list[int] = []
        updated: list[tuple[int, int, int]] = []
        for parameter, argument in zip(parameters, arguments, strict=True):
            if isinstance(parameter, Integer):
                slots.append(argument)
                continue
            array = as_array(parameter, argument)
            address, count = array.ctypes.data, array.nbytes
            offset = address - base
            if not 0 <= offset < size:
                offset = free
                free += -(-count // ALIGNMENT) * ALIGNMENT
                assert free <= memory.room + ROOM_BYTES, "the arguments of a kernel are too large"
                if parameter.access is not Access.SCRATCH:
                    ctypes.memmove(base + offset, address, count)
                if parameter.access is Access.UPDATE:
                    updated.append((address, base + offset, count))
            slots.append(offset)
            if parameter.is_open:
                slots.append(len(array))
        memory.slots[: len(slots)] = slots
        trap = TrapPointer()
        if memory.guarded:
            memory.store.set_fuel(self._steps)
        if call_unchecked(self._store, self._function, None, 0, ctypes.byref(trap)) or trap:
            raise self._stopped("was stopped by an invalid operation")
        if memory.slots[STATUS]:
            raise self._stopped("failed")
        for address, source, count in updated:
            ctypes.memmove(address, source, count)
        if self._kernel.result is None:
            return None
        return int(memory.slots[RESULT])

    def _stopped(self, how: str) -> Exception:
        """Make the error for a call that did not end well: a bug, unless the components are a stranger's."""
        if self._memory.guarded:
            return RulesStopped("error-rules-stopped", kernel=self._kernel.name)
        return RuntimeError(f"the kernel {self._kernel.name} {how}")
