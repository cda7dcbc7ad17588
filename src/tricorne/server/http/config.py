"""How uvicorn is set up: with protocols that know limits, and the connections that they share."""

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

# Waiting connections, before new ones are turned away.
BACKLOG = 4096
# How long running requests may take to finish; what then has to be stored takes a moment more.
STOP_SECONDS = 5
# A live connection has nothing to say but that it is alive.
LARGEST_MESSAGE = 1024

FORWARDED_FOR = b"x-forwarded-for"


class EdgeConfig(uvicorn.Config):
    """The configuration of uvicorn for a server with certain settings."""

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
                # uvicorn only adds it to the time, and fractions are fine with that.
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
        """The limits on connections and frames: the application's own, whose refusals are counted."""
        kept = getattr(getattr(self._application, "state", None), "limits", None)
        return kept if isinstance(kept, RateLimits) else RateLimits(self.settings)

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
        """The application itself, behind what uvicorn puts around it."""
        app: Any = self.loaded_app
        while hasattr(app, "app") and not hasattr(app, "state"):
            app = app.app
        return app

    def forwarded(self, headers: Sequence[tuple[bytes, bytes]]) -> str | None:
        """Return the visitor for whom a proxy asks, if it says so, as uvicorn reads it too."""
        values = [value for name, value in headers if name == FORWARDED_FOR]
        if not values:
            return None
        address, _ = self._proxies.get_trusted_client_address(b", ".join(values).decode("latin-1"))
        return address or None
