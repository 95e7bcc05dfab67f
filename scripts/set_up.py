"""Set up a checkout: the .venv folder, the locked packages, and Bivouac itself in editable form.

`make` calls it before everything else: `set_up.py runtime` installs what playing needs,
`set_up.py dev` what testing needs too. A step is done again only when what it depends on has
changed. It uses the standard library alone and speaks on stderr, one line per step.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

OLDEST_PYTHON = (3, 11)

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / os.environ.get("VENV", ".venv")
VENV_PYTHON = VENV / "bin" / "python"
LOCKS = {name: ROOT / "requirements" / f"{name}.txt" for name in ("runtime", "dev")}


def main() -> None:
    """Run the steps that are due, in order."""
    arguments = argparse.ArgumentParser(description="Set up a checkout of Bivouac.")
    arguments.add_argument("packages", choices=sorted(LOCKS), help="which lock file to install")
    arguments.add_argument(
        "--packages-only", action="store_true", help="do not install Bivouac itself"
    )
    options = arguments.parse_args()

    if sys.version_info < OLDEST_PYTHON:
        stop(
            f"Bivouac needs Python 3.11 or newer and {sys.executable} is older: install one and "
            "name it, for example: make play PYTHON=python3.13"
        )
    if not is_venv_sound():
        create_venv()
    if not is_done(options.packages, LOCKS[options.packages]):
        install_locked(options.packages)
    if not options.packages_only and not is_done("bivouac", ROOT / "pyproject.toml"):
        install_bivouac()


def is_venv_sound() -> bool:
    """Whether .venv holds a working, new enough Python that has pip."""
    probe = f"import pip, sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    try:
        return subprocess.run([VENV_PYTHON, "-c", probe], capture_output=True).returncode == 0
    except OSError:
        return False


def create_venv() -> None:
    """Create .venv, first installing what Debian leaves out of its Python."""
    say(f"Python environment in {os.path.relpath(VENV, ROOT)}")
    if not has_venv_modules():
        install_venv_modules()
    run([sys.executable, "-m", "venv", "--clear", str(VENV)])


def has_venv_modules() -> bool:
    """Whether `python -m venv` can work: Debian packs ensurepip apart."""
    probe = [sys.executable, "-c", "import ensurepip, venv"]
    return subprocess.run(probe, capture_output=True).returncode == 0


def install_venv_modules() -> None:
    """Install Debian's venv package as root, or say how to."""
    package = f"python3.{sys.version_info.minor}-venv"
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        stop(
            f"{sys.executable} cannot create environments: install {package}, for example: "
            f"sudo apt-get install {package}"
        )
    say(f"system package {package}")
    run(["apt-get", "update", "-qq"])
    run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", package])


def install_locked(name: str) -> None:
    """Install a lock file; the dev lock holds everything the runtime lock does."""
    say(f"locked packages of requirements/{name}.txt")
    pip_install("--require-hashes", "--requirement", str(LOCKS[name]))
    for done in {"runtime", name}:
        mark_done(done, LOCKS[done])


def install_bivouac() -> None:
    """Install the checkout itself; its build backend is in the lock, so nothing is downloaded."""
    say("the bivouac command")
    pip_install("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    mark_done("bivouac", ROOT / "pyproject.toml")


def pip_install(*arguments: str) -> None:
    """Run the environment's pip."""
    # Python compiles what is imported when it is; pip would compile everything.
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-compile"]
    run([str(VENV_PYTHON), "-m", "pip", "install", *quiet, *arguments])


def is_done(step: str, source: Path) -> bool:
    """Whether the step was done in this place with this very source file."""
    stamp = stamp_of(step)
    return stamp.exists() and stamp.read_text() == fingerprint(source)


def mark_done(step: str, source: Path) -> None:
    """Remember that the step was done with this source file."""
    stamp_of(step).write_text(fingerprint(source))


def stamp_of(step: str) -> Path:
    """Where a step is remembered: in .venv, so that both vanish together."""
    return VENV / f"set-up-{step}.stamp"


def fingerprint(source: Path) -> str:
    """Hash of a file and of the checkout's place: a copied .venv still points to its old one."""
    return hashlib.sha256(bytes(ROOT) + b"\0" + source.read_bytes()).hexdigest()


def run(command: list[str]) -> None:
    """Run a command in silence; if it fails, show what it said and stop."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        stop(f"this command failed: {' '.join(command)}")


def say(step: str) -> None:
    """Name the step that begins."""
    print(f"set-up: {step}", file=sys.stderr, flush=True)


def stop(reason: str) -> NoReturn:
    """End in one clear line."""
    sys.exit(f"set-up: {reason}")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
