"""Tables at which somebody learns: which lesson, and which edition of it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; a table that is there already is a game like any other.

    It is in the index by which a guest's own games are found, so that no long row is read for it.
    """
    op.add_column("tables", sa.Column("lesson", sa.String(64), nullable=True))
    op.drop_index("tables_by_end", "tables")
    op.create_index("tables_by_end", "tables", ["id", "status", "updated", "lesson"])
