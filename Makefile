# Everything runs from here on a bare machine: Python 3.11 or newer and make, nothing else.
# `make` alone lists the targets.

VENV := .venv
BENCH := .venv-bench
CLUSTER := .venv-cluster
PY := $(VENV)/bin/python

# The first Python that is new enough. Another one: make PYTHON=/path/to/python
PYTHON ?= $(shell for p in $(PY) python3.11 python3 python python3.14 python3.13 python3.12; do \
	$$p -c $(NEW_ENOUGH) 2>/dev/null && echo $$p && break; done)
NEW_ENOUGH := 'import sys; sys.exit(sys.version_info < (3, 11))'

# Test processes; the time limits of the project are meant for two cores.
WORKERS ?= 2
# … for tests that start servers and commands, and wait for them more than they compute.
WAITERS ?= 5
# … for tests with a browser, which keeps the cores busy by itself.
BROWSERS ?= 3
# The tests that must reach every branch of the rules by themselves; quick enough for coverage.
COVERED := $(addprefix tests/,rules notation golden playthroughs \
	$(addprefix plugins/test_,module_registry.py joined_plugins.py lantern.py) \
	test_errors.py)
# Tests start hundreds of processes; without compiled files each would compile the whole package.
unexport PYTHONDONTWRITEBYTECODE
# Tests turn warnings into errors themselves; third-party tools have warnings of their own.
unexport PYTHONWARNINGS
# Tools keep their caches in the home folder; if it is not writable, they go into the tree.
ifneq ($(shell test -w "$$HOME" && echo yes),yes)
export npm_config_cache ?= $(CURDIR)/build/cache/npm
export PRE_COMMIT_HOME ?= $(CURDIR)/build/cache/pre-commit
export PIP_CACHE_DIR ?= $(CURDIR)/build/cache/pip
endif
# More arguments for the command that a target runs, as in: make play ARGS="--help"
ARGS ?=

# Tools of the page, with the Node of the environment.
WEB = $(PY) tools/page_tools.py

PARTS = "$(PYTHON)" tools/parts.py --make "$(MAKE)" --first setup
# What uses one core. The longest comes first.
SMALL := types web-types web-unit contracts web-lint lint format

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play serve test check bench bench-server soak hostile attack mutants test-cluster fmt clean \
	setup page format lint types contracts hooks quick covered coverage others \
	browser screenshots web-dev web-lint web-types web-unit web-lock \
	python ready-play ready-dev ready-page-tools ready-bench ready-cluster

##@ Play
play: page ## play in your browser (the first run sets everything up)
	@$(VENV)/bin/alhambra $(ARGS)

serve: page ## host tables on this machine
	@$(VENV)/bin/alhambra serve $(ARGS)

web-dev: ready-page-tools ## the page with hot reload, in front of `make serve`
	@$(WEB) vite $(ARGS)

##@ Work
check: python ## the daily loop: lint, types, contracts, quick tests
	+@$(PARTS) --small $(SMALL) --then quick

test: python ## every check, with the time of each part
	+@$(PARTS) --small $(SMALL) --then hooks covered coverage others browser

fmt: ready-page-tools ## format and auto-fix
	@$(PY) -m ruff check --fix-only --quiet .
	@$(PY) -m ruff format .
	@$(WEB) biome check --write

clean: ## remove environments, caches and build results
	rm -rf $(VENV) $(BENCH) $(CLUSTER) build dist .coverage .coverage.* \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache \
		web/node_modules web/dist src/alhambra/server/page
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

screenshots: page ready-page-tools ## screenshots of the page's main states, in build/screenshots
	@$(PY) -m tests.browser.chromium
	@$(PY) -m tools.screenshots $(ARGS)

##@ Long runs
bench: ready-bench ## engine benchmarks, relative to catanatron
	@PYTHONHASHSEED=0 $(BENCH)/bin/python -m benchmarks $(ARGS)

bench-server: ready-dev ## server load test
	@$(PY) -m benchmarks.server $(ARGS)

soak: ready-dev ## a million random decisions, every invariant checked
	@$(PY) -m tests.soak $(ARGS)

hostile: ready-dev ## fuzz positions and records for a minute
	@$(PY) -m tests.hostile $(ARGS)

attack: ready-dev page ## attack a local server at full size, and report
	@$(PY) -m pytest -n $(WORKERS) --dist worksteal tests/server/attack --full $(ARGS)

mutants: ready-dev ## mutation testing of the rules
	@$(PY) -m tests.mutants $(ARGS)

test-cluster: ready-cluster ## the arena on a local Ray cluster
	@$(CLUSTER)/bin/python -m pytest -n0 tests/cluster $(ARGS)

##@ Single parts
page: ready-play ## build the page for browsers, if its sources have changed
	@$(PY) hatch_build.py

setup: ready-page-tools ## set up the environment, with all tools
	@echo "Ready: $$($(PY) --version) in $(VENV)"

format: ready-dev ## check formatting
	@$(PY) -m ruff format --check .

lint: ready-dev ## style and likely mistakes
	@$(PY) -m ruff check .

types: ready-dev ## mypy --strict
	@$(PY) -m mypy

contracts: ready-dev ## check import contracts
	@$(VENV)/bin/lint-imports --no-logo

web-lint: ready-page-tools ## the page: check formatting, style, likely mistakes and imports
	@$(WEB) biome check
	@$(PY) tools/page_rooms.py

web-types: ready-page-tools ## the page: strict TypeScript, and what Svelte warns about
	@$(WEB) svelte-check --fail-on-warnings

web-unit: ready-page-tools ## the page: unit tests
	@$(WEB) vitest run $(ARGS)

web-lock: ready-dev ## the page: update its lock file, after package.json has changed
	@$(PY) tools/page_lock.py

hooks: ready-dev ## run pre-commit; without git, only check its configuration
	@if [ -e .git ] && command -v git >/dev/null; then $(PY) -m pre_commit run --all-files; \
		else $(PY) -m pre_commit validate-config && echo "pre-commit: valid"; fi

quick: ready-dev page ## the quick tests; ARGS="-k wall" picks some
	@$(PY) -m pytest -n $(WORKERS) -m "not slow and not browser" $(ARGS)

covered: ready-dev ## the tests of rules and notation, with coverage
	@rm -f .coverage .coverage.*
	@$(PY) -m pytest -n $(WORKERS) $(COVERED) --cov --cov-report= --cov-fail-under=0 $(ARGS)

coverage: ready-dev ## check that `make covered` reached every branch of rules and notation
	@$(PY) -m coverage report

# Watching these would double their time and find no other branch.
others: ready-dev page ## all other tests except those in a browser, slow ones included
	@$(PY) -m pytest -n $(WAITERS) --dist worksteal --ignore=tests/browser $(COVERED:%=--ignore=%) $(ARGS)

browser: page ready-page-tools ## the page in a real Chromium
	@$(PY) -m tests.browser.chromium
	@$(PY) -m pytest -n $(BROWSERS) --dist worksteal -m browser tests/browser $(ARGS)

help:
	@echo "Alhambra. Play:  make play      Before you hand in work:  make test"
	@awk -F ':.*## ' '/^##@ / { printf "\n%s\n", substr($$0, 5) } \
		/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

# --- environments: made once, brought up to date when the pins change --------------------------

python:
	@"$(PYTHON)" -c $(NEW_ENOUGH) 2>/dev/null || { \
		echo "Alhambra needs Python 3.11 or newer (found: $(or $(PYTHON),none))." >&2; \
		echo "If you have one elsewhere: make PYTHON=/path/to/python3.11 …" >&2; exit 1; }

ready-play ready-dev ready-page-tools ready-bench ready-cluster: ready-%: python
	@"$(PYTHON)" tools/environment.py $*
