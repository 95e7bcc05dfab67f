"""The overviews of the rules pages: a few parts in every language, each with a picture."""

import pytest
from playwright.sync_api import expect

from bivouac.core.contract import Message
from bivouac.core.language import say
from bivouac.core.locales import LANGUAGES
from tests.browser.conftest import Crowd
from tests.worked import dewan_overview, iwari_overview
from tests.worked.rewrite import folder

PARTS = {"dewan": dewan_overview.OVERVIEW, "iwari": iwari_overview.OVERVIEW}


def facts_of(game: str, part: str) -> dict[str, int]:
    """What the engine says of a picture."""
    found: dict[str, int] = PARTS[game][part]().get("facts", {})
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PARTS)
def test_an_overview_tells_and_shows_the_game_in_short(
    new_page: Crowd, game: str, language: str
) -> None:
    """After the lessons, before the rules; on a phone nothing is wider than the page."""
    page = new_page(language, phone=language in ("fr", "ja"))
    page.goto(f"/rules/{game}")
    parts = page.locator("#overview article")
    expect(parts).to_have_count(len(PARTS[game]))
    for name, part in zip(PARTS[game], parts.all(), strict=True):
        said = [
            say(language, Message(f"overview-{game}-{name}{end}", facts_of(game, name)))
            for end in ("-title", "")
        ]
        expect(part.get_by_role("heading")).to_have_text(said[0])
        expect(part.get_by_role("paragraph").last).to_have_text(said[1])
        picture = part.get_by_role("img").first
        assert len(picture.get_attribute("aria-label") or "") > 20
        part.scroll_into_view_if_needed()
        expect(picture.locator("svg").first).to_be_visible()
        seen = picture.bounding_box()
        assert seen is not None
        assert seen["width"] > 250, name
        assert seen["height"] > 100, name
    order = page.locator("main section").evaluate_all("all => all.map((one) => one.id)")
    assert order[:2] == ["lessons", "overview"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_its_pictures_are_loaded_with_the_rules_alone(new_page: Crowd) -> None:
    page = new_page()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto("/")
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not [url for url in loaded if "overview" in url]
    page.goto("/rules/dewan")
    expect(page.locator("#overview article").first).to_be_visible()
    assert [url for url in loaded if "overview" in url]


@pytest.mark.parametrize("game", PARTS)
def test_every_part_has_its_picture(game: str) -> None:
    kept = {path.stem for path in folder(game, "overview").glob("*.json")}
    assert kept == {*PARTS[game]}
