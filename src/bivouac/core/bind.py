"""Templates: kernels that serve every game, compiled once for each.

Numba resolves the globals of a function when it compiles it. A template is a module whose kernels
call `rules.legal`, `rules.apply` and so on; `bind` runs the template's source once more with
`rules` set to the kernels of one game. So the code is written once and knows only the contract, and
still compiles into one piece with the rules it calls.
"""

import importlib.util
import sys
from threading import RLock
from types import ModuleType

BINDING = RLock()
"""Held while a template runs, so that no thread meets a module half made."""


def bind(template: str, rules: ModuleType) -> ModuleType:
    """The template bound to the kernels of a game; the same module for the same two names."""
    name = f"{template}[{rules.__name__}]"
    with BINDING:
        return sys.modules[name] if name in sys.modules else _run(template, rules, name)


def _run(template: str, rules: ModuleType, name: str) -> ModuleType:
    """Run the source of a template as a module of that name."""
    spec = importlib.util.find_spec(template)
    if spec is None or spec.loader is None or spec.origin is None:
        raise ModuleNotFoundError(template)
    module = ModuleType(name, f"{template} bound to {rules.__name__}")
    module.__file__ = spec.origin
    module.__dict__["rules"] = rules
    sys.modules[name] = module
    source = importlib.util.decode_source(spec.loader.get_data(spec.origin))  # type: ignore[attr-defined]  # every file loader has it
    exec(compile(source, spec.origin, "exec"), module.__dict__)
    return module
