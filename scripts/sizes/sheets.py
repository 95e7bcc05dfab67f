"""Contact sheets: a scene at every size, on one picture for each language."""

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Page

from scripts.sizes.looking import Glance

PAGE = """<style>
body {{ margin: 12px; display: flex; flex-wrap: wrap; align-items: start; gap: 12px;
  background: #888; font: 14px sans-serif; width: 2400px }}
figure {{ margin: 0 }} img {{ display: block; height: {height}px }}
.bad {{ outline: 4px solid red }}
</style>{figures}"""
FIGURE = '<figure class="{kind}"><figcaption>{words}</figcaption><img src="{source}"></figure>'


class Sheet:
    """The pictures of a scene, as they are taken."""

    def __init__(self, scene: str) -> None:
        self.scene = scene
        self.figures: dict[str, list[str]] = {}

    def take(self, page: Page, glance: Glance) -> None:
        """Photograph the page as it was glanced at."""
        picture = page.screenshot(type="jpeg", quality=85)
        words = f"{glance.size[0]}x{glance.size[1]} {glance.tab} {len(glance.faults)}"
        source = f"data:image/jpeg;base64,{b64encode(picture).decode()}"
        kind = "bad" if glance.faults else "good"
        figure = FIGURE.format(kind=kind, words=words, source=source)
        self.figures.setdefault(glance.language, []).append(figure)

    def write(self, page: Page, folder: Path, height: int = 640) -> None:
        """Lay the pictures out on a page of their own and photograph that."""
        folder.mkdir(parents=True, exist_ok=True)
        for language, figures in self.figures.items():
            page.set_viewport_size({"width": 2424, "height": 800})
            page.set_content(PAGE.format(figures="".join(figures), height=height))
            page.screenshot(path=folder / f"{self.scene}-{language}.png", full_page=True)
