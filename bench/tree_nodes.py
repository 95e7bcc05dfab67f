"""The nodes of a tree search (tree.py)."""

from typing import Annotated

from bivouac.core.jit import entry
from bivouac.core.records import Ints, Longs, Number, Records, Words

NODES = 32768
"""Decisions a search tree remembers."""
PATH = 64
"""Decisions between the root of a tree and its leaves, at most."""


class Tree:
    """What a tree search remembers; a node is a decision that somebody may make after others."""

    n: Number  # nodes; the first is the position itself
    key: Annotated[Words, "u8", (NODES,)]  # of the decision that leads here
    child: Annotated[Ints, "i4", (NODES,)]  # the newest of them, or 0
    sibling: Annotated[Ints, "i4", (NODES,)]  # the one before it, or 0
    visits: Annotated[Ints, "i4", (NODES,)]
    offered: Annotated[Ints, "i4", (NODES,)]  # how often it could have been visited
    total: Annotated[Longs, "i8", (NODES,)]  # worth for the seat that decides so
    path: Annotated[Ints, "i4", (PATH,)]  # nodes on the way down
    mover: Annotated[Ints, "i4", (PATH,)]  # the seat that chose each of them


@entry
def most_visited(minds: Records, trees: Records) -> int:
    """The plan a tree search has visited most."""
    tree = trees[0]
    best = 0
    for plan in range(minds[0].n):
        if tree.visits[1 + plan] > tree.visits[1 + best]:
            best = plan
    return best
