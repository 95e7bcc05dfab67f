"""Tables of Iwari to play at: every map and number of players, and every option."""

from bivouac.arguments import parse_settings
from bivouac.core.registry import find_game
from bivouac.games.iwari.game import GAME
from bivouac.games.iwari.setting import Iwari

IWARI = find_game("iwari")
ALL_DEEDS = "deeds=union,discovery,honour,respect"
VERSUS = [chosen for chosen in IWARI.option_sets() if chosen["mode"] == "versus"]
PLAIN = [f"iwari map={chosen['map']} players={chosen['players']}" for chosen in VERSUS]
SPECIAL = [
    f"iwari map=new-horizons players=2 draft=true {ALL_DEEDS}",
    f"iwari map=vast-lands players=3 {ALL_DEEDS} settlements=path",
    "iwari map=new-horizons players=4 deeds=honour,union draft=true",
    f"iwari map=vast-lands players=5 {ALL_DEEDS}",
]
TABLES = [*PLAIN, *SPECIAL]


def setting_at(table: str) -> Iwari:
    """The setting of a table."""
    return GAME.setting(parse_settings(table.split()[1:]))


SIX_DEEDS = f"{ALL_DEEDS},courage,veneration"
SWITCHES = [choice.name for choice in IWARI.choices() if choice.kind == "switch"]
MAPS = list(dict.fromkeys(str(chosen["map"]) for chosen in VERSUS))


def is_blocked(game_map: str, name: str, value: object) -> bool:
    """Do the rules keep an option from a map?"""
    return any(
        block.name == name and block.value == value and game_map in block.values
        for block in IWARI.blocks()
        if block.other == "map"
    )


def everything(game_map: str, players: int, card: str, more: str = "") -> str:
    """A table with all that can be in play on a map."""
    switches = [f"{name}=true" for name in SWITCHES if not is_blocked(game_map, name, True)]
    if is_blocked(game_map, "veneration", card):
        card = "a"
    words = [f"iwari map={game_map} players={players} {SIX_DEEDS} veneration={card}", *switches]
    return " ".join([*words, *more.split()])


EXTENDED = [
    everything(game_map, 2 + (i + turn) % 4, card, "settlements=path" if turn else "")
    for i, game_map in enumerate(MAPS)
    for turn, card in enumerate("bc")
]
"""Two tables on every map, with all that can be in play there."""
ALONE = [
    *(f"iwari map=vast-lands players=3 {name}=true" for name in SWITCHES),
    *(f"iwari map=new-horizons players=2 deeds=veneration veneration={card}" for card in "ac"),
    "iwari map=new-horizons players=4 deeds=courage,union",
]
"""One thing besides the base game."""
EXTENSIONS = [*EXTENDED, *ALONE]

AGAINST = [chosen for chosen in IWARI.option_sets() if chosen["mode"] != "versus"]


def against_void(game_map: str, mode: str, limit: int | None = None) -> str:
    """A table against the void; without a limit that of the rules."""
    table = f"iwari map={game_map} mode={mode}"
    return table if limit is None else f"{table} void_limit={limit}"


LIMITS = (1, 2, 3, 5, 11)
VOID_TABLES = [
    *(against_void(str(chosen["map"]), str(chosen["mode"])) for chosen in AGAINST),
    *(
        against_void(str(chosen["map"]), str(chosen["mode"]), LIMITS[i % len(LIMITS)])
        for i, chosen in enumerate(AGAINST)
    ),
]
"""Alone and together on every map, with the limit of the rules and with another one."""
