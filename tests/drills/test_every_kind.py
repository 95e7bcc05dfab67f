"""Every kind of drill: asked, varied, the same for everybody, said in four languages."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from bivouac.core.contract import Json, Message
from bivouac.core.language import say
from bivouac.core.locales import LANGUAGES
from bivouac.core.messages import SPECTATOR
from bivouac.core.registry import GAMES, find_game
from bivouac.tables.drills import Posed, pose
from tests.conftest import scale

KINDS = [(game, kind) for game in GAMES for kind in find_game(game).drills()]
TEN = 10
NUMBERS = range(1, scale(TEN) + 1)

every_kind = pytest.mark.parametrize(("game", "kind"), KINDS)


def posed(game: str, kind: str) -> Iterator[Posed]:
    return (pose(game, kind, number) for number in NUMBERS)


def places(view: Json, components: Json) -> set[str]:
    """The anchors of everything on a map."""
    if "territories" not in view:
        return {f"space-{space['id']}" for space in view["map"]["spaces"]}
    lands = [one["id"] for one in view["territories"]]
    return {
        *(f"space-territory:{land}" for land in lands),
        *(f"space-totem:{land}" for land in lands),
        *(f"space-spot:{spot['id']}" for spot in components["map"]["spots"]),
        *(f"space-connection:{one['number']}" for one in view["connections"]),
    }


def test_each_of_the_two_games_has_at_least_three_kinds() -> None:
    assert all(count >= 3 for count in Counter(game for game, _ in KINDS).values())
    assert {"dewan", "iwari"} == {game for game, _ in KINDS}


@every_kind
def test_every_number_asks_something_that_has_an_answer(game: str, kind: str) -> None:
    for known, drill, names in posed(game, kind):
        choices = [choice.name for choice in drill.choices]
        assert len(choices) == len(set(choices)) >= 3
        assert known.seat != SPECTATOR
        assert known.decides
        assert len(set(names)) == known.setting.seats
        assert drill.answers
        assert drill.reasons
        for answer in drill.answers:
            assert answer
            assert answer <= set(choices)
            assert drill.is_right(answer)
            assert drill.several or len(answer) == 1
        assert not drill.is_right([])
        assert not all(drill.is_right([choice]) for choice in choices)


@every_kind
def test_a_number_is_the_same_for_everybody(game: str, kind: str) -> None:
    first = pose(game, kind, 3)
    pose.cache_clear()
    again = pose(game, kind, 3)
    assert again is not first
    assert again.drill == first.drill
    assert again.names == first.names
    assert again.known.positions.tobytes() == first.known.positions.tobytes()


@every_kind
def test_the_ten_are_of_several_kinds(game: str, kind: str) -> None:
    """Positions, answers and places of answers differ: nobody learns them by heart."""
    found = list(posed(game, kind))
    assert len({one.known.positions.tobytes() for one in found}) == len(found)
    answers = Counter(
        frozenset(
            place
            for place, choice in enumerate(one.drill.choices)
            if choice.name in one.drill.answers[0]
        )
        for one in found
    )
    assert len(answers) >= 3
    assert max(answers.values()) <= 2 * len(found) // 3
    assert len({one.known.setting.variant for one in found}) >= 2


@every_kind
def test_what_it_points_at_is_on_the_map(game: str, kind: str) -> None:
    for known, drill, _ in posed(game, kind):
        anchors = [*drill.points, *(point for reason in drill.reasons for point in reason.points)]
        known_places = places(known.view(), known.setting.pictured())
        names = {choice.name for choice in drill.choices}
        assert {*anchors} <= known_places | names
        assert not [one for one in names - known_places if one.startswith("space-")]


@every_kind
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_choices_and_reasons_can_be_said(game: str, kind: str, language: str) -> None:
    for _, drill, names in posed(game, kind):
        messages = [
            drill.asks,
            *(choice.says for choice in drill.choices if choice.says is not None),
            *(reason.says for reason in drill.reasons),
        ]
        for message in messages:
            for who in ("you", "other"):
                text = say(language, addressed(message, names, who))
                assert text.strip()
                assert not re.search(r"[{}]|  |drills-|iwari-territory|dewan-score", text), text


def addressed(message: Message, names: object, who: str) -> Message:
    """A message with its player, and those of its parts, as a page fills them in."""
    args = {
        name: addressed(part, names, who) if isinstance(part, Message) else part
        for name, part in message.args.items()
    }
    seat = args.get("seat")
    player = names[seat] if isinstance(seat, int) and isinstance(names, list | tuple) else "Zoë"
    return Message(message.key, {"who": who, "player": player, **args})
