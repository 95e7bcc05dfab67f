"""Templates: kernels that serve every game, compiled once for each.

Numba resolves the globals of a function when it compiles it. A template is a module whose kernels
call `rules.legal`, `rules.apply` and so on; `bind` runs the template's source once more with
`rules` set to the kernels of one game. So the code is written once and knows only the contract. A
template may build on others: those are bound first, and it finds them under their own names.

What a template finds as `rules` are the kernels of the game, the larger ones as units: compiled
once, and called by everything that is bound to the game.
"""

import importlib.util
import sys
from threading import RLock
from types import ModuleType

from bivouac.core.jit import unit
from bivouac.core.rules import Rules

UNITS = (
    "apply",
    "deal",
    "features",
    "legal",
    "plans",
    "progress",
    "redact",
    "resample",
    "resolve",
    "score",
    "value",
)
"""The rules that are worth a call. The others are a few instructions and become part of callers."""

BINDING = RLock()
"""Held while a template runs, so that no thread meets a module half made."""


def bind(template: str, rules: Rules, *parts: str) -> ModuleType:
    """The template bound to the kernels of a game; the same module for the same two names.

    `parts` are the templates it builds on, those that need others after them.
    """
    with BINDING:
        names = {"rules": units_of(rules)}
        for part in parts:
            names[part.rpartition(".")[2]] = _find(part, rules, names)
        return _find(template, rules, names)


def units_of(rules: Rules) -> ModuleType:
    """The kernels of a game, the larger ones as units."""
    name = f"units[{rules.__name__}]"
    if name not in sys.modules:
        module = ModuleType(name, f"{rules.__name__} for templates")
        module.__dict__.update({key: value for key, value in vars(rules).items() if key[0] != "_"})
        module.__dict__.update(
            {key: unit(value) for key, value in vars(rules).items() if key in UNITS}
        )
        sys.modules[name] = module
    return sys.modules[name]


def _find(template: str, rules: Rules, names: dict[str, ModuleType]) -> ModuleType:
    """A bound template, run if this is the first time."""
    name = f"{template}[{rules.__name__}]"
    return sys.modules[name] if name in sys.modules else _run(template, name, names)


def _run(template: str, name: str, names: dict[str, ModuleType]) -> ModuleType:
    """Run the source of a template as a module of that name."""
    spec = importlib.util.find_spec(template)
    if spec is None or spec.loader is None or spec.origin is None:
        raise ModuleNotFoundError(template)
    module = ModuleType(name, f"{template} bound to {names['rules'].__name__}")
    module.__file__ = spec.origin
    module.__dict__.update(names)
    sys.modules[name] = module
    source = importlib.util.decode_source(spec.loader.get_data(spec.origin))  # type: ignore[attr-defined]  # every file loader has it
    exec(compile(source, spec.origin, "exec"), module.__dict__)
    return module
