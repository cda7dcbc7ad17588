"""Names: which ones somebody may take, and which ones look the same to a reader.

Two names look the same if they have the same *skeleton*. It is a small part of
what Unicode calls confusable detection (UTS #39), chosen so that it catches
imitations and leaves real names apart:

* compatibility forms, case, spaces, invisible characters and typographic
  variants of hyphens and apostrophes make no difference;
* a Cyrillic, Greek, Armenian or small-capital letter counts as the Latin one
  whose shape it has, so that `Аnne` with a Cyrillic А is `Anne`;
* `0`, `1`, `|` and a capital `I` inside a word count as `o` and `l`.

Accents count (`René` is not `Rene`), and so do pairs that are merely similar
(`rn` and `m`, `Elia` and `Ella`): refusing those would refuse people's names.

Who is registered owns the looks of their name. Nobody else may take it, neither
as a guest nor as the name at a seat, and nobody may take the name of a bot.
Guests may share a name; where two of them sit at one table, the second one is
numbered.
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
from tricorne.server.text import BLANK_GLYPHS, clean_text, is_clean_line, is_ignorable

# Letters and signs that leave nothing but a blank on the page, in names that are stored already.
BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0", " "))

# Capitals have to be replaced before case is lost: В looks like B, but в does not look like b.
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


def plainest(name: str) -> str:
    """Return the plainest form of a name, under which somebody logs in."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.translate(BLANKS).split())


def skeleton(name: str) -> str:
    """Return what a reader sees of a name: the same for all names that look alike."""
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
    """Return a name if it can be read: of a person, a seat or a token."""
    check_names([name], 1)
    if not is_clean_line(name) or not BLANK_GLYPHS.isdisjoint(name):
        visible = "".join(c for c in clean_text(name) if c not in BLANK_GLYPHS)
        raise Invalid("error-name-invisible", name=visible)
    return name


def check_name(name: str) -> str:
    """Return a name if somebody can be called so: it can be read, and is not that of a bot."""
    if skeleton(check_label(name)) in _bots():
        raise Conflict("error-name-bot", name=name)
    return name


def login_of(name: str) -> str:
    """Return the form of a name under which one person is known."""
    login = plainest(name)
    if not login or len(login) > NAME:
        raise Invalid("error-login-form", name=name, most=NAME)
    return login


def look_of(name: str) -> str:
    """Return the skeleton of a name as it is stored; a longer one cannot be kept."""
    return skeleton(name)[:NAME]


def check_unlike(name: str, others: Iterable[str]) -> str:
    """Return a name if it looks like none of those that others have at a table."""
    look = skeleton(name)
    for other in others:
        if other and skeleton(other) == look:
            raise Conflict("error-name-alike", name=name, other=other)
    return name


def numbered(name: str, others: Iterable[str]) -> str:
    """Return a name that looks like none of the others: with a number behind it if need be."""
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
