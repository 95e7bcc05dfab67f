"""The build hook of `pip install .`: a wheel holds the built web client."""

import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before a wheel is packed; an editable install leaves that to `make`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        command = [sys.executable, "-m", "scripts.set_up_client", "build"]
        if subprocess.run(command, cwd=self.root).returncode != 0:
            self.app.abort("bivouac: the web client was not built; the reason stands above")
