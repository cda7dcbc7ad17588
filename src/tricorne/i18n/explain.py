"""Formats errors."""

from __future__ import annotations

from collections.abc import Callable

from tricorne.errors import IllegalAction, Message, TricorneError
from tricorne.i18n.catalogue import Translations


def explain(
    translations: Translations, error: TricorneError, say: Callable[[Message], str] | None = None
) -> str:
    """Format an error, with its reason if it has one."""
    say = say or translations.say
    reason = getattr(error, "reason", None)
    if isinstance(error, IllegalAction):
        return say(error.reason)
    text = say(error.message)
    return text if reason is None else translations.say("error-because", said=text, reason=say(reason))
