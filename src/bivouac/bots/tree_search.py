"""Tree search from Python: the same thinker, with a tree instead of a race (see tree.py).

No level uses it: with the same budget the race is stronger (docs/bots.md). It is kept to compare.
"""

from typing import Any

from bivouac.bots.budget import Budget, Watch
from bivouac.bots.mind import Tree
from bivouac.bots.ranking import most_visited
from bivouac.bots.thinking import PARTS, Thinker
from bivouac.core.bind import bind
from bivouac.core.contract import Setting
from bivouac.core.records import Words, allocate

EXPLORE = 400
"""What curiosity is worth, in ten-thousandths of a victory."""
TRUST = 2
"""How many visits the first sight of a plan counts for."""


class TreeThinker(Thinker):
    """Information-set Monte Carlo tree search. Not for two threads."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.tree: Any = bind("bivouac.bots.tree", setting.rules, *PARTS)
        self.trees = allocate(Tree, 1)
        self.minds[0]["explore"], self.minds[0]["trust"] = EXPLORE, TRUST

    def compare(self, seat: int, budget: Budget, rng: Words, watch: Watch) -> int:
        """The best of several plans, by a tree that grows as long as the budget allows."""
        self.tree.plant(self.minds, self.trees, self.roots)
        return super().compare(seat, budget, rng, watch)

    def go_on(self, rng: Words, until: int) -> None:
        """Grow the tree until so many trials were made."""
        self.tree.grow(*self.desk, self.trees, rng, until)

    def is_settled(self) -> bool:
        """A tree is grown to the end of the budget."""
        return False

    def best(self) -> int:
        """The plan visited most."""
        return most_visited(self.minds, self.trees)
