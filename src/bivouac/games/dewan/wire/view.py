"""What is said of a table of Dewan: its components, and what a reader may see."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from bivouac.core.wire import CardKind


class Half(TypedDict):
    """One half of a card."""

    terrain: str
    symbol: str | None


class Card(TypedDict):
    """A terrain card; one of a single terrain has one half."""

    halves: list[Half]


class Story(TypedDict):
    """A story tile."""

    needs: dict[str, int]
    points: int
    fire: int


class Play(TypedDict):
    """What the scenario of a table plays with, besides what a board says."""

    own: bool  # scenario or board are not packaged ones
    teams: bool
    villages: bool
    score: dict[str, int]  # points for each of what the scenario scores
    zone_terrains: list[str]  # the terrains whose zones score
    volcano_fire: int  # for a camp next to the volcano
    majorities_tied: int  # for each player tied


class Components(TypedDict):
    """The record's `components`, and what is played with."""

    cards: dict[str, Card]
    stories: dict[str, Story]
    pair: str | None
    play: NotRequired[Play]  # not of a table that the rules of today cannot read


class Space(TypedDict):
    """A space of the map."""

    id: str
    q: int
    r: int
    terrain: str  # also start, volcano, lava
    tile: str
    camp: int | None
    village: bool
    start: bool
    marker: bool


class Zone(TypedDict):
    """A zone, named by its first space."""

    id: str
    terrain: str
    spaces: list[str]
    berries: int


Names: TypeAlias = tuple[str, str]


class Icon(TypedDict):
    """A resource between two spaces."""

    kind: str
    spaces: Annotated[list[str], Names]


class Land(TypedDict):
    """The map."""

    spaces: list[Space]
    zones: list[Zone]
    icons: list[Icon]


class Need(TypedDict):
    """One thing that a story asks for, and how much of it there is."""

    symbol: str
    have: int
    need: int


class HeldStory(TypedDict):
    """A story on a board."""

    id: str
    told: bool
    met: bool
    needs: list[Need]


class Tuck(TypedDict):
    """A tucked card, and the half that can be seen."""

    card: str
    half: int


class Tribe(TypedDict):
    """One player's board."""

    hand: list[str]  # the cards this reader knows
    hand_size: int
    unknown: int
    start: str
    camps: list[str]
    camps_left: int
    have: dict[str, int]
    stories: list[HeldStory]
    tucks: list[Tuck | None]
    berries: int
    fire: int
    fish: int


class SignCount(TypedDict):
    """The cards that show a terrain or a symbol; a card of two terrains is counted for both."""

    sign: str
    box: int
    discards: int
    unseen: int


class Tally(TypedDict):
    """DC4, DT3: every kind of card, and where the reader knows its cards to be."""

    kinds: list[CardKind]  # in the order of the components
    signs: list[SignCount]  # terrains, then symbols; those that no card shows are left out
    face_down: int  # unseen cards in pile and supply
    in_hands: int  # unseen cards in the hands of others


EventSign: TypeAlias = Literal["water", "lava", "fish"]


class Board(TypedDict):
    """What every tribe board offers, and what an event is."""

    effects: list[str]  # of the camps in placing order: none story tuck fire
    story_camps: list[int]  # by slot: the camp that brings its story; 0: it comes before the game
    tuck_camps: list[int]  # by slot: the camp with which a card is tucked
    story_slots: int
    tuck_slots: int
    pile_size: int | None  # cards until an event, or null
    event: EventSign | None  # what an event puts on the map or gives


class HalfMade(TypedDict):
    """A journey that is not paid for yet: never at a table, where it is a draft."""

    route: list[str]
    pay: list[str | None]  # by space; null: none is paid yet, or due
    next: int


class Options(TypedDict):
    """What was chosen before the game."""

    scenario: str
    players: int


class Turn(TypedDict):
    """Whose turn it is, and what for."""

    phase: str  # story turn tuck marker fishing shuffle odd_berry over
    first: int
    turn: int
    decides: int | None
    draft: bool  # the first stories are being chosen
    turns: int
    round: int
    last_round: bool
    journey: HalfMade | None


class View(Turn):
    """What a reader may see: view/seats.py."""

    seat: int  # -1: the public view
    options: Options
    map: Land
    row: list[str | None]
    pile: int
    supply: int
    discards: list[str]  # open to all; their order is not kept
    tally: Tally
    story_row: list[str | None]
    stack: int
    markers_left: int
    fish_left: int
    seats: list[Tribe]
    sides: list[list[int]]  # the seats that score together
    points: list[dict[str, int]]  # by side, as if the game ended now
    board: Board


SketchSpace: TypeAlias = tuple[int, int, str, int | None]
"""q, r, terrain and the seat of its camp."""

Sketch: TypeAlias = list[Annotated[list[object], SketchSpace]]
"""The map in short, for thumbnails."""
