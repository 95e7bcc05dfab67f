"""A fingerprint changes with what a function does, and with nothing else."""

from types import FunctionType

import numpy as np
import pytest

from bivouac.core.compiling.fingerprints import fingerprint

SOURCE = '''
def callee(x):
    """Adds."""
    return x + MOST

def caller(x):
    """Calls."""
    y = callee(x)
    return min(y, 3)
'''


def caller_of(source: str, **names: object) -> FunctionType:
    """The function `caller` of a source, with what else it finds in its module."""
    scope: dict[str, object] = {"MOST": 6, **names}
    exec(source, scope)
    found = scope["caller"]
    assert isinstance(found, FunctionType)
    return found


def changed(old: str, new: str) -> str:
    """The fingerprint after a change to the source."""
    assert old in SOURCE
    return fingerprint(caller_of(SOURCE.replace(old, new)))


ORIGINAL = fingerprint(caller_of(SOURCE))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"""Adds."""', '"""Adds the most there is."""'),
        ("    y = callee(x)", "    # a comment\n\n\n    y = callee(x)"),
        ("return x + MOST", "return (x + MOST)"),
    ],
)
def test_comments_docstrings_and_lines_do_not_count(old: str, new: str) -> None:
    assert changed(old, new) == ORIGINAL


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("x + MOST", "x - MOST"),
        ("min(y, 3)", "min(y, 4)"),
        ("min(y, 3)", "max(y, 3)"),
        ("def callee(x)", "def callee(x, z=1)"),
    ],
)
def test_what_a_function_or_its_callee_does_counts(old: str, new: str) -> None:
    assert changed(old, new) != ORIGINAL


def test_a_constant_far_below_counts_with_its_type() -> None:
    others = [fingerprint(caller_of(SOURCE, MOST=most)) for most in (7, np.int64(6), (6,))]
    assert len({ORIGINAL, *others}) == 4


def test_a_function_may_call_itself() -> None:
    source = "def caller(x):\n    return caller(x - 1) if x > 0 else 0\n"
    assert fingerprint(caller_of(source)) == fingerprint(caller_of(source))


def test_what_could_change_unseen_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot depend on"):
        fingerprint(caller_of(SOURCE, MOST=[6]))
