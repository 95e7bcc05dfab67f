"""Template: information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012).

One tree of decisions for all worlds. Each round samples a world, goes down the tree by decisions
that are possible there, adds one node, plays on a little, and tells the worth of the end to all
nodes on the way, to each for the side that decides there. A decision is known by its steps,
whatever world it is made in. The plans at the root were lined up by search.py. Builds on evaluation
and playouts.
"""

from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from bench.tree_nodes import NODES, PATH
from bivouac.core.bits import add, mix, next_word
from bivouac.core.jit import entry, kernel
from bivouac.core.records import Records, Word, Words, whole

if TYPE_CHECKING:
    from bivouac.bots import evaluation, playouts
    from bivouac.core.rules import rules

WORLD, PLAYED = range(2)  # places among the trials; the third is scratch for playouts


@entry
def plant(minds: Records, trees: Records, roots: Records) -> None:
    """A new tree: the position, and the plans lined up for it."""
    m, tree = minds[0], trees[0]
    tree.n = 0
    add_node(tree, 0, np.uint64(0))
    for plan in range(m.n):
        add_node(tree, 0, key_of(roots[plan]))


@kernel
def key_of(plan: Any) -> Word:
    """A name for a decision: its steps, mixed."""
    key = np.uint64(plan.length)
    for k in range(plan.length):
        key = mix(add(key, np.uint64(plan.steps[k])))
    return key


@kernel
def add_node(tree: Any, parent: int, key: Word) -> int:
    """A node for one more decision."""
    node = tree.n
    tree.n += 1
    tree.key[node] = key
    tree.child[node] = 0
    tree.visits[node] = tree.offered[node] = 0
    tree.total[node] = 0
    if node > 0:
        tree.sibling[node] = tree.child[parent]
        tree.child[parent] = node
    return whole(node)


@kernel
def find_child(tree: Any, parent: int, key: Word) -> int:
    """The node of a decision, or 0."""
    node = whole(tree.child[parent])
    while node != 0 and tree.key[node] != key:
        node = whole(tree.sibling[node])
    return node


@kernel
def appeal(m: Any, tree: Any, node: int, offered: int, sight: int) -> float:
    """How much a decision invites a visit: by what is known of it, and by how little that is."""
    visits = whole(tree.visits[node]) if node > 0 else 0
    total = whole(tree.total[node]) if node > 0 else 0
    mean = (total + m.trust * sight) / (visits + m.trust)
    inviting: float = mean + m.explore * sqrt(offered + 1.0) / (1.0 + visits)
    return inviting


@kernel
def select_root(m: Any, tree: Any) -> int:
    """The number of the plan to visit next at the root, where all are always possible."""
    best = 0
    best_appeal = -1.0
    for plan in range(m.n):
        found = appeal(m, tree, 1 + plan, whole(tree.visits[0]), whole(m.first_sight[plan]))
        if found > best_appeal:
            best_appeal = found
            best = plan
    return best


@kernel
def select(
    t: Any, trials: Records, w: Any, s: Any, found: Records, m: Any, tree: Any, parent: int
) -> int:
    """The number of the plan to visit next in the played position."""
    seat = rules.to_move(trials[PLAYED])
    best = 0
    best_appeal = -1.0
    for number in range(rules.plans(t, trials[PLAYED], w, s, found)):
        sight = playouts.first_sight(t, trials, PLAYED, w, found[number], m, m.judge, seat)
        node = find_child(tree, parent, key_of(found[number]))
        if node > 0:
            tree.offered[node] += 1
        offered = whole(tree.offered[node]) if node > 0 else whole(tree.visits[parent])
        inviting = appeal(m, tree, node, offered, sight)
        if inviting > best_appeal:
            best_appeal = inviting
            best = number
    return best


@kernel
def descend(
    t: Any,
    trials: Records,
    w: Any,
    s: Any,
    found: Records,
    m: Any,
    tree: Any,
    roots: Records,
    rng: Words,
) -> int:
    """Go down the tree and add a node; how many nodes are on the way."""
    p = trials[PLAYED]
    plan = select_root(m, tree)
    tree.path[0] = 1 + plan
    tree.mover[0] = rules.to_move(p)
    playouts.make(t, p, roots[plan])
    length = 1
    while length < PATH and tree.visits[tree.path[length - 1]] > 0:
        while rules.is_chance(p):
            rules.resolve(t, p, w, rng)
        if rules.is_over(p):
            return length
        parent = whole(tree.path[length - 1])
        number = select(t, trials, w, s, found, m, tree, parent)
        key = key_of(found[number])
        node = find_child(tree, parent, key)
        if node == 0:
            if tree.n == NODES:
                return length
            node = add_node(tree, parent, key)
        tree.path[length] = node
        tree.mover[length] = rules.to_move(p)
        playouts.make(t, p, found[number])
        length += 1
    return length


@kernel
def back_up(t: Any, trials: Records, w: Any, m: Any, tree: Any, length: int) -> None:
    """Tell every node on the way what the end is worth for the seat that decided there."""
    tree.visits[0] += 1
    for k in range(length):
        node = tree.path[k]
        tree.visits[node] += 1
        tree.total[node] += evaluation.worth(t, trials[PLAYED], w, m, whole(tree.mover[k]))


@entry
def grow(
    tables: Records,
    knowns: Records,
    works: Records,
    searches: Records,
    found: Records,
    trials: Records,
    minds: Records,
    roots: Records,
    trees: Records,
    rng: Words,
    until: int,
) -> int:
    """Grow the tree of a redacted position until so many trials were made; how many."""
    t, w, m, tree = tables[0], works[0], minds[0], trees[0]
    seat = rules.to_move(knowns[0])
    while m.trials < until:
        trials[WORLD] = knowns[0]
        rules.resample(t, trials[WORLD], w, seat, rng)
        trials[PLAYED] = trials[WORLD]
        chance = next_word(rng)
        own = rng[0]
        rng[0] = chance
        length = descend(t, trials, w, searches[0], found, m, tree, roots, rng)
        last = rules.turns(trials[PLAYED]) + m.depth
        playouts.play_out(t, trials, PLAYED, w, searches[0], found, m, last, rng)
        rng[0] = own
        back_up(t, trials, w, m, tree, length)
        m.trials += 1
        m.rounds += 1
    return whole(m.trials)
