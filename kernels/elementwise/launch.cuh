// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the kernels that touch each element once.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "elementwise/elementwise.cuh"
#include "elementwise/mirror.cuh"
#include "elementwise/sum_parts.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

/// Columns are shared out over at most this many rows of blocks, so that a block has enough to do.
inline constexpr std::int64_t most_column_blocks = 4096;

inline LaunchShape over_elements(const char* name, std::int64_t m, std::int64_t n) {
    return {.name = name,
            .blocks = grid_size(m, kernels::kElementThreads),
            .threads = kernels::kElementThreads,
            .blocks_y = static_cast<unsigned>(std::min(n, most_column_blocks))};
}
inline kernels::Region region(char part) { return static_cast<kernels::Region>(part); }

template <class T>
Status fill(const Stream& stream, char part, std::int64_t m, std::int64_t n, T off, T diagonal, T* a,
            std::int64_t lda) {
    return start<kernels::fill<Scalar<T>>>(stream, over_elements("fill", m, n), region(part), m, n,
                                           value(off), value(diagonal), as(a), lda);
}

template <class T>
Status copy(const Stream& stream, char part, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda,
            T* b, std::int64_t ldb) {
    return start<kernels::copy<Scalar<T>>>(stream, over_elements("copy", m, n), region(part), m, n, as(a),
                                           lda, as(b), ldb);
}

template <class T>
Status copy_two(const Stream& stream, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b,
                std::int64_t ldb, const T* c, std::int64_t ldc, T* d, std::int64_t ldd) {
    return start<kernels::copy_two<Scalar<T>>>(stream, over_elements("copy_two", m, n), m, n, as(a), lda,
                                               as(b), ldb, as(c), ldc, as(d), ldd);
}

template <class T>
Status mirror(const Stream& stream, const MirrorArgs<T>& p) {
    constexpr std::int64_t tile = kernels::kTurnTile, most_tiles = 16;
    const std::int64_t columns = p.local_cols(p.of_a) - p.local_start(p.of_a, p.first),
                       rows = p.local_cols(p.of_b) - p.local_start(p.of_b, p.first);
    if (columns <= 0 || rows <= 0) return success;
    const LaunchShape shape{.name = "mirror",
                            .blocks = std::min<unsigned>(grid_size(rows, tile), most_tiles),
                            .threads = kernels::kElementThreads,
                            .shared_bytes = tile * (tile + 1) * sizeof(T),
                            .blocks_y = grid_size(columns, tile)};
    const MirrorArgs<Scalar<T>> problem{p.n,     p.nb,    p.devices, p.of_a,  p.of_b,
                                        p.first, as(p.a), p.lda,     as(p.b), p.ldb};
    return start<kernels::mirror<Scalar<T>>>(stream, shape, problem);
}

template <class T>
Status widen(const Stream& stream, std::int64_t m, std::int64_t n, const Real<T>* a, std::int64_t lda, T* b,
             std::int64_t ldb) {
    return start<kernels::widen<Scalar<T>>>(stream, over_elements("widen", m, n), m, n, a, lda, as(b), ldb);
}

template <class T>
Status reverse(const Stream& stream, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b,
               std::int64_t ldb) {
    return start<kernels::reverse<Scalar<T>>>(stream, over_elements("reverse", m, n), m, n, as(a), lda, as(b),
                                              ldb);
}

template <class T>
Status adjoint(const Stream& stream, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b,
               std::int64_t ldb) {
    constexpr std::int64_t tile = kernels::kTurnTile, most_y = 65535;
    // The y dimension of a grid is limited: wide matrices go in slabs.
    for (std::int64_t j = 0; j < n; j += tile * most_y) {
        const std::int64_t cols = std::min(n - j, tile * most_y);
        const LaunchShape shape{.name = "adjoint",
                                .blocks = grid_size(m, tile),
                                .threads = kernels::kElementThreads,
                                .shared_bytes = tile * (tile + 1) * sizeof(T),
                                .blocks_y = grid_size(cols, tile)};
        const Status error =
            start<kernels::adjoint<Scalar<T>>>(stream, shape, m, cols, as(a + j * lda), lda, as(b + j), ldb);
        if (error != success) return error;
    }
    return success;
}

template <class T>
Status move_columns(const Stream& stream, std::int64_t m, std::int64_t count, const std::int64_t* from,
                    const std::int64_t* to, const Real<T>* a, std::int64_t lda, T* b, std::int64_t ldb) {
    return start<kernels::move_columns<Scalar<T>>>(stream, over_elements("move_columns", m, count), m, count,
                                                   from, to, a, lda, as(b), ldb);
}

template <class T>
Status gather_blocks(const Stream& stream, std::int64_t m, std::int64_t n, std::int64_t nb,
                     std::int64_t first, std::int64_t stride, const T* a, std::int64_t lda, T* b,
                     std::int64_t ldb) {
    return start<kernels::gather_blocks<Scalar<T>>>(stream, over_elements("gather_blocks", m, n), m, n, nb,
                                                    first, stride, as(a), lda, as(b), ldb);
}

template <class T>
Status scatter_blocks(const Stream& stream, std::int64_t m, std::int64_t n, std::int64_t nb,
                      std::int64_t first, std::int64_t stride, const T* a, std::int64_t lda, T* b,
                      std::int64_t ldb) {
    return start<kernels::scatter_blocks<Scalar<T>>>(stream, over_elements("scatter_blocks", m, n), m, n, nb,
                                                     first, stride, as(a), lda, as(b), ldb);
}

template <class T>
Status set_diagonal(const Stream& stream, std::int64_t length, const Real<T>* values, T* a,
                    std::int64_t lda) {
    return start<kernels::set_diagonal<Scalar<T>>>(stream, over_elements("set_diagonal", length, 1), length,
                                                   values, as(a), lda);
}

template <class T>
Status scale(const Stream& stream, char part, std::int64_t m, std::int64_t n, Real<T> factor, T* a,
             std::int64_t lda) {
    return start<kernels::scale<Scalar<T>>>(stream, over_elements("scale", m, n), region(part), m, n, factor,
                                            as(a), lda);
}

template <class T>
Status max_norm(const Stream& stream, char part, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda,
                Real<T>* result) {
    using Bits = std::conditional_t<sizeof(Real<T>) == 4, std::uint32_t, std::uint64_t>;
    const Status error = clear(stream, result, sizeof(Real<T>));
    if (error != success || m == 0 || n == 0) return error;
    LaunchShape shape = over_elements("max_norm", m, n);
    shape.blocks_y = std::min(shape.blocks_y, 16u);
    shape.shared_bytes = kernels::kElementThreads / 32 * sizeof(Bits);
    return start<kernels::max_norm<Scalar<T>, Bits>>(stream, shape, region(part), m, n, as(a), lda,
                                                     reinterpret_cast<Bits*>(result));
}

template <class T>
Status sum_parts(const Stream& stream, std::int64_t n, const T* const* parts, int count, T beta, T* y,
                 std::int64_t incy) {
    if (count > sum_limit) return bad_value;
    if (n == 0) return success;
    kernels::SumParts<Scalar<T>> p{};
    p.n = n;
    p.count = count;
    for (int k = 0; k < count; ++k) p.parts[k] = as(parts[k]);
    p.beta = value(beta);
    p.y = as(y);
    p.incy = incy;
    const LaunchShape shape{.name = "sum_parts",
                            .blocks = grid_size(n, kernels::kSumPartsThreads),
                            .threads = kernels::kSumPartsThreads};
    return start<kernels::sum_parts<Scalar<T>>>(stream, shape, p);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
