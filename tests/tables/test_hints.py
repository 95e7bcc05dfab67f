"""Hints at tables: what is said, who may ask, and what everybody reads of it."""

from pathlib import Path

import pytest

from bivouac.analysis import trust
from bivouac.core.contract import Json
from bivouac.core.language import say
from bivouac.core.locales import LANGUAGES
from bivouac.core.messages import read_message
from bivouac.store.rows import DECISION
from bivouac.tables import changes, hinting, lobby
from bivouac.tables.declined import Declined
from tests.conftest import scale
from tests.tables.hinted import hint, notes_of, refusal, seated, with_hints
from tests.tables.hinted import quick as quick  # a fixture
from tests.tables.people import FRIEND, GREEDY, ME, OPEN, Person, guest, open_tables, table_request

GAMES: list[tuple[str, Json]] = [
    ("dewan", {}),
    ("iwari", {}),
    ("iwari", {"mode": "solo", "void_limit": 5}),
]
by_game = pytest.mark.parametrize(("game", "options"), GAMES, ids=["dewan", "iwari", "void"])


@by_game
async def test_the_best_plans_are_named_and_can_be_decided(
    tmp_path: Path, quick: None, game: str, options: Json
) -> None:
    async with open_tables(tmp_path) as tables:
        _, person = await seated(tables, await guest(tables, "Una"), game, **options)
        kinds: set[str] = set()
        for _ in range(scale(12)):
            answer = await hint(person)
            check_answer(answer, has_points="mode" not in options)
            kinds |= {plan["event"]["do"] for plan in answer["hints"]}
            event = answer["hints"][0]["event"] if answer["hints"] else person.choices()[0]
            assert (await person.decide(event))["type"] == "done"
            await person.wait(lambda: person.last["offer"] or person.last["seed"])
            if person.last["seed"]:
                break
    assert len(kinds) > 1


def check_answer(answer: Json, has_points: bool) -> None:
    """What holds of every hint."""
    assert answer["type"] == "hinted"
    plans = answer["hints"]
    assert (answer["only"] is None) == (len(plans) > 0)
    assert len(plans) <= 3
    for plan in plans:
        assert (plan["standing"] == "best") == (plan is plans[0])
        assert (plan["points"] is not None) == has_points
        assert (plan["chance"] is not None) == answer["calibrated"]
        for message in (*plan["says"], *(reason["says"] for reason in plan["reasons"])):
            for language in LANGUAGES:
                assert "=" not in say(language, read_message(message))
        assert plan["says"]
        assert plan["reasons"]


async def test_chances_are_said_where_they_have_been_shown_to_come_true(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for passed in (True, False):
        monkeypatch.setattr(trust, "of", lambda _, passed=passed: trust.Trust(passed=passed))
        async with open_tables(tmp_path) as tables:
            _, person = await seated(tables, await guest(tables, "Una"))
            answer = await hint(person)
        assert answer["calibrated"] == passed
        check_answer(answer, has_points=True)
        assert all(0 < plan["error"] < 0.5 for plan in answer["hints"] if passed)


async def test_everybody_reads_once_for_each_decision_that_a_hint_was_asked_for(
    tmp_path: Path, quick: None
) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table, person = await seated(tables, una)
        watching = await Person.at(tables, table, await guest(tables, "Eve"), None)
        before, offer = person.number, person.last["offer"]
        first, second = await hint(person), await hint(person)
        assert first["hints"] == second["hints"]
        for reader in (person, watching):
            [note] = notes_of(reader)
            assert (note["number"], note["seat"], note["event"]) == (before + 1, None, None)
            assert note["messages"][0]["args"] == {"seat": 0, "name": "Una"}
        assert person.last["offer"] == offer
        assert (await person.decide(person.choices()[0], before))["type"] == "done"
        await person.wait(lambda: person.last["offer"])
        await hint(person)
        assert len(notes_of(watching)) == 2


async def test_a_hint_is_noted_again_after_a_decision_was_taken_back(
    tmp_path: Path, quick: None
) -> None:
    async with open_tables(tmp_path) as tables:
        _, person = await seated(tables, await guest(tables, "Una"), "iwari", mode="solo")
        while True:
            await person.play(1)
            await person.wait(lambda: person.last["offer"] or person.last["seed"])
            if person.last["can_undo"]:
                break
        await hint(person)
        await person.undo()
        await hint(person)
        assert len(notes_of(person)) == 2


async def test_thinking_longer_goes_on_until_nothing_would_come_of_it(
    tmp_path: Path, quick: None
) -> None:
    async with open_tables(tmp_path) as tables:
        _, person = await seated(tables, await guest(tables, "Una"))
        answers = [await hint(person)]
        while answers[-1]["longer"] is not None:
            answers.append(await hint(person, longer=True))
        assert len(answers) == len(hinting.SECONDS)
        again = await hint(person, longer=True)
        assert {**again, "request": 0} == {**answers[-1], "request": 0}
        assert len(notes_of(person)) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"longer": "yes"},
        {"longer": 1},
        {"longer": None},
        {"number": "0"},
        {"number": True},
        {"number": -1},
        {"number": None},
        {"request": None},
        {"request": "1"},
    ],
)
async def test_a_question_of_wrong_types_is_refused_in_one_line(
    tmp_path: Path, quick: None, wrong: Json
) -> None:
    async with open_tables(tmp_path) as tables:
        _, person = await seated(tables, await guest(tables, "Una"))
        person.requests = 9
        asked = {"type": "hint", "request": 9, "number": person.number, "longer": False}
        await person.connection.handle({**asked, **wrong})
        assert refusal(person.got[-1]) == "refused-malformed"
        assert notes_of(person) == []
        assert (await hint(person))["type"] == "hinted", "nothing is broken"


async def test_there_are_no_hints_where_nobody_wanted_them(tmp_path: Path, quick: None) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, table_request([ME, GREEDY]))
        person = await Person.at(tables, table, una, 0)
        await person.wait(lambda: person.last["offer"])
        assert person.table["hints"] is False
        assert refusal(await hint(person)) == "refused-no-hints"
        assert notes_of(person) == []


async def test_only_who_has_to_decide_gets_a_hint(tmp_path: Path, quick: None) -> None:
    """At one screen too, where both seats are the same person's."""
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, with_hints([ME, FRIEND]))
        people = [await Person.at(tables, table, una, seat) for seat in range(2)]
        mover = next(one for one in people if one.last["offer"])
        other = next(one for one in people if one is not mover)
        watching = await Person.at(tables, table, await guest(tables, "Eve"), None)
        assert refusal(await hint(other)) == "refused-not-your-turn"
        assert refusal(await hint(watching)) == "refused-watching"
        assert (await hint(mover))["type"] == "hinted"
        await mover.play(1)
        while not other.last["offer"]:
            await mover.play(1)
        assert (await hint(other))["type"] == "hinted"
        assert refusal(await hint(mover)) == "refused-not-your-turn"


async def test_together_against_the_void_each_is_answered_for_their_own_seat(
    tmp_path: Path, quick: None
) -> None:
    async with open_tables(tmp_path) as tables:
        una, vik = await guest(tables, "Una"), await guest(tables, "Vik")
        wish = with_hints([ME, OPEN], "iwari", mode="coop", void_limit=5)
        table = await lobby.create(tables, una, wish)
        await changes.join(tables, table, vik, 1, "Vik")
        people = [await Person.at(tables, table, who, seat) for seat, who in enumerate((una, vik))]
        mover = next(one for one in people if one.last["offer"])
        other = next(one for one in people if one is not mover)
        answer = await hint(mover)
        assert {plan["event"]["seat"] for plan in answer["hints"]} == {people.index(mover)}
        assert refusal(await hint(other)) == "refused-not-your-turn"
        assert len(notes_of(other)) == 1


async def test_a_question_about_an_earlier_position_is_refused(tmp_path: Path, quick: None) -> None:
    async with open_tables(tmp_path) as tables:
        _, person = await seated(tables, await guest(tables, "Una"))
        before = person.number
        await person.play(1)
        await person.wait(lambda: person.last["offer"])
        answer = await person.ask("hint", number=before, longer=False)
        assert refusal(answer) == "refused-stale"


async def test_after_the_end_there_are_no_hints(tmp_path: Path, quick: None) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table, person = await seated(tables, una)
        await changes.vote_end(tables, table, una, True)
        assert refusal(await hint(person)) == "refused-ended"


async def test_a_full_log_gives_no_hint_that_it_could_not_note(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as tables:
        _, person = await seated(tables, await guest(tables, "Una"))
        monkeypatch.setattr("bivouac.tables.logged_game.LONG_LOG", person.number)
        assert refusal(await hint(person)) == "refused-hint-log"
        assert notes_of(person) == []


async def test_hints_are_kept_with_the_table_and_come_along_when_it_is_played_again(
    tmp_path: Path, quick: None
) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        table, person = await seated(tables, una)
        await hint(person)
        await changes.vote_end(tables, table, una, True)
        again = await lobby.play_again(tables, table, una)
    async with open_tables(tmp_path) as tables:
        for one in (table, again):
            assert (await lobby.info(tables, one, una))["hints"] is True
        async with tables.at(table) as kept:
            kinds = {row.kind for row in kept.rows if row.body.get("what") == hinting.NOTED}
            assert kinds == {"table"}
            assert DECISION not in kinds


@pytest.mark.parametrize("wrong", ["yes", 1, None, []])
async def test_a_table_with_hints_of_another_type_is_declined(tmp_path: Path, wrong: Json) -> None:
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        with pytest.raises(Declined) as no:
            await lobby.create(tables, una, {**table_request([ME, GREEDY]), "hints": wrong})
        assert no.value.message.key == "refused-malformed"
