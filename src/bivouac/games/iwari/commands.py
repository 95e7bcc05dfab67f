"""`bivouac map`: check and draw maps of Iwari, one's own or the packaged ones.

Only the standard library is imported before it is known what to do.
"""

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bivouac.core.errors import InputError

if TYPE_CHECKING:
    from bivouac.games.iwari.box.types import Map


def add_map_command(commands: Any) -> None:
    """Add `map check` and `map draw` to the sub-commands of `bivouac`."""
    text = "check or draw a map of Iwari"
    parser = commands.add_parser("map", help=text, description=f"{text[0].upper()}{text[1:]}.")
    actions = parser.add_subparsers(metavar="ACTION", required=True, parser_class=type(parser))

    def add(name: str, run: Callable[[argparse.Namespace], int], text: str) -> Any:
        action = actions.add_parser(name, help=text, description=f"{text.capitalize()}.")
        action.set_defaults(run=run)
        return action

    check = add("check", run_check, "prove that maps are sound and that nothing overlaps")
    check.add_argument("files", nargs="*", metavar="FILE", help="default: the packaged maps")
    draw = add("draw", run_draw, "draw a map as a picture")
    draw.add_argument("file", metavar="FILE", help="a map file, or a packaged map by its name")
    draw.add_argument("-o", "--output", metavar="OUT.svg", help="default: standard output")


def run_check(arguments: argparse.Namespace) -> int:
    """Bivouac map check"""
    from bivouac.games.iwari.box import BASE_MAPS, MAPS
    from bivouac.games.iwari.box.proofs import seventh_connection
    from bivouac.record.printing import put

    names = arguments.files or MAPS
    faults = sum(check_map(name) for name in names)
    if not arguments.files:
        faults += complain_of(
            "the base maps", seventh_connection([read(name) for name in BASE_MAPS])
        )
    if faults:
        return 2
    put(f"OK: {len(names)} {'map' if len(names) == 1 else 'maps'} without a fault")
    return 0


def check_map(name: str) -> int:
    """Print what is proved of a map, or complain of each fault; how many there are."""
    from bivouac.games.iwari.box.atlas import proofs_of
    from bivouac.games.iwari.box.overlaps import DRAWN
    from bivouac.games.iwari.box.proofs import faults_of
    from bivouac.record.printing import complain, put

    try:
        game_map = read(name)
    except InputError as error:
        return complain(f"bivouac: {error}")
    proofs = (*proofs_of(game_map), *DRAWN)
    faults = complain_of(name, faults_of(game_map, proofs))
    if not faults:
        put(f"{name}: {summary(game_map)}")
        put("  IC2   every road and connection joins two places; numbers run without a gap")
        for proof in proofs:
            put(f"  {proof.rule:5} {proof.claim}")
    return faults


def summary(game_map: "Map") -> str:
    """What a map has, on one line."""
    areas = sum(spot.contested is not None for spot in game_map.spots)
    sea = sum(connection.kind == "sea" for connection in game_map.connections)
    return (
        f"{game_map.name}, {len(game_map.territories)} territories, "
        f"{len(game_map.spots) - areas} tent spots, "
        f"{f'{areas} unknown areas, ' if areas else ''}{len(game_map.roads)} roads, "
        f"{len(game_map.connections)} connections, {sea} of them by sea"
    )


def complain_of(name: str, faults: Iterable[str]) -> int:
    """One line on stderr for each fault; how many there are."""
    from bivouac.record.printing import complain

    return sum(complain(f"bivouac: {name}: {fault}") for fault in faults)


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
        raise InputError(f"cannot write {arguments.output}: {error.strerror}") from None
    return 0


def read(name: str) -> "Map":
    """The map in a file, or the packaged map of that name."""
    from bivouac.games.iwari.box import MAPS, load_map, packaged_box

    return packaged_box().maps[name] if name in MAPS else load_map(Path(name))
