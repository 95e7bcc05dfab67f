"""What lies in the Dewan box, as plain frozen data (DC1-DC7), and the words its files may use."""

from collections.abc import Mapping
from dataclasses import dataclass

from bivouac.games.dewan.layout import RESOURCES, SPACES, TERRAINS

LAND = TERRAINS[:4]
HALF_SYMBOLS = (*RESOURCES, "berry", "fire")
STORY_SYMBOLS = (*TERRAINS, *RESOURCES)
TILE_KINDS = ("start", "neutral", "event")
PLAYER_COUNTS = (2, 3, 4)
HEXES_PER_TILE = 7
ICONS_PER_TILE = 4  # at most: the width of Static.tile_icons
MOST_SPACES = SPACES - 1

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Half:
    """One terrain of a card, and what a tucked card shows of it (DC4)."""

    terrain: str  # one of layout.TERRAINS
    symbol: str | None  # one of HALF_SYMBOLS


@dataclass(frozen=True, slots=True)
class Card:
    """A terrain card (DC4)."""

    id: str
    halves: tuple[Half, ...]  # one or two

    @property
    def kind(self) -> str:
        """What it shows: cards that show the same are of one kind, whatever their ids."""
        return "/".join(f"{half.terrain}.{half.symbol}" for half in self.halves)

    @property
    def signs(self) -> frozenset[str]:
        """The terrains and symbols of its halves."""
        shown = (sign for half in self.halves for sign in (half.terrain, half.symbol))
        return frozenset(sign for sign in shown if sign is not None)


@dataclass(frozen=True, slots=True)
class Story:
    """A story tile (DC5)."""

    id: str
    needs: Mapping[str, int]  # how many of each of STORY_SYMBOLS, at least 1 of those listed
    points: int  # 0-99
    fire: int  # 0-9

    @property
    def needs_water(self) -> bool:
        """Whether the tile shows water, so that Downpour leaves it out (DS4)."""
        return "water" in self.needs


@dataclass(frozen=True, slots=True)
class Icon:
    """A resource on the border of two hexes of one tile (DC3)."""

    kind: str  # one of layout.RESOURCES
    between: tuple[int, int]  # two neighbouring hexes of the tile, 0-6


@dataclass(frozen=True, slots=True)
class Tile:
    """A territory tile before it is turned; hex 0 is the centre, 1-6 the ring from north (DC2)."""

    id: str
    kind: str  # one of TILE_KINDS
    terrains: tuple[str, ...]  # seven; the centre may also be "start" or "volcano"
    icons: tuple[Icon, ...]
    berries: tuple[int, ...]  # land hexes that show a berry symbol

    @property
    def has_volcano(self) -> bool:
        """Whether the centre is the volcano (DC2)."""
        return self.terrains[0] == "volcano"


@dataclass(frozen=True, slots=True)
class Layout:
    """Where tiles lie: place (u, v) has its centre at q = 2u - v, r = u + 3v (DR5)."""

    neutral: tuple[Place, ...]
    start: tuple[Place, ...]  # clockwise, one for each player
    event: Place | None

    @property
    def places(self) -> tuple[Place, ...]:
        """Every place of the layout: neutral, then start, then the event tile's."""
        return self.neutral + self.start + ((self.event,) if self.event is not None else ())


@dataclass(frozen=True, slots=True)
class Scenario:
    """The options of one scenario tile; rules ask these, never the name (DC7)."""

    name: str
    players: tuple[int, ...]  # allowed numbers of players
    layout: str  # key of Box.layouts
    event_tile: str | None  # id of the tile on the layout's event place
    teams: bool  # partners sit opposite and score together (DM)
    event: str  # one of layout.EVENTS; any but "none" plays with pile and supply (DV)
    villages: bool  # camps may stand on water (DH1)
    water_stories: bool  # False: story tiles that show water stay in the box (DS4)
    pair: str | None  # the resource that pairs with a berry (DV6, DR4)
    score: Mapping[str, int]  # points by those of layout.SCORE_KEYS that are in play
    zone_terrains: tuple[str, ...]  # the terrains whose zones score under "zones" (DD2)
    volcano_fire: int  # fire for a camp next to the volcano, counted under "fire" (DL3)
    majorities_tied: int  # points for each player tied for a majority (DH6)
    title: str | None = None  # what people call it; None: its name


@dataclass(frozen=True, slots=True)
class Board:
    """The tribe board and every other count of the rules (DC3, DC6, DC7, DS4, DS5, DV1)."""

    spaces: tuple[str, ...]  # one of layout.EFFECTS for each camp, first placed first
    story_slots: int  # story tiles a player can hold
    row: int  # face-up cards
    dealt: int  # cards in a hand at the start
    story_row: int  # face-up story tiles
    berry_tokens: int  # in the box
    berries_per_symbol: int  # tokens laid on each berry symbol
    water_markers: int
    lava_markers: int
    fish: int
    pile: Mapping[int, int]  # size of the draw pile by number of players, with an event


@dataclass(frozen=True, slots=True)
class Own:
    """Of the parts a record tells only then, those that are not the packaged ones; else None."""

    scenario: Scenario | None = None
    board: Board | None = None
    tiles: tuple[Tile, ...] | None = None
    layout: Layout | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box, checked: any scenario can be set up with any draw of its tiles."""

    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    stories: tuple[Story, ...]
    layouts: Mapping[str, Mapping[int, Layout]]  # by name and number of players
    scenarios: Mapping[str, Scenario]
    board: Board

    def tiles_of(self, kind: str) -> tuple[Tile, ...]:
        """The tiles of one kind, in file order."""
        return tuple(tile for tile in self.tiles if tile.kind == kind)

    def event_tile_of(self, scenario: Scenario) -> Tile | None:
        """The tile a scenario adds to the map (DS1)."""
        return next((tile for tile in self.tiles if tile.id == scenario.event_tile), None)

    def stories_of(self, scenario: Scenario) -> tuple[Story, ...]:
        """The story tiles a scenario plays with (DS4)."""
        return tuple(s for s in self.stories if scenario.water_stories or not s.needs_water)
