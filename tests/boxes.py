"""What is in the boxes of both games, by the names that options and records use."""

SCENARIOS = ("classic", "team", "downpour", "volcano", "lake")
"""Of Dewan."""
VOID_MAPS = (
    *("new-horizons", "vast-lands", "floating-lands", "forgotten-island"),
    *("glacier-massif", "unexplored-paths", "long-road"),
)
"""Where Iwari is played against the void too."""
MAPS = (*VOID_MAPS, "the-void")
DEEDS = ["union", "discovery", "honour", "respect"]
SIX_DEEDS = [*DEEDS, "courage", "veneration"]
