"""What matters while little stands on the map."""

from collections.abc import Sequence

from bivouac.core.contract import Message
from bivouac.games.iwari.coach.matters import Matter, Topic, land, land_at, matter
from bivouac.games.iwari.coach.sight import Sight
from bivouac.games.iwari.layout import PAID, TENT
from bivouac.games.iwari.view.reading import is_veiled


def payable(sight: Sight, territory: int) -> bool:
    """IT3: does a card of the hand, or a pair, pay for a piece in a territory?"""
    biome = int(sight.setting.static["territory_biome"][0, territory])
    return biome in sight.hand or any(sight.hand.count(one) >= PAID for one in sight.hand)


def last_land(sight: Sight) -> Matter | None:
    """IT4: unexplored land is getting rare, and whoever comes first is first there."""
    unexplored = [
        territory
        for territory in range(len(sight.setting.territory_ids))
        if sight.position["most_tents"][territory] == 0 and payable(sight, territory)
    ]
    for territory in unexplored:
        if is_veiled(sight.setting, sight.position, territory):
            says = Message("coach-iwari-veiled", land(sight.setting, territory))
            return matter(1, says, land_at(sight.setting, territory))
    for one in sight.prospects:
        if one.kinds == (TENT,) and one.territory in unexplored:
            says = Message("coach-iwari-unexplored", land(sight.setting, one.territory))
            return matter(1, says, land_at(sight.setting, one.territory))
    return None


TOPICS: Sequence[Topic[Sight]] = (last_land,)
