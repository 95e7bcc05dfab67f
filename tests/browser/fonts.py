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
</fontconfig>
"""
ALIAS = "<alias><family>{name}</family><prefer><family>{family}</family></prefer></alias>"
GENERIC = ("sans-serif", "serif", "system-ui", "monospace")


def write_other_fonts(folder: Path) -> Path:
    """Fonts with Japanese alone, one of them wherever the system chooses: a FONTCONFIG_FILE."""
    (folder / "fonts").mkdir()
    listed = subprocess.run(
        ["fc-list", "--format=%{file}\n", ":lang=ja"], capture_output=True, text=True, check=True
    )
    for file in sorted({Path(line) for line in listed.stdout.splitlines()}):
        (folder / "fonts" / file.name).symlink_to(file)
    aliases = "".join(ALIAS.format(name=name, family=FAMILY) for name in GENERIC)
    written = folder / "fonts.conf"
    written.write_text(CONFIGURATION.format(folder=folder, aliases=aliases), "utf-8")
    return written
