"""What players who play together say: phrases from a list, a budget, and never a part of a game."""

from pathlib import Path

import pytest

from bivouac.core.contract import Json, Message
from bivouac.core.language import say
from bivouac.core.locales import LANGUAGES
from bivouac.core.registry import find_game
from bivouac.record.check import check_record
from bivouac.store.rows import PLAYING, Guest
from bivouac.tables import changes, lobby
from bivouac.tables.declined import Declined
from bivouac.tables.open_tables import OpenTables
from bivouac.tables.signals import MOST
from tests.tables.people import GREEDY, ME, OPEN, Person, guest, open_tables, table_request
from tests.tables.sat import AT, dealt, seated, turn

COOP = {"map": "new-horizons", "mode": "coop"}
CARDS = ("tundra", "forest", "glacier", "coast", "desert", "water", "mountain", "badlands")


async def coop(tables: OpenTables) -> tuple[str, list[Guest], list[Person]]:
    """A table of two people against the void, both there."""
    guests = [await guest(tables, "Una"), await guest(tables, "Vik")]
    wish = table_request([ME, OPEN], game="iwari", map="new-horizons", mode="coop")
    table = await lobby.create(tables, guests[0], wish)
    await changes.join(tables, table, guests[1], 1, "Vik")
    people = [await Person.at(tables, table, guests[seat], seat) for seat in range(2)]
    return table, guests, people


async def signal(person: Person, phrase: object, about: object = None) -> Json:
    return await person.ask("signal", phrase=phrase, about=about)


def refusal(answer: Json) -> str | None:
    return answer["message"]["key"] if answer["type"] == "refused" else None


async def test_a_phrase_is_read_by_everybody_whoever_watches_included(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table, _, (una, vik) = await coop(tables)
        eve = await Person.at(tables, table, await guest(tables, "Eve"), None)
        land = una.got[0]["phrases"][0]
        answer = await signal(una, land["phrase"], land["about"][2])
        assert answer["type"] == "done"
        for reader in (una, vik, eve):
            entry = reader.last["entry"]
            assert (entry["number"], entry["seat"]) == (answer["number"], 0)
            assert entry["event"] is None
            [message] = entry["messages"]
            assert message["key"] == "table-says-about"
            assert message["args"]["about"] == land["about"][2]
        assert una.last["offer"] == una.got[0]["offer"]


async def test_a_phrase_changes_nothing_that_can_be_decided(tmp_path: Path) -> None:
    """A decision made before it was read counts, and a decision before it can be taken back."""
    async with open_tables(tmp_path) as tables:
        _, _, people = await coop(tables)
        mover = next(one for one in people if one.last["offer"])
        other = next(one for one in people if one is not mover)
        number, event = mover.number, mover.choices()[0]
        assert (await signal(other, "says-yes"))["type"] == "done"
        assert (await mover.decide(event, number))["type"] == "done"
        can_undo = mover.last["can_undo"]
        assert (await signal(mover, "says-thanks"))["type"] == "done"
        assert mover.last["can_undo"] == can_undo
        if can_undo:
            assert (await mover.undo())["type"] == "done"


async def test_nobody_says_more_than_a_few_things_between_two_decisions(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table, guests, (una, vik) = await coop(tables)
        for _ in range(MOST):
            assert (await signal(una, "says-well"))["type"] == "done"
        refused = await signal(una, "says-well")
        assert refusal(refused) == "refused-many-phrases"
        assert refused["message"]["args"] == {"most": MOST}
        assert (await signal(vik, "says-well"))["type"] == "done", "everybody has a budget"
    async with open_tables(tmp_path) as tables:  # a restart gives nothing back
        una = await Person.at(tables, table, guests[0], 0)
        assert refusal(await signal(una, "says-well")) == "refused-many-phrases"
        mover = await Person.at(tables, table, guests[1], 1) if una.last["offer"] is None else una
        await mover.decide(mover.choices()[0])
        assert (await signal(una, "says-well"))["type"] == "done"


@pytest.mark.parametrize(
    ("phrase", "about"),
    [
        ("says-maybe", None),
        ("Hello!", None),
        (None, None),
        (["says-yes"], None),
        ("says-yes", "iwari-territory-frostmere=Frostmere"),
        ("iwari-says-mine", None),
        ("iwari-says-mine", "nowhere"),
        ("iwari-says-mine", {"text": "anything"}),
    ],
)
async def test_only_what_is_on_the_list_can_be_said(
    tmp_path: Path, phrase: object, about: object
) -> None:
    async with open_tables(tmp_path) as tables:
        _, _, (una, vik) = await coop(tables)
        before = len(vik.got)
        assert refusal(await signal(una, phrase, about)) == "refused-malformed"
        assert len(vik.got) == before


async def test_whoever_watches_or_has_left_says_nothing(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table, guests, (una, vik) = await coop(tables)
        eve = await Person.at(tables, table, await guest(tables, "Eve"), None)
        assert eve.got[0]["phrases"] == []
        assert refusal(await signal(eve, "says-yes")) == "refused-watching"
        await changes.leave(tables, table, guests[1])
        assert refusal(await signal(vik, "says-yes")) == "refused-come-back"
        assert (await signal(una, "says-yes"))["type"] == "done"


async def test_where_everybody_plays_alone_nothing_can_be_said(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, GREEDY]))
        person = await Person.at(tables, table, una, 0)
        assert person.got[0]["phrases"] == []
        assert refusal(await signal(person, "says-yes")) == "refused-no-phrases"


def test_what_was_said_is_no_part_of_the_record() -> None:
    table = seated(dealt({"scenario": "team", "players": 4}, 3))
    assert table.logged is not None
    before = table.logged.record(table.names)
    transaction = table.transaction(AT, "Una", PLAYING)
    transaction.say(0, {"phrase": "dewan-says-join=dewan-says-join"})
    [new] = turn(table, transaction)
    assert new.row.seat == 0
    assert table.logged.record(table.names) == before
    assert table.logged.number == 1
    check_record(before)


def test_a_long_log_holds_the_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(dealt({"scenario": "team", "players": 4}, 3))
    monkeypatch.setattr("bivouac.tables.logged_game.LONG_LOG", 0)
    with pytest.raises(Declined, match="Nobody can be spoken to"):
        table.transaction(AT, "Una", PLAYING).say(0, {"phrase": "says-yes=says-yes"})


def test_phrases_are_for_those_who_play_together_and_name_no_card() -> None:
    """DM1, IV12: partners and two against the void may talk; hands stay secret."""
    for game in ("dewan", "iwari"):
        for options in find_game(game).option_sets():
            setting = find_game(game).setting(options)
            together = options.get("scenario") == "team" or options.get("mode") == "coop"
            assert bool(setting.phrases()) == together
    for setting in (
        find_game("dewan").setting({"scenario": "team", "players": 4}),
        find_game("iwari").setting({**COOP, "players": 2}),
    ):
        for phrase in setting.phrases():
            for language in LANGUAGES:
                said = say(language, Message(phrase.key, {})).lower()
                names = [say(language, Message(f"name-{card}", {})).lower() for card in CARDS]
                assert not [name for name in names if name in said]
