"""How long the game, or its first half, will go on."""

from collections.abc import Sequence

from bivouac.core.contract import Message
from bivouac.games.iwari.coach.matters import Matter, Topic, matter, rival
from bivouac.games.iwari.coach.sight import Sight
from bivouac.games.iwari.layout import DISPLAY, HAND

LAST_TURN = 7
"""How much the end matters beside points that a build brings."""
SOON = 3
FEW_TENTS = 2


def last_turn(sight: Sight) -> Matter | None:
    """IE2: in the last round everybody has one turn more at most."""
    if not sight.position["ending"]:
        return None
    return matter(LAST_TURN, Message("coach-iwari-last-turn", {}), f"seat-{sight.seat}")


def deck_ends(sight: Sight) -> Matter | None:
    """IE1, IE2: cards for about one round are left."""
    if sight.position["ending"] or not 0 < sight.deck <= 2 * sight.setting.seats:
        return None
    if sight.position["deck_runs"] == 0:
        return matter(SOON, Message("coach-iwari-deck-first", {"count": sight.deck}), "deck")
    return matter(SOON + 1, Message("coach-iwari-deck-last", {"count": sight.deck}), "deck")


def last_tents(sight: Sight) -> Matter | None:
    """IE2: a player who runs out of tents ends the game; the third tribe does not."""
    if sight.position["ending"]:
        return None
    left: list[int] = sight.position["tents_left"][: sight.setting.seats].tolist()
    count, seat = min((count, seat) for seat, count in enumerate(left))
    if count > FEW_TENTS:
        return None
    if seat == sight.seat:
        says = Message("coach-iwari-tents-own", {"count": count})
    else:
        says = Message("coach-iwari-tents-left", {**rival(sight.setting, seat), "count": count})
    return matter(SOON + 2, says, f"seat-{seat}")


def deck_runs_out(sight: Sight) -> Matter | None:
    """IE1, IE2, IT7: refilling hand and display takes the last card of the deck in this turn."""
    position = sight.position
    wanted = HAND - int(position["hand_n"][sight.seat]) + DISPLAY - int(position["display_n"])
    if position["ending"] or not 0 < sight.deck <= wanted:
        return None
    if position["deck_runs"] == 0:
        return matter(LAST_TURN, Message("coach-iwari-runs-first", {}), "deck")
    return matter(LAST_TURN, Message("coach-iwari-runs-last", {}), "deck")


TOPICS: Sequence[Topic[Sight]] = (last_turn, last_tents, deck_ends)
