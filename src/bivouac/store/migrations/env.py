"""What Alembic runs to migrate: on the connection it was given, in its transaction."""

from alembic import context

from bivouac.store.models import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
