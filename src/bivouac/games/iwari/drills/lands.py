"""The map of a position as drills point at it and speak of it."""

from collections.abc import Iterable

from bivouac.core.contract import DrillChoice, Message
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import territory_code


def land_anchor(setting: Iwari, territory: int) -> str:
    """A territory as the client points at it."""
    return f"space-territory:{setting.territory_ids[territory]}"


def totem_anchor(setting: Iwari, territory: int) -> str:
    """The totem spot of a territory."""
    return f"space-totem:{setting.territory_ids[territory]}"


def spot_anchors(setting: Iwari, spots: Iterable[int]) -> tuple[str, ...]:
    """Tent spots."""
    return tuple(f"space-spot:{setting.spot_ids[spot]}" for spot in spots)


def connection_anchor(setting: Iwari, connection: int) -> str:
    """A connection."""
    return f"space-connection:{setting.connection_numbers[connection]}"


def land_choices(setting: Iwari, territories: Iterable[int]) -> tuple[DrillChoice, ...]:
    """Territories to choose from, in the order of the map."""
    return tuple(
        DrillChoice(
            land_anchor(setting, territory),
            Message("drills-iwari-land", {"land": territory_code(setting, territory)}),
        )
        for territory in sorted(territories)
    )
