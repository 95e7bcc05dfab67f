"""What a coach can say, how much it matters, and how it names and points at things."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from bivouac.core.contract import Advice, Message
from bivouac.games.iwari.layout import NONE
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import number_code, territory_code

Looked = TypeVar("Looked")
Args: TypeAlias = dict[str, str | int]
"""What fills a message."""


class Matter(NamedTuple):
    """Something worth saying."""

    stake: int  # about how many points it is worth
    advice: Advice


Topic: TypeAlias = Callable[[Looked], Matter | None]
"""Looks at a position for one thing; None: it is not there."""


def matter(stake: int, says: Message, *points: str) -> Matter:
    """A matter that points at things of the table."""
    return Matter(stake, Advice(says, points))


def found_by(topics: Iterable[Topic[Looked]], looked: Looked) -> Iterator[Matter]:
    """What topics find in one position."""
    return (one for topic in topics if (one := topic(looked)) is not None)


def weightiest(matters: Iterable[Matter]) -> Advice | None:
    """What is most at stake; of equal matters the first. None where there is none."""
    found = max(matters, key=lambda one: one.stake, default=None)
    return None if found is None else found.advice


def land_at(setting: Iwari, territory: int) -> str:
    """The anchor of a territory."""
    return f"space-territory:{setting.territory_ids[territory]}"


def totem_at(setting: Iwari, territory: int) -> str:
    """The anchor of the totem spot of a territory."""
    return f"space-totem:{setting.territory_ids[territory]}"


def spot_at(setting: Iwari, spot: int) -> str:
    """The anchor of a tent spot."""
    return f"space-spot:{setting.spot_ids[spot]}"


def connections_at(setting: Iwari, connections: Iterable[int]) -> list[str]:
    """The anchors of connections."""
    return [f"space-connection:{setting.connection_numbers[one]}" for one in connections]


def land(setting: Iwari, territory: int) -> Args:
    """The arguments of a message about a territory."""
    return {"territory": territory_code(setting, territory)}


def numbered(setting: Iwari, connections: Sequence[int]) -> Args:
    """The arguments of a message about connections."""
    codes = " ".join(number_code(setting.connection_numbers[one]) for one in connections)
    return {"connections": codes, "number": len(connections)}


def rival(setting: Iwari, tribe: int) -> Args:
    """The arguments of a message about another tribe: the third one has no name (I2.2)."""
    if tribe == setting.third != NONE:
        return {"by": "third"}
    return {"by": "player", "seat": tribe}
