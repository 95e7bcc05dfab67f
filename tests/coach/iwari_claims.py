"""What Iwari's coach claims, worked out in another way: by playing it, or by the view."""

from collections.abc import Callable, Iterator, Sequence

from bivouac.core.contract import SPECTATOR, Game, Json
from bivouac.games.iwari.layout import BIOMES, DEED_NAMES
from bivouac.games.iwari.notation.builds import piece_of
from bivouac.games.iwari.notation.prices import territory_of
from bivouac.games.iwari.setting import Iwari
from tests.rulebook.iwari.board import put_tents, put_totems


def iwari(game: Game) -> Iwari:
    """Its setting, as the game knows it."""
    assert isinstance(game.setting, Iwari)
    return game.setting


def gained(game: Game, after: Game, seat: int, *keys: str) -> int:
    """The points of a tribe by some keys, or by all."""
    was, now = (one.result().breakdown[seat] for one in (game, after))
    return sum(now[key] - was[key] for key in (keys or tuple(now)))


def with_piece(game: Game, tribe: int, territory: int, piece: str) -> Iterator[Game]:
    """The map with one piece more, put down without cards, on every free spot."""
    setting = iwari(game)
    static, free = setting.static, game.position["free"]
    spots = [
        spot
        for spot, place in enumerate(static["territory_of"][0].tolist())
        if place == territory and int(free[spot >> 6]) >> (spot & 63) & 1
    ]
    for at in spots if piece == "tent" else [territory]:
        world = game.copy()
        put = put_tents if piece == "tent" else put_totems
        put(static, world.positions, tribe, at)
        yield world


def built(game: Game, territory: int, kinds: tuple[int, ...]) -> Iterator[Game]:
    """The game after every build of such pieces in a territory that can be paid for.

    With both on the map: where the first earns a deed, its pawn would be asked for in between.
    """
    for plan in game.plans():
        pieces = [one for one in map(piece_of, plan.steps) if one is not None]
        if tuple(one.kind for one in pieces) == kinds:
            if territory_of(iwari(game), pieces[0]) == territory:
                world = game.copy()
                world.positions["pawns_left"] = 0
                for step in plan.steps:
                    world.apply(step)
                yield world


def land_of(setting: Iwari, args: Json) -> int:
    """The number of the territory that a message names."""
    name = str(args["territory"]).partition("=")[0].removeprefix("iwari-territory-")
    return setting.territory_number[name]


def by_of(setting: Iwari, args: Json) -> int:
    """The tribe that a message names."""
    return setting.third if args["by"] == "third" else int(args["seat"])


def brings(game: Game, args: Json, kinds: tuple[int, ...], key: str) -> bool:
    """Does a build in the territory bring just these points?"""
    lands = built(game, land_of(iwari(game), args), kinds)
    return args["points"] in [gained(game, one, game.to_move, key) for one in lands]


def takes(game: Game, args: Json, piece: str) -> bool:
    """Does a piece of the other tribe take just these points?"""
    setting = iwari(game)
    worlds = with_piece(game, by_of(setting, args), land_of(setting, args), piece)
    key = "tents" if piece == "tent" else "totems"
    return -args["points"] in [gained(game, one, game.to_move, key) for one in worlds]


def verdicts(game: Game) -> dict[str, str]:
    """IV7: whose every territory would be, by the view, or is."""
    view = game.observe(SPECTATOR)
    return {
        one["id"]: view["void"]["claims"].get(one["id"], one["verdict"])["by"]
        for one in view["territories"]
    }


def turns(game: Game, args: Json, side: str) -> bool:
    """Does a single piece turn the territory to a side?"""
    territory = land_of(iwari(game), args)
    name = iwari(game).territory_ids[territory]
    kind = 0 if args["piece"] == "tent" else 1
    after = (verdicts(one)[name] for one in built(game, territory, (kind,)))
    return verdicts(game)[name] != side and side in after


def all_are_lost(game: Game, args: Json) -> bool:
    names = [one.partition("=")[0] for one in str(args["territories"]).split()]
    found = verdicts(game)
    return all(found[name.removeprefix("iwari-territory-")] == "void" for name in names)


def is_lost(game: Game, args: Json) -> bool:
    return verdicts(game)[iwari(game).territory_ids[land_of(iwari(game), args)]] == "void"


def earns(game: Game, args: Json) -> bool:
    number = DEED_NAMES.index(args["deed"])
    for plan in game.plans():
        world = game.copy()
        for step in plan.steps:
            world.apply(step)
        if int(world.position["earned"]) >> number & 1:
            return True
    return False


def is_more_than_put(game: Game, args: Json, points: Sequence[int]) -> bool:
    """IX1, IG1: a build completes expeditions and takes tokens, a piece put down does not."""
    chosen = iwari(game).chosen
    return bool((chosen.expeditions or chosen.discoveries) and args["points"] > max(points))


def needs_card(game: Game, args: Json) -> bool:
    """The hand lacks it, it lies open, and a piece brings at least its own part of the points."""
    biome, biomes = BIOMES.index(args["card"]), iwari(game).static["biomes"][0]
    territory = land_of(iwari(game), args)
    shown = [card for card in game.position["display"].tolist() if card >= 0]
    worlds = with_piece(game, game.to_move, territory, args["piece"])
    points = [gained(game, one, game.to_move) for one in worlds]
    return (
        game.position["held"][game.to_move, biome] == 0
        and biome in biomes[shown]
        and biome == iwari(game).static["territory_biome"][0, territory]
        and (args["points"] in points or is_more_than_put(game, args, points))
    )


Claim = Callable[[Game, Json], bool]
CLAIMS: dict[str, Claim] = {
    "lead": lambda game, args: brings(game, args, (0,) * args["count"], "tents"),
    "present": lambda game, args: brings(game, args, (0,) * args["count"], "tents"),
    "connection": lambda game, args: brings(game, args, (1,), "totems"),
    "overtaken": lambda game, args: takes(game, args, "tent"),
    "broken": lambda game, args: takes(game, args, "totem"),
    "card-helps": lambda game, args: takes(game, args, args["piece"]),
    "card-needed": needs_card,
    "deed": earns,
    "turn-land": lambda game, args: turns(game, args, "players"),
    "turn-away": lambda game, args: turns(game, args, "void"),
    "corruption": all_are_lost,
    "last-land": is_lost,
    "weakest": is_lost,
    "card-turns": is_lost,
}
"""IP1, IP2, IM2-IM5, IT7, IV6, IV7: by key what must be true, worked out in another way."""
