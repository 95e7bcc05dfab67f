"""No message to a look changes when only what is hidden from it changes, on real sockets."""

import random
import shutil
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from bivouac.core.contract import SPECTATOR, Event, Json
from bivouac.store.database import open_store
from tests.conftest import breadth
from tests.server.people import IWARI, Browser, Line, play
from tests.server.running import Server, running
from tests.server.worlds import copy_world, database, exchanged, game_at

pytestmark = pytest.mark.slow  # the file as a whole

LENGTHS = (4, 9, 24)
"""After so many decisions the worlds may differ in all that is hidden then."""
SHORT = (12, 4)
"""The same in the short version, for one case after the other."""
CASES: list[tuple[Json, int]] = [
    ({"scenario": "classic", "players": 2}, 0),
    ({"scenario": "classic", "players": 3}, SPECTATOR),
    ({"scenario": "team", "players": 4}, 1),
    ({"scenario": "downpour", "players": 2}, 1),
    ({"scenario": "volcano", "players": 3}, 0),
    ({"scenario": "lake", "players": 2}, SPECTATOR),
    (IWARI, 0),
    ({"map": "vast-lands", "players": 3, "draft": True}, 1),
    ({"map": "new-horizons", "players": 4}, SPECTATOR),
]
SOME = (0, 5, 7)
"""In the short version: an own seat, nobody's; each game. The tests of tables compare the same
words for every setting, a partner's seat included."""
TIMES = ("at", "created", "updated")
TENT, TOTEM = {"piece": "tent", "spot": "sunbowl-1"}, {"piece": "totem", "territory": "sunbowl"}
PROBES: list[Json] = [
    {"type": "why", "wish": {"do": "place", "to": "A1"}},
    {"type": "why", "wish": {"do": "take", "slots": [0, 1]}},
    {"type": "why", "wish": {"do": "story", "index": 0}},
    {"type": "why", "wish": {"do": "story", "index": None}},
    {"type": "why", "wish": {"do": "marker", "space": "B2"}},
    {"type": "why", "wish": {"do": "place", "piece": TENT, "after": []}},
    {"type": "why", "wish": {"do": "place", "piece": TOTEM, "after": [TENT]}},
    {"type": "why", "wish": {"do": "pay", "pieces": [TENT], "cards": [["desert-1"]]}},
    {"type": "why", "wish": {"do": "swap", "card": "tundra-1"}},
    {"type": "why", "wish": {"do": "draw", "index": None}},
    {"type": "decide", "number": 0, "event": {}},
    {"type": "undo", "number": 0},
    {"type": "nonsense"},
]


class World:
    """One server, with the same people in it as in the other."""

    def __init__(self, server: Server, table: str, cookies: Sequence[Json], viewer: int) -> None:
        self.table = table
        self.server = server
        self.people = [Browser(server.url, cookies=cookie) for cookie in cookies]
        *seated, stranger = self.people
        self.lines = [who.sit(table, seat) for seat, who in enumerate(seated)]
        self.watching = stranger.sit(table, None)
        self.looking = self.watching if viewer == SPECTATOR else self.lines[viewer]
        self.browser = stranger if viewer == SPECTATOR else seated[viewer]

    def close(self) -> None:
        """Everybody goes."""
        for line in (*self.lines, self.watching):
            line.close()
        for browser in self.people:
            browser.http.close()

    def decide(self, event: Event) -> bool:
        """Let the seat that decides do so; whether it could."""
        mover = self.lines[event["seat"]]
        answer = mover.decide(event)
        self.catch_up()
        return bool(answer["type"] == "done")

    def catch_up(self) -> None:
        """Let everybody hear everything, chance included."""
        newest = self.browser.get(f"/api/tables/{self.table}")["table"]["number"]
        for line in (*self.lines, self.watching):
            while line.last["number"] < newest:
                line.hear()

    def probe(self, offer: Json | None) -> Iterator[Json]:
        """Everything else a look can ask for."""
        newest = self.looking.last["number"]
        pasts = [{"type": "past", "first": first, "last": newest} for first in range(newest + 2)]
        for message in (*PROBES, *drafts(offer), *pasts):
            yield self.looking.ask(message)
        table = f"/api/tables/{self.table}"
        paths = (table, f"{table}/record", f"{table}/replay?look=all", f"{table}/replay?look=0")
        for path in (*paths, f"{table}/seat-link?seat=0", "/api/lobby", "/api/games"):
            answer = self.browser.http.get(path)
            body = answer.json()
            yield answer.status_code, body if "key" not in body else sorted(body)

    def come_again(self, viewer: int) -> Json:
        """The whole state, as a reload gets it."""
        with self.browser.sit(self.table, None if viewer == SPECTATOR else viewer) as line:
            return line.last


def drafts(offer: Json | None) -> Iterator[Json]:
    """Journeys and builds half made."""
    for journey in (offer or {}).get("journeys", [])[:3]:
        route = journey["event"]["route"]
        for end in {1, len(route)}:
            yield {"type": "draft", "draft": {"route": route[:end], "pins": [], "way": end}}
    for place in (offer or {}).get("places", [])[:6]:
        pieces = [place["piece"]]
        yield {"type": "draft", "draft": {"pieces": pieces, "cards": [[]]}}
        yield {"type": "draft", "draft": {"pieces": pieces, "cards": place["ways"][-1:]}}
    yield {"type": "draft", "draft": {"pieces": [TENT, TOTEM], "cards": [[], ["coast-1"]]}}
    for space in ("A1", "B2", "Z9"):
        yield {"type": "draft", "draft": {"route": [space], "pins": [], "way": 0}}


def timeless(value: Json) -> Json:
    """What was said, apart from when."""
    if isinstance(value, dict):
        return {key: timeless(part) for key, part in value.items() if key not in TIMES}
    if isinstance(value, list | tuple):
        return [timeless(part) for part in value]
    return value


Made = list[tuple[int, Event]]


def pilot(folder: Path, site: Path, chosen: Json, longest: int) -> tuple[str, list[Json], Made]:
    """A game played for a while: its table, who was there, and what they decided.

    The folder keeps the table as it was before the first decision.
    """
    begun = folder / "begun"
    played = folder / "played"
    begun.mkdir()
    with running(begun, site) as server, ExitStack() as stack:
        people = [Browser(server.url, f"P{seat}") for seat in range(chosen["players"] + 1)]
        for browser in people:
            stack.enter_context(browser)
        open_seats = [{"kind": "open"}] * (chosen["players"] - 1)
        table = people[0].make_table([{"kind": "me"}, *open_seats], chosen)
        for seat, browser in enumerate(people[1:-1], 1):
            browser.join(table, seat, f"P{seat}")
        cookies = [browser.http.cookies for browser in people]
    shutil.copytree(begun, played)
    with running(played, site) as server, ExitStack() as stack:
        lines: list[Line] = []
        for seat, cookie in enumerate(cookies[:-1]):
            browser = stack.enter_context(Browser(server.url, cookies=cookie))
            lines.append(stack.enter_context(browser.sit(table, seat)))
        made = play(lines, random.Random(chosen["players"]), longest + 1)
    return table, cookies, made


@pytest.mark.parametrize("number", breadth(range(len(CASES)), SOME))
def test_a_look_hears_the_same_whatever_is_hidden_from_it(
    tmp_path: Path, site: Path, number: int
) -> None:
    chosen, viewer = CASES[number]
    lengths = breadth(LENGTHS, SHORT[number % 2 : number % 2 + 1])
    table, cookies, made = pilot(tmp_path, site, chosen, max(lengths))
    for length in lengths:
        with closing(open_store(database(tmp_path / "played"))) as store:
            game = game_at(store, table, made[length][0] - 1)
        swaps = exchanged(game, viewer, length)
        assert len(swaps) > 5
        this, other = tmp_path / f"this-{length}", tmp_path / f"other-{length}"
        shutil.copytree(tmp_path / "begun", this)
        copy_world(tmp_path / "begun", other, table, swaps)
        with (
            running(this, site) as one,
            running(other, site) as two,
            closing(World(one, table, cookies, viewer)) as first,
            closing(World(two, table, cookies, viewer)) as second,
        ):
            events = [event for _, event in made[:length]]
            assert compare([first, second], events, viewer) > length // 2


def compare(worlds: list[World], events: list[Event], viewer: int) -> int:
    """Play the same decisions in both worlds; how often all that the look hears was the same."""
    told = 0
    for number in range(len(events) + 1):
        views = [game_at(world.server.store, world.table).redact(viewer) for world in worlds]
        if views[0].position.tobytes() != views[1].position.tobytes():
            return number  # a shuffle has shown itself: from here on the look may know
        offer = worlds[0].looking.offer
        heard = [[*world.probe(offer), world.come_again(viewer)] for world in worlds]
        assert timeless(heard[0]) == timeless(heard[1])
        news = [world.looking.heard[told:] for world in worlds]
        assert timeless(news[0]) == timeless(news[1])
        told += len(news[0])
        for event in events[number : number + 1]:
            assert [world.decide(event) for world in worlds] == [True, True]
            undone = [undo(world, viewer) for world in worlds]
            assert undone[0] == undone[1]
            if undone[0]:
                assert [world.decide(event) for world in worlds] == [True, True]
    return len(events) + 1


def undo(world: World, viewer: int) -> bool:
    """Take the last decision back, if it was the look's own and can be taken back."""
    if viewer == SPECTATOR or not world.looking.last["can_undo"]:
        return False
    answer = world.looking.ask({"type": "undo", "number": world.looking.last["number"]})
    world.catch_up()
    return bool(answer["type"] == "done")
