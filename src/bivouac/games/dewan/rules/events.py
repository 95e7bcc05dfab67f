"""DV2, DV4, DD1, DL1, DH5: what happens when the last card of the pile is taken."""

from bivouac.core.bits import EMPTY, count
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.dewan.layout import BLOCKED, FISH, FISHING, MARKER, RAIN, WATER, Position, Static
from bivouac.games.dewan.rules.zones import border, cover


@kernel
def marker_spaces(t: Static, p: Position) -> Word:
    """DD1, DL1, DV4: the spaces that can take a marker now.

    Free land is what is open to camps and not water.
    """
    source = p.land[WATER] if t.event == RAIN else p.land[BLOCKED]
    spaces: Word = p.open & ~p.land[WATER] & border(t, source)
    return spaces


@kernel
def begin_event(t: Static, p: Position) -> bool:
    """DV2, DV4: the event happens at once; False when nothing of it can be done."""
    if t.event == FISH:
        p.asked = 0
        return ask_next_fisher(t, p)
    if p.n_markers == t.markers or marker_spaces(t, p) == EMPTY:
        return False
    p.phase = MARKER
    p.mover = p.seat
    return True


@kernel
def place_marker(t: Static, p: Position, space: int) -> None:
    """DD1, DL1: the active player puts a water or lava marker on the map."""
    p.markers[p.n_markers] = space
    p.n_markers += 1
    cover(t, p, space, WATER if t.event == RAIN else BLOCKED)


@kernel
def ask_next_fisher(t: Static, p: Position) -> bool:
    """DH5: in turn order, whoever has a village and a card may fish while there are fish."""
    while p.asked < t.players:
        seat = (p.seat + p.asked) % t.players
        if p.villages[seat] != EMPTY and p.hands[seat] != EMPTY and p.fish_left > 0:
            p.phase = FISHING
            p.mover = seat
            return True
        p.asked += 1
    p.asked = 0
    return False


@kernel
def catch_fish(p: Position, seat: int) -> None:
    """DH5: 1 fish for each village, or what is left."""
    caught = min(count(p.villages[seat]), whole(p.fish_left))
    p.fish[seat] += caught
    p.fish_left -= caught
