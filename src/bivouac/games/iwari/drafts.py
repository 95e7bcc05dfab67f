"""A build being made, piece by piece: how it stands, and how it can go on (IT1, IT3-IT6)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bivouac.core.contract import Game, Json
from bivouac.games.iwari.layout import PIECES
from bivouac.games.iwari.notation.builds import piece
from bivouac.games.iwari.notation.position import card_ids
from bivouac.games.iwari.offers import Choices, pieces_among
from bivouac.games.iwari.payments import Payment
from bivouac.games.iwari.refusals import Piece, check_due, check_pieces
from bivouac.games.iwari.steps import PAY_WITH, TENT_AT, TOTEM_AT
from bivouac.games.iwari.wishes import pay_for, read_cards, read_pieces, read_wish

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari


def draft(setting: "Iwari", game: Game, seat: int, wish: Json) -> Json:
    """The protocol's `Drafted` for a `Draft`; Refused if it is malformed or impossible."""
    known = game.redact(seat)
    check_due(known.position, {"seat": seat, "do": "build"})
    data = read_wish("a draft", wish, ("pieces", "cards"))
    pieces = read_pieces(setting, data["pieces"])
    pins = read_cards(setting, data["cards"], len(pieces))
    check_pieces(setting, known.position, pieces)
    choices = Choices(setting, known, seat)
    paid = pay_for(setting, known.position, choices.purse, pieces, pins)
    biome = choices.biome_at(pieces[0])
    event = choices.build(pieces, paid)
    return {
        "build": {
            "pieces": [
                {
                    "piece": piece(setting, kind, at),
                    "cards": card_ids(setting, paid[i]),
                    "ways": [
                        card_ids(setting, way) for way in choices.purse.ways_of(biome, pins, i)
                    ],
                }
                for i, (kind, at) in enumerate(pieces)
            ],
            "event": event,
            "gains": choices.gains(pieces, event),
        },
        "nexts": nexts(choices, pieces, paid),
    }


def nexts(choices: Choices, pieces: Sequence[Piece], paid: Payment) -> list[Json]:
    """The pieces that can follow, each with the whole build; those before stay paid as they are."""
    if len(pieces) == PIECES:
        return []
    under_way = choices.game.copy()
    for (kind, at), way in zip(pieces, paid, strict=True):
        under_way.apply((TENT_AT, TOTEM_AT)[kind] + at)
        for card in way:
            under_way.apply(PAY_WITH + card)
    return [choices.place([*pieces, one], paid) for one in pieces_among(under_way.legal())]
