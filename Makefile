# make render   set up, build, draw the racing sample to nav.svg
# make test     set up, run all tests
# make help     everything else
SHELL := /bin/bash
.DEFAULT_GOAL := help
PREFIX ?= /usr/local
SAMPLES := racing items articles checkout shop
# The number of generated inputs, or the seconds for each kind, and the seed of inputs and faults.
COORDVIZ_FUZZ ?= 10000
COORDVIZ_SECONDS ?=
COORDVIZ_SEED ?= 0

SYSTEM ?= $(shell uname -s)
ifeq ($(SYSTEM),Linux)
# A self-contained program exports no symbols, and at a fixed place none of its 120,000 pointers is adjusted at its
# start: together a seventh of a short run, and a twentieth of the file. Libraries are loaded at random places as ever.
# Each function has its own section, so that the linker leaves out those that are not called. Equal ones are kept once, also
# those whose addresses are used (0.9 MB): no code here compares addresses of functions or key paths.
# No code here throws C++ exceptions: the index for unwinding them is left out (1 MB), and then Distribution/slim removes
# the tables (4.7 MB).
SMALL := -Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --icf=all -Xlinker --no-eh-frame-hdr
STATIC := --static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker -no-pie $(SMALL)
else
# Homebrew's flags link Graphviz, which is loaded when a picture is drawn and not before.
STATIC := -Xlinker -dead_strip_dylibs
endif
ifdef STATIC_EXECUTABLE
# Needs no library of the system, not even a dynamic loader. So it can't load Graphviz, and has no server for pages.
STATIC := --traits CommandLine,Extraction --static-swift-stdlib -Xswiftc -static-executable -Xcc -DCOORDVIZ_STATIC -Xlinker --defsym=main=coordviz_main $(SMALL)
SCRATCH := .build-static
VARIANT := --variant -static
else ifdef MUSL_SDK
# Swift's static SDK for Linux, by its name in `swift sdk list`: the same with musl. Only Graphviz's headers are the system's.
GRAPHVIZ_HEADERS ?= /usr/include/graphviz
STATIC := --traits CommandLine,Extraction --swift-sdk $(MUSL_SDK) -Xcc -DCOORDVIZ_STATIC -Xcc -I$(GRAPHVIZ_HEADERS)
SCRATCH := .build-musl
VARIANT := --variant -musl
else
SCRATCH := .build-release
endif
OPTIMIZED := swift build -c release $(STATIC) --scratch-path $(SCRATCH) --product coordviz
ifeq ($(SYSTEM),Darwin)
# A release for macOS has the program for Apple silicon and for Intel in one file.
RELEASED := $(SCRATCH)/coordviz
UNIVERSAL := for arch in arm64 x86_64; do \
  swift build -c release $(STATIC) --arch $$arch --scratch-path $(SCRATCH) --product coordviz || exit 1; done && \
  lipo -create -output $(RELEASED) $(SCRATCH)/arm64-apple-macosx/release/coordviz $(SCRATCH)/x86_64-apple-macosx/release/coordviz
else
RELEASED := $(SCRATCH)/release/coordviz
UNIVERSAL := $(OPTIMIZED)
endif
COORDVIZ := .build/debug/coordviz
PYTHON = $(if $(wildcard .venv/bin/python),$(CURDIR)/.venv/bin/python,python3)

.PHONY: render test commands fuzz faults bench sanitize install release samples lint format clean help setup setup-tests setup-bench \
  setup-release build optimized

render: build ## Set up, build, and draw the racing sample to nav.svg
	@$(COORDVIZ) render Samples/racing/tree.json -o nav.svg
	@echo "coordviz: the racing sample is drawn: $(CURDIR)/nav.svg"

test: setup-tests ## Set up, and run all tests
	@swift build --build-tests
	@COORDVIZ_PYTHON="$(PYTHON)" swift test --skip-build --quiet

commands: setup-tests $(if $(PROGRAM),,optimized) ## Test the commands of the release build; STATIC_EXECUTABLE=1: of the static one; PROGRAM=path: of any
	@$(if $(STATIC_EXECUTABLE)$(MUSL_SDK),COORDVIZ_WITHOUT_PICTURES=1 )COORDVIZ_PROGRAM="$(abspath $(or $(PROGRAM),$(SCRATCH)/release/coordviz))" \
	  COORDVIZ_PYTHON="$(PYTHON)" swift test --filter '^(CheckTests|CommandTests|DistributionTests|DocumentationTests|PageTests)\.'

fuzz: setup-tests optimized ## Feed 10,000 made-up inputs to all that reads them, then faults; COORDVIZ_SECONDS=60 for a time
	@swift build -c release $(STATIC) --scratch-path $(SCRATCH) --product coordviz-fuzz
	@$(SCRATCH)/release/coordviz-fuzz $(if $(COORDVIZ_SECONDS),--seconds $(COORDVIZ_SECONDS),--count $(COORDVIZ_FUZZ)) --seed $(COORDVIZ_SEED)
	@$(PYTHON) Tests/Faults/faults.py $(SCRATCH)/release/coordviz $(if $(COORDVIZ_SECONDS),--seconds $(COORDVIZ_SECONDS)) --seed $(COORDVIZ_SEED)

faults: setup-tests optimized ## Kill 1,000 runs over files and 200 over folders, damage what is read, take away what others need
	@$(PYTHON) Tests/Faults/faults.py $(SCRATCH)/release/coordviz --seed $(COORDVIZ_SEED)

bench: setup-bench optimized ## Measure against dot, a peer in Python, Swift's own parsers, and live trees; count how tangled pictures are; open and fold pages
	@$(PYTHON) Tests/Benchmarks/program.py .build-release/release/coordviz
	@$(PYTHON) Tests/Benchmarks/render.py .build-release/release/coordviz
	@$(PYTHON) Tests/Benchmarks/picture.py .build-release/release/coordviz
	@if $(PYTHON) -c 'import selenium' 2> /dev/null; then $(PYTHON) Tests/Benchmarks/page.py .build-release/release/coordviz; fi
	@$(PYTHON) Tests/Benchmarks/check.py .build-release/release/coordviz
	@$(PYTHON) Tests/Benchmarks/extract.py .build-release/release/coordviz
	@$(PYTHON) Tests/Benchmarks/growth.py .build-release/release/coordviz
	@swift build -c release $(STATIC) --scratch-path .build-release --product introspection-benchmark
	@.build-release/release/introspection-benchmark

sanitize: ## Test what apps import under the address and the thread sanitizer
	@Tests/Packages/sanitize.sh

install: setup-release optimized ## Install program, man pages and completions to PREFIX (default /usr/local)
	@Distribution/stage $(SCRATCH)/release/coordviz "$(DESTDIR)$(PREFIX)"
	@echo "coordviz: installed to $(DESTDIR)$(PREFIX)/bin/coordviz"

release: setup-release ## Make archive, checksums, SBOM and artifact bundle for this system in dist
	@$(UNIVERSAL)
	@Distribution/release --program $(RELEASED) --output dist $(VARIANT)

samples: build ## Renew every generated picture and document
	@for sample in $(SAMPLES); do for theme in light dark; do \
	  $(COORDVIZ) render Samples/$$sample/tree.json --theme $$theme --fit readme -o Samples/$$sample/$$theme.svg || exit 1; \
	done; done
	@for theme in light dark; do \
	  $(COORDVIZ) diff Samples/racing/tree.json Samples/racing/next.json --theme $$theme --legend \
	    -o Samples/racing/diff-$$theme.svg || exit 1; \
	done
	@for sample in $(SAMPLES); do \
	  rm -rf docs/samples/$$sample; \
	  $(COORDVIZ) docs Samples/$$sample/tree.json -o docs/samples/$$sample || exit 1; \
	done
	@$(COORDVIZ) schema -o docs/tree.schema.json
	@echo "coordviz: samples and schema are renewed"

lint: ## Check the formatting
	@swift format lint --strict --recursive --parallel Package.swift Sources Tests Samples && echo "coordviz: formatting is clean"

format: ## Format the code
	@swift format --in-place --recursive --parallel Package.swift Sources Tests Samples

build: setup
	@swift build --product coordviz

optimized: setup
	@$(OPTIMIZED)

setup:
	@.ci/setup

setup-release:
	@.ci/setup --release

setup-tests:
	@.ci/setup --tests

setup-bench:
	@.ci/setup --bench

clean: ## Remove what was built
	@rm -rf .build .build-release .build-fuzz .build-sanitize .build-static .build-musl .venv dist nav.svg

help:
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## (.*)/  make \1\t\2/' | expand -t 18
