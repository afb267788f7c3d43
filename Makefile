# `make run` serves tables, `make test` checks everything. Both work on a fresh clone.

.PHONY: run test format lint unit bench

# Builds the program and serves tables on http://127.0.0.1:8080.
run:
	cargo run --release --locked --package cli -- serve

test: format lint unit

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

# Figures of the release build; see also `polemarch bench --json FILE`.
bench:
	cargo run --release --locked --package cli -- bench
