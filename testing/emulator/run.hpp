// SPDX-License-Identifier: BSD-3-Clause
// launch::run(stream, args) of the kernels that lapilli_emulated_kernels has for the emulator, without the
// kernels' texts: a test that includes no launch.cuh compiles in two thirds of the time or less. Arguments
// have the library's scalars or the kernels'.
//
//     #include "panel_qr/args.hpp"
//     LAPILLI_EMULATED_RUNS(LAPILLI_PANEL_QR_OPERATIONS)
#pragma once

#include "arch/scalars.cuh"
#include "arch/sim_stream.hpp"
#include "emulator/stream.hpp"

namespace lapilli::launch {
inline namespace on_sim {
using arch::Status;
using arch::Stream;
using arch::success;
}  // namespace on_sim
}  // namespace lapilli::launch

#define LAPILLI_EMULATED_RUNS(OPERATIONS) \
    namespace lapilli::launch {           \
    inline namespace on_sim {             \
    OPERATIONS(LAPILLI_EMULATED_RUN)      \
    }                                     \
    }
#define LAPILLI_EMULATED_RUN(Args) \
    template <class T>             \
    Status run(const Stream& stream, const Args<T>& args);
