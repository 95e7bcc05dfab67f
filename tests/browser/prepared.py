"""The tables that stand ready for the tests of the browser."""

from bivouac.core.contract import Game
from scripts.prepared_tables import Prepared, Until, asked, never, turn_of
from tests.browser import (
    boxes_tables,
    coach_tables,
    ending_tables,
    first_tables,
    following_tables,
    helps_tables,
    hint_tables,
    iwari_tables,
    iwari_void_tables,
    size_tables,
)
from tests.browser.iwari_tables import before_the_scoring, both, in_the_last_round

OVER = Prepared("over", "classic", "pb", never)
OVER_AGAIN = Prepared("over-again", "classic", "pb", never, seed=2)
"""Of the one test that plays again, after which the table leads to the next game."""
TURN = Prepared("turn", "classic", "pb", turn_of(0, 8, reach=8), seed=2)
TURN_LOOKED_AT = Prepared("turn-looked-at", "classic", "pbbb", turn_of(0, 16, reach=12), seed=2)
TUCK = Prepared("tuck", "classic", "pb", asked(0, "tuck"))
TUCK_LOOKED_AT = Prepared("tuck-looked-at", "classic", "pb", asked(0, "tuck"))
STORY = Prepared("story", "classic", "pb", asked(0, "story", turns=1))
STORY_ON_PHONE = Prepared("story-on-phone", "classic", "pb", asked(0, "story", turns=1))
DOWNPOUR = Prepared("downpour", "downpour", "pb", asked(0, "marker"))
VOLCANO = Prepared("volcano", "volcano", "pb", asked(0, "marker"))
LAKE = Prepared("lake", "lake", "pb", asked(0, "fishing"))
TUCK_ON_PHONE = Prepared("tuck-on-phone", "classic", "pb", asked(0, "tuck"))
LAKE_ON_PHONE = Prepared("lake-on-phone", "lake", "pb", asked(0, "fishing"))
DUEL = Prepared("duel", "classic", "pp", turn_of(0, 8))
SHARED = Prepared("shared", "classic", "pb", turn_of(0, 6))
LEFT = Prepared("left", "classic", "pp", turn_of(0, 6))
AWAY = Prepared("away", "classic", "pp", turn_of(0, 6), seed=2)
ODD_NAMES = Prepared("odd-names", "classic", "pp", turn_of(0, 4), names=["<b>Bo</b>", "&amp;\"'"])


def iwari(name: str, until: Until, seed: int, seats: str = "pb") -> Prepared:
    """A table of Iwari with all deeds."""
    deeds = ["union", "discovery", "honour", "respect"]
    more = {"deeds": deeds}
    return Prepared(f"iwari-{name}", "new-horizons", seats, until, seed, game="iwari", more=more)


def with_ways_to_pay(game: Game) -> bool:
    """A turn of seat 0 with a place that can be paid for in several ways."""
    if not asked(0, "turn", 8)(game):
        return False
    offer = game.setting.offer(game.redact(0)) or {}
    return any(len(place["ways"]) > 1 for place in offer["places"])


IWARI_TURN = iwari("turn", with_ways_to_pay, 2)
IWARI_LOOKED_AT = iwari("looked-at", turn_of(0, 16, reach=6), 3, "pbbb")
IWARI_REFILL = iwari("refill", asked(0, "refill", 6), 2)
IWARI_DEED = iwari("deed", asked(0, "deed"), 6)
IWARI_REFILL_LOOKED_AT = iwari("refill-looked-at", asked(0, "refill", 6), 2)
IWARI_DEED_LOOKED_AT = iwari("deed-looked-at", asked(0, "deed"), 6)
IWARI_SCORING = iwari("scoring", both(asked(0, "turn"), before_the_scoring), 3)
IWARI_LAST = iwari("last", in_the_last_round, 1)
IWARI_ON_PHONE = iwari("on-phone", turn_of(0, 8, reach=6), 4)
IWARI_LAST_ON_PHONE = iwari("last-on-phone", in_the_last_round, 5)
IWARI_OVER = iwari("over", never, 1, "pbb")

TABLES = [
    *boxes_tables.TABLES,
    *coach_tables.TABLES,
    *iwari_tables.TABLES,
    *iwari_void_tables.TABLES,
    *first_tables.TABLES,
    *following_tables.TABLES,
    *helps_tables.TABLES,
    *hint_tables.TABLES,
    *ending_tables.TABLES,
    *size_tables.TABLES,
    IWARI_TURN,
    IWARI_LOOKED_AT,
    IWARI_REFILL,
    IWARI_DEED,
    IWARI_REFILL_LOOKED_AT,
    IWARI_DEED_LOOKED_AT,
    IWARI_SCORING,
    IWARI_LAST,
    IWARI_ON_PHONE,
    IWARI_LAST_ON_PHONE,
    IWARI_OVER,
    OVER,
    OVER_AGAIN,
    TURN,
    TURN_LOOKED_AT,
    TUCK,
    TUCK_LOOKED_AT,
    STORY,
    STORY_ON_PHONE,
    DOWNPOUR,
    VOLCANO,
    LAKE,
    TUCK_ON_PHONE,
    LAKE_ON_PHONE,
    DUEL,
    SHARED,
    LEFT,
    AWAY,
    ODD_NAMES,
]
PAGES = [
    *("/", "/new", "/new/iwari", "/rules", "/rules/iwari", "/aid/iwari", "/pad/dewan"),
    *("/drills", "/drills/dewan/stories", "/drills/iwari/infections"),
    *("/replay", "/replay/over", "/t/over", "/replay/iwari-over", "/t/iwari-over"),
    *("/replay/iwari-void-over", "/t/iwari-void-over", "/t/iwari-void-ruin-seen"),
]
"""Pages that anybody can open, at any time."""
