"""The HTTP layer: connection limits, security middleware, rate limits, and the static site.

uvicorn itself limits neither headers nor time, frames or connections, so its protocols
are replaced by stricter ones here.
"""
