# `make run` serves tables, `make test` checks everything. Both work on a fresh clone.

# Written by npm ci: the page's packages are installed.
PACKAGES := web/node_modules/.package-lock.json

# Everything is built once from a clean clone: bookkeeping for the next build would cost a sixth more.
test: export CARGO_INCREMENTAL := 0

.PHONY: run crates release test format lint unit page page-test browser-test screenshots node chromium bench fuzz deny audit sbom

# Builds page and program and serves tables on http://127.0.0.1:8080. What the program carries of the page comes last, so the crates below it
# are built while npm fetches the page's packages.
RUN := --profile quick --locked

run:
	@[ -e target/quick/polemarch ] || echo "Building the page and the program: up to five minutes the first time, seconds later on."
	@$(MAKE) --no-print-directory --jobs=2 page crates
	cargo run $(RUN) --package cli -- serve

crates:
	cargo build $(RUN) --package catalogue --package store-sqlite --package protocol

# The program as it is published: slow to build, as fast as can be.
release: page
	cargo build --release --locked --package cli

# The page comes before the crates, which carry it: nothing is built twice. The browser plays on the program that the unit tests have built.
test: format page-test page lint unit chromium
	cd web && npm run browser

format:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked -- --deny warnings

# cargo-nextest runs tests in parallel processes; without it cargo's own runner does the same work. The example bots run on the page's packages.
unit: $(PACKAGES)
	@if cargo nextest --version >/dev/null 2>&1; then \
		cargo nextest run --workspace --locked; \
	else \
		cargo test --workspace --locked; \
	fi

# Every fuzz target for a time of one's own, one after another: `make fuzz FUZZ_SECONDS=600`.
FUZZ_SECONDS ?= 60

fuzz:
	FUZZ_SECONDS=$(FUZZ_SECONDS) cargo test --locked --workspace --test fuzz --test server fuzz_ -- --nocapture --test-threads=1

# Licences, sources and second versions of crates, and known vulnerabilities: deny.toml says what is allowed. Vulnerabilities need the
# network; `make deny CHECKS="licenses bans sources"` does not.
CHECKS := advisories licenses bans sources

deny:
	@if cargo deny --version >/dev/null 2>&1; then \
		cargo deny --locked check $(CHECKS); \
	else \
		echo "cargo-deny is missing: cargo install --locked cargo-deny" >&2; exit 1; \
	fi

# Known vulnerabilities of what the page is made with.
audit: | node
	cd web && npm audit

# What a release is made of, as CycloneDX 1.5.
SBOM := target/polemarch.cdx.json

sbom: | node
	@mkdir -p $(dir $(SBOM))
	node scripts/sbom.mjs $(SBOM)

# The page, which the program carries: built again when one of its sources or a message file has changed.
PAGE_SOURCES := $(shell find web/src web/public -type f) $(wildcard crates/game-*/messages/*.ftl) \
	$(addprefix web/,index.html vite.config.ts svelte.config.js tsconfig.json scripts/compress.js)

page: web/dist/index.html

web/dist/index.html: $(PACKAGES) $(PAGE_SOURCES)
	cd web && npm run build

$(PACKAGES): web/package-lock.json | node
	cd web && npm ci && touch node_modules/.package-lock.json

# Format, lint, types and pure functions of the page.
page-test: $(PACKAGES)
	cd web && npm run format:check && npm run lint && npm run check && npm run test

# The page in a real browser, with a real server behind it.
browser-test: page chromium
	cargo build --locked --package cli
	cd web && npm run browser

# Pictures of every page and board: those that README shows into docs/screenshots/, the others into target/screenshots/.
screenshots: page chromium
	cargo build --locked --package cli
	cd web && npm run screenshots

# What is missing comes from Debian.
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
INSTALL := $(SUDO) apt-get install --yes --no-install-recommends

node:
	@command -v npm >/dev/null || ($(SUDO) apt-get update && $(INSTALL) nodejs npm)

chromium:
	@command -v chromium >/dev/null || ($(SUDO) apt-get update && $(INSTALL) chromium)

# Figures of the release build; see also `polemarch bench --json FILE`.
bench: release
	target/release/polemarch bench
