"""What is on the pictures of Iwari: the tables, and how each screen is come to."""

import re

from playwright.sync_api import expect

from bivouac.core.contract import SPECTATOR, Game
from scripts.prepared_tables import Prepared, Until, asked, at_once, never, turn_of
from tests.browser.iwari_against import VoidPlayer
from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import Player

DEEDS = {"deeds": ["union", "discovery", "honour", "respect"]}


def iwari(name: str, seats: str, until: Until, seed: int, main: str = "new-horizons") -> Prepared:
    """A table of Iwari with all deeds."""
    return Prepared(f"screens-{name}", main, seats, until, seed, game="iwari", more=DEEDS)


EVERYTHING = {
    "deeds": ["union", "discovery", "honour", "respect", "courage", "veneration"],
    "veneration": "a",
    "walking_totem": True,
    "fortifications": True,
    "discoveries": True,
}


def extended(name: str, main: str, seats: str, until: Until, seed: int, **more: object) -> Prepared:
    """A table of Iwari on a map of the atlas, with everything that is played there."""
    chosen = EVERYTHING | more
    return Prepared(f"screens-{name}", main, seats, until, seed, game="iwari", more=chosen)


TURN = iwari("iwari", "pppp", turn_of(0, 24, reach=6), 3)
THIRD = iwari("iwari-third", "pp", asked(0, "third", 12), 4, "vast-lands")
REFILL = iwari("iwari-refill", "ppp", asked(0, "refill", 15), 5)
DEED = iwari("iwari-deed", "ppp", asked(0, "deed"), 6)
OVER = iwari("iwari-over", "pppp", never, 7)
OPEN = Prepared(
    "screens-iwari-open",
    "vast-lands",
    "poo",
    at_once,
    listed=True,
    names=["Ilse", "", ""],
    game="iwari",
    more={"deeds": ["union", "honour"], "draft": True},
)
FLOATING = extended(
    "floating", "floating-lands", "pppp", turn_of(0, 28, reach=6), 3, storms=True, expeditions=True
)
ISLAND = extended("island", "forgotten-island", "ppp", turn_of(0, 24, reach=6), 4, expeditions=True)
PATHS = extended("paths", "unexplored-paths", "ppp", turn_of(0, 24, reach=6), 5, expeditions=True)
MASSIF = extended("massif", "glacier-massif", "pppp", asked(0, "walk"), 30, storms=True)
ROAD = extended("road", "long-road", "ppp", turn_of(0, 24, reach=6), 7, storms=True)
VOID = extended("void", "the-void", "pppppp", turn_of(0, 36, reach=6), 8, veneration="b")


def against(name: str, seats: str, until: Until, seed: int, limit: int) -> Prepared:
    """A table of Iwari against the void, alone or together."""
    more = {"mode": "solo" if len(seats) == 1 else "coop", "void_limit": limit}
    main = "new-horizons"
    return Prepared(f"screens-{name}", main, seats, until, seed, game="iwari", more=more)


def infected(game: Game) -> bool:
    """An infection asks for the spot of a ruin, and spots differ in what they bring."""
    if not asked(0, "ruin", 5)(game):
        return False
    now = game.observe(SPECTATOR)["void"]["now"] or {}
    options = (game.setting.offer(game.redact(0)) or {}).get("ruins", [])
    groups = {option["gains"]["group"][1] for option in options}
    return bool(now.get("kind") == "infection" and len(groups) > 1)


SOLO = against("solo", "p", infected, 3, 11)
COOP = against("coop", "pp", infected, 4, 8)
SOLO_OVER = against("solo-over", "p", never, 1, 4)
AGAINST = [SOLO, COOP, SOLO_OVER]
ATLAS = [FLOATING, ISLAND, PATHS, MASSIF, ROAD, VOID]
TABLES = [TURN, THIRD, REFILL, DEED, OVER, OPEN, *ATLAS, *AGAINST]
COMPANY = [TURN, THIRD, REFILL, DEED, *ATLAS, COOP]


def sit(player: Player, table: Prepared) -> None:
    """Sit down at a prepared table, with nothing left to be explained."""
    page = player.page
    page.goto(table.link(0))
    IwariPlayer(page, player.language).asked()
    page.wait_for_load_state("networkidle")
    if player.button("web-table-no-more").is_visible():
        player.button("web-table-no-more").click()
    page.mouse.move(2, 2)


def show_turn(player: Player) -> None:
    """My turn: a card is chosen, and what it can build glows."""
    sit(player, TURN)
    player.page.keyboard.press("1")


def show_floating(player: Player) -> None:
    """Floating Lands, with everything in play."""
    sit(player, FLOATING)


def show_island(player: Player) -> None:
    """Forgotten Island, where ruins close connections."""
    sit(player, ISLAND)


def show_paths(player: Player) -> None:
    """Unexplored Paths, with void totems in the centre."""
    sit(player, PATHS)


def show_walk(player: Player) -> None:
    """Glacier Massif: does the walking totem score its connection now?"""
    sit(player, MASSIF)


def show_road(player: Player) -> None:
    """Long Road."""
    sit(player, ROAD)


def show_void(player: Player) -> None:
    """The Void, for six."""
    sit(player, VOID)


def show_infection(player: Player, table: Prepared) -> None:
    """An infection asks where its ruin goes: a spot is chosen."""
    against_void = VoidPlayer(player.page, player.language)
    player.page.goto(table.link(0))
    against_void.asked()
    player.page.wait_for_load_state("networkidle")
    if player.button("web-table-no-more").is_visible():
        player.button("web-table-no-more").click()
    against_void.answers_about("ruin").first.press("Enter")
    expect(player.confirm_button).to_be_visible()
    player.page.mouse.move(2, 2)


def show_solo(player: Player) -> None:
    """Alone against the void: an infection."""
    show_infection(player, SOLO)


def show_coop(player: Player) -> None:
    """Together against the void: an infection."""
    show_infection(player, COOP)


def show_solo_end(player: Player) -> None:
    """How a game against the void ended, and why."""
    player.page.goto(SOLO_OVER.link(0))
    expect(player.button("web-replay-again")).to_be_visible()


def show_third(player: Player) -> None:
    """Two players: a build for the third tribe."""
    sit(player, THIRD)


def show_refill(player: Player) -> None:
    """A card for the hand: display or deck."""
    sit(player, REFILL)


def show_deed(player: Player) -> None:
    """A pawn is earned: where does it go?"""
    sit(player, DEED)


def show_end(player: Player) -> None:
    """The score sheet."""
    player.page.goto(OVER.link(0))
    expect(player.button("web-replay-again")).to_be_visible()


def show_scoring(player: Player) -> None:
    """The final scoring, some steps on."""
    show_end(player)
    player.button("web-replay-scoring").first.click()
    for _ in range(4):
        player.page.keyboard.press("ArrowRight")


def show_replay(player: Player) -> None:
    """A replay, half-way."""
    page = player.page
    page.goto(f"/replay/{OVER.id}")
    expect(page.get_by_role("slider")).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Shift+ArrowRight")
    page.mouse.move(2, 2)


def show_new_table(player: Player) -> None:
    """A table of Iwari being planned, with deeds."""
    page = player.page
    page.goto("/new/iwari")
    page.get_by_role("textbox", name=player.words("web-your-name")).fill("Maren")
    deeds = re.compile("^" + re.escape(player.words("iwari-choice-deeds")))
    page.get_by_role("switch", name=deeds).click()
    player.button("web-lobby-add-seat").click()
    page.mouse.move(2, 2)


def show_rules(player: Player) -> None:
    """The rules, at one of them."""
    player.page.goto("/rules#IT5")
    expect(player.page.get_by_role("heading", level=1)).to_be_attached()
    player.page.wait_for_load_state("networkidle")
