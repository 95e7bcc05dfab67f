"""Lessons in the browser: every one by pointer and by keys, on the desk and on the phone."""

import pytest
from playwright.sync_api import expect

from bivouac.core.registry import GAMES
from bivouac.record.lessons import Lesson, lessons_of, paths_of
from tests.browser.conftest import Crowd
from tests.browser.learner import Learner, LearnerByKeys, LearnerByTouch
from tests.conftest import breadth

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game).values()]
FIRST = [
    lessons_of(game)[path.lessons[0]] for game in GAMES for path in paths_of(game) if path.lessons
]
"""The first lesson of each path."""
LEARNT = [
    *((Learner, "en", lesson) for lesson in breadth(LESSONS, FIRST)),
    *((LearnerByKeys, "de", lesson) for lesson in breadth(LESSONS, [FIRST[0], FIRST[-1]])),
    *((LearnerByTouch, "fr", lesson) for lesson in breadth(LESSONS, FIRST[1::3])),
    *((LearnerByTouch, "ja", lesson) for lesson in breadth(LESSONS, FIRST[2::3])),
]
"""Every lesson in every language, by pointer and by keys on the desk, by touch on the phone."""
HANDS = {Learner: "pointer", LearnerByKeys: "keys", LearnerByTouch: "touch"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "language", "lesson"),
    LEARNT,
    ids=[f"{one.game}-{one.name}-{HANDS[kind]}-{language}" for kind, language, one in LEARNT],
)
def test_a_lesson_is_learnt_to_its_end(
    new_page: Crowd, kind: type[Learner], language: str, lesson: Lesson
) -> None:
    learner = kind(new_page(language, phone=kind is LearnerByTouch), lesson, language)
    learner.begin()
    learner.learn()


def test_a_new_user_is_three_clicks_from_a_lesson_and_from_a_first_game(new_page: Crowd) -> None:
    lesson = FIRST[0]
    page = new_page()
    learner = Learner(page, lesson)
    page.goto("/")
    page.get_by_role("link", name=learner.words("web-lobby-learn-game", game="Dewan")).click()
    learner.tile.click()
    learner.learn()
    ended = page.url
    page.get_by_role("button", name=learner.words("web-lesson-first-game")).click()
    page.wait_for_url(lambda url: "/t/" in url and url != ended)
    assert learner.asked() in ("story", "turn")
    expect(page.locator("aside.coach")).to_be_visible()
    expect(page.get_by_role("img", name="bot, level 1")).to_have_count(1)


def test_a_first_game_is_played_as_the_lesson_was(new_page: Crowd) -> None:
    """Who has learnt of the void plays against the void, alone, with the coach."""
    page = new_page()
    learner = Learner(page, lessons_of("iwari")["void-long-road"])
    learner.begin()
    learner.learn()
    ended = page.url
    page.get_by_role("button", name=learner.words("web-lesson-first-game")).click()
    page.wait_for_url(lambda url: "/t/" in url and url != ended)
    expect(page.locator("aside.coach")).to_be_visible()
    expect(page.get_by_role("banner")).to_contain_text(learner.words("iwari-map-long-road"))
    expect(page.get_by_role("img", name="bot, level 1")).to_have_count(0)


def test_a_lesson_says_why_not_and_is_gone_on_with_after_a_reload(new_page: Crowd) -> None:
    lesson = lessons_of("dewan")["ways"]
    page = new_page(phone=True, fresh=True)
    learner = Learner(page, lesson)
    learner.begin()
    learner.expect_told(lesson.remarks[0].says)
    expect(page.locator(".set-up")).to_have_count(0)  # one thing at a time
    learner.go_on()
    learner.expect_told(lesson.remarks[1].says)
    page.reload()
    learner.expect_told(lesson.remarks[1].says)
    page.get_by_role("tab", name=learner.words("dewan-table-tab-row")).or_(
        page.get_by_role("button", name=learner.words("dewan-table-tab-row"))
    ).first.click()
    learner.do({"do": "take", "slots": [0, 1]})
    why = learner.words("lesson-dewan-ways-place-take")
    expect(page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    page.goto("/rules/dewan")
    expect(page.locator(".lesson").first).to_contain_text(
        learner.words("web-lesson-state", state="begun")
    )
