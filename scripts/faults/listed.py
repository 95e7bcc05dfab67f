"""The list of faults, read from tests/faults/*.toml: one file for each area (see its README)."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

FOLDER = Path("tests/faults")


@dataclass(frozen=True, slots=True)
class Suite:
    """Tests that are run together."""

    name: str
    files: tuple[str, ...]  # globs from the root of the checkout; those after a "!" are left out
    only: str = ""  # an expression for pytest's -k
    interpreted: bool = False  # rules run in the interpreter: nothing has to be compiled

    @property
    def is_vitest(self) -> bool:
        """Are they tests of the client without a browser?"""
        return self.files[0].endswith(".ts")

    @property
    def needs_client(self) -> bool:
        """Do they need the client built anew?"""
        return self.files[0].startswith("tests/browser/")

    def found(self, root: Path) -> list[str]:
        """The files there are, as paths from the root."""
        wanted = [glob for glob in self.files if not glob.startswith("!")]
        unwanted = [glob[1:] for glob in self.files if glob.startswith("!")]
        paths = sorted({path for glob in wanted for path in root.glob(glob)})
        names = [path.relative_to(root).as_posix() for path in paths]
        return [name for name in names if not any(fnmatch(name, glob) for glob in unwanted)]


@dataclass(frozen=True, slots=True)
class Fault:
    """A mistake somebody could make: one piece of text in place of another."""

    id: str
    area: str
    file: str
    find: str  # occurs exactly once in the file
    replace: str
    breaks: str  # what it does, in one sentence
    rule: str | None
    suites: tuple[Suite, ...]  # in this order, until one notices


def load(root: Path) -> list[Fault]:
    """All faults, area by area."""
    return [fault for path in sorted((root / FOLDER).glob("*.toml")) for fault in read_area(path)]


def read_area(path: Path) -> list[Fault]:
    """The faults of one area; it has the name of its file."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    suites = {
        name: Suite(name, tuple(suite.pop("files")), **suite)
        for name, suite in found["tests"].items()
    }
    faults = []
    for entry in found["fault"]:
        chosen = entry.pop("run", found["run"])
        rule = entry.pop("rule", None)
        run = tuple(suites[name] for name in chosen)
        faults.append(Fault(area=path.stem, rule=rule, suites=run, **entry))
    return faults


def choose(faults: Iterable[Fault], wanted: list[str]) -> list[Fault]:
    """Those whose id or area fits one of some globs; all if there are none."""
    return [
        fault
        for fault in faults
        if not wanted
        or any(fnmatch(fault.id, glob) or fnmatch(fault.area, glob) for glob in wanted)
    ]
