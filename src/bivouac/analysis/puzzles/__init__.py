"""Puzzles: decisions of recorded games in which one plan is clearly best (docs/analysis.md)."""
