"""IV1: the deck of a game against the void, stacked of packs with void cards in each."""

from collections.abc import Sequence
from itertools import islice

from bivouac.core.complaints import fail, shown
from bivouac.games.iwari.notation.position import is_void_card
from bivouac.games.iwari.setting import Iwari


def pack_sizes(setting: Iwari, cards: int) -> list[int]:
    """The sizes of the packs of a deck, as equal as possible, the larger ones on top."""
    packs = int(setting.static["packs"][0])
    least, larger = divmod(cards, packs)
    return [least + 1] * larger + [least] * (packs - larger)


def check_packs(
    setting: Iwari, hands: Sequence[Sequence[int]], display: Sequence[int], deck: Sequence[int]
) -> None:
    """IV1: void cards are dealt to nobody; each pack of the deck has its share of them."""
    for place, cards in [*(("hands", hand) for hand in hands), ("display", display)]:
        for card in cards:
            if is_void_card(setting, card):
                name = shown(setting.cards[card])
                fail(f"setup.{place}", "iwari-fault-void-early", "IV1", card=name)
    each, left = int(setting.static["pack_voids"][0]), iter(deck)
    for number, size in enumerate(pack_sizes(setting, len(deck)), 1):
        count = sum(is_void_card(setting, card) for card in islice(left, size))
        if count != each:
            found = {"number": number, "size": size, "count": count, "right": each}
            fail("setup.deck", "iwari-fault-pack", "IV1", **found)
