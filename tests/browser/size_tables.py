"""Tables to be looked at on small and large screens; nobody plays there."""

from scripts.prepared_tables import Prepared, turn_of

SEED = {"volcano": 2, "lake": 1}
VOLCANO, LAKE = (
    Prepared(f"sizes-{main}", main, "pbbb", turn_of(0, 14, reach=6), seed, by="random")
    for main, seed in SEED.items()
)
TABLES = [VOLCANO, LAKE]
