"""A table whose rules have changed: what one viewer saw of it, to read and to keep."""

from bivouac.core.contract import SPECTATOR, Json, Message
from bivouac.core.language import SOURCE, address, say
from bivouac.tables.log import entry_of
from bivouac.tables.table import Table

FORMAT = "bivouac-sight/1"


def view_record(table: Table, viewer: int) -> Json:
    """All that a viewer was told and shown, as one document."""
    return {
        "format": FORMAT,
        "game": table.deal.game,
        "rules": table.deal.rules,
        "options": table.deal.options,
        "look": None if viewer == SPECTATOR else viewer,
        "names": table.names,
        "components": table.deal.components,
        "log": [line_of(entry_of(row, viewer), table.names, viewer) for row in table.rows],
        "view": table.views.get(viewer),
    }


def line_of(entry: Json, names: list[str], viewer: int) -> Json:
    """A row in English words, with its event."""
    told = [*entry["messages"], *entry["notes"]]
    return {
        "number": entry["number"],
        "at": entry["at"],
        "event": entry["event"],
        "undone": entry["undone"],
        "text": " ".join(said(message, names, viewer) for message in told),
    }


def said(message: Json, names: list[str], viewer: int) -> str:
    """A kept message in English; one whose words are gone gives its key."""
    try:
        return say(SOURCE, address(Message(message["key"], message["args"]), names, viewer))
    except LookupError:
        return str(message["key"])
