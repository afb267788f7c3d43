# `make run` serves tables, `make test` checks everything. Both work on a fresh clone.

.PHONY: run test format lint unit page page-test bench

# Builds page and program and serves tables on http://127.0.0.1:8080.
run: page
	cargo run --release --locked --package cli -- serve

test: format lint page-test unit

format:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked -- --deny warnings

# cargo-nextest runs tests in parallel processes; without it cargo's own runner does the same work.
unit:
	@if cargo nextest --version >/dev/null 2>&1; then \
		cargo nextest run --workspace --locked; \
	else \
		cargo test --workspace --locked; \
	fi

# The page, which the program carries: built again when something in `web/` or a message file has changed.
PAGE_SOURCES := $(shell find web/src web/public -type f) $(wildcard crates/game-*/messages/*.ftl) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json web/scripts/compress.js

page: web/dist/index.html

web/dist/index.html: web/node_modules/.package-lock.json $(PAGE_SOURCES)
	cd web && npm run build

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci

# Types and pure functions of the page.
page-test: web/node_modules/.package-lock.json
	cd web && npm run check && npm run test

# Figures of the release build; see also `polemarch bench --json FILE`.
bench:
	cargo run --release --locked --package cli -- bench
