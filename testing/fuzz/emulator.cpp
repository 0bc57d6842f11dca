// SPDX-License-Identifier: BSD-3-Clause
// What test-fuzz has beside lapilli-test: the emulator, so that sim.kernels=emulated runs the texts of the kernels.
#include "emulator/operations/kernels.hpp"

namespace {

const bool installed = (lapilli::simt::install_kernels(), true);

}  // namespace
