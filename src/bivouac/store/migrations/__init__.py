"""How a database becomes the one this program knows: Alembic's revisions, oldest first."""
