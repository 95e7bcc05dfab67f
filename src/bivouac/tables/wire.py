"""What server and client say to each other about lobby and tables; docs/protocol.md explains it.

The client's types are generated from here, comments included (scripts/generate_types.py). What
only one game says is typed beside that game.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from bivouac.core.wire import Event, Message, Offered, OpeningPart, Option, Options, Seen
from bivouac.store.rows import SeatKind, TableStatus
from bivouac.tables.hint_wire import AskHint, HintAnswer

# ---------------------------------------------------------------- the lobby, by HTTP


class Me(TypedDict):
    """GET /api/me, PUT /api/me {name}: who this browser is."""

    name: str  # "" until one is given


class Need(TypedDict):
    """An option and the value it must have, or list."""

    name: str
    value: Option


class Choice(TypedDict):
    """Something to choose besides the sets (scenario or map, and players), in any combination."""

    name: str  # of the option
    kind: Literal["switch", "one", "some"]  # yes or no, one of the values, any of them
    values: list[str]  # [] for a switch
    default: Option  # null: none of the values
    needs: Need | None  # only where that option has, or lists, that value


class Block(TypedDict):
    """The rules do not let these go together.

    `name` cannot be `value` while `other` is one of `values`.
    """

    name: str
    value: Option
    other: str
    values: list[Option]
    why: Message


class TableChoices(TypedDict):
    """The main options, in every combination, and the further choices."""

    sets: list[Options]
    choices: list[Choice]
    blocks: list[Block]


class OwnBox(TableChoices):
    """Components of the host's own; what is not packaged comes first in `sets`."""

    box: str  # its name
    titles: dict[str, str]  # what its own scenarios or maps are called, by id
    sketches: dict[str, object]  # how they look, by id, where that is known: as TableCard.sketch


class PadLine(TypedDict):
    """A line of a score pad: a source of points."""

    source: str  # as in Result.breakdown
    choice: str | None  # the switch that brings it into play; null: it always is


class PadSides(TypedDict):
    """How many sides score with so many players: seats, teams, or seats and a tribe of nobody's."""

    players: int
    sides: int


class Pad(TypedDict):
    """A score pad, for a game that is played on cardboard."""

    options: Options  # the main options it is for, without the number of players
    sides: list[PadSides]
    lines: list[PadLine]


class CatalogueGame(TableChoices):
    """A game as it is packaged, and with components of the host's own."""

    game: str
    pads: list[Pad]  # []: the game has none
    boxes: list[OwnBox]


class Catalogue(TypedDict):
    """GET /api/catalogue: what can be played and by which bots."""

    games: list[CatalogueGame]
    bots: list[str]  # the levels, the weakest first
    others: list[str]  # bots by others that the host offers, by name


class Progress(TypedDict):
    """How far the rules of one way of playing are."""

    share: float  # from 0 to 1, when it can be played
    failed: bool


Ready: TypeAlias = dict[str, Progress]
"""GET /api/ready: how far the rules of every way of playing are."""


class Unready(TypedDict):
    """The rules of a table that is not ready: which they are, and how far."""

    way: str  # a game, or one of its ways of playing that has rules of its own
    share: float


class MySeat(TypedDict):
    """A seat for whoever makes the table."""

    kind: Literal["me"]


class OpenSeat(TypedDict):
    """A seat for whoever comes."""

    kind: Literal["open"]


class BotSeat(TypedDict):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: str


class FriendSeat(TypedDict):
    """A seat for somebody who plays on the maker's device: hot seat."""

    kind: Literal["friend"]
    name: str


SeatRequest: TypeAlias = MySeat | OpenSeat | BotSeat | FriendSeat


class TableRequest(TypedDict):
    """POST /api/tables; answers {table: id}."""

    game: str
    box: NotRequired[str]  # components of the host's own, by name; left out: the packaged ones
    options: Options
    seats: list[SeatRequest]
    listed: bool  # open seats and watching are offered to everybody in the lobby
    coach: NotRequired[bool]  # advises everybody; left out: no. Refused where no bot plays
    hints: NotRequired[bool]  # whoever decides may ask for a hint; left out: no


class SeatInfo(TypedDict):
    """A seat, as one browser sees it."""

    seat: int
    kind: SeatKind
    name: str  # "" for an open seat; a bot's is its own, at old tables its registry name
    bot: str | None  # who decides here now, if it is a bot (a stand-in too)
    connected: bool
    left: bool  # its player has left; others may let a bot stand in
    mine: bool  # held by this browser
    local: bool  # hot seat: shares its holder's device


class TableInfo(TypedDict):
    """A table, as one browser sees it."""

    id: str
    game: str
    options: Options
    lesson: str | None  # the lesson that is learnt here; null: a game like any other
    coach: bool  # advises everybody who decides
    hints: bool  # whoever decides may ask for one
    title: str | None  # what its scenario or map calls itself; null: a packaged one
    seats: list[SeatInfo]
    status: TableStatus
    preparing: Unready | None  # null: its rules are ready
    listed: bool
    host: bool  # made by this browser
    end_votes: list[int]  # seats that want to end the table
    next: str | None  # the table made by "play again"
    number: int  # of the last row
    created: str  # ISO 8601, UTC
    updated: str  # when something happened there last; of a game that is done, when it ended
    commitment: str  # SHA-256 of the seed, hex


class Result(TypedDict):
    """How a game ended."""

    scores: list[int] | None  # by side; null where a game is won or lost without points
    breakdown: list[dict[str, int]]
    tie_break: list[int]
    winners: list[int]  # seats
    verdict: dict[str, object] | None  # without points: what decided it, as the game tells it


class TableCard(TableInfo):
    """A table in the lobby."""

    sketch: object  # the real board, small, as the game draws it; null before it is dealt
    decides: int | None  # the seat whose decision is awaited
    round: int
    result: Result | None


class Lobby(TypedDict):
    """GET /api/lobby"""

    mine: list[TableCard]  # waiting or playing, those awaiting me first
    open: list[TableCard]  # others' listed tables: to join or to watch
    finished: list[TableCard]  # mine that are over or that I have left, newest first


class OwnGames(TypedDict):
    """GET /api/games, GET /api/games?before=PLACE: a page of this browser's games that are done."""

    games: list[TableCard]  # newest first: over, ended by agreement or frozen
    more: str | None  # the PLACE to ask for the next page with; null: these were the last


class Refusal(TypedDict):
    """Why something is not done."""

    message: Message
    rule: str | None  # the rule it breaks, if it breaks one


class ErrorReply(TypedDict):
    """Every refused request, HTTP status 4xx: {error}."""

    error: Refusal


# Other requests on a table, all POST, all answering {table: TableInfo} unless said otherwise:
#   /api/tables/ID/join {seat: number|null, name}   /api/tables/ID/claim {key}  (a seat link)
#   /api/tables/ID/leave {}   /api/tables/ID/return {seat}   /api/tables/ID/stand-in {seat, bot}
#   /api/tables/ID/end {agree: boolean}   /api/tables/ID/again {} -> {table: id}
#   /api/tables/ID/rename {seat, name}    (an own seat)
#   /api/tables/ID/fill {seat, bot}       (the host puts a bot on an open seat)
# GET /api/tables/ID -> {table: TableInfo}; GET /api/tables/ID/seat-link?seat=N -> {key}
# GET /api/tables/ID/record -> a record (after the end), or for a frozen table what the seat saw
# GET /api/tables/ID/replay?look=SEAT|-1|all -> Replay (after the end)
# POST /api/replay?look=... with a record as body -> Replay of any record


class Entry(TypedDict):
    """One row of the table's log, as this reader may see it."""

    number: int
    seat: int | None  # who decided; null for chance and the table itself
    event: Event | None  # without secrets; null for rows about the table (came, left, undone)
    messages: list[Message]
    notes: list[Message]  # for this reader alone
    undone: int | None  # this row takes back the rows from that number on
    scoring: object  # the scoring it brought about, step by step, as the game tells it; null: none
    at: str
    round: int


class Frame(TypedDict):
    """A moment of a replay."""

    entry: Entry | None
    view: Seen


class ReplayTable(TypedDict):
    """What was played in a replay, and by whom."""

    game: str
    options: Options
    title: str | None  # what its scenario or map calls itself; null: a packaged one
    names: list[str]
    bots: list[str | None]  # by seat, where a record says so; null: a person, or nobody knows


class Replay(TypedDict):
    """A game to look back on."""

    table: ReplayTable
    components: object  # the record's, and what a picture needs besides; the game's own
    looks: list[int | Literal["all"]]  # from whose seat it can be seen
    frames: list[Frame]  # frame 0 is the setup, with no messages
    result: Result | None
    commitment: str | None
    seed: str | None


class LessonInfo(TypedDict):
    """A lesson, and how far the reader is with it."""

    lesson: str
    table: str | None  # where the reader has begun it, and not come to its end
    done: bool  # once at least
    met: bool  # the reader has played to the end what it is about
    about: list[Options]  # of tables it is for: those that have all that one of these names


class LearningPath(TypedDict):
    """Lessons that belong together, in the order in which they are learnt."""

    path: str
    lessons: list[LessonInfo]


class GameLessons(TypedDict):
    """The lessons of a game."""

    game: str
    paths: list[LearningPath]


class Lessons(TypedDict):
    """GET /api/lessons: what can be learnt. POST /api/lessons {game, lesson, afresh}: {table: id}.

    A lesson that is under way goes on, unless it is to begin afresh.
    """

    games: list[GameLessons]


# ---------------------------------------------------------------- a table, by its socket


class Hello(TypedDict):
    """The first message, and whenever somebody looks from another seat."""

    type: Literal["hello"]
    look: int | None  # a seat of mine, or null for the public view
    last: int  # number of the last row known


class Decide(TypedDict):
    """A decision."""

    type: Literal["decide"]
    request: int
    number: int  # of the last row known
    event: Event


class AskDraft(TypedDict):
    """A decision half made; answered, kept nowhere."""

    type: Literal["draft"]
    request: int
    draft: object


class AskWhy(TypedDict):
    """Why can't I? Answered by "refused"."""

    type: Literal["why"]
    request: int
    wish: object


class Signal(TypedDict):
    """Say one of the phrases of the table to everybody; a row of its own, and no event."""

    type: Literal["signal"]
    request: int
    phrase: str
    about: str | None  # one of the codes of the phrase; null where it has none


class Undo(TypedDict):
    """Take my last decision back."""

    type: Literal["undo"]
    request: int
    number: int


class AskPast(TypedDict):
    """How the table stood after rows of the log, as the viewer knew it then."""

    type: Literal["past"]
    request: int
    first: int  # 0: before the first row
    last: int


class GoOn(TypedDict):
    """What the lesson says has been read; answered by "done"."""

    type: Literal["go-on"]
    request: int
    number: int  # of the last row known


class Ping(TypedDict):
    """Is anybody there?"""

    type: Literal["ping"]


ToServer: TypeAlias = (
    Hello | Decide | AskDraft | AskWhy | AskHint | Signal | Undo | GoOn | AskPast | Ping
)


class Phrase(TypedDict):
    """Something that players may say to each other."""

    phrase: str  # message key
    about: list[str]  # codes of what it can be about, one of which is chosen; []: it says all


class LessonStep(TypedDict):
    """How far a lesson is, and what it says now."""

    lesson: str
    says: Message | None  # null: it is over
    points: list[str]  # anchors of what it points at: values of data-anchor, or space-ID
    task: bool  # a decision is asked for; else what it says is to be read
    step: int  # of the things it says, this one included
    steps: int


class CoachWord(TypedDict):
    """What the coach says to a reader."""

    says: Message
    points: list[str]  # anchors of what it is about, as in LessonStep
    brought: bool  # by the last own decision; else what matters in the one that is due


class State(TypedDict):
    """Everything, when a client comes or comes back."""

    type: Literal["state"]
    table: TableInfo
    look: int | None
    number: int
    log: list[Entry]  # those after `last`
    opening: list[OpeningPart]  # how the game was set up; [] before it begins
    phrases: list[Phrase]  # what the seat of `look` may say; [] where nobody plays together
    components: object
    view: Seen | None  # null while waiting for players
    offer: Offered | None  # what the seat of `look` can do now
    can_undo: bool
    lesson: LessonStep | None  # null: nobody learns here
    coach: CoachWord | None  # null: there is none, or it has nothing to say
    result: Result | None
    seed: str | None  # after the end


class News(TypedDict):
    """One row more."""

    type: Literal["news"]
    number: int
    entry: Entry
    view: Seen
    offer: Offered | None
    can_undo: bool
    lesson: LessonStep | None  # null: nobody learns here, or more news of the same moment follow
    coach: CoachWord | None  # null: there is none, it has nothing to say, or more news follow
    result: Result | None
    seed: str | None


class Thinking(TypedDict):
    """A bot takes its time.

    Said a few times a second while it does, kept nowhere, and over with the next news.
    """

    type: Literal["thinking"]
    seat: int
    share: float  # of its time, from 0 to 1


class TableNews(TypedDict):
    """Somebody came, went, joined, voted."""

    type: Literal["table"]
    table: TableInfo


class DraftAnswer(TypedDict):
    """How a decision half made can go on."""

    type: Literal["drafted"]
    request: int
    draft: object


class Moment(TypedDict):
    """How the table stood after a row."""

    number: int
    view: Seen


class PastAnswer(TypedDict):
    """The moments asked for: of rows that moved the game and were not taken back.

    It is cut short after some: ask again from the row after the last one.
    """

    type: Literal["past"]
    request: int
    moments: list[Moment]


class Done(TypedDict):
    """Committed: it will never be lost."""

    type: Literal["done"]
    request: int
    number: int


class RefusedMessage(Refusal):
    """The answer to `why`, and to whatever is not done."""

    type: Literal["refused"]
    request: int | None


class Pong(TypedDict):
    """Somebody is."""

    type: Literal["pong"]


ToClient: TypeAlias = (
    State
    | News
    | Thinking
    | TableNews
    | DraftAnswer
    | HintAnswer
    | PastAnswer
    | Done
    | RefusedMessage
    | Pong
)
