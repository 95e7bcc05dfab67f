"""Which card of the display would help its player, and which one another tribe (IT7)."""

from collections.abc import Sequence

from bivouac.core.contract import Message
from bivouac.games.iwari.coach.clock import deck_runs_out
from bivouac.games.iwari.coach.matters import (
    Matter,
    Topic,
    land,
    land_at,
    matter,
    rival,
    totem_at,
)
from bivouac.games.iwari.coach.rivals import Threat, threats_with, worst
from bivouac.games.iwari.coach.sight import Prospect, Sight, prospects_of
from bivouac.games.iwari.layout import (
    BIOMES,
    HAND,
    K_TENTS,
    K_TOTEMS,
    PAID,
    TENT,
    TOTEM,
    VOID_BIOME,
)

WORTH_A_CARD = 4
"""So many points make a card worth drawing for itself."""
HARMFUL = 3
A_PAIR = 1


def display_at(sight: Sight, biome: int) -> str:
    """The anchor of the first card of a biome in the display."""
    return f"display-{sight.display.index(biome)}"


def missing(sight: Sight) -> list[int]:
    """IT3: the biomes of the display that the hand can pay neither with a card nor with a pair."""
    hand = sight.hand
    has_pair = any(hand.count(biome) >= PAID for biome in hand)
    return [] if has_pair else [biome for biome in sorted({*sight.display}) if biome not in hand]


def needed(sight: Sight) -> Matter | None:
    """IT3, IT7: a card of the display that would pay for what the hand cannot."""
    biomes = missing(sight)
    found: list[Prospect] = []
    for begin in range(0, len(biomes), HAND):
        world = sight.as_if(sight.seat, biomes[begin : begin + HAND])
        found += [one for one in prospects_of(world) if one.kinds in ((TENT,), (TOTEM,))]
    one = max(found, key=lambda each: each.total(sight.seat), default=None)
    if one is None or one.total(sight.seat) < WORTH_A_CARD:
        return None
    biome = int(sight.setting.static["territory_biome"][0, one.territory])
    is_tent = one.kinds == (TENT,)
    args = {
        **land(sight.setting, one.territory),
        "card": BIOMES[biome],
        "piece": "tent" if is_tent else "totem",
        "points": one.total(sight.seat),
    }
    place = land_at if is_tent else totem_at
    anchors = (display_at(sight, biome), place(sight.setting, one.territory))
    return matter(one.total(sight.seat), Message("coach-iwari-card-needed", args), *anchors)


def helpful_to(sight: Sight) -> tuple[Threat | None, bool]:
    """A card of the display with which another tribe takes most from ours; is it for a tent?"""
    by_tent = worst(threats_with(sight, sight.display, K_TENTS))
    by_totem = worst(threats_with(sight, sight.display, K_TOTEMS))
    is_tent = by_tent is not None and (by_totem is None or by_tent.loss >= by_totem.loss)
    return (by_tent if is_tent else by_totem), is_tent


def helps_rival(sight: Sight) -> Matter | None:
    """IT7, IP1, IP2: a card of the display with which another tribe would overtake ours."""
    threat, is_tent = helpful_to(sight)
    if threat is None or threat.loss < HARMFUL:
        return None
    territory = threat.prospect.territory
    args = {
        **land(sight.setting, territory),
        **rival(sight.setting, threat.tribe),
        "card": BIOMES[threat.biome],
        "piece": "tent" if is_tent else "totem",
        "points": threat.loss,
    }
    place = land_at if is_tent else totem_at
    anchors = (display_at(sight, threat.biome), place(sight.setting, territory))
    says = Message("coach-iwari-card-helps", args)
    return matter(threat.loss - 1, says, *anchors, f"seat-{threat.tribe}")


def makes_pair(sight: Sight) -> Matter | None:
    """IT3: with the last card to draw, a pair that stands in for any other biome."""
    hand = [biome for biome in sight.hand if biome != VOID_BIOME or not sight.setting.against_void]
    is_last = len(sight.hand) == HAND - 1
    alike = [biome for biome in sight.display if biome in hand]
    if not is_last or len({*hand}) < len(hand) or not alike:
        return None
    says = Message("coach-iwari-card-pair", {"card": BIOMES[alike[0]]})
    return matter(A_PAIR, says, display_at(sight, alike[0]), "hand")


TOPICS: Sequence[Topic[Sight]] = (deck_runs_out, needed, helps_rival, makes_pair)
