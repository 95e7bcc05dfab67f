"""Tables where something is about to be forgone, explained, said, swapped, discarded or won.

Bots that play at random bring them about, for they play the same whatever other bots learn.
"""

from collections.abc import Callable
from dataclasses import replace

from bivouac.core.contract import Game, Json
from bivouac.record.replay import play_event
from scripts.prepared_tables import Prepared, Until, asked, at_once, turn_of
from tests.browser.iwari_tables import before_the_scoring, both, offers, on_map
from tests.browser.iwari_void_tables import alone, together


def dewan(name: str, main: str, seats: str, until: Until, seed: int) -> Prepared:
    """A table of Dewan."""
    return replace(Prepared(f"boxes-{name}", main, seats, until, seed), by="random")


def iwari(name: str, main: str, seats: str, until: Until, seed: int, **more: Json) -> Prepared:
    """A table of Iwari."""
    return replace(on_map(f"boxes-{name}", main, seats, until, seed, **more), by="random")


def loses_a_tuck(offer: Json, _: Game) -> bool:
    """Some ways to a camp leave no card to tuck, others do, and some help a story."""
    gains = [journey["gains"] for journey in offer["journeys"]]
    lost = {bool(one["forgone"]) for one in gains}
    steps = [step for one in gains for step in one["stories"] if step["id"] not in one["told"]]
    return offer["effect"] == "tuck" and lost == {True, False} and steps != []


def is_stuck(key: str) -> Callable[[Json, Game], bool]:
    """No camp can be placed, for this reason."""
    return lambda offer, _: (offer["stuck"] or {}).get("key") == key


def has_discards(count: int) -> Callable[[Json, Game], bool]:
    """So many cards are discarded."""
    return lambda _, game: len(game.redact(0).view()["discards"]) >= count


def discards_only(offer: Json, _: Game) -> bool:
    """I2.1: the third tribe can build nothing: a card is discarded."""
    return len(offer["discards"]) > 1


def discards_for_the_void(offer: Json, _: Game) -> bool:
    """IV3: nothing can be done for the void: a card is discarded."""
    return len(offer["discards"]) > 0


def from_the_centre(offer: Json, _: Game) -> bool:
    """IA4: a void totem can leave the centre."""
    return any(place["piece"].get("from") == "centre" for place in offer["places"])


def can_swap(offer: Json, _: Game) -> bool:
    """Every card of the hand can be swapped."""
    return len({one["card"] for one in offer["swaps"]}) > 1


def pays_in_several_ways(offer: Json, _: Game) -> bool:
    """A piece can be paid for in several ways."""
    return any(len(place["ways"]) > 1 for place in offer["places"])


def can_spend_all(offer: Json, game: Game) -> bool:
    """I2.1, IV3: one piece leaves cards, and every second one with it leaves none."""
    for place in offer["places"]:
        wish = {"pieces": [place["piece"]], "cards": [[]]}
        nexts = game.setting.draft(game.redact(0), wish)["nexts"]
        if nexts and all(one["gains"]["forgone"] for one in nexts):
            return True
    return False


def wins_whatever_is_drawn(offer: Json, game: Game) -> bool:
    """IV10: the next card of the hand ends the game, and the players have held out."""
    if not offer["draws"] or offer["voids"]:
        return False
    return all(is_won_after(game, draw["event"]) for draw in offer["draws"])


def is_won_after(game: Game, event: Json) -> bool:
    """Does this decision win the game?"""
    after = game.copy()
    play_event(after, game.setting.completed(game.position, event))
    return after.is_over and list(after.result().winners) != []


NEW, NEW_ON_PHONE, NEW_PLAYED = (dewan(f"new-{n}", "volcano", "pbb", at_once, 3) for n in range(3))
NEW_IWARI = iwari("new", "new-horizons", "pb", at_once, 3, deeds=["union"], expeditions=True)
PILE = dewan("pile", "classic", "pbb", offers("turn", has_discards(6)), 1)
PILE_ON_PHONE = replace(PILE, id="boxes-pile-on-phone")
PILE_IWARI = iwari("pile", "new-horizons", "pb", offers("turn", has_discards(6)), 1)
PILE_VOID = alone("boxes-pile", offers("turn", has_discards(4)), 1)
TUCK_LOST = dewan("tuck-lost", "classic", "pb", offers("turn", loses_a_tuck), 2)
TUCK_LOST_ON_PHONE = replace(TUCK_LOST, id="boxes-tuck-lost-on-phone")
STUCK = dewan("stuck", "classic", "pb", offers("turn", is_stuck("dewan-stuck-few")), 1)
PAIR = dewan("pair", "classic", "pb", turn_of(0, 4), 1)
TEAM = dewan("team", "team", "pppp", turn_of(0, 4), 1)
TALK = together("boxes-talk", "pp", turn_of(0, 2), 1)
TALK_ON_PHONE = together("boxes-talk-2", "pp", turn_of(0, 2), 1)
SWAP = iwari("swap", "new-horizons", "pb", offers("turn", can_swap, 4), 1)
PAYMENT = iwari("payment", "new-horizons", "pb", offers("turn", pays_in_several_ways, 4), 1)
CENTRE = iwari("centre", "unexplored-paths", "pb", offers("turn", from_the_centre, 4), 1)
DISCARD = iwari("discard", "new-horizons", "pb", offers("third", discards_only), 3)
DISCARD_VOID = together("boxes-discard", "pp", offers("void", discards_for_the_void), 13, 11)
SCORING = iwari("scoring", "new-horizons", "pb", both(asked(0, "turn"), before_the_scoring), 1)
SPEND = iwari("spend", "new-horizons", "pb", offers("turn", can_spend_all, 4), 1)
SPEND_VOID = alone("boxes-spend", offers("turn", can_spend_all, 4), 1)
WIN = alone("boxes-win", offers("refill", wins_whatever_is_drawn), 4)

TABLES = [
    NEW,
    NEW_ON_PHONE,
    NEW_PLAYED,
    NEW_IWARI,
    PILE,
    PILE_ON_PHONE,
    PILE_IWARI,
    PILE_VOID,
    TUCK_LOST,
    TUCK_LOST_ON_PHONE,
    STUCK,
    PAIR,
    TEAM,
    TALK,
    TALK_ON_PHONE,
    SWAP,
    PAYMENT,
    CENTRE,
    DISCARD,
    DISCARD_VOID,
    SCORING,
    SPEND,
    SPEND_VOID,
    WIN,
]
