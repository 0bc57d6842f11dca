// SPDX-License-Identifier: BSD-3-Clause
// How a backend reaches the kernels: run(stream, args), the host's steps of each operation, which the
// launch.cuh of its folder has for every target and its .cu instantiates. For CUDA asynchronous on a stream
// whose device is current, returning CUDA's error code; with LAPILLI_EMULATED for the emulator, where
// launches have ended when they return. Scalars are the library's (std::complex).
#pragma once

#include "kernel_operations.hpp"
#if defined(LAPILLI_EMULATED)
#include "arch/sim_stream.hpp"
#define LAPILLI_LAUNCHED on_sim
#else
#include "arch/cuda_stream.hpp"
#define LAPILLI_LAUNCHED on_cuda
#endif

namespace lapilli::launch {
inline namespace LAPILLI_LAUNCHED {
using arch::Status;
using arch::Stream;

#define LAPILLI_DECLARE(Args) \
    template <class T>        \
    Status run(const Stream& stream, const Args<T>& args);
LAPILLI_KERNEL_OPERATIONS(LAPILLI_DECLARE)
#undef LAPILLI_DECLARE

/// Whether the table expects the product's kernel to beat cuBLAS, for the whole of C or for a triangle of it.
template <class T>
bool product_is_faster(const ProductArgs<T>& args);

#if !defined(LAPILLI_EMULATED)
/// The architecture (10 x major + minor) whose code of the kernels the current device runs.
Status code_architecture(int& architecture);
#endif

}  // namespace LAPILLI_LAUNCHED
}  // namespace lapilli::launch
