"""`bivouac map`: check and draw maps of Iwari, one's own or the packaged ones.

Only the standard library is imported before it is known what to do.
"""

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bivouac.arguments import adding
from bivouac.core.errors import InputError, complaint, trouble
from bivouac.core.messages import Message
from bivouac.core.words import Words

if TYPE_CHECKING:
    from bivouac.games.iwari.box.types import Map


def add_map_command(commands: Any, words: Words) -> None:
    """Add `map check` and `map draw` to the sub-commands of `bivouac`."""
    parser = adding(commands, words)("map", None, words("command-map"))
    actions = parser.add_subparsers(metavar="ACTION", required=True, parser_class=type(parser))
    add = adding(actions, words)
    check = add("check", run_check, words("command-map-check"))
    check.add_argument("files", nargs="*", metavar="FILE", help=words("command-help-map-files"))
    draw = add("draw", run_draw, words("command-map-draw"))
    draw.add_argument("file", metavar="FILE", help=words("command-help-map-file"))
    draw.add_argument("-o", "--output", metavar="OUT.svg", help=words("command-help-map-output"))


def run_check(arguments: argparse.Namespace) -> int:
    """Bivouac map check"""
    from bivouac.games.iwari.box import BASE_MAPS, MAPS
    from bivouac.games.iwari.box.proofs import seventh_connection
    from bivouac.record.printing import put

    words = Words(arguments.language)
    names = arguments.files or MAPS
    faults = sum(check_map(name, words) for name in names)
    if not arguments.files:
        seventh = seventh_connection([read(name) for name in BASE_MAPS])
        faults += complain_of(Message("map-base-maps", {}), seventh, words)
    if faults:
        return 2
    put(words("map-all-sound", count=len(names)))
    return 0


def check_map(name: str, words: Words) -> int:
    """Print what is proved of a map, or complain of each fault; how many there are."""
    from bivouac.games.iwari.box.atlas import proofs_of
    from bivouac.games.iwari.box.overlaps import DRAWN
    from bivouac.games.iwari.box.proofs import faults_of
    from bivouac.record.printing import complain, put

    try:
        game_map = read(name)
    except InputError as error:
        return complain(f"bivouac: {complaint(error, words.language)}")
    proofs = (*proofs_of(game_map), *DRAWN)
    faults = complain_of(name, faults_of(game_map, proofs), words)
    if not faults:
        put(f"{name}: {summary(game_map, words)}")
        put(f"  IC2   {words('map-numbered')}")
        for proof in proofs:
            put(f"  {proof.rule:5} {words(proof.claim)}")
    return faults


def summary(game_map: "Map", words: Words) -> str:
    """What a map has, on one line."""
    areas = sum(spot.contested is not None for spot in game_map.spots)
    found: dict[str, str | int] = {
        "name": game_map.name,
        "territories": len(game_map.territories),
        "spots": len(game_map.spots) - areas,
        "roads": len(game_map.roads),
        "connections": len(game_map.connections),
        "sea": sum(connection.kind == "sea" for connection in game_map.connections),
    }
    if areas:
        return words("map-summary-areas", areas=areas, **found)
    return words("map-summary", **found)


def complain_of(name: "str | Message", faults: "Iterable[Message]", words: Words) -> int:
    """One line on stderr for each fault; how many there are."""
    from bivouac.record.printing import complain

    return sum(
        complain(f"bivouac: {words('fault-at', where=name, reason=fault)}") for fault in faults
    )


def run_draw(arguments: argparse.Namespace) -> int:
    """Bivouac map draw"""
    from bivouac.games.iwari.picture.svg import map_svg

    picture = map_svg(read(arguments.file))
    if arguments.output is None:
        print(picture, end="")
        return 0
    try:
        Path(arguments.output).write_text(picture, "utf-8")
    except OSError as error:
        raise InputError(
            "command-cannot-write", path=str(arguments.output), reason=trouble(error)
        ) from None
    return 0


def read(name: str) -> "Map":
    """The map in a file, or the packaged map of that name."""
    from bivouac.games.iwari.box import MAPS, load_map, packaged_box

    return packaged_box().maps[name] if name in MAPS else load_map(Path(name))
