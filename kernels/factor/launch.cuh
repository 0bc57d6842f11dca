// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of what blocked algorithms do with small blocks: potf2, larft, inverses of triangles.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "factor/larft.cuh"
#include "factor/potf2.cuh"
#include "factor/triangles.cuh"

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
Status triangle_blocks(const Stream& stream, char uplo, bool unit, std::int64_t n, const T* a,
                       std::int64_t lda, std::int64_t stride, std::int64_t m, std::int64_t count, T* b,
                       std::int64_t ldb) {
    const LaunchShape shape{.name = "triangle_blocks",
                            .blocks = grid_size(m, kernels::kTriangleThreads),
                            .threads = kernels::kTriangleThreads,
                            .blocks_y = static_cast<unsigned>(std::min<std::int64_t>(m * count, 4096))};
    return start<kernels::triangle_blocks<Scalar<T>>>(stream, shape, uplo == 'L', unit, n, as(a), lda, stride,
                                                      m, count, as(b), ldb);
}

template <class T>
Status invert_triangles(const Stream& stream, char uplo, std::int64_t m, std::int64_t count, const T* a,
                        T* inverse) {
    const std::int64_t tiles = m / inverted_order;
    const LaunchShape shape{.name = "invert_triangles",
                            .blocks = grid_size(tiles * tiles * count, 1),
                            .threads = kernels::kTriangleThreads,
                            .shared_bytes = kernels::inverted_shared_bytes<Scalar<T>>()};
    return start<kernels::invert_triangles<Scalar<T>>>(stream, shape, uplo == 'L', m, as(a), as(inverse));
}

template <class T>
Status larft(const Stream& stream, std::int64_t k, const T* gram, std::int64_t ldg, const T* tau, T* t,
             std::int64_t ldt) {
    const LaunchShape shape{.name = "larft",
                            .blocks = grid_size(k, kernels::kLarftRows),
                            .threads = kernels::TriangularFactor<Scalar<T>>::threads,
                            .shared_bytes = kernels::larft_shared_bytes<Scalar<T>>()};
    return start<kernels::larft<Scalar<T>>>(stream, shape, static_cast<int>(k), as(gram), ldg, as(tau), as(t),
                                            ldt);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
