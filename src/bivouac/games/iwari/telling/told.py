"""One step of a story (aftermath.py): a sentence, and where to look."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bivouac.core.contract import Json, Message
from bivouac.games.iwari.layout import NONE
from bivouac.games.iwari.view.reading import name_at

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari


@dataclass(frozen=True, slots=True)
class Told:
    """Something that happened, by the numbers of the components."""

    kind: str  # of the protocol's `StoryStep`
    message: Message
    territory: int = NONE
    spot: int = NONE
    connection: int = NONE
    is_own: bool = False  # a piece that the event itself puts down; the rest follows by itself

    def to_json(self, setting: "Iwari") -> Json:
        """The protocol's `StoryStep`."""
        return {
            "kind": self.kind,
            "message": {"key": self.message.key, "args": dict(self.message.args)},
            "territory": name_at(setting.territory_ids, self.territory),
            "spot": name_at(setting.spot_ids, self.spot),
            "connection": name_at(setting.connection_numbers, self.connection),
        }
