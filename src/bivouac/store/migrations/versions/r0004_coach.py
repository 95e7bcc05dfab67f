"""Tables with a coach."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; a table that is there already has no coach."""
    op.add_column("tables", sa.Column("coach", sa.Boolean(), nullable=False, server_default="0"))
