"""The table server: people, tables and their games, over HTTP and WebSocket."""
