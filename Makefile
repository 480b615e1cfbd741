# Two commands do everything on a fresh machine: `make serve` and `make test`.
SHELL := /bin/sh
.DELETE_ON_ERROR:
.PHONY: help serve site test check accept bench clean browser

BIN := .venv/bin
MKDOCS := $(BIN)/python -m mkdocs
PORT ?= 8000
export PYTHONUTF8 := 1
export NO_MKDOCS_2_WARNING := 1
PYTEST := $(BIN)/python -m pytest

help:
	@echo "make serve   set up, build, serve on http://127.0.0.1:8000 with reload (PORT=8001: there)"
	@echo "make site    leave the static files in site/"
	@echo "make test    set up, build, run all tests"
	@echo "make check   format, lint, types, imports, tests, strict build"
	@echo "make accept  rewrite the golden files; read the diff beside the facts"
	@echo "make bench   measure everything against its peer"
	@echo "make clean   remove what was built and installed here"

serve: .venv/.site node_modules/.site
	@$(BIN)/python widgets/site/setup/port.py $(PORT)
	@echo "Building; then the site is at http://127.0.0.1:$(PORT)/ (Ctrl+C ends it)"
	@$(MKDOCS) serve --livereload --dev-addr 127.0.0.1:$(PORT)

site: .venv/.site node_modules/.site
	@$(MKDOCS) build --strict
	@echo "The site is in site/ – any static host can serve it."

test: .venv/.dev node_modules/.dev browser
	@$(MKDOCS) build --strict --quiet
	@$(PYTEST) -n 2 --dist loadfile

check: .venv/.dev
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(MAKE) --no-print-directory test

accept: .venv/.dev
	@$(PYTEST) tests/golden --accept
	@git status --short -- tests/golden && git --no-pager diff --stat -- tests/golden || true
	@echo "Read the diff beside the facts before you commit it."

bench: .venv/.dev .venv-bench/.lock node_modules/.dev browser
	@$(MKDOCS) build --strict --quiet
	@$(BIN)/python -m bench

clean:
	rm -rf .venv .venv-bench node_modules bench/node_modules site .build .hypothesis .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# Each tool is set up once for each lock file; a stamp says that it is done.
.venv/.python: .python-version
	@sh widgets/site/setup/python.sh
	@touch $@

.venv/.site: locks/site.txt .venv/.python
	@echo "Installing what the site needs (Python) …"
	@$(BIN)/python -m pip install --disable-pip-version-check --progress-bar off --require-hashes -r locks/site.txt
	@touch $@

.venv/.dev: locks/dev.txt .venv/.python
	@echo "Installing what the tests need (Python) …"
	@$(BIN)/python -m pip install --disable-pip-version-check --progress-bar off --require-hashes -r locks/dev.txt
	@touch $@ .venv/.site

# The peers of the measurements; the site's environment stays as it is
.venv-bench/.lock: locks/bench.txt .venv/.python
	@echo "Installing what the measurements compare with (Python) …"
	@$(BIN)/python -m venv --clear .venv-bench
	@.venv-bench/bin/python -m pip install --disable-pip-version-check --progress-bar off --require-hashes -r locks/bench.txt
	@touch $@

node_modules/.site: package-lock.json
	@sh widgets/site/setup/node.sh --omit=dev
	@touch $@

node_modules/.dev: package-lock.json
	@sh widgets/site/setup/node.sh
	@touch $@ node_modules/.site

browser: .venv/.dev
	@$(BIN)/python -m tests.browser.install
