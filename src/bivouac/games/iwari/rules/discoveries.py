"""IG: discovery tokens, face down until somebody explores their territory."""

from bivouac.core.bits import EMPTY, exclude, include, lowest, rest
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import COLOUR_COUNT, NONE, SPOTS, Position, Static, Work
from bivouac.games.iwari.steps import EXPLORE_AT


@kernel
def is_veiled(t: Static, p: Position, territory: int) -> bool:
    """IG1: do tokens lie face down in a territory?"""
    low = t.inside[territory, 0] & p.veiled[0]
    high = t.inside[territory, 1] & p.veiled[1]
    return bool(low | high != EMPTY)


@kernel
def veil(t: Static, p: Position, territory: int) -> None:
    """IG1: tokens lie face down here: no spot, unknown areas too, can be built on."""
    for spot in range(SPOTS):
        if t.territory_of[spot] == territory:
            include(p.veiled, spot)


@kernel
def list_explores(t: Static, p: Position, w: Work, n: int, lands: Word) -> int:
    """IG1: of the territories where a tent can be paid for, those with face-down tokens."""
    if p.tents_left[p.tribe] == 0:
        return n
    while lands != EMPTY:
        territory = lowest(lands)
        lands = rest(lands)
        if is_veiled(t, p, territory):
            w.steps[n] = EXPLORE_AT + territory
            n += 1
    return n


@kernel
def explore(t: Static, p: Position, territory: int) -> None:
    """IG1: the tokens of a territory are turned up for all to see; a tent must follow."""
    for spot in range(SPOTS):
        if t.territory_of[spot] == territory:
            exclude(p.veiled, spot)
    p.exploring = territory


@kernel
def take_token(p: Position, tribe: int, spot: int) -> None:
    """IG1: a tent on a token takes it."""
    for i in range(p.token_n):
        if p.token_spot[i] == spot:
            p.token_spot[i] = NONE
            p.tokens[tribe, p.token_colour[i]] += 1


@kernel
def token_points(t: Static, p: Position, tribe: int, colour: int) -> int:
    """IG1: for the most tokens of a colour, at least one; all tied tribes score."""
    own = whole(p.tokens[tribe, colour])
    for other in range(t.tribes):
        if p.tokens[other, colour] > own:
            return 0
    return whole(t.discoveries) if own > 0 else 0


@kernel
def discovery_points(t: Static, p: Position, tribe: int) -> int:
    """IG1: the points of a tribe for all colours."""
    points = 0
    for colour in range(COLOUR_COUNT):
        points += token_points(t, p, tribe, colour)
    return points
