"""IV1: the deck of a game against the void, stacked of packs with void cards in each."""

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING

from bivouac.core.notation import fail, shown
from bivouac.games.iwari.notation.position import is_void_card

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari


def pack_sizes(setting: "Iwari", cards: int) -> list[int]:
    """The sizes of the packs of a deck, as equal as possible, the larger ones on top."""
    packs = int(setting.static["packs"][0])
    least, larger = divmod(cards, packs)
    return [least + 1] * larger + [least] * (packs - larger)


def check_packs(
    setting: "Iwari", hands: Sequence[Sequence[int]], display: Sequence[int], deck: Sequence[int]
) -> None:
    """IV1: void cards are dealt to nobody; each pack of the deck has its share of them."""
    for place, cards in [*(("hands", hand) for hand in hands), ("display", display)]:
        for card in cards:
            if is_void_card(setting, card):
                name = shown(setting.cards[card])
                fail(f"setup.{place}", f"void card {name} is in no hand or display yet", "IV1")
    each, left = int(setting.static["pack_voids"][0]), iter(deck)
    for number, size in enumerate(pack_sizes(setting, len(deck)), 1):
        count = sum(is_void_card(setting, card) for card in islice(left, size))
        if count != each:
            reason = f"pack {number} from the top, of {size} cards, has {count} void cards"
            fail("setup.deck", f"{reason}, not {each}", "IV1")
