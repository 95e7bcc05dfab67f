"""Iwari against the void, alone and together: whole games, each choice, and what is told of it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from scripts.prepared_tables import Prepared
from tests.browser import iwari_void_tables as tables
from tests.browser.conftest import Crowd
from tests.browser.iwari_against import FingerAgainst, KeysAgainst, VoidPlayer
from tests.browser.iwari_seats import banner, expect_told, log_of, sit

pytestmark = pytest.mark.slow  # the file as a whole


ENDED = re.compile("The void wins|beaten the void")


def seated(new_page: Crowd, table: Prepared, question: str) -> VoidPlayer:
    """Somebody with a mouse who is asked something."""
    player = VoidPlayer(new_page())
    sit(player, table, question)
    return player


def why_it_ended(player: VoidPlayer) -> Locator:
    """The part of the result that explains it."""
    return player.page.get_by_role("region", name="Why it ended this way")


def expect_explained(player: VoidPlayer, territories: int = 11) -> None:
    """The result says what ended the game, and of every territory whose it is and why."""
    why = why_it_ended(player)
    expect(why.get_by_role("paragraph").first).to_have_text(re.compile(r"\w+ .+\."))
    groups = why.get_by_role("heading", level=4).all_inner_texts()
    counted = [int(number) for group in groups for number in re.findall(r"\d+", group)]
    assert sum(counted) == territories, groups
    rows = why.get_by_role("listitem").all_inner_texts()
    judged = [line for line in groups if not line.startswith("Not judged")]
    assert len(rows) == sum(int(re.findall(r"\d+", line)[0]) for line in judged)


def expect_replay(player: VoidPlayer) -> None:
    """The replay opens, and goes on a turn."""
    player.page.get_by_role("link", name="Replay", exact=True).click()
    player.page.get_by_role("button", name="Forward one turn").click()
    expect(player.page.get_by_role("slider")).to_be_visible()


# Whole games


def test_somebody_alone_plays_by_mouse_to_the_end_and_reads_why(new_page: Crowd) -> None:
    player = VoidPlayer(new_page())
    player.plan_against("solo", "hard")
    player.start()
    expect(player.page.get_by_role("region", name=re.compile("void", re.I)).first).to_be_visible()
    answered = player.play_to_the_end()
    assert {"turn", "void", "refill"} <= set(answered)
    assert {"order", "ruin"} & set(answered), "the void has asked something"
    expect_told(player, "For the void, you build", "An infection begins at connection 1")
    reasons = re.compile(r"of at most \d+ totems stood|is unexplored, so|totem limit in|left for")
    expect(log_of(player)).to_contain_text(reasons)
    expect(log_of(player)).to_contain_text(re.compile("The void pawn moves"))
    expect(log_of(player)).to_contain_text(ENDED)
    expect_explained(player)
    expect_replay(player)


def test_a_person_and_a_bot_hold_out_or_lose_together(new_page: Crowd) -> None:
    player = VoidPlayer(new_page())
    player.plan_against("coop", "normal")
    player.seat_a_bot(1, "level2")
    player.start()
    player.asked()
    bot = player.bot_name(1)
    answered = player.play_to_the_end()
    assert {"turn", "void", "refill"} <= set(answered)
    expect_told(player, f"For the void, {bot} builds")
    expect_explained(player)
    verdict = player.page.get_by_role("heading", name=re.compile("void"), level=2)
    expect(verdict.first).to_be_visible()


def test_partners_do_not_see_each_other_s_cards_and_read_what_the_other_is_asked(
    new_page: Crowd,
) -> None:
    maren, tomas = VoidPlayer(new_page()), VoidPlayer(new_page())
    tomas.page.goto(tables.PARTNERS.link(1))
    expect(banner(tomas, "Maren")).to_be_visible()
    expect(tomas.confirm_button).to_have_count(0)
    sit(maren, tables.PARTNERS)
    for player, other in ((maren, "Tomás"), (tomas, "Maren")):
        partner = player.page.get_by_role("region", name=f"Tribe of {other}")
        expect(partner).to_be_visible()
        expect(partner.get_by_role("button", name=re.compile("^Card: "))).to_have_count(0)
    maren.decide()
    assert maren.asked() in ("void", "voids", "free")
    expect(banner(tomas, "Maren")).to_be_visible()
    theirs = {maren.words("iwari-web-void-waiting", player="Tomás", phase="turn"): "theirs"}
    while maren.wait_for({**maren.questions(), **theirs}) != "theirs":
        maren.decide()
    assert tomas.asked() == "turn"
    tomas.decide()
    expect_told(maren, "Tomás")
    expect_told(tomas, "You ")


# What the void asks


def test_an_infection_asks_for_its_order_and_tells_its_story(new_page: Crowd) -> None:
    player = seated(new_page, tables.ORDER, "order")
    expect(banner(player, "Infection: which territory comes first?")).to_be_visible()
    expect(player.aftermath).to_have_accessible_name("Infection")
    now = player.aftermath.locator("[aria-current=step]")
    expect(now).to_contain_text("Which territory first?")
    expect(player.aftermath).to_contain_text("The pawn moves on")
    answers = player.answers_about("order")
    expect(answers).to_have_count(2)
    first, second = (name.partition(" first")[0] for name in answers.all_inner_texts())
    answers.nth(1).click()
    expect(player.confirm_button).to_contain_text(f"Begin in {second}")
    player.point_at(player.map.get_by_role("button", name=re.compile(f"^{first},"))).click()
    expect(player.confirm_button).to_contain_text(f"Begin in {first}")
    player.confirm()
    expect_told(player, f"You send the void to {first} first, then to {second}.")


def test_the_order_of_an_infection_is_chosen_by_keys(new_page: Crowd) -> None:
    player = KeysAgainst(new_page())
    sit(player, tables.ORDER_BY_KEYS, "order")
    player.press("2")
    expect(player.answers_about("order").nth(1)).to_have_attribute("aria-pressed", "true")
    player.confirm()
    expect(log_of(player)).to_contain_text(re.compile("You send the void to .+ first"))


def test_the_spots_of_a_ruin_say_what_each_brings_and_one_is_chosen(new_page: Crowd) -> None:
    player = seated(new_page, tables.RUIN, "ruin")
    expect(player.aftermath.locator("[aria-current=step]")).to_contain_text("you choose")
    answers = player.answers_about("ruin")
    said = answers.all_inner_texts()
    assert any("New settlement of the void" in line or "→" in line for line in said)
    expect(player.confirm_button).to_have_count(0)
    player.page.get_by_role("button", name=re.compile("^Why these")).click()
    expect(player.page.get_by_text("The ruin goes on the free spot nearest")).to_be_visible()
    answers.first.click()
    expect(answers.first).to_have_attribute("aria-pressed", "true")
    expect(player.confirm_button).to_contain_text("Place the ruin")
    player.confirm()
    expect_told(player, "You choose the spot for the ruin in ")


def test_a_ruin_is_placed_on_a_phone(new_page: Crowd) -> None:
    player = FingerAgainst(new_page(phone=True))
    sit(player, tables.RUIN_ON_PHONE, "ruin")
    player.expect_nothing_hangs_over()
    player.answers_about("ruin").nth(1).tap()
    player.expect_nothing_hangs_over()
    player.confirm()
    answered: list[str] = []
    while answered.count("turn") < 2 and "over" not in answered:
        answered.append(player.decide())
        player.expect_nothing_hangs_over()
    for tab in ("cards", "lands", "players", "log"):
        player.tab(tab)
        player.expect_nothing_hangs_over()
    expect_told(player, "You choose the spot for the ruin in ")


def test_the_void_acts_where_the_player_lets_it_after_a_settlement(new_page: Crowd) -> None:
    player = seated(new_page, tables.TARGET, "target")
    expect(banner(player, "Settlement of the void: where does it act?")).to_be_visible()
    answers = player.answers_about("target")
    name = answers.nth(1).inner_text().splitlines()[0]
    answers.nth(1).click()
    expect(player.confirm_button).to_contain_text(f"It acts in {name}")
    player.confirm()
    expect_told(player, f"You let the void act in {name}.")


# Void cards


def test_void_cards_are_played_with_what_they_bring(new_page: Crowd) -> None:
    player = seated(new_page, tables.CARDS, "voids")
    answers = player.answers_about("cards")
    expect(answers.first).to_contain_text(re.compile("Infection at|Corruption at"))
    answers.nth(1).click()
    expect(player.cards_of("void").first).to_have_accessible_name(re.compile("Picked"))
    player.confirm()
    expect(log_of(player)).to_contain_text("You play 2 void cards; 3 void cards are now showing")


def test_a_void_card_is_played_instead_of_a_build_or_after_it(new_page: Crowd) -> None:
    player = seated(new_page, tables.CARD_OR_BUILD, "void")
    player.build()
    assert player.asked() == "refill"
    expect(banner(player, "Play void cards now, or refill your hand")).to_be_visible()
    player.cards_of("void").first.click()
    expect(player.confirm_button).to_contain_text(re.compile("Play"))
    player.confirm()
    expect(log_of(player)).to_contain_text(re.compile("You play a void card; "))


# Settlements and complete biomes


def test_a_settlement_brings_a_free_piece(new_page: Crowd) -> None:
    player = seated(new_page, tables.FREE, "free")
    player.open_places.first.click()
    expect(player.confirm_button).to_contain_text("Place it for free")
    player.confirm()
    expect(log_of(player)).to_contain_text(re.compile("You place a free (tent|totem) in"))


def test_a_free_piece_is_declined(new_page: Crowd) -> None:
    player = seated(new_page, tables.NO_FREE, "free")
    player.page.get_by_role("button", name=re.compile("^No free piece")).click()
    player.confirm()
    expect_told(player, "You place no free piece.")


def test_an_own_piece_moves_out_of_a_complete_biome(new_page: Crowd) -> None:
    player = seated(new_page, tables.MOVE, "turn")
    player.mover.click()
    expect(banner(player, "Which of your pieces moves?")).to_be_visible()
    player.lifts.first.click()
    expect(banner(player, "Where does this piece go?")).to_be_visible()
    player.cheapest().click()
    player.confirm()
    expect(log_of(player)).to_contain_text(re.compile("You move a (tent|totem) from .+ to"))


def test_a_card_of_a_complete_biome_keeps_the_void_from_acting(new_page: Crowd) -> None:
    player = seated(new_page, tables.SKIP, "void")
    player.way("skip").click()
    expect(banner(player, "Which card keeps the void from acting?")).to_be_visible()
    player.cards_of(tables.COMPLETE).first.click()
    expect(player.confirm_button).to_contain_text("the void rests")
    player.confirm()
    expect(log_of(player)).to_contain_text(re.compile("You discard a card of a complete biome"))
