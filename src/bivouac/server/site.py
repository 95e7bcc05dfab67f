"""The built client: a folder of files, read once and served from memory; and what plug-ins add.

Names of files under `assets/` hold a hash of their content, so browsers may keep them for ever;
everything else is asked for again each time and mostly answered by "not modified".
"""

from pathlib import Path

from bivouac.server.assets import PACKINGS, Asset, asset_of
from bivouac.server.clients import installed_clients

SITE = Path(__file__).parents[1] / "site"
"""Where the built client is: `npm run build` puts it there."""

OTHER_NAMES = {"favicon.ico": "icon.svg"}
"""What browsers ask for where a page names no icon: an answer of the API, say."""

PAGES = ("new", "t", "replay", "rules", "records", "aid", "pad", "drills")
"""First words of the client's own paths, besides `/`."""


class Site:
    """All files of the client, by path, and those of other packages' games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.brought = installed_clients()
        self.assets: dict[str, Asset] = {}
        self.built: int | None = None

    def refresh(self) -> None:
        """Read the files again when the client was built anew."""
        try:
            built = (self.folder / "index.html").stat().st_mtime_ns
        except OSError:
            built = None
        if built != self.built:
            own = read_assets(self.folder) if built is not None else {}
            self.assets = self.brought | own
            self.built = built

    def find(self, path: str) -> tuple[Asset | None, bool]:
        """The file for a path, and whether the client knows the path as its own page."""
        self.refresh()
        name = path.strip("/")
        name = OTHER_NAMES.get(name, name)
        if name in self.assets and name != "index.html":
            return self.assets[name], True
        is_page = not name or name.split("/")[0] in PAGES
        return self.assets.get("index.html"), is_page


def read_assets(folder: Path) -> dict[str, Asset]:
    """Every file of a folder, with what was packed beforehand."""
    packed_endings = tuple(PACKINGS.values())
    return {
        path.relative_to(folder).as_posix(): read_asset(path, folder)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in packed_endings
    }


def read_asset(path: Path, folder: Path) -> Asset:
    """One file."""
    packed = {}
    for encoding, ending in PACKINGS.items():
        beside = path.with_name(path.name + ending)
        if beside.is_file():
            packed[encoding] = beside.read_bytes()
    forever = path.relative_to(folder).parts[0] == "assets"
    return asset_of(path.name, path.read_bytes(), forever, packed)
