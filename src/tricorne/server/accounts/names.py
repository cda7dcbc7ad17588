"""Names: which ones a person may take, and which ones look the same.

Two names look the same if they have the same *skeleton*. This is a small part of
Unicode's confusable detection (UTS #39), chosen to catch imitations without
confusing real names:

* compatibility forms, case, spaces, invisible characters and typographic
  variants of hyphens and apostrophes make no difference;
* a Cyrillic, Greek, Armenian or small-capital letter counts as the Latin letter
  of the same shape, so `Аnne` with a Cyrillic А is `Anne`;
* `0`, `1`, `|` and a capital `I` inside a word count as `o` and `l`.

Accents matter (`René` is not `Rene`), and so do pairs that are merely similar
(`rn` and `m`, `Elia` and `Ella`): rejecting those would reject real names.

A registered person owns every name that looks like theirs. Nobody else may use
one, neither as a guest nor at a seat, and nobody may use the name of a bot.
Guests may share a name; if two of them sit at one table, the second gets a number.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from tricorne import bots
from tricorne.match.record import check_names
from tricorne.server.errors import Conflict, Invalid
from tricorne.server.storage.models import NAME
from tricorne.text import BLANK_GLYPHS, clean_text, is_clean_line, is_ignorable

# Characters that are drawn as a blank, which older stored names may contain.
BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0", " "))

# Capitals must be replaced before case folding: В looks like B, but в does not look like b.
_CAPITALS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԌԚԜӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "ABESIJKMHOPCTYXYGQWIABEZHIKMNOPTYX",
)
_LETTERS = str.maketrans(
    "асԁеһіјӏорԛѕԝхуүαγικνορτυχοօսոհցɑɡıᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",
    "acdehijlopqswxyyayikvoptuxoounhgagiabcdefghijklmnoprstuvwyz",
)
_SIGNS = str.maketrans("‐‑‒–—―−’‘ʼʹ′`´", "-------'''''''")
_CAPITAL_I_WITHIN = re.compile(r"(?<=[^\W\d_])I(?=[a-z])|(?<=[a-z])I")
_ONE_WITHIN = re.compile(r"(?<=[^\W\d_])[1|]|[1|](?=[^\W\d_])")
_ZERO_WITHIN = re.compile(r"(?<=[^\W\d_])0|0(?=[^\W\d_])")


def normalize(name: str) -> str:
    """Return the normalized form of a name, which is used to log in."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.translate(BLANKS).split())


def skeleton(name: str) -> str:
    """Return the skeleton of a name, which is the same for all names that look alike."""
    seen = "".join(c for c in name.translate(BLANKS) if not is_ignorable(c))
    seen = unicodedata.normalize("NFKC", seen.translate(_SIGNS)).translate(_CAPITALS)
    seen = _CAPITAL_I_WITHIN.sub("l", seen)
    seen = unicodedata.normalize("NFKC", seen.casefold()).translate(_LETTERS).translate(_SIGNS)
    seen = _ZERO_WITHIN.sub("o", _ONE_WITHIN.sub("l", seen))
    return " ".join(seen.translate(BLANKS).split())


@cache
def _bots() -> frozenset[str]:
    return frozenset(map(skeleton, bots.BOTS))


def check_label(name: str) -> str:
    """Return the name of a person, seat or token if it is readable; raises `Invalid`."""
    check_names([name], 1)
    if not is_clean_line(name) or not BLANK_GLYPHS.isdisjoint(name):
        visible = "".join(c for c in clean_text(name) if c not in BLANK_GLYPHS)
        raise Invalid("error-name-invisible", name=visible)
    return name


def check_name(name: str) -> str:
    """Return a person's name if it is readable and not that of a bot."""
    if skeleton(check_label(name)) in _bots():
        raise Conflict("error-name-bot", name=name)
    return name


def login_of(name: str) -> str:
    """Return the unique login of a name."""
    login = normalize(name)
    if not login or len(login) > NAME:
        raise Invalid("error-login-form", name=name, most=NAME)
    return login


def stored_skeleton(name: str) -> str:
    """Return the skeleton of a name as it is stored, cut to the length of the column."""
    return skeleton(name)[:NAME]


def check_unlike(name: str, others: Iterable[str]) -> str:
    """Return a name if it looks like none of the others at a table."""
    look = skeleton(name)
    for other in others:
        if other and skeleton(other) == look:
            raise Conflict("error-name-alike", name=name, other=other)
    return name


def numbered(name: str, others: Iterable[str]) -> str:
    """Return a name that looks like none of the others, with a number appended if necessary."""
    looks = {skeleton(other) for other in others if other}
    if skeleton(name) not in looks:
        return name
    number = 2
    while True:
        ending = f" {number}"
        tried = name[: NAME - len(ending)].rstrip() + ending
        if skeleton(tried) not in looks:
            return tried
        number += 1
