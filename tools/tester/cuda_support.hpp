// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the tester's sources for CUDA: failures as PeerUnavailable, and the names of CUDA's scalars.
#pragma once

#include <cuComplex.h>
#include <cuda_runtime_api.h>
#include <fmt/format.h>

#include <complex>
#include <string>

#include "tester/peer.hpp"

namespace lapilli::tester {

inline void check(cudaError_t status, const char* what) {
    if (status != cudaSuccess) {
        cudaGetLastError();  // the next peer run starts clean
        throw PeerUnavailable(fmt::format("{}: {}", what, cudaGetErrorString(status)));
    }
}

// The scalar as the C interfaces of CUDA's libraries spell it.
template <class T>
struct NativeOf {
    using type = T;
};
template <>
struct NativeOf<std::complex<float>> {
    using type = cuComplex;
};
template <>
struct NativeOf<std::complex<double>> {
    using type = cuDoubleComplex;
};
template <class T>
using Native = typename NativeOf<T>::type;

}  // namespace lapilli::tester
