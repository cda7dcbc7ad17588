"""Accounts: guests, registered people, and the programs that act for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, ClassVar, TypeVar

from cachetools import TTLCache
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tricorne.errors import BadOption
from tricorne.match.record import check_names
from tricorne.server.accounts import secrets
from tricorne.server.accounts.names import check_label, check_name, login_of, normalize, stored_skeleton
from tricorne.server.accounts.secrets import Domain, hash_secret
from tricorne.server.errors import Conflict, Forbidden, Invalid, NotFound, ServiceUnavailable, Unauthenticated
from tricorne.server.settings import Settings
from tricorne.server.storage import models
from tricorne.server.storage.database import Database
from tricorne.server.storage.notify import notify
from tricorne.server.tables.card_sets import is_orphan
from tricorne.server.tables.setup import Account, Status

MOST_TOKENS = 20
# In how many browsers a person counts as familiar, and for how long after the last login there.
MOST_DEVICES = 20
DEVICE_LIFETIME = timedelta(days=365)

# Changes are sent to all workers at once; an expired session is noticed after this long.
CACHE_TTL_SECONDS = 60.0
CACHE_SIZE = 10_000

# The expiry of a session slides forward on use, but is written at most this often.
SLIDE = timedelta(days=1)

# Hashing a password takes much memory and time, so few are checked at once. Familiar browsers have a slot of
# their own, so that strangers who guess passwords keep nobody else waiting.
CHECKED_AT_ONCE = 2
CHECKED_FOR_FAMILIAR = 1
MOST_WAITING = 32

T = TypeVar("T")


@dataclass(frozen=True)
class Person:
    """A person with an account, guests included."""

    id: str
    name: str
    registered: bool
    """Whether the account has a password."""
    program: bool = False
    """Whether a program acts for them, with a token."""

    @property
    def account(self) -> Account:
        """The kind of account that is noted when they take a seat."""
        if self.program:
            return Account.PROGRAM
        return Account.REGISTERED if self.registered else Account.GUEST


@dataclass(frozen=True)
class Token:
    """An API token of a program; only a hash of its secret is stored."""

    id: str
    name: str
    created_at: datetime


@dataclass(frozen=True)
class Webhook:
    """Where a person's notifications go, and in which format."""

    form: str
    url: str


@dataclass(frozen=True)
class Familiarity:
    """Whether a browser has been used to log in before."""

    known: bool = False
    """Anybody has logged in there."""
    familiar: bool = False
    """The person in question has."""


@dataclass(frozen=True)
class _Identity:
    """The owner of a secret, and when it expires."""

    person: Person
    expires_at: datetime | None = None


class Accounts:
    """All accounts of a server."""

    NEWS: ClassVar[str] = "person "

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._lifetime = timedelta(days=settings.session_days)
        self._stranger_slots = asyncio.Semaphore(CHECKED_AT_ONCE)
        self._familiar_slots = asyncio.Semaphore(CHECKED_FOR_FAMILIAR)
        self._waiting = 0
        self._identities: TTLCache[tuple[str, str], _Identity] = TTLCache(CACHE_SIZE, CACHE_TTL_SECONDS)
        self._watchers: dict[str, set[Callable[[], None]]] = {}
        self._webhooks: TTLCache[str, Webhook | None] = TTLCache(CACHE_SIZE, CACHE_TTL_SECONDS)
        self._changes = 0
        """Counts changes: what was read before a change must not be cached after it."""

    # Sessions

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """Create a guest account; return it with the secret of a new session."""
        person = Person(secrets.new_id(), check_name(name), registered=False)
        secret, now = secrets.new_secret(), datetime.now(UTC)

        def work(connection: Connection) -> None:
            _check_name_free(connection, person.name, person.id)
            row = {"id": person.id, "name": person.name, "created_at": now}
            connection.execute(insert(models.Person), row)
            self._begin_session(connection, person.id, secret, now)

        await self._database.write(work, about=person.id)
        return person, secret

    async def log_in(
        self, name: str, password: str, device: str | None = None, *, familiar: bool = False
    ) -> tuple[Person, str]:
        """Check a name and a password; return the person with the secret of a new session.

        A wrong name takes as long as a wrong password, and gives the same error. The browser
        with the given device secret is familiar from now on.
        """
        row = await self._database.read(lambda connection: _by_login(connection, name))
        stored_hash = row.password_hash if row else None
        correct = await self._in_thread(secrets.verify_password, stored_hash, password, familiar=familiar)
        if row is None or not correct:
            raise Unauthenticated("error-login")
        secret, now = secrets.new_secret(), datetime.now(UTC)

        def work(connection: Connection) -> None:
            current = _locked(connection, row.id)
            if current.password_hash != row.password_hash:
                raise Unauthenticated("error-login")
            self._begin_session(connection, row.id, secret, now)
            _remember_device(connection, row.id, device, now)

        await self._database.write(work, about=row.id)
        return _person(row), secret

    async def device(self, secret: str | None, name: str = "") -> Familiarity:
        """Return whether a browser has a valid device secret, and whether this person has logged in there."""
        if secret is None:
            return Familiarity()
        hashed, since = hash_secret(Domain.DEVICE, secret), datetime.now(UTC) - DEVICE_LIFETIME
        used = select(models.Device.person_id).where(
            models.Device.hash == hashed, models.Device.used_at > since
        )

        def work(connection: Connection) -> Familiarity:
            people = connection.execute(used).scalars().all()
            row = _by_login(connection, name) if people else None
            return Familiarity(known=bool(people), familiar=row is not None and row.id in people)

        return await self._database.read(work)

    async def log_out(self, secret: str) -> None:
        """End a session."""
        hashed = hash_secret(Domain.SESSION, secret)
        session = delete(models.Session).where(models.Session.hash == hashed)

        def work(connection: Connection) -> str | None:
            person: str | None = connection.execute(session.returning(models.Session.person_id)).scalar()
            if person is not None:
                notify(connection, self.NEWS + person)
            return person

        person = await self._database.write(work, about=hashed)
        if person is not None:
            self._invalidate(person)

    async def by_session(self, secret: str) -> Person | None:
        """Return the person of a session, and extend the session."""
        hashed, now = hash_secret(Domain.SESSION, secret), datetime.now(UTC)

        async def find() -> _Identity | None:
            row = await self._database.read(lambda connection: _by_session(connection, hashed, now))
            if row is None:
                return None
            if row.expires_at < now + self._lifetime - SLIDE:
                await self._slide(hashed, now)
                return _Identity(_person(row), now + self._lifetime)
            return _Identity(_person(row), row.expires_at)

        return await self._cached(("session", hashed), find)

    async def by_token(self, secret: str) -> Person | None:
        """Return the person for whom a program with this token acts."""
        hashed = hash_secret(Domain.TOKEN, secret)

        async def find() -> _Identity | None:
            row = await self._database.read(lambda connection: _by_token(connection, hashed))
            return _Identity(replace(_person(row), program=True)) if row else None

        return await self._cached(("token", hashed), find)

    async def existing(self, people: Collection[str]) -> set[str]:
        """Return which of some people still have an account."""
        known = select(models.Person.id).where(models.Person.id.in_(people))
        return await self._database.read(lambda connection: set(connection.execute(known).scalars()))

    # Names and passwords

    async def rename(self, person: Person, name: str) -> Person:
        """Rename a person; at their tables they keep the old name."""
        check_name(name)

        def work(connection: Connection) -> None:
            row = _locked(connection, person.id)
            _check_name_free(connection, name, person.id)
            if row.login is None:
                _update(connection, person.id, name=name)
            else:
                _update(connection, person.id, name=name, login=login_of(name), look=stored_skeleton(name))

        await self._change(person, work)
        return Person(person.id, name, person.registered)

    async def set_password(
        self,
        person: Person,
        password: str,
        current: str | None = None,
        session: str | None = None,
        device: str | None = None,
    ) -> Person:
        """Set a password, or change it with the current one.

        This locks everybody else out of the account: all tokens are revoked, all sessions end except
        the one whose secret is given, and only the browser with the given device secret stays familiar.
        """
        before = await self._database.read(lambda connection: _row(connection, person.id))
        registered = before.password_hash is not None
        if registered:
            correct = await self._in_thread(
                secrets.verify_password, before.password_hash, current or "", familiar=True
            )
            if not correct:
                raise Forbidden("error-password")
        hashed = await self._in_thread(secrets.hash_password, password, familiar=registered)

        def work(connection: Connection) -> None:
            row = _locked(connection, person.id)
            if row.password_hash != before.password_hash:
                raise Forbidden("error-password")
            values = {"password_hash": hashed}
            if row.login is None:
                _check_name_free(connection, row.name, person.id)
                values |= {"login": login_of(row.name), "look": stored_skeleton(row.name)}
            _update(connection, person.id, **values)
            others = models.Session.hash != hash_secret(Domain.SESSION, session or "")
            connection.execute(delete(models.Session).where(models.Session.person_id == person.id, others))
            for secrets_of in (models.Token, models.Device):
                connection.execute(delete(secrets_of).where(secrets_of.person_id == person.id))
            _remember_device(connection, person.id, device, datetime.now(UTC))

        await self._change(person, work)
        return Person(person.id, person.name, registered=True)

    async def check_seat_name(self, person: Person, name: str) -> None:
        """Reject a seat name that looks like that of another registered person."""
        if name == person.name and person.registered:
            return
        if name != person.name:
            check_name(name)
        await self._database.read(lambda connection: _check_name_free(connection, name, person.id))

    async def name_of(self, person: str | None) -> str:
        """Return a person's name; empty if there is no such person."""
        called = select(models.Person.name).where(models.Person.id == person)
        return await self._database.read(lambda connection: connection.execute(called).scalar() or "")

    async def seats(self, person: Person) -> list[tuple[str, int]]:
        """Return a person's seats at tables that are not finished."""
        return await self._database.read(lambda connection: _seats(connection, person.id))

    async def delete(self, person: Person) -> None:
        """Delete the account of a person who has left all tables.

        Their name stays at finished tables and in the chat.
        """

        def work(connection: Connection) -> None:
            _locked(connection, person.id)
            if _seats(connection, person.id):
                raise Conflict("error-still-playing")
            connection.execute(delete(models.Person).where(models.Person.id == person.id))
            connection.execute(delete(models.CardSet).where(is_orphan()))

        await self._change(person, work)

    # Programs

    async def tokens(self, person: Person) -> list[Token]:
        """Return a person's tokens, oldest first."""
        tokens = (
            select(models.Token.__table__)
            .where(models.Token.person_id == person.id)
            .order_by(models.Token.created_at, models.Token.id)
        )
        rows = await self._database.read(lambda connection: connection.execute(tokens).all())
        return [Token(row.id, row.name, row.created_at) for row in rows]

    async def new_token(self, person: Person, name: str) -> tuple[Token, str]:
        """Create a token; return it with its secret."""
        token, secret = Token(secrets.new_id(), check_label(name), datetime.now(UTC)), secrets.new_token()
        row = {
            "id": token.id,
            "person_id": person.id,
            "name": token.name,
            "hash": hash_secret(Domain.TOKEN, secret),
            "created_at": token.created_at,
        }

        def work(connection: Connection) -> None:
            _locked(connection, person.id)
            own = select(func.count()).where(models.Token.person_id == person.id)
            if connection.execute(own).scalar_one() >= MOST_TOKENS:
                raise Conflict("error-tokens", most=MOST_TOKENS)
            connection.execute(insert(models.Token), row)

        await self._database.write(work, about=person.id)
        return token, secret

    async def revoke(self, person: Person, token: str) -> None:
        """Revoke a token."""

        def work(connection: Connection) -> None:
            own = delete(models.Token).where(models.Token.id == token, models.Token.person_id == person.id)
            if not connection.execute(own).rowcount:
                raise NotFound("error-no-token", token=token)

        await self._change(person, work)

    # Notifications

    async def webhook(self, person: str) -> Webhook | None:
        """Return a person's webhook."""
        with suppress(KeyError):
            return self._webhooks[person]
        changes = self._changes
        stored = select(models.Person.webhook).where(models.Person.id == person)
        data = await self._database.read(lambda connection: connection.execute(stored).scalar())
        hook = Webhook(data["form"], data["url"]) if data else None
        if changes == self._changes:
            self._webhooks[person] = hook
        return hook

    async def set_webhook(self, person: Person, hook: Webhook | None) -> None:
        """Set or remove a person's webhook."""
        data = {"form": hook.form, "url": hook.url} if hook else None
        await self._change(person, lambda connection: _update(connection, person.id, webhook=data))

    # Changes to accounts, on this worker and others

    def watch(self, person: str, watcher: Callable[[], None]) -> None:
        """Call back whenever an account may have changed, on any worker."""
        self._watchers.setdefault(person, set()).add(watcher)

    def unwatch(self, person: str, watcher: Callable[[], None]) -> None:
        """Stop calling back."""
        watchers = self._watchers.get(person, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(person, None)

    def on_notify(self, payload: str | None) -> None:
        """Handle a notification that an account has changed; None: any account may have."""
        self._invalidate(payload.removeprefix(self.NEWS) if payload else None)

    async def _change(self, person: Person, change: Callable[[Connection], None]) -> None:
        """Change an account, and notify all workers."""

        def work(connection: Connection) -> None:
            change(connection)
            notify(connection, self.NEWS + person.id)

        await self._database.write(work, about=person.id)
        self._invalidate(person.id)

    def _begin_session(self, connection: Connection, person: str, secret: str, now: datetime) -> None:
        row = {
            "hash": hash_secret(Domain.SESSION, secret),
            "person_id": person,
            "created_at": now,
            "expires_at": now + self._lifetime,
        }
        connection.execute(insert(models.Session), row)

    async def _slide(self, hashed: str, now: datetime) -> None:
        session = update(models.Session).where(models.Session.hash == hashed)
        extended = session.values(expires_at=now + self._lifetime)
        await self._database.write(lambda connection: connection.execute(extended), about=hashed)

    async def _cached(
        self, key: tuple[str, str], find: Callable[[], Awaitable[_Identity | None]]
    ) -> Person | None:
        identity = self._identities.get(key)
        if identity is None or (identity.expires_at is not None and identity.expires_at <= datetime.now(UTC)):
            changes = self._changes
            identity = await find()
            if identity is not None and changes == self._changes:
                self._identities[key] = identity
        return identity.person if identity else None

    def _invalidate(self, person: str | None) -> None:
        """Drop what is cached about a person, or about everybody, and call the watchers."""
        self._changes += 1
        if person is None:
            self._identities.clear()
            self._webhooks.clear()
        else:
            for key, identity in list(self._identities.items()):
                if identity.person.id == person:
                    self._identities.pop(key, None)
            self._webhooks.pop(person, None)
        for watched in list(self._watchers) if person is None else [person]:
            for watcher in list(self._watchers.get(watched, ())):
                watcher()

    async def _in_thread(self, work: Callable[..., T], *arguments: object, familiar: bool) -> T:
        async with self._familiar_slots if familiar else self._stranger_slot():
            return await asyncio.to_thread(work, *arguments)

    @asynccontextmanager
    async def _stranger_slot(self) -> AsyncIterator[None]:
        """Wait for a slot in which to check a stranger's password; fail if the queue is full."""
        if self._waiting >= MOST_WAITING:
            raise ServiceUnavailable("error-logins-busy")
        self._waiting += 1
        try:
            async with self._stranger_slots:
                yield
        finally:
            self._waiting -= 1


_PEOPLE = select(models.Person.__table__)


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, registered=row.login is not None)


def _row(connection: Connection, person: str) -> Row[Any]:
    return _existing(connection.execute(_PEOPLE.where(models.Person.id == person)).one_or_none())


def _locked(connection: Connection, person: str) -> Row[Any]:
    """Read a person's row and lock it until the transaction ends."""
    of_person = _PEOPLE.where(models.Person.id == person).with_for_update()
    return _existing(connection.execute(of_person).one_or_none())


def _existing(row: Row[Any] | None) -> Row[Any]:
    if row is None:
        raise Unauthenticated("error-unknown")
    return row


def _update(connection: Connection, person: str, **values: object) -> None:
    try:
        changed = connection.execute(update(models.Person).where(models.Person.id == person).values(values))
    except IntegrityError as error:
        raise Conflict("error-name-taken") from error
    if not changed.rowcount:
        raise Unauthenticated("error-unknown")


def _check_name_free(connection: Connection, name: str, person: str) -> None:
    """Reject a name that looks like that of another registered person."""
    alike = or_(models.Person.login == normalize(name), models.Person.look == stored_skeleton(name))
    taken = select(models.Person.id).where(
        alike, models.Person.login.is_not(None), models.Person.id != person
    )
    if connection.execute(taken).first() is not None:
        raise Conflict("error-name-taken")


def _remember_device(connection: Connection, person: str, device: str | None, now: datetime) -> None:
    """Make a browser familiar, and keep only the most recent ones."""
    if device is None:
        return
    own = models.Device.person_id == person
    hashed = hash_secret(Domain.DEVICE, device)
    row = {"hash": hashed, "person_id": person, "used_at": now}
    connection.execute(delete(models.Device).where(own, models.Device.hash == hashed))
    newest = select(models.Device.hash).where(own).order_by(models.Device.used_at.desc())
    kept = connection.execute(newest.limit(MOST_DEVICES - 1)).scalars().all()
    connection.execute(delete(models.Device).where(own, models.Device.hash.not_in(kept)))
    connection.execute(insert(models.Device), row)


def _by_login(connection: Connection, name: str) -> Row[Any] | None:
    try:
        # No stricter check: an older name that would be rejected today can still log in.
        login = login_of(check_names([name], 1)[0])
    except (BadOption, Invalid):
        return None
    return connection.execute(_PEOPLE.where(models.Person.login == login)).one_or_none()


def _by_session(connection: Connection, hashed: str, now: datetime) -> Row[Any] | None:
    valid = _PEOPLE.add_columns(models.Session.expires_at).join(
        models.Session, models.Session.person_id == models.Person.id
    )
    session = valid.where(models.Session.hash == hashed, models.Session.expires_at > now)
    return connection.execute(session).one_or_none()


def _by_token(connection: Connection, hashed: str) -> Row[Any] | None:
    holder = _PEOPLE.join(models.Token, models.Token.person_id == models.Person.id)
    return connection.execute(holder.where(models.Token.hash == hashed)).one_or_none()


def _seats(connection: Connection, person: str) -> list[tuple[str, int]]:
    seats = (
        select(models.Seat.table_id, models.Seat.seat)
        .join(models.TableRow, models.TableRow.id == models.Seat.table_id)
        .where(
            models.Seat.person_id == person,
            models.TableRow.status.in_((Status.OPEN, Status.RUNNING)),
        )
        .order_by(models.Seat.table_id, models.Seat.seat)
    )
    return [(row.table_id, row.seat) for row in connection.execute(seats)]
