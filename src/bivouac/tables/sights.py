"""A table whose rules have changed: what one look saw of it, to read and to keep."""

from bivouac.core.contract import SPECTATOR, Json, Message
from bivouac.core.language import SOURCE, address, say
from bivouac.tables.entries import entry_of
from bivouac.tables.sitting import Sitting

FORMAT = "bivouac-sight/1"


def sight_record(sitting: Sitting, look: int) -> Json:
    """All that a look was told and shown, as one document."""
    return {
        "format": FORMAT,
        "game": sitting.opening.game,
        "rules": sitting.opening.rules,
        "options": sitting.opening.options,
        "look": None if look == SPECTATOR else look,
        "names": sitting.names,
        "components": sitting.opening.components,
        "log": [line_of(entry_of(row, look), sitting.names, look) for row in sitting.rows],
        "view": sitting.sights.get(look),
    }


def line_of(entry: Json, names: list[str], look: int) -> Json:
    """A row in English words, with its event."""
    told = [*entry["messages"], *entry["notes"]]
    return {
        "number": entry["number"],
        "at": entry["at"],
        "event": entry["event"],
        "undone": entry["undone"],
        "text": " ".join(said(message, names, look) for message in told),
    }


def said(message: Json, names: list[str], look: int) -> str:
    """A kept message in English; one whose words are gone gives its key."""
    try:
        return say(SOURCE, address(Message(message["key"], message["args"]), names, look))
    except LookupError:
        return str(message["key"])
