"""The contract of a game: the same for every game, and all that bots, records and tables know.

It speaks of steps, decisions, seats, plans and views, never of hexes or tents. A *step* is an
engine atom, an integer from a fixed space. A *decision* is what a record writes down as one event:
one or more steps of one seat. Chance is explicit: `apply` never draws, it stops where chance must
decide.

A `Game` is a position with all that can be done with it, a `Setting` the game as one table plays
it. What a setting answers is split by who asks: records (`Recorded`), somebody at a seat
(`Seated`), whoever tells what happened (`Told`), shuffles (`Fair`), the lobby (`Listed`), somebody
who practises (`Drilled`).
"""

from bivouac.core.contract.drilled import Drill, DrillChoice, Drilled
from bivouac.core.contract.events import SPECTATOR, Advice, Message, Order, Refused
from bivouac.core.contract.fair import Fair
from bivouac.core.contract.game import Game, Known, Plan, Result, generator
from bivouac.core.contract.listed import Block, Choice, Listed, Pad, PadLine, Phrase
from bivouac.core.contract.recorded import Recorded
from bivouac.core.contract.seated import Seated
from bivouac.core.contract.setting import GameType, Setting, Source, TableChoices
from bivouac.core.contract.told import Told
from bivouac.core.wire import Event, Json

__all__ = [
    "SPECTATOR",
    "Advice",
    "Block",
    "Choice",
    "Drill",
    "DrillChoice",
    "Drilled",
    "Event",
    "Fair",
    "Game",
    "GameType",
    "Json",
    "Known",
    "Listed",
    "Message",
    "Order",
    "Pad",
    "PadLine",
    "Phrase",
    "Plan",
    "Recorded",
    "Refused",
    "Result",
    "Seated",
    "Setting",
    "Source",
    "TableChoices",
    "Told",
    "generator",
]
