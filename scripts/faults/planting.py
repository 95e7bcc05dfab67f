"""A fault put into a file, and taken out again without a trace."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.faults.listed import Fault

ELSEWHERE = ("src/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte")


def why_stale(root: Path, fault: Fault) -> str | None:
    """Why a fault cannot be planted any more, and where its text is now; None: it can."""
    path = root / fault.file
    times = path.read_text(encoding="utf-8").count(fault.find) if path.is_file() else 0
    if times == 1:
        return None
    places = [
        other.relative_to(root).as_posix()
        for glob in ELSEWHERE
        for other in root.glob(glob)
        if "node_modules" not in other.parts and fault.find in other.read_text(encoding="utf-8")
    ]
    where = f"; it is in {', '.join(sorted(places))}" if places else ""
    missing = "" if path.is_file() else ", which does not exist"
    return f"its text occurs {times} times in {fault.file}{missing}{where}"


def planted_text(root: Path, fault: Fault) -> str:
    """The file of a fault as it would be with it."""
    return (root / fault.file).read_text(encoding="utf-8").replace(fault.find, fault.replace)


@contextmanager
def planted(root: Path, fault: Fault) -> Iterator[None]:
    """A fault while it stands.

    Afterwards the file is as old as before, because compiled rules are known by the age of their
    source; and what Python has compiled of it is removed each time, for the same reason.
    """
    path = root / fault.file
    text, times = path.read_bytes(), path.stat()
    path.write_bytes(planted_text(root, fault).encode())
    forget_bytecode(path)
    try:
        yield
    finally:
        path.write_bytes(text)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
        forget_bytecode(path)


def forget_bytecode(path: Path) -> None:
    """Remove what Python keeps of a file it has read."""
    for kept in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
        kept.unlink()


def module_of(file: str) -> str | None:
    """The module that a source file is; None for a file of the client."""
    path = Path(file)
    if path.suffix != ".py":
        return None
    parts = path.with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
