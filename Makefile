# The whole check of the project: the same command for people and for CI.
# Everything that takes long on purpose lives in `soak`.

CARGO ?= cargo

.PHONY: test format lint unit docs check soak golden fixtures bench picture

test: format lint unit docs check

format:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --workspace --all-targets -- -D warnings

unit:
	$(CARGO) test --workspace

docs:
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps

check:
	$(CARGO) run --release -- check all --games 400

# Long campaigns: a million states of every secrecy check a game, full coverage, long fuzzing.
soak:
	$(CARGO) run --release -- check all --games 20000
	$(CARGO) run --release -- check all --secrecy 1000000
	PROPTEST_CASES=200000 $(CARGO) test --release --workspace -- notation record

# Rewrites the golden playthroughs under fixtures/ from the rules as they are.
golden:
	CURIA_REWRITE=1 $(CARGO) test --test golden

# Records the games under fixtures/ anew (seeded, so only changed rules change them).
fixtures:
	$(CARGO) run --release --example fixtures

bench:
	$(CARGO) run --release -- bench all
