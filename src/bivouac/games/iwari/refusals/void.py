"""Why a decision that only games against the void have is not legal (IV3, IV5, IV8, IV9, IV11)."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import numpy as np

from bivouac.core.complaints import refuse, shown
from bivouac.core.contract import Event
from bivouac.games.iwari.layout import BIOMES, NONE, TENT, TOTEM
from bivouac.games.iwari.notation.builds import Piece, read_piece
from bivouac.games.iwari.notation.names import card_number, spot_number, territory_number
from bivouac.games.iwari.notation.position import is_void_card
from bivouac.games.iwari.notation.prices import territory_of
from bivouac.games.iwari.refusals.builds import check_free, check_pieces
from bivouac.games.iwari.refusals.due import is_haunting
from bivouac.games.iwari.refusals.refused import check_in_hand, territory_args
from bivouac.games.iwari.refusals.void_builds import check_open, is_complete
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import territory_code

Check: TypeAlias = Callable[[Iwari, np.void, Event], None]


def check_played(setting: Iwari, position: np.void, event: Event) -> None:
    """IV3: void cards of the own hand, each once."""
    cards = [card_number(setting, name, "IV3") for name in event["cards"]]
    for i, card in enumerate(cards):
        check_in_hand(setting, position, card, "IV3")
        name, biome = shown(setting.cards[card]), setting.card_biomes[card]
        if not is_void_card(setting, card):
            refuse("IV3", f"card {name} is no void card", "iwari-refused-no-void-card", card=biome)
        if card in cards[:i]:
            refuse("IV3", f"card {name} is played twice", "iwari-refused-voids-twice")


def check_skip(setting: Iwari, position: np.void, event: Event) -> None:
    """IV9: a card of a complete biome."""
    card = card_number(setting, event["card"], "IV9")
    check_in_hand(setting, position, card, "IV9")
    biome = setting.card_biomes[card]
    if not is_complete(setting, position, BIOMES.index(biome)):
        reason = f"card {shown(setting.cards[card])} is of no complete biome"
        refuse("IV9", reason, "iwari-refused-skip", card=biome)


def check_ruin(setting: Iwari, position: np.void, event: Event) -> None:
    """IV5, IV11: a free spot where the void acts, and of those the nearest to a ruin."""
    spot = spot_number(setting, event["spot"], "IV5")
    territory = int(setting.static["territory_of"][0, spot])
    name, args = shown(setting.territory_ids[territory]), territory_args(setting, territory)
    if is_haunting(position):
        haunted = BIOMES[setting.static["haunted"][0]]
        if args["biome"] != haunted:
            reason = f"the ruin goes to the {haunted}, not to {name}"
            refuse("IV11", reason, "iwari-refused-ruin-haunted", biome=haunted)
    elif territory != position["acting_in"]:
        acting = int(position["acting_in"])
        reason = f"the void acts in {shown(setting.territory_ids[acting])}, not in {name}"
        where = territory_code(setting, acting)
        refuse("IV5", reason, "iwari-refused-ruin-elsewhere", territory=where)
    check_open(setting, position, territory)
    check_free(setting, position, (), spot, "IV5")
    reason = f"another free spot in {name} is nearer to a ruin"
    refuse("IV5", reason, "iwari-refused-ruin-far", **args)


def check_target(setting: Iwari, position: np.void, event: Event) -> None:
    """IV8: where the settlement has most of its ruins."""
    territory = territory_number(setting, event["territory"], "IV8")
    check_open(setting, position, territory)
    name = shown(setting.territory_ids[territory])
    reason = f"{name} is no territory with most ruins of the settlement"
    where = territory_code(setting, territory)
    refuse("IV8", reason, "iwari-refused-target", territory=where)


def check_free_piece(setting: Iwari, position: np.void, event: Event) -> None:
    """IV8: a tent or a totem from the stock, in an open territory that the settlement touches."""
    one: Piece = read_piece(setting, event["piece"])
    if one.kind not in (TENT, TOTEM) or one.source != NONE:
        reason = "the free piece is a tent or a totem from the stock"
        refuse("IV8", reason, "iwari-refused-free-kind")
    territory = territory_of(setting, one)
    check_open(setting, position, territory)
    if not int(position["settled"]) >> territory & 1:
        reason = f"the settlement does not touch {shown(setting.territory_ids[territory])}"
        where = territory_code(setting, territory)
        refuse("IV8", reason, "iwari-refused-free-elsewhere", territory=where)
    check_pieces(setting, position, [one])


CHECKS: Mapping[str, Check] = {
    "void": check_played,
    "skip": check_skip,
    "ruin": check_ruin,
    "target": check_target,
    "free": check_free_piece,
}
"""By decision; an order is checked as it is read."""
