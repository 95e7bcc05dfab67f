"""The discards and the count of every card, at the terminal."""

import re

from tests.terminal.people import Script, iwari_of, play, play_lines


def numbers(shown: str, name: str) -> list[list[int]]:
    """In the box, discarded, unseen: the rows of the table for kinds with this name."""
    rows = re.findall(rf"{re.escape(name)} +(\d+) +(\d+) +(\d+)", shown)
    return [[int(number) for number in row] for row in rows]


def test_iwari_counts_its_biomes() -> None:
    """IC1, IS3: with three players two cards of each biome stay in the box."""
    shown = play(Script(["i", "q"]), iwari_of(3))
    assert "Discard pile" in shown
    assert "Nothing lies there now." in shown
    [tundra] = numbers(shown, "tundra")
    assert tundra[:2] == [13, 0]
    assert 0 < tundra[2] <= 11
    assert re.search(r"\d+ cards you have not seen: \d+ face down, 6 in hands of others", shown)


def test_dewan_counts_every_kind_of_card() -> None:
    """DC4."""
    shown = play_lines("1", "inventory", "q")
    rows = re.findall(r"^\s*\S+ +(\d) +(\d) +(\d)\s*$", shown, re.MULTILINE)
    assert sum(int(row[0]) for row in rows) == 55
    assert shown.count("Your turn. What do you do?") == 2
