"""The locale files: every sentence people read, ours and those of plug-ins.

A language is a folder of `bivouac/locales` with .ftl files; all folders have the same keys. A game
of another package brings a folder of the same shape (core/plug_ins.py). It begins its keys with its
own name; a key that we have is ours.
"""

import re
from collections.abc import Mapping
from pathlib import Path

from bivouac.core.errors import InputError
from bivouac.core.plug_ins import plug_in_folders

LOCALES = Path(__file__).parents[1] / "locales"
SOURCE = "en"
"""The language that has every key; another one without a key borrows from it."""
LANGUAGES = tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def files_of(language: str) -> list[Path]:
    """All files of a language, ours first."""
    folders = [LOCALES, *plug_in_folders("locales").values()]
    return [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]


def read_words(path: Path) -> str:
    """A locale file; InputError if it is no text."""
    try:
        return path.read_text("utf-8")
    except (OSError, ValueError) as error:
        raise InputError("fault-words", path=str(path), reason=str(error)) from None


def words_in(folder: Path, language: str) -> str:
    """What a plug-in says in the browser: in a language, then in English what is missing there."""
    paths = [*sorted((folder / language).glob("*.ftl")), *sorted((folder / SOURCE).glob("*.ftl"))]
    texts = [read_words(path) for path in paths if not path.stem.endswith("terminal")]
    return "\n".join(texts)


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, or else that of the system, or else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise InputError("command-no-language", language=wanted, known=", ".join(LANGUAGES))
        return wanted
    # The first of these that is set decides, as for every other program.
    system = next(
        (environment[n] for n in ("LC_ALL", "LC_MESSAGES", "LANG") if n in environment), ""
    )
    return system[:2] if system[:2] in LANGUAGES else SOURCE


def accepted_language(header: str) -> str:
    """The language that an Accept-Language header likes best of ours, or else English."""
    liked: dict[str, float] = {}
    for wish in header.split(","):
        name, _, weight = wish.partition(";")
        language = name.strip()[:2].lower()
        if language in LANGUAGES:
            liked[language] = max(liked.get(language, 0.0), weight_of(weight))
    best = max(liked, key=lambda language: liked[language], default=SOURCE)
    return best if liked.get(best, 1.0) > 0 else SOURCE


def weight_of(text: str) -> float:
    """How much a wish weighs: `q=0.8`; 1 where it does not say, nothing where it is no number."""
    name, found, value = text.strip().partition("=")
    if not found or name.strip() != "q":
        return 1.0
    return float(value) if re.fullmatch(r"[01](\.[0-9]{0,3})?", value.strip()) else 0.0
