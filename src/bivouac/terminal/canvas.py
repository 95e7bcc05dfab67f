"""Characters with styles, placed anywhere: what maps are drawn on."""

from rich.text import Text

Place = tuple[int, int]
Frame = tuple[int, int, int, int]
"""Left, top, right and bottom, all included."""


class Canvas:
    """A picture of characters. What is written later covers what stood there."""

    def __init__(self) -> None:
        self.cells: dict[Place, tuple[str, str]] = {}

    def put(self, x: int, y: int, text: Text | str, style: str = "") -> None:
        """Write from (x, y) to the right."""
        if isinstance(text, Text):
            style = str(text.style)
        for i, sign in enumerate(str(text)):
            self.cells[x + i, y] = (sign, style)

    def copy(self) -> "Canvas":
        """An independent copy."""
        other = Canvas()
        other.cells = dict(self.cells)
        return other

    def frame(self) -> Frame:
        """All that is written, from the first column on."""
        columns, lines = [x for x, _ in self.cells], [y for _, y in self.cells]
        return 0, min(lines), max(columns), max(lines)

    def text(self, frame: Frame | None = None) -> Text:
        """The whole picture, with nothing before its first line; or what is in a frame."""
        text = Text(no_wrap=True, overflow="ignore")
        left, top, right, bottom = frame or self.frame()
        for y in range(top, bottom + 1):
            if text:
                text.append("\n")
            last = max((x for x in range(left, right + 1) if (x, y) in self.cells), default=-1)
            for x in range(left, last + 1):
                text.append(*self.cells.get((x, y), (" ", "")))
        return text
