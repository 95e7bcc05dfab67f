"""Iwari against the void: a rule module of its own over the same position (IV)."""
