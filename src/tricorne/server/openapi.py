"""Print the OpenAPI description, from which the web pages' types are generated."""

from __future__ import annotations

import json
import sys

from tricorne.server.app import create_app


def main() -> None:
    """Print it as JSON."""
    json.dump(create_app().openapi(), sys.stdout, indent=1, ensure_ascii=False)


if __name__ == "__main__":
    main()
