"""DP1, DP2: why a seat can place no camp now: how few cards a route takes, and which."""

import numpy as np

from bivouac.core.contract import Known
from bivouac.core.wire import Message
from bivouac.games.dewan.layout import BLOCKED, WATER
from bivouac.games.dewan.rules.payments import costs_of
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.view.seats import terrain_of
from bivouac.games.dewan.view.sets import members


def why_stuck(setting: Dewan, known: Known) -> Message:
    """In words with numbers; only for a seat that can place nothing."""
    position, seat = known.position, known.seat
    if position["n_built"][seat] >= len(setting.board.spaces):
        return {"key": "dewan-stuck-camps", "args": {}}
    route = shortest_route(setting, position, seat)
    if route is None:
        return {"key": "dewan-stuck-nowhere", "args": {}}
    costs = costs_of(position, route, seat)
    held = len(members(position["hands"][seat]))
    if held < len(costs):
        return {"key": "dewan-stuck-few", "args": {"cheapest": len(costs), "cards": held}}
    terrains = " ".join(terrain_of(position, cost.spaces[0]) for cost in costs)
    return {"key": "dewan-stuck-other", "args": {"terrains": terrains}}


def shortest_route(setting: Dewan, position: np.void, seat: int) -> list[int] | None:
    """DP1-DP4: the route to a free space that takes the fewest cards, whichever they are.

    Entering a space takes one card, and none where it is water and one comes from water.
    """
    starts = [*members(position["camps"][seat])]
    best: dict[int, list[int]] = {start: [start] for start in starts}
    price = dict.fromkeys(starts, 1)
    todo = list(starts)
    while todo:
        space = min(todo, key=lambda one: (price[one], one))
        todo.remove(space)
        if int(position["open"]) >> space & 1 and space not in starts:
            return best[space]
        for near in members(setting.static["around"][0, space]):
            cost = price[space] + (not is_crossing(position, space, near))
            if position["terrain"][near] != BLOCKED and cost < price.get(near, len(price) + 99):
                price[near], best[near] = cost, [*best[space], near]
                if near not in todo:
                    todo.append(near)
    return None


def is_crossing(position: np.void, space: int, near: int) -> bool:
    """DP4: does the card that pays for one water space pay for the next as well?"""
    return bool(position["terrain"][space] == WATER == position["terrain"][near])
