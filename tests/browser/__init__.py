"""The table in a browser: a package, so that one browser serves all of its files."""
