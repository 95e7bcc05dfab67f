"""Other system fonts than those of this machine, for a browser that is started with them."""

import subprocess
from pathlib import Path

FAMILY = "Noto Sans Mono CJK JP"
"""Letters of one width, and wider than those of any text font."""

CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/cache</cachedir>
  {aliases}
  <match target="pattern">
    <edit name="hintstyle" mode="append"><int>{hinting}</int></edit>
  </match>
</fontconfig>
"""
ALIAS = "<alias><family>{name}</family><prefer><family>{family}</family></prefer></alias>"
GENERIC = ("sans-serif", "serif", "system-ui", "monospace")


def ask(*command: str) -> list[str]:
    """What a program of fontconfig answers, line by line."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def write_other_fonts(folder: Path) -> Path:
    """Fonts with Japanese alone, one of them wherever the system chooses: a FONTCONFIG_FILE.

    How letters are drawn is left as it is: it decides how their widths are rounded.
    """
    (folder / "fonts").mkdir()
    for file in sorted({Path(line) for line in ask("fc-list", "--format=%{file}\\n", ":lang=ja")}):
        (folder / "fonts" / file.name).symlink_to(file)
    hinting = ask("fc-match", "--format=%{hintstyle:-1}")[0]
    aliases = "".join(ALIAS.format(name=name, family=FAMILY) for name in GENERIC)
    written = folder / "fonts.conf"
    text = CONFIGURATION.format(folder=folder, aliases=aliases, hinting=hinting)
    written.write_text(text, "utf-8")
    return written
