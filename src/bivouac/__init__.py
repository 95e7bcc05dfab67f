"""Bivouac: a home for two board games about tribes and territory, Dewan and Iwari."""

__version__ = "0.1.0"
