// SPDX-License-Identifier: BSD-3-Clause
// The kernels for simulated devices: sim.kernels=emulated runs them, once they are installed.
#pragma once

namespace lapilli::simt {

void install_kernels() noexcept;

}  // namespace lapilli::simt
