"""An index for the list of a guest's own games.

Where a table stands is kept behind its components and setup, which are long: without an index every
game of a guest is read as a whole to find the newest ones.
"""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make it."""
    op.create_index("tables_by_end", "tables", ["id", "status", "updated"])
