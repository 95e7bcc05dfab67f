"""One's own games that are done: newest first, page by page, and nobody else's business."""

import json
from functools import partial
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.store import queries
from bivouac.store.rows import BOT, OPEN, PERSON, Guest, Seat, StoredTable, Summary, TableStatus
from bivouac.tables import changes, lobby
from bivouac.tables.declined import Declined
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.own_games import PAGE, own_games_of
from tests.tables.people import FRIEND, ME, guest, open_tables, table_request
from tests.tables.sat import dealt
from tests.wire import check

DEAL = dealt({"scenario": "classic", "players": 2}, 1)
CARD: Json = {"sketch": None, "decides": None, "round": 9, "result": None, "title": None}


def when(minute: int) -> str:
    return f"2026-10-{1 + minute // 60:02}T19:{minute % 60:02}:00.000Z"


def kept(
    name: str,
    host: Guest,
    minute: int,
    status: TableStatus = "over",
    holders: tuple[Guest, ...] = (),
    second: str = "bot",
) -> StoredTable:
    """A table as it is kept; the first seat is held by guests, the second as is said."""
    held = frozenset(one.id for one in holders)
    other = {
        "bot": Seat(1, BOT, "Hazel", "secret-key-b", "greedy"),
        "open": Seat(1, OPEN, "", "secret-key-b"),
        "friend": Seat(1, PERSON, "Vik", "secret-key-b", local=True, holders=held),
    }[second]
    seats = (Seat(0, PERSON, "Una", "secret-key-a", holders=held), other)
    at = when(minute)
    summary = Summary(name, host.id, False, status, None, 0, "d", CARD, at, at)
    return StoredTable(DEAL, summary, seats, [])


async def keep(tables: OpenTables, *stored: StoredTable) -> None:
    for one in stored:
        await tables.store.write(partial(queries.put_table, stored=one))


async def listed(tables: OpenTables, who: Guest, before: str = "") -> list[str]:
    page = await own_games_of(tables, who, before)
    check(page, "OwnGames")
    return [card["id"] for card in page["games"]]


async def test_what_is_done_is_listed_newest_first_and_what_is_not_is_not(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        assert await listed(tables, una) == []
        await keep(
            tables,
            kept("over", una, 3, holders=(una,)),
            kept("ended", una, 5, "ended", (una,)),
            kept("frozen", una, 1, "frozen", (una,)),
            kept("playing", una, 7, "playing", (una,)),
            kept("waiting", una, 8, "waiting", (una,), "open"),
            kept("given-up", una, 9, "ended", (), "open"),
        )
        assert await listed(tables, una) == ["ended", "over", "frozen"]


async def test_a_list_shows_games_made_or_played_by_its_guest_and_nobody_elses(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        una, vik, eve = [await guest(tables, name) for name in ("Una", "Vik", "Eve")]
        await keep(
            tables,
            kept("alone", una, 1, holders=(una,)),
            kept("one-screen", una, 2, holders=(una,), second="friend"),
            kept("two-devices", vik, 3, holders=(vik, una)),
            kept("watched", una, 4, holders=()),
            kept("viks", vik, 5, holders=(vik,)),
        )
        assert await listed(tables, una) == ["watched", "two-devices", "one-screen", "alone"]
        assert await listed(tables, vik) == ["viks", "two-devices"]
        assert await listed(tables, eve) == []
        place = f"{when(9)}~zzz"
        assert await listed(tables, eve, place) == [], "knowing a place opens nothing"


async def test_nothing_is_told_of_keys_guests_or_seeds(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await lobby.find_guest(tables, "una-s-own-cookie")
        vik = await lobby.find_guest(tables, "vik-s-own-cookie")
        await keep(tables, kept("both", vik, 1, holders=(una, vik)))
        text = json.dumps(await own_games_of(tables, una))
        assert "both" in text
        for secret in ("cookie", "secret-key", DEAL.seed.hex()):
            assert secret not in text


async def test_pages_are_bounded_and_go_on_where_the_last_one_ended(tmp_path: Path) -> None:
    """Also where games ended in the same moment, and where another one ends between two pages."""
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        ids = [f"game-{number:02}" for number in range(2 * PAGE + 5)]
        games = [kept(name, una, place // 7, holders=(una,)) for place, name in enumerate(ids)]
        await keep(tables, *games)
        found: list[str] = []
        before: str | None = ""
        sizes = []
        while before is not None:
            page = await own_games_of(tables, una, before)
            found += [card["id"] for card in page["games"]]
            sizes.append(len(page["games"]))
            before = page["more"]
            await keep(tables, kept(f"new-{len(sizes)}", una, 50 + len(sizes), holders=(una,)))
        assert sizes == [PAGE, PAGE, 5]
        assert found == ids[::-1]
        assert (await listed(tables, una))[:4] == ["new-3", "new-2", "new-1", ids[-1]]


async def test_exactly_one_page_has_nothing_after_it(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        await keep(tables, *(kept(f"g{n}", una, n, holders=(una,)) for n in range(PAGE)))
        page = await own_games_of(tables, una)
        assert (len(page["games"]), page["more"]) == (PAGE, None)


@pytest.mark.parametrize(
    "place",
    ["x", "~", f"{when(1)}~", f"{when(1)}~a b", f"{when(1)}~{'a' * 25}", "' OR 1=1 --~a", "\0~a"],
)
async def test_a_place_that_was_never_given_out_is_refused(tmp_path: Path, place: str) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        with pytest.raises(Declined) as refused:
            await own_games_of(tables, una, place)
        assert refused.value.message.key == "refused-malformed"


async def test_a_game_keeps_the_moment_it_ended_whoever_comes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        table = await lobby.create(tables, una, table_request([ME, FRIEND]))
        ended = await changes.vote_end(tables, table, una, True)
        assert ended["status"] == "ended"
        key = await changes.seat_key(tables, table, una, 1)
        monkeypatch.setattr("bivouac.tables.changes.now", lambda: "2099-01-01T00:00:00.000Z")
        info = await changes.claim(tables, table, vik, key)
        assert info["seats"][1]["mine"]
        assert info["updated"] == ended["updated"]
        assert await listed(tables, vik) == [table]
