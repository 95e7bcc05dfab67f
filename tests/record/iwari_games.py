"""Tables of Iwari to play at: every map and number of players, and every option."""

from bivouac.core.registry import find_game

ALL_DEEDS = "deeds=union,discovery,honour,respect"
PLAIN = [
    f"iwari map={chosen['map']} players={chosen['players']}"
    for chosen in find_game("iwari").option_sets()
]
SPECIAL = [
    f"iwari map=new-horizons players=2 draft=true {ALL_DEEDS}",
    f"iwari map=vast-lands players=3 {ALL_DEEDS} settlements=path",
    "iwari map=new-horizons players=4 deeds=honour,union draft=true",
    f"iwari map=vast-lands players=5 {ALL_DEEDS}",
]
TABLES = [*PLAIN, *SPECIAL]
