"""Tables at which somebody follows the others."""

from scripts.prepared_tables import Prepared, asked, never, turn_of
from tests.browser.iwari_void_tables import alone

DEWAN = Prepared("followed", "classic", "pbb", turn_of(0, 9, reach=4), seed=2)
MARKED = Prepared("followed-marks", "classic", "ppb", turn_of(0, 9, reach=4), seed=2)
"""The next one is a person, who lets the first one look: no bot marks anything anew."""
WAITED = Prepared("followed-waiting", "classic", "pbb", turn_of(0, 9, reach=4), seed=2)
CAPTIONED = Prepared("followed-captions", "classic", "pbb", turn_of(0, 9, reach=4), seed=3)
READ = Prepared("followed-log", "classic", "pbb", turn_of(0, 30), seed=2)
SHARED = Prepared("followed-shared", "classic", "pp", turn_of(0, 6), seed=4)


def iwari(name: str, seed: int) -> Prepared:
    """A table of Iwari with two bots."""
    return Prepared(
        f"iwari-followed-{name}",
        "new-horizons",
        "pbb",
        turn_of(0, 9, reach=4),
        seed,
        game="iwari",
    )


IWARI = iwari("played", 3)
IWARI_STEPPED = iwari("stepped", 3)
IWARI_OVER = Prepared("iwari-followed-over", "new-horizons", "pb", never, 4, game="iwari")
VOID = alone("log", asked(0, "void"), 3)
VOID_STEPPED = alone("back", asked(0, "turn", 5), 3)

TABLES = [
    *(DEWAN, MARKED, WAITED, CAPTIONED, READ, SHARED),
    *(IWARI, IWARI_STEPPED, IWARI_OVER, VOID, VOID_STEPPED),
]
