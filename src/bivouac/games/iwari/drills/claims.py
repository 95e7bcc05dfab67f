"""IV7: which of these territories would the void claim if they were judged now?"""

from random import Random

from bivouac.core.contract import Advice, Drill, Known, Message
from bivouac.core.drilling import some_of
from bivouac.games.iwari.drills.lands import land_anchor, land_choices
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import territory_code
from bivouac.games.iwari.view.void import VOID_SIDE, see_claim
from bivouac.games.iwari.view.void_counts import all_judged
from bivouac.games.iwari.wire.void import Claim

SHOWN = 5
LEAST = 3


def ask(setting: Iwari, known: Known, chance: Random) -> Drill | None:
    """Territories that both sides are in; those that lie open are asked about."""
    position = known.position
    judged = all_judged(setting, position)
    closed = int(position["closed"])
    claims = {
        land: see_claim(judged, land)
        for land in range(len(setting.territory_ids))
        if position["most_tents"][land] and not closed >> land & 1
    }
    right = [land for land, claim in claims.items() if claim["by"] == VOID_SIDE]
    wrong = [land for land in claims if land not in right]
    shown = some_of(right, wrong, SHOWN, chance)
    if shown is None or len(shown) < LEAST or not any(is_turned(claims[land]) for land in shown):
        return None
    return Drill(
        Message("drills-iwari-claims-asks", {}),
        land_choices(setting, shown),
        (frozenset(land_anchor(setting, land) for land in shown if land in right),),
        tuple(reason(setting, land, claims[land]) for land in sorted(shown)),
        several=True,
        points=tuple(land_anchor(setting, land) for land in sorted(shown)),
    )


def is_turned(claim: Claim) -> bool:
    """Do totems, or equality, give it to the side that has fewer tents or ruins?"""
    return claim["virtual"] != claim["by"] or claim["sums"][0] == claim["sums"][1]


def reason(setting: Iwari, land: int, claim: Claim) -> Advice:
    """IV7: who has the virtual totem, and who has more totems with it."""
    own, void = claim["sums"]
    args: dict[str, str | int] = {
        "land": territory_code(setting, land),
        "tents": claim["tents"],
        "ruins": claim["ruins"],
        "virtual": claim["virtual"],
        "own": own,
        "void": void,
        "by": claim["by"],
    }
    return Advice(Message("drills-iwari-claims-reason", args), (land_anchor(setting, land),))
