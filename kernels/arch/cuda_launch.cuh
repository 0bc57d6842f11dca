// SPDX-License-Identifier: BSD-3-Clause
// Launches on a real GPU; the stream's device is current.
#pragma once

#include <atomic>

#include "arch/cuda_stream.hpp"
#include "arch/simt.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

namespace detail {

inline constexpr int most_devices = 64;

/// Allows a kernel all the dynamic shared memory of a block; asked for once for each kernel and device.
template <auto Kernel>
Status allow_shared_bytes(const DeviceLimits& limits) {
    static std::atomic<bool> allowed[most_devices];
    const bool known = limits.device < most_devices;
    if (known && allowed[limits.device].load(std::memory_order_acquire)) return success;
    const Status error =
        cudaFuncSetAttribute(Kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, limits.shared_bytes);
    if (error == success && known) allowed[limits.device].store(true, std::memory_order_release);
    return error;
}

template <class... Parameters>
Status start(const Stream& stream, const LaunchShape& how, void (*kernel)(Parameters...),
             const std::type_identity_t<Parameters>&... arguments) {
    cudaLaunchAttribute attribute{};
    cudaLaunchConfig_t config{};
    if (how.kind == LaunchKind::overlapping && stream.limits.architecture >= 90) {
        attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
        attribute.val.programmaticStreamSerializationAllowed = 1;
        config.numAttrs = 1;
    } else if (how.kind == LaunchKind::cooperative) {
        attribute.id = cudaLaunchAttributeCooperative;
        attribute.val.cooperative = 1;
        config.numAttrs = 1;
    }
    config.gridDim = dim3(how.blocks, how.blocks_y);
    config.blockDim = dim3(static_cast<unsigned>(how.threads));
    config.dynamicSmemBytes = how.shared_bytes;
    config.stream = stream.stream;
    config.attrs = &attribute;
    void* pointers[] = {const_cast<void*>(static_cast<const void*>(&arguments))...};
    return cudaLaunchKernelExC(&config, reinterpret_cast<const void*>(kernel), pointers);
}

}  // namespace detail

/// Starts a kernel behind the stream's work.
template <auto Kernel, class... Arguments>
Status start(const Stream& stream, const LaunchShape& how, const Arguments&... arguments) {
    constexpr std::size_t always_allowed = 48 * 1024;
    if (how.shared_bytes > always_allowed) {
        const Status error = detail::allow_shared_bytes<Kernel>(stream.limits);
        if (error != success) return error;
    }
    return detail::start(stream, how, Kernel, arguments...);
}

/// How many blocks of a kernel the device runs at the same time; asked for once for each kernel and device, since the
/// answer takes longer than a small product.
template <auto Kernel>
Status blocks_at_once(const Stream& stream, const LaunchShape& how, int& blocks) {
    static std::atomic<int> found[detail::most_devices];
    const DeviceLimits& limits = stream.limits;
    const bool known = limits.device < detail::most_devices;
    if (known && (blocks = found[limits.device].load(std::memory_order_acquire)) != 0) return success;
    int each = 0;
    Status error = detail::allow_shared_bytes<Kernel>(limits);
    if (error == success)
        error = cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, Kernel, how.threads, how.shared_bytes);
    if (error != success) return error;
    if (each == 0) return no_room;
    blocks = each * limits.multiprocessors;
    if (known) found[limits.device].store(blocks, std::memory_order_release);
    return success;
}

/// Zero bytes over memory of the device.
inline Status clear(const Stream& stream, void* target, std::size_t bytes) {
    return cudaMemsetAsync(target, 0, bytes, stream.stream);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
