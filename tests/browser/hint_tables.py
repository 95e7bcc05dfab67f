"""Tables at which hints may be asked for."""

from bivouac.core.contract import Json
from scripts.prepared_tables import Prepared, asked, turn_of


def dewan(name: str, seats: str = "pb") -> Prepared:
    """A turn of Dewan with camps to place."""
    return Prepared(f"hint-{name}", "classic", seats, turn_of(0, 8, reach=8), seed=2, hints=True)


def iwari(name: str, phase: str = "turn", seats: str = "pb", **more: Json) -> Prepared:
    """A moment of Iwari."""
    until = asked(0, phase, 6)
    return Prepared(
        f"hint-iwari-{name}",
        "new-horizons",
        seats,
        until,
        seed=2,
        game="iwari",
        more=more,
        hints=True,
    )


TURN = dewan("turn")
BY_KEYS = dewan("by-keys")
ON_PHONE = dewan("on-phone")
LOOKED_AT = dewan("looked-at")
LONGER = dewan("longer")
SHARED = dewan("shared")
ONE_SCREEN = dewan("one-screen", "pp")
IWARI = iwari("turn")
IWARI_BY_KEYS = iwari("by-keys")
IWARI_ON_PHONE = iwari("on-phone", "refill")
IWARI_LOOKED_AT = iwari("looked-at")
SOLO = iwari("solo", seats="p", mode="solo", void_limit=11)
TABLES = [
    *(TURN, BY_KEYS, ON_PHONE, LOOKED_AT, LONGER, SHARED, ONE_SCREEN),
    *(IWARI, IWARI_BY_KEYS, IWARI_ON_PHONE, IWARI_LOOKED_AT, SOLO),
]
