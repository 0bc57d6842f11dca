// SPDX-License-Identifier: BSD-3-Clause
// test-fuzz is lapilli-test with the emulator, so that sim.kernels=emulated runs the texts of the kernels.
#include "emulator/operations/kernels.hpp"

namespace {

const bool installed = (lapilli::simt::install_kernels(), true);

}  // namespace
