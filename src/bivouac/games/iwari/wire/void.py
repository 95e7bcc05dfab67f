"""How a table of Iwari stands against the void (IV)."""

from typing import Literal, TypeAlias, TypedDict

from bivouac.games.iwari.wire.map import PairList, Tribe

EndReason: TypeAlias = Literal[
    "settlement", "limit", "centre", "all-judged", "piece", "stock", "third-card"
]
Side: TypeAlias = Literal["players", "void"]
Cause: TypeAlias = Literal["filled", "corruption", "end"]
Stage: TypeAlias = Literal["player", "void", "hand", "display"]
Action: TypeAlias = Literal["infection", "corruption", "settlement", "haunted"]
Coming: TypeAlias = Literal["judge", "pawn", "shuffle", "fill"]
Outcome: TypeAlias = Literal["at_once", "lost", "violet", "won"]


class Claim(TypedDict):
    """A judged territory, as it stood then (IV7); or one that is still open, as it stands."""

    by: Side
    cause: Cause | None  # null: it was not judged yet
    tents: int  # of the players
    ruins: int
    virtual: Side  # who had the virtual totem: most tents or ruins
    totems: int  # of the players, without the virtual one
    void_totems: int
    sums: PairList  # of both, with it


class Violet(TypedDict):
    """What stands on violet spots."""

    ruins: int
    tents: int


class Haunted(TypedDict):
    """Where a ruin follows the cards of a biome (Floating Lands)."""

    territory: str
    done: bool  # this turn


class VoidAction(TypedDict):
    """What the void is doing."""

    kind: Action
    connection: int | None  # of the pawn, where it acts there
    left: list[str]  # territories it has still to come to, in order once it is known
    territory: str | None  # where it places a piece now
    coming: list[Coming]  # what follows, in order


class VoidNow(TypedDict):
    """How it stands against the void (IV)."""

    tribe: Tribe  # its number: the last of View.tribes
    stage: Stage  # where the turn stands
    pawn: int  # connection of the void pawn
    limit: int  # territories with which it wins
    held: int  # territories it has claimed
    group: PairList  # ruins in its largest connected group so far, and with how many it wins
    settlement: int  # connected pieces that make one
    ruins: PairList  # left, in all
    totems: PairList
    centre: PairList | None  # void totems there, and with how many it wins (Unexplored Paths)
    violet: Violet | None  # on violet spots: more ruins at the end and it wins
    haunted: Haunted | None
    above: list[str]  # void cards above the display
    aside: list[str]  # void cards set aside
    aside_limit: int  # with so many the game ends
    showing: int  # void cards above and in the display
    shown_limit: int  # with so many a corruption comes instead of an infection
    claims: dict[str, Claim]  # by territory: those that were judged
    complete: list[str]  # biomes whose territories were all filled
    loose: dict[str, list[int]]  # by territory, by player: totems with no void totem above (IV9)
    marked: list[str]  # spots whose pieces belong to a settlement already
    now: VoidAction | None  # what it is doing, while something of it is left to do
    reason: EndReason | None  # what ended the game
    outcome: Outcome | None  # what decided it then: its end, territories, violet spots, nothing


class VoidGains(TypedDict):
    """What a piece or a build would bring against the void, up to the next thing that is asked."""

    tents: PairList  # tents of the players and ruins in the territory afterwards
    totems: PairList  # of the players and of the void
    claims: dict[str, Side]  # territories that would be judged
    group: PairList  # ruins in the void's largest group: before, after
    free: bool  # a new settlement of the acting player: a free piece follows
    acts: bool  # a new settlement of the void: it acts at once
    haunts: bool  # a ruin follows in the haunted biome
    lost: bool  # the second piece would be lost: the first makes it impossible
    moves_on: int | None  # where the void pawn would move to
    ends: EndReason | None  # it would end the game
    beaten: bool  # and the void would have won
