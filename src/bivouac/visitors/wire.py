"""What we and a bot by somebody else say to each other, a line of JSON at a time.

docs/bots-by-others.md explains it. Views, offers, drafts and events are those of the game, as the
browser gets them; ids and events are spelled as in the game record.
"""

from typing import Literal, TypeAlias, TypedDict

from bivouac.core.wire import Event, Json, Message, Offered, Options, Seen

PROTOCOL = "bivouac-bot/1"
"""Its name and version. What is added to it later is ignored by bots that do not know it."""
WORDS = "bivouac-record/1"
"""How ids, options and events are spelled: as in this version of the game record."""

# ---------------------------------------------------------------- what a bot is told


class Allowed(TypedDict):
    """What a bot may take."""

    seconds: float  # to get ready, and for each decision; only the time we wait for it counts
    answers: int  # to one decision: what is refused may be mended so often, less one
    asked: int  # questions about one decision
    line: int  # bytes of a line it writes
    megabytes: int  # of memory


class Hello(TypedDict):
    """A game begins, or goes on with this bot. Answered by Ready, or by Declines."""

    type: Literal["hello"]
    protocol: str  # PROTOCOL
    words: str  # WORDS
    game: str
    options: Options
    seats: int
    sides: (
        int  # seat S scores for side S modulo this; sides that no seat is on are played by nobody
    )
    seat: int  # the bot's
    components: Json  # what is in play, as the browser gets it
    seed: int  # to draw from, so that the same game can be played again; below 2 to the power of 53
    budget: float | None  # milliseconds a turn that it is asked to keep to; null: as it likes
    limits: Allowed


class Happening(TypedDict):
    """Something that has happened."""

    event: Event  # as everybody may know it: what it hides from somebody is left out
    notes: list[Message]  # what it has shown to this seat alone


class Planned(TypedDict):
    """A legal decision. There may be more: any event of the record can be the answer."""

    event: Event
    price: dict[str, int] | None  # what it costs; null: nobody has worked it out
    brings: dict[str, Json] | None  # what the game's offer says of it; null: nothing


class Decide(TypedDict):
    """It is the bot's turn. Answered by Decided; before that it may ask."""

    type: Literal["decide"]
    request: int
    view: Seen
    happened: list[Happening]  # since it was last told
    plans: list[Planned]  # at least one


class Offering(TypedDict):
    """The answer to AskOffer: all that the game offers, as the browser gets it."""

    type: Literal["offer"]
    request: int
    offer: Offered | None


class Drafting(TypedDict):
    """The answer to AskDraft: how a decision half made can go on."""

    type: Literal["drafted"]
    request: int
    draft: Json


class Refusal(TypedDict):
    """A decision that is not legal, a draft that cannot be, or the answer to AskWhy."""

    type: Literal["refused"]
    request: int
    rule: str | None  # the rule it breaks; null: it could not be understood
    reason: str  # in English
    message: Message | None  # the same for people, in any language
    answers: int  # that are left to this decision; after the last one the seat is lost


class Over(TypedDict):
    """The game is over. Nothing is answered; a new Hello may follow."""

    type: Literal["over"]
    view: Seen
    happened: list[Happening]
    result: Json  # as in the record, without `final`


ToBot: TypeAlias = Hello | Decide | Offering | Drafting | Refusal | Over

# ---------------------------------------------------------------- what a bot says


class Ready(TypedDict):
    """It will play."""

    type: Literal["ready"]


class Declines(TypedDict):
    """It does not play this game, or not so."""

    type: Literal["declines"]
    why: str


class Decided(TypedDict):
    """Its decision."""

    type: Literal["decide"]
    request: int
    event: Event


class AskOffer(TypedDict):
    """Tell me all that the game offers."""

    type: Literal["offer"]
    request: int


class AskDraft(TypedDict):
    """How can this go on? `draft` is of the game's own shape."""

    type: Literal["draft"]
    request: int
    draft: Json


class AskWhy(TypedDict):
    """Why can I not? `wish` is of the game's own shape."""

    type: Literal["why"]
    request: int
    wish: Json


FromBot: TypeAlias = Ready | Declines | Decided | AskOffer | AskDraft | AskWhy
