"""The choices of Iwari: everything legal can be said, and what is promised comes true."""

from collections.abc import Sequence

import pytest

from bivouac.core.contract import Game
from bivouac.core.locales import LANGUAGES
from bivouac.games.iwari.layout import PIECE, THIRD, TURN
from bivouac.games.iwari.steps import DONE, split
from bivouac.games.iwari.terminal.face import HELP
from tests.boxes import DEEDS, SIX_DEEDS
from tests.terminal.iwari_seen import decided, face_for, moments
from tests.terminal.people import iwari_of
from tests.terminal.seen import NAMES, check_told_apart, menus_of, text_of
from tests.walks import end_of

pytestmark = pytest.mark.slow  # the file as a whole

CHOSEN = [
    {"players": 2, "deeds": DEEDS},
    {"players": 3, "settlements": "path"},
    {"players": 5, "map": "vast-lands", "draft": True, "deeds": DEEDS},
    {"players": 2, "map": "floating-lands", "storms": True, "expeditions": True},
    {"players": 3, "map": "forgotten-island", "fortifications": True, "walking_totem": True},
    {"players": 4, "map": "glacier-massif", "deeds": SIX_DEEDS, "veneration": "c"},
    {"players": 3, "map": "unexplored-paths", "discoveries": True},
    {"players": 2, "map": "long-road", "discoveries": True, "walking_totem": True},
    {"players": 6, "map": "the-void", "deeds": SIX_DEEDS, "veneration": "b"},
]
AGAINST_VOID = [
    {"players": 1, "mode": "solo", "void_limit": 5},
    {"players": 1, "mode": "solo", "map": "unexplored-paths", "void_limit": 5},
    {"players": 1, "mode": "solo", "map": "forgotten-island", "void_limit": 5},
    {"players": 2, "mode": "coop", "map": "floating-lands", "void_limit": 5},
    {"players": 2, "mode": "coop", "map": "long-road", "void_limit": 5},
]
"""With a limit that lets games last."""


def name_of(chosen: dict[str, object]) -> str:
    return f"{chosen.get('map', 'new-horizons')}-{chosen.get('mode', chosen['players'])}"


every_setting = pytest.mark.parametrize("chosen", CHOSEN, ids=name_of)
with_or_without_void = pytest.mark.parametrize("chosen", [*CHOSEN, *AGAINST_VOID], ids=name_of)


@with_or_without_void
def test_every_legal_step_is_offered_and_nothing_else(chosen: dict[str, object]) -> None:
    for game in moments(iwari_of(**chosen), 0.15):
        assert {choice.steps[0] for choice in decided(game)} == set(game.legal())


@with_or_without_void
def test_a_choice_leaves_no_payment_open(chosen: dict[str, object]) -> None:
    for game in moments(iwari_of(**chosen), 0.1):
        for choice in decided(game):
            after = game.copy()
            for step in choice.steps:
                assert game.setting.is_listed(after.position, step, after.legal())
                after.apply(step)
            if not after.is_between:
                assert after.position["phase"] == PIECE
                assert "done" in {split(step)[0] for step in after.legal()}
                assert len(after.legal()) > 1


def test_what_a_build_promises_comes_true() -> None:
    """Without deeds, whose pawns are placed by a decision of their own."""
    seen = 0
    for game in moments(iwari_of(2), 0.1):
        face = face_for(game)
        before = game.result().scores
        for menu in menus_of(face.menu(game, 80)):
            for choice in menu.choices if menu.topic in ("piece", "second") else []:
                if choice.menu is None:
                    seen += 1
                    scores = zip(built(game, choice.steps).result().scores, before, strict=True)
                    changes = face.signs.changes([now - then for now, then in scores])
                    told = str(choice.cells[-1]).split(", ")
                    assert told[: len(changes)] == [change.plain for change in changes]
    assert seen > 20


def built(game: Game, steps: Sequence[int]) -> Game:
    """After a build that ends with these steps."""
    after = game.copy()
    for step in steps:
        after.apply(step)
    if not after.is_between:
        after.apply(DONE)
    return after


@every_setting
def test_a_preview_tells_pieces_cards_and_gains(chosen: dict[str, object]) -> None:
    seen = 0
    for game in moments(iwari_of(**chosen), 0.1):
        builds = [plan.steps for plan in game.plans() if split(plan.steps[0])[0] == "tent"]
        if not game.is_between or not builds:
            continue
        seen += 1
        face = face_for(game)
        shown = face.preview(game, builds[-1])
        assert shown is not None
        title, *lines, brings = text_of(shown, 200).strip().split("\n")
        event = game.setting.event(game.position, builds[-1])
        assert f"for {sum(map(len, event['cards']))} card" in title
        assert title.startswith("The third tribe") == (event["tribe"] != game.to_move)
        for piece, cards, line in zip(event["pieces"], event["cards"], lines, strict=True):
            assert piece["piece"] in line
            assert "spot" not in piece or face.atlas.spot(piece["spot"]) in line
            assert line.count(cards[0].split("-")[0]) == len(cards)
        assert brings.startswith("Brings: ")
    assert seen > 0


def test_a_preview_says_when_no_card_is_left_for_the_third_tribe() -> None:
    """I2.1: of the own builds, and of no others."""
    seen = set()
    for game in moments(iwari_of(2), 0.3):
        if not game.is_between or game.position["phase"] not in (TURN, THIRD):
            continue
        for plan in game.plans():
            shown = face_for(game).preview(game, plan.steps)
            if shown is not None:
                said = "no card left, so the third tribe does not act" in text_of(shown, 300)
                after = built(game, tuple(plan.steps)).position
                assert said == (game.position["phase"] == TURN and after["phase"] != THIRD)
                seen.add(said)
    assert seen == {True, False}


def test_other_decisions_need_no_preview() -> None:
    others = 0
    for game in moments(iwari_of(2, deeds=DEEDS), 0.2):
        for step in game.legal():
            if game.is_between and split(step)[0] not in ("tent", "totem"):
                others += 1
                assert face_for(game).preview(game, [step]) is None
    assert others > 0


def test_choices_are_told_apart_by_their_words_and_no_word_is_a_command() -> None:
    for game in moments(iwari_of(3, deeds=DEEDS), 0.05):
        check_told_apart(face_for(game).menu(game, 80))


@every_setting
@pytest.mark.parametrize("width", [48, 80, 120])
def test_the_table_shows_everybody_in_few_columns(chosen: dict[str, object], width: int) -> None:
    setting = iwari_of(**chosen)
    for game in moments(setting, 0.02):
        face = face_for(game)
        shown = text_of(face.table(game, width), width)
        assert max(map(len, shown.split("\n"))) <= width
        for name in face.signs.names:
            assert name in shown
        for territory in setting.map.territories:
            assert territory.name in shown


def test_a_hand_of_others_shows_only_what_everybody_saw() -> None:
    seen = 0
    for game in moments(iwari_of(3), 0.05):
        view = game.observe(game.to_move)
        shown = text_of(face_for(game).table(game, 200), 200)
        known = sum(bool(hand["hand"]) for hand in view["seats"]) - 1
        assert shown.count("of which known") == max(known, 0)
        seen += max(known, 0)
    assert seen > 0


def test_a_wide_terminal_has_the_lists_beside_the_map() -> None:
    game = next(moments(iwari_of(3), 1.0))
    narrow = text_of(face_for(game).table(game, 80))
    wide = text_of(face_for(game).table(game, 160), 160)
    assert wide.count("\n") < narrow.count("\n")
    assert "free spots" in wide.split("\n")[0]


def test_while_cards_are_drawn_only_cards_are_shown() -> None:
    drawing = [g for g in moments(iwari_of(3), 0.2) if g.observe(0)["phase"] == "refill"]
    assert drawing
    for game in drawing:
        shown = text_of(face_for(game).glance(game, 80))
        assert shown.count("\n") <= 4
        assert "Display" in shown
        assert "Hand" in shown


def test_help_begins_with_what_is_asked_and_tells_what_is_in_play() -> None:
    game = next(moments(iwari_of(2, deeds=DEEDS, settlements="path"), 1.0))
    for topic, key in HELP.items():
        face = face_for(game)
        shown = " ".join(text_of(face.help(topic)).split())
        assert shown.startswith(face.words.flowing(key).strip()[:40])
        for word in ("third tribe", "longest chain", "Union", "Discovery", "Honour", "Respect"):
            assert word in shown
    plain = text_of(face_for(next(moments(iwari_of(3), 1.0))).help(""))
    assert "third tribe" not in plain
    assert "Union" not in plain


@every_setting
def test_the_walk_ends_with_the_result(chosen: dict[str, object]) -> None:
    game = end_of(iwari_of(**chosen))
    before = game.copy()
    before.positions["phase"] = 0
    scoring = game.setting.scoring(before.position, {}, game.position)
    assert scoring is not None
    walk = face_for(game).scoring(scoring)
    assert walk is not None
    shown = text_of(walk, 160)
    first, last = shown.split("Points before")[1], shown.split("Points after")[1]
    assert [int(word) for word in first.split("\n")[0].split()] == scoring["before"]
    assert [int(word) for word in last.split()] == list(game.result().scores)


def test_the_sheet_has_a_column_for_the_third_tribe_and_says_when_both_lose() -> None:
    game = end_of(iwari_of(2))
    face = face_for(game)
    shown = text_of(face.sheet(game.redact(-1)))
    assert "Third tribe" in shown.split("\n")[0]
    assert face.points.verdict(()) == "The third tribe wins: both players lose."
    assert face.points.verdict((0, 1)) == f"{NAMES[0]}, {NAMES[1]} share the victory."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_show_everything(language: str) -> None:
    for game in moments(iwari_of(2, deeds=DEEDS), 0.02):
        face = face_for(game, language=language)
        assert text_of(face.table(game, 80))
        assert text_of(face.help("turn"))
        assert text_of(face.sheet(game))
        for menu in menus_of(face.menu(game, 80)):
            assert menu.title
