"""A new game: from components to the static record, and from that to a position."""
