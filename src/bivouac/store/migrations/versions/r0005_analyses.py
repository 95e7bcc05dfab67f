"""Reports of analysed games."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their table; nothing has been analysed before."""
    op.create_table(
        "analyses",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("report", sa.LargeBinary(), nullable=False),
        sa.Column("of_table", sa.Boolean(), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
    )
    op.create_index("analyses_by_age", "analyses", ["of_table", "made"])
