"""The front page: what this is, who plays here, and how to join."""

from __future__ import annotations

from typing import Any

from tricorne.games import GAMES
from tricorne.i18n.catalogue import Translations
from tricorne.server.pages.html import Markup, between, block, element, join

# As many as one looks through; all of them are in the API.
SHOWN = 8


def front(
    translations: Translations, url: str, waiting: list[dict[str, Any]], running: list[dict[str, Any]]
) -> Markup:
    """Write the page; `waiting` and `running` are public tables as the lobby lists them."""
    return join(
        element(
            "section",
            element("h1", translations.say("front-title")),
            element("p", translations.say("front-lead"), class_="lead"),
            class_="hero",
        ),
        element("section", *(_game(translations, name) for name in GAMES), class_="games"),
        _tables(translations, url, waiting, running),
        element(
            "section",
            element("h2", translations.say("front-join")),
            element("p", translations.say("front-terminal")),
            block(f"tricorne play --server {url}"),
            element(
                "p",
                translations.say("front-programs"),
                " ",
                element("a", translations.say("page-docs"), href="/docs"),
            ),
        ),
    )


def _game(translations: Translations, name: str) -> Markup:
    players = GAMES[name].players
    return element(
        "article",
        element("h2", translations.say(f"{name}-title")),
        element("p", translations.say(f"{name}-blurb")),
        element("p", translations.say("front-players", least=players[0], most=players[-1]), class_="quiet"),
    )


def _tables(
    translations: Translations, url: str, waiting: list[dict[str, Any]], running: list[dict[str, Any]]
) -> Markup:
    shown = [*waiting[:SHOWN], *running[:SHOWN]]
    listed = element("ul", *(_table(translations, url, table) for table in shown), class_="tables")
    nothing = element("p", translations.say("front-no-tables"), class_="quiet")
    return element("section", element("h2", translations.say("front-tables")), listed if shown else nothing)


def _table(translations: Translations, url: str, table: dict[str, Any]) -> Markup:
    game = translations.say(f"{table['game']}-title")
    seats = [_seat(translations, seat) for seat in table["seats"]]
    free = sum(not seat["name"] and not seat["bot"] for seat in table["seats"])
    state = (
        translations.say("front-open", seats=free)
        if table["status"] == "open"
        else translations.say("front-running")
    )
    return element(
        "li",
        element("h3", table["title"] or game, " ", element("span", state, class_=f"state {table['status']}")),
        element("p", f"{game} · " if table["title"] else None, between(seats), class_="quiet"),
        block(f"tricorne play --server {url} --table {table['id']}") if free else None,
    )


def _seat(translations: Translations, seat: dict[str, Any]) -> Markup:
    if seat["name"]:
        return element("bdi", seat["name"])
    if seat["bot"]:
        return element("span", seat["bot"], class_="bot")
    return element("span", translations.say("front-seat-open"), class_="free")
