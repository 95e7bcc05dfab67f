"""From the setup of a record to a position. Kernels check no bounds, so all is checked here."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from bivouac.core.contract import Game, Json
from bivouac.core.jit import entry
from bivouac.core.notation import (
    as_known_list,
    as_list,
    as_number,
    as_object,
    check_places,
    fail,
    part,
    shown,
)
from bivouac.core.records import Records, Smalls
from bivouac.games.iwari.layout import CARDS, CONNECTIONS, DISPLAY, HAND, NONE
from bivouac.games.iwari.rules.cards import gain
from bivouac.games.iwari.setup import begin, clear

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari

SETUP_KEYS = ("first_seat", "hands", "display", "deck", "mountains")


class Deal(NamedTuple):
    """Where every card lies before the first decision, by number."""

    hands: list[list[int]]
    display: list[int]
    deck: list[int]


@entry
def start_play(
    tables: Records,
    positions: Records,
    i: int,
    holders: Smalls,
    display: Smalls,
    deck: Smalls,
    covered: Smalls,
    first: int,
) -> None:
    """An empty map, then cards and mountains; `holders` has the seat of each hand card, or NONE."""
    t = tables[0]
    p = positions[i]
    clear(t, p)
    for card in range(t.n_cards):
        if holders[card] != NONE:
            gain(t, p, int(holders[card]), card)
    for place in range(len(display)):
        p.display[place] = display[place]
    p.display_n = len(display)
    for place in range(len(deck)):
        p.deck[place] = deck[place]
    p.deck_end = len(deck)
    for place in range(len(covered)):
        p.covered[place] = covered[place]
    begin(t, p, first)


def lay_out(setting: "Iwari", record: Json, strict: bool = True) -> Game:
    """The game at the start of a record; `strict` False allows what no deal could give.

    Made-up situations need that: hands, display and deck of any size, any mountains.
    """
    setup = as_object("setup", part(record, "setup"), SETUP_KEYS)
    first = as_number("setup.first_seat", setup["first_seat"], 0, setting.seats - 1)
    deal = read_deal(setting, setup)
    covered = read_mountains(setting, setup["mountains"])
    if strict:
        check_deal(setting, deal)
        check_mountains(setting, covered)
    holders = np.full(CARDS, NONE, np.int8)
    for seat, hand in enumerate(deal.hands):
        holders[hand] = seat
    marks = np.zeros(CONNECTIONS, np.int8)
    marks[covered] = 1
    display, deck = np.array(deal.display, np.int8), np.array(deal.deck, np.int8)
    game = Game(setting)
    start_play(setting.tables, game.positions, 0, holders, display, deck, marks, first)
    return game


def read_deal(setting: "Iwari", setup: dict[str, Json]) -> Deal:
    """IS4: every card in exactly one place."""
    cards = setting.card_number
    hands = as_list("setup.hands", setup["hands"], setting.seats, "IS4")
    deal = Deal(
        [as_known_list("setup.hands", "card", hand, cards) for hand in hands],
        as_known_list("setup.display", "card", setup["display"], cards),
        as_known_list("setup.deck", "card", setup["deck"], cards),
    )
    held = [card for hand in deal.hands for card in hand]
    places = {"hands": held, "display": deal.display, "deck": deal.deck}
    check_places("card", "IS4", places, setting.cards)
    for place, most in [(hand, HAND) for hand in deal.hands] + [(deal.display, DISPLAY)]:
        if len(place) > most:
            fail("setup", f"a hand has at most {HAND} cards, the display {DISPLAY}", "IS4")
    return deal


def check_deal(setting: "Iwari", deal: Deal) -> None:
    """IS4: hands and display have the sizes the rules deal; with a draft hands begin empty."""
    dealt = 0 if setting.chosen.draft else setting.pieces.hand
    for seat, hand in enumerate(deal.hands):
        if len(hand) != dealt:
            fail("setup.hands", f"seat {seat} has {len(hand)} cards, not {dealt}", "IS4")
    size = setting.pieces.display
    if len(deal.display) != size:
        fail("setup.display", f"must have {size} cards, not {len(deal.display)}", "IS4")


def read_mountains(setting: "Iwari", data: Json) -> list[int]:
    """The places of the covered connections."""
    where = "setup.mountains"
    places = []
    for number in as_list(where, data):
        if type(number) is not int or number not in setting.connection_number:
            fail(where, f"there is no connection {shown(number)}")
        if setting.connection_number[number] in places:
            fail(where, f"connection {number} occurs twice", "IS2")
        places.append(setting.connection_number[number])
    return places


def check_mountains(setting: "Iwari", covered: list[int]) -> None:
    """IS2: of each symbol in play one of its two connections is covered, and no other."""
    connections = setting.map.connections
    in_play = range(1, setting.pieces.mountains[setting.seats] + 1)
    for place in covered:
        connection = connections[place]
        if connection.symbol not in in_play:
            reason = f"connection {connection.number} shows no symbol that has a mountain"
            fail("setup.mountains", reason, "IS2")
    for symbol in in_play:
        shows = [place for place, found in enumerate(connections) if found.symbol == symbol]
        count = sum(place in covered for place in shows)
        if shows and count != 1:
            reason = f"one connection with symbol {symbol} is covered, not {count}"
            fail("setup.mountains", reason, "IS2")
