"""Copies of the checkout: one snapshot of sources and tests, and a copy of it for each job.

Copies stay in their place from one campaign to the next, because compiled rules are found by the
path of their source; only the files that differ are written again.
"""

import filecmp
import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

TESTWARE = ("tests/", "scripts/", "pyproject.toml")
KEPT = ("node_modules", "__pycache__", "site")
"""Names of what a copy has of its own."""


def is_testware(name: str) -> bool:
    """Does a file belong to the tests, with how they are run, and not to what they prove?"""
    return name.startswith(TESTWARE) or name.endswith(".test.ts")


def take_snapshot(root: Path, place: Path, tests: str | None, sources: str | None) -> None:
    """The sources of a revision, or as they are, with the tests of a revision, or as they are."""
    shutil.rmtree(place, ignore_errors=True)
    for revision, belongs in ((sources, is_source), (tests, is_testware)):
        if revision is None:
            copy_files(root, place, belongs)
        else:
            unpack(root, revision, place, belongs)


def is_source(name: str) -> bool:
    """All that is not testware."""
    return not is_testware(name)


def copy_files(root: Path, place: Path, belongs: Callable[[str], bool]) -> None:
    """The files of the working tree, those not yet added too."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout.decode()
    for name in filter(belongs, filter(None, listed.split("\0"))):
        if (root / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, place / name)


def unpack(root: Path, revision: str, place: Path, belongs: Callable[[str], bool]) -> None:
    """The files of a revision."""
    command = ["git", "archive", "--format=tar", revision]
    packed = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        members = [one for one in archive.getmembers() if one.isfile() and belongs(one.name)]
        archive.extractall(place, members, filter="data")


@dataclass(frozen=True, slots=True)
class Copy:
    """The checkout of one job, with a cache of its own."""

    work: Path
    number: int

    @property
    def root(self) -> Path:
        """The checkout."""
        return self.work / f"copy-{self.number}"

    @property
    def cache(self) -> Path:
        """The user's cache folder, as this job sees it: the rules as they are, compiled."""
        return self.work / f"cache-{self.number}"

    @property
    def planted_cache(self) -> Path:
        """The same while a fault stands; it begins as the other one and is thrown away."""
        return self.work / f"cache-{self.number}-planted"

    @property
    def scratch(self) -> Path:
        """Temporary files of tests."""
        return self.work / f"scratch-{self.number}"

    def prepare(self, snapshot: Path, modules: Path) -> None:
        """Make the checkout what the snapshot is, and prove that tests import it."""
        synchronise(snapshot, self.root)
        link_modules(modules, self.root / "web" / "node_modules")
        link_files(user_cache() / "bivouac", self.cache / "bivouac")
        program = "import bivouac; print(bivouac.__file__)"
        imported = subprocess.run(
            [sys.executable, "-c", program],
            cwd=self.root,
            env=self.environment(self.cache),
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        if not Path(imported).is_relative_to(self.root):
            raise RuntimeError(f"{imported} would be tested instead of {self.root}")

    def environment(self, cache: Path, interpreted: bool = False) -> dict[str, str]:
        """In which tests are run: this checkout comes before the one that is installed."""
        own = {name: value for name, value in os.environ.items() if name not in ("BIVOUAC_LONG",)}
        own |= {
            "PYTHONPATH": f"{self.root / 'src'}{os.pathsep}{self.root}",
            "PYTHONHASHSEED": "0",
            "XDG_CACHE_HOME": str(cache),
            "XDG_DATA_HOME": str(self.scratch / "data"),
        }
        return {**own, "NUMBA_DISABLE_JIT": "1"} if interpreted else own

    def branch_cache(self) -> Path:
        """The cache for one fault: compiled files are replaced, never written into."""
        shutil.rmtree(self.planted_cache, ignore_errors=True)
        link_files(self.cache, self.planted_cache)
        return self.planted_cache


def user_cache() -> Path:
    """Where the rules of the checkout may be compiled already."""
    return Path(os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache"))


def link_files(source: Path, target: Path) -> None:
    """Every file that is not there yet, without copying it where one disk holds both."""
    target.mkdir(parents=True, exist_ok=True)
    for path in source.rglob("*"):
        there = target / path.relative_to(source)
        if not path.is_file() or path.suffix == ".lock" or there.exists():
            continue
        there.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError):  # another process may tidy up meanwhile
            try:
                there.hardlink_to(path)
            except OSError:
                shutil.copy2(path, there)


def synchronise(snapshot: Path, root: Path) -> None:
    """Write what differs and remove what is no longer there; all else keeps its age."""
    wanted = {path.relative_to(snapshot) for path in snapshot.rglob("*") if path.is_file()}
    for name in wanted:
        there = root / name
        if not there.is_file() or not filecmp.cmp(snapshot / name, there, shallow=False):
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(snapshot / name, there)
    for folder, folders, files in os.walk(root):
        folders[:] = [inside for inside in folders if inside not in KEPT]
        for file in files:
            path = Path(folder) / file
            if path.relative_to(root) not in wanted:
                path.unlink()


def link_modules(modules: Path, place: Path) -> None:
    """The packages of the client, each by a link: what tools write among them stays apart."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    if modules.is_dir():
        for package in modules.iterdir():
            if not package.name.startswith(".") or package.name == ".bin":
                (place / package.name).symlink_to(package)
