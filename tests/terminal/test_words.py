"""Which language the terminal speaks."""

import pytest

from bivouac.core.errors import InputError
from bivouac.core.locales import LANGUAGES, choose_language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_that_is_asked_for_is_spoken(language: str) -> None:
    assert choose_language(language, {"LANG": "en_GB.UTF-8"}) == language


def test_otherwise_the_system_decides() -> None:
    assert choose_language(None, {"LANG": "de_AT.UTF-8"}) == "de"
    assert choose_language(None, {"LC_ALL": "ja_JP.UTF-8", "LANG": "de_AT.UTF-8"}) == "ja"


def test_english_is_spoken_where_the_system_speaks_something_else() -> None:
    assert choose_language(None, {}) == "en"
    assert choose_language(None, {"LANG": "C.UTF-8"}) == "en"
    assert choose_language(None, {"LANG": "sv_SE.UTF-8"}) == "en"


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(InputError, match="unknown language 'xx'; known: de, en, fr, ja"):
        choose_language("xx", {})
