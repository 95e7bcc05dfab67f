"""A process that analyses: it says how far it is, gives way, and ends with its parent."""

import json
import os
import select
import signal
import subprocess
import sys

import pytest

from bivouac.analysis.report import analyse
from bivouac.analysis.worker import DONE, FAILED, KIND, SHARE, Analyst, Order
from bivouac.core.contract import Json
from tests.analysis.recorded import ALL, record_of
from tests.lab.processes import is_there

PATIENCE = 60
"""Seconds before something is taken never to happen."""
PARENT = """
from bivouac.analysis.worker import Analyst
analyst = Analyst()
print(analyst.process.pid, flush=True)
analyst.hear()
"""


def short_record() -> Json:
    """A game that was stopped before anybody decided anything."""
    whole = record_of(ALL[0], 1)
    return {**whole, "events": [], "result": None}


@pytest.mark.slow
def test_it_finds_what_anybody_would_find_and_says_how_far_it_is() -> None:
    analyst = Analyst()
    try:
        analyst.begin(Order(short_record(), "quick", 2))
        word, rest = analyst.next()
        shares = []
        while word == SHARE:
            shares.append(float(rest))
            priority = os.getpriority(os.PRIO_PROCESS, analyst.process.pid)
            assert priority == min(os.nice(0) + KIND, 19)
            word, rest = analyst.next()
        assert word == DONE, rest
        assert json.loads(rest) == json.loads(json.dumps(analyse(short_record(), "quick")))
        assert shares == sorted(shares)
        assert all(0 <= share <= 1 for share in shares)
    finally:
        analyst.close()


def test_what_cannot_be_analysed_is_told_in_one_line_and_the_next_one_is_taken() -> None:
    analyst = Analyst()
    try:
        for wrong in ({}, {**short_record(), "events": [{"seat": 0, "do": "nothing"}]}):
            analyst.begin(Order(wrong, "quick", 1))
            word, line = analyst.next()
            assert word == FAILED
            assert line
            assert "Traceback" not in line
    finally:
        analyst.close()


def test_one_that_is_ended_is_said_to_be_gone() -> None:
    analyst = Analyst()
    analyst.begin(Order(record_of(ALL[0], 1), "deep", 1))
    analyst.end()
    assert analyst.next() == (FAILED, "the process that analyses ended with status -9")
    analyst.close()


def test_it_ends_with_a_parent_that_is_killed() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    assert is_there(child)
    ending = os.pidfd_open(child)  # readable when it ends
    parent.send_signal(signal.SIGKILL)
    parent.communicate()
    ended, _, _ = select.select([ending], [], [], PATIENCE)
    os.close(ending)
    assert ended
    assert not is_there(child)
