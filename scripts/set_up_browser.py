"""Set up what browser tests need from the system: Chromium, and a font with Japanese in it.

As root on Debian or Ubuntu they are installed; elsewhere it says exactly what to install.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from scripts.set_up import run, say, stop

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def main() -> None:
    """Install what is missing, or say what to install."""
    missing = [
        package
        for package, is_there in (("chromium", has_browser()), ("fonts-noto-cjk", has_japanese()))
        if not is_there
    ]
    if not missing:
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        stop(
            f"the browser tests need {' and '.join(missing)}: install them, for example: "
            f"sudo apt-get install {' '.join(missing)}"
        )
    say(f"system packages {' '.join(missing)}")
    run(["apt-get", "update", "-qq"])
    run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing])


def has_browser() -> bool:
    """Is there a Chromium on the path?"""
    return any(shutil.which(name) for name in BROWSERS)


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
