"""The tables that stand ready for the tests of the browser."""

from scripts.prepared_tables import Prepared, asked, never, turn_of

OVER = Prepared("over", "classic", "pb", never)
OVER_AGAIN = Prepared("over-again", "classic", "pb", never, seed=2)
TURN = Prepared("turn", "classic", "pb", turn_of(0, 8, reach=8), seed=2)
TURN_LOOKED_AT = Prepared("turn-looked-at", "classic", "pbbb", turn_of(0, 16, reach=12), seed=2)
TUCK = Prepared("tuck", "classic", "pb", asked(0, "tuck"))
TUCK_LOOKED_AT = Prepared("tuck-looked-at", "classic", "pb", asked(0, "tuck"))
STORY = Prepared("story", "classic", "pb", asked(0, "story", turns=1))
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

TABLES = [
    OVER,
    OVER_AGAIN,
    TURN,
    TURN_LOOKED_AT,
    TUCK,
    TUCK_LOOKED_AT,
    STORY,
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
    *("/", "/new", "/new/iwari", "/rules", "/rules/iwari"),
    *("/replay", "/replay/over", "/t/over"),
]
"""Pages that anybody can open, at any time."""
