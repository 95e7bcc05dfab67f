"""Every language keeps to the words and the signs of the glossary (docs/glossary.md)."""

import re

import pytest

from bivouac.core.locales import LANGUAGES
from tests.contract.wording import messages_of, parts_of, text_of

RETIRED = {
    "en": {
        r"\b(tells?|told) (a|the) stor": "complete a story",
        r"\bextensions?\b": "expansion",
        r"\b(wins?) the tie\b": "on the tiebreaker",
        r"\bhang together\b": "joined by roads",
        r"(?i)\b(color|center|honor|neighbor|judgment|\w+ized|counter-?clockwise)": "British",
    },
    "fr": {
        r"\bpareil(le)?s?\b": "identiques",
        r"\bsièges?\b": "place",
        r"\bcomposants?\b": "matériel",
        r"personne dont c’est le tour": "le joueur actif",
        r"(^|[.;:] )Qui [a-zé]+ ": "Le joueur qui, la tribu qui",
    },
    "de": {
        r"(?i)\bunterlegen\b|\bunterlegt\b|legt nichts unter": "unters Tableau schieben",
        r"\bRückblick": "Wiederholung",
        r"\bin der Landschaft\b": "auf der Landschaft",
        r"\bPäckchen\b": "Teilstapel",
        r"\bKomponenten\b": "Spielmaterial",
        r"\bLobby\b": "Übersicht",
        r"\bje (?!einer\b|ein\b|eine\b|mehr\b)[A-ZÄÖÜ]\w+": "pro",
    },
    "ja": {
        "踏破": "探索",
        "もう1度": "もう一度",
        "2度と": "二度と",
        r"(?<![てでしまな])いま(?![すせし])": "今",
        "分か[らりるっ]": "わかる",
        "他の(?!初期タイル)": "ほかの",
        "だれ": "誰",
        r"コマ(?!ンド)": "駒",
        r"ターン": "手番",
        "しるし": "シンボル",
        r"[ぁ-んァ-ヶ一-龠][:;!?]|}[:;!?](?! *\{)": "full-width signs",
    },
}
"""What a language does not say any more, and what it says instead."""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_one_thing_in_one_way(language: str) -> None:
    texts = {key: text_of(one).partition(" =")[2] for key, one in messages_of(language).items()}
    wrong = [
        f"{key}: {found[0]!r}, instead of {instead}"
        for pattern, instead in RETIRED[language].items()
        for key, text in texts.items()
        if (found := re.search(pattern, text))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_few_words_go_on_where_others_end(language: str) -> None:
    """They follow a name or other few words; the client begins a line with a capital."""
    briefs = {key: one for key, one in messages_of(language).items() if key.endswith("-brief")}
    assert len(briefs) > 80
    wrong = [
        key
        for key, message in briefs.items()
        for line in text_of(message).partition(" = ")[2].splitlines()
        if re.match(r"(\s*\*?\[\w+\] |)[A-ZÀ-Ý](?!\w*:)", line)
    ]
    assert not wrong


def test_few_words_are_about_whoever_the_sentence_is_about() -> None:
    """The client puts the name of a player before them, so that they must go on with a verb."""
    said = messages_of("en")
    wrong = [
        key
        for key, message in said.items()
        if key.endswith("-brief")
        and ({"who", "player"} & parts_of(said[key.removesuffix("-brief")]).variables != set())
        != ("who" in parts_of(message).variables)
    ]
    assert not wrong
