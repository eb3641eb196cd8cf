# make play   sets everything up and starts the game
# make serve  sets everything up and starts the game server
# make test   sets everything up and runs all checks: lint, types, tests, conformance
# make fuzz N=20000    random games with all laws on
# make bench  how fast random play is, compiled and interpreted
# make load   200 games at once by bots against the real server

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
N ?= 1000
ENGINE := $(wildcard src/schiltrom/engine/*.py)

.PHONY: play serve test lint types unit conformance fuzz bench load build clean

play: build
	@$(BIN)/schiltrom play

serve: build
	@$(BIN)/schiltrom serve

test: lint types unit

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

unit: build $(VENV)/.dev
	scripts/system-packages postgresql
	$(BIN)/python -m pytest -n auto --dist loadgroup

conformance: build
	$(BIN)/python -m schiltrom.conformance ../shared/oracle/games/*.jsonl.gz

fuzz: build
	$(BIN)/python -m schiltrom.fuzz --games $(N)

bench: build
	@$(BIN)/python -m schiltrom.bench

load: build $(VENV)/.dev
	@$(BIN)/python -m schiltrom.server.load --both

build: $(VENV)/.built

$(VENV)/.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Schiltrom needs Python 3.11 or newer; try make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Python's venv module is missing (Debian: apt-get install python3-venv)"; exit 1; }
	$(BIN)/python -m pip install -q --upgrade "pip>=25.1"
	touch $@

$(VENV)/.tools: $(VENV)/.venv pyproject.toml
	$(BIN)/python -m pip install -q --group build
	touch $@

$(VENV)/.built: $(VENV)/.tools setup.py $(ENGINE)
	$(BIN)/python -m pip install -q --no-build-isolation -e ".[server]"
	touch $@

$(VENV)/.dev: $(VENV)/.tools
	$(BIN)/python -m pip install -q --group dev
	touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info src/*.so src/schiltrom/engine/*.so
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis fuzz-failures
