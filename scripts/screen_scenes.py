"""What is on the pictures of the docs: the tables, and how each screen is come to."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from scripts import iwari_scenes as iwari
from scripts.prepared_tables import Prepared, asked, at_once, never, turn_of
from tests.browser.player import Player

CLASSIC = Prepared("screens-classic", "classic", "pppp", turn_of(0, 20, reach=12), seed=12)
VOLCANO = Prepared("screens-volcano", "volcano", "pppp", asked(0, "marker", 20), seed=3)
LAKE = Prepared("screens-lake", "lake", "ppp", turn_of(0, 18, reach=8), seed=10)
OVER = Prepared("screens-over", "classic", "pppp", never, seed=5)
OVER_TEAM = Prepared("screens-team", "team", "pppp", never, seed=2)
OPEN = Prepared("screens-open", "downpour", "poo", at_once, listed=True, names=["Sorrel", "", ""])
WATCHED = Prepared(
    "screens-watched",
    "lake",
    "pp",
    turn_of(1, 12),
    seed=4,
    listed=True,
    names=["Aiko", "Tomás"],
)
WAITING = Prepared("7UfrLG3uWv7R", "volcano", "pbo", at_once, seed=7)
STORIES = Prepared("screens-stories", "classic", "pp", asked(0, "story"), seed=6)
TABLES = [CLASSIC, VOLCANO, LAKE, OVER, OVER_TEAM, OPEN, WATCHED, WAITING, STORIES, *iwari.TABLES]
COMPANY = [CLASSIC, VOLCANO, LAKE, STORIES, *iwari.COMPANY]
"""Tables where the others are there too."""

Show = Callable[[Player], None]


@dataclass(frozen=True)
class Scene:
    """One picture."""

    name: str
    show: Show
    language: str = "en"
    dark: bool = False
    phone: bool = False
    from_top: bool = True  # scrolled to the top of the page

    @property
    def file(self) -> str:
        """The name of its file, without an ending."""
        parts = [self.name, "phone" * self.phone, self.language, "dark" * self.dark]
        return "-".join(part for part in parts if part and part != "en")


def open_table(player: Player, table: Prepared, asked_for: str) -> None:
    """Sit down at a prepared table, with nothing left to be explained."""
    player.page.goto(table.link(0))
    assert player.asked() == asked_for
    if player.button("web-table-no-more").is_visible():
        player.dismiss_explanations()


def rest(page: Page) -> None:
    """The pointer points at nothing."""
    page.mouse.move(2, 2)


def show_lobby(player: Player) -> None:
    """The lobby of somebody with running and finished games."""
    for table, asked_for in ((VOLCANO, "marker"), (CLASSIC, "turn")):
        open_table(player, table, asked_for)
    iwari.sit(player, iwari.TURN)
    for table in (OVER_TEAM, iwari.OVER, OVER):
        player.page.goto(table.link(0))
        expect(player.button("web-replay-again")).to_be_visible()
    player.page.goto("/")
    player.page.get_by_role("textbox", name=player.words("web-playing-as")).fill("Maren")
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("article").nth(2)).to_be_visible()


def show_first_lobby(player: Player) -> None:
    """The lobby of a stranger."""
    player.page.goto("/")
    expect(player.page.get_by_role("listitem").last).to_be_attached()
    player.page.wait_for_load_state("networkidle")


def show_new_table(player: Player) -> None:
    """A table for three being planned, a bot and a free seat included."""
    page = player.page
    page.goto("/new")
    page.get_by_role("textbox", name=player.words("web-your-name")).fill("Maren")
    player.choose_scenario("volcano")
    player.button("web-lobby-add-seat").click()
    rest(page)


def show_levels(player: Player) -> None:
    """A table for three being planned, with bots of two strengths."""
    page = player.page
    page.goto("/new")
    page.get_by_role("textbox", name=player.words("web-your-name")).fill("Maren")
    player.button("web-lobby-add-seat").click()
    for seat, bot in ((1, "level5"), (2, "level3")):
        player.seat_a_bot(seat, bot)
    player.level(2, "level3").scroll_into_view_if_needed()
    rest(page)


def show_waiting_room(player: Player) -> None:
    """The room where one waits for the others."""
    player.page.goto(WAITING.link(0))
    expect(player.button("web-copy")).to_be_visible()


def show_journey(player: Player) -> None:
    """My turn: a journey is chosen, with what it costs and brings."""
    open_table(player, CLASSIC, "turn")
    if player.page.get_by_role("navigation", name=player.words("web-table-tabs")).count() > 0:
        player.page.get_by_role("button", name=player.words("dewan-table-do-place", camp=7)).tap()
    choose_longest(player)


def choose_longest(player: Player) -> None:
    """The dearest journey on offer."""
    names = player.names_of(player.destinations)
    dearest = max(names, key=lambda name: (cost_in(name), name))
    player.map.get_by_role("button", name=dearest, exact=True).press("Enter")
    expect(player.confirm_button).to_be_visible()
    rest(player.page)


def cost_in(name: str) -> int:
    """The last number in the name of a space."""
    digits = "".join(letter if letter.isdigit() else " " for letter in name).split()
    return int(digits[-1]) if digits else 1


def show_turn(player: Player) -> None:
    """My turn, before anything is chosen."""
    open_table(player, LAKE, "turn")
    rest(player.page)


def show_lake(player: Player) -> None:
    """Lake villages, and two cards about to be taken."""
    open_table(player, LAKE, "turn")
    player.region("dewan-web-row").get_by_role("button").nth(2).click()
    rest(player.page)


def show_volcano(player: Player) -> None:
    """The volcano erupts: where does the lava go?"""
    open_table(player, VOLCANO, "marker")
    open_space = player.words("dewan-web-space-open")
    player.map.get_by_role("button", name=open_space).first.press("Enter")
    expect(player.confirm_button).to_be_visible()
    rest(player.page)


def show_stories(player: Player) -> None:
    """The first question of a first game."""
    player.page.goto(STORIES.link(0))
    assert player.asked() == "story"
    rest(player.page)


def show_end(player: Player) -> None:
    """The score sheet."""
    player.page.goto(OVER.link(0))
    expect(player.button("web-replay-again")).to_be_visible()


def show_replay(player: Player) -> None:
    """A replay, half-way."""
    page = player.page
    page.goto(f"/replay/{OVER.id}")
    expect(page.get_by_role("slider")).to_be_visible()
    for _ in range(36):
        page.keyboard.press("Shift+ArrowRight")
    rest(page)


def show_rules(player: Player) -> None:
    """The rules, at one of them."""
    player.page.goto("/rules#DP2")
    expect(player.page.get_by_role("heading", level=1)).to_be_attached()
    player.page.wait_for_load_state("networkidle")


def show_keys(player: Player) -> None:
    """The keys of the table."""
    show_journey(player)
    player.page.keyboard.press("?")


SCENES = [
    Scene("lobby", show_lobby),
    Scene("lobby", show_lobby, "de", dark=True),
    Scene("lobby", show_first_lobby, "fr", phone=True),
    Scene("new-table", show_new_table),
    Scene("new-table", show_new_table, "ja", dark=True),
    Scene("new-table", show_new_table, "de", phone=True),
    Scene("levels", show_levels),
    Scene("levels", show_levels, "fr", phone=True, from_top=False),
    Scene("waiting", show_waiting_room, "fr"),
    Scene("table", show_journey),
    Scene("table", show_journey, "fr", dark=True),
    Scene("table", show_journey, "de", phone=True),
    Scene("table", show_journey, "ja", phone=True, dark=True),
    Scene("stories", show_stories, "de"),
    Scene("stories", show_stories, phone=True),
    Scene("volcano", show_volcano, "ja"),
    Scene("volcano", show_volcano, "en", phone=True, dark=True),
    Scene("lake", show_lake, "de"),
    Scene("lake", show_turn, "fr", phone=True),
    Scene("end", show_end),
    Scene("end", show_end, "ja", phone=True),
    Scene("end", show_end, "de", dark=True),
    Scene("replay", show_replay, "fr"),
    Scene("replay", show_replay, "en", phone=True, dark=True),
    Scene("rules", show_rules, "ja", from_top=False),
    Scene("keys", show_keys, "en", dark=True),
    Scene("new-table-iwari", iwari.show_new_table),
    Scene("new-table-iwari", iwari.show_new_table, "fr", phone=True),
    Scene("iwari", iwari.show_turn),
    Scene("iwari", iwari.show_turn, "fr", dark=True),
    Scene("iwari", iwari.show_turn, "de", phone=True),
    Scene("iwari-floating", iwari.show_floating),
    Scene("iwari-island", iwari.show_island, "fr"),
    Scene("iwari-paths", iwari.show_paths, "ja", dark=True),
    Scene("iwari-walk", iwari.show_walk, "de"),
    Scene("iwari-walk", iwari.show_walk, phone=True),
    Scene("iwari-road", iwari.show_road, dark=True),
    Scene("iwari-void", iwari.show_void),
    Scene("iwari-void", iwari.show_void, "ja", phone=True, dark=True),
    Scene("iwari-solo", iwari.show_solo),
    Scene("iwari-solo", iwari.show_solo, "de", phone=True),
    Scene("iwari-coop", iwari.show_coop, "fr", dark=True),
    Scene("iwari-solo-end", iwari.show_solo_end),
    Scene("iwari-third", iwari.show_third, "de"),
    Scene("iwari-refill", iwari.show_refill, "ja"),
    Scene("iwari-refill", iwari.show_refill, phone=True, dark=True),
    Scene("iwari-deed", iwari.show_deed, "fr"),
    Scene("iwari-scoring", iwari.show_scoring),
    Scene("iwari-scoring", iwari.show_scoring, "ja", phone=True),
    Scene("iwari-end", iwari.show_end, "de"),
    Scene("iwari-replay", iwari.show_replay, dark=True),
    Scene("iwari-rules", iwari.show_rules, from_top=False),
]
