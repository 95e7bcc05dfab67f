"""One step of an aftermath (aftermath.py): a sentence, and where to look."""

from dataclasses import dataclass

from bivouac.core.contract import Message
from bivouac.core.messages import spelled
from bivouac.games.iwari.layout import NONE
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.reading import name_at
from bivouac.games.iwari.wire import scoring as wire
from bivouac.games.iwari.wire.void import Action


@dataclass(frozen=True, slots=True)
class Consequence:
    """Something that happened, by the numbers of the components."""

    kind: wire.Happened  # of the protocol's `AftermathStep`
    message: Message
    territory: int = NONE
    spot: int = NONE
    connection: int = NONE
    is_own: bool = False  # a piece that the event itself puts down; the rest follows by itself
    begins: Action | None = None  # the action of the void that begins with it
    asks: bool = False  # a question to a player: nothing is done yet

    def to_json(self, setting: Iwari) -> wire.Consequence:
        """The protocol's `AftermathStep`, without what changes on the table."""
        return {
            "kind": self.kind,
            "message": spelled(self.message),
            "territory": name_at(setting.territory_ids, self.territory),
            "spot": name_at(setting.spot_ids, self.spot),
            "connection": name_at(setting.connection_numbers, self.connection),
            "begins": self.begins,
            "asks": self.asks,
        }
