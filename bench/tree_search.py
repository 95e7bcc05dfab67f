"""Tree search from Python: the same thinker, with a tree (see tree.py) instead of a race, or after.

No level uses them: with the same budget they are no stronger (docs/bots.md). They are kept to
compare.
"""

from typing import Any

import numpy as np

from bench.tree_nodes import Tree, most_visited
from bivouac.bots.budget import Budget, Watch
from bivouac.bots.thinking import PARTS, Thinker
from bivouac.core.bind import bind
from bivouac.core.contract import Setting
from bivouac.core.records import Words, allocate

EXPLORE = 400
"""What curiosity is worth, in ten-thousandths of a victory."""
TRUST = 2
"""How many visits the first sight of a plan counts for."""
KEPT = 6
"""Plans that a race leaves to a tree."""


class TreeThinker(Thinker):
    """Information-set Monte Carlo tree search. Not for two threads."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.tree: Any = bind("bench.tree", setting.rules, *PARTS)
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


class MixedThinker(TreeThinker):
    """Half the budget for a race, the other half for a tree of its best plans."""

    is_racing = False

    def compare(self, seat: int, budget: Budget, rng: Words, watch: Watch) -> int:
        """The best of several plans: first a race, then a tree that trusts what the race found."""
        trials, milliseconds = budget
        half = Budget(trials and max(1, trials // 2), milliseconds and milliseconds / 2)
        self.is_racing = True
        Thinker.compare(self, seat, half, rng, watch)
        self.is_racing = False
        self.keep_best()
        return super().compare(seat, half, rng, watch)

    def keep_best(self) -> None:
        """Leave only the best plans, which now look as good at first sight as they were found.

        Beyond its nodes a tree looks only one round ahead.
        """
        mind = self.minds[0]
        n = int(mind["n"])
        means = mind["total"][:n] // mind["visits"][:n]
        best = np.lexsort((-means, -mind["visits"][:n]))[:KEPT]  # who was longest in the race
        self.roots[: len(best)] = self.roots[best]
        mind["first_sight"][: len(best)] = means[best]
        mind["n"], mind["depth"] = len(best), self.setting.seats
        mind["trials"] = mind["rounds"] = mind["place"] = 0

    def go_on(self, rng: Words, until: int) -> None:
        """Race first, grow the tree then."""
        if self.is_racing:
            Thinker.go_on(self, rng, until)
        else:
            super().go_on(rng, until)

    def best(self) -> int:
        """The plan visited most, once there is a tree."""
        return Thinker.best(self) if self.is_racing else super().best()
