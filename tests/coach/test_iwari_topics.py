"""Every topic of Iwari's coach is found in a position, and not in one that is nearly the same."""

from collections.abc import Callable
from typing import Any

import pytest

from bivouac.core.contract import Advice
from bivouac.games.iwari.coach import beginnings, clock, draws, gains, questions, rivals
from bivouac.games.iwari.coach.matters import Topic
from bivouac.games.iwari.coach.sight import Sight
from tests.coach.iwari_sights import found, in_phase
from tests.rulebook.iwari.board import Table, build, swap
from tests.rulebook.iwari.drawn import MAP, with_ruins, with_violet

Made = Callable[[], Table]


def table(hand: str, *tents: str, players: int = 3, **more: Any) -> Table:
    """Seat 0 with a hand, and the tents of every tribe."""
    made = Table(players, hands=[hand], **more)
    for tribe, spots in enumerate(tents):
        made.tents(tribe, spots)
    return made


def totems(made: Table, *territories: str) -> Table:
    for tribe, names in enumerate(territories):
        made.totems(tribe, names)
    return made


def lying(*, red: bool) -> Table:
    """IG1: a token that lies open on d1, and the other tribe has one of its colour."""
    made = table("d-1", "", "d5", discoveries=True, laid={"discoveries": {"d1": "red"}})
    made.positions["veiled"][0] = 0
    return made.put(tokens=[[0, 0, 0], [int(red) * 2, 0, 0]])


def drawing(hand: str, *tents: str, **more: Any) -> Table:
    return in_phase(table(hand, *tents, **more), "refill")


def pawn(*tents: str) -> Table:
    """IM4: seat 0 has filled the coast and places the pawn of Discovery."""
    made = table("c-1", *tents, deeds=("discovery",)).tents(0, "c1 c2")
    return made.play(build(0, "c3", "c-1"))


def stormy(*, leads: bool) -> Table:
    """IR1: the coast and the glacier are full, and seat 0 decides about the storm on 3."""
    made = table("c-1", "g1 g2 g3 c1 c2", "g4 g5", storms=True, laid={"storms": [3]})
    totems(made, "g c" if leads else "")
    return made.play(build(0, "c3", "c-1"))


def walker(*, leads: bool) -> Table:
    """IR2: a totem beside the walking totem on connection 1."""
    made = totems(table("t-1", "t1 f1", walking_totem=True), "f" if leads else "", "")
    return made.play(build(0, "T", "t-1"))


CASES: dict[str, tuple[Topic[Sight], Made, Made]] = {
    "IP1 lead": (
        gains.lead,
        lambda: table("t-1", "t3", "t1 t2", "t4"),
        lambda: table("t-1", "t3", "t1 t2 t4", "t5"),
    ),
    "IP1 two tents lead": (
        gains.lead,
        lambda: table("d-1 d-2", "d1", "d2 d3", "d4"),
        lambda: table("d-1 t-1", "d1", "d2 d3 d5", "d4"),
    ),
    "IP1 present": (
        gains.lead,
        lambda: table("t-1", "", "t1 t2 t3"),
        lambda: table("t-1", "", "t1 t2"),
    ),
    "IP2 connection": (
        gains.connection,
        lambda: totems(table("f-1", "", "t1 f1"), "t"),
        lambda: totems(table("f-1", "", "t1 f1"), "c"),
    ),
    "IT5 room": (
        gains.room,
        lambda: totems(table("f-1 f-2", "f1", "t1"), "t", "f"),
        lambda: totems(table("f-1 f-2", "f1", "t1"), "t"),
    ),
    "IP3 settlement": (
        gains.settlement,
        lambda: table("t-1", "t1 t2 t3"),
        lambda: table("t-1", "t1 t3"),
    ),
    "IX1 expedition": (
        gains.expedition,
        lambda: table("d-1", "d1 d2 d3", expeditions=True, laid={"expeditions": [5]}),
        lambda: table("d-1", "d1 d2", expeditions=True, laid={"expeditions": [5]}),
    ),
    "IM2 deed": (
        gains.deed,
        lambda: table("t-1", "t1 t2 t3", deeds=("union",)),
        lambda: table("t-1", "t1 t2 t3", deeds=("honour",)),
    ),
    "IR2 walking": (
        gains.walking,
        lambda: totems(table("f-1", "", "t1 f1", walking_totem=True), "t"),
        lambda: totems(table("f-1", "", "t1 f1"), "t"),
    ),
    "IG1 token": (gains.token, lambda: lying(red=False), lambda: lying(red=True)),
    "IF2 fortification": (
        gains.fortification,
        lambda: table("d-1 d-2", "d1 d2 d3 d4", fortifications=True),
        lambda: table("d-1 t-1", "d1 d2 d3 d4", fortifications=True),
    ),
    "IA5 violet road": (
        gains.violet_road,
        lambda: table("t-1", "", "t1 f1", game_map=with_violet(MAP, "t1 t2 f1")),
        lambda: table("g-1", "", "t1 f1", game_map=with_violet(MAP, "t1 t2 f1")),
    ),
    "IA2 ruin": (
        gains.ruin,
        lambda: table("g-1 g-2", "f1", game_map=with_ruins(MAP, "f4:glacier:2")),
        lambda: table("g-1 d-1", "f1", game_map=with_ruins(MAP, "f4:glacier:2")),
    ),
    "IP1 overtaken": (
        rivals.overtaken,
        lambda: table("t-1", "d1 d2 d3", "d4 d5 d6", "d7"),
        lambda: table("t-1", "d1 d2 d3", "d4 d5", "d7"),
    ),
    "IP2 broken": (
        rivals.broken,
        lambda: totems(table("c-1", "t1 t2 t3 f1"), "t f", "t"),
        lambda: totems(table("c-1", "t1 t2 f1"), "t f", "t"),
    ),
    "IP1 last spot": (
        rivals.last_spot,
        lambda: table("d-1", "d1 d2 d3", "d4 d5 d6", "d7"),
        lambda: table("d-1", "d1 d2 d3", "d4 d5 d6"),
    ),
    "IE2 last turn": (
        clock.last_turn,
        lambda: table("t-1").put(ending=1),
        lambda: table("t-1"),
    ),
    "IE1 deck ends": (
        clock.deck_ends,
        lambda: table("t-1", deck="t-81 f-81 g-81"),
        lambda: table("t-1"),
    ),
    "IE2 last tents": (
        clock.last_tents,
        lambda: table("t-1").put(tents_left=[9, 2, 9]),
        lambda: table("t-1").put(tents_left=[9, 3, 9]),
    ),
    "IT4 unexplored": (
        beginnings.last_land,
        lambda: table("d-1"),
        lambda: table("d-1", "d1"),
    ),
    "IE1 deck runs out": (
        clock.deck_runs_out,
        lambda: drawing("t-1 f-1", deck="t-81"),
        lambda: drawing("t-1 f-1", deck="t-81 f-81"),
    ),
    "IT7 needed": (
        draws.needed,
        lambda: drawing("t-1 f-1", "", "d1 d2 d3 d4"),
        lambda: drawing("t-1 d-1", "", "d1 d2 d3 d4"),
    ),
    "IT7 helps rival": (
        draws.helps_rival,
        lambda: drawing("t-1 f-1", "d1 d2 d3", "d4 d5 d6", "d7"),
        lambda: drawing("t-1 f-1", "d1 d2 d3", "d4 d5 d6", "d7", display="t-91 f-91 g-91 c-91"),
    ),
    "IT3 makes pair": (
        draws.makes_pair,
        lambda: drawing("t-1 d-1"),
        lambda: drawing("t-1 f-1"),
    ),
    "IM1 trap": (
        questions.trap,
        lambda: pawn("d4", "d1 d2 d3", "d5"),
        lambda: pawn("", "d1 d2 d3", "d5"),
    ),
    "IR1 storm": (
        questions.storm,
        lambda: stormy(leads=True),
        lambda: stormy(leads=False),
    ),
    "IR2 walk": (
        questions.walk,
        lambda: walker(leads=True),
        lambda: walker(leads=False),
    ),
    "I2.1 third hurts": (
        questions.third_hurts,
        lambda: table("t-1 d-1", "", "d1 d2 d3", "d4 d5 d6", players=2).play(swap(0, "t-1")),
        lambda: table("t-1 d-1", "", "d1 d2 d3", "d4", players=2).play(swap(0, "t-1")),
    ),
    "I2.2 third leads": (
        questions.third_leads,
        lambda: table("t-1 d-1", "d1", "d2", "t1 t2 t3", players=2).play(swap(0, "t-1")),
        lambda: table("t-1 d-1", "d1", "d2 d3", "d4", players=2).play(swap(0, "t-1")),
    ),
}
"""By rule and topic: a position where there is something to say, and one where there is not."""


@pytest.mark.parametrize("case", CASES)
def test_a_topic_is_found_where_it_is(case: str) -> None:
    topic, made, _ = CASES[case]
    assert found(topic, made()) is not None


@pytest.mark.parametrize("case", CASES)
def test_a_topic_is_not_found_where_it_is_not(case: str) -> None:
    topic, _, made = CASES[case]
    assert found(topic, made()) is None


def test_every_topic_has_a_case() -> None:
    tables = (gains, rivals, clock, beginnings, draws)
    topics = {topic for room in tables for topic in room.TOPICS}
    topics |= {*questions.ABOUT_PAWNS, *questions.ABOUT_THIRD, questions.storm, questions.walk}
    assert topics - {topic for topic, _, _ in CASES.values()} == {questions.for_everybody}


def says(made: Table) -> Advice:
    advice = made.setting.advice(made.game.redact(made.to_move))
    assert advice is not None
    return advice


def test_the_weightiest_matter_is_said() -> None:
    """IP3, IP1: a settlement of four tents before a lead that brings less."""
    made = table("t-1", "t1 t2 t3 d1", "d2 d3", "d4")
    assert says(made).says.key == "coach-iwari-settlement"
    assert says(made).points == ("space-spot:t4",)


def test_of_a_pawn_it_is_always_said_that_it_works_for_everybody() -> None:
    """IM1."""
    assert says(pawn("", "d1")).says.key == "coach-iwari-pawn"


def test_nothing_is_said_to_somebody_who_has_nothing_to_decide() -> None:
    made = table("t-1", "t1 t2 t3")
    assert made.setting.advice(made.game.redact(1)) is None


def brought(made: Table, event: dict[str, Any]) -> Advice | None:
    before = made.game.redact(made.to_move)
    made.play(event)
    return made.setting.brought(before, event, made.game.redact(before.seat))


BROUGHT: dict[str, tuple[Made, dict[str, Any]]] = {
    "lead": (lambda: table("t-1", "t3", "t1 t2", "t4"), build(0, "t5", "t-1")),
    "connections": (
        lambda: totems(table("f-1", "", "t1 f1"), "t"),
        build(0, "F", "f-1"),
    ),
    "settlement": (lambda: table("t-1", "t1 t2 t3"), build(0, "t4", "t-1")),
    "expedition": (
        lambda: table("d-1", "d1 d2 d3", expeditions=True, laid={"expeditions": [5]}),
        build(0, "d5", "d-1"),
    ),
    "deed": (lambda: table("t-1", "t1 t2 t3", deeds=("union",)), build(0, "t4", "t-1")),
    "helped": (
        lambda: totems(table("t-1 t-2", "", "t1 t2 t3 t4 f1"), "", "t t f"),
        build(0, "T T", "t-1 t-2"),
    ),
    "cost": (
        lambda: table("d-1", "d1 d2 d3", "d4 d5 d6", "d7"),
        build(0, "d8", "d-1"),
    ),
    "forgone": (lambda: table("t-1", players=2), build(0, "t1", "t-1")),
    "filled": (lambda: table("c-1", "c1", "c2"), build(0, "c3", "c-1")),
}


@pytest.mark.parametrize("kind", BROUGHT)
def test_what_a_decision_brought_is_said(kind: str) -> None:
    """IP1, IP2, IP3, IX1, IM2, I2.1."""
    made, event = BROUGHT[kind]
    advice = brought(made(), event)
    assert advice is not None
    assert advice.says.key == f"coach-iwari-brought-{kind}"


def test_a_plain_tent_and_a_swap_bring_nothing_worth_saying() -> None:
    assert brought(table("t-1"), build(0, "t1", "t-1")) is None
    assert brought(table("t-1"), swap(0, "t-1")) is None
