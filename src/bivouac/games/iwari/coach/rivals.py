"""What another tribe could do with a single piece: overtake tents, break a majority of totems."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bivouac.core.contract import Message
from bivouac.games.iwari.coach.gains import NOTABLE, gained_connections
from bivouac.games.iwari.coach.matters import (
    Matter,
    Topic,
    connections_at,
    land,
    land_at,
    matter,
    numbered,
    rival,
    totem_at,
)
from bivouac.games.iwari.coach.sight import Prospect, Sight
from bivouac.games.iwari.layout import K_TENTS, K_TOTEMS, TENT
from bivouac.games.iwari.notation.position import members
from bivouac.games.iwari.steps import DONE, PAY_WITH, TENT_AT, TOTEM_AT


class Threat(NamedTuple):
    """A piece of another tribe, and what it would take from the own one."""

    tribe: int
    prospect: Prospect
    biome: int  # of the card that pays for it
    loss: int


def threats_with(sight: Sight, biomes: Sequence[int], key: int) -> Iterator[Threat]:
    """What single tents or totems of others take away by one key, paid with a card of a biome."""
    lands = sight.setting.static["territory_biome"][0].tolist()
    for territory in range(len(sight.setting.territory_ids)):
        if lands[territory] not in biomes:
            continue
        step = tent_step(sight, territory) if key == K_TENTS else totem_step(sight, territory)
        if step is None:
            continue
        for tribe in sight.rivals:
            if is_near(sight, territory, tribe, key):
                threat = tried(sight, tribe, lands[territory], step, key)
                if threat.loss >= NOTABLE:
                    yield threat


def tent_step(sight: Sight, territory: int) -> int | None:
    """A tent on a free spot of a territory where somebody stands already: any will do for ranks."""
    position = sight.position
    if position["most_tents"][territory] == 0:
        return None
    free = members(position["free"] & sight.setting.static["inside"][0, territory])
    return TENT_AT + free[0] if free else None


def totem_step(sight: Sight, territory: int) -> int | None:
    """IT5: a totem where the cap leaves room for one."""
    return TOTEM_AT + territory if int(sight.position["open"]) >> territory & 1 else None


def is_near(sight: Sight, territory: int, tribe: int, key: int) -> bool:
    """Would one piece more put a tribe before ours, which does not stand behind it yet?"""
    position, seat = sight.position, sight.seat
    field, stock = ("n_tents", "tents_left") if key == K_TENTS else ("totems", "totems_left")
    own, theirs = int(position[field][territory, seat]), int(position[field][territory, tribe])
    return own == theirs > 0 and int(position[stock][tribe]) > 0


def tried(sight: Sight, tribe: int, biome: int, step: int, key: int) -> Threat:
    """What a piece of another tribe would change."""
    world = sight.as_if(tribe, [biome])
    card = next(one for one in world.known.position["hands"][world.known.to_move] if one >= 0)
    prospect = world.prospect([step, PAY_WITH + int(card), DONE])
    return Threat(tribe, prospect, biome, -prospect.gain(sight.seat, key))


def worst(threats: Iterator[Threat]) -> Threat | None:
    """The one that takes most."""
    return max(threats, key=lambda one: one.loss, default=None)


def every_biome(sight: Sight) -> list[int]:
    """The biomes of all territories: what others hold is not known."""
    return sorted({int(biome) for biome in sight.setting.static["territory_biome"][0]})


def overtaken(sight: Sight) -> Matter | None:
    """IP1: a tribe that is level with ours, where one tent more puts us behind it."""
    threat = worst(threats_with(sight, every_biome(sight), K_TENTS))
    if threat is None:
        return None
    territory = threat.prospect.territory
    args = {
        **land(sight.setting, territory),
        **rival(sight.setting, threat.tribe),
        "points": threat.loss,
    }
    says = Message("coach-iwari-overtaken", args)
    return matter(threat.loss, says, land_at(sight.setting, territory), f"seat-{threat.tribe}")


def broken(sight: Sight) -> Matter | None:
    """IP2: a tribe level with ours in totems, where one more takes connections from us."""
    threat = worst(threats_with(sight, every_biome(sight), K_TOTEMS))
    if threat is None:
        return None
    territory, found = threat.prospect.territory, lost_connections(sight, threat)
    args = {
        **land(sight.setting, territory),
        **rival(sight.setting, threat.tribe),
        **numbered(sight.setting, found),
        "points": threat.loss,
    }
    anchors = [totem_at(sight.setting, territory), *connections_at(sight.setting, found)]
    says = Message("coach-iwari-broken", args)
    return matter(threat.loss, says, *anchors, f"seat-{threat.tribe}")


def lost_connections(sight: Sight, threat: Threat) -> list[int]:
    """IP2: the connections that ours would score no more."""
    after = sight.as_if(threat.tribe, [threat.biome]).after(threat.prospect.steps)
    return gained_connections(sight, after, sight.counts)


def last_spot(sight: Sight) -> Matter | None:
    """IP1: a territory with one free spot, which decides for good who is before whom there."""
    for one in sight.prospects:
        if one.kinds != (TENT,) or sight.position["n_free"][one.territory] != 1:
            continue
        biome = int(sight.setting.static["territory_biome"][0, one.territory])
        threats = threats_with(sight, [biome], K_TENTS)
        threat = worst(found for found in threats if found.prospect.territory == one.territory)
        gain = one.gain(sight.seat, K_TENTS)
        if threat is not None:
            args = {
                **land(sight.setting, one.territory),
                **rival(sight.setting, threat.tribe),
                "gain": gain,
                "loss": threat.loss,
            }
            where = land_at(sight.setting, one.territory)
            return matter(gain + threat.loss, Message("coach-iwari-last-spot", args), where)
    return None


TOPICS: Sequence[Topic[Sight]] = (last_spot, overtaken, broken)
