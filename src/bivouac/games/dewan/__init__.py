"""Dewan: hex map, terrain cards, stories."""
