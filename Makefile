# Tricorne. Plain `make` lists what there is to make.
#
#   PYTHON=python3.12   the Python to make .venv with (3.11 or newer)
#   ARGS="--players 5"  more words for `make play` and `make test`

PYTHON ?= python3
ARGS ?=

# The tests that reach every line of the rules; those left out walk through
# thousands of positions, too many for plain Python.
RULES := tests/test_shared.py tests/liberte tests/libertalia tests/corpus
TOO_LONG := -m "not slow" $(addprefix --ignore-glob=*/test_,components.py no_leak.py referee.py)

# Everything stays inside this directory; Python itself is never downloaded.
export UV_PROJECT_ENVIRONMENT := .venv
export UV_PYTHON_DOWNLOADS := never
unexport VIRTUAL_ENV

# A .venv that was made elsewhere or only half is made again.
whole := grep -qsF "$$PWD/.venv" .venv/bin/activate && .venv/bin/python -c '' 2>/dev/null
ifneq ($(shell $(whole) && echo whole),whole)
.PHONY: .venv/for-users .venv/for-developers
endif

.PHONY: help
help: ## list what there is to make
	@sed -n 's/^\([a-z]*\):.*## /  make \1 \t/p' Makefile | expand -t 17

.PHONY: install
install: .venv/for-users ## make .venv with everything a user needs
	@echo "Tricorne is installed: .venv/bin/tricorne --help"

.PHONY: play
play: .venv/for-users ## play Liberté in the terminal
	@.venv/bin/tricorne play liberte $(ARGS)

.PHONY: test
test: lint types rules pytest ## run every check

.PHONY: lint
lint: .venv/for-developers ## look for mistakes and for untidy code
	@echo "== ruff" && .venv/bin/ruff check --quiet && .venv/bin/ruff format --check --quiet

.PHONY: types
types: .venv/for-developers ## check the types
	@echo "== mypy" && .venv/bin/python -m mypy

.PHONY: rules
rules: .venv/for-developers ## run the rules as plain Python: every line must be reached
	@echo "== rules, interpreted"
	@rm -f .coverage .coverage.*
	@NUMBA_DISABLE_JIT=1 .venv/bin/python -m coverage run -m pytest -q -n auto $(TOO_LONG) $(RULES)
	@.venv/bin/python -m coverage combine --quiet && .venv/bin/python -m coverage report

.PHONY: pytest
pytest: .venv/for-developers node warm ## run the tests on all cores
	@echo "== pytest"
	@.venv/bin/python -m pytest -q -n auto --dist worksteal $(ARGS)

# Compile once, before many processes want the same machine code.
.PHONY: warm
warm: .venv/for-developers
	@echo "== compiling the rules" && .venv/bin/python -m tests.warm

# One of the example bots that the tests run is written in JavaScript.
.PHONY: node
node:
	@node --version >/dev/null 2>&1 || { \
	if [ "$$(id -u)" = 0 ] && apt-get --version >/dev/null 2>&1; then \
		echo "Installing Node.js ..." && apt-get -qq update && apt-get -qq install -y nodejs >/dev/null; \
	else \
		echo "The tests also run a bot in JavaScript: install Node.js (package nodejs), then try again." >&2; \
		exit 1; \
	fi; }

.PHONY: pictures
pictures: .venv/for-developers ## draw the pictures of the documentation anew
	@.venv/bin/python docs/pictures/draw.py

.PHONY: format
format: .venv/for-developers ## lay out the code
	@.venv/bin/ruff check --quiet --fix-only && .venv/bin/ruff format --quiet

.PHONY: clean
clean: ## remove everything that make has made
	@rm -rf .venv .uv .coverage .coverage.* .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
	@find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

.venv/for-users: pyproject.toml uv.lock
	@$(sync) --no-dev --inexact
	@touch $@

.venv/for-developers: pyproject.toml uv.lock
	@$(sync) --inexact
	@touch .venv/for-users $@

define sync
set -e; \
"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo 'Tricorne needs Python 3.11 or newer, and "$(PYTHON)" is none. Name one: make PYTHON=python3.12' >&2; \
	exit 1; }; \
uv=uv; uv --version >/dev/null 2>&1 || uv=.uv/bin/uv; \
$$uv --version >/dev/null 2>&1 || { echo "Fetching uv ..."; rm -rf .uv; \
	"$(PYTHON)" -m pip install --quiet --target .uv uv 2>/dev/null || { \
	"$(PYTHON)" -m venv --clear .uv && .uv/bin/python -m pip install --quiet uv; } || { \
	echo "Tricorne is installed with uv, which pip could not fetch: install uv, then try again." >&2; \
	exit 1; }; }; \
if [ -e .venv ] && ! { $(whole); }; then rm -rf .venv; fi; \
echo "Installing into .venv ..."; \
$$uv sync --quiet --frozen --python "$$("$(PYTHON)" -c 'import sys; print(sys.executable)')"
endef
