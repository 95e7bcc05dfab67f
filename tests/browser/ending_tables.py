"""Tables that have been played to the end, by people with long names."""

from dataclasses import replace

from scripts.prepared_tables import Prepared, never
from tests.browser.iwari_tables import EVERYTHING, on_map

NAMES = ("Bartholomew", "Wilhelmine", "Maximiliane", "Christophorus", "Anne-Sophie")

LAKE = Prepared("over-lake", "lake", "pppb", never, seed=4, names=NAMES)
TEAM = Prepared("over-team", "team", "pppp", never, seed=2, names=NAMES)
MANY = replace(on_map("over-many", "vast-lands", "ppppb", never, 2, **EVERYTHING), names=NAMES)

TABLES = [LAKE, TEAM, MANY]
