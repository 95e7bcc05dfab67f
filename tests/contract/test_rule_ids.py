"""The rulebook is mapped to the code: src/ and tests/ name every rule of tests/rules.txt."""

import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = [
    line
    for line in (ROOT / "tests/rules.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
RULE_ID = re.compile(r"\b(?:[A-Z]{2}[0-9]+|[A-Z][0-9]\.[0-9]+)\b")
"""Like DT1; a chapter may end with a digit, and then there is a point: I2.1."""

FACTS = ("DC", "DR", "IC", "IQ")  # components: data, not rules
CHECK_EXAMPLES = {"DX7", "DH7"}  # worked examples: something to prove, nothing to implement


def ids_in(files: Iterable[Path]) -> dict[str, list[str]]:
    """The id-like words of some files, each with the files that name it."""
    found: dict[str, list[str]] = {}
    for file in sorted(files):
        for word in set(RULE_ID.findall(file.read_text("utf-8"))):
            found.setdefault(word, []).append(file.relative_to(ROOT).as_posix())
    return found


def number_of(rule: str) -> int:
    """The number of a rule in its chapter."""
    return int(rule[2:].lstrip("."))


def source_files(*suffixes: str) -> list[Path]:
    return [file for file in (ROOT / "src").rglob("*") if file.suffix in suffixes]


def test_the_list_names_the_rules_of_each_chapter_once_and_in_order() -> None:
    chapters: dict[str, list[int]] = {}
    for rule in RULES:
        assert RULE_ID.fullmatch(rule), f"not a rule id: {rule!r}"
        chapters.setdefault(rule[:2], []).append(number_of(rule))
    assert chapters
    for chapter, numbers in chapters.items():
        assert numbers == list(range(1, len(numbers) + 1)), f"gap or repetition in {chapter}"


def test_every_rule_is_named_by_code_that_implements_it() -> None:
    named = ids_in(source_files(".py"))
    needed = [rule for rule in RULES if not rule.startswith(FACTS) and rule not in CHECK_EXAMPLES]
    missing = [rule for rule in needed if rule not in named]
    assert not missing, f"rules without code in src/: {', '.join(missing)}"


def test_every_rule_is_named_by_a_test_that_proves_it() -> None:
    this_file = Path(__file__).resolve()
    named = ids_in(file for file in (ROOT / "tests").rglob("*.py") if file.resolve() != this_file)
    needed = [rule for rule in RULES if not rule.startswith(FACTS)]
    missing = [rule for rule in needed if rule not in named]
    assert not missing, f"rules without a test in tests/: {', '.join(missing)}"


def test_the_source_names_no_rule_that_does_not_exist() -> None:
    chapters = {rule[:2] for rule in RULES}
    named = ids_in(source_files(".py", ".md", ".toml", ".ftl"))
    unknown = {
        word: files
        for word, files in sorted(named.items())
        if word[:2] in chapters and word not in RULES
    }
    assert not unknown, f"ids in src/ that tests/rules.txt does not list: {unknown}"
