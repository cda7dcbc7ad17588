"""Imports of packages that only an extra installs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from tricorne.errors import MissingExtra
from tricorne.i18n.catalogue import Translations, choose_language
from tricorne.i18n.explain import explain


@contextmanager
def from_extra(extra: str) -> Iterator[None]:
    """Say which extra to install if an import fails.

    Nobody formats an error of an import, so the message is a note under the traceback.
    """
    try:
        yield
    except ImportError as error:
        missing = MissingExtra("error-extra-missing", extra=extra, problem=str(error))
        translations = Translations(choose_language(None, os.environ))
        missing.add_note(explain(translations, missing))
        raise missing from error
