"""Tables of Iwari where something of an extension is about to happen to seat 0."""

from collections.abc import Callable
from dataclasses import replace

from bivouac.core.contract import SPECTATOR, Game, Json
from scripts.prepared_tables import Prepared, Until, asked, turn_of
from tests.conftest import LONG

EVERYWHERE = {
    "deeds": ["union", "discovery", "honour", "respect", "courage", "veneration"],
    **dict.fromkeys(["walking_totem", "fortifications", "discoveries"], True),
}
"""What can be in play on every map."""
EVERYTHING = EVERYWHERE | {"expeditions": True, "storms": True}


def on_map(name: str, main: str, seats: str, until: Until, seed: int, **more: Json) -> Prepared:
    """A table of Iwari with some options."""
    return Prepared(f"iwari-{name}", main, seats, until, seed, game="iwari", more=more)


# Moments


def offers(phase: str, has: Callable[[Json, Game], bool], turns: int = 0) -> Until:
    """Until seat 0 is asked for something, and what it can do is like this."""
    is_asked = asked(0, phase, turns)

    def is_reached(game: Game) -> bool:
        return is_asked(game) and has(game.setting.offer(game.redact(0)) or {}, game)

    return is_reached


def both(one: Until, other: Until) -> Until:
    """Until two things are so."""
    return lambda game: one(game) and other(game)


def explores(offer: Json, _: Game) -> bool:
    """A veiled territory can be explored."""
    return len(offer["explores"]) > 0


def places_a(kind: str) -> Callable[[Json, Game], bool]:
    """A piece of this kind can be placed."""
    return lambda offer, _: any(place["piece"]["piece"] == kind for place in offer["places"])


def fortifies_and_settles(offer: Json, game: Game) -> bool:
    """A fortification can be placed, and a tent on it."""
    forts = [one["piece"] for one in offer["places"] if one["piece"]["piece"] == "fortification"]
    for fort in forts:
        drafted = game.setting.draft(game.redact(0), {"pieces": [fort], "cards": [[]]})
        tent = {"piece": "tent", "spot": fort["spot"]}
        if any(place["piece"] == tent for place in drafted["nexts"]):
            return True
    return False


def replaces_a_ruin(offer: Json, _: Game) -> bool:
    """A tent can go on a ruin."""
    return any(place["piece"].get("ruin") for place in offer["places"])


def moves_from_land(offer: Json, _: Game) -> bool:
    """A void totem can go from one territory to another."""
    return any(place["piece"].get("from", "centre") != "centre" for place in offer["places"])


def is_determined(offer: Json, game: Game) -> bool:
    """The determination token can add a second piece to a tent that explores."""
    if game.observe(SPECTATOR)["determination"] != 0:
        return False
    firsts = [one["piece"] for one in offer["places"] if one["gains"]["explores"]]
    return any(
        game.setting.draft(game.redact(0), {"pieces": [first], "cards": [[]]})["nexts"]
        for first in firsts
        if first["piece"] == "tent"
    )


def fulfils(offer: Json, _: Game) -> bool:
    """A piece fulfils an expedition."""
    return any(place["gains"]["expeditions"] for place in offer["places"])


def scores(offer: Json, _: Game) -> bool:
    """The walking totem would bring points."""
    return bool(offer["walk"]["points"][0] > 0)


def earns(deed: str) -> Callable[[Json, Game], bool]:
    """This deed's pawn is to be placed."""
    return lambda offer, _: any(option["deed"] == deed for option in offer["deeds"])


def storm_out_of_turn(game: Game) -> bool:
    """Seat 0 is asked about a storm while it is somebody else's turn."""
    return asked(0, "storm")(game) and bool(game.observe(SPECTATOR)["turn"] != 0)


def at(name: str, main: str, until: Until, seed: int, **more: Json) -> Prepared:
    """A table of a person and two bots."""
    return on_map(name, main, "pbb", until, seed, **more)


def courage(name: str) -> Prepared:
    """Seat 0 has explored the last territory."""
    deeds = ["union", "discovery", "honour", "courage"]
    return at(name, "new-horizons", offers("deed", earns("courage")), 26, deeds=deeds)


def walk(name: str) -> Prepared:
    """Seat 0 has placed a totem beside the walking totem."""
    return at(name, "new-horizons", offers("walk", scores), 5, walking_totem=True)


def veiled(name: str) -> Prepared:
    """Seat 0 can explore where discovery tokens lie face down."""
    return at(name, "new-horizons", offers("turn", explores), 1, discoveries=True)


EXPLORE, EXPLORE_ON_PHONE = veiled("explore"), veiled("explore-on-phone")
FORTIFICATION, FORTIFICATION_BY_KEYS = (
    at(name, "vast-lands", offers("turn", fortifies_and_settles, 6), 1, fortifications=True)
    for name in ("fortification", "fortified-by-keys")
)
STORM = on_map("storm", "new-horizons", "pp", storm_out_of_turn, 8, storms=True)
WALK, WALK_NOT = walk("walk"), walk("walk-not")
COURAGE, COURAGE_DECLINED = courage("courage"), courage("courage-declined")
VENERATION = at(
    *("veneration", "new-horizons", offers("deed", earns("veneration")), 2),
    deeds=["veneration"],
    veneration="a",
)
RUIN = at("ruin", "forgotten-island", offers("turn", replaces_a_ruin), 1)
CONTESTED = at("contested", "the-void", offers("turn", places_a("contested")), 1)
DETERMINATION = at("determination", "the-void", offers("turn", is_determined), 1)
FROM_THE_CENTRE = at("centre", "unexplored-paths", offers("turn", places_a("void_totem")), 1)
FROM_A_TERRITORY = replace(  # greedy bots hardly ever move one
    at("void-totem", "unexplored-paths", offers("turn", moves_from_land), 5), by="random"
)
EXPEDITION = at("expedition", "new-horizons", offers("turn", fulfils), 1, expeditions=True)
FULL = {
    main: on_map(f"full-{look}", main, "ppp", turn_of(0, 21, reach=4), 3, **more)
    for look, main, more in (
        ("steppe", "long-road", EVERYTHING | {"veneration": "c"}),
        ("mist", "unexplored-paths", EVERYWHERE | {"expeditions": True}),
        ("night", "the-void", EVERYWHERE | {"veneration": "b"}),
    )
}
"""Tables to be looked at, with everything in play."""

# Every map of the atlas


def before_the_scoring(game: Game) -> bool:
    """The deck is about to run out for the first time."""
    view = game.observe(SPECTATOR)
    return bool(view["deck_runs"] == 0 and view["deck"] <= 2)


def in_the_last_round(game: Game) -> bool:
    """The last turn of seat 0."""
    return asked(0, "turn")(game) and bool(game.observe(SPECTATOR)["last_round"])


def in_the_second_half(game: Game) -> bool:
    """A turn of seat 0 after the first scoring."""
    return asked(0, "turn")(game) and bool(game.observe(SPECTATOR)["deck_runs"] == 1)


def halves(
    main: str, seats: str, seeds: tuple[int, int], **more: Json
) -> tuple[Prepared, Prepared]:
    """A table where the first scoring is to come, and one where the last one is.

    The long version has a whole half of the game to play before it comes, the short one a turn.
    """
    exploring = offers("turn", explores)
    first = exploring if LONG else both(exploring, before_the_scoring)
    last = in_the_second_half if LONG else in_the_last_round
    return (
        on_map(f"{main}-1", main, seats, first, seeds[0], **more),
        on_map(f"{main}-2", main, seats, last, seeds[1], **more),
    )


ATLAS = {
    tables[0].main: tables
    for tables in (
        halves("floating-lands", "pbbb", (1, 9), **EVERYTHING, veneration="a"),
        halves("forgotten-island", "pbbb", (7, 7), **EVERYWHERE, expeditions=True, veneration="c"),
        halves("glacier-massif", "pbbbb", (11, 1), **EVERYTHING, veneration="c"),
        halves("unexplored-paths", "pbbb", (1, 1), **EVERYWHERE, expeditions=True, veneration="a"),
        halves("long-road", "pb", (6, 1), **EVERYTHING, veneration="a"),
        halves("the-void", "pbbbbb", (7, 1), **EVERYWHERE, veneration="b"),
    )
}

TABLES = [
    *(table for tables in ATLAS.values() for table in tables),
    *(EXPLORE, EXPLORE_ON_PHONE, FORTIFICATION, FORTIFICATION_BY_KEYS, STORM, WALK, WALK_NOT),
    *(COURAGE, COURAGE_DECLINED, VENERATION, RUIN, CONTESTED, DETERMINATION),
    *(FROM_THE_CENTRE, FROM_A_TERRITORY, EXPEDITION, *FULL.values()),
]
