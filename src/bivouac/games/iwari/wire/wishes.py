"""What a reader at a table of Iwari would like to do and may not."""

from typing import Literal, TypeAlias, TypedDict

from bivouac.games.iwari.wire.offers import Piece


class WishPlace(TypedDict):
    """Put a piece there."""

    do: Literal["place"]
    piece: Piece
    after: list[Piece]  # pieces chosen already


class WishPay(TypedDict):
    """Pay with these cards."""

    do: Literal["pay"]
    pieces: list[Piece]
    cards: list[list[str]]


class WishSwap(TypedDict):
    """Swap this card."""

    do: Literal["swap"]
    card: str


class WishDraw(TypedDict):
    """Draw this card."""

    do: Literal["draw"]
    index: int | None  # null: the deck


class WishDeed(TypedDict):
    """Put a pawn there."""

    do: Literal["deed"]
    deed: str
    territory: str | None
    connection: int | None


class WishExplore(TypedDict):
    """Turn the tokens of a territory up."""

    do: Literal["explore"]
    territory: str


class WishSkip(TypedDict):
    """Skip the void's action (IV9)."""

    do: Literal["skip"]
    card: str


Wish: TypeAlias = WishPlace | WishPay | WishSwap | WishDraw | WishDeed | WishExplore | WishSkip
"""Something the reader would like to do and may not."""
