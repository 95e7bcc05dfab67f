"""Our own mistakes: an answer with a reference, one line in the log, and life goes on."""

import logging
import re
from pathlib import Path

import pytest

from tests.server.people import Browser
from tests.server.running import running


def test_a_mishap_is_an_answer_with_a_reference_and_one_line_in_the_log(
    tmp_path: Path, site: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        caplog.at_level(logging.ERROR),
        running(tmp_path, site) as server,
        Browser(server.url, "Una") as una,
    ):
        table = una.make_table()
        server.store.readers.shutdown()  # the disk is gone, so to speak
        answer = una.get("/api/me", 500)
        assert una.get("/api/catalogue")["bots"]
        assert una.http.get(f"/api/tables/{table}/live").status_code == 404
    assert set(answer) == {"error"}
    message = answer["error"]["message"]
    assert message["key"] == "server-error"
    reference = message["args"]["reference"]
    assert re.fullmatch("[0-9a-f]{8}", reference)
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == 1
    assert reference in lines[0]
    assert "\n" not in lines[0]
