"""What the records of all games are made of; the JSON Schema of records is made of this."""

from typing import Annotated, TypeAlias, TypedDict


class Says:
    """What JSON Schema says of a type besides: Annotated[int, Says(minimum=1)]."""

    def __init__(self, **keywords: object) -> None:
        self.keywords = keywords


Id: TypeAlias = Annotated[str, Says(type=["string", "integer"], minLength=1)]
"""The name of a card, a tile, a space, a territory or a tent spot. Bivouac writes strings; a
reader also accepts integers. The same id used as an object key is always a string (7 and
"7" name the same thing).
"""

Seat: TypeAlias = Annotated[int, Says(minimum=0)]
"""A seat, numbered from 0 in clockwise order."""

Count: TypeAlias = Annotated[int, Says(minimum=0)]
"""A number of pieces or points."""

Ids: TypeAlias = Annotated[list[Id], Says(uniqueItems=True)]
"""A list of different ids. Where it lists the cards or tiles of a stack, the top one comes
first.
"""

IdOrNull: TypeAlias = Annotated[str | None, Says(type=["string", "integer", "null"], minLength=1)]
"""An id, or null for none."""


class Decided(TypedDict):
    """What every decision says besides its name, which is its `do`."""

    seat: Seat
