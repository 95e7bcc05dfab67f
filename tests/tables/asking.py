"""What somebody curious asks at a table: drafts, whys and decisions, most of them impossible."""

import random
from collections.abc import Callable
from typing import NamedTuple

from bivouac.core.contract import Event, Json, Known


class Curiosity(NamedTuple):
    """Questions of one viewer at one moment."""

    drafts: list[Json]
    questions: list[Json]
    events: list[Event]


def curious(known: Known, viewer: int, cards: list[str], chooser: random.Random) -> Curiosity:
    """Questions that fit the game; `known` is what the viewer knows of it."""
    ask: Callable[..., Curiosity] = about_iwari if "map" in known.setting.options else about_dewan
    return ask(known.view(), viewer, cards, chooser)


def about_dewan(view: Json, viewer: int, cards: list[str], chooser: random.Random) -> Curiosity:
    """Journeys from anywhere to anywhere, paid with anything."""
    route = chooser.sample([space["id"] for space in view["map"]["spaces"]], 3)
    own = view["seats"][viewer]
    camp = chooser.choice([own["start"], *own["camps"]])
    return Curiosity(
        [{"route": begun, "pins": [], "way": 1} for begun in ([camp], route)],
        [
            {"do": "place", "to": route[0]},
            {"do": "pay", "route": route, "leg": 0, "card": chooser.choice(cards)},
            {"do": "take", "slots": [0, 1]},
            {"do": "story", "index": None},
        ],
        [
            {"seat": viewer, "do": "place", "route": route, "pay": chooser.sample(cards, 3)},
            {"seat": viewer, "do": "tuck", "card": chooser.choice(cards), "half": 0},
            {"seat": viewer, "do": "fish", "card": chooser.choice(cards)},
            {"seat": viewer, "do": "marker", "space": route[0]},
            {"seat": viewer, "do": "pass"},
        ],
    )


def about_iwari(view: Json, viewer: int, cards: list[str], chooser: random.Random) -> Curiosity:
    """Pieces anywhere, paid with anything; cards from anywhere."""
    territory = chooser.choice([land["id"] for land in view["territories"]])
    tent = {"piece": "tent", "spot": f"{territory}-{chooser.randrange(1, 6)}"}
    totem = {"piece": "totem", "territory": territory}
    one, two, three = chooser.sample(cards, 3)
    number = chooser.choice(view["connections"])["number"]
    deed = {"do": "deed", "deed": "honour", "territory": None, "connection": number}
    explore = {"do": "explore", "territory": territory}
    fort = {"piece": "fortification", "spot": tent["spot"]}
    tribe = chooser.choice([viewer, 2])
    build = {"seat": viewer, "do": "build", "tribe": tribe, "pieces": [tent, totem]}
    return Curiosity(
        [
            {"pieces": [tent], "cards": [[]]},
            {"pieces": [tent, totem], "cards": [[], []]},
            {"pieces": [totem], "cards": [[one, two]]},
            {"pieces": [fort], "cards": [[]]},
        ],
        [
            {"do": "place", "piece": tent, "after": []},
            {"do": "place", "piece": totem, "after": [tent]},
            {"do": "pay", "pieces": [tent], "cards": [[one]]},
            {"do": "swap", "card": one},
            {"do": "draw", "index": None},
            {"do": "draw", "index": 1},
            {"do": "place", "piece": fort, "after": []},
            deed,
            explore,
        ],
        [
            {**build, "cards": [[one], [two, three]]},
            {"seat": viewer, "do": "swap", "card": one},
            {"seat": viewer, "do": "discard", "card": two},
            {"seat": viewer, "do": "draw", "from": "deck", "card": three},
            {"seat": viewer, "do": "draw", "from": "display", "index": 0, "card": one},
            {"seat": viewer, **deed},
            {"seat": viewer, **explore},
            {"seat": viewer, "do": "storm", "connection": number, "move": True},
            {"seat": viewer, "do": "walk", "score": False},
            {"seat": viewer, "do": "pass"},
        ],
    )
