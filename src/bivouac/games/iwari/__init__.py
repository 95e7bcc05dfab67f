"""Iwari: tents, totems and settlements on the territories of a new world."""
