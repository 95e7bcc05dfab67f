"""What can be done at a table of Dewan, half made or not at all."""

from typing import Literal, TypeAlias, TypedDict

from bivouac.core.wire import Event, Message, Passing
from bivouac.games.dewan.wire.view import Need


class Helped(TypedDict):
    """A story that comes nearer to being met: of all its symbols, so many."""

    id: str
    symbols: list[str]  # those that are found now
    before: int
    after: int
    need: int


class Forgone(TypedDict):
    """Something that a choice would bring, were there anything left to bring it."""

    what: Literal["tuck", "story", "reward", "fish", "row"]
    count: int  # how much of it is missing; of fish how many are left


Then: TypeAlias = Literal["story", "tuck"]
Phase: TypeAlias = Literal["story", "turn", "tuck", "marker", "fishing"]


class Gains(TypedDict):
    """What a decision would bring, as far as its player can know."""

    berries: int
    fire: int
    fish: int
    points: list[int]  # by side: the change
    sources: dict[str, int]  # of these of the own side, by key: those that change
    stories: list[Helped]
    told: list[str]  # stories it completes
    rewards: int  # cards drawn for them
    then: Then | None  # what the player may do next
    forgone: list[Forgone]


class Leg(TypedDict):
    """One card of a payment and the spaces it pays for."""

    spaces: list[str]
    terrain: str  # of the spaces; start: any card
    card: str
    to: int | None  # the seat that receives it; null: discarded
    options: list[str]  # hand cards that could pay here instead, the rest staying payable


class Journey(TypedDict):
    """A way to a camp, and what it costs and brings."""

    to: str
    event: Event  # the whole decision, ready to be sent
    legs: list[Leg]
    cards: int
    gifts: int
    gains: Gains


class Take(TypedDict):
    """Cards of the row that can be taken together."""

    slots: list[int]
    event: Event
    forgone: list[Forgone]


class StoryChoice(TypedDict):
    """A story that can be taken."""

    index: int | None  # null: the stack, unseen
    event: Event
    needs: list[Need]


class TuckChoice(TypedDict):
    """A half of a card that can be tucked; null: none is."""

    card: str | None
    half: int | None
    event: Event
    gains: Gains | None


class MarkerChange(TypedDict):
    """What a marker does to a zone."""

    terrain: str
    size: int  # spaces of the zone before
    parts: list[int]  # sizes of what remains, largest first
    berries: int  # tokens on the zone before
    lost: int  # berries gone
    gains: Gains


class MarkerChoice(TypedDict):
    """A space for the marker of an event."""

    space: str
    marker: Literal["water", "lava"]
    event: Event
    change: MarkerChange


class Catch(TypedDict):
    """A card for fish; null: none."""

    card: str | None
    event: Event
    catch: int
    forgone: list[Forgone]


class Offer(Passing):
    """What the mover can do now. Every choice carries the event that makes it."""

    phase: Phase
    camp: int | None  # number of the camp that would be placed
    effect: str | None  # what that camp brings: none story tuck fire
    origins: list[str]  # own camps a journey can begin at
    journeys: list[Journey]  # the cheapest for each destination in reach
    stuck: Message | None  # why there are none, where a camp could be placed with other cards
    takes: list[Take]
    stories: list[StoryChoice]
    tucks: list[TuckChoice]
    markers: list[MarkerChoice]
    fishing: list[Catch]


class Draft(TypedDict):
    """A journey being built: a route, perhaps with cards pinned to its legs."""

    route: list[str]  # at least one space
    pins: list[str | None]  # by leg; may be shorter
    way: int  # which way to pay, counted from the cheapest; wraps around


class Drafted(TypedDict):
    """How a journey can go on."""

    route: list[str]
    nexts: list[str]  # spaces the route can go on to and still be paid
    onward: list[Journey]  # the cheapest completion for each destination further on
    journey: Journey | None  # the route as it stands, if a camp can be placed at its end
    ways: int  # how many ways to pay there are (at most 64)
    way: int


class WishPlace(TypedDict):
    """Settle there."""

    do: Literal["place"]
    to: str


class WishEnter(TypedDict):
    """Go on there."""

    do: Literal["enter"]
    route: list[str]
    to: str


WishOrigin = TypedDict("WishOrigin", {"do": Literal["origin"], "from": str})


class WishTake(TypedDict):
    """Take these cards."""

    do: Literal["take"]
    slots: list[int]


class WishPay(TypedDict):
    """Pay for a leg with this card."""

    do: Literal["pay"]
    route: list[str]
    leg: int
    card: str


class WishStory(TypedDict):
    """Take this story."""

    do: Literal["story"]
    index: int | None


class WishMarker(TypedDict):
    """Put the marker there."""

    do: Literal["marker"]
    space: str


Wish: TypeAlias = WishPlace | WishEnter | WishOrigin | WishTake | WishPay | WishStory | WishMarker
"""Something the reader would like to do and may not."""
