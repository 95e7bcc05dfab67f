"""IV: how a build against the void that is half made can sensibly go on."""

from bivouac.core.bits import first_of
from bivouac.core.jit import kernel
from bivouac.core.records import Records, whole
from bivouac.games.iwari.layout import (
    NONE,
    PAID,
    PIECES,
    TENT,
    VOID_TOTEM,
    Position,
    Search,
    Static,
    Work,
)
from bivouac.games.iwari.plans.proposals import (
    add_card,
    add_payment,
    add_step,
    go_on,
    target_of,
    target_of_step,
    write_step,
)
from bivouac.games.iwari.rules.paying import count_paid
from bivouac.games.iwari.steps import DONE, LIFT_TENT, LIFT_TOTEM, MOVE_TOTEM, TENT_AT, TOTEM_AT
from bivouac.games.iwari.void.rules.legal import legal
from bivouac.games.iwari.void.rules.moving import lands_to_reach, tent_spots
from bivouac.games.iwari.void.rules.paying import paying_biome


@kernel
def finish_piece(t: Static, p: Position, w: Work, s: Search, found: Records) -> int:
    """IT1: one piece has been paid for: it is all, or a second one follows."""
    n = legal(t, p, w)
    home = whole(t.territory_biome[p.build_in])
    for i in range(n):
        step = whole(w.steps[i])
        plan = found[i]
        go_on(p, plan, step)
        if LIFT_TENT <= step < LIFT_TOTEM:
            biome = whole(t.territory_biome[t.territory_of[step - LIFT_TENT]])
            low, high = tent_spots(t, p, lands_to_reach(t, p, biome))
            add_step(plan, TENT_AT + first_of(low, high))
            add_payment(s, plan, biome, whole(0), whole(s.one[biome]))
        elif step >= LIFT_TOTEM:
            biome = whole(t.territory_biome[step - LIFT_TOTEM])
            add_step(plan, TOTEM_AT + p.build_in)
            add_payment(s, plan, biome, whole(0), whole(s.one[biome]))
        elif step >= MOVE_TOTEM:
            add_card(t, p, plan, home)
            add_card(t, p, plan, home)
        elif step != DONE:
            add_payment(s, plan, home, whole(0), whole(s.one[home]))
    return n


@kernel
def finish_lift(t: Static, p: Position, w: Work, s: Search, found: Records) -> int:
    """IV9: everywhere the piece that was picked up can go, paid with what it leaves."""
    source = whole(p.piece_from[p.piece_n])
    is_tent = p.piece_kind[p.piece_n] == TENT
    biome = whole(t.territory_biome[t.territory_of[source] if is_tent else source])
    n = legal(t, p, w)
    for i in range(n):
        step = whole(w.steps[i])
        plan = found[i]
        write_step(plan, step)
        plan.target = target_of_step(t, step) if p.piece_n == 0 else target_of(p)
        plan.cards = count_paid(p)
        add_payment(s, plan, biome, whole(0), whole(s.one[biome]))
        if p.piece_n + 1 < PIECES:
            add_step(plan, whole(DONE))
    return n


@kernel
def finish_payment(t: Static, p: Position, w: Work, s: Search, found: Records) -> int:
    """IT3: the rest of the payment for the piece chosen last; a first piece is then all."""
    piece = p.piece_n - 1
    plan = found[0]
    biome = paying_biome(t, p, piece)
    legal(t, p, w)
    write_step(plan, whole(w.steps[0]))
    if p.paid[piece, 0] == NONE:
        plan.length = 0
        if p.piece_kind[piece] == VOID_TOTEM:
            for _ in range(PAID):
                add_card(t, p, plan, biome)
        else:
            add_payment(s, plan, biome, whole(0), whole(s.one[biome]))
    plan.target = target_of(p)
    plan.cards = count_paid(p) + plan.length
    if p.piece_n < PIECES:
        add_step(plan, whole(DONE))
    return 1
