// SPDX-License-Identifier: BSD-3-Clause
// What the instances share: the library's scalars as the kernels', and the shape of a launch.
#pragma once

#include <algorithm>
#include <atomic>

#include "arch/simt.cuh"
#include "launch.hpp"

namespace lapilli::launch {

template <class T>
struct KernelScalar {
    using type = T;
};
template <class R>
struct KernelScalar<std::complex<R>> {
    using type = arch::Complex<R>;
};
template <class T>
using Scalar = typename KernelScalar<T>::type;

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
    return *as(&x);
}

/// Allows a kernel so much dynamic shared memory; asked for once for each kernel and device.
template <auto Kernel>
cudaError_t allow_shared_bytes(int device, std::size_t bytes) {
    constexpr int most_devices = 64;
    static std::atomic<bool> allowed[most_devices];
    if (device < most_devices && allowed[device].load(std::memory_order_acquire)) return cudaSuccess;
    const cudaError_t error =
        cudaFuncSetAttribute(Kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(bytes));
    if (error == cudaSuccess && device < most_devices) allowed[device].store(true, std::memory_order_release);
    return error;
}

/// A launch that may start before the kernel before it in the stream has ended, if that one lets it.
template <class... Parameters, class... Arguments>
cudaError_t launch_overlapping(cudaStream_t stream, unsigned blocks, int threads, std::size_t bytes,
                               void (*kernel)(Parameters...), const Arguments&... arguments) {
    cudaLaunchAttribute attribute{};
    attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attribute.val.programmaticStreamSerializationAllowed = 1;
    cudaLaunchConfig_t config{};
    config.gridDim = dim3(blocks);
    config.blockDim = dim3(static_cast<unsigned>(threads));
    config.dynamicSmemBytes = bytes;
    config.stream = stream;
    config.attrs = &attribute;
    config.numAttrs = 1;
    return cudaLaunchKernelEx(&config, kernel, Parameters(arguments)...);
}

inline unsigned grid_size(std::int64_t count, std::int64_t each) {
    return static_cast<unsigned>((count + each - 1) / each);
}

}  // namespace lapilli::launch

#define LAPILLI_FOR_ALL_SCALARS(M) M(float) M(double) M(std::complex<float>) M(std::complex<double>)
