"""The settings of a server: from flags, the environment (`TRICORNE_PORT=8017`) or a file, in this order.

The file is `tricorne.toml` in the working directory, or the one that `TRICORNE_CONFIG` names.
"""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path
from pydantic import Field, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from tricorne.server.http.gcra import RateLimit

PREFIX = "TRICORNE_"
CONFIG = "TRICORNE_CONFIG"
DEFAULT_FILE = "tricorne.toml"


def local_url(host: str, port: int) -> str:
    """Return the URL of a server for a browser on the same machine."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - all addresses include localhost
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def default_database() -> str:
    """Return the URL of the default database."""
    return f"sqlite:///{user_data_path('tricorne') / 'tables.sqlite'}"


class Settings(BaseSettings):
    """All settings of a server."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="ignore", frozen=True)

    host: str = Field(default="127.0.0.1", description="the address to listen on; 0.0.0.0 for all")
    port: int = Field(default=8017, ge=0, le=65535, description="the port to listen on; 0 for any free one")
    database: str = Field(
        default_factory=default_database, description="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
    )
    workers: int = Field(
        default=1, ge=1, le=64, description="server processes; more than one needs PostgreSQL"
    )
    url: str | None = Field(
        default=None, description="the public URL, used in links: https://play.example.org"
    )
    origins: list[str] = Field(
        default=[], description="origins of other sites whose pages may use this server (CSRF check)"
    )
    hosts: list[str] = Field(
        default=[],
        description="more host names that this server accepts, or * for any; its own name, the host of url, "
        "localhost and IP addresses are always accepted",
    )
    proxies: str = Field(
        default="127.0.0.1", description="trusted proxies, whose X-Forwarded headers are used"
    )
    secure_cookies: bool = Field(
        default=False, description="mark all cookies as Secure; cookies set over HTTPS always are"
    )
    hsts: bool = Field(
        default=True, description="send HSTS over HTTPS: browsers then use only HTTPS for a year"
    )
    service_worker: bool = Field(
        default=True,
        description="let browsers keep the pages for use without a network; "
        "off makes them delete what they have kept",
    )
    session_days: int = Field(
        default=90, ge=1, le=3650, description="after how many days without a visit a session expires"
    )
    thinkers: int = Field(
        default=max(1, (os.cpu_count() or 2) - 1), ge=1, le=256, description="processes for bots that search"
    )
    thinking_seconds: float = Field(
        default=10.0, gt=0, le=600, description="the most time a bot may take for one decision"
    )
    room_minutes: int = Field(default=10, ge=1, description="how long an unused table stays in memory")
    heartbeat_seconds: float = Field(
        default=20.0, gt=0, le=300, description="the interval of heartbeats on live connections"
    )
    largest_body: int = Field(default=64 * 1024, ge=1024, description="the largest request body, in bytes")
    largest_record: int = Field(
        default=512 * 1024, ge=1024, description="the largest record to import, in bytes"
    )
    largest_url: int = Field(default=8192, ge=256, description="the longest URL, in bytes")
    largest_headers: int = Field(
        default=16 * 1024, ge=1024, description="the largest request headers, in bytes"
    )
    header_seconds: float = Field(
        default=10.0, gt=0, le=600, description="how long the headers of a request may take to arrive"
    )
    body_seconds: float = Field(
        default=30.0,
        gt=0,
        le=3600,
        description="how long the body of a request may take to arrive, and a client to read the response",
    )
    keep_alive_seconds: float = Field(
        default=10.0, gt=0, le=3600, description="how long a connection may be idle between two requests"
    )
    connections: int = Field(
        default=0,
        ge=0,
        description="the most open connections; 0 for as many as the limit on open files allows",
    )
    connections_an_address: int = Field(
        default=100,
        ge=1,
        description="the most open connections of one address; behind a proxy, of one client",
    )
    sockets_a_person: int = Field(default=20, ge=1, description="the most live connections of one person")
    tables_a_person: int = Field(
        default=50, ge=1, description="the most open or running tables of one person"
    )
    card_sets: list[str] = Field(
        default=[], description="component files with cards of your own, offered to everybody for new tables"
    )
    own_cards: bool = Field(
        default=False, description="let people play with cards of their own, from files that they upload"
    )
    card_sets_a_person: int = Field(
        default=10, ge=1, le=1000, description="the most sets of cards that one person may keep here"
    )
    private_webhooks: bool = Field(
        default=False, description="allow webhooks to private addresses (turns the SSRF guard off)"
    )
    absence_seconds: float = Field(
        default=600.0,
        gt=0,
        description="at a table without a pace: after which time the others may vote for a deputy bot",
    )
    proposal_seconds: float = Field(
        default=3600.0,
        gt=0,
        description="when a proposal expires; at a table with a slower pace, after that pace",
    )
    abandoned_hours: float = Field(
        default=72.0,
        gt=0,
        description="how long all others must have been inactive before the host may close a running game",
    )
    metrics: str = Field(
        default="local",
        pattern="^(local|all|off)$",
        description="who may read /metrics: local (this machine only), all, or off",
    )
    log_level: str = Field(
        default="info", pattern="^(debug|info|warning|error)$", description="the lowest level that is logged"
    )
    log_format: str = Field(
        default="text", pattern="^(text|json)$", description="text for people, json for machines"
    )

    limit_requests: str = Field(
        default="100/second", description="requests from one address; expensive ones count as several"
    )
    limit_connections: str = Field(
        default="50/second", description="new connections from one address, trusted proxies excepted"
    )
    limit_frames: str = Field(
        default="20/second", description="incoming frames on one live connection, including pings"
    )
    limit_guests: str = Field(
        default="30/minute",
        description="new guests and looks at links from one address, and links opened by one person",
    )
    limit_logins: str = Field(
        default="10/minute",
        description="login attempts from one network; half as many may fail at one name before backoff",
    )
    limit_tables: str = Field(default="60/minute", description="new tables of one person")
    limit_moves: str = Field(default="50/second", description="moves of one person")
    limit_chat: str = Field(default="30/minute", description="chat messages of one person")
    limit_hints: str = Field(
        default="30/minute", description="hints and win probability requests of one person"
    )
    limit_webhooks: str = Field(default="10/minute", description="webhooks set or tested by one person")
    limit_links: str = Field(default="30/minute", description="secret links created by one person")
    limit_seats: str = Field(
        default="30/minute", description="deputies, returns to a seat and proposals of one person"
    )
    limit_imports: str = Field(default="10/minute", description="records imported by one person")
    limit_cards: str = Field(
        default="10/minute", description="sets of cards uploaded by one person, and from one address"
    )

    @field_validator("*")
    @classmethod
    def _check_limits(cls, value: object, info: object) -> object:
        if getattr(info, "field_name", "").startswith("limit_"):
            RateLimit.parse(str(value))
        return value

    def limit(self, name: str) -> RateLimit:
        """Return a rate limit by its name without `limit_`."""
        return RateLimit.parse(getattr(self, f"limit_{name}"))

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Read flags first, then the environment, then the file."""
        file = Path(os.environ.get(CONFIG, DEFAULT_FILE))
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, file)
