"""Wren, a bot that plugs into Bivouac."""
