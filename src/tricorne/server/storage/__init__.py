"""Where people, tables and their logs are kept: SQLite, or PostgreSQL for several workers."""
