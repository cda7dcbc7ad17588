"""People: guests, those who keep their name with a password, and the programs that act for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, ClassVar, TypeVar

from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tricorne.errors import BadOption
from tricorne.match.record import check_names
from tricorne.server.accounts import secrets
from tricorne.server.accounts.names import check_label, check_name, login_of, look_of, plainest
from tricorne.server.accounts.secrets import Domain, hash_secret
from tricorne.server.errors import Conflict, Forbidden, Invalid, NotFound, Unavailable, Unknown
from tricorne.server.settings import Settings
from tricorne.server.storage import models
from tricorne.server.storage.database import Database
from tricorne.server.storage.notify import notify
from tricorne.server.tables.setup import Account, Status
from tricorne.server.ttl_cache import TtlCache

MOST_TOKENS = 20
# In so many browsers somebody is remembered, and for so long after the last login there.
MOST_DEVICES = 20
DEVICE_LIFETIME = timedelta(days=365)

# All workers hear at once what changes about somebody; what only time has ended is noticed after so long.
REMEMBERED_SECONDS = 60.0
MOST_REMEMBERED = 10_000

# A session is moved on when somebody comes back, but not written anew with every request.
SLIDE = timedelta(days=1)

# Passwords take much memory and time to check, so only so many are checked at once. Who is known already has
# a place of their own, so that strangers who guess passwords keep nobody else waiting.
CHECKED_AT_ONCE = 2
CHECKED_FOR_KNOWN = 1
MOST_WAITING = 32

T = TypeVar("T")


@dataclass(frozen=True)
class Person:
    """Somebody who plays."""

    id: str
    name: str
    registered: bool
    """Whether the name is kept with a password."""
    program: bool = False
    """Whether a program acts for them now, with a token."""

    @property
    def account(self) -> Account:
        """How they are known when they take a seat."""
        if self.program:
            return Account.PROGRAM
        return Account.REGISTERED if self.registered else Account.GUEST


@dataclass(frozen=True)
class Token:
    """A key with which a program acts for somebody; the secret itself is not kept."""

    id: str
    name: str
    created_at: datetime


@dataclass(frozen=True)
class Webhook:
    """Where somebody wants to be told, and in which form."""

    form: str
    url: str


@dataclass(frozen=True)
class Familiarity:
    """What is known of a browser that somebody logs in with."""

    known: bool = False
    """Somebody has logged in there, whoever it was."""
    familiar: bool = False
    """The person in question has."""


@dataclass(frozen=True)
class _Known:
    """Whom a secret belongs to, and until when."""

    person: Person
    until: datetime | None = None


class Accounts:
    """All who play here."""

    NEWS: ClassVar[str] = "person "

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._lifetime = timedelta(days=settings.session_days)
        self._checking = asyncio.Semaphore(CHECKED_AT_ONCE)
        self._checking_known = asyncio.Semaphore(CHECKED_FOR_KNOWN)
        self._waiting = 0
        self._known = TtlCache[tuple[str, str], _Known](REMEMBERED_SECONDS, MOST_REMEMBERED)
        self._watchers: dict[str, set[Callable[[], None]]] = {}
        self._hooks = TtlCache[str, tuple[Webhook | None]](REMEMBERED_SECONDS, MOST_REMEMBERED)
        self._changes = 0
        """What was looked up before the last change must not be remembered after it."""

    # Coming and going

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """Welcome a guest; return the secret of the session, too."""
        person = Person(secrets.new_id(), check_name(name), registered=False)
        secret, now = secrets.new_secret(), datetime.now(UTC)

        def work(connection: Connection) -> None:
            _must_be_free(connection, person.name, person.id)
            row = {"id": person.id, "name": person.name, "created_at": now}
            connection.execute(insert(models.Person), row)
            self._begin_session(connection, person.id, secret, now)

        await self._database.write(work, about=person.id)
        return person, secret

    async def log_in(
        self, name: str, password: str, device: str | None = None, *, familiar: bool = False
    ) -> tuple[Person, str]:
        """Know somebody again by name and password; return the secret of a new session, too.

        Whether it is the name or the password that is wrong, it takes as long
        and is said in the same words. The browser whose device secret is given
        is familiar from now on.
        """
        row = await self._database.read(lambda connection: _by_login(connection, name))
        kept_hash = row.password_hash if row else None
        fits = await self._in_thread(secrets.password_fits, kept_hash, password, known=familiar)
        if row is None or not fits:
            raise Unknown("error-login")
        secret, now = secrets.new_secret(), datetime.now(UTC)

        def work(connection: Connection) -> None:
            kept = _locked(connection, row.id)
            if kept.password_hash != row.password_hash:
                raise Unknown("error-login")
            self._begin_session(connection, row.id, secret, now)
            _remember_device(connection, row.id, device, now)

        await self._database.write(work, about=row.id)
        return _person(row), secret

    async def device(self, secret: str | None, name: str = "") -> Familiarity:
        """Return whether a browser brings a device secret of ours, and whether this name was used there."""
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
            self._forget(person)

    async def by_session(self, secret: str) -> Person | None:
        """Return whose session it is, and let it last longer."""
        hashed, now = hash_secret(Domain.SESSION, secret), datetime.now(UTC)

        async def find() -> _Known | None:
            row = await self._database.read(lambda connection: _by_session(connection, hashed, now))
            if row is None:
                return None
            if row.expires_at < now + self._lifetime - SLIDE:
                await self._slide(hashed, now)
                return _Known(_person(row), now + self._lifetime)
            return _Known(_person(row), row.expires_at)

        return await self._recall(("session", hashed), find)

    async def by_token(self, secret: str) -> Person | None:
        """Return for whom a program acts that has this token."""
        hashed = hash_secret(Domain.TOKEN, secret)

        async def find() -> _Known | None:
            row = await self._database.read(lambda connection: _by_token(connection, hashed))
            return _Known(replace(_person(row), program=True)) if row else None

        return await self._recall(("token", hashed), find)

    async def still_here(self, people: Collection[str]) -> set[str]:
        """Return those of some people who have not deleted their account."""
        known = select(models.Person.id).where(models.Person.id.in_(people))
        return await self._database.read(lambda connection: set(connection.execute(known).scalars()))

    # Names and passwords

    async def rename(self, person: Person, name: str) -> Person:
        """Call a person otherwise from now on; at their tables they keep the name that they had."""
        check_name(name)

        def work(connection: Connection) -> None:
            kept = _locked(connection, person.id)
            _must_be_free(connection, name, person.id)
            if kept.login is None:
                _update(connection, person.id, name=name)
            else:
                _update(connection, person.id, name=name, login=login_of(name), look=look_of(name))

        await self._change(person, work)
        return Person(person.id, name, person.registered)

    async def keep(
        self,
        person: Person,
        password: str,
        current: str | None = None,
        session: str | None = None,
        device: str | None = None,
    ) -> Person:
        """Give a person a password, or another one if they know the current one.

        Whoever does that wants to be alone in their account: all tokens end, all
        sessions but the one whose secret is given, and no browser stays familiar
        but the one whose device secret is given.
        """
        kept = await self._database.read(lambda connection: _row(connection, person.id))
        known = kept.password_hash is not None
        if known:
            fits = await self._in_thread(
                secrets.password_fits, kept.password_hash, current or "", known=known
            )
            if not fits:
                raise Forbidden("error-password")
        hashed = await self._in_thread(secrets.hash_password, password, known=known)

        def work(connection: Connection) -> None:
            row = _locked(connection, person.id)
            if row.password_hash != kept.password_hash:
                raise Forbidden("error-password")
            values = {"password_hash": hashed}
            if row.login is None:
                _must_be_free(connection, row.name, person.id)
                values |= {"login": login_of(row.name), "look": look_of(row.name)}
            _update(connection, person.id, **values)
            others = models.Session.hash != hash_secret(Domain.SESSION, session or "")
            connection.execute(delete(models.Session).where(models.Session.person_id == person.id, others))
            for secrets_of in (models.Token, models.Device):
                connection.execute(delete(secrets_of).where(secrets_of.person_id == person.id))
            _remember_device(connection, person.id, device, datetime.now(UTC))

        await self._change(person, work)
        return Person(person.id, person.name, registered=True)

    async def check_seat_name(self, person: Person, name: str) -> None:
        """Refuse a name at a table that looks like that of anybody else who is registered."""
        if name == person.name and person.registered:
            return
        if name != person.name:
            check_name(name)
        await self._database.read(lambda connection: _must_be_free(connection, name, person.id))

    async def name_of(self, person: str | None) -> str:
        """Return what somebody is called; nothing if nobody is there."""
        called = select(models.Person.name).where(models.Person.id == person)
        return await self._database.read(lambda connection: connection.execute(called).scalar() or "")

    async def seats(self, person: Person) -> list[tuple[str, int]]:
        """Return the tables and seats at which a person still plays."""
        return await self._database.read(lambda connection: _seats(connection, person.id))

    async def forget(self, person: Person) -> None:
        """Delete all that is known of a person who plays nowhere any more.

        At tables that are over, and where they said something, their name stays.
        """

        def work(connection: Connection) -> None:
            _locked(connection, person.id)
            if _seats(connection, person.id):
                raise Conflict("error-still-playing")
            connection.execute(delete(models.Person).where(models.Person.id == person.id))

        await self._change(person, work)

    # Programs

    async def tokens(self, person: Person) -> list[Token]:
        """Return a person's tokens, the oldest first."""
        tokens = (
            select(models.Token.__table__)
            .where(models.Token.person_id == person.id)
            .order_by(models.Token.created_at, models.Token.id)
        )
        rows = await self._database.read(lambda connection: connection.execute(tokens).all())
        return [Token(row.id, row.name, row.created_at) for row in rows]

    async def new_token(self, person: Person, name: str) -> tuple[Token, str]:
        """Make a token for a program; return its secret, too."""
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
        """Let a token open nothing any more."""

        def work(connection: Connection) -> None:
            own = delete(models.Token).where(models.Token.id == token, models.Token.person_id == person.id)
            if not connection.execute(own).rowcount:
                raise NotFound("error-no-token", token=token)

        await self._change(person, work)

    # Notices

    async def webhook(self, person: str) -> Webhook | None:
        """Return where somebody wants to be told."""
        remembered = self._hooks.get(person)
        if remembered is not None:
            return remembered[0]
        changes = self._changes
        stored = select(models.Person.webhook).where(models.Person.id == person)
        data = await self._database.read(lambda connection: connection.execute(stored).scalar())
        hook = Webhook(data["form"], data["url"]) if data else None
        if changes == self._changes:
            self._hooks.put(person, (hook,))
        return hook

    async def set_webhook(self, person: Person, hook: Webhook | None) -> None:
        """Choose where a person wants to be told; None for nowhere."""
        data = {"form": hook.form, "url": hook.url} if hook else None
        await self._change(person, lambda connection: _update(connection, person.id, webhook=data))

    # Who wants to know at once when a session or token ends

    def watch(self, person: str, watcher: Callable[[], None]) -> None:
        """Call back whenever something about a person may have changed, on whatever worker."""
        self._watchers.setdefault(person, set()).add(watcher)

    def unwatch(self, person: str, watcher: Callable[[], None]) -> None:
        """Call back no more."""
        watchers = self._watchers.get(person, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(person, None)

    # News from other workers

    def news(self, payload: str | None) -> None:
        """Something has changed about a person; None: it may have, about anybody."""
        self._forget(payload.removeprefix(self.NEWS) if payload else None)

    # How it is done

    async def _change(self, person: Person, change: Callable[[Connection], None]) -> None:
        """Change what is stored about a person, on all workers."""

        def work(connection: Connection) -> None:
            change(connection)
            notify(connection, self.NEWS + person.id)

        await self._database.write(work, about=person.id)
        self._forget(person.id)

    def _begin_session(self, connection: Connection, person: str, secret: str, now: datetime) -> None:
        row = {
            "hash": hash_secret(Domain.SESSION, secret),
            "person_id": person,
            "created_at": now,
            "expires_at": now + self._lifetime,
        }
        connection.execute(insert(models.Session), row)

    async def _slide(self, hashed: str, now: datetime) -> None:
        moved = update(models.Session).where(models.Session.hash == hashed)
        later = moved.values(expires_at=now + self._lifetime)
        await self._database.write(lambda connection: connection.execute(later), about=hashed)

    async def _recall(
        self, key: tuple[str, str], find: Callable[[], Awaitable[_Known | None]]
    ) -> Person | None:
        known = self._known.get(key)
        if known is None or (known.until is not None and known.until <= datetime.now(UTC)):
            changes = self._changes
            known = await find()
            if known is not None and changes == self._changes:
                self._known.put(key, known)
        return known.person if known else None

    def _forget(self, person: str | None) -> None:
        """Look a person up anew when they come next; None: everybody."""
        self._changes += 1
        self._known.forget_where(lambda _, known: person in (None, known.person.id))
        self._hooks.forget_where(lambda owner, _: person in (None, owner))
        for concerned in list(self._watchers) if person is None else [person]:
            for watcher in list(self._watchers.get(concerned, ())):
                watcher()

    async def _in_thread(self, work: Callable[..., T], *arguments: object, known: bool) -> T:
        async with self._checking_known if known else self._a_place():
            return await asyncio.to_thread(work, *arguments)

    @asynccontextmanager
    async def _a_place(self) -> AsyncIterator[None]:
        """Wait for a place at which a stranger's password is checked, unless too many do."""
        if self._waiting >= MOST_WAITING:
            raise Unavailable("error-logins-busy")
        self._waiting += 1
        try:
            async with self._checking:
                yield
        finally:
            self._waiting -= 1


_PEOPLE = select(models.Person.__table__)


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, registered=row.login is not None)


def _row(connection: Connection, person: str) -> Row[Any]:
    return _known(connection.execute(_PEOPLE.where(models.Person.id == person)).one_or_none())


def _locked(connection: Connection, person: str) -> Row[Any]:
    """Read what is kept of a person, and let no other worker change it until this is stored."""
    of_person = _PEOPLE.where(models.Person.id == person).with_for_update()
    return _known(connection.execute(of_person).one_or_none())


def _known(row: Row[Any] | None) -> Row[Any]:
    if row is None:
        raise Unknown("error-unknown")
    return row


def _update(connection: Connection, person: str, **values: object) -> None:
    try:
        changed = connection.execute(update(models.Person).where(models.Person.id == person).values(values))
    except IntegrityError as error:
        raise Conflict("error-name-taken") from error
    if not changed.rowcount:
        raise Unknown("error-unknown")


def _must_be_free(connection: Connection, name: str, person: str) -> None:
    """Refuse a name that looks like the one of somebody else who is registered."""
    alike = or_(models.Person.login == plainest(name), models.Person.look == look_of(name))
    taken = select(models.Person.id).where(
        alike, models.Person.login.is_not(None), models.Person.id != person
    )
    if connection.execute(taken).first() is not None:
        raise Conflict("error-name-taken")


def _remember_device(connection: Connection, person: str, device: str | None, now: datetime) -> None:
    """Let a browser be familiar, and only the last few of them."""
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
        # Who has a name that nobody could take today logs in with it all the same.
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
