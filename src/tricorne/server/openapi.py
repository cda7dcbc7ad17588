"""Print the OpenAPI description, from which the types of the web pages are made."""

from __future__ import annotations

import json
import sys

from tricorne.server.app import create_app


def main() -> None:
    """Print it."""
    json.dump(create_app().openapi(), sys.stdout, indent=1, ensure_ascii=False)


if __name__ == "__main__":
    main()
