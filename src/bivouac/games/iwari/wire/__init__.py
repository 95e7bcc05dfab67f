"""What the server says about a table of Iwari, and what its records hold, as types."""
