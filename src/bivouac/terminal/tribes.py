"""Players in any game at the terminal: a shape, a letter and a colour, always together."""

from collections.abc import Sequence

TRIBES: Sequence[tuple[str, str, str]] = (
    ("▲", "^", "bold #FFFFFF on #C4205A"),
    ("●", "o", "bold #FFFFFF on #2F45B5"),
    ("■", "#", "bold #20160F on #F5A800"),
    ("◆", "+", "bold #20160F on #FBF6EA"),
    ("○", "@", "bold #FFF8E8 on #2A2530"),
    ("▼", "v", "bold #FFFFFF on #7B3FA0"),
)
"""Shape, the same in ASCII, and colours of each seat."""

LEGAL = "bold #2A1E14 on #FFE27A"
MET = "bold #6FD39A"


def letters_for(names: Sequence[str]) -> list[str]:
    """A letter for each player: the first of the name that nobody has yet."""
    letters: list[str] = []
    for name in names:
        free = (c.upper() for c in name + "XYZQ" if c.isalnum() and c.upper() not in letters)
        letters.append(next(free))
    return letters
