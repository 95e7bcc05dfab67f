"""What the places of a map of Iwari are called at the terminal, where names must be short."""

from rich.text import Text

from bivouac.core.language import has_words
from bivouac.core.wire import Seen
from bivouac.core.words import Words
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.terminal.style import GROUNDS, Signs

LETTERS = "ACDEFGJKMNPRVWXY"
"""Of the territories, in the map's order. Letters that are commands (decide.py) are left out, and
those that look like numbers."""

COVERS = {"mountain": ("/", "\\"), "storm": ("{", "}"), "ruin": ("!", "!")}
"""What stands before and after the number of a covered connection (IS2, IR1, IA2)."""
RUIN, AREA, FORT, VEILED = "!", "?", "=", "*"
"""Behind a spot: a ruin, an unknown area, a fortification, a discovery token face down; one that
was turned up is the first letter of its colour."""


class Atlas:
    """A letter for each territory, and with a number for each tent spot: A3."""

    def __init__(self, setting: Iwari, signs: Signs, words: Words) -> None:
        self.setting = setting
        self.signs = signs
        self.words = words
        self.letters = dict(zip(setting.territory_ids, LETTERS, strict=False))
        self.biomes = {one.id: one.biome for one in setting.map.territories}
        self.inside: dict[str, list[str]] = {name: [] for name in setting.territory_ids}
        for spot in setting.map.spots:
            self.inside[spot.territory].append(spot.id)
        self.territories = {spot.id: spot.territory for spot in setting.map.spots}
        self.around: dict[str, list[str]] = {spot: [] for spot in setting.spot_ids}
        crossed = [found.spots for found in setting.map.connections if found.spots]  # IA1, IA2
        for one, other in [*setting.map.roads, *crossed]:
            self.around[one].append(other)
            self.around[other].append(one)

    def map_name(self) -> str:
        """The map's name; a map somebody added has one of its own."""
        key = f"iwari-map-{self.setting.map.id}"
        return self.words(key) if self.knows(key) else self.setting.map.name

    def name(self, territory: str) -> str:
        """A territory's name."""
        key = f"iwari-territory-{territory}"
        if self.knows(key):
            return self.words(key)
        number = self.setting.territory_number[territory]
        return self.setting.map.territories[number].name

    def knows(self, key: str) -> bool:
        """Is there a message with this key?"""
        return has_words(self.words.language, key)

    def biome(self, biome: str) -> str:
        """A biome in words."""
        return self.words(f"name-{biome}")

    def chip(self, territory: str) -> Text:
        """The letter of a territory on its colours."""
        return Text(f" {self.letters[territory]} ", f"bold {GROUNDS[self.biomes[territory]].style}")

    def full(self, territory: str) -> Text:
        """Letter and name."""
        return Text.assemble(self.chip(territory), " ", (self.name(territory), "bold"))

    def number(self, spot: str) -> int:
        """The number of a tent spot in its territory."""
        return self.inside[self.territories[spot]].index(spot) + 1

    def spot(self, spot: str) -> str:
        """The short name of a tent spot."""
        return f"{self.letters[self.territories[spot]]}{self.number(spot)}"

    def marks(self, view: Seen, spot: str) -> str:
        """IA2, IA6, IF1, IG1: what lies on a spot besides a tent."""
        said = RUIN if spot in view["ruins"] else ""
        if self.is_area(view, spot):
            said += AREA
        if spot in view["fortifications"]:
            said += FORT
        if spot in view["discoveries"]:
            colour = view["discoveries"][spot]
            said += VEILED if colour is None else self.words(f"name-{colour}")[0]
        return said

    def is_area(self, view: Seen, spot: str) -> bool:
        """IA6: is it an unknown area whose token still lies between its territories?"""
        token = self.setting.map.spots[self.setting.spot_number[spot]].contested
        return token is not None and view["contested"][token] is None

    def is_spot(self, view: Seen, spot: str) -> bool:
        """IA6: a spot that there is, or may be: not an area whose token went elsewhere."""
        token = self.setting.map.spots[self.setting.spot_number[spot]].contested
        return token is None or view["contested"][token] in (None, self.territories[spot])

    def roads(self, view: Seen, spot: str) -> Text:
        """Where the roads of a spot lead, with the tents there."""
        ends = []
        for other in self.around[spot]:
            end = Text(self.spot(other))
            if other in view["tents"]:
                end.append_text(self.signs.tribe(view["tents"][other]))
            ends.append(end)
        return Text(" ").join(ends) if ends else self.signs.none

    def ends(self, number: int) -> tuple[str, str]:
        """The territories of a connection."""
        return self.setting.map.connections[self.setting.connection_number[number]].territories

    def connection(self, number: int, covered: str | None = None) -> str:
        r"""A connection as on the map: (7) by land, ~7~ by sea; /7\ {7} !7! what covers it."""
        if covered is not None:
            before, after = COVERS[covered]
            return f"{before}{number}{after}"
        found = self.setting.map.connections[self.setting.connection_number[number]]
        return f"({number})" if found.kind == "land" else f"~{number}~"

    def card(self, card: str) -> Text:
        """A card by its id: its biome in words, on its colours."""
        biome = self.setting.card_biomes[self.setting.card_number[card]]
        return Text(f" {self.biome(biome)} ", GROUNDS[biome].style)

    def cards(self, cards: list[str]) -> Text:
        """Several cards in a line."""
        return Text(" ").join(self.card(card) for card in cards) if cards else self.signs.none


class Part:
    """A part of the table at the terminal, and what all of them draw with."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.setting = atlas.setting
        self.signs = atlas.signs
        self.words = atlas.words
