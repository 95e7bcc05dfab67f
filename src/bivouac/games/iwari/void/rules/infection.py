"""IV5, IV6, IV11: what the void does by itself: at its pawn, after a settlement, as a haunt."""

from bivouac.core.bits import EMPTY, bit, count, first_of, has, lowest, rest, rest_of
from bivouac.core.jit import kernel
from bivouac.core.records import Word, whole
from bivouac.games.iwari.layout import (
    BY_CENTRE,
    BY_PIECE,
    CORRUPTED,
    CORRUPTION,
    HAND_STAGE,
    INFECTION,
    NONE,
    ORDER,
    RUINING,
    SHUFFLE,
    VOID_STAGE,
    Position,
    Static,
    Work,
)
from bivouac.games.iwari.rules.tents import free_spots, list_spots
from bivouac.games.iwari.steps import RUIN_AT
from bivouac.games.iwari.void.rules.cards import count_showing
from bivouac.games.iwari.void.rules.ending import end_game, look_at_limit
from bivouac.games.iwari.void.rules.judging import judge, move_pawn
from bivouac.games.iwari.void.rules.land import free_in
from bivouac.games.iwari.void.rules.placing import put_ruin, stack_totem
from bivouac.games.iwari.void.rules.settling import forget_settlement
from bivouac.games.iwari.void.rules.stages import enter


@kernel
def begin_infection(t: Static, p: Position) -> None:
    """IV4: an infection, or a corruption where too many void cards show."""
    p.infection = CORRUPTION if count_showing(t, p) >= t.most_shown else INFECTION
    p.infected = open_ends(t, p)
    p.voids_played = 0


@kernel
def open_ends(t: Static, p: Position) -> Word:
    """IV5: the open territories of the pawn's connection."""
    ends = bit(whole(t.ends[p.pawn, 0])) | bit(whole(t.ends[p.pawn, 1]))
    return ends & ~p.closed


@kernel
def infect(t: Static, p: Position) -> bool:
    """IV5, IV6: the next thing an infection does; False where the player orders its territories."""
    p.infected &= ~p.closed
    if p.infected != EMPTY:
        if p.next_in == NONE and rest(p.infected) != EMPTY:
            p.phase = ORDER
            return False
        is_next = p.next_in != NONE and has(p.infected, p.next_in)
        p.acting_in = p.next_in if is_next else lowest(p.infected)
        p.infected &= ~bit(p.acting_in)
        p.next_in = NONE
    elif p.infection == CORRUPTION and open_ends(t, p) != EMPTY:
        corrupt(t, p)
    else:
        end_infection(t, p)
    return True


@kernel
def corrupt(t: Static, p: Position) -> None:
    """IV6, IV10: what is still open of the two is judged, and then the limit looked at."""
    ends = open_ends(t, p)
    while ends != EMPTY:
        judge(t, p, lowest(ends), CORRUPTED)
        ends = rest(ends)
    look_at_limit(t, p)


@kernel
def end_infection(t: Static, p: Position) -> None:
    """IV5, IV6: the pawn moves; after a corruption void cards go back into the deck by chance."""
    move_pawn(t, p)
    is_corruption = p.infection == CORRUPTION
    p.infection = 0
    if p.stage == VOID_STAGE:
        enter(t, p, HAND_STAGE)
    if is_corruption:
        p.phase = SHUFFLE


@kernel
def act(t: Static, p: Position) -> bool:
    """IV5, IV8: a totem where the cap allows it, else a ruin on the nearest free spot.

    False where the player chooses that spot: one of several, or far from all ruins.
    """
    territory = whole(p.acting_in)
    if has(p.open, territory) and p.totems_left[t.void] > 0:
        forget_action(p)
        put_void_totem(t, p, territory)
        return True
    if p.tents_left[t.void] == 0:
        end_game(t, p, BY_PIECE)
        return True
    low, high, steps = nearest_spots(t, p, territory)
    if steps == NONE or count(low) + count(high) > 1:
        p.phase = RUINING
        return False
    forget_action(p)
    put_ruin(t, p, first_of(low, high))
    return True


@kernel
def forget_action(p: Position) -> None:
    """The void has acted, or is about to."""
    p.acting_in = NONE
    forget_settlement(p)


@kernel
def put_void_totem(t: Static, p: Position, territory: int) -> None:
    """IV5, IV11: on some maps it goes to the centre instead, where enough of them win."""
    if t.centre_limit == 0:
        stack_totem(t, p, t.void, territory)
        return
    p.totems_left[t.void] -= 1
    p.centre += 1
    if p.centre >= t.centre_limit:
        end_game(t, p, BY_CENTRE)


@kernel
def nearest_spots(t: Static, p: Position, territory: int) -> tuple[Word, Word, int]:
    """IV5: the free spots of a territory with the fewest printed roads to a ruin, and how many.

    Roads lead over the whole map and through any spot. All its free spots, and NONE, where there is
    no ruin or none within reach.
    """
    goal_low, goal_high = free_spots(t, p, territory)
    seen_low = fresh_low = p.tents[t.void, 0]
    seen_high = fresh_high = p.tents[t.void, 1]
    steps = whole(0)
    while fresh_low | fresh_high != EMPTY:
        if goal_low & fresh_low | goal_high & fresh_high != EMPTY:
            return goal_low & fresh_low, goal_high & fresh_high, steps
        next_low = next_high = EMPTY
        while fresh_low | fresh_high != EMPTY:
            spot = first_of(fresh_low, fresh_high)
            fresh_low, fresh_high = rest_of(fresh_low, fresh_high)
            next_low |= t.printed[spot, 0]
            next_high |= t.printed[spot, 1]
        fresh_low, fresh_high = next_low & ~seen_low, next_high & ~seen_high
        seen_low |= fresh_low
        seen_high |= fresh_high
        steps += 1
    return goal_low, goal_high, whole(NONE)


@kernel
def haunted_free(t: Static, p: Position) -> tuple[Word, Word]:
    """IV11: free spots of the haunted biome, unless it is closed."""
    return free_in(t, p, t.lands[t.haunted])


@kernel
def haunt(t: Static, p: Position) -> bool:
    """IV11: a ruin goes to the haunted biome, unless it is closed. False: the player places it."""
    low, high = haunted_free(t, p)
    if low | high == EMPTY:
        p.haunt_due = 0
        return True
    if p.tents_left[t.void] == 0:
        end_game(t, p, BY_PIECE)
        return True
    p.phase = RUINING
    return False


@kernel
def legal_ruins(t: Static, p: Position, w: Work) -> int:
    """IV5, IV11: the spots for a ruin of which the player chooses one."""
    if p.acting_in == NONE:
        low, high = haunted_free(t, p)
    else:
        low, high, _ = nearest_spots(t, p, whole(p.acting_in))
    return list_spots(w, whole(0), whole(RUIN_AT), low, high)


@kernel
def place_ruin(t: Static, p: Position, spot: int) -> None:
    """IV5, IV11: the ruin the player placed."""
    if p.acting_in == NONE:
        p.haunt_due = 0
    forget_action(p)
    put_ruin(t, p, spot)
