"""Template: games played on to their end, and what they give. `rules` is the game's.

Builds on evaluation and playouts. A position is measured as the plan that does nothing.
"""

from typing import TYPE_CHECKING, Any

from bivouac.core.bits import next_word
from bivouac.core.jit import entry, kernel
from bivouac.core.records import Ints, Records, Words, whole

if TYPE_CHECKING:
    from bivouac.bots import evaluation, playouts
    from bivouac.core.rules import rules

WORLD, PLAYED = range(2)  # places among the trials; the third is scratch for playouts
END = 1 << 30
"""A turn that no game comes to."""


@entry
def play_on(
    static: Records,
    knowns: Records,
    works: Records,
    searches: Records,
    found: Records,
    trials: Records,
    minds: Records,
    seat: int,
    roots: Records,
    rng: Words,
    first: int,
    end: int,
    shares: Ints,
    points: Ints,
) -> None:
    """Games `first` to `end - 1` of one for each plan in each world that `seat` cannot exclude.

    A world is dealt when its first plan is made, and all its plans meet the same chances. A call
    goes on where the last one stopped: `trials`, `minds` and `rng` are as that left them. A row of
    `shares` and of `points` for each game, see `note_end`.
    """
    t, w, s, m = static[0], works[0], searches[0], minds[0]
    for game in range(first, end):
        plan = game % len(roots)
        if plan == 0:
            trials[WORLD] = knowns[0]
            rules.resample(t, trials[WORLD], w, seat, rng)
            m.world[0] = next_word(rng)
        trials[PLAYED] = trials[WORLD]
        playouts.make(t, trials[PLAYED], roots[plan])
        own = rng[0]
        rng[0] = m.world[0]
        playouts.play_out(t, trials, PLAYED, w, s, found, m, END, rng)
        rng[0] = own
        note_end(t, trials[PLAYED], w, m, shares, points, game)


@entry
def lateness(static: Records, knowns: Records) -> int:
    """How far the game has gone, from 0 at its start to 256 at its end."""
    return rules.progress(static[0], knowns[0])


@kernel
def note_end(t: Any, p: Any, w: Any, m: Any, shares: Ints, points: Ints, game: int) -> None:
    """Each side's share of the victory, in ten-thousandths, and its points, into a row.

    Where all seats are on one side its share stands first, and that of the others second.
    """
    evaluation.estimate(t, p, w, m)
    for side in range(points.shape[1]):
        points[game, side] = m.outlook[side] // m.point
    if m.first_rival > 0:
        shares[game, 0] = share_of(t, p, m, 0)
        shares[game, 1] = evaluation.SURE - shares[game, 0]
        return
    for side in range(shares.shape[1]):
        shares[game, side] = share_of(t, p, m, side)


@kernel
def share_of(t: Any, p: Any, m: Any, side: int) -> int:
    """What a side has won of a game that is over. Needs: `evaluation.estimate`."""
    best = -END
    for other in range(rules.count_sides(t)):
        if other != side and other >= m.first_rival:
            best = max(best, whole(m.outlook[other]))
    return evaluation.share(t, p, m, side, best)
