// SPDX-License-Identifier: BSD-3-Clause
// The host's side of a kernel, one text for CUDA and for the emulator: a Stream and the limits of its device, a Status,
//
//     start<kernel>(stream, {.name, .blocks, .threads, .shared_bytes, .kind}, arguments...)
//     blocks_at_once<kernel>(stream, shape, blocks)        clear(stream, memory, bytes)
//
// and the library's scalars as the kernels'.
#pragma once

#include <complex>
#include <cstdint>
#include <type_traits>

#include "arch/real.hpp"
#include "arch/simt.cuh"
#if defined(__CUDACC__)
#include "arch/cuda_launch.cuh"
#else
#include "arch/sim_launch.cuh"
#endif

namespace lapilli::launch {

template <class R>
struct RealOf<arch::Complex<R>> {
    using type = R;
};

inline namespace LAPILLI_TARGET {
using arch::bad_value;
using arch::Status;
using arch::Stream;
using arch::success;

/// f(kilobytes), a constant, with the size of stages that the device uses.
template <class F>
Status with_stages(const DeviceLimits& limits, F f) {
    switch (stage_kilobytes_on(limits)) {
        case 224:
            return f(std::integral_constant<int, 224>());
        case 160:
            return f(std::integral_constant<int, 160>());
        case 96:
            return f(std::integral_constant<int, 96>());
        default:
            return arch::no_room;
    }
}

template <class T>
struct KernelScalar {
    using type = T;
};
template <class R>
struct KernelScalar<std::complex<R>> {
    using type = arch::Complex<R>;
};
/// The kernels' scalar for the library's, which may be one already.
template <class T>
using Scalar = typename KernelScalar<T>::type;

template <class T>
struct LibraryScalar {
    using type = T;
};
template <class R>
struct LibraryScalar<arch::Complex<R>> {
    using type = std::complex<R>;
};
/// The other way, for tables.
template <class T>
using Library = typename LibraryScalar<T>::type;

/// The same numbers, typed for the kernels. std::complex and arch::Complex have one layout.
template <class T>
Scalar<T>* as(T* p) {
    return reinterpret_cast<Scalar<T>*>(p);
}
template <class T>
const Scalar<T>* as(const T* p) {
    return reinterpret_cast<const Scalar<T>*>(p);
}
template <class T>
Scalar<T> value(T x) {
    return __builtin_bit_cast(Scalar<T>, x);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch

#define LAPILLI_FOR_ALL_SCALARS(M) M(float) M(double) M(std::complex<float>) M(std::complex<double>)
