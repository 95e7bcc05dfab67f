"""A table of Iwari on a small hand-made map, with tents, totems, cards and counters.

Territories have the first letter of their biome as id, and their spots are numbered: "g1" is a spot
of the glacier "g". Cards likewise: "g-1" is a glacier card. In a build "g1" is a tent, "G" a totem,
"#g1" a fortification, "g1!" a tent that replaces a ruin, "G<f" a void totem that moves from the
forest to the glacier ("G<centre": from the centre) and "x>g" the contested token x for the glacier.
"g1~d1" and "G~d" are a tent and a totem that move to the glacier from the desert (IV9).
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Self

from bivouac.core.bits import include
from bivouac.core.contract import Event, Game, Json
from bivouac.core.jit import entry
from bivouac.core.records import Records
from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.types import Map
from bivouac.games.iwari.game import IwariSetting
from bivouac.games.iwari.notation.start import lay_out
from bivouac.games.iwari.options import Options
from bivouac.games.iwari.rules.cards import gain
from bivouac.games.iwari.rules.tents import put_tent
from bivouac.games.iwari.rules.totems import put_totem
from tests.rulebook.iwari.drawn import BIOME_OF, MAP
from tests.rulebook.situation import Situation

PHASES = (
    "draft turn piece pay third deed storm walk "
    "void lift voiding order ruin target free refill shuffle over"
).split()


@entry
def put_tents(tables: Records, positions: Records, tribe: int, spot: int) -> None:
    """A tent that has been there for a while: no card, no deed."""
    put_tent(tables[0], positions[0], tribe, spot)


@entry
def put_totems(tables: Records, positions: Records, tribe: int, territory: int) -> None:
    """A totem that has been there for a while."""
    put_totem(tables[0], positions[0], tribe, territory)


@entry
def put_card(tables: Records, positions: Records, seat: int, card: int) -> None:
    """A card in a hand, unseen."""
    gain(tables[0], positions[0], seat, card)


@entry
def put_discard(positions: Records, card: int) -> None:
    """A card played earlier."""
    include(positions[0].discards, card)


class Table(Situation[IwariSetting]):
    """A game at its first turn, or its draft; seat 0 begins unless `first` says otherwise.

    Only the cards that are named exist: hands, display and deck as words of one string each, and
    `others`, which lie nowhere until a test puts them somewhere. `laid` has what the options put on
    the map, as a record's setup has it.
    """

    def __init__(
        self,
        players: int = 3,
        hands: Sequence[str] = (),
        display: str = "d-91 d-92 d-93 d-94",
        deck: str = "t-81 f-81 g-81 c-81 d-81 t-82 f-82 g-82 c-82 d-82",
        others: str = "",
        first: int = 0,
        mountains: Sequence[int] = (),
        game_map: Map = MAP,
        laid: Json | None = None,
        **options: Any,
    ) -> None:
        dealt = [hand.split() for hand in hands]
        dealt += [[] for _ in range(players - len(dealt))]
        everywhere = [*chain.from_iterable(dealt), *display.split(), *deck.split(), *others.split()]
        cards = {card: BIOME_OF[card[0]] for card in everywhere}
        chosen = Options("hand-made", players, **options)
        setting = IwariSetting(chosen, packaged_box().pieces, game_map, cards)
        setup = {
            "first_seat": first,
            "hands": dealt,
            "display": display.split(),
            "deck": deck.split() + others.split(),
            "mountains": list(mountains),
            **(laid or {}),
        }
        super().__init__(setting, lay_out(setting, {"setup": setup}, strict=False))
        size = len(deck.split())
        self.positions["deck"][0, size:] = -1
        self.positions["deck_end"][0] = size

    # What a test puts on the table.

    def tents(self, tribe: int, spots: str) -> Self:
        for spot in spots.split():
            number = self.setting.spot_number[spot]
            put_tents(self.setting.static, self.positions, tribe, number)
        return self

    def totems(self, tribe: int, territories: str) -> Self:
        for territory in territories.split():
            number = self.setting.territory_number[territory]
            put_totems(self.setting.static, self.positions, tribe, number)
        return self

    def hold(self, seat: int, cards: str) -> Self:
        for card in cards.split():
            put_card(self.setting.static, self.positions, seat, self.setting.card_number[card])
        return self

    def discard(self, cards: str) -> Self:
        for card in cards.split():
            put_discard(self.positions, self.setting.card_number[card])
        return self

    # What happens, and what can be seen.

    def refill(self) -> Self:
        """The mover draws from the deck until the hand is full."""
        while self.phase == "refill":
            self.game.apply(self.game.legal()[-1])
        return self

    def decisions(self) -> list[Event]:
        """Every whole decision of the mover."""
        before = self.positions.copy()[0]
        return [self.setting.event(before, steps) for steps in whole_decisions(self.game)]

    def builds(self, territory: str = "") -> set[str]:
        """The builds possible now, or those in one territory, as their pieces: "g1" or "g1 G"."""
        found = [decision for decision in self.decisions() if decision["do"] == "build"]
        pieces = {" ".join(map(spelled, decision["pieces"])) for decision in found}
        return {build for build in pieces if build.lower().startswith(territory)}

    def payments(self, pieces: str) -> set[str]:
        """Every way to pay for a build: "g-1 d-1+d-2" for a card and a joker."""
        return {
            " ".join("+".join(cards) for cards in decision["cards"])
            for decision in self.decisions()
            if decision["do"] == "build" and " ".join(map(spelled, decision["pieces"])) == pieces
        }

    def targets(self) -> set[str]:
        """Where the pawns just earned may go: "union t" or "honour 7"."""
        return {
            f"{found['deed']} {found.get('territory', found.get('connection'))}"
            for found in self.decisions()
        }

    @property
    def phase(self) -> str:
        return PHASES[int(self.positions["phase"][0])]

    @property
    def hands(self) -> list[str]:
        """Each hand in alphabetical order."""
        return [" ".join(sorted(hand)) for hand in self.final["hands"]]

    @property
    def display(self) -> str:
        return " ".join(self.final["display"])

    @property
    def mid(self) -> list[int]:
        return self.points("tents_mid")


def whole_decisions(game: Game) -> Iterator[list[int]]:
    """Every sequence of legal steps that makes a whole decision now."""
    for step in game.legal():
        after = game.copy()
        after.apply(step)
        if after.is_between:
            yield [step]
        else:
            yield from ([step, *steps] for steps in whole_decisions(after))


def spelled(piece: Json) -> str:
    """A piece in the short words of the tests."""
    kind, territory = piece["piece"], str(piece.get("territory", "")).upper()
    moved = f"~{piece['from']}" if "from" in piece else ""
    if kind == "tent":
        return f"{piece['spot']}{'!' if piece.get('ruin') else ''}{moved}"
    return {
        "fortification": f"#{piece.get('spot')}",
        "totem": f"{territory}{moved}",
        "void_totem": f"{territory}<{piece.get('from')}",
        "contested": f"{piece.get('token')}>{territory.lower()}",
    }[str(kind)]


def piece(word: str) -> Json:
    """A piece from its short word."""
    if "~" in word:
        place, source = word.split("~")
        return {**piece(place), "from": source}
    if "<" in word:
        territory, source = word.split("<")
        return {"piece": "void_totem", "territory": territory.lower(), "from": source}
    if ">" in word:
        token, territory = word.split(">")
        return {"piece": "contested", "token": token, "territory": territory}
    if word.isupper():
        return {"piece": "totem", "territory": word.lower()}
    if word.startswith("#"):
        return {"piece": "fortification", "spot": word[1:]}
    if word.endswith("!"):
        return {"piece": "tent", "spot": word[:-1], "ruin": True}
    return {"piece": "tent", "spot": word}


def build(seat: int, pieces: str, cards: str, tribe: int | str | None = None) -> Event:
    """A build: "g1 G" is a tent on g1 and a totem in g; "g-1 d-1+d-2" pays for them."""
    return {
        "seat": seat,
        "do": "build",
        "tribe": seat if tribe is None else tribe,
        "pieces": [piece(word) for word in pieces.split()],
        "cards": [payment.split("+") for payment in cards.split()],
    }


def third(seat: int, pieces: str, cards: str) -> Event:
    """A build for the third tribe."""
    return build(seat, pieces, cards, tribe=2)


def swap(seat: int, card: str) -> Event:
    return {"seat": seat, "do": "swap", "card": card}


def discard(seat: int, card: str) -> Event:
    return {"seat": seat, "do": "discard", "card": card}


def pass_turn(seat: int) -> Event:
    return {"seat": seat, "do": "pass"}


def draw_shown(seat: int, index: int, card: str) -> Event:
    return {"seat": seat, "do": "draw", "from": "display", "index": index, "card": card}


def draw_unseen(seat: int, card: str) -> Event:
    return {"seat": seat, "do": "draw", "from": "deck", "card": card}


def deed(seat: int, name: str, target: str | int) -> Event:
    """A pawn on a territory, given by its id, or on a connection, given by its number."""
    key = "territory" if isinstance(target, str) else "connection"
    return {"seat": seat, "do": "deed", "deed": name, key: target}


def decline(seat: int, name: str, key: str = "territory") -> Event:
    """A pawn that goes nowhere."""
    return {"seat": seat, "do": "deed", "deed": name, key: None}


def explore(seat: int, territory: str) -> Event:
    return {"seat": seat, "do": "explore", "territory": territory}


def storm(seat: int, connection: int, *, move: bool) -> Event:
    return {"seat": seat, "do": "storm", "connection": connection, "move": move}


def walk(seat: int, *, score: bool) -> Event:
    return {"seat": seat, "do": "walk", "score": score}


def shuffled(cards: str) -> Event:
    return {"chance": "shuffle", "into": "deck", "cards": cards.split()}


def spots(territory: str, numbers: Iterable[int]) -> str:
    """Spots of one territory: "d1 d2 d3"."""
    return " ".join(f"{territory}{number}" for number in numbers)
