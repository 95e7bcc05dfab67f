"""Tables of Iwari against the void where something is about to be asked of seat 0.

Bots that play at random bring them about, for they play the same whatever other bots learn.
"""

from collections.abc import Callable
from dataclasses import replace

from bivouac.core.contract import SPECTATOR, Game, Json
from scripts.prepared_tables import Prepared, Until, asked, never
from tests.browser.iwari_tables import offers, on_map

LONG = {"new-horizons": 11, "floating-lands": 8}
"""The limit with which the void wins last, by map."""


def alone(name: str, until: Until, seed: int, main: str = "new-horizons") -> Prepared:
    """A table of one person, far from losing by territories."""
    table = on_map(f"void-{name}", main, "p", until, seed, mode="solo", void_limit=LONG[main])
    return replace(table, by="random")


def together(name: str, seats: str, until: Until, seed: int, limit: int = 2) -> Prepared:
    """A table of two who share a side."""
    more = {"mode": "coop", "void_limit": limit}
    return replace(on_map(f"void-{name}", "new-horizons", seats, until, seed, **more), by="random")


def acting(kind: str, until: Until) -> Until:
    """While the void does something of this kind: infection, corruption, settlement, haunted."""

    def is_reached(game: Game) -> bool:
        if not until(game):
            return False
        return bool((game.observe(SPECTATOR)["void"]["now"] or {}).get("kind") == kind)

    return is_reached


def at_least(part: str, count: int) -> Callable[[Json, Game], bool]:
    """So many options of one kind are on offer."""
    return lambda offer, _: len(offer[part]) >= count


def builds_or_plays(offer: Json, _: Game) -> bool:
    """Void cards can be played, and something can be built for the void."""
    return len(offer["voids"]) > 0 and len(offer["places"]) > 0


def builds_or_skips(offer: Json, _: Game) -> bool:
    """A card keeps the void from acting, and something can be built for it."""
    return len(offer["skips"]) > 0 and len(offer["places"]) > 0


def in_lands(count: int) -> Callable[[Json, Game], bool]:
    """Something can be placed in so many territories."""
    return lambda offer, _: len({place["territory"] for place in offer["places"]}) >= count


def differs(offer: Json, _: Game) -> bool:
    """The spots of a ruin do not bring the same, and one of them a settlement of the void."""
    gains = [option["gains"] for option in offer["ruins"]]
    return len({gain["group"][1] for gain in gains}) > 1 and any(gain["acts"] for gain in gains)


def grows(offer: Json, _: Game) -> bool:
    """The spots of a ruin do not bring the same."""
    return len({option["gains"]["group"][1] for option in offer["ruins"]}) > 1


ORDER, ORDER_BY_KEYS = (
    alone(name, acting("infection", asked(0, "order")), 1) for name in ("order", "order-by-keys")
)
RUIN, RUIN_ON_PHONE, RUIN_LOOKED_AT = (
    alone(name, acting("infection", offers("ruin", differs)), 2)
    for name in ("ruin", "ruin-on-phone", "ruin-seen")
)
CARDS = alone("cards", offers("void", at_least("voids", 2)), 5)
CARD_OR_BUILD = alone("card-or-build", offers("void", builds_or_plays), 4)
ALL_LANDS = alone("lands", offers("void", in_lands(11)), 4)
FREE, NO_FREE = (alone(name, asked(0, "free"), 4) for name in ("free", "no-free"))
MOVE = alone("move", offers("turn", at_least("lifts", 2)), 7, "floating-lands")
SKIP = alone("skip", offers("void", builds_or_skips), 12, "floating-lands")
COMPLETE = "tundra"
"""The one biome of Floating Lands that a single territory completes."""
TARGET = alone("target", offers("target", at_least("targets", 2)), 4)
TURN_LOOKED_AT = alone("turn-seen", offers("turn", at_least("places", 4), 6), 6)
PARTNERS = together("partners", "pp", asked(0, "turn", 2), 1)
COOP_LOOKED_AT = together("coop-seen", "pb", acting("infection", offers("ruin", grows)), 2, 8)
OVER = replace(alone("over", never, 3), more={"mode": "solo", "void_limit": 3})

TABLES = [
    *(ORDER, ORDER_BY_KEYS, RUIN, RUIN_ON_PHONE, RUIN_LOOKED_AT, CARDS, CARD_OR_BUILD),
    ALL_LANDS,
    *(FREE, NO_FREE, MOVE, SKIP, TARGET, TURN_LOOKED_AT, PARTNERS, COOP_LOOKED_AT, OVER),
]
"""The tables that stand ready for the tests of the browser."""
