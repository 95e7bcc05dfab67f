"""Iwari at the terminal."""
