"""The game record: write, read, check, replay, show. Knows only the contract."""
