"""What all pages share: head, header and footer, and the files that belong to them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from starlette.responses import Response

from tricorne import __version__
from tricorne.i18n.catalogue import Translations
from tricorne.server.pages.html import Markup, document, element, join

SOURCE = "https://spdx.org/licenses/"
LICENCES = ("Apache-2.0", "CC-BY-4.0")
STYLE, HAT = "style.css", "hat.svg"
KINDS = {STYLE: "text/css; charset=utf-8", HAT: "image/svg+xml"}


@dataclass(frozen=True)
class File:
    """Something that pages need, and the address under which browsers may keep it for good."""

    content: bytes
    kind: str
    url: str


@cache
def file(name: str) -> File:
    """Return a file by its name; what is in it is part of its address."""
    content = files(__package__).joinpath(name).read_bytes()
    version = hashlib.sha256(content).hexdigest()[:12]
    return File(content, KINDS[name], f"/pages/{name}?v={version}")


def page(translations: Translations, title: str, body: Markup) -> Response:
    """Answer with a page."""
    head = join(
        element("meta", charset="utf-8"),
        element("title", title),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("meta", name="description", content=translations.say("page-description")),
        element("link", rel="icon", type="image/svg+xml", href=file(HAT).url),
        element("link", rel="stylesheet", href=file(STYLE).url),
    )
    whole = join(_header(translations), element("main", body), _footer(translations))
    return Response(
        document(translations.language, head, whole),
        headers={"Content-Language": translations.language, "Vary": "Accept-Language"},
        media_type="text/html; charset=utf-8",
    )


def _header(translations: Translations) -> Markup:
    home = element(
        "a",
        element("img", src=file(HAT).url, alt="", width="44", height="32"),
        "Tricorne",
        href="/",
        class_="home",
    )
    return element("header", home, element("nav", element("a", translations.say("page-docs"), href="/docs")))


def _footer(translations: Translations) -> Markup:
    licences = [element("a", name, href=f"{SOURCE}{name}.html", rel="license") for name in LICENCES]
    return element(
        "footer",
        element("p", translations.say("page-independent")),
        element("p", f"Tricorne {__version__} · ", licences[0], " · ", licences[1]),
    )
