# make play   sets everything up and opens the game in the browser
# make terminal  sets everything up and starts the game on the terminal
# make serve  sets everything up and starts the game server
# make test   sets everything up and runs all checks: lint, types, tests, conformance, browser
# make fuzz N=20000    random games with all laws on
# make bench  how fast random play is, compiled and interpreted
# make balance GAMES=200 TIME=0.5   docs/balance.md: how even the sides are (hours)
# make train-example  trains a small policy against random play and measures it
# make docs   the documentation as a site, in site/
# make protocol  the client's types of what the server sends
# make build  sets everything up and compiles the engine, without playing
# make dist   a compiled wheel and an sdist in dist/, both with the browser game in them
# make static  the game without a server, and the documentation: a folder for any web server, dist/static/ (docs/static.md)
# make static-long  a whole game in that folder by clicks, and long walks compared (make test has short forms)
# make load   bots against the real server: whole games at full speed, 1,000 live games, 5,000 connected
# make profile  where the processor time of a choice goes, stage by stage
# make memory   what a game takes of a server's memory
# make growth   what a choice costs as games, their length and their spectators grow: docs/figures.md
# make capacity  what 100,000 live games would need, from what make load measured
# make hostile  the attacks on a server at full length (make test has short forms of them)
# make tiny-run  a minute of training, which must beat random play (make test has it too)
# make browser-long  whole games in a real browser, by clicks and by taps (make test plays their last year)

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
N ?= 1000
GAMES ?= 200
TIME ?= 0.5
NPM = $(BIN)/python client/npm.py
PIP = $(BIN)/python -m pip install -q --disable-pip-version-check
# A lock names everything: pip must not look for other versions, and newer ones do not confuse it.
PINNED = $(PIP) --require-hashes --no-deps $(foreach name,$(1),-r requirements/$(name).txt)
STAGE = @scripts/stage
MODULES := client/node_modules/.package-lock.json
WEB := src/schiltrom/web/index.html
CLIENT := $(wildcard client/*.json client/*.ts client/*.js client/index.html) \
  $(shell find client/src client/plugins client/public client/worker src/schiltrom/locale src/schiltrom/data -type f ! -name '*.pyc')
DIST := dist/.made
STATIC := dist/static/SHA256SUMS
SITE := mkdocs.yml $(shell find docs -type f)
PACKAGED := setup.py pyproject.toml MANIFEST.in README.md CHANGELOG.md CITATION.cff LICENSE NOTICE.md scripts/compiled_modules.py $(wildcard requirements/*.txt) \
  $(shell find src/schiltrom -path src/schiltrom/web -prune -o -type f ! -name '*.so' ! -name '*.pyc' -print)
ifndef SCHILTROM_STARTED
export SCHILTROM_STARTED := $(shell date +%s)
endif

.PHONY: play terminal serve test lint types unit browser browser-long tiny-run pytorch left-out conformance fuzz bench train-example balance load profile memory growth capacity hostile docs
.PHONY: protocol dist build compiled playable clean static static-long

# Play begins interpreted where nothing is compiled yet; the compiled engine is there at the next start.
play:
	@$(MAKE) --no-print-directory -j2 playable
	@$(BIN)/python -m scripts.compile_engine take || \
	  { $(BIN)/python -m scripts.compile_engine later </dev/null >/dev/null 2>&1 & }
	@$(BIN)/schiltrom play

terminal: build
	@$(BIN)/schiltrom terminal

serve: build
	@$(BIN)/schiltrom serve

# Compiling keeps one core busy for minutes, so all that can be done without it is done beside it.
test:
	@$(MAKE) --no-print-directory -j2 compiled lint pytorch
	@$(MAKE) --no-print-directory -j2 $(DIST) $(STATIC) types
	@$(MAKE) --no-print-directory unit browser left-out

lint: $(VENV)/.dev $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(NPM) run --silent lint

types: $(VENV)/.dev $(MODULES)
	$(BIN)/mypy
	$(NPM) run --silent check

unit: build $(DIST) pytorch
	scripts/system-packages postgresql
	$(BIN)/python -m pytest -n auto --dist loadgroup --ignore tests/browser
	$(NPM) run --silent test

# Whole games come last, on a machine that has nothing else to do: they measure time too.
browser: build $(DIST) $(STATIC) $(VENV)/.dev
	scripts/system-packages chromium
	if scripts/system-packages --has chromium; then \
	    $(BIN)/python -m pytest -n auto tests/browser --ignore tests/browser/test_whole_game.py && \
	    $(BIN)/python -m pytest tests/browser/test_whole_game.py; \
	fi

browser-long: build $(DIST) $(VENV)/.dev
	scripts/system-packages chromium
	SCHILTROM_BROWSER=long $(BIN)/python -m pytest tests/browser/test_whole_game.py tests/browser/test_installed.py

# As in continuous integration: nothing may be left out.
tiny-run: export CI := 1
tiny-run: build pytorch
	$(BIN)/python -m pytest tests/learn/test_tiny_run.py

pytorch: $(VENV)/.dev
	$(STAGE) "installing PyTorch, unless that is done" scripts/pytorch $(BIN)/python

left-out:
	@scripts/system-packages --left-out postgresql chromium
	@scripts/pytorch --left-out $(BIN)/python

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
	@scripts/system-packages postgresql
	@$(BIN)/python -m schiltrom.dev.load --all --json load.json --figures docs/figures.md

profile: build $(VENV)/.dev
	@$(BIN)/python -m schiltrom.dev.profile --figures docs/figures.md

memory: build $(VENV)/.dev
	@$(BIN)/python -m schiltrom.dev.memory --figures docs/figures.md

growth: build $(VENV)/.dev
	@scripts/system-packages postgresql
	@$(BIN)/python -m schiltrom.dev.growth

capacity: build
	@$(BIN)/python -m schiltrom.dev.capacity $(wildcard load.json)

hostile: build $(VENV)/.dev
	scripts/system-packages postgresql
	SCHILTROM_HOSTILE=long $(BIN)/python -m pytest tests/hostile

docs: compiled $(VENV)/.dev
	$(BIN)/python scripts/docs_rules.py
	$(BIN)/python -m scripts.docs_concordance
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

protocol: $(VENV)/.dev
	$(BIN)/python scripts/protocol.py

dist: $(DIST)

static: $(STATIC)

static-long: $(STATIC) compiled $(VENV)/.dev
	scripts/system-packages chromium
	SCHILTROM_BROWSER=long $(BIN)/python -m pytest tests/browser/test_static.py tests/browser/test_static_docs.py \
	  tests/browser/test_static_learned.py tests/browser/test_static_same_play.py

build: playable compiled

playable: $(VENV)/.play $(WEB)
	@:

compiled: $(VENV)/.play
	$(STAGE) "compiling the engine, unless that is done" $(BIN)/python -m scripts.compile_engine now

$(VENV)/.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Schiltrom needs Python 3.11 or newer: try make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' || \
	  { echo "Python's venv module is missing (Debian, Ubuntu: apt-get install python3-venv)"; exit 1; }
	$(STAGE) "making a Python environment" $(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.venv pyproject.toml requirements/play.txt requirements/build.txt
	$(STAGE) "installing the server" $(call PINNED,play build)
	@SCHILTROM_PURE=1 $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.docs: $(VENV)/.play requirements/docs.txt
	$(STAGE) "installing what makes the documentation" $(call PINNED,docs)
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements/dev.txt
	$(STAGE) "installing the development tools" $(call PINNED,dev)
	@touch $@

$(MODULES): client/package.json client/package-lock.json client/.npmrc requirements/node.txt | $(VENV)/.venv
	$(STAGE) "fetching what builds the browser game" $(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(WEB): $(MODULES) $(CLIENT)
	$(STAGE) "building the browser game" $(NPM) run --silent build -- --logLevel warn

# Takes what is compiled in place; an old build/lib would bring files that are long gone.
$(DIST): $(WEB) $(PACKAGED) | compiled
	@rm -rf build/lib* build/bdist* dist/*.whl dist/*.tar.gz $@
	$(STAGE) "building wheel and sdist" $(BIN)/python -m build --no-isolation --sdist --wheel --outdir dist .
	@touch $@

$(STATIC): $(MODULES) $(CLIENT) $(PACKAGED) $(SITE) scripts/static_parts.py scripts/static_docs.py scripts/docs_examples.py | $(VENV)/.docs
	$(STAGE) "gathering the game without a server" $(BIN)/python -m scripts.static_parts build/static
	$(STAGE) "writing its documentation" $(BIN)/python -m scripts.static_docs build/static/docs
	$(STAGE) "building the board for other pages" $(NPM) run --silent build -- --mode element --logLevel warn
	$(STAGE) "building the game without a server" $(NPM) run --silent build -- --mode static --logLevel warn

clean:
	rm -rf client/node_modules src/schiltrom/web site
	rm -rf $(VENV) build dist src/*.egg-info $$(find src -name "*.so") src/.compiled-from-*
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis fuzz-failures

# --- dependencies and releases --------------------------------------------------------------------
# make update   the newest versions of everything that is pinned, and what changed
# make pins     after a change of the dependencies in pyproject.toml: pins them, changes no others
# make release VERSION=1.0.0   everything that is published, tested, in dist/
# make container-check   the steps of the Containerfile, all of them, and the server that comes of it

.PHONY: update pins release container-check

$(VENV)/.release: requirements/release.txt | $(VENV)/.venv
	$(BIN)/python -m pip install -q --require-hashes --no-deps -r requirements/release.txt
	touch $@

update: $(VENV)/.release
	@$(BIN)/python scripts/pins.py --upgrade

pins: $(VENV)/.release
	@$(BIN)/python scripts/pins.py

release: $(VENV)/.release
	@$(BIN)/python scripts/release.py "$(VERSION)"

container-check: compiled $(VENV)/.dev
	SCHILTROM_CONTAINER=whole $(BIN)/python -m pytest -s tests/test_container.py
