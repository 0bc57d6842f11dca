# SPDX-License-Identifier: BSD-3-Clause
# Shortcuts for CMakePresets.json.
#
#   make          configure and build              make demo      electron levels of a graphene flake
#   make test     build and run every test         make install   into PREFIX (/usr/local)
#   make format   clang-format every source        make clean     remove build/
#   make package  Debian packages and an archive, in build/release/package (docs/packaging.md)
#   make archive  the sources of a release, build/lapilli-VERSION.tar.gz, including the sources that Python generates
#   make wheel    the Python package with the library inside, in build/wheel
#   make site     the documents as web pages with search, in build/site
#   make man      manual pages in build/man; make install also makes and installs them
#   make generate the committed files that follow from the routine tables (src/api/routines), and make results
#   make results  the pages with measurements, and their figures, from docs/results/*.csv
#
# demo, test, format and site first install missing packages by apt (.ci/setup); with SETUP=off they only list them and
# stop. install builds no tests. CUDA=auto|on|off chooses the cuda backend (auto, the default: if there is a toolkit);
# CMAKE_ARGS sets further CMake variables; both are kept in the build tree until they are set again. PRESET is another
# preset, JOBS the number of compilers at once, DEMO_ARGS the arguments of lapilli-levels.
#
# If a toolkit is installed but no GPU answers, demo and test compile no kernels, unless CUDA=on: they then build in
# build/cpu, apart from the tree of make, make install, package and wheel. FULL=on: test also runs the tests with the label
# "full", which are long or other projects' own.

CUDA ?=
PRESET ?= release
PREFIX ?= /usr/local
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
CMAKE_ARGS ?=
DEMO_ARGS ?=
export SETUP ?= on

build = build/$(PRESET)

# The preset of demo and test. Kernels take most of the compile time, and without a GPU nothing could run them.
toolkit = $(or $(CUDACXX),$(shell command -v nvcc || ls -d /usr/local/cuda/bin/nvcc /opt/cuda/bin/nvcc 2>/dev/null))
gpu = $(shell nvidia-smi --query-gpu=name --format=csv,noheader 2>/dev/null | grep -v '^No devices')
chosen := $(filter on off ON OFF,$(CUDA))$(filter command environment,$(firstword $(origin PRESET)))
run_preset = $(if $(chosen),$(PRESET),$(if $(toolkit),$(if $(gpu),$(PRESET),cpu),$(PRESET)))

MAKEFLAGS += --no-print-directory

# Ninja, if installed, compiles across targets: no core waits for the last file of each. An existing build tree
# keeps its generator.
export CMAKE_GENERATOR ?= $(if $(shell command -v ninja),Ninja,Unix Makefiles)

ifneq ($(CUDA),)
ifeq ($(filter auto on off AUTO ON OFF,$(CUDA)),)
$(error CUDA=$(CUDA) is not understood: auto, on or off)
endif
endif

.PHONY: all configure setup demo test run-demo run-test install package archive wheel format check-format generate check-generate results man site clean

# The cuda backend of the tree in $(build), as CMake has decided (LapilliCuda.cmake).
built = @echo "built in $(build): $$(cat $(build)/cuda-backend.txt)"

all: configure
	cmake --build $(build) --parallel $(JOBS)
	$(built)

configure:
	cmake --preset $(PRESET) $(if $(CUDA),-DLAPILLI_CUDA=$(CUDA)) $(CMAKE_ARGS)

setup:
	@.ci/setup

demo test: setup
	$(if $(filter $(PRESET),$(run_preset)),,@echo "no GPU answers: no kernel is compiled, the emulator tests their text (CUDA=on compiles them)")
	@$(MAKE) PRESET=$(run_preset) CUDA=$(if $(filter $(PRESET),$(run_preset)),$(CUDA)) run-$@

# The targets of demo and test in the tree that is chosen for them.
run-demo: configure
	cmake --build $(build) --parallel $(JOBS) --target lapilli-levels
	$(built)
	$(build)/docs/examples/levels/lapilli-levels $(DEMO_ARGS)

run-test: all
	env $$(.ci/openblas-core) ctest --preset $(PRESET) --parallel $(JOBS) $(if $(FULL),,--label-exclude '^full$$') $(TEST_ARGS)

install: configure
	cmake --build $(build) --parallel $(JOBS) --target lapilli-installed
	$(built)
	cmake --install $(build) --prefix $(PREFIX)

# CPack's own target would build the tests first.
package: configure
	cmake --build $(build) --parallel $(JOBS) --target lapilli-installed
	$(built)
	rm -rf $(build)/package
	cd $(build) && cpack

version = $(shell sed -n 's/^.define LAPILLI_VERSION_[A-Z]* \([0-9]*\)$$/\1/p' include/lapilli/lapilli.h | paste -sd .)
archive:
	@packaging/archive.sh build/lapilli-$(version).tar.gz

wheel: configure
	cmake --build $(build) --parallel $(JOBS) --target lapilli-wheel
	$(built)
	python/wheel.sh $(build)/wheel/liblapilli.so build/wheel $(build)/src/cusolver/lapilli-run

format check-format:
	@.ci/setup format
	@find include src kernels testing tools docs -name '*.[ch]pp' -o -name '*.[ch]' -o -name '*.cu' -o -name '*.cuh' \
	    | sort | xargs -r clang-format $(if $(filter format,$@),-i,--dry-run -Werror)

generate check-generate:
	@.ci/setup format
	@python3 -B tools/generate $(if $(filter check-generate,$@),--check)
	@python3 -B tools/results $(if $(filter check-generate,$@),--check)

results:
	@python3 -B tools/results

# Manual pages of the programs that are built, and of all functions.
man:
	@python3 -B tools/generate --man build/man --mpi $(addprefix --program ,$(wildcard $(addprefix $(build)/, \
	    tools/solve/lapilli-solve tools/tester/lapilli-test docs/examples/levels/lapilli-levels)))
	@echo "man -M build/man 7 lapilli"

site:
	@.ci/setup site
	mkdocs build --strict --quiet
	@echo "build/site/index.html; the search needs a server: python3 -m http.server --directory build/site"

clean:
	rm -rf build
