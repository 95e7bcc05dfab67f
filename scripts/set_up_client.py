"""Set up and build the web client: its locked packages with npm, then its pages with Vite.

`make` and the build hook of `pip install` call it: `python -m scripts.set_up_client packages`
installs what web/ needs, `... build` also writes src/bivouac/site. A step is done again only when
what it depends on has changed. It uses the standard library alone and speaks on stderr.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from scripts.set_up import ROOT, run, say, stop

OLDEST_NODE = 20

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
SITE = ROOT / "src" / "bivouac" / "site"
LOCALES = ROOT / "src" / "bivouac" / "locales"
PACKAGES = MODULES / ".packages.stamp"
BUILT = MODULES / ".built.stamp"
"""Stamps lie among the packages, so that all vanish together."""


def main() -> None:
    """Run the steps that are due, in order."""
    arguments = argparse.ArgumentParser(description="Set up the web client of Bivouac.")
    arguments.add_argument("step", choices=["packages", "build"], help="how far to go")
    step = arguments.parse_args().step

    locked = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if not is_stamped(PACKAGES, locked):
        require_node()
        say("packages of the web client")
        run(["npm", "ci", "--no-audit", "--no-fund", "--prefix", str(WEB)])
        PACKAGES.write_text(locked)
    if step == "build":
        sources = fingerprint(source_files())
        if not is_stamped(BUILT, sources) or not (SITE / "index.html").exists():
            require_node()
            say("pages of the web client")
            run(["npm", "run", "build", "--prefix", str(WEB)])
            BUILT.write_text(sources)


def require_node() -> None:
    """Stop with what to install, unless Node and npm are there and new enough."""
    need = (
        f"the web client needs Node {OLDEST_NODE} or newer with npm: install both, for example: "
        "sudo apt-get install nodejs npm, or the current release of your system's package manager"
    )
    if shutil.which("node") is None or shutil.which("npm") is None:
        stop(need)
    version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    found = re.match(r"v(\d+)", version)
    if not found or int(found[1]) < OLDEST_NODE:
        stop(f"{need} (found {version or 'a Node that does not run'})")


def source_files() -> Iterable[Path]:
    """Everything the pages are built from: the client, and the sentences it says."""
    for path in (*WEB.rglob("*"), *LOCALES.rglob("*.ftl")):
        if path.is_file() and MODULES not in path.parents:
            yield path


def fingerprint(files: Iterable[Path]) -> str:
    """Hash of files by name and content, and of the checkout's place."""
    digest = hashlib.sha256(bytes(ROOT))
    for path in sorted(files):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"\0{path.relative_to(ROOT)}\0{content}".encode())
    return digest.hexdigest()


def is_stamped(stamp: Path, wanted: str) -> bool:
    """Was a step done with just these files?"""
    return stamp.exists() and stamp.read_text() == wanted


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
