"""Names: which are readable, which look the same, and who may use which."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from tests.server.support.accounts import HOSTILE_NAMES, ODD_NAMES, PASSWORD, with_people
from tests.server.support.tables import ServerHarness, run_scenario
from tricorne.errors import TricorneError
from tricorne.server.accounts.accounts import Accounts
from tricorne.server.accounts.names import check_name, normalize, numbered, skeleton
from tricorne.server.errors import Conflict
from tricorne.server.storage.database import Database
from tricorne.server.storage.models import Person

ALIKE = [
    ("Anne", "ANNE"),
    ("Anne", "Ａｎｎｅ"),
    ("Anne", "Аnne"),  # with a Cyrillic А
    ("Anne", "Αnne"),  # with a Greek Α
    ("Anne", "Ann\u0435"),  # with a Cyrillic е
    ("Anne", "ᴀɴɴᴇ"),
    ("Anne", "𝐀𝐧𝐧𝐞"),
    ("Anne", "An\ufe0fne"),
    ("Anne", "An\u034fne"),
    ("Alice", "AIice"),
    ("Alice", "A1ice"),
    ("Bob", "B0b"),
    ("Jean-Luc", "Jean‑Luc"),
    ("O'Neil", "O’Neil"),
    ("Anne Bonny", "Anne\u3164Bonny"),
    ("Anne Bonny", "Anne\u2800\u2800Bonny"),
    ("POMA", "РОМА"),
]
APART = [
    ("Anne", "Anna"),
    ("Rene", "René"),
    ("Elia", "Ella"),
    ("Ian", "Lan"),
    ("Amo", "Arno"),
    ("Анна", "Anna"),
    ("Player 1", "Player 7"),
    ("1789", "1793"),
    ("Anne", "Anne B"),
]
BLANK = [
    "\u3164",
    "\u2800",
    "\u115f",
    "\u1160",
    "\uffa0",
    "\u17b4",
    "\u034f",
    "\u0301",
    "\U0001d159",
    "\ufe0f",
]


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=ascii)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), APART, ids=ascii)
def test_names_that_people_can_distinguish_have_different_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_the_skeleton_of_a_skeleton_is_itself() -> None:
    for name in (*ODD_NAMES, *(name for pair in (*ALIKE, *APART) for name in pair)):
        assert skeleton(skeleton(name)) == skeleton(name)


@pytest.mark.parametrize("blank", BLANK, ids=ascii)
def test_no_name_is_blank_or_hides_a_blank(blank: str) -> None:
    for name in (blank, blank * 3, f"{blank} {blank}"):
        with pytest.raises(TricorneError):
            check_name(name)
    if blank not in "\u0301\ufe0f":
        with pytest.raises(TricorneError):
            check_name(f"Anne{blank}")


def test_hostile_names_are_rejected_and_odd_ones_are_accepted() -> None:
    for name in HOSTILE_NAMES.values():
        with pytest.raises(TricorneError):
            check_name(name)
    for name in (*ODD_NAMES, "❤\ufe0f", "Việt", "안녕"):
        assert check_name(name) == name


@pytest.mark.parametrize("name", ["planner", "Planner", "ＰＬＡＮＮＥＲ", "рlanner", "random", "search‑3"])
def test_nobody_can_use_the_name_of_a_bot(name: str) -> None:
    with pytest.raises(Conflict, match="error-name-bot"):
        check_name(name)


def test_a_name_that_is_taken_is_numbered() -> None:
    assert numbered("Anne", ["", "Bert"]) == "Anne"
    assert numbered("Anne", ["ANNE"]) == "Anne 2"
    assert numbered("Anne", ["Аnne", "Anne 2"]) == "Anne 3"
    assert len(numbered("A" * 40, ["A" * 40])) == 40
    assert skeleton(numbered("A" * 40, ["A" * 40])) != skeleton("A" * 40)


@pytest.mark.parametrize("name", ["Anne", "ANNE", "Аnne", "Ａｎｎｅ"], ids=ascii)
def test_a_guest_cannot_use_the_name_of_a_registered_person(url: str, name: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        earlier, _ = await people.new_guest(name)
        bert, _ = await people.new_guest("Bert")
        guest, _ = await people.new_guest("Anne")
        anne = await people.set_password(guest, PASSWORD)
        for refused in (
            people.new_guest(name),
            people.rename(bert, name),
            people.set_password(earlier, PASSWORD),
        ):
            with pytest.raises(Conflict, match="error-name-taken"):
                await refused
        # Neither an earlier owner nor anybody else may use it at a seat.
        for person in (earlier, bert):
            with pytest.raises(Conflict, match="error-name-taken"):
                await people.check_seat_name(person, name)
        await people.check_seat_name(anne, "Anne")

    with_people(url, scenario)


def test_two_similar_names_cannot_be_registered_concurrently(database_url: str) -> None:
    async def scenario(people: Accounts, database: Database) -> None:
        (one, _), (two, _) = await people.new_guest("Anne"), await people.new_guest("Аnne")
        results = await asyncio.gather(
            people.set_password(one, PASSWORD), people.set_password(two, PASSWORD), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "Person"]

    with_people(database_url, scenario)


def names(standing: dict[str, list[dict[str, str]]]) -> list[str]:
    return [seat["name"] for seat in standing["seats"]]


def test_names_at_a_table_never_look_alike(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, other, cyrillic = await harness.guests("Anne", "Anne", "Аnne")
        table = await anne.make("libertalia", "me", "open", "open", "open", public=True)
        for name in ("Anne", "АNNE", "planner"):
            await other.post(f"/tables/{table}/seats/1", {"name": name}, 409)
        await other.post(f"/tables/{table}/seats/1", {"name": "\u3164"}, 422)
        await other.sit(table, 1)
        link = await anne.post(f"/tables/{table}/links", {"seat": 2}, 201)
        await cyrillic.post("/links/redeem", {"secret": link["secret"]})
        assert names(await anne.standing(table)) == ["Anne", "Anne 2", "Аnne 3", ""]
        # A player's chat messages carry the seat's name, and a spectator cannot be mistaken for the player.
        path = f"/tables/{table}/chat"
        assert (await other.post(path, {"text": "aye"}, 201))["name"] == "Anne 2"
        stranger = await harness.guest("ANNE")
        assert (await stranger.post(path, {"text": "I am Anne"}, 201))["name"] == "ANNE 4"

    run_scenario(url, scenario)


def test_nobody_can_imitate_a_host_without_a_seat(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        host, other = await harness.guests("Hanna", "Hanna")
        table = await host.make("libertalia", "open", "open", "open", public=True)
        await other.post(f"/tables/{table}/seats/0", {"name": "HANNA"}, 409)
        await other.sit(table, 0)
        await host.sit(table, 1)
        assert names(await host.standing(table)) == ["Hanna 2", "Hanna", ""]

    run_scenario(url, scenario)


def test_several_seats_of_one_person_have_different_names(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        table = await anne.make("libertalia", "me", "me", "open")
        assert names(await anne.standing(table)) == ["Anne", "Anne 2", ""]
        wanted = [{"kind": "me", "name": "Kim"}, {"kind": "me", "name": "KIM"}]
        await anne.post("/tables", {"game": "libertalia", "players": 2, "seats": wanted}, 409)

    run_scenario(url, scenario)


def test_a_seat_cannot_use_the_name_of_a_registered_person(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        owner, impostor = await harness.guests("Anne", "Mallory")
        await owner.put("/me/password", {"password": PASSWORD})
        wanted = [{"kind": "me", "name": "Аnne"}, {"kind": "open"}]
        body = {"game": "libertalia", "players": 2, "seats": wanted, "public": True}
        await impostor.post("/tables", body, 409)
        table = await impostor.make("libertalia", "open", "open", public=True)
        await impostor.post(f"/tables/{table}/seats/0", {"name": "anne"}, 409)
        await owner.sit(table, 0)
        assert names(await owner.standing(table)) == ["Anne", ""]

    run_scenario(url, scenario)


@pytest.mark.parametrize("name", ["Bo\u3164b", "planner"], ids=ascii)
def test_an_old_name_that_would_be_rejected_today_is_kept(url: str, name: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        owner = await harness.guest("Bob")
        await owner.put("/me/password", {"password": PASSWORD})
        old = {"name": name, "login": normalize(name), "look": skeleton(name)}
        await harness.write(lambda connection: connection.execute(update(Person).values(old)))
        harness.server.accounts.on_notify(None)
        again = await harness.anonymous()
        await again.post("/sessions", {"name": name, "password": PASSWORD}, 201)
        table = await again.make("libertalia", "me", "planner", "open")
        assert names(await again.standing(table))[0] == name

    run_scenario(url, scenario)
