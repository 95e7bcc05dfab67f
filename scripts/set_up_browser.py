"""Set up what browser tests need from the system: Chromium, Firefox, Japanese letters, fontconfig.

As root on Debian or Ubuntu they are installed; elsewhere it says exactly what to install.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from scripts.set_up import run, say, stop

SHELL = "chromium-headless-shell"
"""Chromium without windows: the same pages for a seventh less work."""
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome")
"""Whichever comes first is used."""
FIREFOX = "firefox-esr"
"""A few tests are repeated in it."""


def main() -> None:
    """Install what is missing, or say what to install."""
    can_install = os.geteuid() == 0 and shutil.which("apt-get") is not None
    has_browser = shutil.which(SHELL) if can_install else find_browser()
    needed = (
        (SHELL, has_browser),
        (FIREFOX, shutil.which(FIREFOX)),
        ("fontconfig", shutil.which("fc-list")),
        ("fonts-noto-cjk", has_japanese()),
    )
    missing = [package for package, is_there in needed if not is_there]
    if not missing:
        return
    if not can_install:
        stop(
            f"the browser tests need {' and '.join(missing)}: install them, for example: "
            f"sudo apt-get install {' '.join(missing)}"
        )
    say(f"system packages {' '.join(missing)}")
    run(["apt-get", "update", "-qq"])
    run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing])


def find_browser() -> str | None:
    """The Chromium to test and measure with, if there is one on the path."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def has_japanese() -> bool:
    """Is there a font that can write Japanese?"""
    try:
        found = subprocess.run(["fc-list", ":lang=ja"], capture_output=True, text=True)
    except OSError:
        return False
    return bool(found.stdout.strip())


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
