# The whole check of the project: the same command for people and for CI.
# Everything that takes long on purpose lives in `soak`.

CARGO ?= cargo
# Where cargo puts what it builds.
BUILT = $(abspath $(or $(CARGO_TARGET_DIR),target))

.PHONY: test tools format lint unit docs built check browser soak golden fixtures bench pictures

test: tools format lint unit docs check browser

# What the checks need beside Rust, from the system's packages where it is missing: Node.js for the front-end
# parts, Chromium for the browser tests, strace for the test of the disk, Python for the foreign client.
tools:
	@missing=""; \
	command -v node >/dev/null || missing="$$missing nodejs"; \
	command -v npm >/dev/null || missing="$$missing npm"; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	command -v chromium-headless-shell >/dev/null || missing="$$missing chromium-headless-shell"; \
	command -v strace >/dev/null || missing="$$missing strace"; \
	command -v python3 >/dev/null || missing="$$missing python3"; \
	if [ -n "$$missing" ]; then \
		echo "installing$$missing"; \
		apt-get update -q && apt-get install -q -y --no-install-recommends $$missing; \
	fi

format:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	$(CARGO) clippy --no-default-features -- -D warnings

unit:
	$(CARGO) test --workspace

docs:
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps

# The program as it was built for the tests; asking for another one would build half the workspace again.
built:
	$(CARGO) test --workspace --no-run

check: built
	$(BUILT)/debug/curia check all --games 400

# The live table in a real browser, played by clicks, keys and thumbs.
browser: built
	cd e2e && npm ci --ignore-scripts --no-audit --no-fund && CURIA=$(BUILT)/debug/curia npm test

# Long campaigns: full coverage, a million states of every secrecy check a game, long fuzzing; 10,000 kills and 1,000
# power cuts; failing disks, wrong clocks, far too many guests, ten minutes of steady play. Each of the server's tells in
# one line what it came to; CURIA_SEED begins with other seeds.
soak:
	$(CARGO) run --release -- check all --games 20000
	$(CARGO) run --release -- check all --secrecy 1000000
	PROPTEST_CASES=200000 $(CARGO) test --release --workspace -- notation record
	CURIA_KILLS=10000 CURIA_POWER_CUTS=1000 \
		$(CARGO) test --release -p curia-server --test crash -- --nocapture --test-threads 1
	CURIA_FAULT_ROUNDS=40 CURIA_FAIR_MOVES=200 CURIA_WATCHED_MOVES=60 CURIA_NEWCOMERS=1000 CURIA_STEADY_MINUTES=10 \
		$(CARGO) test --release -p curia-server --test soak --no-fail-fast -- --nocapture --test-threads 1

# Rewrites the golden playthroughs and counts under fixtures/, the pictures of terminal screens and the HTML of the pages
# from what is there now.
golden:
	CURIA_REWRITE=1 $(CARGO) test --test it -- golden perft
	INSTA_UPDATE=always $(CARGO) test -p curia-tui
	INSTA_UPDATE=always $(CARGO) test -p curia-web --test look

# Records the games under fixtures/ anew (seeded, so only changed rules change them).
fixtures:
	$(CARGO) run --release --example fixtures

# The pictures under docs/pictures: every game in progress on three screens, in both themes and languages.
pictures:
	$(CARGO) build --release
	cd e2e && npm ci --ignore-scripts --no-audit --no-fund && CURIA=$(BUILT)/release/curia npm run pictures

bench:
	$(CARGO) run --release -- bench all
