"""The one way in, for browsers, terminals and programs alike: HTTP and WebSocket under `/api`."""
