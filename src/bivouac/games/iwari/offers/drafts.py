"""A build being made, piece by piece: how it stands, how it goes on (IT1, IT3-IT6, IA, IF1, IV)."""

from collections.abc import Sequence

from bivouac.core.contract import Known
from bivouac.games.iwari.layout import PIECES
from bivouac.games.iwari.notation.builds import Piece, piece, piece_steps
from bivouac.games.iwari.notation.position import card_ids
from bivouac.games.iwari.notation.prices import prices
from bivouac.games.iwari.offers.choices import Choices, pieces_among
from bivouac.games.iwari.offers.payments import Payment
from bivouac.games.iwari.offers.void import lifts
from bivouac.games.iwari.offers.wishes import pay_for, read_cards, read_object, read_pieces
from bivouac.games.iwari.refusals.builds import check_pieces
from bivouac.games.iwari.refusals.decisions import check_due
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import PAY_WITH
from bivouac.games.iwari.wire import offers as wire


def draft(setting: Iwari, known: Known, begun: object) -> wire.Drafted:
    """The protocol's `Drafted` for a `Draft`; Refused if it is malformed or impossible."""
    check_due(setting, known.position, {"seat": known.seat, "do": "build"})
    data = read_object("a draft", begun, ("pieces", "cards"))
    pieces = read_pieces(setting, data["pieces"])
    pins = read_cards(setting, data["cards"], len(pieces))
    check_pieces(setting, known.position, pieces)
    choices = Choices(setting, known)
    paid = pay_for(setting, known.position, choices.purse, pieces, pins)
    costs = prices(setting, known.position, pieces)
    event = choices.build(pieces, paid)
    return {
        "build": {
            "pieces": [
                {
                    "piece": piece(setting, one),
                    "cards": card_ids(setting, paid[i]),
                    "ways": [
                        card_ids(setting, way) for way in choices.purse.ways_of(costs, pins, i)
                    ],
                }
                for i, one in enumerate(pieces)
            ],
            "event": event,
            "gains": choices.gains(pieces, event),
        },
        **go_on(choices, pieces, paid),
    }


def go_on(choices: Choices, pieces: Sequence[Piece], paid: Payment) -> wire.Following:
    """The pieces that can follow, each with the whole build; those before stay paid as they are.

    Those that come out of the stock, and own ones that can move (IV9).
    """
    if len(pieces) == PIECES:
        return {"nexts": [], "lifts": []}
    under_way = choices.known.copy()
    for one, way in zip(pieces, paid, strict=True):
        for step in [*piece_steps(one), *(PAY_WITH + card for card in way)]:
            under_way.apply(step)
    nexts = pieces_among(under_way.legal())
    return {
        "nexts": [choices.place([*pieces, one], paid) for one in nexts],
        "lifts": lifts(choices, under_way, pieces, paid),
    }
