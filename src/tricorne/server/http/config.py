"""The configuration of uvicorn: protocols with limits, and the connections they share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tricorne.server import logging_config
from tricorne.server.http.connections import Connections, most_connections
from tricorne.server.http.descriptors import raise_descriptor_limit
from tricorne.server.http.rate_limits import RateLimits
from tricorne.server.settings import Settings

# Connections that the system queues before they are accepted.
BACKLOG = 4096
# How long running requests may take to finish on shutdown, before pending writes are stored.
STOP_SECONDS = 5
# Clients send nothing but short keep-alive messages over a live connection.
LARGEST_MESSAGE = 1024

FORWARDED_FOR = b"x-forwarded-for"


class ServerConfig(uvicorn.Config):
    """The configuration of uvicorn for a server's settings."""

    def __init__(self, app: Callable[..., Any] | str, settings: Settings, **more: Any) -> None:
        self.settings = settings
        super().__init__(
            app,
            **{
                "http": "tricorne.server.http.http_protocol:HttpProtocol",
                "ws": "tricorne.server.http.websocket_protocol:WebSocketProtocol",
                "log_config": logging_config.config(settings),
                "access_log": False,
                "server_header": False,
                "backlog": BACKLOG,
                "timeout_graceful_shutdown": STOP_SECONDS,
                # Declared as an integer, but uvicorn only adds it to the time.
                "timeout_keep_alive": settings.keep_alive_seconds,
                "proxy_headers": True,
                "forwarded_allow_ips": settings.proxies,
                "ws_max_size": LARGEST_MESSAGE,
                "ws_per_message_deflate": False,
                "ws_ping_interval": settings.heartbeat_seconds,
                "ws_ping_timeout": settings.heartbeat_seconds,
                **more,
            },
        )

    @cached_property
    def limits(self) -> RateLimits:
        """The rate limits for connections and frames: the application's own, which its metrics count."""
        limits = getattr(getattr(self._application, "state", None), "limits", None)
        return limits if isinstance(limits, RateLimits) else RateLimits(self.settings)

    @cached_property
    def connections(self) -> Connections:
        """The open connections of this process."""
        most = most_connections(self.settings, raise_descriptor_limit())
        return Connections(self.settings, self.limits, self._proxies.__contains__, most)

    @cached_property
    def _proxies(self) -> Any:
        return ProxyHeadersMiddleware(self.loaded_app, self.settings.proxies).trusted_hosts

    @property
    def _application(self) -> Any:
        """The application itself, without the middleware that uvicorn wraps around it."""
        app: Any = self.loaded_app
        while hasattr(app, "app") and not hasattr(app, "state"):
            app = app.app
        return app

    def forwarded_client(self, headers: Sequence[tuple[bytes, bytes]]) -> str | None:
        """Return the client that a proxy forwards, read as uvicorn reads it."""
        values = [value for name, value in headers if name == FORWARDED_FOR]
        if not values:
            return None
        address, _ = self._proxies.get_trusted_client_address(b", ".join(values).decode("latin-1"))
        return address or None
