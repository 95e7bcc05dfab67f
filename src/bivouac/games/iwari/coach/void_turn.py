"""IV: what matters before a player acts against the void: what it is near to, and what helps."""

from collections.abc import Iterable, Sequence

import numpy as np

from bivouac.core.contract import Message
from bivouac.games.iwari.coach.matters import (
    Args,
    Matter,
    Topic,
    connections_at,
    land,
    land_at,
    matter,
    spot_at,
    totem_at,
)
from bivouac.games.iwari.coach.void_sight import Outlook, VoidSight
from bivouac.games.iwari.layout import BIOMES, TENT, TOTEM, VOID_BIOME
from bivouac.games.iwari.notation.position import members_of
from bivouac.games.iwari.telling.codes import territory_code
from bivouac.games.iwari.view.void import (
    complete_biomes,
    haunted_land,
    see_threat_of_centre,
    see_violet,
)

THE_GAME = 12
"""What may lose the game at once comes before everything else."""
A_TERRITORY = 6
A_WORD = 1
FEW_FREE = 3
FEW_RUINS = 3
NEAR_TEN = 3


def lands_code(sight: VoidSight, lands: Iterable[int]) -> str:
    """Several territories, as messages name them."""
    return " ".join(territory_code(sight.setting, one) for one in lands)


def corruption(sight: VoidSight) -> Matter | None:
    """IV4, IV6: one void card more, and the territories at the pawn are judged."""
    if sight.showing != sight.shown_limit - 1 or not sight.at_pawn:
        return None
    anchors = [land_at(sight.setting, one) for one in sight.at_pawn]
    anchors += connections_at(sight.setting, [int(sight.position["pawn"])])
    fall = [one for one in sight.at_pawn if sight.is_lost(one)]
    if not fall:
        near: Args = {"territories": lands_code(sight, sight.at_pawn), "count": len(sight.at_pawn)}
        return matter(A_WORD + 2, Message("coach-iwari-corruption-near", near), *anchors)
    stake = THE_GAME if sight.held + len(fall) >= sight.limit else A_TERRITORY + 2
    args: Args = {"territories": lands_code(sight, fall), "count": len(fall)}
    return matter(stake, Message("coach-iwari-corruption", args), *anchors)


def last_land(sight: VoidSight) -> Matter | None:
    """IV10: the void needs one territory more, and one that is nearly full would be its."""
    if sight.held != sight.limit - 1:
        return None
    near = (one for one in sight.open_lands if sight.free_in(one) <= FEW_FREE)
    territory = next((one for one in near if sight.is_lost(one)), None)
    if territory is None:
        return None
    args = {**land(sight.setting, territory), "free": sight.free_in(territory)}
    stake = THE_GAME - sight.free_in(territory)
    return matter(stake, Message("coach-iwari-last-land", args), land_at(sight.setting, territory))


def last_corruption(sight: VoidSight) -> Matter | None:
    """IV6, IV10: the next card set aside ends the game, and all that is open is judged."""
    if sight.aside != int(sight.setting.static["most_aside"][0]) - 1:
        return None
    falling = len(members_of(np.uint64(sight.lost & ~sight.closed)))
    args = {"held": sight.held + falling, "limit": sight.limit}
    return matter(A_TERRITORY, Message("coach-iwari-last-corruption", args), "aside")


def ten_ruins(sight: VoidSight) -> Matter | None:
    """IV10, IV11: a settlement of ruins that is nearly large enough to win."""
    limit = int(sight.setting.static["void_group"][0])
    if not sight.ruins or len(sight.ruins[0].spots) < limit - NEAR_TEN:
        return None
    if not sight.can_grow(sight.ruins[0]):
        return None
    group = sight.ruins[0].spots
    args = {"count": len(group), "limit": limit}
    anchors = [spot_at(sight.setting, spot) for spot in group]
    stake = THE_GAME - 2 * (limit - 1 - len(group))
    return matter(stake, Message("coach-iwari-ten-ruins", args), *anchors)


def few_ruins(sight: VoidSight) -> Matter | None:
    """IV10: the game ends when a ruin is needed and none is left."""
    left = int(sight.position["tents_left"][sight.void])
    if left > FEW_RUINS:
        return None
    says = Message("coach-iwari-few-ruins", {"count": left})
    return matter(A_TERRITORY - left, says, f"seat-{sight.void}")


def centre(sight: VoidSight) -> Matter | None:
    """IV11: one void totem more in the centre, and the void wins."""
    threat = see_threat_of_centre(sight.setting, sight.position)
    if threat is None or threat[0] != threat[1] - 1:
        return None
    says = Message("coach-iwari-centre", {"count": threat[0]})
    return matter(THE_GAME - 1, says, "space-centre:void")


def violet(sight: VoidSight) -> Matter | None:
    """IV11: more ruins than tents on the violet spots lose at the end."""
    found = see_violet(sight.setting, sight.position)
    if found is None or found["ruins"] <= found["tents"]:
        return None
    spots = sight.setting.static["violet"][0] & sight.position["free"]
    if not spots.any():
        return None
    args: Args = {"ruins": found["ruins"], "tents": found["tents"]}
    return matter(A_WORD + found["ruins"] - found["tents"], Message("coach-iwari-violet", args))


def haunted(sight: VoidSight) -> Matter | None:
    """IV11: cards of the haunted biome bring a ruin, the first time in a turn."""
    territory = haunted_land(sight.setting)
    if territory < 0 or sight.closed >> territory & 1 or sight.position["haunt_done"]:
        return None
    biome = int(sight.setting.static["haunted"][0])
    if biome not in sight.hand:
        return None
    args = {**land(sight.setting, territory), "card": BIOMES[biome]}
    where = land_at(sight.setting, territory)
    return matter(A_WORD + 1, Message("coach-iwari-haunted", args), where, "hand")


def saves(sight: VoidSight, one: Outlook) -> bool:
    """IV7: does a build turn its territory, which would be the void's, to the players?

    Land where nobody stands would be the void's too, and is nothing to turn.
    """
    if sight.position["most_tents"][one.territory] == 0:
        return False
    is_closed = one.closed >> one.territory & 1
    still = (one.held if is_closed else one.lost) >> one.territory & 1
    return sight.is_lost(one.territory) and not sight.closed >> one.territory & 1 and not still


def most_urgent(sight: VoidSight, found: Iterable[Outlook]) -> Outlook | None:
    """The build in the territory that may be judged soonest; of equal ones the cheapest."""
    return max(found, key=lambda one: sight.urgency(one.territory), default=None)


def turn_to_you(sight: VoidSight) -> Matter | None:
    """IV7: a tent or a totem that turns a territory."""
    singles = [one for one in sight.outlooks if len(one.pieces) == 1 and saves(sight, one)]
    one = most_urgent(sight, singles)
    if one is None:
        return None
    territory, is_totem = one.territory, one.pieces[0].kind == TOTEM
    closes = bool(one.closed >> territory & 1)
    args = {**land(sight.setting, territory), "piece": "totem" if is_totem else "tent"}
    where = (totem_at if is_totem else land_at)(sight.setting, territory)
    if closes:
        return matter(A_TERRITORY + 1, Message("coach-iwari-claim", args), where)
    stake = 2 + min(sight.urgency(territory), A_TERRITORY - 2)
    return matter(stake, Message("coach-iwari-turn-land", args), where)


def claim(sight: VoidSight) -> Matter | None:
    """IV7: the last spot of a territory, with which it is judged for the players at once."""
    for one in sight.outlooks:
        gained = one.closed & ~sight.closed
        if len(one.pieces) == 1 and gained >> one.territory & 1 and not one.held & gained:
            args = {**land(sight.setting, one.territory), "piece": "tent"}
            where = land_at(sight.setting, one.territory)
            return matter(A_TERRITORY, Message("coach-iwari-claim", args), where)
    return None


def claim_for_void(sight: VoidSight) -> Matter | None:
    """IV7: the last spot of a territory, which would be judged for the void at once."""
    for one in sight.outlooks:
        gained = one.closed & ~sight.closed & one.held
        if len(one.pieces) == 1 and gained >> one.territory & 1:
            stake = THE_GAME if sight.held + 1 >= sight.limit else A_TERRITORY - 1
            says = Message("coach-iwari-claim-lost", land(sight.setting, one.territory))
            return matter(stake, says, land_at(sight.setting, one.territory))
    return None


def own_settlement(sight: VoidSight) -> Matter | None:
    """IV8: a tent that makes a new settlement, after which a free piece follows."""
    one = next((one for one in sight.outlooks if one.frees and one.pieces[0].kind == TENT), None)
    if one is None:
        return None
    count = int(sight.setting.static["settlement"][0])
    says = Message("coach-iwari-free-piece", {"count": count})
    return matter(A_TERRITORY - 1, says, spot_at(sight.setting, one.pieces[0].at))


def spare_card(sight: VoidSight) -> Matter | None:
    """IV9: a card of a complete biome that can spare everybody the void's action."""
    complete = complete_biomes(sight.setting, sight.position)
    biome = next((one for one in sight.hand if one != VOID_BIOME and BIOMES[one] in complete), None)
    if biome is None:
        return None
    says = Message("coach-iwari-spare", {"card": BIOMES[biome]})
    return matter(A_TERRITORY - 2, says, "hand")


def empty_hand(sight: VoidSight) -> Matter | None:
    """IV3: whoever plays all cards leaves none for the void."""
    if not any(one.empties for one in sight.outlooks):
        return None
    return matter(A_WORD, Message("coach-iwari-empty-hand", {"count": len(sight.hand)}), "hand")


def weakest(sight: VoidSight) -> Matter | None:
    """IV7: a territory that would be the void's and is filling up."""
    lost = [one for one in sight.open_lands if sight.is_lost(one)]
    territory = next((one for one in lost if sight.position["most_tents"][one] > 0), None)
    if territory is None or sight.free_in(territory) > FEW_FREE:
        return None
    args = {**land(sight.setting, territory), "free": sight.free_in(territory)}
    where = land_at(sight.setting, territory)
    return matter(A_WORD + 1, Message("coach-iwari-weakest", args), where)


TOPICS: Sequence[Topic[VoidSight]] = (
    corruption,
    last_land,
    centre,
    ten_ruins,
    turn_to_you,
    claim,
    claim_for_void,
    last_corruption,
    own_settlement,
    spare_card,
    few_ruins,
    violet,
    haunted,
    weakest,
    empty_hand,
)
