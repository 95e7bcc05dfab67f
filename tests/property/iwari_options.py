"""Random options of Iwari, of those that go together."""

from random import Random

from bivouac.core.contract import Json
from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.game import GAME
from bivouac.games.iwari.layout import DEED_NAMES
from bivouac.games.iwari.options import SETTLEMENTS

CARDS = ("a", "b", "c")  # of Veneration (IM6)
SWITCHES = ("draft", "walking_totem", "fortifications", "discoveries", "expeditions", "storms")

VERSUS = [main for main in GAME.option_sets() if main["mode"] == "versus"]
"""Every map with every number of players, against each other."""


def random_options(main: Json, random: Random) -> Json:
    """A map and a number of players with random other options."""
    game_map = packaged_box().maps[main["map"]]
    deeds = [deed for deed in DEED_NAMES if random.random() < 0.6]
    cards = CARDS if game_map.contested else ("a", "c")
    chosen: Json = {name: random.random() < 0.4 for name in SWITCHES}
    if game_map.rules.void_cards:
        chosen["expeditions"] = False  # IX
    if not any(found.symbol for found in game_map.connections):
        chosen["storms"] = False  # IR1
    chosen["deeds"] = deeds
    chosen["veneration"] = random.choice(cards) if "veneration" in deeds else None
    chosen["settlements"] = random.choice(SETTLEMENTS)
    return {**main, **chosen}
