"""Why a build is not legal: its pieces, one after the other (IT1, IT4-IT6, IF1, IG1, IA, IV)."""

from collections.abc import Sequence

import numpy as np

from bivouac.core.complaints import refuse, shown
from bivouac.games.iwari.layout import CENTRE, FORT, NONE, TENT, TOTEM, VOID_TOTEM
from bivouac.games.iwari.notation.builds import Piece
from bivouac.games.iwari.notation.position import members
from bivouac.games.iwari.notation.prices import territory_of
from bivouac.games.iwari.refusals.refused import territory_args
from bivouac.games.iwari.refusals.void_builds import (
    check_call,
    check_follows,
    check_lift,
    check_open,
    check_violet,
)
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import territory_code
from bivouac.games.iwari.view.reading import is_veiled, owners_of

TOTEMS = (TOTEM, VOID_TOTEM)
NO_TENTS = (
    "iwari-refused-no-tents",
    "iwari-refused-no-tents-third",
    "iwari-refused-no-tents-void",
)
"""What people are told where a tribe, the third tribe or the void has no tent or ruin left."""
STOCKS = {
    TENT: ("tents_left", "tents", "IT6", NO_TENTS),
    TOTEM: (
        "totems_left",
        "totems",
        "IT6",
        (
            "iwari-refused-no-totems",
            "iwari-refused-no-totems-third",
            "iwari-refused-no-totems-void",
        ),
    ),
    FORT: (
        "forts_left",
        "fortification",
        "IF1",
        ("iwari-refused-no-forts", "iwari-refused-fort-third"),
    ),
}
"""What a tribe has of a kind of piece, its name, the rule, and what people are told."""


def check_pieces(setting: Iwari, position: np.void, pieces: Sequence[Piece]) -> None:
    """IT1, IT4-IT6, IF1, IG1, IA, IV: the pieces of a build, in their order."""
    for i, piece in enumerate(pieces):
        check_piece(setting, position, pieces[:i], piece)


def check_piece(setting: Iwari, position: np.void, chosen: Sequence[Piece], piece: Piece) -> None:
    """One piece, after those chosen before it in the same build."""
    check_territory(setting, position, chosen, piece)
    check_open(setting, position, territory_of(setting, piece))
    check_follows(setting, position, chosen)
    if piece.source != NONE and piece.kind != VOID_TOTEM:
        check_lift(setting, position, chosen, piece)
    check_explored(setting, position, chosen, piece)
    if piece.kind == TENT:
        check_spot(setting, position, chosen, piece.at)
        check_violet(setting, position, chosen, piece.at)
    elif piece.kind == FORT:
        check_fort(setting, position, chosen, piece.at)
    else:
        if piece.kind == VOID_TOTEM:
            check_move(setting, position, chosen, piece)
        check_cap(setting, position, chosen, piece.at)
    if piece.source == NONE:
        check_stock(setting, position, chosen, piece.kind)


def check_territory(
    setting: Iwari, position: np.void, chosen: Sequence[Piece], piece: Piece
) -> None:
    """IT1, IG1: all pieces go to one territory, and where tokens were turned up, to that one."""
    territory = territory_of(setting, piece)
    name = shown(setting.territory_ids[territory])
    exploring = int(position["exploring"])
    if exploring != NONE and territory != exploring:
        reason = f"the tent goes where the tokens have been turned up, not to {name}"
        where = territory_code(setting, exploring)
        refuse("IG1", reason, "iwari-refused-explored-elsewhere", territory=where)
    if chosen and territory != territory_of(setting, chosen[0]):
        where = territory_code(setting, territory_of(setting, chosen[0]))
        reason = f"all pieces of a build go to one territory, not to {name} as well"
        refuse("IT1", reason, "iwari-refused-one-territory", territory=where)


def check_explored(
    setting: Iwari, position: np.void, chosen: Sequence[Piece], piece: Piece
) -> None:
    """IT4, IF1, IG1, IA6: what may be placed where no tent is."""
    territory = territory_of(setting, piece)
    if position["most_tents"][territory] > 0:
        return
    args = territory_args(setting, territory)
    name = shown(setting.territory_ids[territory])
    if piece.kind == FORT:
        reason = f"{name} has no tent yet: no fortification is placed there"
        refuse("IF1", reason, "iwari-refused-fort-unexplored", **args)
    is_first_tent = piece.kind == TENT and not chosen
    if is_veiled(setting, position, territory):
        reason = f"the tokens in {name} lie face down: they are turned up first"
        refuse("IG1", reason, "iwari-refused-veiled", **args)
    if is_first_tent:
        return
    reason = f"{name} has no tent yet: one tent may be placed there, and nothing else"
    if not is_determined(position) or not chosen or piece.kind == VOID_TOTEM:
        refuse("IT4", reason, "iwari-refused-unexplored", **args)
    if piece.kind == TENT and setting.map.spots[piece.at].contested is not None:
        reason = "the determination token adds a tent or a totem, not a contested token"
        refuse("IA6", reason, "iwari-refused-determined-token")


def is_determined(position: np.void) -> bool:
    """IA6: does the determination token let whoever acts place a second piece?"""
    is_holder = bool(position["determination"] == position["seat"])
    return is_holder and bool(position["tribe"] == position["seat"])


def check_spot(setting: Iwari, position: np.void, chosen: Sequence[Piece], spot: int) -> None:
    """IT5, IA6: a tent goes on a free tent spot, on a ruin, or with a token on an unknown area."""
    check_free(setting, position, chosen, spot, "IT5")
    token = setting.map.spots[spot].contested
    if token is None:
        return
    if setting.against_void:
        reason = "contested tokens are not placed against the void"
        refuse("IV", reason, "iwari-refused-token-void")
    if position["tribe"] == setting.third:
        reason = "the third tribe places no contested token"
        refuse("IA6", reason, "iwari-refused-token-third")
    place = int(position["contested"][setting.token_number[token]])
    if place != NONE:
        reason = f"token {shown(token)} lies in {shown(setting.territory_ids[place])} already"
        where = territory_code(setting, place)
        refuse("IA6", reason, "iwari-refused-token-placed", territory=where)


def check_free(
    setting: Iwari, position: np.void, chosen: Sequence[Piece], spot: int, rule: str
) -> None:
    """IT5, IF1: no tent stands on a spot, none of this build either."""
    name = shown(setting.spot_ids[spot])
    tribe = owners_of(setting, position).get(spot)
    if tribe is not None:
        reason = f"there is a tent of tribe {tribe} on {name} already"
        if tribe < setting.seats:
            refuse(rule, reason, "iwari-refused-spot", seat=tribe)
        if tribe == setting.void:
            refuse(rule, f"there is a ruin on {name} already", "iwari-refused-spot-ruin")
        refuse(rule, reason, "iwari-refused-spot-third")
    if any(other.kind == TENT and other.at == spot for other in chosen):
        reason = f"the first tent of this build is on {name} already"
        refuse(rule, reason, "iwari-refused-spot-chosen")


def check_fort(setting: Iwari, position: np.void, chosen: Sequence[Piece], spot: int) -> None:
    """IF1: a fortification goes on a free tent spot that has none."""
    name = shown(setting.spot_ids[spot])
    if setting.static["forts"][0] == 0:
        refuse("IF1", "fortifications are not in play", "iwari-refused-no-forts-in-play")
    if position["tribe"] == setting.third:
        refuse("IF1", "the third tribe has no fortification", "iwari-refused-fort-third")
    check_free(setting, position, chosen, spot, "IF1")
    if setting.static["price"][0, spot] != NONE:
        what = "an unknown area" if setting.map.spots[spot].contested else "under a ruin"
        refuse("IF1", f"{name} is {what}, no free spot", "iwari-refused-fort-special")
    if spot in members(position["forts"]) or (FORT, spot, NONE) in chosen:
        reason = f"there is a fortification on {name} already"
        refuse("IF1", reason, "iwari-refused-fort-there")


def check_move(setting: Iwari, position: np.void, chosen: Sequence[Piece], piece: Piece) -> None:
    """IA4: one void totem, from the centre or from a territory of another biome."""
    if setting.against_void:
        check_call(setting, position, piece)
        return
    if setting.void == NONE:
        refuse("IA4", "there are no void totems on this map", "iwari-refused-no-void-totems")
    if position["tribe"] != position["seat"]:
        reason = "void totems are moved in one's own action, not for the third tribe"
        refuse("IA4", reason, "iwari-refused-move-third")
    if any(other.kind == VOID_TOTEM for other in chosen):
        refuse("IA4", "a build moves one void totem only", "iwari-refused-two-moves")
    if piece.source == CENTRE:
        if position["centre"] == 0:
            reason = "no void totem is left in the centre"
            refuse("IA4", reason, "iwari-refused-centre-empty")
        return
    name = shown(setting.territory_ids[piece.source])
    where = territory_code(setting, piece.source)
    biomes = setting.static["territory_biome"][0]
    if position["totems"][piece.source, setting.void] == 0:
        reason = f"there is no void totem in {name}"
        refuse("IA4", reason, "iwari-refused-no-void-totem", territory=where)
    if biomes[piece.source] == biomes[piece.at]:
        reason = f"a void totem moves to another biome than that of {name}"
        refuse("IA4", reason, "iwari-refused-same-biome", **territory_args(setting, piece.source))


def check_cap(setting: Iwari, position: np.void, chosen: Sequence[Piece], territory: int) -> None:
    """IT5: never more totems than the tribe with the most tents has; a tent chosen first counts.

    IA1: in some land there are none at all.
    """
    name, args = shown(setting.territory_ids[territory]), territory_args(setting, territory)
    if not int(setting.static["totem_lands"][0]) >> territory & 1:
        reason = f"no totem stands in {name}, which is {args['biome']}"
        refuse("IA1", reason, "iwari-refused-bare", **args)
    kinds = [piece.kind for piece in chosen]
    tents = position["n_tents"][territory].astype(int)
    tents[position["tribe"]] += kinds.count(TENT)
    cap, standing = int(tents.max()), int(position["totems"][territory].sum())
    if standing + sum(kind in TOTEMS for kind in kinds) >= cap:
        reason = f"there is room for {cap} totems in {name}, for no tribe has more tents there"
        refuse("IT5", reason, "iwari-refused-cap", territory=args["territory"], count=cap)


def check_stock(setting: Iwari, position: np.void, chosen: Sequence[Piece], kind: int) -> None:
    """IT6, IF1: a tribe places what it has; what moves is no part of that (IV9)."""
    tribe = int(position["tribe"])
    stock, what, rule, keys = STOCKS[kind]
    placed = sum(other.kind == kind and other.source == NONE for other in chosen)
    if int(position[stock][tribe]) > placed:
        return
    if setting.against_void and tribe == setting.void:
        what = "ruins" if kind == TENT else what
        refuse(rule, f"the void has no {what} left", keys[-1])
    refuse(rule, f"tribe {tribe} has no {what} left", keys[tribe == setting.third])
