"""How compiled functions are put together.

Numba by itself optimises every function together with all it calls and makes machine code of it,
then does so again for each of its callers: with rules that are ten calls deep the same code is
compiled ten times. Here a kernel is only translated. What is called from outside, an entry or a
unit, collects the kernels it uses, makes them its own, and is optimised once, as a whole.
"""

import hashlib
import sys
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import Any, ClassVar

import llvmlite
import numba
import numpy as np
from llvmlite import binding as llvm
from numba.core import compiler, compiler_machinery, typed_passes, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.itanium_mangler import mangle, prepend_namespace

from bivouac.core.compiling.fingerprints import fingerprint

VERSIONS = (
    *(part.__version__ for part in (numba, llvmlite, np)),
    sys.version,
    hashlib.sha256(Path(__file__).read_bytes()).hexdigest(),
)
"""What machine code depends on besides the function: who made it, and this file."""

PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)
"""What Numba does to a kernel. The passes left out are for closures, generators, array expressions
and the like, which kernels do not use; they would take a fifth of the time."""


class KernelLibrary(JITCodeLibrary):
    """The code of one kernel, translated but not yet made into machine code."""

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """A kernel has no address of its own."""
        return 0

    @property
    def codegen(self) -> Any:
        return _WithoutEnvironments(self._codegen)

    def _get_module_for_linking(self) -> Any:
        if self._shared_module is None:
            for function in _defined(self._final_module):
                function.linkage = "weak_odr"  # kept until all that call it are there
            self._shared_module = self._final_module
        return self._shared_module


class _WithoutEnvironments:
    """Numba's code generator for kernels: they have no Python objects to keep at an address."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: object) -> None:
        """Nothing to set."""


class EntryLibrary(JITCodeLibrary):
    """The code of an entry with all the kernels it uses; only its wrapper is seen from outside."""

    is_unit = False

    def __init__(self, codegen: Any, name: str, key: str) -> None:
        super().__init__(codegen, name)
        self.key = key
        self.visible = prepend_namespace(symbol(name, key), ns="cpython")
        self.units: list[str] = []  # the keys of those it calls

    def finalize(self) -> None:
        module = self._final_module
        for library in self._used():
            module.link_in(library._get_module_for_linking(), preserve=True)
        self._linking_libraries.clear()
        for function in _defined(module):
            if function.name != self.visible:
                function.linkage = "internal"
        super().finalize()

    def _used(self) -> Iterator[Any]:
        """All kernels in the calls below, callers first; units are noted instead."""
        seen: set[int] = set()
        todo: list[Any] = [self]
        while todo:
            for library in todo.pop()._linking_libraries:
                if id(library) in seen:
                    continue
                seen.add(id(library))
                if getattr(library, "is_unit", False):
                    self.units.append(library.key)
                    continue
                if isinstance(library, KernelLibrary):
                    todo.append(library)
                yield library

    def _optimize_final_module(self) -> None:
        """Once and fully: Numba's cheaper first pass is for reference counts across calls."""
        manager, builder = self._codegen._module_pass_manager()
        manager.run(self._final_module, builder)

    def _get_module_for_linking(self) -> Any:
        raise RuntimeError(f"{self.name} is for callers in Python; call a kernel instead")

    def serialize_using_object_code(self) -> tuple[str, str, tuple[bytes, bytes]]:
        """The machine code, and a module that only says which name it defines."""
        self._ensure_finalized()
        stub = llvm.parse_assembly(f'define void @"{self.visible}"() {{ ret void }}')
        return self.name, "object", (self._get_compiled_object(), stub.as_bitcode())


class UnitLibrary(EntryLibrary):
    """The code of a unit. Its callers find it by its name, which is the same in every process."""

    is_unit = True

    def __init__(self, codegen: Any, name: str, key: str) -> None:
        super().__init__(codegen, name, key)
        self.visible = symbol(name, key)


def symbol(name: str, key: str) -> str:
    """The name of a compiled function: never that of another one."""
    return str(mangle(f"bivouac.{name}", (), abi_tags=(key,)))


def _defined(module: Any) -> list[Any]:
    return [function for function in module.functions if not function.is_declaration]


class Passes(compiler_machinery.PassManager):
    """Runs one pass after the other, without a report of each: writing those takes its time too."""

    def run(self, state: Any) -> None:
        for each, _ in self.passes:
            compiler_machinery._pass_registry.get(each).pass_inst.run_pass(state)


class SteadyFlags(compiler.Flags):
    """Numba's settings for one function, which it compares at every call that it resolves.

    Nothing changes them while a kernel is compiled, so they are hashed once.
    """

    _same: ClassVar[dict[compiler.Flags, "SteadyFlags"]] = {}

    @classmethod
    def of(cls, flags: compiler.Flags) -> "SteadyFlags":
        """The one object for these settings."""
        return cls._same.setdefault(flags, cls(flags))

    @cached_property
    def _hash(self) -> int:
        return hash(compiler.Flags(self))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (not isinstance(other, SteadyFlags) and super().__eq__(other))

    def copy(self) -> "SteadyFlags":
        return self


class KernelCompiler(compiler.CompilerBase):
    """Translates a kernel."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.state.flags = SteadyFlags.of(self.state.flags)

    def compile_extra(self, function: FunctionType) -> Any:
        self.state.library = self.library_of(function)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)

    def library_of(self, function: FunctionType) -> Any:
        """What the code goes into."""
        return KernelLibrary(self.state.targetctx.codegen(), function.__qualname__)

    def define_pipelines(self) -> list[Any]:
        passes = Passes("kernel")
        for each in PASSES:
            passes.add_pass(each, each.__name__)
        passes.finalize()
        return [passes]


class EntryCompiler(KernelCompiler):
    """Compiles an entry, under a name that says what it depends on."""

    library: type[EntryLibrary] = EntryLibrary

    def library_of(self, function: FunctionType) -> Any:
        context, name = self.state.targetctx, function.__qualname__
        key = key_of(function, self.state.args, context.codegen())

        def rename(full_name: str, types: object, **_: object) -> str:
            return symbol(f"env.{name}" if full_name.startswith(".NumbaEnv") else name, key)

        context.mangler = rename  # of a context that Numba makes for this one function
        return self.library(context.codegen(), name, key)


class UnitCompiler(EntryCompiler):
    """Compiles a unit likewise."""

    library = UnitLibrary


def key_of(function: FunctionType, types: tuple[Any, ...], codegen: Any) -> str:
    """A name for the code of a function: what it does, for which types, made by what for what."""
    facts = [fingerprint(function), *map(str, types), str(codegen.magic_tuple()), *VERSIONS]
    return hashlib.sha256("\n".join(facts).encode()).hexdigest()[:32]
