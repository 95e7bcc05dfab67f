"""Component files: folders of TOML that people can edit, read with clear complaints."""

import tomllib
from pathlib import Path

from bivouac.core.fields import fail


def own_files(folder: Path, wanted: str) -> dict[str, Path]:
    """The component files a folder brings, by name; `wanted` says what it could bring."""
    try:
        found = {path.name: path for path in sorted(folder.iterdir()) if path.suffix == ".toml"}
    except OSError as error:
        fail(str(folder), f"cannot be read as a folder of components: {error.strerror}")
    if not found:
        fail(str(folder), f"has no components; it takes {wanted}")
    return found


def parsed(path: Path) -> dict[str, object]:
    """A TOML file as tables and lists."""
    try:
        return tomllib.loads(path.read_text("utf-8-sig"))
    except OSError as error:
        fail(path.name, f"cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        fail(path.name, "is not text in UTF-8")
    except (ValueError, RecursionError) as error:
        fail(path.name, f"is not valid TOML: {' '.join(str(error).split())}")
