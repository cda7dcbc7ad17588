"""HTTP requests to a server as one person."""

from __future__ import annotations

import time
from typing import Any

import httpx

from tricorne.client.backoff import Backoff, Notify
from tricorne.client.deal_numbers import DealNumbers
from tricorne.client.errors import Refused, Stale, Unreachable
from tricorne.client.keyring import Keyring
from tricorne.errors import IllegalAction, Message, TricorneError
from tricorne.i18n.catalogue import Translations

COOKIE = "tricorne_session"
KEY_HEADER = "Idempotency-Key"
TIMEOUT_SECONDS = 20.0
MAX_RETRY_AFTER = 60
STALE = "error-stale"
RATE_LIMITED = 429
# Bad gateway, service unavailable, gateway timeout: worth a retry.
TRANSIENT = (502, 503, 504)


class ServerConnection:
    """A table server, and the person who uses it."""

    def __init__(self, url: str, notify: Notify, language: str = "en", token: str | None = None) -> None:
        self.url = url
        self.translations = Translations(language)
        self.backoff = Backoff(notify)
        self.by_token = bool(token)
        self.headers = {"Accept-Language": language}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        self.name = ""
        self.deal_numbers = DealNumbers()
        self._http = httpx.Client(base_url=url, timeout=TIMEOUT_SECONDS)

    def close(self) -> None:
        """Close the connection."""
        self._http.close()

    def log_in_by_token(self) -> None:
        """Log in as the person to whom the token belongs."""
        person = self.request("GET", "/api/me")["person"]
        self.name = str(person["name"])

    def log_in_as_guest(self, keyring: Keyring, name: str) -> None:
        """Resume the session stored under a name, or else create a guest."""
        session = keyring.find(name)
        if not (session and self.is_session_valid(session[1])):
            self.headers.pop("Cookie", None)
            response = self._send("POST", "/api/people", {"name": name}, {})
            self._parse(response)
            session = name, response.cookies[COOKIE]
        self.name = session[0]
        self.headers["Cookie"] = f"{COOKIE}={session[1]}"
        keyring.store(*session)

    def is_session_valid(self, secret: str) -> bool:
        """Whether the server still accepts the secret of a session."""
        self.headers["Cookie"] = f"{COOKIE}={secret}"
        return self.request("GET", "/api/me")["person"] is not None

    def request(
        self,
        method: str,
        path: str,
        body: dict[str, Any] | None = None,
        *,
        retry: bool = False,
        key: str | None = None,
        **query: Any,
    ) -> Any:
        """Send a request; return the decoded response, or raise the server's error.

        With `retry`, which is for idempotent requests, it is sent until the server answers.
        An idempotency key makes any request idempotent.
        """
        while True:
            try:
                response = self._send(method, path, body, query, key)
            except Unreachable:
                if not retry:
                    raise
                self.backoff.wait()
                continue
            if retry and response.status_code in TRANSIENT:
                self.backoff.wait()
            elif retry and response.status_code == RATE_LIMITED:
                delay = response.headers.get("retry-after", "1")
                time.sleep(min(int(delay), MAX_RETRY_AFTER) if delay.isdecimal() else 1)
            else:
                self.backoff.reset()
                return self._parse(response)

    def _send(
        self,
        method: str,
        path: str,
        body: dict[str, Any] | None,
        query: dict[str, Any],
        key: str | None = None,
    ) -> httpx.Response:
        parameters = {name: value for name, value in query.items() if value is not None}
        headers = self.headers if key is None else {**self.headers, KEY_HEADER: key}
        try:
            response = self._http.request(method, path, json=body, params=parameters, headers=headers)
        except (httpx.TransportError, httpx.InvalidURL) as error:
            problem = str(error) or type(error).__name__
            raise Unreachable("error-unreachable", server=self.url, problem=problem) from error
        self._http.cookies.clear()
        return response

    def _parse(self, response: httpx.Response) -> Any:
        if response.is_success:
            return self.parse_json(response.content) if response.content else None
        raise self.parse_error(response.status_code, response.content)

    def parse_json(self, content: bytes | str) -> Any:
        """Decode JSON from the server; control characters could move the cursor of a terminal."""
        try:
            return replace_unprintable(httpx.Response(200, content=content).json())
        except ValueError as error:
            raise self.unexpected_response() from error

    def parse_error(self, status: int, content: bytes) -> TricorneError:
        """Return the error that the server raised."""
        try:
            payload = self.parse_json(content)
            key, arguments, text = payload["error"], dict(payload["arguments"]), payload["message"]
            reason = payload.get("reason")
            if key == "error-illegal-action" and reason:
                return IllegalAction(Message(reason["key"], reason["arguments"]), **arguments)
            if key == STALE:
                return Stale(key, status, payload["changed"]["standing"]["number"], **arguments)
        except (Unreachable, KeyError, TypeError, ValueError, AttributeError):
            return self.unexpected_response()
        if not self.translations.has(key):
            return Refused("error-server-said", status, said=text)
        return Refused(key, status, **arguments)

    def unexpected_response(self) -> Unreachable:
        """Return the error for a response that no table server would give."""
        return Unreachable("error-no-table-server", server=self.url)


def replace_unprintable(value: Any) -> Any:
    """Replace unprintable characters by spaces in all strings of a decoded JSON value."""
    if isinstance(value, str):
        return value if value.isprintable() else "".join(c if c.isprintable() else " " for c in value)
    if isinstance(value, list):
        return [replace_unprintable(entry) for entry in value]
    if isinstance(value, dict):
        return {replace_unprintable(name): replace_unprintable(entry) for name, entry in value.items()}
    return value
