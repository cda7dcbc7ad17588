"""From LLVM's language to objects for one kind of machine."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import llvmlite.binding as llvm

WASM = "wasm32-unknown-unknown"
WASM_FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"


def wasm_machine() -> Any:
    """Return WebAssembly as a target."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(WASM)
    return target.create_target_machine(opt=3, features=WASM_FEATURES)


def host_machine() -> Any:
    """Return this machine as a target."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_default_triple()
    # Machine code may lie far from the libraries of the process.
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=3,
        reloc="pic",
        codemodel="jitdefault",
        jit=True,
    )


def emit(texts: Sequence[str], exported: Collection[str], machine: Any) -> bytes:
    """Link modules, optimize them as a whole and return an object file."""
    header = f'target triple = "{machine.triple}"\ntarget datalayout = "{machine.target_data}"\n'
    whole = llvm.parse_assembly(header + texts[0])
    for text in texts[1:]:
        whole.link_in(llvm.parse_assembly(header + text))
    for function in whole.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = "internal"
    whole.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(whole, builder)
    made: bytes = machine.emit_object(whole)
    return made
