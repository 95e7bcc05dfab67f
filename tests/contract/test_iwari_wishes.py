"""Iwari: why can't I? Every wish that cannot come true is answered with a rule and a sentence."""

import random
import re
from collections import Counter
from itertools import product

import pytest

from bivouac.core.contract import Event, Game, Json, Refused, generator
from bivouac.core.locales import LANGUAGES
from bivouac.games.iwari.layout import DEED_NAMES
from tests.boxes import DEEDS
from tests.conftest import LONG
from tests.contract.iwari_made import empty_handed, without_stock
from tests.contract.iwari_moments import builds, every_table, moments, played, setting_of
from tests.contract.looking import draft_of, offer_of, spoken, view_of
from tests.contract.telling import NAMES
from tests.contract.test_wishes import NONSENSE

RULE = re.compile(r"I[A-Z]\d+|I2\.\d")
POSSIBLE = "this is possible now (IT1)"


def why(game: Game, wish: Json) -> Refused:
    """The answer to the mover."""
    answer = game.setting.why(game.redact(game.to_move), wish)
    check_said(answer)
    return answer


def check_said(refused: Refused) -> str:
    """A refusal must be a sentence for people with a rule; its key."""
    assert RULE.fullmatch(refused.rule), refused
    assert refused.message is not None, refused
    for reader in (0, 1):
        text = spoken("en", refused.message, NAMES, reader)
        assert re.fullmatch(r"[A-Z][^{}\n=_]*\.", text), text
    return refused.message.key


def pieces_of(table: str) -> list[Json]:
    """Every piece there is a place for, and others that are not in play."""
    setting = setting_of(table)
    ids = setting.territory_ids
    pieces: list[Json] = [{"piece": "totem", "territory": name} for name in ids]
    for spot in setting.map.spots:
        if spot.contested is not None:
            token = {"piece": "contested", "token": spot.contested, "territory": spot.territory}
            pieces.append(token)
        else:
            ruin = {} if spot.icon is None else {"ruin": True}
            pieces.append({"piece": "tent", "spot": spot.id, **ruin})
            pieces.append({"piece": "fortification", "spot": spot.id})
    sources = ("centre", *ids) if setting.map.rules.centre else ("centre",)
    moves = [(source, name) for source in sources for name in ids if source != name]
    return pieces + [{"piece": "void_totem", "territory": b, "from": a} for a, b in moves]


@pytest.mark.slow
@every_table
def test_a_place_that_is_not_offered_says_what_is_wrong_with_it(table: str) -> None:
    """IT3-IT6."""
    rules = Counter[str]()
    everything = pieces_of(table)
    for game, offer in builds(table, games=2, share=0.2, short=1):
        offered = [place["piece"] for place in offer["places"]]
        for piece in everything:
            answer = why(game, {"do": "place", "piece": piece, "after": []})
            assert (str(answer) == POSSIBLE) == (piece in offered)
            assert answer.message is not None
            assert answer.message.key != "iwari-refused-impossible"
            rules[answer.rule] += piece not in offered
    assert {"IT3", "IT4", "IT5"} <= set(rules)


@pytest.mark.slow
@every_table
def test_a_second_piece_that_is_not_offered_says_what_is_wrong_with_it(table: str) -> None:
    """IT1, IT3-IT6: whether some payment of both exists is what counts."""
    chooser = random.Random(7)
    rules = Counter[str]()
    everything = pieces_of(table)
    for game, offer in builds(table, games=2, share=0.2, short=1):
        place = chooser.choice(offer["places"])
        first = place["piece"]
        offered = []
        for way in place["ways"]:
            found = draft_of(game, {"pieces": [first], "cards": [way]})
            offered += [one["piece"] for one in found["nexts"]]
        for piece in everything:
            answer = why(game, {"do": "place", "piece": piece, "after": [first]})
            assert (str(answer) == POSSIBLE) == (piece in offered)
            rules[answer.rule] += piece not in offered
    assert {"IT1", "IT3", "IT4"} <= set(rules)


@pytest.mark.slow
@every_table
def test_other_wishes_are_answered_too(table: str) -> None:
    """IT2, IT7, IS4, IM7, IG1."""
    setting = setting_of(table)
    for game in moments(table, share=0.1 if LONG else 0.04):
        offer = offer_of(game)
        biomes = game.setting.components()["cards"]
        hand = view_of(game, game.to_move)["seats"][game.to_move]["hand"]
        for card in setting.cards[::5] + tuple(hand):
            answer = why(game, {"do": "swap", "card": card})
            is_turn = offer["phase"] == "turn" and view_of(game)["exploring"] is None
            assert (str(answer) == POSSIBLE) == (card in hand and is_turn)
            assert card in biomes
        indices = [draw["index"] for draw in offer["draws"]]
        for index in (None, 0, 3, 4, 7):
            answer = why(game, {"do": "draw", "index": index})
            assert (str(answer) == POSSIBLE) == (index in indices)
        explores = [one["territory"] for one in offer["explores"]]
        for name in setting.territory_ids:
            answer = why(game, {"do": "explore", "territory": name})
            assert (str(answer) == POSSIBLE) == (name in explores)
        targets = [(one["deed"], one["territory"], one["connection"]) for one in offer["deeds"]]
        for deed, territory, connection in deed_wishes(table):
            wish = {"do": "deed", "deed": deed, "territory": territory, "connection": connection}
            assert (str(why(game, wish)) == POSSIBLE) == ((deed, territory, connection) in targets)


def deed_wishes(table: str) -> list[tuple[str, str | None, int | None]]:
    setting = setting_of(table)
    found: list[tuple[str, str | None, int | None]] = []
    for deed in DEED_NAMES:
        found += [(deed, name, None) for name in setting.territory_ids]
        found += [(deed, None, number) for number in setting.connection_numbers]
        found.append((deed, None, None))
    return found


@pytest.mark.slow
def test_a_pawn_that_cannot_go_somewhere_says_why() -> None:
    """IM2-IM6."""
    keys = Counter[str]()
    for game in moments("four", games=20, share=0):
        for deed, territory, connection in deed_wishes("four"):
            wish = {"do": "deed", "deed": deed, "territory": territory, "connection": connection}
            keys[check_said(why(game, wish))] += 1
    kinds = [*DEEDS, *"covered not-leading not-earned deed-target decline possible".split()]
    assert set(keys) == {f"iwari-refused-{kind}" for kind in (*kinds, "veneration-territory")}


def test_a_player_without_cards_is_told_so() -> None:
    """IT2, IT3."""
    game = empty_handed(next(game for game, offer in builds("four") if offer["phase"] == "turn"))
    free = next(
        piece
        for piece in pieces_of("four")
        if piece["piece"] == "tent" and piece["spot"] not in view_of(game)["tents"]
    )
    answer = why(game, {"do": "place", "piece": free, "after": []})
    assert answer.message is not None
    assert (answer.rule, answer.message.key) == ("IT3", "iwari-refused-no-cards")


def test_a_tribe_without_pieces_is_told_so() -> None:
    """IT6."""
    seen = Counter[str]()
    for game, offer in builds("two", share=0.3):
        bare = without_stock(game, offer["tribe"])
        for place in offer["places"]:
            answer = why(bare, {"do": "place", "piece": place["piece"], "after": []})
            assert answer.message is not None
            assert answer.rule == "IT6"
            seen[answer.message.key] += 1
    kinds = ("no-tents", "no-totems", "no-tents-third", "no-totems-third")
    assert {f"iwari-refused-{kind}" for kind in kinds} == set(seen)


@every_table
def test_somebody_else_s_turn_is_said_to_be_so(table: str) -> None:
    for game in moments(table, share=0.05):
        other = (game.to_move + 1) % game.setting.seats
        piece = pieces_of(table)[0]
        answer = game.setting.why(game.redact(other), {"do": "place", "piece": piece, "after": []})
        check_said(answer)
        assert answer.message is not None
        assert answer.message.args["seat"] == game.to_move


@every_table
def test_an_answer_depends_only_on_what_its_seat_knows(table: str) -> None:
    rng = generator(3)
    everything = pieces_of(table)
    for game, _ in builds(table, share=0.03):
        other = game.resample(game.to_move, rng)
        for piece in everything[::2]:
            wish = {"do": "place", "piece": piece, "after": []}
            assert str(why(other, wish)) == str(why(game, wish))


MALFORMED: list[Json] = [
    *NONSENSE,
    {"do": "place", "piece": None, "after": []},
    {"do": "place", "piece": {"piece": "tent", "spot": "nowhere"}, "after": []},
    {"do": "place", "piece": {"piece": "totem", "territory": "sunbowl"}, "after": 3},
    {"do": "pay", "pieces": [], "cards": []},
    {"do": "pay", "pieces": [{"piece": "totem", "territory": "sunbowl"}], "cards": [3]},
    {"do": "swap", "card": {}},
    {"do": "swap", "card": "nothing"},
    {"do": "draw", "index": "0"},
    {"do": "draw", "index": True},
    {"do": "deed", "deed": "bravery", "territory": None, "connection": None},
    {"do": "deed", "deed": [], "territory": 3, "connection": None},
    {"do": "deed", "deed": "union", "territory": "sunbowl", "connection": 3},
    {"do": "explore"},
    {"do": "explore", "territory": None},
    {"do": "explore", "territory": "nowhere"},
    {"do": "place", "piece": {"piece": "tent", "spot": "sunbowl-1", "ruin": False}, "after": []},
    {"do": "place", "piece": {"piece": "contested", "token": 3, "territory": 4}, "after": []},
    {"do": "place", "piece": {"piece": "void_totem", "territory": "sunbowl"}, "after": []},
]


@pytest.mark.parametrize("wish", MALFORMED, ids=str)
def test_a_malformed_wish_is_answered_in_one_line(wish: Json) -> None:
    for game in moments("four", share=0.05):
        answer = game.setting.why(game.redact(game.to_move), wish)
        assert "\n" not in str(answer)
        assert str(answer) != POSSIBLE


@pytest.mark.slow
@every_table
def test_every_refusal_a_player_can_meet_is_a_sentence(table: str) -> None:
    """Whole decisions, mostly wrong, refused by the engine in people's words."""
    chooser = random.Random(5)
    told: dict[str, Refused] = {}
    for game in moments(table, share=0.15):
        for event in wrong_events(game, table, chooser):
            try:
                played(game, event)
            except Refused as refused:
                if refused.rule != "format":
                    told[check_said(refused)] = refused
    assert "iwari-refused-impossible" not in told
    assert len(told) > 15
    for answer, language in product(told.values(), LANGUAGES):
        assert answer.message is not None
        assert spoken(language, answer.message, NAMES, 0)


def wrong_events(game: Game, table: str, chooser: random.Random) -> list[Event]:
    """Decisions that are mostly wrong now."""
    seat = game.to_move
    view = view_of(game, seat)
    cards = list(game.setting.components()["cards"])
    hand = view["seats"][seat]["hand"] or cards[:1]
    tribe = seat if view["tribe"] is None else view["tribe"]
    pieces = pieces_of(table)
    one, other = chooser.choices(pieces, k=2)
    events: list[Event] = [
        {"do": "pass"},
        {"do": "swap", "card": chooser.choice(cards)},
        {"do": "discard", "card": chooser.choice(cards)},
        {"do": "discard", "card": hand[0]},
        {"do": "draw", "from": "display", "index": chooser.randrange(6), "card": cards[0]},
        {"do": "draw", "from": "deck"},
        {"do": "deed", "deed": "union", "territory": chooser.choice(view["territories"])["id"]},
        {"do": "deed", "deed": "honour", "connection": chooser.randrange(20)},
        {"do": "build", "tribe": tribe, "pieces": [one], "cards": [[chooser.choice(hand)]]},
        {"do": "build", "tribe": tribe, "pieces": [one], "cards": [hand[:2]]},
        {"do": "build", "tribe": tribe, "pieces": [one], "cards": [hand]},
        {"do": "build", "tribe": tribe, "pieces": [one, other], "cards": [hand[:1], hand[1:2]]},
        {"do": "build", "tribe": tribe + 1, "pieces": [one], "cards": [hand[:1]]},
        {"do": "build", "tribe": tribe, "pieces": [], "cards": []},
    ]
    for place in offer_of(game)["places"][:4]:
        right = place["event"]
        both = [*right["pieces"], other]
        events.append({**right, "cards": [hand[-1:]]})
        events.append({**right, "cards": [hand[:1] * 2]})
        events.append({**right, "cards": [[chooser.choice(cards)]]})
        events.append({**right, "pieces": both, "cards": [*right["cards"], hand[-1:]]})
        events.append({**right, "pieces": right["pieces"] * 2, "cards": right["cards"] * 2})
    return [{"seat": seat, **event} for event in events] + [
        {**events[1], "seat": (seat + 1) % game.setting.seats}
    ]
