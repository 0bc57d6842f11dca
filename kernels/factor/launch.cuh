// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the small factorizations: potf2 and larft.
#pragma once

#include "arch/launch.cuh"
#include "factor/larft.cuh"
#include "factor/potf2.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status potf2(const Stream& stream, std::int64_t n, T* a, std::int64_t lda, T* inverse, std::int64_t ldi,
             std::int64_t offset, std::int64_t* info) {
    constexpr LaunchShape shape{.name = "potf2",
                                .threads = kernels::kPotf2Threads,
                                .shared_bytes = kernels::potf2_shared_bytes<Scalar<T>>()};
    return start<kernels::potf2<Scalar<T>>>(stream, shape, static_cast<int>(n), as(a), lda, as(inverse), ldi,
                                            offset, info);
}

template <class T>
Status larft(const Stream& stream, std::int64_t k, const T* gram, std::int64_t ldg, const T* tau, T* t,
             std::int64_t ldt) {
    const LaunchShape shape{.name = "larft",
                            .blocks = grid_size(k, kernels::kLarftThreads / 32),
                            .threads = kernels::kLarftThreads};
    return start<kernels::larft<Scalar<T>>>(stream, shape, static_cast<int>(k), as(gram), ldg, as(tau), as(t),
                                            ldt);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
