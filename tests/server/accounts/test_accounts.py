"""Accounts. Not checked: how long a password check takes, only that it always happens."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from argon2 import PasswordHasher, Type
from sqlalchemy import Connection, func, insert, select, update

from tests.server.support.accounts import (
    HOSTILE_NAMES,
    ODD_NAMES,
    PASSWORD,
    at_a_table,
    settings_for,
    with_people,
)
from tests.server.support.databases import PostgreSQL
from tests.server.support.storage import opened
from tricorne.errors import TricorneError
from tricorne.server.accounts import secrets
from tricorne.server.accounts.accounts import CACHE_TTL_SECONDS, MOST_TOKENS, Accounts, Person, Webhook
from tricorne.server.accounts.names import login_of
from tricorne.server.accounts.secrets import Domain, hash_secret
from tricorne.server.errors import Conflict, Forbidden, Invalid, NotFound, Unauthenticated
from tricorne.server.storage import models
from tricorne.server.storage.database import Database

ALIKE = ["anne bonny", "ANNE BONNY", "Anne  Bonny", "Ａｎｎｅ Bonny", "Аnne Bonny", "ᴬnne Bonny"]
OLD = datetime(2020, 1, 1, tzinfo=UTC)


async def expiry(database: Database, secret: str) -> datetime:
    session = select(models.Session.expires_at).where(
        models.Session.hash == hash_secret(Domain.SESSION, secret)
    )
    return await database.read(lambda connection: connection.execute(session).scalar_one())


async def set_expiry(database: Database, at: datetime) -> None:
    moved = update(models.Session).values(expires_at=at)
    await database.write(lambda connection: connection.execute(moved))


def test_a_session_identifies_a_guest(database_url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        anne, secret = await people.new_guest("Anne")
        assert not anne.registered
        assert await people.by_session(secret) == anne
        assert await people.by_session(secret + "x") is None
        await people.log_out(secret)
        assert await people.by_session(secret) is None

    with_people(database_url, scenario)


def test_account_changes_reach_other_workers_at_once(postgresql: PostgreSQL) -> None:
    async def scenario(url: str) -> None:
        async with opened(url) as here, opened(url) as there:
            people, elsewhere = Accounts(here, settings_for(url)), Accounts(there, settings_for(url))
            await there.listen(elsewhere.on_notify)
            anne, secret = await people.new_guest("Anne")
            assert await elsewhere.by_session(secret) == anne
            mary = await people.rename(anne, "Mary")
            assert await after(elsewhere, secret, anne) == mary
            await people.log_out(secret)
            assert await after(elsewhere, secret, mary) is None

    async def after(people: Accounts, secret: str, before: Person) -> Person | None:
        async with asyncio.timeout(CACHE_TTL_SECONDS / 2):
            while (now := await people.by_session(secret)) == before:
                await asyncio.sleep(0.01)
        return now

    with postgresql.database() as url:
        asyncio.run(scenario(url))


def test_a_real_server_hashes_passwords_as_owasp_recommends(cheap_passwords: PasswordHasher) -> None:
    assert cheap_passwords.type is Type.ID
    assert cheap_passwords.memory_cost >= 19 * 1024
    assert cheap_passwords.time_cost >= 2


def test_secrets_are_stored_as_hashes_only(url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        anne, session = await people.new_guest("Anne")
        await people.set_password(anne, PASSWORD, session=session)
        _, token = await people.new_token(anne, "my bot")

        def everything(connection: Connection) -> str:
            tables = models.Base.metadata.sorted_tables
            return str([tuple(row) for table_id in tables for row in connection.execute(select(table_id))])

        stored = await database.read(everything)
        assert "Anne" in stored
        assert "argon2id" in stored
        assert not [secret for secret in (session, token, PASSWORD) if secret in stored]

    with_people(url, scenario)


def by_program(person: Person) -> Person:
    """Return a person for whom a program acts."""
    return replace(person, program=True)


def test_hashes_of_one_domain_are_invalid_in_another(url: str) -> None:
    """Who could write a row of one kind must not be able to copy a hash from another."""

    async def scenario(people: Accounts, database: Database) -> None:
        anne, session = await people.new_guest("Anne")
        mary, _ = await people.new_guest("Mary")
        await people.new_token(mary, "my bot")
        copied = select(models.Session.hash).where(models.Session.person_id == anne.id).scalar_subquery()
        await database.write(lambda connection: connection.execute(update(models.Token).values(hash=copied)))
        assert await people.by_token(session) is None
        hashes = {hash_secret(domain, session) for domain in Domain} | {secrets.digest(session)}
        assert len(hashes) == len(Domain) + 1

    with_people(url, scenario)


def test_secrets_of_one_kind_are_invalid_as_another(url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        anne, session = await people.new_guest("Anne")
        _, token = await people.new_token(anne, "my bot")
        assert (await people.by_session(session), await people.by_token(token)) == (anne, by_program(anne))
        assert (await people.by_token(session), await people.by_session(token)) == (None, None)

    with_people(url, scenario)


def test_a_session_slides_with_every_visit_and_is_written_once_a_day(url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        lifetime = timedelta(days=settings_for(url).session_days)
        _, secret = await people.new_guest("Anne")
        soon = datetime.now(UTC) + timedelta(hours=1)
        await set_expiry(database, soon)
        assert await people.by_session(secret)
        moved_on = await expiry(database, secret)
        assert moved_on > datetime.now(UTC) + lifetime - timedelta(hours=1)
        assert await Accounts(database, settings_for(url)).by_session(secret)
        assert await expiry(database, secret) == moved_on

    with_people(url, scenario)


def test_an_unused_session_expires(url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        _, secret = await people.new_guest("Anne")
        await set_expiry(database, OLD)
        assert await people.by_session(secret) is None

    with_people(url, scenario)


def test_a_password_registers_a_name(url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        guest, first = await people.new_guest("Anne Bonny")
        anne = await people.set_password(guest, PASSWORD, session=first)
        assert anne == Person(guest.id, "Anne Bonny", registered=True)
        again, second = await people.log_in("ANNE bonny", PASSWORD)
        assert again == anne == await people.by_session(first) == await people.by_session(second)

    with_people(url, scenario)


@pytest.mark.parametrize("name", ["Anne", "Nobody", "An\x00ne", "ﷺ" * 40], ids=ascii)
def test_a_wrong_name_and_a_wrong_password_give_the_same_error(
    url: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[tuple[str | None, threading.Thread]] = []
    verify_password = secrets.verify_password

    def fits(kept: str | None, password: str) -> bool:
        checked.append((kept, threading.current_thread()))
        return verify_password(kept, password)

    async def scenario(people: Accounts, database: Database) -> None:
        anne, _ = await people.new_guest("Anne")
        await people.set_password(anne, PASSWORD)
        monkeypatch.setattr(secrets, "verify_password", fits)
        with pytest.raises(Unauthenticated, match=r"^error-login$"):
            await people.log_in(name, PASSWORD + "x")

    with_people(url, scenario)
    ((kept, thread),) = checked
    assert (kept is not None) == (name == "Anne")
    assert thread is not threading.main_thread()


def test_a_guest_cannot_log_in(url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        await people.new_guest("Anne")
        with pytest.raises(Unauthenticated):
            await people.log_in("Anne", "")

    with_people(url, scenario)


def test_two_people_cannot_register_similar_names(url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        earlier = [await people.new_guest(alike) for alike in ALIKE]
        anne, _ = await people.new_guest("Anne Bonny")
        await people.set_password(anne, PASSWORD)
        guest, _ = await people.new_guest("Mary")
        mary = await people.set_password(guest, PASSWORD)
        for alike, (other, secret) in zip(ALIKE, earlier, strict=True):
            with pytest.raises(Conflict, match="error-name-taken"):
                await people.set_password(other, PASSWORD)
            with pytest.raises(Conflict, match="error-name-taken"):
                await people.rename(mary, alike)
            assert await people.by_session(secret) == other

    with_people(url, scenario)


def test_the_same_name_cannot_be_registered_concurrently(database_url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        elsewhere = Accounts(database, settings_for(database_url))
        (one, _), (two, _) = await people.new_guest("Anne"), await people.new_guest("anne")
        results = await asyncio.gather(
            people.set_password(one, PASSWORD), elsewhere.set_password(two, PASSWORD), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "Person"]

    with_people(database_url, scenario)


def test_a_name_without_a_short_plain_form_cannot_be_registered(url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        guest, _ = await people.new_guest("ﷺ" * 10)
        with pytest.raises(Invalid, match="error-login-form"):
            await people.set_password(guest, PASSWORD)

    with_people(url, scenario)


def test_changing_the_password_needs_the_current_one_and_ends_sessions_and_tokens(
    url: str,
) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        guest, here = await people.new_guest("Anne")
        _, first_token = await people.new_token(guest, "my bot")
        anne = await people.set_password(guest, PASSWORD, session=here)
        assert await people.by_token(first_token) is None
        _, token = await people.new_token(anne, "my bot")
        assert await people.by_token(token) == by_program(anne)
        _, there = await people.log_in("Anne", PASSWORD)
        assert await people.by_session(there) == anne
        for wrong in (None, "", "wrong"):
            with pytest.raises(Forbidden, match="error-password"):
                await people.set_password(anne, "another one", wrong, here)
        assert await people.set_password(anne, "another one", PASSWORD, here) == anne
        assert await people.by_session(here) == anne
        assert await people.by_session(there) is None
        assert await people.by_token(token) is None
        assert await people.tokens(anne) == []
        with pytest.raises(Unauthenticated):
            await people.log_in("Anne", PASSWORD)
        assert (await people.log_in("Anne", "another one"))[0] == anne

    with_people(url, scenario)


def test_setting_two_passwords_concurrently_keeps_one(database_url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        guest, _ = await people.new_guest("Anne")
        passwords = ["one of two", "two of two"]
        results = await asyncio.gather(
            *(people.set_password(guest, password) for password in passwords), return_exceptions=True
        )
        (kept,) = [
            password
            for password, result in zip(passwords, results, strict=True)
            if isinstance(result, Person)
        ]
        assert (await people.log_in("Anne", kept))[0].id == guest.id

    with_people(database_url, scenario)


def test_a_new_name_is_visible_at_once(url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        guest, secret = await people.new_guest("Anne")
        assert await people.by_session(secret) == guest
        renamed = await people.rename(guest, "Mary Read")
        assert await people.by_session(secret) == renamed
        await people.set_password(renamed, PASSWORD, session=secret)
        await people.rename(renamed, "Mark Read")
        assert (await people.log_in("mark read", PASSWORD))[0].name == "Mark Read"
        with pytest.raises(Unauthenticated):
            await people.log_in("mary read", PASSWORD)

    with_people(url, scenario)


def test_a_lookup_before_a_logout_is_not_cached_after_it(url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        _, secret = await people.new_guest("Anne")
        for _ in range(20):
            looking = asyncio.create_task(people.by_session(secret))
            await asyncio.sleep(0)
            await people.log_out(secret)
            await looking
            assert await people.by_session(secret) is None
            _, secret = await people.new_guest("Anne")

    with_people(url, scenario)


def test_a_hostile_name_is_rejected(url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        anne, _ = await people.new_guest("Anne")
        for name in HOSTILE_NAMES.values():
            for refused in (people.new_guest(name), people.rename(anne, name), people.new_token(anne, name)):
                with pytest.raises(TricorneError, match="error-name"):
                    await refused
        count = select(func.count()).select_from(models.Person)
        assert await database.read(lambda connection: connection.execute(count).scalar_one()) == 1

    with_people(url, scenario)


def test_an_odd_name_is_stored_unchanged(database_url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        for name in ODD_NAMES:
            guest, secret = await people.new_guest(name)
            await people.set_password(guest, PASSWORD, session=secret)
            assert await people.by_session(secret) == Person(guest.id, name, registered=True)
            assert (await people.log_in(name, PASSWORD))[0].id == guest.id

    with_people(database_url, scenario)


def test_normalizing_a_name_twice_changes_nothing() -> None:
    for name in ["Anne  Bonny", "ΑΣ", "ﬁn", "Ⅷ", "ẞ"]:
        assert login_of(login_of(name)) == login_of(name)


def test_a_program_acts_for_a_person_until_its_token_is_revoked(url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        anne, _ = await people.new_guest("Anne")
        mary, _ = await people.new_guest("Mary")
        first, first_secret = await people.new_token(anne, "my bot")
        second, second_secret = await people.new_token(anne, "my bot")
        assert first_secret.startswith(secrets.TOKEN_PREFIX)
        assert [token.id for token in await people.tokens(anne)] == [first.id, second.id]
        assert await people.tokens(mary) == []
        assert await people.by_token(first_secret) == by_program(anne)
        with pytest.raises(NotFound, match="error-no-token"):
            await people.revoke(mary, first.id)
        assert await people.by_token(first_secret) == by_program(anne)
        await people.revoke(anne, first.id)
        assert (await people.by_token(first_secret), await people.by_token(second_secret)) == (
            None,
            by_program(anne),
        )

    with_people(url, scenario)


def test_the_number_of_tokens_is_limited(database_url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        anne, _ = await people.new_guest("Anne")
        attempts = (people.new_token(anne, f"bot {number}") for number in range(MOST_TOKENS + 3))
        results = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(isinstance(result, Conflict) for result in results) == 3
        assert len(await people.tokens(anne)) == MOST_TOKENS

    with_people(database_url, scenario)


def test_a_webhook_is_stored_and_removed(database_url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        anne, _ = await people.new_guest("Anne")
        hook = Webhook("json", "https://hooks.example/1")
        assert await people.webhook(anne.id) is None
        await people.set_webhook(anne, hook)
        assert await people.webhook(anne.id) == hook
        assert await Accounts(database, settings_for(database_url)).webhook(anne.id) == hook
        await people.set_webhook(anne, None)
        assert await people.webhook(anne.id) is None
        assert await people.webhook("nobody") is None

    with_people(database_url, scenario)


def test_only_the_name_is_left_of_a_deleted_account(url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        guest, session = await people.new_guest("Anne")
        anne = await people.set_password(guest, PASSWORD, session=session)
        _, token = await people.new_token(anne, "my bot")
        rating = {"game": "g", "players": 2, "person_id": anne.id, "games": 1, "won": 1.0}
        rating |= {"mu": 25.0, "sigma": 8.0, "cautious": 1.0}
        await database.write(lambda connection: connection.execute(insert(models.Rating), rating))
        assert await people.by_token(token) == by_program(anne)
        await people.delete(anne)
        assert (await people.by_session(session), await people.by_token(token)) == (None, None)
        with pytest.raises(Unauthenticated):
            await people.log_in("Anne", PASSWORD)

        def left(connection: Connection) -> int:
            tables = (models.Person, models.Session, models.Token, models.Rating)
            counts = (select(func.count()).select_from(table_id) for table_id in tables)
            return sum(connection.execute(count).scalar_one() for count in counts)

        assert await database.read(left) == 0
        for refused in (people.delete(anne), people.rename(anne, "Mary"), people.new_token(anne, "bot")):
            with pytest.raises(Unauthenticated):
                await refused

    with_people(url, scenario)


def test_an_account_with_a_seat_cannot_be_deleted(url: str) -> None:
    async def scenario() -> None:
        async with at_a_table(url, "libertalia", ["Anne", "Mary"]) as (tables, (anne, _)):
            people = Accounts(tables.database, settings_for(url))
            person = Person(anne, "Anne", registered=False)
            assert await people.seats(person) == [("table", 0)]
            with pytest.raises(Conflict, match="error-still-playing"):
                await people.delete(person)
            await tables.change("table", lambda table: table.draft_leave(0), anne)
            await people.delete(person)

    asyncio.run(scenario())
