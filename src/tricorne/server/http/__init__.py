"""The network edge: what holds connections in check before a request reaches the application.

uvicorn reads HTTP and WebSockets without limits of its own on headers, time,
frames or connections; its protocols are replaced by stricter ones here.
"""
