"""The API for browsers, terminals and programs: HTTP and WebSocket under `/api`."""
