"""Nine, a small card game that plugs into Bivouac."""
