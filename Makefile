# Everything that this project does, by name; `make help` lists it.
# Needs Python 3.11 to 3.13 (PYTHON says which one) and make; the rest is installed into .venv.

PYTHON ?= python3
GAMES ?= viajantes venturesome itchy-feet passengers
UNDER_READINGS ?= viajantes venturesome itchy-feet
MINUTE ?= 120
WORKERS ?= 2
RULEBOOKS ?= ../shared/rulebooks
WORDING ?= ../shared/tools/copied-wording

RECORDED := -p lexludi.recording --evidence build/observed

BIN := .venv/bin
STAMP := .venv/.set-up
AXE := tests/site/node_modules/axe-core/axe.min.js
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
TEXT = $(RULEBOOKS)/$(subst -,_,$(1)).txt
AUDITED = $(foreach game,$(GAMES),$(if $(wildcard $(call TEXT,$(game))),$(game)))

# An environment that was set up elsewhere and moved here is stale.
ifneq ($(shell cat $(STAMP) 2>/dev/null),$(CURDIR))
.PHONY: $(STAMP)
endif

.PHONY: help setup verify rulings test slow docs site pictures bench guard evidence figures lint types imports audit check
.DEFAULT_GOAL := help

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(STAMP) ## make the environment .venv, where it is missing or stale

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' \
		|| { echo 'Lex Ludi needs Python 3.11 to 3.13: make PYTHON=python3.12 ...' >&2; exit 2; }
	$(PYTHON) -m venv .venv
	$(INSTALL) hatchling editables
	$(INSTALL) --no-build-isolation --editable '.[dev,docs]'
	@printf '%s\n' '$(CURDIR)' > $(STAMP)

verify: $(STAMP) ## prove the claims about the rulebooks, and keep the verdicts for the site
	@for game in $(GAMES); do \
		$(BIN)/lexludi verify $$game --timeout $(MINUTE) \
			--format json --output build/verify/$$game.json || exit $$?; \
	done

# What is undecided under a reading that is not taken is told on the site and stops nothing.
rulings: $(STAMP) ## compare rival readings, and ask each claim under each of them, for the site
	@for game in $(GAMES); do \
		$(BIN)/lexludi rulings $$game --output build/rulings/$$game.json || exit $$?; \
	done
	@for game in $(UNDER_READINGS); do \
		$(BIN)/lexludi readings $$game --output build/under_readings/$$game.json \
			|| test $$? -eq 3 || exit 1; \
	done

test: $(STAMP) ## run the tests, without the long tail
	$(BIN)/python -m pytest -n $(WORKERS) -m 'not slow and not browser' $(RECORDED)/tests.json

slow: $(STAMP) ## run the long tail of the tests
	$(BIN)/python -m pytest -n $(WORKERS) -m slow $(RECORDED)/slow.json

docs: $(STAMP) ## build the site into docs/_build/html
	$(BIN)/python -m sphinx -W -n -q -b html docs docs/_build/html

site: docs $(AXE) ## build the site and try all of it in a browser (needs Chromium and npm)
	$(BIN)/python -m pytest -n $(WORKERS) -m browser tests/site

$(AXE): tests/site/package-lock.json
	npm ci --prefix tests/site --silent --no-audit --no-fund
	@touch $@

pictures: docs ## write the pictures of the README, from the site and from commands (needs Chromium)
	$(BIN)/python -m tests.site.pictures

bench: $(STAMP) ## measure lifting and solving beside a hand-written encoding, and random play
	$(BIN)/python tests/benchmarks/run.py

guard: $(STAMP) ## put each clause out of force in turn and see that something fails
	@for game in $(GAMES); do \
		$(BIN)/lexludi guard $$game --output build/guard/$$game.json || exit $$?; \
	done

evidence: $(STAMP) ## which clauses tests and claims exercised; red where one is owed something
	$(BIN)/lexludi evidence $(GAMES) --check --output build/evidence.json \
		$(if $(wildcard $(RULEBOOKS)),--rulebooks $(RULEBOOKS))
	$(BIN)/lexludi figures README.md --check

figures: $(STAMP) ## write the figures into the README, as they are now
	$(BIN)/lexludi figures README.md

lint: $(STAMP) ## style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMP) ## mypy --strict
	$(BIN)/mypy

imports: $(STAMP) ## who may import whom
	$(BIN)/lint-imports

audit: $(STAMP) ## each sentence of the rulebooks against the clauses, where the texts are at hand
	@$(foreach game,$(AUDITED),$(BIN)/lexludi audit $(game) --text $(call TEXT,$(game)) &&) true
	@if test -x $(WORDING); then $(WORDING) .; fi

check: lint types imports test slow audit verify rulings guard evidence site ## all of it
