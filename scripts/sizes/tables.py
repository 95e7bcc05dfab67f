"""Every scenario of Dewan and every map of Iwari, alone and against the void, in every phase.

Bots that play at random bring the positions about, for they play the same whatever other bots
learn. Whoever is asked first is the person whose screen is looked at; the others are bots.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from bivouac.core.contract import SPECTATOR, Game, Json
from bivouac.store import queries
from bivouac.store.database import open_store
from bivouac.store.rows import StoredTable
from scripts.prepared_tables import HOST, PLACES, STARTED, Prepared, never, play, seat_of

DEWAN: Mapping[str, tuple[str, ...]] = {
    "classic": ("story", "turn", "tuck", "over"),
    "team": ("story", "turn", "tuck", "over"),
    "downpour": ("story", "turn", "tuck", "marker", "over"),
    "volcano": ("story", "turn", "tuck", "marker", "over"),
    "lake": ("story", "turn", "tuck", "fishing", "over"),
}
ALWAYS = ("draft", "turn", "refill", "deed", "walk", "over")
IWARI = {
    "new-horizons": (*ALWAYS, "storm"),
    "vast-lands": (*ALWAYS, "third"),
    "floating-lands": ALWAYS,
    "forgotten-island": ALWAYS,
    "glacier-massif": ALWAYS,
    "unexplored-paths": ALWAYS,
    "long-road": (*ALWAYS, "third"),
    "the-void": ALWAYS,
}
AGAINST = ("turn", "void", "ruin", "order", "target", "free", "refill", "over")
EVERYTHING: dict[str, Json] = {
    "deeds": ["union", "discovery", "honour", "respect", "courage", "veneration"],
    "veneration": "a",
    **dict.fromkeys(
        ("walking_totem", "fortifications", "discoveries", "draft", "storms", "expeditions"), True
    ),
}
NOT_PLAYED = {
    "forgotten-island": ("storms",),
    "unexplored-paths": ("storms",),
    "the-void": ("storms", "expeditions"),
}
"""What is not in play on a map."""
LATE = 14
"""A turn to be looked at has so many before it: there is something on the map by then."""
REACH = 4
"""At a turn so many places are in reach."""
SEEDS = range(1, 41)


@dataclass
class Moment:
    """Until somebody is asked for something; who it was."""

    phase: str
    seat: int = 0

    def __call__(self, game: Game) -> bool:
        view = game.observe(SPECTATOR)
        late = view["turns"] >= (LATE if self.phase in ("turn", "refill") else 0)
        if game.to_move < 0 or view["phase"] != self.phase or not late:
            return False
        self.seat = game.to_move
        return self.phase != "turn" or count_places(game) >= REACH


def count_places(game: Game) -> int:
    """Where whoever is to move can place something."""
    offer = game.setting.offer(game.redact(game.to_move)) or {}
    return sum(len(offer.get(part, [])) for part in PLACES)


def tables_of_dewan() -> Iterator[Prepared]:
    """Everybody at every scenario."""
    for scenario, phases in DEWAN.items():
        for phase in phases:
            yield table(f"dewan-{scenario}-{phase}", scenario, "bbbb", phase)


def tables_of_iwari() -> Iterator[Prepared]:
    """As many as fit at every map; two where a third tribe plays along."""
    for main, phases in IWARI.items():
        unplayed = NOT_PLAYED.get(main, ())
        more = {name: value for name, value in EVERYTHING.items() if name not in unplayed}
        for phase in phases:
            most = "bbbbbb" if main == "the-void" else "bbbb"
            seats = "bb" if phase == "third" else most
            name = f"iwari-{short(main)}-{phase}"
            yield replace(table(name, main, seats, phase), game="iwari", more=more)


def tables_against() -> Iterator[Prepared]:
    """Alone and together against the void."""
    for mode, seats, main, limit in (
        ("solo", "b", "new-horizons", 11),
        ("solo", "b", "floating-lands", 8),
        ("coop", "bb", "new-horizons", 8),
    ):
        for phase in AGAINST:
            if (mode, phase) == ("coop", "free"):  # hardly ever, and as it is alone
                continue
            name = f"iwari-{mode}-{short(main)}-{phase}"
            more: dict[str, Json] = {"mode": mode, "void_limit": limit}
            yield replace(table(name, main, seats, phase), game="iwari", more=more)


def coached() -> Iterator[Prepared]:
    """With a coach: its line takes room from everything below it."""
    yield replace(table("dewan-coach-turn", "classic", "bbbb", "turn"), coach=True)
    iwari: list[tuple[str, str, dict[str, Json]]] = [
        ("iwari-coach-turn", "bbbb", {}),
        ("iwari-solo-coach-turn", "b", {"mode": "solo"}),
    ]
    for name, seats, more in iwari:
        plain = table(name, "new-horizons", seats, "turn")
        yield replace(plain, game="iwari", more=more, coach=True)


def hinted() -> Iterator[Prepared]:
    """With hints: a button beside the question, and up to three plans in place of the tray."""
    for phase in ("turn", "story"):
        yield replace(table(f"dewan-hint-{phase}", "classic", "bbb", phase), hints=True)
    iwari: list[tuple[str, str, str, dict[str, Json]]] = [
        ("iwari-hint-turn", "bbb", "turn", {}),
        ("iwari-hint-refill", "bbb", "refill", {}),
        ("iwari-hint-deed", "bb", "deed", {"deeds": EVERYTHING["deeds"], "veneration": "a"}),
        ("iwari-solo-hint-turn", "b", "turn", {"mode": "solo"}),
    ]
    for name, seats, phase, more in iwari:
        plain = table(name, "new-horizons", seats, phase)
        yield replace(plain, game="iwari", more=more, hints=True)


def tables() -> list[Prepared]:
    """All of them."""
    rest = (*coached(), *hinted())
    return [*tables_of_dewan(), *tables_of_iwari(), *tables_against(), *rest]


def table(name: str, main: str, seats: str, phase: str) -> Prepared:
    """A table played until a phase, or to the end."""
    until = never if phase == "over" else Moment(phase)
    return Prepared(name, main, seats, until, by="random")


def short(main: str) -> str:
    """A word for a map: the ids of tables have 24 letters at most."""
    return main.removeprefix("the-").partition("-")[0]


def phase_of(prepared: Prepared) -> str:
    """What is asked at a table."""
    return prepared.until.phase if isinstance(prepared.until, Moment) else "over"


def prepare_sizes(database: Path, tables: Sequence[Prepared]) -> dict[str, str]:
    """Make a database with these tables; the link of each of them to whoever is asked."""
    store = open_store(f"sqlite:///{database}")
    links = {}
    try:
        store.writer.submit(partial(queries.put_guest, guest=HOST, now=STARTED)).result()
        for prepared in tables:
            stored, links[prepared.id] = played(prepared)
            store.writer.submit(partial(queries.put_table, stored=stored)).result()
    finally:
        store.close()
    return links


def played(prepared: Prepared) -> tuple[StoredTable, str]:
    """A table with the person where the question is, from the first seed that leads to it."""
    for seed in SEEDS:
        tried = replace(prepared, seed=seed)
        try:
            stored = play(tried)
        except ValueError:
            continue
        seat = prepared.until.seat if isinstance(prepared.until, Moment) else 0
        person = seat_of(seat, "p", tried)
        seats = (*stored.seats[:seat], person, *stored.seats[seat + 1 :])
        return replace(stored, seats=seats), tried.link(seat)
    raise ValueError(f"no seed leads to what table {prepared.id} is about")
