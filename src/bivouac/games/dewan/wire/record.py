"""What a record of Dewan is made of. The JSON Schema of records is generated from here."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from bivouac.core.record_wire import Count, Id, IdOrNull, Ids, Says, Seat

Terrain: TypeAlias = Literal["badlands", "mountain", "desert", "forest", "water"]
"""A terrain that a card can show and that forms zones."""

Resource: TypeAlias = Literal["artifact", "pigment", "crystal"]
"""A resource."""

Symbol: TypeAlias = Literal["artifact", "pigment", "crystal", "berry", "fire"] | None
"""The symbol on a half of a card, or null for none."""

SpaceTerrain: TypeAlias = Literal[
    "badlands", "mountain", "desert", "forest", "water", "start", "volcano"
]
"""What a space of the map shows: a terrain, start (the centre of a starting tile) or volcano."""

Scenario: TypeAlias = Annotated[str, Says(pattern="^[A-Za-z0-9+._-]{1,40}$")]
"""The scenario: classic, team (four players in two teams), downpour, volcano or lake (Lake
Villages), or another one, which `components.scenario` tells.
"""

Players: TypeAlias = Annotated[int, Says(minimum=2, maximum=4)]
"""A number of players."""

TilePlace: TypeAlias = Annotated[list[int], Says(minItems=2, maxItems=2)]
"""Where a tile lies: place (u, v) has its centre at q = 2u - v, r = u + 3v."""


class Options(TypedDict):
    """What was chosen when the table was made."""

    scenario: Scenario
    # The number of players. A team game has four.
    players: Players


class Half(TypedDict):
    """One half of a card: the terrain it shows and the symbol it carries."""

    terrain: Terrain
    symbol: Symbol


class Card(TypedDict):
    """A terrain card. A card with a single terrain has one half."""

    # The halves; `half` of a tuck is an index into this list.
    halves: Annotated[list[Half], Says(minItems=1, maxItems=2)]


Needs: TypeAlias = Annotated[
    dict[
        Literal[
            "badlands", "mountain", "desert", "forest", "water", "artifact", "pigment", "crystal"
        ],
        Annotated[int, Says(minimum=1)],
    ],
    Says(minProperties=1),
]
"""What a story asks for: terrains (different zones) and resources (different icons), each with
how many.
"""


class Story(TypedDict):
    """A story tile."""

    needs: Needs
    # The points it is worth when fulfilled.
    points: Count
    # The fire it is worth when fulfilled.
    fire: Count


class ToldScenario(TypedDict):
    """A scenario that is not one of the printed ones, as scenarios.toml has it."""

    # What people call it.
    title: NotRequired[Annotated[str, Says(minLength=1, maxLength=40)]]
    # The numbers of players it is for.
    players: Annotated[list[Players], Says(minItems=1)]
    # The name of its layout.
    layout: Id
    # The id of the tile on the layout's event place.
    event_tile: NotRequired[Id]
    # Whether partners sit opposite and score together.
    teams: bool
    # What happens when the draw pile runs out.
    event: Literal["none", "rain", "lava", "fish"]
    # Whether camps may stand on water.
    villages: bool
    # Whether the stories that show water are in play.
    water_stories: bool
    # Points for each of what the scenario scores.
    score: Annotated[dict[str, Annotated[int, Says(minimum=1, maximum=99)]], Says(minProperties=1)]
    # The terrains whose zones score.
    zone_terrains: NotRequired[list[Terrain]]
    # Fire for a camp next to the volcano.
    volcano_fire: NotRequired[Count]
    # Points for each player when several have the most.
    majorities_tied: NotRequired[Count]


class ToldBoard(TypedDict):
    """The tribe board and the counts of the box, as board.toml has them."""

    # What placing each camp gives, first camp first.
    spaces: Annotated[list[Literal["none", "story", "tuck", "fire"]], Says(minItems=1, maxItems=8)]
    # Story tiles a player can hold.
    story_slots: Count
    # Cards face up.
    row: Count
    # Cards each player begins with.
    dealt: Count
    # Story tiles face up.
    story_row: Count
    # Berry tokens in the box.
    berry_tokens: Count
    # Tokens laid on each berry symbol.
    berries_per_symbol: Count
    # Water markers.
    water_markers: Count
    # Lava markers.
    lava_markers: Count
    # Fish tokens.
    fish: Count
    # The size of the draw pile by number of players, in scenarios with an event.
    pile: dict[Literal["2", "3", "4"], Count]


class ToldIcon(TypedDict):
    """A resource icon of a tile."""

    kind: Resource
    # The two hexes of the tile it lies between.
    between: Annotated[
        list[Annotated[int, Says(minimum=0, maximum=6)]], Says(minItems=2, maxItems=2)
    ]


class ToldTile(TypedDict):
    """A territory tile before it is turned, as tiles.toml has it."""

    id: Id
    kind: Literal["start", "neutral", "event"]
    # The centre, then the ring from north.
    terrains: Annotated[list[SpaceTerrain], Says(minItems=7, maxItems=7)]
    icons: list[ToldIcon]
    # The hexes that show a berry.
    berries: list[Annotated[int, Says(minimum=0, maximum=6)]]


class ToldLayout(TypedDict):
    """Where the tiles of the map lie, as layouts.toml has it."""

    neutral: list[TilePlace]
    # One for each player.
    start: list[TilePlace]
    event: NotRequired[TilePlace]


class Components(TypedDict):
    """The cards and stories in play, in full, and nothing else: where a scenario removes
    tiles, they are not listed. The last four are there where they are not those of the box.
    """

    # Every terrain card in play, by id.
    cards: Annotated[dict[str, Card], Says(minProperties=1)]
    # Every story tile in play, by id.
    stories: Annotated[dict[str, Story], Says(minProperties=1)]
    # The resource that makes a pair with a berry in this scenario; null where pairs are not
    # scored.
    pair: Literal["artifact", "pigment", "crystal"] | None
    # The scenario, if it is not one of the printed ones.
    scenario: NotRequired[ToldScenario]
    # The counts, if they are not the printed ones.
    board: NotRequired[ToldBoard]
    # All tiles the map was drawn from, if they are not those of the box.
    tiles: NotRequired[Annotated[list[ToldTile], Says(minItems=1, maxItems=16)]]
    # The layout of the map, if it is not one of the box.
    layout: NotRequired[ToldLayout]


class Space(TypedDict):
    """A hexagon of the map in axial coordinates. Two spaces are adjacent when their (q, r)
    differ by (0,-1), (1,-1), (1,0), (0,1), (-1,1) or (-1,0).
    """

    id: Id
    # Axial column.
    q: int
    # Axial row.
    r: int
    terrain: SpaceTerrain
    # The territory tile it belongs to: a key of `tiles`.
    tile: Id


class Icon(TypedDict):
    """A resource icon on the border between two spaces. A camp on either one is adjacent to it."""

    kind: Resource
    # The two spaces it lies between.
    spaces: Annotated[list[Id], Says(minItems=2, maxItems=2, uniqueItems=True)]


class Map(TypedDict):
    """The map as it was laid, before anything stands on it but the starting camps."""

    # Every space.
    spaces: Annotated[list[Space], Says(minItems=1)]
    # Every resource icon.
    icons: list[Icon]
    # Berry tokens by the space whose symbol they lie on.
    berries: dict[str, Annotated[int, Says(minimum=1)]]
    # The space of each seat's starting camp, by seat.
    starts: Annotated[list[Id], Says(minItems=2, maxItems=4, uniqueItems=True)]
    # The kind of every territory tile: start, neutral, or event for the tile that the Downpour or
    # the Volcano adds.
    tiles: Annotated[dict[str, Literal["start", "neutral", "event"]], Says(minProperties=1)]


Hands: TypeAlias = Annotated[list[Ids], Says(minItems=2, maxItems=4)]
"""The cards in hand, by seat. The order inside a hand has no meaning."""

Row: TypeAlias = Annotated[list[IdOrNull], Says(minItems=2, maxItems=8)]
"""The slots of the card row, six unless a board is told; slot 0 is the one closest to the draw
pile, null is an empty slot.
"""

StoryRow: TypeAlias = Annotated[list[IdOrNull], Says(minItems=1, maxItems=8)]
"""The slots of the story row, five unless a board is told; null is a slot that stays empty because
the stack has run out.
"""


class Laid(TypedDict):
    """Where cards and story tiles lie."""

    hands: Hands
    row: Row
    # The draw pile, top card first.
    pile: Ids
    # The supply, top card first; empty where the scenario has none.
    supply: Ids
    story_row: StoryRow
    # The face-down story tiles, top tile first.
    story_stack: Ids


class Setup(Laid):
    """The complete position before the first decision."""

    map: Map
    # The first player. The other seats choose their first story before this one.
    first_seat: Seat


class TuckedCard(TypedDict):
    """A tucked card."""

    card: Id
    # The visible half: an index into the card's `halves`.
    half: Annotated[int, Says(minimum=0, maximum=1)]


TuckSlot: TypeAlias = TuckedCard | None
"""One of the three places under a tribe board: a tucked card, or null for an unused slot."""


class Final(Laid):
    """The position after the last event, before scoring, in the terms of `setup`."""

    # The discarded cards. Their order has no meaning.
    discards: Ids
    # The spaces of each seat's camps in the order they were placed, without the starting camp.
    camps: Annotated[
        list[Annotated[list[Id], Says(maxItems=8, uniqueItems=True)]],
        Says(minItems=2, maxItems=4),
    ]
    # Berry tokens left on the map: any one space of each zone that still holds some, and how
    # many.
    berries: dict[str, Count]
    # Berry tokens taken, by seat.
    won_berries: Annotated[list[Count], Says(minItems=2, maxItems=4)]
    # The three places under each seat's board, for the 3rd, 5th and 7th camp.
    tucks: Annotated[
        list[Annotated[list[TuckSlot], Says(maxItems=4)]],
        Says(minItems=2, maxItems=4),
    ]
    # Each seat's story tiles in slot order, fulfilled or not.
    stories: Annotated[
        list[Annotated[list[Id], Says(maxItems=4, uniqueItems=True)]],
        Says(minItems=2, maxItems=4),
    ]
    # Those of each seat's story tiles that slid up during play.
    told: Annotated[
        list[Annotated[list[Id], Says(maxItems=4, uniqueItems=True)]],
        Says(minItems=2, maxItems=4),
    ]
    # The spaces covered by water or lava markers; empty in the other scenarios.
    markers: Ids
    # Fish tokens taken, by seat; all 0 outside Lake Villages.
    fish: Annotated[list[Count], Says(minItems=2, maxItems=4)]


class BreakdownClassic(TypedDict):
    """The points of one player (team game: of one team) in the classic and the team scenario,
    by source; they add up to the score.
    """

    # Points on fulfilled story tiles.
    stories: Count
    # One point for each fire.
    fire: Count
    # The bonus for the most fire.
    most_fire: Count
    # Connected groups of camps.
    groups: Count
    # Berry tokens and tucked berry symbols.
    berries: Count


class BreakdownDownpour(TypedDict):
    """The points of one player (team game: of one team) in the Downpour, by source; they add
    up to the score.
    """

    # Points on fulfilled story tiles.
    stories: Count
    # One point for each fire.
    fire: Count
    # The bonus for the most fire.
    most_fire: Count
    # Forest and mountain zones with an own camp.
    zones: Count
    # Pairs of a berry and the scenario's resource.
    pairs: Count


class BreakdownVolcano(TypedDict):
    """The points of one player (team game: of one team) in the Volcano, by source; they add up
    to the score.
    """

    # Points on fulfilled story tiles.
    stories: Count
    # One point for each fire. Here with the volcano's fire.
    fire: Count
    # The bonus for the most fire.
    most_fire: Count
    # Water zones next to an own camp.
    water: Count
    # Own camps on the ring of an opponent's starting tile.
    rivals: Count
    # Pairs of a berry and the scenario's resource.
    pairs: Count


class BreakdownLake(TypedDict):
    """The points of one player (team game: of one team) in Lake Villages, by source; they add
    up to the score.
    """

    # Points on fulfilled story tiles.
    stories: Count
    # One point for each fire.
    fire: Count
    # The bonus for the most fire.
    most_fire: Count
    # Water zones with the most adjacent camps.
    majorities: Count
    # Pairs of a berry and the scenario's resource.
    pairs: Count
    # Fish tokens.
    fish: Count


class Result(TypedDict):
    """How a finished game ended. In a team game scores and breakdown have one entry for each
    team, the team of seats 0 and 2 first.
    """

    # The total of each player or team.
    scores: Annotated[list[Count], Says(minItems=2, maxItems=4)]
    # The points behind each total; the keys depend on the scenario.
    breakdown: Annotated[list[dict[str, object]], Says(minItems=2, maxItems=4)]
    # The seats that win, in a team game too; several share a victory.
    winners: Annotated[list[Seat], Says(minItems=1, uniqueItems=True)]
    final: Final
