"""Putting errors into words."""

from __future__ import annotations

from collections.abc import Callable

from tricorne.errors import IllegalAction, Message, TricorneError
from tricorne.i18n.catalogue import Translations


def explain(
    translations: Translations, error: TricorneError, say: Callable[[Message], str] | None = None
) -> str:
    """Put an error into words, and the reason for it where there is one."""
    say = say or translations.say
    reason = getattr(error, "reason", None)
    if isinstance(error, IllegalAction):
        return say(error.reason)
    said = say(error.message)
    return said if reason is None else translations.say("error-because", said=said, reason=say(reason))
