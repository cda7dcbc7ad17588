"""A server, asked over HTTP in the name of one person."""

from __future__ import annotations

import time
from typing import Any

import httpx

from tricorne.client.backoff import Backoff, Teller
from tricorne.client.deal_numbers import Numbers
from tricorne.client.errors import Refused, Stale, Unreachable
from tricorne.client.keyring import Keyring
from tricorne.errors import IllegalAction, Message, TricorneError
from tricorne.i18n.catalogue import Translations

COOKIE = "tricorne_session"
KEY_HEADER = "Idempotency-Key"
ANSWER_SECONDS = 20.0
LONGEST_WAIT = 60
TOO_OFTEN, STALE = 429, "error-stale"
PASSING = (502, 503, 504)


class ServerConnection:
    """A table server, and who one is there.

    What can be sent twice without harm is sent again, if `again` says so, until
    the server answers; everything else is tried once.
    """

    def __init__(self, url: str, tell: Teller, language: str = "en", token: str | None = None) -> None:
        self.url = url
        self.translations = Translations(language)
        self.patience = Backoff(tell)
        self.by_token = bool(token)
        self.headers = {"Accept-Language": language}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        self.name = ""
        self.numbers = Numbers()
        self._http = httpx.Client(base_url=url, timeout=ANSWER_SECONDS)

    def close(self) -> None:
        """Let go of the connection."""
        self._http.close()

    def come_by_token(self) -> None:
        """Be the person whose token is used."""
        person = self.call("GET", "/api/me")["person"]
        self.name = str(person["name"])

    def come_as_guest(self, keyring: Keyring, name: str) -> None:
        """Be somebody who was here before, or a new guest."""
        known = keyring.find(name)
        if not (known and self.is_known(known[1])):
            self.headers.pop("Cookie", None)
            answer = self._send("POST", "/api/people", {"name": name}, {})
            self._read(answer)
            known = name, answer.cookies[COOKIE]
        self.name = known[0]
        self.headers["Cookie"] = f"{COOKIE}={known[1]}"
        keyring.keep(*known)

    def is_known(self, secret: str) -> bool:
        """Whether the server still knows somebody by a secret."""
        self.headers["Cookie"] = f"{COOKIE}={secret}"
        return self.call("GET", "/api/me")["person"] is not None

    def call(
        self,
        method: str,
        path: str,
        body: dict[str, Any] | None = None,
        *,
        again: bool = False,
        key: str | None = None,
        **query: Any,
    ) -> Any:
        """Ask the server; what it refuses raises the error that it tells.

        With an idempotency key, what is sent again is done once.
        """
        while True:
            try:
                answer = self._send(method, path, body, query, key)
            except Unreachable:
                if not again:
                    raise
                self.patience.lost()
                continue
            if again and answer.status_code in PASSING:
                self.patience.lost()
            elif again and answer.status_code == TOO_OFTEN:
                wait = answer.headers.get("retry-after", "1")
                time.sleep(min(int(wait), LONGEST_WAIT) if wait.isdecimal() else 1)
            else:
                self.patience.found()
                return self._read(answer)

    def _send(
        self,
        method: str,
        path: str,
        body: dict[str, Any] | None,
        query: dict[str, Any],
        key: str | None = None,
    ) -> httpx.Response:
        asked = {name: value for name, value in query.items() if value is not None}
        headers = self.headers if key is None else {**self.headers, KEY_HEADER: key}
        try:
            answer = self._http.request(method, path, json=body, params=asked, headers=headers)
        except (httpx.TransportError, httpx.InvalidURL) as error:
            raise Unreachable("error-unreachable", server=self.url, problem=_problem(error)) from error
        self._http.cookies.clear()
        return answer

    def _read(self, answer: httpx.Response) -> Any:
        if answer.is_success:
            return self.read_json(answer.content) if answer.content else None
        raise self.refusal(answer.status_code, answer.content)

    def read_json(self, content: bytes | str) -> Any:
        """Read what a server says; nothing in it may move the cursor of a terminal."""
        try:
            return printable(httpx.Response(200, content=content).json())
        except ValueError as error:
            raise self.not_understood() from error

    def refusal(self, status: int, content: bytes) -> TricorneError:
        """Return the error that a server tells: the same one that was raised there."""
        try:
            told = self.read_json(content)
            key, arguments, said = told["error"], dict(told["arguments"]), told["message"]
            reason = told.get("reason")
            if key == "error-illegal-action" and reason:
                return IllegalAction(Message(reason["key"], reason["arguments"]), **arguments)
            if key == STALE:
                return Stale(key, status, told["changed"]["standing"]["number"], **arguments)
        except (Unreachable, KeyError, TypeError, ValueError, AttributeError):
            return self.not_understood()
        if not self.translations.has(key):
            return Refused("error-server-said", status, said=said)
        return Refused(key, status, **arguments)

    def not_understood(self) -> Unreachable:
        """Return the error about a server that speaks of something else."""
        return Unreachable("error-no-table-server", server=self.url)


def printable(value: Any) -> Any:
    """Replace what is no printable character in all texts of an answer."""
    if isinstance(value, str):
        return value if value.isprintable() else "".join(c if c.isprintable() else " " for c in value)
    if isinstance(value, list):
        return [printable(entry) for entry in value]
    if isinstance(value, dict):
        return {printable(name): printable(entry) for name, entry in value.items()}
    return value


def _problem(error: Exception) -> str:
    return str(error) or type(error).__name__
