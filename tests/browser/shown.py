"""The pages there are to see: what is wrong on none of them is looked for on each."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser import hint_tables
from tests.browser import iwari_void_tables as void_tables
from tests.browser.iwari_against import VoidPlayer
from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import Player
from tests.browser.prepared import (
    IWARI_DEED_LOOKED_AT,
    IWARI_LOOKED_AT,
    IWARI_OVER,
    IWARI_REFILL_LOOKED_AT,
    OVER,
    TUCK_LOOKED_AT,
    TURN_LOOKED_AT,
)

Show = Callable[[Page], None]


def lobby(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Start a game")).to_be_visible()


def new_table(page: Page) -> None:
    page.goto("/new")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def new_table_of_iwari(page: Page) -> None:
    page.goto("/new/iwari")
    page.get_by_role("switch", name="Deeds").click()
    expect(page.get_by_text("In play: Union")).to_be_visible()


def waiting_room(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("textbox", name="Your name").fill("Maren")
    Player(page).pick("Seat 2", "Open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Waiting for one player")).to_be_visible()


def my_turn(page: Page) -> None:
    page.goto(TURN_LOOKED_AT.link(0))
    assert Player(page).asked() == "turn"


def confirming(page: Page) -> None:
    my_turn(page)
    Player(page).dismiss_explanations()
    page.keyboard.press("p")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Place camp").click()
    Player(page).cheapest().press("Enter")
    expect(Player(page).confirm_button).to_be_visible()


def hint(page: Page) -> None:
    page.goto(hint_tables.LOOKED_AT.link(0))
    assert Player(page).asked() == "turn"
    Player(page).dismiss_explanations()
    page.keyboard.press("w")
    expect(page.locator(".hints .plan").first).to_be_visible(timeout=60_000)


def hint_in_iwari(page: Page) -> None:
    page.goto(hint_tables.IWARI_LOOKED_AT.link(0))
    assert IwariPlayer(page).asked() == "turn"
    Player(page).dismiss_explanations()
    page.keyboard.press("w")
    expect(page.locator(".hints .plan").first).to_be_visible(timeout=60_000)


def tucking(page: Page) -> None:
    page.goto(TUCK_LOOKED_AT.link(0))
    assert Player(page).asked() == "tuck"
    Player(page).hand_cards.first.click()


def watching(page: Page) -> None:
    page.goto(f"/t/{TURN_LOOKED_AT.id}")
    expect(page.get_by_role("heading", name="Watching")).to_be_visible()


def player_aid(page: Page) -> None:
    page.goto("/aid/iwari?map=the-void&deeds=union,veneration&walking_totem=true")
    expect(page.get_by_role("heading", name="Points at the end")).to_be_visible()


def aid_beside_the_table(page: Page) -> None:
    watching(page)
    page.keyboard.press("a")
    expect(page.get_by_role("heading", name="Points at the end")).to_be_visible()


def score_pad(page: Page) -> None:
    page.goto("/pad/iwari")
    for name, points in (("Player 1", "7"), ("Player 2", "7"), ("Third tribe", "3")):
        page.get_by_role("textbox", name=f"Totems: {name}").fill(points)
    expect(page.get_by_role("textbox", name="Pieces left: Player 1")).to_be_visible()


def menu(page: Page) -> None:
    watching(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Fair shuffles")).to_be_visible()


def end(page: Page) -> None:
    page.goto(OVER.link(0))
    expect(page.get_by_role("heading", name="win")).to_be_visible()


def replay(page: Page) -> None:
    page.goto(f"/replay/{OVER.id}")
    page.get_by_role("button", name="Forward one turn").click()
    page.get_by_role("button", name="Forward one turn").click()


def rules(page: Page) -> None:
    page.goto("/rules#DP2")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def rules_of_iwari(page: Page) -> None:
    page.goto("/rules#I2.1")
    expect(page.get_by_role("heading", name="The rules of Iwari")).to_be_attached()


def turn_of_iwari(page: Page) -> None:
    page.goto(IWARI_LOOKED_AT.link(0))
    assert IwariPlayer(page).asked() == "turn"


def building_in_iwari(page: Page) -> None:
    turn_of_iwari(page)
    player = IwariPlayer(page)
    player.dismiss_explanations()
    player.destinations.first.press("Enter")
    expect(player.confirm_button).to_be_visible()


def refill_of_iwari(page: Page) -> None:
    page.goto(IWARI_REFILL_LOOKED_AT.link(0))
    assert IwariPlayer(page).asked() == "refill"


def deed_of_iwari(page: Page) -> None:
    page.goto(IWARI_DEED_LOOKED_AT.link(0))
    assert IwariPlayer(page).asked() == "deed"


def end_of_iwari(page: Page) -> None:
    page.goto(IWARI_OVER.link(0))
    expect(page.get_by_role("table", name="Final score")).to_be_visible()


def scoring_of_iwari(page: Page) -> None:
    end_of_iwari(page)
    page.get_by_role("button", name="Watch the scoring").first.click()
    page.keyboard.press("ArrowRight")
    expect(IwariPlayer(page).scoring).to_be_visible()


def replay_of_iwari(page: Page) -> None:
    page.goto(f"/replay/{IWARI_OVER.id}")
    page.get_by_role("button", name="Forward one turn").click()


def turn_against_the_void(page: Page) -> None:
    page.goto(void_tables.TURN_LOOKED_AT.link(0))
    assert VoidPlayer(page).asked() == "turn"


def infection(page: Page) -> None:
    page.goto(void_tables.RUIN_LOOKED_AT.link(0))
    player = VoidPlayer(page)
    assert player.asked() == "ruin"
    player.answers_about("ruin").first.press("Enter")
    expect(player.confirm_button).to_be_visible()


def infection_together(page: Page) -> None:
    page.goto(void_tables.COOP_LOOKED_AT.link(0))
    assert VoidPlayer(page).asked() == "ruin"


def end_against_the_void(page: Page) -> None:
    page.goto(void_tables.OVER.link(0))
    expect(page.get_by_role("region", name="Why it ended this way")).to_be_visible()


def new_table_against_the_void(page: Page) -> None:
    page.goto("/new/iwari")
    VoidPlayer(page).pick_tile("iwari-lobby-mode-solo")
    expect(page.get_by_role("radiogroup", name="Difficulty")).to_be_visible()


def lost(page: Page) -> None:
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="No path leads here")).to_be_visible()


def drills(page: Page) -> None:
    page.goto("/drills")
    expect(page.get_by_role("heading", name="Drills")).to_be_visible()


def drill_answered(page: Page) -> None:
    page.goto("/drills/dewan/paying")
    page.locator(".things button").first.click()
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_focused()


def drill_of_iwari(page: Page) -> None:
    page.goto("/drills/iwari/claims")
    page.locator(".choice").first.click()


SHOWN: list[Show] = [
    *(lobby, new_table, new_table_of_iwari, waiting_room, my_turn, confirming, tucking),
    *(hint, hint_in_iwari),
    *(watching, menu, end, replay, rules, rules_of_iwari, lost),
    *(turn_of_iwari, building_in_iwari, refill_of_iwari, deed_of_iwari),
    *(end_of_iwari, scoring_of_iwari, replay_of_iwari),
    *(turn_against_the_void, infection, infection_together, end_against_the_void),
    new_table_against_the_void,
    *(player_aid, aid_beside_the_table, score_pad),
    *(drills, drill_answered, drill_of_iwari),
]
"""Every kind of page, and the moments of a game that look different."""
