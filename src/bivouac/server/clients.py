"""The faces that games of other packages bring to the browser: files under /games/NAME/.

A client is a folder (core/plug_ins.py) with a `game.json`, which says what a page has to know of
the game (web/src/net/plugIns.ts); `/games/index.json` gathers them. What the game says is beside
it, a file for each language. All is read when the server starts, and only what was read is served:
no path leads anywhere else.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from bivouac.core.errors import InputError
from bivouac.core.locales import LANGUAGES, words_in
from bivouac.core.plug_ins import plug_in_folders
from bivouac.server.assets import Asset, asset_of

SHOWN = (".css", ".jpg", ".js", ".json", ".png", ".svg", ".webp", ".woff2")
"""What a page can use. A folder of a package may hold other things too."""
ABOUT = "game.json"


def installed_clients() -> dict[str, Asset]:
    """The files of all clients there are, by path."""
    return read_clients(plug_in_folders("clients"), plug_in_folders("locales"))


def read_clients(clients: Mapping[str, Path], locales: Mapping[str, Path]) -> dict[str, Asset]:
    """The files of clients by path: the index, theirs, and the words of those that have some."""
    about = {game: read_about(game, folder) for game, folder in clients.items()}
    assets = {"games/index.json": asset_of("index.json", json.dumps(about).encode())}
    for game, folder in clients.items():
        assets |= {f"games/{game}/{path}": asset for path, asset in read_files(folder)}
        for language in LANGUAGES if game in locales else ():
            words = words_in(locales[game], language).encode()
            assets[f"games/{game}/words/{language}.ftl"] = asset_of("words.ftl", words)
    return assets


def read_about(game: str, folder: Path) -> object:
    """What a client says of itself; InputError where it cannot be read."""
    try:
        about = json.loads((folder / ABOUT).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise InputError(
            "command-client", game=game, path=str(folder / ABOUT), reason=str(error)
        ) from None
    if not isinstance(about, dict) or not isinstance(about.get("main"), str):
        raise InputError("command-client-main", game=game, path=str(folder / ABOUT))
    return about


def read_files(folder: Path) -> Iterator[tuple[str, Asset]]:
    """The files of one client, by path."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in SHOWN and path.is_file():
            yield path.relative_to(folder).as_posix(), asset_of(path.name, path.read_bytes())
