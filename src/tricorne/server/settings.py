"""The settings of a server: by flag, by environment (`TRICORNE_PORT=8017`) or by file, in this order.

The file is `tricorne.toml` in the directory where the server is started, or
what `TRICORNE_CONFIG` names.
"""

from __future__ import annotations

import os
from pathlib import Path

from limits import RateLimitItem, parse
from platformdirs import user_data_path
from pydantic import Field, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

PREFIX = "TRICORNE_"
CONFIG = "TRICORNE_CONFIG"
USUAL_FILE = "tricorne.toml"


def local_url(host: str, port: int) -> str:
    """Return where a browser on this machine finds a server that listens at an address."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - what listens everywhere also listens here
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def usual_database() -> str:
    """Return where the tables are kept if nothing else is said."""
    return f"sqlite:///{user_data_path('tricorne') / 'tables.sqlite'}"


class Settings(BaseSettings):
    """What a host can set."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="ignore", frozen=True)

    host: str = Field(default="127.0.0.1", description="the address to listen at; 0.0.0.0 for all")
    port: int = Field(default=8017, ge=0, le=65535, description="the port to listen at; 0 for any free one")
    database: str = Field(
        default_factory=usual_database, description="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
    )
    workers: int = Field(
        default=1, ge=1, le=64, description="processes that serve; more than one needs PostgreSQL"
    )
    url: str | None = Field(
        default=None, description="the address that people see, for links: https://play.example.org"
    )
    origins: list[str] = Field(
        default=[], description="further addresses whose pages may speak to this server, besides its own"
    )
    hosts: list[str] = Field(
        default=[],
        description="further names by which this server may be called, or * for any; its own name, "
        "that of url, localhost and plain addresses need no mention",
    )
    proxies: str = Field(
        default="127.0.0.1", description="proxies whose word on addresses and HTTPS is believed"
    )
    secure_cookies: bool = Field(
        default=False, description="send cookies over HTTPS only; always so for what came over HTTPS"
    )
    hsts: bool = Field(
        default=True, description="tell browsers that came over HTTPS to come by no other way for a year"
    )
    session_days: int = Field(
        default=90, ge=1, le=3650, description="how long a browser is known without a visit"
    )
    thinkers: int = Field(
        default=max(1, (os.cpu_count() or 2) - 1), ge=1, le=256, description="processes in which bots search"
    )
    thinking_seconds: float = Field(
        default=10.0, gt=0, le=600, description="how long a bot may think about one decision at the most"
    )
    room_minutes: int = Field(
        default=10, ge=1, description="how long a table that nobody looks at stays in memory"
    )
    heartbeat_seconds: float = Field(
        default=20.0, gt=0, le=300, description="how often a live connection shows life"
    )
    largest_body: int = Field(
        default=64 * 1024, ge=1024, description="the most bytes in the body of a request"
    )
    largest_record: int = Field(
        default=512 * 1024, ge=1024, description="the most bytes in an imported record"
    )
    largest_url: int = Field(default=8192, ge=256, description="the most bytes in the URL of a request")
    largest_headers: int = Field(
        default=16 * 1024, ge=1024, description="the most bytes in the headers of a request"
    )
    header_seconds: float = Field(
        default=10.0, gt=0, le=600, description="how long the headers of a request may take to arrive"
    )
    body_seconds: float = Field(
        default=30.0,
        gt=0,
        le=3600,
        description="how long the body of a request may take to arrive, and what is sent to be taken",
    )
    keep_alive_seconds: float = Field(
        default=10.0, gt=0, le=3600, description="how long a connection may rest between two requests"
    )
    connections: int = Field(
        default=0,
        ge=0,
        description="open connections in all; 0 for as many as the system's limit of open files leaves",
    )
    connections_an_address: int = Field(
        default=100,
        ge=1,
        description="open connections of one address; behind a proxy, of one visitor",
    )
    sockets_a_person: int = Field(default=20, ge=1, description="live connections that one person may hold")
    tables_a_person: int = Field(
        default=50, ge=1, description="tables that one person may have open or running"
    )
    private_webhooks: bool = Field(
        default=False, description="let notices go to addresses of the host's own network"
    )
    absence_seconds: float = Field(
        default=600.0,
        gt=0,
        description="without a pace: how long somebody is waited for before the others may vote for a bot",
    )
    proposal_seconds: float = Field(
        default=3600.0,
        gt=0,
        description="how long a proposal can be answered; at a slower pace, as long as that",
    )
    abandoned_hours: float = Field(
        default=72.0,
        gt=0,
        description="how long all others must have been silent before a host may close a running game",
    )
    metrics: str = Field(
        default="local",
        pattern="^(local|all|off)$",
        description="who may read /metrics: local for this machine only, all, or off for nobody",
    )
    log_level: str = Field(
        default="info", pattern="^(debug|info|warning|error)$", description="what is logged"
    )
    log_format: str = Field(
        default="text", pattern="^(text|json)$", description="text for people, json for machines"
    )

    limit_requests: str = Field(
        default="100/second", description="requests of one address; what is costly counts as several"
    )
    limit_connections: str = Field(
        default="50/second", description="connections that one address opens, unless it is a proxy's"
    )
    limit_frames: str = Field(
        default="20/second", description="frames that come in on one live connection, pings among them"
    )
    limit_guests: str = Field(
        default="30/minute", description="new guests from one address, and links opened by one person"
    )
    limit_logins: str = Field(
        default="10/minute",
        description="attempts at a password from one network; half as many may be wrong at one name at once",
    )
    limit_tables: str = Field(default="60/minute", description="tables made by one person")
    limit_moves: str = Field(default="50/second", description="moves of one person")
    limit_chat: str = Field(default="30/minute", description="messages of one person")
    limit_hints: str = Field(
        default="30/minute", description="hints for one person, and games whose chances are judged"
    )
    limit_webhooks: str = Field(default="10/minute", description="webhooks set or tried by one person")
    limit_links: str = Field(default="30/minute", description="secret links made by one person")
    limit_seats: str = Field(default="30/minute", description="deputies, returns and proposals of one person")
    limit_imports: str = Field(default="10/minute", description="records imported by one person")

    @field_validator("*")
    @classmethod
    def _readable_limit(cls, value: object, info: object) -> object:
        name = getattr(info, "field_name", "")
        if name.startswith("limit_"):
            parse(str(value))
        return value

    def limit(self, name: str) -> RateLimitItem:
        """Return a limit by its name without `limit_`."""
        return parse(getattr(self, f"limit_{name}"))

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Flags first, then the environment, then the file."""
        file = Path(os.environ.get(CONFIG, USUAL_FILE))
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, file)
