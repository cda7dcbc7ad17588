"""Logging: text for people, or JSON for machines. Secrets are never logged."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any

from tricorne.server.settings import Settings

LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """Formats each log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record."""
        entry: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
        }
        entry.update(getattr(record, "facts", {}))
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def config(settings: Settings) -> dict[str, Any]:
    """Return the configuration for Python's logging.

    Libraries log warnings and above only, at every level: some would log URLs with their queries.
    """
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"text": {"format": LINE}, "json": {"()": JsonLines}},
        "handlers": {
            "error": {
                "class": "logging.StreamHandler",
                "formatter": settings.log_format,
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["error"], "level": "WARNING"},
        "loggers": {
            "tricorne": {"level": settings.log_level.upper()},
            # Repeated because uvicorn checks the level of this logger itself.
            "uvicorn.error": {"level": "WARNING"},
        },
    }
