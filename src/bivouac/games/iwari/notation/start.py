"""From the setup of a record to a position. Kernels check no bounds, so all is checked here."""

from typing import NamedTuple

import numpy as np

from bivouac.core.complaints import fail
from bivouac.core.contract import Game, Json
from bivouac.core.jit import entry
from bivouac.core.messages import Message
from bivouac.core.notation import (
    as_known_list,
    as_list,
    as_mapping,
    as_number,
    as_object,
    check_places,
    part,
)
from bivouac.core.records import Records, Smalls, Word
from bivouac.games.iwari.layout import (
    CARDS,
    CONNECTIONS,
    DISPLAY,
    HAND,
    MOUNTAIN,
    NONE,
    STORM_PIECE,
)
from bivouac.games.iwari.notation.laid import Laid, check_laid, read_laid
from bivouac.games.iwari.notation.packs import check_packs
from bivouac.games.iwari.rules.cards import gain
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.setup.deal import begin, clear
from bivouac.games.iwari.setup.spread import box_tokens, lay_token
from bivouac.games.iwari.void.rules.entries import begin_game

SETUP_KEYS = ("first_seat", "hands", "display", "deck", "mountains")


class Deal(NamedTuple):
    """Where every card lies before the first decision, by number."""

    hands: list[list[int]]
    display: list[int]
    deck: list[int]


@entry
def deal_out(
    static: Records, positions: Records, i: int, holders: Smalls, display: Smalls, deck: Smalls
) -> None:
    """An empty map, then cards; `holders` has the seat of each hand card, or NONE."""
    t = static[0]
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


@entry
def put_down(
    static: Records,
    positions: Records,
    i: int,
    covered: Smalls,
    missions: Word,
    gold: Word,
    spots: Smalls,
    colours: Smalls,
    first: int,
) -> None:
    """What lies on the map besides what is printed there; then the first decision is due."""
    t = static[0]
    p = positions[i]
    for place in range(len(covered)):
        if covered[place] != 0:
            p.covered[place] = covered[place]
    p.missions = missions
    p.gold = gold
    for token in range(len(spots)):
        lay_token(t, p, int(spots[token]), int(colours[token]))
    box_tokens(t, p)
    begin(t, p, first)


def lay_out(setting: Iwari, record: Json, strict: bool = True) -> Game:
    """The game at the start of a record; `strict` False allows what no deal could give.

    Made-up situations need that: hands, display and deck of any size, any mountains, and nothing
    on the map of what the options would put there.
    """
    extras = extra_keys(setting)
    keys, optional = ((*SETUP_KEYS, *extras), ()) if strict else (SETUP_KEYS, extras)
    setup = as_object("setup", part(record, "setup"), keys, optional)
    first = as_number("setup.first_seat", setup["first_seat"], 0, setting.seats - 1)
    deal = read_deal(setting, setup)
    laid = read_laid(setting, setup)
    if strict:
        check_deal(setting, deal)
        check_laid(setting, laid)
        check_rewards(laid, part(record, "components"))
    game = Game(setting)
    put_cards(game, deal)
    put_rest(game, laid, first)
    return game


def extra_keys(setting: Iwari) -> tuple[str, ...]:
    """IX1, IG1, IM6, IR1: what the options put on the map, or beside it."""
    chosen = setting.chosen
    in_play = {
        "expeditions": chosen.expeditions,
        "discoveries": chosen.discoveries,
        "gold": chosen.veneration == "c",
        "storms": chosen.storms,
    }
    return tuple(key for key, is_there in in_play.items() if is_there)


def put_cards(game: Game, deal: Deal) -> None:
    """IS4: hands, display and deck."""
    holders = np.full(CARDS, NONE, np.int8)
    for seat, hand in enumerate(deal.hands):
        holders[hand] = seat
    display, deck = np.array(deal.display, np.int8), np.array(deal.deck, np.int8)
    deal_out(game.setting.static, game.positions, 0, holders, display, deck)


def put_rest(game: Game, laid: Laid, first: int) -> None:
    """IS2, IR1, IX1, IM6, IG1, IV1: everything else, tokens in the order of their spots."""
    covered = np.zeros(CONNECTIONS, np.int8)
    covered[laid.mountains] = MOUNTAIN
    covered[laid.storms] = STORM_PIECE
    missions, gold = (
        np.uint64(sum(1 << number for number in numbers))
        for numbers in (laid.expeditions, laid.gold)
    )
    tokens = sorted(laid.discoveries.items())
    spots, colours = (np.array([token[i] for token in tokens], np.int8) for i in range(2))
    static, positions = game.setting.static, game.positions
    put_down(static, positions, 0, covered, missions, gold, spots, colours, first)
    if not game.setting.scored:
        begin_game(static, positions, 0)


def check_rewards(laid: Laid, components: Json) -> None:
    """IX1: every expedition that lies open is described."""
    known = as_mapping("components", components).get("expeditions", {})
    for number in laid.expeditions:
        if str(number + 1) not in known:
            reason = Message("iwari-fault-not-described", {"number": number + 1})
            fail("setup.expeditions", reason, "IX1")


def read_deal(setting: Iwari, setup: dict[str, Json]) -> Deal:
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
            fail("setup", "iwari-fault-hand-limit", "IS4", hand=HAND, display=DISPLAY)
    return deal


def check_deal(setting: Iwari, deal: Deal) -> None:
    """IS4: hands and display have the sizes the rules deal; with a draft hands begin empty.

    IV1: against the void the deck is stacked of packs.
    """
    dealt = 0 if setting.chosen.draft else setting.pieces.hand
    for seat, hand in enumerate(deal.hands):
        if len(hand) != dealt:
            fail("setup.hands", "fault-hand-size", "IS4", seat=seat, count=len(hand), right=dealt)
    size = setting.pieces.display
    if len(deal.display) != size:
        fail("setup.display", "fault-card-count", "IS4", right=size, count=len(deal.display))
    if setting.against_void:
        check_packs(setting, *deal)
