"""IT1, IT3-IT5: where can this hand place a tent, a totem, two pieces?"""

from random import Random

from bivouac.core.contract import Advice, Drill, Json, Known, Message
from bivouac.core.drilling import mixed, some_of
from bivouac.games.iwari.drills.builds import BUILDS, builds_of
from bivouac.games.iwari.drills.lands import land_anchor, land_choices
from bivouac.games.iwari.layout import BIOMES, PIECES, TURN
from bivouac.games.iwari.notation.prices import territory_of
from bivouac.games.iwari.offers.payments import Purse
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import territory_code

SHOWN = 5
LEAST_EXPLORED = 5
LEAST_OPEN = 2


def ask(setting: Iwari, known: Known, chance: Random) -> Drill | None:
    """Territories where the pieces can go, and some where they cannot, for several reasons."""
    position = known.position
    explored = [one for one in range(len(setting.territory_ids)) if position["most_tents"][one]]
    purse = Purse(setting, position, known.seat)
    if (
        position["phase"] != TURN
        or len(explored) < LEAST_EXPLORED
        or len(set(purse.biome.values())) < 2
    ):
        return None
    what = chance.choice(("totem", "tents"))
    open_to: dict[int, set[str]] = {}
    for pieces in builds_of(setting, known):
        kind = BUILDS.get(tuple(sorted(one.kind for one in pieces)))
        if kind is not None:
            open_to.setdefault(territory_of(setting, pieces[0]), set()).add(kind)
    right = [one for one, kinds in open_to.items() if what in kinds]
    wrong = [one for one in range(len(setting.territory_ids)) if one not in right]
    bare = [one for one in wrong if one not in explored]
    wrong = [one for one in wrong if one in explored] + mixed(bare, chance)[:1]
    shown = some_of(right, wrong, SHOWN, chance)
    if shown is None or len(shown) < SHOWN - 1 or len(right) < LEAST_OPEN:
        return None
    return Drill(
        Message("drills-iwari-building-asks", {"what": what}),
        land_choices(setting, shown),
        (frozenset(land_anchor(setting, one) for one in shown if one in right),),
        tuple(reason(setting, known, purse, what, one, one in right) for one in sorted(shown)),
        several=True,
        points=tuple(land_anchor(setting, one) for one in sorted(shown)),
    )


def reason(
    setting: Iwari, known: Known, purse: Purse, what: str, territory: int, can: bool
) -> Advice:
    """That the pieces can go there, or what is in the way."""
    position = known.position
    biome = int(setting.static["territory_biome"][0, territory])
    own = list(purse.biome.values()).count(biome)
    args: dict[str, str | int] = {
        "land": territory_code(setting, territory),
        "biome": BIOMES[biome],
        "cards": own,
        "what": what,
        "tents": int(position["most_tents"][territory]),
        "totems": int(position["all_totems"][territory]),
        "free": int(position["n_free"][territory]),
    }
    return Advice(
        Message("drills-iwari-building-yes" if can else why_not(args), args),
        (land_anchor(setting, territory),),
    )


def why_not(args: dict[str, Json]) -> str:
    """What is in the way first: the map, then the hand."""
    if args["tents"] == 0:
        return "drills-iwari-building-unexplored"
    if args["what"] == "totem":
        has_room = args["totems"] < args["tents"]
        return "drills-iwari-building-cards" if has_room else "drills-iwari-building-cap"
    is_full = args["free"] < PIECES
    return "drills-iwari-building-full" if is_full else "drills-iwari-building-cards"
