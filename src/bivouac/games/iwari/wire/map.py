"""What is said of a table of Iwari, inside the messages of net/protocol.ts."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from bivouac.core.wire import Json

Tribe: TypeAlias = int
"""A tribe is a seat; with two players the third, neutral tribe is number 2.

Against the void it is the last tribe (View.void.tribe), and its ruins are its tents. Where it has
only totems, it comes last in lists of totems: its number is View.tribes.length.
"""

Colour: TypeAlias = Literal["red", "green", "yellow"]
"""Of a discovery token."""

Point: TypeAlias = tuple[float, float]
Pair: TypeAlias = tuple[int, int]
Names: TypeAlias = tuple[str, str]
PointList: TypeAlias = Annotated[list[float], Point]
PairList: TypeAlias = Annotated[list[int], Pair]
NameList: TypeAlias = Annotated[list[str], Names]


class Territory(TypedDict):
    """A territory of the map."""

    id: str
    biome: str  # tundra forest glacier coast desert void


class Spot(TypedDict):
    """A spot for a tent."""

    id: str
    territory: str
    x: float
    y: float
    violet: bool
    icon: NotRequired[str]  # a ruin lies here at the start: two cards of this biome replace it
    guards: NotRequired[int]  # the connection that ruin closes
    contested: NotRequired[str]  # an unknown area: a spot only once this token lies here


class Connection(TypedDict):
    """A connection between two territories."""

    number: int
    territories: NameList
    kind: Literal["land", "sea"]
    symbol: int | None  # 1 to 4: a mountain or a storm may cover it
    spots: NotRequired[NameList]  # it is also a road between these spots


class MapRules(TypedDict):
    """What a map of somebody's own changes in the rules, as map files call it."""

    players: int
    bare: list[str]
    void_totems: int
    violet_road: bool
    void_cards: bool
    haunted: str | None
    void_group: int
    violet_first: bool
    centre_limit: int


class Land(TypedDict):
    """The map."""

    territories: list[Territory]
    spots: list[Spot]
    roads: list[NameList]
    connections: list[Connection]
    rules: NotRequired[MapRules]  # of a map that is not a packaged one


class DrawnTerritory(TypedDict):
    """How a territory looks."""

    name: str
    outline: list[PointList]
    totem: PointList
    badge: PointList


Shore: TypeAlias = tuple[Point, Point]


class DrawnConnection(TypedDict):
    """How a connection looks."""

    badge: PointList
    shore: Annotated[list[list[float]], Shore] | None


class MapDrawing(TypedDict):
    """Everything lies in a frame of `size`, whose top left corner is 0, 0."""

    name: str  # of the map; the locale key iwari-map-ID comes first
    size: PointList
    territories: dict[str, DrawnTerritory]  # by id
    connections: dict[str, DrawnConnection]  # by number
    contested: dict[str, PointList]  # where each contested token lies at first
    centre: PointList | None  # where the void totems stand
    look: str  # what lies round the land: sea sky ice mist night ...


Paints: TypeAlias = tuple[str, str]
ThingAt: TypeAlias = tuple[float, float, bool]
"""x, y, mirrored."""


class Things(TypedDict):
    """Things of one kind that lie about."""

    symbol: str
    width: int
    height: int
    at: list[Annotated[list[Json], ThingAt]]


class Scenery(TypedDict):
    """What lies round the land.

    Colours are #RRGGBB; gradients, patterns and symbols are ids of the artwork.
    """

    ground: str
    pattern: str | None  # all over it
    paint: str  # behind everything, and on the map of the map
    shallows: str  # the pale lines along a coast
    rim: str  # the inner one of these
    rim_opacity: float
    shadow: str  # below the coast
    depth: int  # how far the shadow falls; of an island in the sky, how high its rock is
    rock: Annotated[list[str], Paints] | None  # the underside of land that floats: light and dark
    water: str | None  # where the land lies in no sea: of rivers between territories by sea
    river: int  # width of the lines whose common part is a river
    things: list[Things]


class Drawing(MapDrawing):
    """How the map is drawn, and where no totem can be."""

    bare: list[str]  # biomes that take no totem
    scenery: Scenery  # what lies round the land, to be drawn


class Components(TypedDict):
    """The record's `components`, and how to draw the map."""

    cards: dict[str, str]  # biome by card
    expeditions: NotRequired[dict[str, PairList]]  # rewards by number, those open at the start
    map: Land
    drawing: Drawing


SketchTent: TypeAlias = tuple[int, int, Tribe]


class Sketch(TypedDict):
    """A map in short, for thumbnails: of each territory biome and outline (SVG path data)."""

    size: PointList
    territories: list[NameList]
    tents: list[Annotated[list[int], SketchTent]]  # x, y, tribe


class Additions(TypedDict):
    """What is in play besides, or counts otherwise."""

    # The card of Veneration, where that deed is in play.
    veneration: Literal["a", "b", "c"] | None
    # Whether expeditions are in play.
    expeditions: bool
    # Whether storms are in play.
    storms: bool
    # Whether the walking totem is in play.
    walking_totem: bool
    # Whether fortifications are in play.
    fortifications: bool
    # Whether discovery tokens are in play.
    discoveries: bool
    # What counts of a settlement: the whole connected group of tents, or its longest path.
    settlements: Literal["group", "path"]


class Options(Additions):
    """What was chosen before the game."""

    map: str
    players: int
    mode: Literal["versus", "solo", "coop"]
    draft: bool
    deeds: list[str]  # union discovery honour respect courage veneration
    void_limit: int | None  # territories with which the void wins; null: not played against it
