"""Compiling rules: the decorators.

A kernel is a plain function on records of integers: no allocation, no exceptions, no floats that
decide anything. Compiled by Numba it is fast; with `NUMBA_DISABLE_JIT=1` the same source runs in
the interpreter, for debugging and for the differential tests.

Three kinds of function, by who calls them: a `kernel` is called by compiled code and becomes part
of it; an `entry` is called by Python; a `unit` is called by compiled code, but is compiled once and
called where it is. core/compiling puts the pieces together and keeps them.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import numba

from bivouac.core.compiling.cache import CodeCache
from bivouac.core.compiling.libraries import EntryCompiler, KernelCompiler, UnitCompiler
from bivouac.core.compiling.widths import widest

F = TypeVar("F", bound=Callable[..., object])

# Numba's own types do not cover its configuration, nor the options that leave out wrappers.
_numba: Any = numba

COMPILED: bool = not _numba.config.DISABLE_JIT
"""False when `NUMBA_DISABLE_JIT=1` runs every kernel in the interpreter."""


def kernel(function: F) -> F:
    """Compile a rule: a function that becomes part of the compiled functions that call it."""
    return _widened(_compiled(function, KernelCompiler, no_cpython_wrapper=True))


def entry(function: F) -> F:
    """Compile a function that Python calls, and keep the result in the cache.

    It releases the interpreter lock, so that threads play games side by side.
    """
    compiled: F = _compiled(function, EntryCompiler, nogil=True)
    return _kept(compiled)


def compile_for(function: Callable[..., object], *arguments: object) -> None:
    """Compile an entry for such arguments, without calling it."""
    if COMPILED:
        dispatcher: Any = function
        dispatcher.compile(tuple(_numba.typeof(argument) for argument in arguments))


def unit(function: F) -> F:
    """Compile a kernel as a piece of its own that compiled functions share, and keep it."""
    if not COMPILED:
        return function
    source: Any = function
    compiled: F = _compiled(source.py_func, UnitCompiler, no_cpython_wrapper=True)
    return _kept(_widened(compiled))


def _compiled(function: F, pipeline: type, **options: bool) -> F:
    """A function that Numba compiles when it is first called with arguments of some types."""
    compiled: F = _numba.njit(
        error_model="numpy", no_cfunc_wrapper=True, pipeline_class=pipeline, **options
    )(function)
    return compiled


def _widened(compiled: F) -> F:
    """Let a kernel take the widest type of each of its arguments, so that it has one signature."""
    if COMPILED:
        dispatcher: Any = compiled
        template_for = dispatcher.get_call_template
        dispatcher.get_call_template = lambda types, named: template_for(
            tuple(widest(each) for each in types),
            {name: widest(each) for name, each in named.items()},
        )
    return compiled


def _kept(compiled: F) -> F:
    """Let a compiled function be looked up in the cache before it is compiled."""
    if COMPILED:
        dispatcher: Any = compiled
        dispatcher._cache = CodeCache(dispatcher)
    return compiled
