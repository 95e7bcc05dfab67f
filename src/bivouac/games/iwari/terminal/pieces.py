"""The pieces of a build as steps: chosen, picked up where they move, and paid for in some way."""

from collections.abc import Iterator, Sequence

from bivouac.core.contract import Known
from bivouac.games.iwari.layout import NONE
from bivouac.games.iwari.notation.builds import LIFTED, Piece, piece_of
from bivouac.games.iwari.steps import DONE, split

Steps = tuple[int, ...]


def starts_of(known: Known) -> list[Steps]:
    """The steps that choose a piece: one, or two where it is picked up first (IV9)."""
    found: list[Steps] = []
    for step in known.legal():
        if piece_of(step) is not None:
            found.append((step,))
        elif split(step)[0] in LIFTED:
            trial = known.copy()
            trial.apply(step)
            found += [(step, landing) for landing in trial.legal()]
    return found


def pieces_in(steps: Sequence[int]) -> list[Piece]:
    """The pieces that steps choose, those that move with where they come from (IV9)."""
    found, source = [], NONE
    for step in steps:
        one, (kind, number) = piece_of(step), split(step)
        if kind in LIFTED:
            source = number
        elif one is not None:
            found.append(one if source == NONE else one._replace(source=source))
            source = NONE
    return found


def chosen_piece(start: Steps) -> Piece:
    """The piece of steps that choose one."""
    return pieces_in(start)[0]


def begun_piece(known: Known, i: int) -> Piece:
    """A piece of the build under way."""
    fields = ("piece_kind", "piece_at", "piece_from")
    kind, at, source = (int(known.position[name][i]) for name in fields)
    return Piece(kind, at, source)


def count_cards(steps: Steps) -> int:
    """How many cards are paid."""
    return sum(split(step)[0] == "pay" for step in steps)


def ways_to_pay(known: Known, start: Steps) -> Iterator[Steps]:
    """A piece with each way to pay for it; and the end of the build, where nothing can follow."""
    trial = known.copy()
    for step in start:
        trial.apply(step)
    yield from pay_on(trial, start)


def pay_on(known: Known, steps: Steps) -> Iterator[Steps]:
    """Go on paying until the piece is paid for."""
    legal = [] if known.is_between else known.legal()
    if legal == [DONE]:
        yield (*steps, DONE)
    elif not legal or split(legal[0])[0] != "pay":
        yield steps
    else:
        for step in legal:
            trial = known.copy()
            trial.apply(step)
            yield from pay_on(trial, (*steps, step))
