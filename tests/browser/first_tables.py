"""Tables where a moment worth one is about to come."""

from dataclasses import replace

from bivouac.core.contract import SPECTATOR, Game, Json
from bivouac.tables.logged_game import LoggedGame
from scripts.prepared_tables import Prepared, asked, never, play, turn_of
from tests.browser.iwari_tables import in_the_last_round, on_map


def completes_a_story(game: Game) -> bool:
    """Seat 0 begins a turn in which a camp completes a story, and nothing is asked before that."""
    if not asked(0, "turn")(game):
        return False
    offer = game.setting.offer(game.redact(0)) or {}
    gains = [journey["gains"] for journey in offer["journeys"]]
    return any(one["told"] and one["then"] is None for one in gains)


def is_about_to_end(game: Game) -> bool:
    """Whatever seat 0 decides now is the last decision but for what its camp may bring."""
    if not asked(0, "turn")(game):
        return False
    view = game.observe(SPECTATOR)
    last = (view["first"] + len(view["seats"]) - 1) % len(view["seats"])
    return bool(view["last_round"] and last == 0)


def claims_a_territory(game: Game) -> bool:
    """Seat 0 begins a turn in which a build fills a territory that is judged then."""
    if not asked(0, "turn")(game):
        return False
    offer = game.setting.offer(game.redact(0)) or {}
    return any(place["gains"]["void"]["claims"] for place in offer["places"])


STORY = Prepared("first-story", "classic", "pb", completes_a_story, seed=4)
STORY_MOVING = replace(STORY, id="first-story-moving")
END = Prepared("first-end", "classic", "pb", is_about_to_end)
CLAIM = replace(
    on_map("first-claim", "new-horizons", "p", claims_a_territory, 2, mode="solo", void_limit=11),
    by="random",
)
END_IWARI = on_map("first-end", "new-horizons", "pb", in_the_last_round, 1)
PAIR = Prepared("first-pair", "classic", "pp", turn_of(0, 6))
WATCHED = Prepared("first-watched", "classic", "pp", turn_of(0, 6), seed=5)
PLAYED = Prepared("first-played", "classic", "pp", never, seed=6)
LONG_NAMES = Prepared(
    *("first-long-names", "lake", "pppp", turn_of(0, 8)),
    names=["Maximiliane Wanderfalke", "Bartholomäus Kieselstein", "Ulla", "さすらいの焚き火番"],
)
LONG_WORD = "Maximilianenwanderfalkin"
"""As long as a name may be, and nowhere to break it."""
LONG_NAMES_IWARI, LONG_NAMES_SCORED = (
    replace(
        on_map(f"first-{name}", "vast-lands", "ppppp", until, 1),
        names=[
            *(LONG_WORD, "Bartholomäus Kieselstein", "Ulla"),
            *("さすらいの焚き火番", "Wanderfalkenkönigin Maja"),
        ],
    )
    for name, until in (("long-names", turn_of(0, 30)), ("names-scored", never))
)
LONG_WORD_OWN = replace(
    LONG_NAMES, id="first-long-word", main="classic", names=[LONG_WORD, *LONG_NAMES.names[1:]]
)

TABLES = [
    *(STORY, STORY_MOVING, END, END_IWARI, CLAIM, PAIR, WATCHED, PLAYED),
    *(LONG_NAMES, LONG_WORD_OWN, LONG_NAMES_IWARI, LONG_NAMES_SCORED),
]


def offer_at(table: Prepared) -> Json:
    """What is offered to seat 0 where a prepared table stands."""
    stored = play(table)
    game = LoggedGame.restore(stored.deal, stored.rows).game
    return game.setting.offer(game.redact(0))
