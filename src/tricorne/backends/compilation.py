"""From Python to LLVM's language: all kernels of a game in one module, for any machine.

Numba translates the functions, and this module adds one exported function for each kernel. It takes the
address of a block of 64-bit slots (see `Slot`) that holds the arguments: numbers, addresses of records
and arrays, and, after the address of an array with an open first dimension, the number of its rows.

Numba must not optimize, or it would fix the size of an address. So this runs in a process of its own
(see `builder`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from types import FunctionType
from typing import Any, cast

import numba
from numba.core import codegen
from numba.core.registry import cpu_target

from tricorne.backends.kernel import Buffer, Integer, Kernel, Parameter, Parts
from tricorne.backends.rule import INLINED, MARKED
from tricorne.backends.slots import RESULT, STATUS, symbol_of

# What Numba's functions return.
OK, NONE = 0, -2

# Numba's own types know neither its settings nor all of its options.
config: Any = numba.config
njit: Any = numba.njit
types: Any = numba.types
code_library: Any = codegen.CodeLibrary


def translate(kernels: Iterable[Kernel]) -> list[str]:
    """Return the kernels, and every function that they call, as LLVM modules to be linked."""
    assert config.OPT == 0, "Numba must not optimize"
    # Nothing is run here, so no function needs machine code of its own, and nothing is linked before all
    # is translated. Numba only wants a built-in function, to tell one from the other.
    cpu_target.target_context.get_executable = lambda *_: [].append
    code_library._ensure_finalized = lambda _: None  # noqa: SLF001
    options = {"nogil": True, "_nrt": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    for function in [*MARKED, *INLINED]:
        # Where an error is raised is part of the module, and must not depend on where the sources lie.
        path = function.__module__.replace(".", "/") + ".py"
        function.__code__ = function.__code__.replace(co_filename=path)
    for function in MARKED:
        _make_callable(function, njit(**options)(function))
    for function in INLINED:
        _make_callable(function, njit(inline="always")(function))
    libraries: dict[Any, None] = {}
    exports = [_translate(kernel, libraries) for kernel in kernels]
    return [_portable(str(library._final_module)) for library in libraries] + exports  # noqa: SLF001


def _make_callable(function: FunctionType, dispatcher: Any) -> None:
    """Make a plain function callable from compiled ones.

    Numba finds these attributes on its own dispatchers, and on anything else that has them.
    """
    marked = cast(Any, function)
    marked._numba_type_ = dispatcher._numba_type_
    marked.dispatcher = dispatcher  # its type refers to it only weakly
    marked.targetoptions = dispatcher.targetoptions
    marked.py_func = function


def _translate(kernel: Kernel, libraries: dict[Any, None]) -> str:
    """Translate a kernel; add the libraries that it consists of, and return its exported function."""
    arguments = tuple(_numba_type(parameter) for parameter in kernel.parameters)
    dispatcher = cast(Any, kernel.function).dispatcher
    dispatcher.compile(arguments)
    compiled = dispatcher.overloads[arguments]
    return_type = compiled.signature.return_type
    returned = str(getattr(return_type, "dtype", return_type))  # an enum is a number
    expected = "int64" if kernel.result else "none"
    if returned != expected:
        raise TypeError(f"the kernel {kernel.name} returns {returned}, but {expected} is declared")
    _collect(compiled.library, libraries)
    return _export(kernel, compiled.fndesc.llvm_func_name)


def _collect(library: Any, libraries: dict[Any, None]) -> None:
    if library not in libraries:
        libraries[library] = None
        for needed in library._linking_libraries:  # noqa: SLF001
            _collect(needed, libraries)


def _portable(text: str) -> str:
    """Remove the machine from a module, which is chosen later; and not all machines know common symbols."""
    text = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.MULTILINE)
    text = re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", text)
    return text.replace("= common ", "= weak_odr ")


def _numba_type(parameter: Parameter) -> Any:
    if isinstance(parameter, Parts):
        return types.NamedTuple([_numba_type(buffer) for buffer in parameter.buffers], parameter.kind)
    if isinstance(parameter, Integer):
        return types.int64
    kind = numba.from_dtype(parameter.dtype)
    return types.Array(kind, len(parameter.shape), "C") if parameter.shape else kind


def _export(kernel: Kernel, symbol: str) -> str:
    """Write the exported function: it loads the arguments, calls, and stores the result and the status."""
    body = _Body()
    arguments: list[str] = []
    for parameter in kernel.flat():
        arguments += body.load_argument(parameter)
    body.add("%result = alloca i64")
    body.add("%error = alloca ptr")
    passed = ", ".join(["ptr %result", "ptr %error", *arguments])
    kinds = ", ".join(argument.split()[0] for argument in passed.split(", "))
    body.add(f"%status = call i32 @{symbol}({passed})")
    body.add(f"%ok = icmp eq i32 %status, {OK}")
    body.add(f"%none = icmp eq i32 %status, {NONE}")
    body.add("%fine = or i1 %ok, %none")
    body.add("%failed = xor i1 %fine, true")
    body.add("%stored = zext i1 %failed to i64")
    body.add(f"%status_slot = getelementptr i64, ptr %slots, i64 {STATUS}")
    body.add("store i64 %stored, ptr %status_slot")
    if kernel.result is not None:
        body.add("%value = load i64, ptr %result")
        body.add(f"%result_slot = getelementptr i64, ptr %slots, i64 {RESULT}")
        body.add("store i64 %value, ptr %result_slot")
    lines = "\n".join(f"  {line}" for line in [*body.lines, "ret void"])
    return (
        f"declare i32 @{symbol}({kinds})\ndefine void @{symbol_of(kernel.name)}(ptr %slots) {{\n{lines}\n}}\n"
    )


class _Body:
    """The instructions of an exported function."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._slots = 0

    def add(self, line: str) -> None:
        self.lines.append(line)

    def load(self, kind: str) -> str:
        """Load the next slot, or its lower half."""
        name = f"%slot_{self._slots}"
        self.add(f"{name}_address = getelementptr i64, ptr %slots, i64 {self._slots}")
        self.add(f"{name} = load {kind}, ptr {name}_address")
        self._slots += 1
        return name

    def load_integer(self) -> str:
        narrow = self.load("i32")
        self.add(f"{narrow}_wide = sext i32 {narrow} to i64")
        return f"{narrow}_wide"

    def load_argument(self, parameter: Integer | Buffer) -> list[str]:
        """Load an argument as Numba passes it: see `numba.core.datamodel.models.ArrayModel`."""
        if isinstance(parameter, Integer):
            return [f"i64 {self.load_integer()}"]
        address = self.load("ptr")
        if not parameter.shape:
            return [f"ptr {address}"]
        first = self.load_integer() if parameter.is_open else str(parameter.shape[0])
        rest = [int(size or 0) for size in parameter.shape[1:]]
        row = 1
        for size in rest:
            row *= size
        items = f"{address}_items"
        self.add(f"{items} = mul i64 {first}, {row}")
        strides = _strides(parameter.dtype.itemsize, rest)
        shape = [f"i64 {size}" for size in (first, *rest, *strides)]
        return [
            "ptr null",
            "ptr null",
            f"i64 {items}",
            f"i64 {parameter.dtype.itemsize}",
            f"ptr {address}",
            *shape,
        ]


def _strides(itemsize: int, rest: Sequence[int]) -> list[int]:
    strides = [itemsize]
    for size in reversed(rest):
        strides.insert(0, strides[0] * size)
    return strides
