"""What a record of Iwari is made of. The JSON Schema of records is generated from here."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from bivouac.core.record_wire import Count, Id, IdOrNull, Ids, Says, Seat
from bivouac.games.iwari.wire.map import Additions

Biome: TypeAlias = Literal["tundra", "forest", "glacier", "coast", "desert", "void"]
"""A biome. The sixth, void, is on some maps only, and on the void's cards in a game against it."""

Deed: TypeAlias = Literal["union", "discovery", "honour", "respect", "courage", "veneration"]
"""A deed."""

Colour: TypeAlias = Literal["red", "green", "yellow"]
"""The colour of a discovery token."""

Numbers: TypeAlias = Annotated[list[Annotated[int, Says(minimum=1)]], Says(uniqueItems=True)]
"""Numbers of connections; their order has no meaning."""

Tokens: TypeAlias = Annotated[dict[str, Colour], Says(maxProperties=18)]
"""The colours of discovery tokens, by spot."""

Missions: TypeAlias = Annotated[
    list[Annotated[int, Says(minimum=1, maximum=16)]], Says(uniqueItems=True, maxItems=16)
]
"""Expeditions by number; their order has no meaning."""


class Options(Additions):
    """What was chosen when the table was made."""

    # The id of the map.
    map: Annotated[str | int, Says(minLength=1)]
    # The number of players, six on some maps only. Two against each other have a third, neutral
    # tribe beside them.
    players: Annotated[int, Says(minimum=1, maximum=6)]
    # Everybody against everybody; alone, or two together, against the void.
    mode: Literal["versus", "solo", "coop"]
    # Whether the opening hands are picked rather than dealt.
    draft: bool
    # The deeds in play; the order has no meaning.
    deeds: Annotated[list[Deed], Says(uniqueItems=True)]
    # Against the void: the territories with which it wins; else null.
    void_limit: Annotated[int | None, Says(minimum=1, maximum=12)]


class Territory(TypedDict):
    """A territory of one biome, with exactly one totem spot."""

    id: Id
    biome: Biome


class Spot(TypedDict):
    """A place for one tent, or an unknown area."""

    id: Id
    # The territory it lies in.
    territory: Id
    # To the right, for drawing.
    x: Annotated[float, Says(minimum=0)]
    # Downwards, for drawing.
    y: Annotated[float, Says(minimum=0)]
    # Whether it is printed in violet, which matters on some maps only.
    violet: bool
    # A ruin lies here, and two cards of this biome replace it.
    icon: NotRequired[Biome]
    # The number of the connection that the ruin closes.
    guards: NotRequired[Annotated[int, Says(minimum=1)]]
    # This is an unknown area: the contested token that may come here.
    contested: NotRequired[Id]


class Connection(TypedDict):
    """A numbered connection of two territories."""

    # Its printed number. Numbers run from 1 without a gap.
    number: Annotated[int, Says(minimum=1)]
    # The two territories it joins.
    territories: Annotated[list[Id], Says(minItems=2, maxItems=2, uniqueItems=True)]
    # By land or by sea.
    kind: Literal["land", "sea"]
    # The mountain symbol it shows; each is on two connections.
    symbol: Literal[1, 2, 3, 4] | None
    # Where it is also a road: the spots it joins.
    spots: NotRequired[Annotated[list[Id], Says(minItems=2, maxItems=2, uniqueItems=True)]]


Point: TypeAlias = Annotated[list[float], Says(minItems=2, maxItems=2)]
"""A place in the frame of a drawing: x to the right, y downwards."""


class Rules(TypedDict):
    """What a map changes in the rules."""

    # The most players there can be.
    players: Annotated[int, Says(minimum=2, maximum=6)]
    # Biomes in which no totem stands.
    bare: Annotated[list[Biome], Says(uniqueItems=True)]
    # The void totems that begin in the centre.
    void_totems: Annotated[int, Says(minimum=0, maximum=8)]
    # Whether the tents on violet spots are scored like a territory at the end.
    violet_road: bool
    # Whether the void's cards and the determination token are in play.
    void_cards: bool
    # Against the void: the biome whose cards are followed by a ruin and where ruins are adjacent;
    # null or left out: none.
    haunted: NotRequired[Biome | None]
    # Against the void: the ruins in one settlement with which it wins; left out: 10.
    void_group: NotRequired[Annotated[int, Says(minimum=2, maximum=32)]]
    # Against the void: whether ruins of void builds go on violet spots, and more ruins than tents
    # there win; left out: no.
    violet_first: NotRequired[bool]
    # Against the void: the void totems in the centre with which it wins; 0 or left out: none go
    # there.
    centre_limit: NotRequired[Annotated[int, Says(minimum=0, maximum=8)]]


class DrawnTerritory(TypedDict):
    """How a territory looks."""

    name: Annotated[str, Says(minLength=1)]
    # A closed line.
    outline: Annotated[list[Point], Says(minItems=3)]
    # Where its totems stand.
    totem: Point
    # Where its name stands.
    badge: Point


class DrawnConnection(TypedDict):
    """How a connection looks."""

    # Where its number stands.
    badge: Point
    # By sea: where it leaves the land, on both sides.
    shore: Annotated[list[Point], Says(minItems=2, maxItems=2)] | None


class Drawing(TypedDict):
    """How a map looks; no rule depends on it."""

    # The map's name.
    name: Annotated[str, Says(minLength=1)]
    # Width and height of the frame.
    size: Point
    # By id.
    territories: dict[str, DrawnTerritory]
    # By number.
    connections: dict[str, DrawnConnection]
    # Where each contested token lies at first, by id.
    contested: NotRequired[dict[str, Point]]
    # Where the void totems stand; null where there are none.
    centre: NotRequired[Point | None]
    # What lies round the land.
    look: NotRequired[Literal["sea", "sky", "isle", "ice", "mist", "steppe", "night"]]


class Map(TypedDict):
    """The map."""

    # Every territory.
    territories: Annotated[list[Territory], Says(minItems=1, maxItems=12)]
    # Every tent spot and every unknown area.
    spots: Annotated[list[Spot], Says(minItems=1, maxItems=128)]
    # Every road, as the two spots it joins.
    roads: list[Annotated[list[Id], Says(minItems=2, maxItems=2, uniqueItems=True)]]
    # Every connection.
    connections: Annotated[list[Connection], Says(minItems=1, maxItems=24)]
    # What a map that does not come with the program changes in the rules; left out, what the map
    # of that id changes.
    rules: NotRequired[Rules]
    # Optional: how to draw a map that does not come with the program.
    drawing: NotRequired[Drawing]


ByPlayers: TypeAlias = dict[Literal["2", "3", "4", "5", "6"], Count]
"""A number for each number of players."""


class ToldPieces(TypedDict):
    """How many of everything there are, as pieces.toml has it."""

    # Tents of each tribe.
    tents: Count
    # Totems of each tribe.
    totems: Count
    # Cards in a full hand.
    hand: Count
    # Cards that lie open.
    display: Count
    # Tents that make a settlement.
    settlement: Count
    # Void cards.
    void_cards: Count
    # Expeditions that lie open at the start.
    missions: Count
    # Fortifications of each player.
    fortifications: Count
    # Discovery tokens of each colour.
    tokens: Count
    # Points for the most discovery tokens of a colour.
    token_points: Count
    # Ruins of the void.
    ruins: Count
    # Totems of the void.
    void_totems: Count
    # Packs that the deck is stacked of.
    packs: Count
    # Void cards that show and bring a corruption.
    most_shown: Count
    # Void cards set aside that end the game.
    most_aside: Count
    # Cards of each biome but the void.
    cards: dict[str, Count]
    # Pawns of each deed.
    pawns: dict[Deed, Count]
    # Territories with which the void wins, by mode.
    limits: dict[Literal["solo", "coop"], Count]
    # Cards of each biome that stay in the box.
    removed: ByPlayers
    # Mountains.
    mountains: ByPlayers
    # The points of each expedition, for the first and the second player, by number.
    rewards: dict[str, Annotated[list[Count], Says(minItems=2, maxItems=2)]]


class Components(TypedDict):
    """The cards, the map and the expeditions in play, in full."""

    # Every card in play and its biome, by id: those that stay in the box are not listed.
    cards: Annotated[dict[str, Biome], Says(minProperties=1, maxProperties=72)]
    map: Map
    # The points of each expedition that lies open at the start, for the first and the second
    # player, by number.
    expeditions: NotRequired[
        Annotated[
            dict[
                Annotated[str, Says(pattern="^([1-9]|1[0-6])$")],
                Annotated[list[Count], Says(minItems=2, maxItems=2)],
            ],
            Says(minProperties=1, maxProperties=16),
        ]
    ]
    # How many of everything there are, if not as in the box.
    pieces: NotRequired[ToldPieces]


Hands: TypeAlias = Annotated[
    list[Annotated[list[Id], Says(maxItems=3, uniqueItems=True)]], Says(minItems=1, maxItems=6)
]
"""The cards in hand, by seat. The order inside a hand has no meaning."""


class Setup(TypedDict):
    """The complete position before the first decision."""

    # The first player.
    first_seat: Seat
    hands: Hands
    # The cards face up, in the order in which they lie.
    display: Annotated[list[Id], Says(maxItems=4, uniqueItems=True, minItems=1)]
    # The deck, top card first.
    deck: Ids
    # The numbers of the connections that a mountain covers; the order has no meaning. None with
    # storms and against the void.
    mountains: Annotated[list[Annotated[int, Says(minimum=1)]], Says(maxItems=4, uniqueItems=True)]
    # The expeditions that lie open.
    expeditions: NotRequired[Annotated[Missions, Says(minItems=1)]]
    # The discovery tokens, face down; the colours are nobody's to know yet.
    discoveries: NotRequired[Tokens]
    # The territories with a gold token, one of each biome but the void; the order has no meaning.
    gold: NotRequired[Annotated[list[Id], Says(maxItems=5, uniqueItems=True)]]
    # The connections under a storm, one of each symbol.
    storms: NotRequired[Annotated[Numbers, Says(minItems=4, maxItems=4)]]


Tribe: TypeAlias = Annotated[int, Says(minimum=0, maximum=5)] | Literal["void"]
"""A tribe by its number, or the void where it is the opponent."""


class PawnOnTerritory(TypedDict):
    """On a territory."""

    deed: Deed
    territory: Id


class PawnOnConnection(TypedDict):
    """On a connection."""

    deed: Deed
    connection: Annotated[int, Says(minimum=1)]


Pawn: TypeAlias = PawnOnTerritory | PawnOnConnection
"""A deed pawn on the map."""


Claims: TypeAlias = dict[str, Literal["players", "void"]]
"""Against the void: who has claimed each territory that was judged."""


class FinalOfMap(TypedDict, total=False):
    """What only some maps have."""

    # On a map with ruins: those that each tribe keeps.
    ruins: Annotated[list[Count], Says(minItems=3, maxItems=6)]
    # On a map with contested tokens: the territory where each lies, by id; null while it lies
    # between two.
    contested: dict[str, IdOrNull]
    # Where the determination token is in play: the seat that holds it.
    determination: Seat
    # Where there are void totems: those in the centre.
    centre: Count


class FinalOfVoid(TypedDict, total=False):
    """What only games against the void have."""

    # Against the void: the number of the connection where its pawn stands.
    void_pawn: Annotated[int, Says(minimum=1)]
    # Against the void: its cards that were set aside; their order has no meaning.
    aside: Annotated[Ids, Says(maxItems=6)]
    # Against the void: its cards above the display; their order has no meaning.
    above: Ids
    claims: Claims


class Final(FinalOfMap, FinalOfVoid):
    """The position after the last event, before final scoring."""

    hands: Hands
    # The cards face up, in the order in which they lie.
    display: Annotated[list[Id], Says(maxItems=4, uniqueItems=True)]
    # The deck, top card first.
    deck: Ids
    # The discarded cards; their order has no meaning.
    discards: Ids
    # The tribe of each tent, by spot; ruins against the void are the void's.
    tents: dict[str, Tribe]
    # The totems of each tribe, the void last where it has any, by territory; one without totems
    # may be left out.
    totems: dict[str, Annotated[list[Count], Says(minItems=2, maxItems=6)]]
    # The spots with a fortification; their order has no meaning.
    fortifications: NotRequired[Ids]
    # The deed pawns on the map; their order has no meaning.
    pawns: Annotated[list[Pawn], Says(maxItems=8)]
    # The connections under a storm.
    storms: NotRequired[Annotated[Numbers, Says(maxItems=4)]]
    # The connection of the walking totem; null where it is off the map, or not in play.
    walker: NotRequired[Annotated[int | None, Says(minimum=1)]]
    # The expeditions that still lie open.
    expeditions: NotRequired[Missions]
    # The discovery tokens that still lie on the map.
    discoveries: NotRequired[Tokens]


class Breakdown(TypedDict):
    """The points of one tribe, by source; they add up to the score."""

    # Tents, at the scoring in mid-game.
    tents_mid: Count
    # Tents, at the end.
    tents: Count
    # Totems along connections.
    totems: Count
    # Settlements.
    settlements: Count
    # Expeditions.
    expeditions: NotRequired[Count]
    # Connections that the walking totem scored.
    walking: NotRequired[Count]
    # Discovery tokens.
    discoveries: NotRequired[Count]
    # Ruins, on a map that has them.
    ruins: NotRequired[Count]
    # The violet road, on a map that has one.
    road: NotRequired[Count]


class Result(TypedDict):
    """How a finished game ended. With two players against each other scores and breakdown have
    three entries, the last of them the third tribe's; against the void there are no points.
    """

    # The total of each tribe; null against the void.
    scores: Annotated[list[Count] | None, Says(minItems=3, maxItems=6)]
    # The points behind each total.
    breakdown: Annotated[list[Breakdown], Says(maxItems=6)]
    # The seats that win; several share a victory, and none where the third tribe alone is first,
    # or the void wins.
    winners: Annotated[list[Seat], Says(uniqueItems=True)]
    claims: NotRequired[Claims]
    # Against the void: what ended the game.
    reason: NotRequired[
        Literal["settlement", "limit", "centre", "all-judged", "piece", "stock", "third-card"]
    ]
    final: Final
