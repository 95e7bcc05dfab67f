"""The database: what tables and guests are made of on disk, and the one thread that writes it."""
