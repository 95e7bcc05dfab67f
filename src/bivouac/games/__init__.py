"""The games, each in its own room, all behind the same contract."""
