"""Dewan at the terminal."""
