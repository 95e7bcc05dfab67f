# Everything starts here; `make` alone lists the targets.

PYTHON ?= python3
VENV   ?= .venv
PY      = $(VENV)/bin/python
BIVOUAC = $(VENV)/bin/bivouac
NPM     = npm --silent --prefix web

# For steps that do not wait for each other.
AT_ONCE = $(MAKE) --no-print-directory --jobs=3

export VENV # for scripts/set_up.py
unexport PYTHONDONTWRITEBYTECODE # tests start hundreds of processes, each of which would read all sources anew

.DEFAULT_GOAL := help
.PHONY: help play test test-quick test-long check types format bench lock clean \
	packages packages-dev packages-web client browser kernels vitest pytest prepared checked

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## set up what is missing, then play in the browser
	@$(AT_ONCE) packages client
	@$(BIVOUAC) serve

test: ## set up what is missing, check, then run every test
	@$(AT_ONCE) checked
	@$(MAKE) --no-print-directory pytest

test-quick: export PYTEST_ARGS += -m "not slow"
test-quick: ## the tests that are not slow
	@$(AT_ONCE) prepared vitest
	@$(MAKE) --no-print-directory pytest

test-long: export BIVOUAC_LONG = 1
test-long: test ## every test, with ten times the games and examples

check: packages-dev packages-web ## lint, format and types, changing nothing
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --quiet --check .
	@$(PY) -m mypy --no-error-summary $(wildcard src tests bench scripts examples hatch_build.py)
	@$(NPM) run check

types: packages-dev ## write the client's types and the schema of records from the types in Python
	@$(PY) -m scripts.generate_types

format: packages-dev ## format the code and mend what the linter can mend
	@$(PY) -m ruff check --quiet --fix-only .
	@$(PY) -m ruff format --quiet .

bench: prepared ## measure speed and strength (JSON=1 prints JSON; PEERS=1 adds other engines)
	@$(BIVOUAC) bench $(if $(JSON),--json)
	@$(PY) bench/strength.py $(if $(JSON),--json)
	@$(PY) -m bench.page $(if $(JSON),--json)
	@$(PY) -m bench.start $(if $(JSON),--json)
ifeq ($(PEERS),1)
	@$(PY) bench/peers.py
endif

UV_COMPILE = $(PY) -m uv pip compile --quiet --upgrade --universal --fork-strategy fewest --python-version 3.11 \
	--generate-hashes --no-header --no-emit-index-url --no-emit-find-links pyproject.toml

lock: ## re-create requirements/*.txt with the newest versions pyproject.toml allows
	@$(PYTHON) scripts/set_up.py dev --packages-only
	@$(UV_COMPILE) --group build --output-file requirements/runtime.txt
	@$(UV_COMPILE) --group dev --constraint requirements/runtime.txt --output-file requirements/dev.txt
	@$(subst pyproject.toml,requirements/peers.in,$(UV_COMPILE)) --output-file requirements/peers.txt
	@if grep -n '://' requirements/*.txt; then echo "a lock file names a host" >&2; exit 1; fi

clean: ## remove caches and build outputs (.venv stays; delete it to set up anew)
	@rm -rf build dist src/bivouac/site .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests bench scripts examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The steps of set-up, each quick when there is nothing to do. They speak on stderr: stdout is for results.

packages:
	@$(PYTHON) scripts/set_up.py runtime

packages-dev:
	@$(PYTHON) scripts/set_up.py dev

packages-web:
	@$(PYTHON) -m scripts.set_up_client packages

client: packages-web
	@$(PYTHON) -m scripts.set_up_client build

# After the packages: both may ask the system for something, which takes one at a time.
browser: packages-dev
	@$(PYTHON) -m scripts.set_up_browser

kernels: packages-dev
	@$(BIVOUAC) compile >&2

vitest: packages-web
	@$(NPM) test

prepared: packages-dev client browser kernels

checked: prepared check vitest

# One hash seed, so that two runs of the suite do the same.
pytest:
	@PYTHONHASHSEED=0 $(PY) -m pytest $(PYTEST_ARGS)
