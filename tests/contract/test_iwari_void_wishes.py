"""IV: why can't I, against the void: every answer names a rule and is a sentence for people."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bivouac.core.contract import Game, Json, Refused, generator
from tests.contract.iwari_made import moments_of
from tests.contract.iwari_moments import every_void_table, moments, setting_of
from tests.contract.looking import offer_of, view_of
from tests.contract.test_iwari_wishes import POSSIBLE, why


def pieces_of(table: str) -> list[Json]:
    """Every tent and totem there is a place for, and void totems from the centre."""
    setting = setting_of(table)
    names = setting.territory_ids
    return [
        *({"piece": "tent", "spot": spot} for spot in setting.spot_ids),
        *({"piece": "totem", "territory": name} for name in names),
        *({"piece": "void_totem", "territory": name, "from": "centre"} for name in names),
    ]


def offered_pieces(offer: Json) -> list[Json]:
    """What can be placed now: for a build, as the ruin that is asked for, or free."""
    if offer["free"] is not None:
        return [place["piece"] for place in offer["free"]["places"]]
    ruins = [{"piece": "tent", "spot": one["spot"]} for one in offer["ruins"]]
    return ruins or [place["piece"] for place in offer["places"]]


def spoken_key(answer: Refused) -> str:
    """The message in which people are told."""
    assert answer.message is not None
    return answer.message.key


@pytest.mark.slow
@every_void_table
def test_a_place_that_is_not_offered_says_what_is_wrong_with_it(table: str) -> None:
    """IT3-IT6, IV5, IV7, IV8, IV11: in every phase."""
    chooser = random.Random(3)
    rules = Counter[str]()
    everything = pieces_of(table)
    for game in moments_of(table, share=0.15):
        offer = offer_of(game)
        offered = offered_pieces(offer)
        for piece in chooser.sample(everything, 20) + offered[:5]:
            answer = why(game, {"do": "place", "piece": piece, "after": []})
            assert (str(answer) == POSSIBLE) == (piece in offered), (piece, answer)
            rules[answer.rule] += piece not in offered
            if spoken_key(answer) == "iwari-refused-no-cards":
                assert not game.position["hand_n"][game.to_move], "void cards are cards, too (IV2)"
    assert len(rules) > 2


@every_void_table
def test_moves_that_are_not_offered_say_what_is_wrong_with_them(table: str) -> None:
    """IV9: any own piece of the map, to anywhere."""
    chooser = random.Random(5)
    setting = setting_of(table)
    rules = Counter[str]()
    for game in moments_of(table, share=0.1):
        offer = offer_of(game)
        if offer["phase"] not in ("turn", "void"):
            continue
        allowed = {(one["piece"], one["from"], to) for one in offer["lifts"] for to in one["to"]}
        for kind, source, to in chooser.sample(list(moves_of(game)), 12) + sorted(allowed)[:4]:
            at = "spot" if kind == "tent" else "territory"
            piece = {"piece": kind, at: to, "from": source}
            answer = why(game, {"do": "place", "piece": piece, "after": []})
            is_allowed = (kind, source, to) in allowed
            assert (str(answer) == POSSIBLE) == is_allowed, (piece, answer)
            assert spoken_key(answer) != "iwari-refused-unaffordable", "that is of new pieces (IT3)"
            rules[answer.rule] += not is_allowed
    assert "IV9" in rules
    assert setting.against_void


def moves_of(game: Game) -> Iterator[tuple[str, str, str]]:
    """Pieces on the map and where they might go."""
    view = view_of(game)
    spots = [*game.setting.components()["map"]["spots"]]
    for spot in view["tents"]:
        yield from (("tent", spot, other["id"]) for other in spots[::3])
    for place in view["territories"]:
        others = (other["id"] for other in view["territories"])
        yield from (("totem", place["id"], other) for other in others)


@every_void_table
def test_cards_that_cannot_be_swapped_skipped_or_drawn_say_why(table: str) -> None:
    """IV2, IV3, IV9, IT7: a void card is never swapped."""
    rules = Counter[str]()
    for game in moments_of(table, share=0.1):
        offer, seat = offer_of(game), game.to_move
        hand = game.observe(seat)["seats"][seat]["hand"]
        biomes = game.setting.components()["cards"]
        for kind, name in (("swap", "swaps"), ("skip", "skips")):
            allowed = {biomes[one["card"]] for one in offer[name]}
            for card in (*hand, "forest-1", "void-12"):
                answer = why(game, {"do": kind, "card": card})
                is_allowed = card in hand and biomes[card] in allowed
                assert (str(answer) == POSSIBLE) == is_allowed, (kind, card, answer)
                rules[answer.rule] += not is_allowed
        indices = [draw["index"] for draw in offer["draws"]]
        for index in (None, 0, 3, 7):
            answer = why(game, {"do": "draw", "index": index})
            assert (str(answer) == POSSIBLE) == (index in indices)
    assert rules


@every_void_table
def test_answers_depend_only_on_what_their_reader_knows(table: str) -> None:
    """IV12: whoever asks, also out of turn."""
    rng = generator(4)
    chooser = random.Random(9)
    everything = pieces_of(table)
    for game in moments(table, share=0.1):
        for seat in range(game.setting.seats):
            world = game.resample(seat, rng)
            wishes = [
                {"do": "place", "piece": chooser.choice(everything), "after": []},
                {"do": "swap", "card": "void-3"},
                {"do": "skip", "card": "tundra-2"},
                {"do": "draw", "index": None},
            ]
            for wish in wishes:
                mine, other = (one.setting.why(one.redact(seat), wish) for one in (game, world))
                assert (str(mine), mine.message) == (str(other), other.message)
