"""The house itself: which part may use which, licences, versions, and nothing of one machine.

Not checked here: that the licences of development tools allow anything; they are
used to check Tricorne and are not needed to run it.
"""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageMetadata, distribution, metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import tricorne
from tricorne.games import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tricorne"
MODULES = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))

# What each part may use, besides itself.
PARTS = {
    "errors": set[str](),
    "files": {"errors"},
    "text": set[str](),
    "backends": {"errors", "files"},
    "games": {"errors", "text", "backends"},
    "match": {"errors", "files", "games"},
    "bots": {"errors", "backends", "games", "match"},
    "arena": {"errors", "files", "games", "match", "bots"},
    "learn": {"errors", "files", "backends", "games", "match", "bots"},
    "i18n": {"errors", "games"},
    "envs": {"errors", "games", "bots", "i18n"},
    "client": {"errors", "files", "games", "match", "bots", "i18n"},
    "server": {"errors", "files", "text", "games", "match", "bots", "arena", "i18n"},
    "cli": {
        *("errors", "files", "backends", "games", "match", "bots"),
        *("arena", "learn", "i18n", "server", "client"),
    },
}

# Pictures, words and what bots know of a game: the only places outside games/ that may name one.
MAY_NAME_A_GAME = (
    "cli/table/screens.py",
    "cli/table/*_screen.py",
    "i18n/*",
    "envs/*_v0.py",
    *(f"bots/heuristics/{game}/*" for game in GAMES),
)

# The compiled inside of the bots. Everything else calls the functions of `tricorne.bots`.
INSIDE_BOTS = {"kernels", "ismcts", "heuristics"}

# Directories that are no part of the repository.
IGNORED = {"build", "dist", "node_modules", "__pycache__"}

# Written so that this file does not name them itself.
MACHINE_PATH = re.compile(r"(?<![\w.~$}>-])/(?:w[o]rk|r[o]ot|h[o]me|t[m]p|f[a]rm|U[s]ers|o[p]t)/")
REGISTRY_HOST = re.compile(r"p[y]pi\.org|p[y]thonhosted\.org|n[p]mjs\.(?:org|com)|n[p]mmirror")

ALLOWED_LICENCES = {
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "PSF-2.0",
    "Python-2.0",
    "Zlib",
    # Asks for nothing but that its own files, if they are changed, stay under it; we change none.
    "MPL-2.0",
}
# The driver for PostgreSQL is used unmodified, as a library that anybody can replace, and only by those
# who install the extra `postgres`: that is all that its licence asks for.
LGPL = "LGPL-3.0-only"
UNDER_LGPL = {"psycopg", "psycopg-binary"}
# Older packages name their licence by a classifier, or in their own words.
CLASSIFIERS = {
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: ISC License (ISCL)": "ISC",
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "3-Clause BSD License": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
}


def tree(module: str) -> ast.Module:
    return ast.parse((SOURCE / module).read_text("utf-8"))


def part_of(module: str) -> str:
    return module.split("/", maxsplit=1)[0].removesuffix(".py")


def imports(module: str) -> Iterator[str]:
    """Name everything that a module imports, as `tricorne.part.module` or further."""
    package = ["tricorne", *module.split("/")[:-1]]
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{source}.{alias.name}" for alias in node.names)


def own_imports(module: str) -> Iterator[list[str]]:
    """Split what a module imports from Tricorne into its steps below `tricorne`."""
    for name in imports(module):
        first, *steps = name.split(".")
        if first == "tricorne":
            yield steps


def test_there_are_modules_to_look_at() -> None:
    assert {"games", "match", "bots", "i18n", "cli"} <= {part_of(module) for module in MODULES}


@pytest.mark.parametrize("module", [module for module in MODULES if module != "__init__.py"])
def test_a_part_uses_only_what_stands_below_it(module: str) -> None:
    part = part_of(module)
    used = {steps[0] for steps in own_imports(module) if steps} - {"__version__", part}
    assert part == "__main__" or used <= PARTS[part], f"{part} may not use {sorted(used - PARTS[part])}"


@pytest.mark.parametrize("module", [module for module in MODULES if part_of(module) == "games"])
def test_games_know_nothing_of_each_other(module: str) -> None:
    if module == "games/__init__.py":
        return
    _, *inner = module.split("/")
    own = inner[0] if inner[0] in GAMES else None
    used = {steps[1] for steps in own_imports(module) if len(steps) > 1 and steps[0] == "games"}
    assert used & set(GAMES) <= {own}


@pytest.mark.parametrize("module", [module for module in MODULES if part_of(module) != "bots"])
def test_only_bots_use_their_kernels(module: str) -> None:
    used = {steps[1] for steps in own_imports(module) if len(steps) > 1 and steps[0] == "bots"}
    assert used & INSIDE_BOTS == set()


def words_of(module: str) -> Iterator[tuple[int, str]]:
    """Go through the names and texts of a module, without its docstrings."""
    whole = tree(module)
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(whole)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(whole):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield line, node.value
        elif isinstance(node, ast.Name):
            yield line, node.id
        elif isinstance(node, ast.Attribute):
            yield line, node.attr
        elif isinstance(node, ast.alias):
            yield line, node.name
        elif isinstance(node, ast.ImportFrom):
            yield line, node.module or ""
        elif isinstance(node, documented[1:]):
            yield line, getattr(node, "name", "")


@pytest.mark.parametrize("module", [module for module in MODULES if part_of(module) != "games"])
def test_nothing_outside_games_names_one(module: str) -> None:
    if any(Path(module).match(place) for place in MAY_NAME_A_GAME):
        return
    game = re.compile("|".join([*GAMES, "liberté"]), re.IGNORECASE)
    named = [f"line {line}: {text!r}" for line, text in words_of(module) if game.search(text)]
    assert not named


def files() -> Iterator[Path]:
    """Go through the files of the repository."""
    places = [ROOT]
    while places:
        for path in places.pop().iterdir():
            if path.is_dir():
                hidden = path.name.startswith(".") and path.name != ".ci"
                if not hidden and path.name not in IGNORED:
                    places.append(path)
            elif not path.name.startswith(".coverage"):
                yield path


def test_no_file_knows_a_machine_or_a_registry() -> None:
    found = []
    for path in files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        for pattern in (MACHINE_PATH, REGISTRY_HOST):
            if path.name == "uv.lock" and pattern is REGISTRY_HOST:
                continue
            for match in pattern.finditer(text):
                line = text.count("\n", 0, match.start()) + 1
                found.append(f"{path.relative_to(ROOT)}:{line}: {match[0]}")
    assert not found


def test_no_test_is_skipped() -> None:
    skipping = re.compile(r"mark\.sk[i]p|mark\.xf[a]il|pytest\.sk[i]p|imp[o]rtorskip|pytest\.xf[a]il")
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in (ROOT / "tests").rglob("*.py")
        for match in skipping.finditer(path.read_text("utf-8"))
    ]
    assert not found


def project() -> dict[str, Any]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    table: dict[str, Any] = settings["project"]
    return table


def test_one_version_everywhere() -> None:
    version = project()["version"]
    lock = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))
    locked = [package["version"] for package in lock["package"] if package["name"] == "tricorne"]
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert tricorne.__version__ == version
    assert metadata("tricorne")["Version"] == version
    assert locked == [version]
    assert newest
    assert newest[1] == version


def runtime_dependencies(extra: str = "") -> set[str]:
    """Name every package that comes with Tricorne or with one of its extras, at whatever remove."""
    found: set[str] = set()
    to_do = [("tricorne", {extra})]
    while to_do:
        package, extras = to_do.pop()
        for text in distribution(package).requires or []:
            requirement = Requirement(text)
            marker = requirement.marker
            wanted = marker is None or any(marker.evaluate({"extra": name}) for name in extras or {""})
            if wanted and requirement.name not in found:
                found.add(requirement.name)
                to_do.append((requirement.name, requirement.extras))
    return found


def licences(package: PackageMetadata) -> set[str]:
    """Name the licences of a package, all of which apply."""
    if package["License-Expression"]:
        return {_first_allowed(text) for text in package["License-Expression"].split(" AND ")}
    named = set(package.get_all("Classifier") or []) & set(CLASSIFIERS)
    stated = str(package["License"])
    return {CLASSIFIERS[classifier] for classifier in named} or {CLASSIFIERS.get(stated, stated)}


def _first_allowed(text: str) -> str:
    """Choose the licence that suits us, where there is a choice."""
    choices = text.split(" OR ")
    return next((choice for choice in choices if choice in ALLOWED_LICENCES), text)


@pytest.mark.parametrize("name", sorted(runtime_dependencies()))
def test_the_licence_of_every_library_is_known(name: str) -> None:
    assert licences(metadata(name)) <= ALLOWED_LICENCES


def dependencies_of_extras() -> list[str]:
    """Name every package that comes only with one of the extras.

    Not that of `peers`, which benchmarks are compared with: the package uses none of them, and
    the chess of PettingZoo is under the GPL.
    """
    extras = project()["optional-dependencies"].keys() - {"peers"}
    return sorted(set().union(*map(runtime_dependencies, extras)) - runtime_dependencies())


@pytest.mark.parametrize("name", dependencies_of_extras())
def test_the_licence_of_every_library_of_an_extra_is_known(name: str) -> None:
    assert licences(metadata(name)) <= (ALLOWED_LICENCES | {LGPL} if name in UNDER_LGPL else ALLOWED_LICENCES)


def test_licences_are_there() -> None:
    assert "Apache License" in (ROOT / "LICENSE").read_text("utf-8")
    assert "Attribution 4.0 International" in (ROOT / "LICENSES" / "CC-BY-4.0.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE" in (ROOT / "LICENSES" / "OFL-1.1.txt").read_text("utf-8")
    assert "independent" in (ROOT / "NOTICE").read_text("utf-8")
    assert project()["license"] == "Apache-2.0 AND CC-BY-4.0 AND MIT AND OFL-1.1"


def test_what_the_pages_contain_of_others_is_named() -> None:
    source = [
        path.read_text("utf-8") for kind in ("*.ts", "*.svelte") for path in (ROOT / "web/src").rglob(kind)
    ]
    used = {name for text in source for name in re.findall(r"from '(@[\w-]+/[\w-]+|[\w-]+)", text)}
    assert used == {"svelte", "@fluent/bundle", "@noble/hashes", "smol-toml", "swagger-ui-dist"}
    notice, licence = (ROOT / "NOTICE").read_text("utf-8"), (ROOT / "LICENSES/MIT.txt").read_text("utf-8")
    named = ("Svelte", "clsx", "noble-hashes", "smol-toml", "Fluent", "Swagger UI")
    assert all(name in notice for name in named)
    assert "Squirrel Chat" in (ROOT / "LICENSES/BSD-3-Clause.txt").read_text("utf-8")
    assert all(name in licence for name in ("Svelte", "clsx", "noble-hashes", "Permission is hereby granted"))


def test_the_licence_of_all_that_the_pages_are_built_with_is_known() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    found = {
        name: _first_allowed(package["license"].strip("()")) for name, package in packages.items() if name
    }
    assert {name for name, licence in found.items() if licence not in ALLOWED_LICENCES} == set()
