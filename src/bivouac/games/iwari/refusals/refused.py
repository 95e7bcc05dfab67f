"""What all refusals share: how they are said, and which cards a player can play."""

import numpy as np

from bivouac.core.complaints import refuse, shown
from bivouac.games.iwari.notation.position import is_void_card
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import territory_code
from bivouac.games.iwari.view.reading import held_cards


def territory_args(setting: Iwari, territory: int) -> dict[str, str | int]:
    """What messages say of a territory: its name and its biome."""
    biome = setting.map.territories[territory].biome
    return {"territory": territory_code(setting, territory), "biome": biome}


def check_in_hand(setting: Iwari, position: np.void, card: int, rule: str) -> None:
    """A player plays cards of the own hand."""
    seat = int(position["seat"])
    if card not in held_cards(position, seat):
        reason = f"card {shown(setting.cards[card])} is not in the hand of seat {seat}"
        biome = setting.card_biomes[card]
        refuse(rule, reason, "iwari-refused-not-in-hand", seat=seat, card=biome)


def check_not_void(setting: Iwari, card: int) -> None:
    """IV2: against the void its cards pay for nothing and are not swapped."""
    if setting.against_void and is_void_card(setting, card):
        reason = f"card {shown(setting.cards[card])} is a void card: it goes to the void alone"
        refuse("IV2", reason, "iwari-refused-void-card")
