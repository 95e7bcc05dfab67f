"""IV: what a seat can do against the void, besides what it can in every game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bivouac.core.contract import Known
from bivouac.games.iwari.layout import FREE, TENT, TOTEM, VOID_BIOME
from bivouac.games.iwari.notation.builds import Piece, piece, piece_of
from bivouac.games.iwari.notation.position import card_ids
from bivouac.games.iwari.notation.prices import prices, territory_of
from bivouac.games.iwari.offers.payments import Payment
from bivouac.games.iwari.steps import DONE, NO_PIECE, VOID_WITH, split
from bivouac.games.iwari.view.reading import held_cards, is_seen
from bivouac.games.iwari.view.void import void_cards_showing
from bivouac.games.iwari.wire import offers as wire

if TYPE_CHECKING:
    from bivouac.games.iwari.offers.choices import Choices

LIFTED = {"lift_tent": TENT, "lift_totem": TOTEM}


def offer_against_void(choices: "Choices", legal: Sequence[int]) -> wire.VoidOffer:
    """The part of the protocol's `Offer` that is for these games; empty in others."""
    named = [(step, *split(step)) for step in legal]
    return {
        "lifts": lifts(choices, choices.known, (), ()),
        "voids": voids(choices) if any(kind == "void" for _, kind, _ in named) else [],
        "skips": [choices.card(step, kind, card) for step, kind, card in named if kind == "skip"],
        "orders": [order(choices, step) for step, kind, _ in named if kind == "order"],
        "ruins": [ruin(choices, step, spot) for step, kind, spot in named if kind == "ruin"],
        "targets": [
            {"territory": choices.setting.territory_ids[number], "event": choices.event(step)}
            for step, kind, number in named
            if kind == "target"
        ],
        "free": free(choices, legal) if choices.position["phase"] == FREE else None,
    }


def lifts(
    choices: "Choices", under_way: Known, pieces: Sequence[Piece], paid: Payment
) -> list[wire.Lift]:
    """IV9: the own pieces that can move as the next piece of a build, and where to.

    `under_way` is the game with the pieces chosen before, paid for as they are.
    """
    found: list[wire.Lift] = []
    for step in under_way.legal():
        kind, source = split(step)
        if kind not in LIFTED:
            continue
        lifted = under_way.copy()
        lifted.apply(step)
        landings = [one.at for one in map(piece_of, lifted.legal()) if one is not None]
        moved = Piece(LIFTED[kind], landings[0], source)
        costs = prices(choices.setting, choices.position, [*pieces, moved])
        ways = choices.purse.ways_of(costs, [*paid, ()], len(paid))
        names = choices.setting.spot_ids if moved.kind == TENT else choices.setting.territory_ids
        found.append(
            {
                "piece": "tent" if moved.kind == TENT else "totem",
                "from": names[source],
                "to": [names[at] for at in landings],
                "ways": [card_ids(choices.setting, way) for way in ways],
            }
        )
    return found


def voids(choices: "Choices") -> list[wire.VoidCards]:
    """IV3, IV4: one void card, or several; those that everybody knows of first."""
    setting, position = choices.setting, choices.position
    biomes = setting.static["biomes"][0]
    held = [card for card in held_cards(position, choices.seat) if biomes[card] == VOID_BIOME]
    held.sort(key=lambda card: (not is_seen(position, card), card))
    showing, most = void_cards_showing(setting, position), int(setting.static["most_shown"][0])
    found: list[wire.VoidCards] = []
    for count in range(1, len(held) + 1):
        steps = [VOID_WITH + card for card in held[:count]]
        event = setting.event(position, steps if count == len(held) else [*steps, DONE])
        corrupts = showing + count >= most
        found.append({"cards": event["cards"], "event": event, "corrupts": corrupts})
    return found


def order(choices: "Choices", step: int) -> wire.OrderChoice:
    """IV5: where an infection comes to first, and where then."""
    event = choices.event(step)
    return {"territories": event["territories"], "event": event}


def ruin(choices: "Choices", step: int, spot: int) -> wire.RuinChoice:
    """IV5, IV11: a spot for a ruin, and what it brings there."""
    territory = territory_of(choices.setting, Piece(TENT, spot))
    return {
        "spot": choices.setting.spot_ids[spot],
        "event": choices.event(step),
        "gains": choices.trial.void_gains([step], territory),
    }


def free(choices: "Choices", legal: Sequence[int]) -> wire.FreeChoice:
    """IV8: the free piece of a settlement, or none."""
    setting = choices.setting
    places: list[wire.FreePlace] = []
    for step in legal:
        one = piece_of(step)
        if one is None:
            continue
        territory = territory_of(setting, one)
        place: wire.FreePlace = {
            "piece": piece(setting, one),
            "territory": setting.territory_ids[territory],
            "event": choices.event(step),
            "gains": choices.trial.void_gains([step], territory),
        }
        places.append(place)
    return {"places": places, "decline": choices.event(NO_PIECE)}
