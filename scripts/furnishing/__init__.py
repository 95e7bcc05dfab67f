"""How furnish_map.py fills outlines: numbers, then places, then roads, then the file."""
