"""Wrong parts of records against the void: as in iwari_parts.py."""

from bivouac.core.contract import Json
from tests.record.games import Spoilt
from tests.record.iwari_extension_parts import rules
from tests.record.iwari_games import against_void
from tests.record.iwari_parts import MAP
from tests.record.parts import Change, cut, put

SOLO = against_void("vast-lands", "solo")
COOP = against_void("new-horizons", "coop", 5)
VOID_FLOATING = against_void("floating-lands", "solo")
VOID_PATHS = against_void("unexplored-paths", "coop")
VOID_OF_TWO = "iwari map=the-void players=2"


def alone_on_the_void(record: Json) -> None:
    record["options"].update(mode="coop", void_limit=1)


def lose_card(card: str) -> Change:
    def change(record: Json) -> None:
        del record["components"]["cards"][card]
        record["setup"]["deck"].remove(card)

    return change


def lose_tundra(record: Json) -> None:
    """Two of each biome stay in the box only where players are against each other."""
    deck = record["setup"]["deck"]
    lose_card(next(card for card in deck if card.startswith("tundra")))(record)


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


def deal_plain_card(record: Json) -> None:
    deck = record["setup"]["deck"]
    plain = next(i for i, card in enumerate(deck) if not card.startswith("void"))
    record["setup"]["hands"][0].append(deck.pop(plain))


VOID_PARTS: list[Spoilt] = [
    # Options
    (SOLO, "options.players", "IV", put("options.players", 2)),
    (SOLO, "options.players", "IV", put("options.players", "1")),
    (SOLO, "options.players", "IV", put("options.mode", "coop")),
    (SOLO, "options.players", "IS1", put("options.mode", "versus")),
    (COOP, "options.players", "IV", put("options.mode", "solo")),
    (COOP, "options.void_limit", "IV10", put("options.mode", "versus")),
    (SOLO, "options.mode", None, put("options.mode", "void")),
    (SOLO, "options.mode", None, put("options.mode", None)),
    (SOLO, "options.void_limit", "IV10", put("options.void_limit", None)),
    (SOLO, "options.void_limit", "IV10", put("options.void_limit", 0)),
    (COOP, "options.void_limit", "IV10", put("options.void_limit", 12)),
    (SOLO, "options.void_limit", "IV10", put("options.void_limit", 13)),
    (SOLO, "options.void_limit", "IV10", put("options.void_limit", True)),
    (SOLO, "options.void_limit", "IV10", put("options.void_limit", 2.0)),
    (SOLO, "options.void_limit", "IV10", put("options.void_limit", 10**400)),
    (SOLO, "options.draft", "IV", put("options.draft", True)),
    (SOLO, "options.deeds", "IV", put("options.deeds", ["union"])),
    (SOLO, "options.veneration", "IV", put("options.veneration", "a")),
    (SOLO, "components: 'expeditions'", None, put("options.expeditions", True)),
    (SOLO, "options.storms", "IV", put("options.storms", True)),
    (SOLO, "options.walking_totem", "IV", put("options.walking_totem", True)),
    (SOLO, "options.fortifications", "IV", put("options.fortifications", True)),
    (SOLO, "options.discoveries", "IV", put("options.discoveries", True)),
    (SOLO, "options.settlements", "IV", put("options.settlements", "path")),
    (SOLO, "options: 'void_limit'", None, cut("options.void_limit")),
    (VOID_OF_TWO, "options.mode", "IV", alone_on_the_void),
    # Cards
    (SOLO, "components.cards", "IV1", lose_card("void-12")),
    (SOLO, "components.cards", "IV1", lose_tundra),
    (SOLO, "components.cards", "IV1", put("components.cards.void-1", "desert")),
    # The deal
    (SOLO, "setup.hands", "IV1", deal_void_card),
    (COOP, "setup.display", "IV1", show_void_card),
    (SOLO, "setup.deck", "IV1", move_void_card),
    (COOP, "setup.deck", "IV1", sort_deck),
    (COOP, "setup.deck", "IV1", turn_packs),
    (SOLO, "setup", "IS4", deal_plain_card),
    (SOLO, "setup.mountains", "IV", put("setup.mountains", [1])),
    (SOLO, "setup.first_seat", None, put("setup.first_seat", 1)),
    (SOLO, "setup.hands", "IS4", put("setup.hands", [[], []])),
    (SOLO, "setup: unknown key", None, put("setup.void_pawn", 1)),
    # What a map changes
    (VOID_FLOATING, f"{MAP}.rules.haunted", None, rules(haunted="void")),
    (VOID_FLOATING, f"{MAP}.rules.haunted", None, rules(haunted=["tundra"])),
    (VOID_FLOATING, f"{MAP}.rules.void_group", None, rules(void_group=1)),
    (VOID_FLOATING, f"{MAP}.rules.void_group", None, rules(void_group="8")),
    (VOID_FLOATING, f"{MAP}.rules.violet_first", None, rules(violet_first=1)),
    (VOID_FLOATING, f"{MAP}", "IA", rules(violet_first=True)),
    (VOID_FLOATING, f"{MAP}", "IA", rules(centre_limit=5)),
    (VOID_PATHS, f"{MAP}.rules.centre_limit", None, rules(centre_limit=9)),
    (SOLO, f"{MAP}.rules: unknown key", None, rules(void_ruins=21)),
    (SOLO, "options.mode", "IV", rules(void_cards=True)),
]  # fmt: skip
