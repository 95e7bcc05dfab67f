"""Tables that go on from a moment of another game."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; a table that is there already is a game of its own."""
    op.add_column("tables", sa.Column("after", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("origin", sa.String(24), nullable=True))
    op.add_column("tables", sa.Column("moment", sa.String(64), nullable=True))
    op.create_index("tables_by_moment", "tables", ["moment", "host"])
