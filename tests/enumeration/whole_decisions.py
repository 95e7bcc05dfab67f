"""Every whole decision of the engine: all sequences of legal steps until a decision is complete."""

import numpy as np

from bivouac.core.contract import Event, Game
from bivouac.core.jit import entry, kernel
from bivouac.core.records import Records, Shorts, allocate, whole
from bivouac.games.dewan.kernels import apply, is_between, legal
from bivouac.games.dewan.layout import NONE, PLAN_STEPS, STEPS, Position, Static, Work

DEAD_END = -1
TOO_MANY = -2


@kernel
def note_steps(t: Static, p: Position, w: Work, steps: Shorts) -> int:
    """The number of legal steps, then these from last to first; how many."""
    n = legal(t, p, w)
    steps[0] = n
    for i in range(n):
        steps[n - i] = w.steps[i]
    return n


@entry
def list_sequences(
    tables: Records, stack: Records, works: Records, todo: Shorts, found: Shorts
) -> int:
    """Write each whole decision from `stack[0]` on as a row of `found`; how many, or what is wrong.

    Depth first: `stack` has the position after each step made, `todo` what is left to try there,
    as `note_steps` writes it.
    """
    t = tables[0]
    w = works[0]
    n = 0
    depth = 0
    note_steps(t, stack[0], w, todo[0])
    while depth >= 0:
        left = todo[depth, 0]
        if left == 0:
            depth -= 1
            continue
        todo[depth, 0] = left - 1
        stack[depth + 1] = stack[depth]
        apply(t, stack[depth + 1], whole(todo[depth, left]))
        if is_between(stack[depth + 1]):
            if n == len(found):
                return TOO_MANY
            for i in range(depth + 1):
                found[n, i] = todo[i, todo[i, 0] + 1]
            n += 1
        else:
            depth += 1
            if note_steps(t, stack[depth], w, todo[depth]) == 0:
                return DEAD_END
    return n


def step_rows(game: Game, limit: int) -> Shorts | None:
    """The whole decisions as rows of steps, NONE after the last; None if more than `limit`."""
    stack = allocate(game.setting.rules.Position, PLAN_STEPS)
    stack[0] = game.position
    found = np.full((limit, PLAN_STEPS), NONE, np.int16)
    todo = np.zeros((PLAN_STEPS, STEPS + 1), np.int16)
    n = list_sequences(game.setting.static, stack, game.works, todo, found)
    assert n != DEAD_END, "legal steps lead where no step is legal"
    return None if n == TOO_MANY else found[:n]


def step_sequences(game: Game, limit: int = 10_000) -> list[list[int]]:
    """Every sequence of legal steps that makes a whole decision now."""
    rows = step_rows(game, limit)
    assert rows is not None, f"more than {limit} decisions"
    return [[step for step in row if step != NONE] for row in rows.tolist()]


def whole_decisions(game: Game) -> list[Event]:
    """Every whole decision as a record event."""
    before = game.positions.copy()[0]
    return [game.setting.event(before, steps) for steps in step_sequences(game)]
