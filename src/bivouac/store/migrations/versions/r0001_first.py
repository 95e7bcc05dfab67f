"""The first tables of the database.

Written out, not taken from the models: a revision says what was, the models what is.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    make_tables()
    make_seats()
    op.create_table(
        "rows",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("said", sa.JSON, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id")),
    )
    op.create_table(
        "sights",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("look", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("view", sa.JSON, nullable=False),
    )


def make_tables() -> None:
    """How a table began and where it stands."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rules", sa.String(24), nullable=False),
        sa.Column("components", sa.JSON, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("shuffles", sa.Integer, nullable=False),
        sa.Column("host", sa.String(64), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("next", sa.String(24), sa.ForeignKey("tables.id")),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("card", sa.JSON, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "updated"])
    op.create_index("tables_by_host", "tables", ["host"])


def make_seats() -> None:
    """Seats and their holders."""
    op.create_table(
        "seats",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(24)),
        sa.Column("stand_in", sa.String(24)),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("local", sa.Boolean, nullable=False),
        sa.Column("wants_end", sa.Boolean, nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id"), primary_key=True),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
    )
    op.create_index("holders_by_guest", "holders", ["guest"])
