"""Land of any game at the terminal: colours and a sign, so that colour is never alone."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ground:
    """How land of one kind is drawn."""

    ink: str
    paint: str
    texture: str = " "  # what fills it, so that lands differ without colour too

    @property
    def style(self) -> str:
        """Ink on its paint."""
        return f"{self.ink} on {self.paint}"

    @property
    def faint(self) -> str:
        """A fainter ink, for what fills it."""
        mixed = (
            (int(self.ink[i : i + 2], 16) + 2 * int(self.paint[i : i + 2], 16)) // 3
            for i in range(1, 7, 2)
        )
        return f"#{''.join(f'{part:02X}' for part in mixed)} on {self.paint}"

    def filling(self, ascii_only: bool) -> str:
        """What fills it on this terminal."""
        return self.texture if self.texture.isascii() or not ascii_only else "t"
