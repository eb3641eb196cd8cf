# make play   sets everything up and opens the game in the browser
# make terminal  sets everything up and starts the game on the terminal
# make serve  sets everything up and starts the game server
# make test   sets everything up and runs all checks: lint, types, tests, conformance, browser
# make fuzz N=20000    random games with all laws on
# make bench  how fast random play is, compiled and interpreted
# make balance GAMES=200 TIME=0.5   docs/balance.md: how even the sides are (hours)
# make train-example  trains a small policy against random play and measures it
# make docs   the documentation as a site, in site/
# make dist   a compiled wheel and an sdist in dist/, both with the browser game in them
# make load   200 games at once by bots against the real server

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
N ?= 1000
GAMES ?= 200
TIME ?= 0.5
COMPILED := $(wildcard src/schiltrom/engine/*.py src/schiltrom/odds/*.py src/schiltrom/ai/*.py) \
  src/schiltrom/envs/encoding.py src/schiltrom/learn/memory.py src/schiltrom/learn/simulation.py
NPM = $(BIN)/python client/npm.py
MODULES := client/node_modules/.package-lock.json
WEB := src/schiltrom/web/index.html
CLIENT := $(wildcard client/*.json client/*.ts client/*.js client/index.html) \
  $(shell find client/src client/plugins client/public client/worker src/schiltrom/locale src/schiltrom/data -type f)
DIST := dist/.made
PACKAGED := setup.py pyproject.toml MANIFEST.in README.md CHANGELOG.md LICENSE NOTICE.md \
  $(shell find src/schiltrom -path src/schiltrom/web -prune -o -type f ! -name '*.so' ! -name '*.pyc' -print)

.PHONY: play terminal serve test lint types unit browser conformance fuzz bench train-example balance load docs dist build clean

play: build
	@$(BIN)/schiltrom play

terminal: build
	@$(BIN)/schiltrom terminal

serve: build
	@$(BIN)/schiltrom serve

test: lint types unit browser

lint: $(VENV)/.dev $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(NPM) run --silent lint

types: $(VENV)/.built $(VENV)/.dev $(MODULES)
	$(BIN)/mypy
	$(NPM) run --silent check

unit: build $(DIST) $(VENV)/.dev
	scripts/system-packages postgresql
	$(BIN)/python -m pytest -n auto --dist loadgroup --ignore tests/browser
	$(NPM) run --silent test

# One after the other, on a machine that has nothing else to do: these tests measure time too.
browser: build $(DIST) $(VENV)/.dev
	scripts/system-packages chromium
	$(BIN)/python -m pytest tests/browser

conformance: build
	$(BIN)/python -m schiltrom.conformance ../shared/oracle/games/*.jsonl.gz

fuzz: build
	$(BIN)/python -m schiltrom fuzz --games $(N)

bench: build
	@$(BIN)/python -m schiltrom bench --json

train-example: build $(VENV)/.dev
	@$(BIN)/python examples/train_policy.py

balance: build
	@$(BIN)/python -m schiltrom.balance --games $(GAMES) --time $(TIME)

load: build $(VENV)/.dev
	@$(BIN)/python -m schiltrom.server.load --both

docs: $(VENV)/.built $(VENV)/.dev
	$(BIN)/python scripts/docs_rules.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

dist: $(DIST)

build: $(VENV)/.built $(WEB)

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

$(VENV)/.built: $(VENV)/.tools setup.py $(COMPILED)
	$(BIN)/python -m pip install -q --no-build-isolation -e ".[server]"
	touch $@

$(VENV)/.dev: $(VENV)/.tools
	$(BIN)/python -m pip install -q --group dev
	touch $@

$(MODULES): client/package.json client/package-lock.json client/.npmrc | $(VENV)/.venv
	$(NPM) ci --silent --no-audit --no-fund
	touch $@

$(WEB): $(MODULES) $(CLIENT)
	$(NPM) run --silent build -- --logLevel warn

# Takes what is compiled in place; an old build/lib would bring files that are long gone.
$(DIST): $(VENV)/.built $(WEB) $(PACKAGED)
	rm -rf build/lib* build/bdist* dist
	$(BIN)/python -m build --no-isolation --sdist --wheel --outdir dist . >build/dist.log 2>&1 || \
	  { cat build/dist.log; exit 1; }
	touch $@

clean:
	rm -rf client/node_modules src/schiltrom/web site
	rm -rf $(VENV) build dist src/*.egg-info src/*.so src/schiltrom/*/*.so
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis fuzz-failures
