"""The lobby: levels, unfinished games, who may watch; leaving, ending, playing again."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Crowd
from tests.browser.first_tables import PAIR, PLAYED, WATCHED
from tests.browser.player import Player

pytestmark = pytest.mark.slow  # the file as a whole


def play_now(page: Page, game: str = "Dewan") -> None:
    """A game against a bot, at one click."""
    page.goto("/")
    page.get_by_role("button", name=re.compile(f"Play a bot now .+: {game}")).click()
    page.wait_for_url("**/t/*")


def test_the_level_of_the_bot_is_said_before_and_remembered_in_the_open(new_page: Crowd) -> None:
    page = new_page()
    page.goto("/")
    for game in ("Dewan", "Iwari"):
        now = page.get_by_role("button", name=re.compile(f"Play a bot now .+: {game}"))
        expect(now).to_contain_text("level 2, Gatherer")
    page.get_by_role("radiogroup", name="Iwari: level of the bot").get_by_role(
        "radio", name="Level 3: Scout"
    ).check()
    page.reload()
    play = page.get_by_role("button", name=re.compile("Play a bot now .+: Dewan"))
    expect(play).to_contain_text("level 3, Scout")
    play.click()
    expect(page.get_by_role("img", name="bot, level 3").first).to_be_visible()


def test_many_unfinished_games_leave_the_start_in_sight_and_can_be_left(new_page: Crowd) -> None:
    page = new_page()
    for _ in range(5):
        play_now(page)
    page.goto("/")
    cards = page.get_by_role("article").filter(has=page.get_by_role("list", name="Seats"))
    expect(page.get_by_role("button", name="Show all 5 games")).to_be_visible()
    assert cards.count() < 5
    expect(page.get_by_role("heading", name="Start a game")).to_be_in_viewport()
    page.get_by_role("button", name="Leave Dewan").first.click()
    page.get_by_role("button", name="Stay").click()
    page.get_by_role("button", name="Show all 5 games").click()
    expect(cards).to_have_count(5)
    page.get_by_role("button", name="Leave Dewan").first.click()
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(cards).to_have_count(4)
    results = page.get_by_role("region", name="Recent results")
    expect(results).to_contain_text("You left this game")
    results.get_by_role("link", name=re.compile("^Return to Dewan")).click()
    page.get_by_role("button", name="Take your seat back").first.click()
    assert Player(page).asked() in ("story", "turn")


def test_leaving_a_table_asks_once(new_page: Crowd) -> None:
    page = new_page()
    play_now(page)
    Player(page).asked()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave this table").click()
    question = page.get_by_role("group", name=re.compile("^Leave this game"))
    expect(question).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    page.get_by_role("button", name="Leave this table").click()
    question.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("heading", name="You have left this table")).to_be_visible()


def test_a_table_is_private_unless_somebody_may_come(new_page: Crowd) -> None:
    player = Player(new_page())
    page = player.page
    page.goto("/new")
    switch = page.get_by_role("switch")
    expect(switch.filter(has_text="Only for the players at this table")).not_to_be_checked()
    player.pick("Seat 2", "Friend here")
    expect(switch.filter(has_text="Only for the players at this table")).not_to_be_checked()
    player.pick("Seat 2", "Open")
    expect(switch.filter(has_text="Anybody may watch and join")).to_be_checked()
    page.goto("/new/iwari#solo")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.get_by_text("Anybody may watch")).to_have_count(0)
    page.goto("/new/iwari")
    page.get_by_role("radio", name=re.compile("^Alone against the void")).check(force=True)
    expect(page.get_by_text("There are fewer seats now")).to_have_count(0)


def test_a_seat_can_always_be_added(new_page: Crowd) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto("/new/iwari#the-void")
    for _ in range(4):
        add = page.get_by_role("button", name="Add a seat")
        expect(add).to_be_in_viewport(ratio=1)
        add.click()
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)


def test_whoever_declines_to_end_the_game_is_named_to_whoever_asked(new_page: Crowd) -> None:
    maren = Player.at(new_page(), PAIR, "turn")
    tomas = new_page()
    tomas.goto(PAIR.link(1))
    maren.page.get_by_role("button", name="Menu").click()
    maren.page.get_by_role("button", name="Propose to end the game").click()
    tomas.get_by_role("button", name="Play on").click()
    said = maren.page.get_by_text("Tomás wants to play on: the game continues.")
    expect(said).to_be_visible()
    expect(maren.page.get_by_text("the others are being asked")).to_have_count(0)
    expect(tomas.get_by_role("button", name="Agree")).to_have_count(0)
    maren.page.get_by_role("button", name="All right").click()
    expect(said).to_have_count(0)


def test_a_move_taken_back_is_not_the_last_one(new_page: Crowd) -> None:
    maren, watcher = Player.at(new_page(), WATCHED, "turn"), new_page()
    watcher.goto(f"/t/{WATCHED.id}")
    panel = watcher.get_by_role("region", name="Watching")
    expect(panel).to_contain_text("Last move")
    before = panel.inner_text()
    maren.dismiss_explanations()
    maren.cheapest().click()
    maren.confirm()
    assert maren.asked() == "story"
    expect(panel).not_to_contain_text(before.strip().splitlines()[-1])
    maren.page.keyboard.press("u")
    expect(watcher.get_by_role("log")).to_contain_text("takes back their last decision")
    last = panel.locator("p").last
    assert last.inner_text().strip() in before


def test_a_new_game_of_the_same_people_says_who_is_not_there_yet(new_page: Crowd) -> None:
    maren, tomas = new_page(), new_page()
    for seat, page in enumerate((maren, tomas)):
        page.goto(PLAYED.link(seat))
        expect(page.get_by_role("table", name="Final score")).to_be_visible()
    maren.get_by_role("button", name="Play again").click()
    maren.wait_for_url(lambda url: PLAYED.id not in url)
    missing = maren.get_by_text("Not here yet: Tomás.")
    expect(missing).to_be_visible()
    expect(maren.get_by_role("log")).to_contain_text("The game begins.")
    expect(maren.locator("[data-anchor~='seat-1']").filter(has_text="Tomás")).to_be_visible()
    tomas.get_by_role("link", name="Join the next game").click()
    expect(missing).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "dewan", "iwari", "own"),
    [
        ("en", "published by Space Cowboys", "the French rules name", "unofficial, non-commercial"),
        ("de", "bei Space Cowboys", "die französische Spielregel nennt", "inoffizielle"),
        ("fr", "par Space Cowboys", "la règle en français mentionne", "non commerciale"),
        ("ja", "Space Cowboys", "フランス語のルール", "非公式"),
    ],
)
def test_lobby_and_rules_say_whose_games_they_are_and_that_this_is_unofficial(
    new_page: Crowd, language: str, dewan: str, iwari: str, own: str
) -> None:
    page = new_page(language)
    makers = {
        "/": ("Johannes Goupy", dewan, "Michael Schacht", iwari, "Board Game Circus"),
        "/rules/dewan": ("Johannes Goupy", "Yoann Levet", dewan),
        "/rules/iwari": ("Michael Schacht", "ThunderGryph Games", iwari, "Board Game Circus"),
    }
    for path, said in makers.items():
        page.goto(path)
        for words in (*said, own):
            expect(page.locator("main footer")).to_contain_text(words)
