"""What a choice gives up or why it is none; and choices that no test had made by pointer yet."""

import re

import pytest
from playwright.sync_api import Error, Locator, expect

from tests.browser.boxes_tables import (
    CENTRE,
    DISCARD,
    DISCARD_VOID,
    PAIR,
    PAYMENT,
    SCORING,
    STUCK,
    SWAP,
    TUCK_LOST,
    TUCK_LOST_ON_PHONE,
    WIN,
)
from tests.browser.conftest import Crowd
from tests.browser.finger import Finger
from tests.browser.iwari_against import VoidPlayer
from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import Player

pytestmark = pytest.mark.slow  # the file as a whole

LOST = "no card left to tuck"


def gains(player: Player) -> Locator:
    return player.page.get_by_role("list", name=player.words("dewan-table-gains"))


def test_a_way_that_spends_the_whole_hand_warns_that_nothing_can_be_tucked(
    new_page: Crowd,
) -> None:
    """DE2: the chip does not vanish: it says what is lost; points say why they are won."""
    player = Player.at(new_page(), TUCK_LOST, "turn")
    player.dismiss_explanations()
    seen: set[bool] = set()
    for space in spaces_of(player):
        player.map.locator(f"[data-space='{space}']").click()
        expect(player.confirm_button).to_be_visible()
        text = gains(player).inner_text()
        is_lost, is_tucked = LOST in text, player.words("dewan-table-gain-tuck") in text
        assert is_lost != is_tucked
        seen.add(is_lost)
        take_back(player)
    assert seen == {True, False}


def spaces_of(player: Player) -> list[str]:
    """Where something can be placed, by what the map calls it: what it says changes."""
    ids = "places => places.map((place) => place.getAttribute('data-space') ?? '')"
    return [str(space) for space in player.destinations.evaluate_all(ids)]


def take_back(player: Player) -> None:
    """Undo what is chosen; nothing has left the browser."""
    player.page.get_by_role("button", name="Undo").click()
    expect(player.confirm_button).to_have_count(0)
    player.page.mouse.move(2, 2)


def test_on_a_phone_the_warning_and_the_stories_are_shown_too(new_page: Crowd) -> None:
    """DY2: a story is counted as a whole."""
    player = Finger(new_page(phone=True))
    page = player.page
    page.goto(TUCK_LOST_ON_PHONE.link(0))
    player.dismiss_explanations()
    texts = []
    for space in spaces_of(player):
        place = player.map.locator(f"[data-space='{space}']")
        if not is_in_reach(place):
            continue
        place.tap()
        expect(player.confirm_button).to_be_visible()
        texts.append(gains(player).inner_text())
        page.get_by_role("button", name="Undo").tap()
        expect(player.confirm_button).to_have_count(0)
    assert any(LOST in text for text in texts)
    steps = [found for text in texts for found in re.findall(r"(\d+) → (\d+) of (\d+)", text)]
    assert steps
    assert all(int(before) < int(after) <= int(need) for before, after, need in steps)
    assert max(int(need) for _, _, need in steps) > 1


def is_in_reach(place: Locator) -> bool:
    """Can a finger get at it, without moving the map first?"""
    try:
        place.tap(trial=True, timeout=1000)
    except Error:
        return False
    return True


def test_the_second_click_on_a_neighbour_makes_that_pair(new_page: Crowd) -> None:
    """DK1: whichever half of the two cards is clicked; the chosen ones stand out."""
    player = Player.at(new_page(), PAIR, "turn")
    player.dismiss_explanations()
    row = player.region("dewan-web-row")
    slots = [row.locator(f"[data-anchor='row-{slot}']") for slot in range(6)]
    for first, second, edge in ((2, 3, 0.9), (3, 2, 0.1), (1, 2, 0.9), (4, 3, 0.1)):
        click_at(slots[first], 1 - edge)
        click_at(slots[second], edge)
        chosen = [slot for slot in range(6) if slots[slot].locator(".tick").count()]
        assert chosen == sorted((first, second))
        player.page.keyboard.press("Escape")


def click_at(card: Locator, share: float) -> None:
    """Click on a card, so far from its left edge."""
    box = card.bounding_box()
    assert box is not None
    card.page.mouse.click(box["x"] + box["width"] * share, box["y"] + box["height"] / 2)


def test_why_no_camp_can_be_placed_is_answered_in_place_and_its_rule_beside_the_table(
    new_page: Crowd,
) -> None:
    """DP2: in numbers; the rule opens without another tab, by keys as well."""
    player = Player.at(new_page(), STUCK, "turn")
    player.dismiss_explanations()
    page = player.page
    place = page.get_by_role("button", name=re.compile("Place camp"))
    expect(place).to_be_disabled()
    expect(place).to_contain_text(re.compile("Every route costs [0-9] cards or more, and you hold"))
    page.get_by_role("link", name="Why can no camp be placed?").click()
    rule = page.get_by_role("region", name="Rule DP2")
    expect(rule).to_contain_text("From the chapter")
    assert len(page.context.pages) == 1
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    assert player.asked() == "turn"


def test_the_first_scoring_waits_for_its_reader(new_page: Crowd) -> None:
    """IE1: what is skipped has not been seen, so it waits again."""
    player = IwariPlayer.at(new_page(fresh=True), SCORING)
    while player.asked() != "scoring":
        player.decide()
    expect(player.button("iwari-web-scoring-play")).to_be_visible()
    player.scoring.get_by_role("button", name="Next:").click()
    player.skip_scoring()
    player.button("web-table-show-scoring").last.click()
    expect(player.button("iwari-web-scoring-play")).to_be_visible()


def expect_told(player: Player, words: str) -> None:
    """The log says it in its last rows."""
    expect(player.page.get_by_role("log")).to_contain_text(re.compile(words))


def test_a_card_is_swapped_after_another_was_picked_first(new_page: Crowd) -> None:
    """IT2: the choice can be changed; the card is discarded and the hand refilled."""
    player = IwariPlayer.at(new_page(), SWAP, "turn")
    player.wave_aside()
    page = player.page
    pile = page.get_by_role("button", name=re.compile("^Cards and discard pile"))
    before = int(pile.inner_text())
    player.button("iwari-web-do-swap").click()
    player.hand_cards.first.click()
    first = player.confirm_button.inner_text()
    player.hand_cards.last.click()
    assert player.confirm_button.inner_text() != first
    player.confirm()
    expect_told(player, "You swap a card")
    assert int(pile.inner_text()) > before


def test_the_payment_of_a_piece_is_changed(new_page: Crowd) -> None:
    """IT3: the cards that pay are others afterwards, and those are paid."""
    player = IwariPlayer.at(new_page(), PAYMENT, "turn")
    player.wave_aside()
    page = player.page
    other = page.get_by_role("button", name=re.compile("other way|pay otherwise|Paid with", re.I))
    for space in spaces_of(player):
        player.map.locator(f"[data-space='{space}']").click()
        expect(player.confirm_button).to_be_visible()
        if other.count() > 0:
            break
        take_back(player)
    before = other.first.get_attribute("aria-label")
    other.first.click()
    expect(other.first).not_to_have_attribute("aria-label", before or "")
    chosen = re.match(r"Paid with (.+)\. Pay", other.first.get_attribute("aria-label") or "")
    assert chosen is not None
    player.confirm()
    log = page.get_by_role("log")
    expect(log.get_by_role("listitem").last).to_contain_text("You build")
    log.get_by_role("button", name="Details").last.click()
    expect(log).to_contain_text(re.compile(f"You pay .+: {re.escape(chosen.group(1))}\\."))


def test_a_void_totem_leaves_the_centre_by_pointer(new_page: Crowd) -> None:
    """IA4."""
    player = IwariPlayer.at(new_page(), CENTRE, "turn")
    player.wave_aside()
    page = player.page
    page.get_by_role("button", name="Move a void totem").click()
    page.get_by_role("button", name=re.compile("^Centre|centre")).first.click()
    player.destinations.first.click()
    player.confirm()
    expect_told(player, "You move a void totem from the centre to")


def test_where_the_third_tribe_can_build_nothing_a_card_is_discarded(new_page: Crowd) -> None:
    """I2.1: the tray asks which one."""
    player = IwariPlayer.at(new_page(), DISCARD, "discard")
    player.wave_aside()
    expect(player.confirm_button).to_have_count(0)
    player.hand_cards.first.click()
    expect(player.confirm_button).to_contain_text(re.compile("Discard", re.I))
    player.confirm()
    expect_told(player, "you discard a card")


def test_where_the_void_can_do_nothing_a_card_is_discarded(new_page: Crowd) -> None:
    """IV3: banner and tray say so, and the hand is filled next."""
    player = VoidPlayer.at(new_page(), DISCARD_VOID, "throw")
    player.wave_aside()
    expect(player.page.get_by_text("Nothing can be built for the void")).to_be_visible()
    expect(player.confirm_button).to_have_count(0)
    player.hand_cards.first.click()
    expect(player.confirm_button).to_contain_text(re.compile("Discard", re.I))
    player.confirm()
    assert player.asked() == "refill"


def test_a_win_against_the_void_is_told_with_what_decided_it(new_page: Crowd) -> None:
    """IV10: the last card is drawn, all is judged, and the players have held out."""
    player = VoidPlayer.at(new_page(), WIN, "refill")
    player.wave_aside()
    player.draw()
    while player.asked() != "over":
        player.decide()
    page = player.page
    expect(page.get_by_role("heading", name="has held out against the void")).to_be_visible()
    why = page.get_by_role("region", name="Why it ended this way")
    expect(why).to_contain_text("it needs: you have held out.")


def test_two_on_one_device_play_together_and_no_hand_shows_while_it_changes_hands(
    new_page: Crowd,
) -> None:
    """IV12: hot seat against the void."""
    player = VoidPlayer(new_page())
    page = player.page
    player.plan_against("coop", "normal")
    player.pick("Seat 2", "Friend here")
    page.get_by_role("textbox", name="Seat 2: name").fill("Tomás")
    player.start()
    names: list[str] = []
    asked = {**player.questions(), player.words("web-table-pass-to", player="").strip(): "device"}
    while len(names) < 3:
        assert player.wait_for(asked) == "device"
        name = page.get_by_role("heading", name="Pass the device to").inner_text()
        names.append(name.removeprefix("Pass the device to "))
        assert page.locator("[data-anchor^='hand-']").count() == 0
        page.get_by_role("button", name=f"I am {names[-1]}").click()
        expect(player.button("web-say-open")).to_have_count(0)  # nobody else is there
        while player.wait_for(asked) != "device":
            player.decide()
    assert names[0] != names[1]
    assert names[0] == names[2]
