"""Bots by others: programs that talk JSON lines, and Python packages (docs/bots-by-others.md).

Who writes a bot as a package needs `bivouac.visitors.bot` and nothing else of ours.
"""
