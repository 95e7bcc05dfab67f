"""Options, components or a setup against the void that are wrong are refused there, not later."""

import pytest

from bivouac.core.contract import Json
from tests.record.games import played_at
from tests.record.iwari_games import against_void
from tests.record.spoiling import check_wrong_part
from tests.record.test_tampered_parts import Change, put, remove

SOLO = against_void("vast-lands", "solo")
COOP = against_void("new-horizons", "coop", 5)
FLOATING = against_void("floating-lands", "solo")
PATHS = against_void("unexplored-paths", "coop")
VOID = "iwari map=the-void players=2"


def option(name: str, to: Json) -> Change:
    return put("options", name, to=to)


def rules(**changes: Json) -> Change:
    """The map says itself what it changes; a key that is None is left out."""
    said = {"players": 5, "bare": [], "void_totems": 0, "violet_road": False, "void_cards": False}
    return put("components", "map", "rules", to={**said, **changes})


def alone_on_the_void(record: Json) -> None:
    record["options"].update(mode="coop", void_limit=1)


def lose_void_card(record: Json) -> None:
    del record["components"]["cards"]["void-12"]
    record["setup"]["deck"].remove("void-12")


def lose_biome_card(record: Json) -> None:
    """Two of each biome stay in the box only where players are against each other."""
    card = next(card for card in record["setup"]["deck"] if card.startswith("tundra"))
    del record["components"]["cards"][card]
    record["setup"]["deck"].remove(card)


def paint_void_card(record: Json) -> None:
    record["components"]["cards"]["void-1"] = "desert"


def exchange(record: Json, place: list[str], deck_place: int) -> None:
    """A card of a hand or the display for one of the deck."""
    deck = record["setup"]["deck"]
    place[0], deck[deck_place] = deck[deck_place], place[0]


def first_void(record: Json) -> int:
    return next(i for i, card in enumerate(record["setup"]["deck"]) if card.startswith("void"))


def deal_void_card(record: Json) -> None:
    exchange(record, record["setup"]["hands"][0], first_void(record))


def show_void_card(record: Json) -> None:
    exchange(record, record["setup"]["display"], first_void(record))


def move_void_card(record: Json) -> None:
    """From the topmost pack to the lowest."""
    deck = record["setup"]["deck"]
    plain = next(i for i in range(len(deck) - 1, 0, -1) if not deck[i].startswith("void"))
    one = first_void(record)
    deck[one], deck[plain] = deck[plain], deck[one]


def sort_deck(record: Json) -> None:
    """All void cards at the bottom."""
    record["setup"]["deck"].sort(key=lambda card: card.startswith("void"))


def turn_packs(record: Json) -> None:
    """The smaller packs on top: 14, 15, 15 and 15 cards instead of 15, 15, 15 and 14."""
    deck = record["setup"]["deck"]
    packs = [deck[:15], deck[15:30], deck[30:45], deck[45:]]
    for pack in packs:  # a void card at both ends, so that no other cut has three in each
        pack.sort(key=lambda card: not card.startswith("void"))
        pack.append(pack.pop(0))
    record["setup"]["deck"] = [card for pack in reversed(packs) for card in pack]


def deal_four(record: Json) -> None:
    deck = record["setup"]["deck"]
    plain = next(i for i, card in enumerate(deck) if not card.startswith("void"))
    record["setup"]["hands"][0].append(deck.pop(plain))


SPOILT_PARTS = [
    # Options
    (SOLO, "options.players", "IV", option("players", 2)),
    (SOLO, "options.players", "IV", option("players", "1")),
    (SOLO, "options.players", "IV", option("mode", "coop")),
    (SOLO, "options.players", "IS1", option("mode", "versus")),
    (COOP, "options.players", "IV", option("mode", "solo")),
    (COOP, "options.void_limit", "IV10", option("mode", "versus")),
    (SOLO, "options.mode", None, option("mode", "void")),
    (SOLO, "options.mode", None, option("mode", None)),
    (SOLO, "options.void_limit", "IV10", option("void_limit", None)),
    (SOLO, "options.void_limit", "IV10", option("void_limit", 0)),
    (COOP, "options.void_limit", "IV10", option("void_limit", 12)),
    (SOLO, "options.void_limit", "IV10", option("void_limit", 13)),
    (SOLO, "options.void_limit", "IV10", option("void_limit", True)),
    (SOLO, "options.void_limit", "IV10", option("void_limit", 2.0)),
    (SOLO, "options.void_limit", "IV10", option("void_limit", 10**400)),
    (SOLO, "options.draft", "IV", option("draft", True)),
    (SOLO, "options.deeds", "IV", option("deeds", ["union"])),
    (SOLO, "options.veneration", "IV", option("veneration", "a")),
    (SOLO, "components: 'expeditions'", None, option("expeditions", True)),
    (SOLO, "options.storms", "IV", option("storms", True)),
    (SOLO, "options.walking_totem", "IV", option("walking_totem", True)),
    (SOLO, "options.fortifications", "IV", option("fortifications", True)),
    (SOLO, "options.discoveries", "IV", option("discoveries", True)),
    (SOLO, "options.settlements", "IV", option("settlements", "path")),
    (SOLO, "options: 'void_limit'", None, remove("options", "void_limit")),
    (VOID, "options.mode", "IV", alone_on_the_void),
    # Cards
    (SOLO, "components.cards", "IV1", lose_void_card),
    (SOLO, "components.cards", "IV1", lose_biome_card),
    (SOLO, "components.cards", "IV1", paint_void_card),
    # The deal
    (SOLO, "setup.hands", "IV1", deal_void_card),
    (COOP, "setup.display", "IV1", show_void_card),
    (SOLO, "setup.deck", "IV1", move_void_card),
    (COOP, "setup.deck", "IV1", sort_deck),
    (COOP, "setup.deck", "IV1", turn_packs),
    (SOLO, "setup", "IS4", deal_four),
    (SOLO, "setup.mountains", "IV", put("setup", "mountains", to=[1])),
    (SOLO, "setup.first_seat", None, put("setup", "first_seat", to=1)),
    (SOLO, "setup.hands", "IS4", put("setup", "hands", to=[[], []])),
    (SOLO, "setup: unknown key", None, put("setup", "void_pawn", to=1)),
    # What a map changes
    (FLOATING, "components.map.rules.haunted", None, rules(haunted="void")),
    (FLOATING, "components.map.rules.haunted", None, rules(haunted=["tundra"])),
    (FLOATING, "components.map.rules.void_group", None, rules(void_group=1)),
    (FLOATING, "components.map.rules.void_group", None, rules(void_group="8")),
    (FLOATING, "components.map.rules.violet_first", None, rules(violet_first=1)),
    (FLOATING, "components.map", "IA", rules(violet_first=True)),
    (FLOATING, "components.map", "IA", rules(centre_limit=5)),
    (PATHS, "components.map.rules.centre_limit", None, rules(centre_limit=9)),
    (SOLO, "components.map.rules: unknown key", None, rules(void_ruins=21)),
    (SOLO, "options.mode", "IV", rules(void_cards=True)),
]  # fmt: skip


@pytest.mark.parametrize(("table", "where", "rule", "change"), SPOILT_PARTS)
def test_a_wrong_part_is_refused_with_its_place(
    table: str, where: str, rule: str | None, change: Change
) -> None:
    """IV, IV1, IV10, IV11."""
    check_wrong_part(played_at(table), where, rule, change)
