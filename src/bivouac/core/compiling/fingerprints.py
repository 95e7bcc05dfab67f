"""What compiled code depends on, as a hash: the bytecode of a function and of all it calls.

Comments, docstrings, names of variables and the place of a file are not in it. So code that is kept
under such a name can be neither stale nor another function's, whatever was edited, moved or bound
to other rules.
"""

import hashlib
from contextlib import suppress
from dis import EXTENDED_ARG, opmap
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

Facts = list[object]

LOAD_GLOBAL = opmap["LOAD_GLOBAL"]


class UnusableError(TypeError):
    """Something that compiled code cannot use."""


_known: dict[FunctionType, str] = {}
"""Fingerprints of functions that cannot change any more: everything they call exists."""


def fingerprint(function: FunctionType) -> str:
    """A hash of a function and of everything it uses."""
    return _fingerprint(function, ())


def _fingerprint(function: FunctionType, callers: tuple[FunctionType, ...]) -> str:
    """The same for a function that others call. It may call itself, but not through another one."""
    if function in callers:
        if function is callers[-1]:
            return "itself"
        raise TypeError(f"{function.__qualname__} and {callers[-1].__qualname__} call each other")
    if function not in _known:
        facts = _facts_of_code(function.__code__, function.__doc__)
        facts.append(function.__defaults__)
        facts += _facts_of_globals(function, (*callers, function))
        _known[function] = hashlib.sha256(repr(facts).encode()).hexdigest()
    return _known[function]


def _facts_of_code(code: CodeType, docstring: str | None) -> Facts:
    """What a piece of bytecode does, without its docstring and its line numbers."""
    constants: Facts = []
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            constants += _facts_of_code(constant, None)
        elif docstring is None or constant != docstring:
            constants.append((type(constant).__name__, constant))
    return [code.co_code, code.co_argcount, code.co_names, constants]


def _facts_of_globals(function: FunctionType, callers: tuple[FunctionType, ...]) -> Facts:
    """Every global a function uses, by name and by what it is."""
    facts: Facts = []
    for name in _globals_of(function.__code__):
        if name not in function.__globals__:
            continue  # a builtin
        value = function.__globals__[name]
        if isinstance(value, ModuleType) and not value.__name__.startswith("numpy"):
            facts += _facts_of_module(value, function.__code__.co_names, callers)
        else:
            facts.append((name, _fact(value, callers)))
    return facts


def _facts_of_module(
    module: ModuleType, names: tuple[str, ...], callers: tuple[FunctionType, ...]
) -> Facts:
    """What a function finds in a module under names it uses, for whatever it uses them.

    A name may stand for something else, and the module may have an object of that name that
    compiled code cannot use: so it does not.
    """
    facts: Facts = []
    for name in names:
        with suppress(UnusableError):
            if hasattr(module, name):
                facts.append((module.__name__, name, _fact(getattr(module, name), callers)))
    return facts


def _globals_of(code: CodeType) -> list[str]:
    """The names of the globals a piece of bytecode loads, in alphabetical order."""
    found: set[str] = set()
    extended = 0
    for opcode, part in zip(code.co_code[::2], code.co_code[1::2], strict=True):
        argument = extended << 8 | part
        if opcode == LOAD_GLOBAL:
            found.add(code.co_names[argument >> 1])  # the lowest bit says how it is called
        extended = argument if opcode == EXTENDED_ARG else 0
    return sorted(found)


def _fact(value: Any, callers: tuple[FunctionType, ...]) -> object:
    """One thing a function uses, as something that has the same text in every process."""
    function = getattr(value, "py_func", value)  # of what Numba compiles
    if isinstance(function, FunctionType):
        return _fingerprint(function, callers)
    if isinstance(value, BuiltinFunctionType | ModuleType | type):
        return value.__name__
    if isinstance(value, int | float | str | bytes | np.generic | None):
        return (type(value).__name__, str(value))
    if isinstance(value, tuple):
        return [_fact(part, callers) for part in value]
    raise UnusableError(
        f"compiled code cannot depend on {value!r}: it would not know that it changed"
    )
