"""Four languages at any time, two themes, and names that stay what they are."""

import re
from collections.abc import Sequence
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from bivouac.core.contract import Message
from bivouac.core.language import say
from tests.browser.axe import resize
from tests.browser.conftest import DESKTOP, PHONE, Crowd
from tests.browser.iwari_against import FingerAgainst
from tests.browser.iwari_void_tables import ALL_LANDS, RUIN_LOOKED_AT
from tests.browser.player import Player
from tests.browser.prepared import ODD_NAMES, PAGES, TURN_LOOKED_AT
from tests.conftest import breadth

pytestmark = pytest.mark.slow  # the file as a whole

BUTTONS = {"fr": "FR Français", "de": "DE Deutsch", "ja": "日本語", "en": "EN English"}
LABELS = """
    web-table-log dewan-table-do-take dewan-table-do-take-how dewan-table-your-turn
    dewan-table-ask-turn dewan-web-row dewan-web-stories dewan-web-stories-hint
    dewan-web-score-now dewan-web-total dewan-web-tucked-short dewan-web-slot-first
    dewan-table-key-place web-home web-rules web-records web-sound web-notify web-motion
    web-letters web-keys web-table-copy-link web-table-seat-link web-table-fair web-table-end
    web-table-leave web-theme-light web-theme-dark dewan-explain-turn web-table-got-it
    web-table-no-more
""".split()
PAIRS = breadth([("fr", "de", "ja", "en")], [("fr", "ja"), ("de", "en")])
"""The languages of a page; in the short version two of them, by turns."""
LINES = """(element) => {
  const text = element.firstChild;
  const range = new Range();
  return [...text.data].reduce((lines, letter, place) => {
    range.setStart(text, place);
    range.setEnd(text, place + 1);
    const { top } = range.getBoundingClientRect();
    if (lines.length === 0 || top > lines.at(-1).top + 4) lines.push({ top, said: "" });
    lines.at(-1).said += letter;
    return lines;
  }, []).map(({ said }) => said);
}"""
"""What each line of an element says."""
ENGLISH = re.compile(
    r"\b(the|your|turn|take|takes|card|cards|story|stories|round|forest|desert|water|badlands"
    r"|pay|pays|hand|from|and|left|next|row|worth|with|game|choose|seat)\b"
)
"""Words that are neither French nor German."""


def test_the_language_changes_in_the_middle_of_a_game_everywhere_on_the_page(
    new_page: Crowd,
) -> None:
    player = Player.at(new_page(), TURN_LOOKED_AT, "turn")
    page = player.page
    for language in ("fr", "de", "ja", "en"):
        page.get_by_role("group", name=player.words("web-language")).get_by_role(
            "button", name=BUTTONS[language], exact=True
        ).first.click()
        player.language = language
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        assert player.asked() == "turn"
        player.button("web-menu").click()
        expect(player.button("web-table-leave")).to_be_visible()
        expect_only(page, language)
        player.button("web-menu").click()


def expect_only(page: Page, language: str) -> None:
    """No label of another language can be read, and names for screen readers have changed too."""
    seen = page.locator("body").inner_text()
    spoken = "\n".join(Player(page).names_of(page.locator("[aria-label]:visible")))
    for key in LABELS:
        wanted = say(language, Message(key, {}))
        english = say("en", Message(key, {}))
        if wanted != english and english in seen.splitlines():
            raise AssertionError(f"{page.url}: '{english}' is still English in {language}")
    if language != "en":
        found = ENGLISH.findall(f"{seen}\n{spoken}")
        assert found == [], f"{page.url}: English words in {language}: {sorted(set(found))}"


def test_no_line_of_a_japanese_headline_begins_within_a_word(new_page: Crowd) -> None:
    page = new_page("ja", phone=True)
    page.goto(ALL_LANDS.link(0))
    headline = page.locator(".banner .text")
    lines = headline.evaluate(LINES)
    assert len(lines) > 1
    assert {line[0] for line in lines[1:]} <= {"虚", "た", "建"}


@pytest.mark.parametrize(("path", "languages"), [*zip(PAGES, cycle(PAIRS), strict=False)])
def test_no_page_is_wider_than_a_phone_or_left_in_english(
    new_page: Crowd, path: str, languages: Sequence[str]
) -> None:
    player = FingerAgainst(new_page(phone=True))
    page = player.page
    page.set_viewport_size(DESKTOP)
    page.goto(path)
    page.get_by_role("main").wait_for()
    page.get_by_role("heading").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    for language in languages:
        page.locator(f"button[lang={language}]:visible").click()
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        expect_only(page, language)
        resize(page, PHONE)
        expect_only(page, language)
        player.expect_nothing_hangs_over()
        resize(page, DESKTOP)


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_a_table_against_the_void_fits_on_a_phone_in_every_language(
    new_page: Crowd, language: str
) -> None:
    player = FingerAgainst(new_page(language, phone=True), language)
    player.page.goto(RUIN_LOOKED_AT.link(0))
    assert player.asked() == "ruin"
    for shown in ("map", "cards", "lands", "players", "log"):
        player.tab(shown)
        player.expect_nothing_hangs_over()
        expect_only(player.page, language)


def test_every_player_reads_their_own_language(new_page: Crowd) -> None:
    page = new_page("de-AT")
    page.goto("/")
    expect(
        page.get_by_role("link", name=say("de", Message("web-lobby-new-table", {}))).first
    ).to_be_visible()
    expect(page.locator("html[lang=de]")).to_be_attached()


def test_light_and_dark_follow_the_system_until_somebody_chooses(new_page: Crowd) -> None:
    page = new_page(dark=True)
    page.goto("/")
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    page.get_by_role("button", name="Colours follow the system. Press for light ones.").click()
    expect(page.locator("html[data-theme=light]")).to_be_attached()
    page.reload()
    expect(page.locator("html[data-theme=light]")).to_be_attached()
    page.get_by_role("button", name="Light colours. Press for dark ones.").click()
    expect(page.locator("html[data-theme=dark]")).to_be_attached()


def test_names_are_shown_as_they_were_typed(new_page: Crowd) -> None:
    player = Player.at(new_page(), ODD_NAMES, "turn")
    page = player.page
    for name in ODD_NAMES.names:
        expect(page.get_by_text(name).first).to_be_visible()
    player.decide()
    typed = "<b>&\"'</b>"
    page.goto("/")
    page.get_by_role("textbox", name="Playing as").fill(typed)
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.keyboard.press("Enter")  # a reload before the answer might take it back
    page.reload()
    expect(page.get_by_role("textbox", name="Playing as")).to_have_value(typed)
