"""The function NAMES says the same in Python as in the browser, whose test reads the same file."""

import json
from pathlib import Path

import pytest

from bivouac.core.language import book_of, say_names

EXAMPLES = json.loads(Path(__file__).with_name("names_examples.json").read_text("utf-8"))


@pytest.mark.parametrize(("codes", "said"), EXAMPLES["examples"].items())
def test_codes_are_said_as_in_the_shared_examples(codes: str, said: str) -> None:
    assert say_names(book_of("en"), codes) == said
