// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the kernels that touch each element once.
#pragma once

#include <algorithm>
#include <limits>

#include "arch/launch.cuh"
#include "elementwise/elementwise.cuh"
#include "elementwise/mirror.cuh"
#include "elementwise/sum_parts.cuh"
#include "elementwise/transfer_args.hpp"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

/// Columns are shared out over at most this many rows of blocks, so that a block has enough to do.
inline constexpr std::int64_t most_column_blocks = 4096;

inline LaunchShape over_elements(const char* name, std::int64_t m, std::int64_t n) {
    return {.name = name,
            .blocks = grid_size(m, kernels::kElementThreads),
            .threads = kernels::kElementThreads,
            .blocks_y = static_cast<unsigned>(
                std::min(ceil_div(n, kernels::columns_at_once(m)), most_column_blocks))};
}
template <class T>
Status run(const Stream& stream, const SetArgs<T>& p) {
    const auto [a, m, n, lda] = p.a;
    return start<kernels::fill<Scalar<T>>>(stream, over_elements("fill", m, n), p.part, m, n, value(p.off),
                                           value(p.diagonal), as(a), lda);
}

/// B := A^H or A^T in a part of B.
template <class T>
Status turn(const Stream& stream, Part part, DeviceView<const T> from, DeviceView<T> to, bool conjugates,
            const TransferWords& words) {
    constexpr std::int64_t tile = kernels::kTurnTile, most_y = 65535;
    const auto [a, m, n, lda] = from;
    // The y dimension of a grid is limited: wide matrices go in slabs.
    for (std::int64_t j = 0; j < n; j += tile * most_y) {
        const std::int64_t cols = std::min(n - j, tile * most_y);
        const LaunchShape shape{.name = "adjoint",
                                .blocks = grid_size(m, tile),
                                .threads = kernels::kElementThreads,
                                .shared_bytes = tile * (tile + 1) * sizeof(T),
                                .blocks_y = grid_size(cols, tile)};
        const Status error = start<kernels::adjoint<Scalar<T>>>(
            stream, shape, part, j, m, cols, as(a + j * lda), lda, as(to.data + j), to.ld, conjugates, words);
        if (error != success) return error;
    }
    return success;
}

template <class T>
Status run(const Stream& stream, const TransferArgs<T>& p) {
    if (p.turns) return turn<T>(stream, p.part, p.a, p.b, true, p.words);
    const auto [b, m, n, ldb] = p.b;
    const LaunchShape shape = over_elements("copy", m, ceil_div(n, std::int64_t{kernels::kCopyColumns}));
    return start<kernels::copy<Scalar<T>>>(stream, shape, p.part, m, n, as(p.a.data), p.a.ld, as(b), ldb,
                                           p.words);
}

template <class T>
Status run(const Stream& stream, const CopyArgs<T>& p) {
    return run(stream, TransferArgs<T>{p.part, false, p.a, p.b});
}

template <class T>
Status run(const Stream& stream, const CopyTwoArgs<T>& p) {
    const auto [b, m, n, ldb] = p.b;
    return start<kernels::copy_two<Scalar<T>>>(stream, over_elements("copy_two", m, n), m, n, as(p.a.data),
                                               p.a.ld, as(b), ldb, as(p.c.data), p.c.ld, as(p.d.data),
                                               p.d.ld);
}

template <class T>
Status run(const Stream& stream, const MirrorArgs<T>& p) {
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
Status run(const Stream& stream, const WidenArgs<T>& p) {
    const auto [b, m, n, ldb] = p.b;
    return start<kernels::widen<Scalar<T>>>(stream, over_elements("widen", m, n), m, n, p.a.data, p.a.ld,
                                            as(b), ldb);
}

template <class T>
Status run(const Stream& stream, const LowerArgs<T>& p) {
    using Single = single_t<T>;
    const auto [b, m, n, ldb] = p.b;
    return start<kernels::lower<Scalar<T>, Scalar<Single>>>(
        stream, over_elements("lower", m, n), p.part, m, n,
        static_cast<real_t<T>>(std::numeric_limits<real_t<Single>>::max()), as(p.a.data), p.a.ld, as(b), ldb,
        p.misfit);
}

template <class T>
Status run(const Stream& stream, const RaiseArgs<T>& p) {
    const auto [b, m, n, ldb] = p.b;
    return start<kernels::raise<Scalar<T>, Scalar<single_t<T>>>>(stream, over_elements("raise", m, n), p.add,
                                                                 m, n, as(p.a.data), p.a.ld, as(b), ldb);
}

template <class T>
Status run(const Stream& stream, const AddArgs<T>& p) {
    const auto [b, m, n, ldb] = p.b;
    return start<kernels::add<Scalar<T>>>(stream, over_elements("add", m, n), m, n, p.alpha, as(p.a.data),
                                          p.a.ld, p.beta, as(b), ldb);
}

template <class T>
Status run(const Stream& stream, const SizesArgs<T>& p) {
    const auto [b, m, n, ldb] = p.b;
    return start<kernels::sizes<Scalar<T>>>(stream, over_elements("sizes", m, n), m, n, as(p.a.data), p.a.ld,
                                            b, ldb);
}

template <class T>
Status run(const Stream& stream, const ReverseArgs<T>& p) {
    const auto [b, m, n, ldb] = p.b;
    return start<kernels::reverse<Scalar<T>>>(stream, over_elements("reverse", m, n), m, n, as(p.a.data),
                                              p.a.ld, as(b), ldb);
}

template <class T>
Status run(const Stream& stream, const AdjointArgs<T>& p) {
    return turn<T>(stream, Part::all, p.a, p.b, p.conjugates, {});
}

template <class T>
Status run(const Stream& stream, const MoveColumnsArgs<T>& p) {
    const auto [b, m, n, ldb] = p.b;
    return start<kernels::move_columns<Scalar<T>>>(stream, over_elements("move_columns", m, p.count), m,
                                                   p.count, p.from, p.to, p.a.data, p.a.ld, as(b), ldb);
}

template <class T>
Status run(const Stream& stream, const GatherColumnsArgs<T>& p) {
    const auto [b, m, n, ldb] = p.b;
    return start<kernels::gather_columns<Scalar<T>>>(stream, over_elements("gather_columns", m, n), m, n,
                                                     p.from, as(p.a.data), p.a.cols, p.a.ld, as(b), ldb);
}

/// A block moves the rows of a few columns at a time: as many blocks as have some.
inline LaunchShape swap_rows_shape(std::int64_t n) {
    return {.name = "swap_rows",
            .blocks = 1,
            .threads = kernels::kElementThreads,
            .blocks_y = static_cast<unsigned>(
                std::min(ceil_div(n, std::int64_t(kernels::kSwapColumns)), most_column_blocks))};
}

template <class T>
Status run(const Stream& stream, const SwapRowsArgs<T>& p) {
    const auto [a, m, n, lda] = p.a;
    return start<kernels::swap_rows<Scalar<T>>>(stream, swap_rows_shape(n), p.count, m, n, p.to, p.from,
                                                as(a), lda);
}

template <class T>
Status run(const Stream& stream, const GatherBlocksArgs<T>& p) {
    const auto [b, m, n, ldb] = p.b;
    return start<kernels::gather_blocks<Scalar<T>>>(stream, over_elements("gather_blocks", m, n), m, n, p.nb,
                                                    p.first, p.stride, as(p.a.data), p.a.ld, as(b), ldb);
}

template <class T>
Status run(const Stream& stream, const ScatterBlocksArgs<T>& p) {
    const auto [a, m, n, lda] = p.a;
    return start<kernels::scatter_blocks<Scalar<T>>>(stream, over_elements("scatter_blocks", m, n), m, n,
                                                     p.nb, p.first, p.stride, as(a), lda, as(p.b.data),
                                                     p.b.ld);
}

template <class T>
Status run(const Stream& stream, const SetDiagonalArgs<T>& p) {
    return start<kernels::set_diagonal<Scalar<T>>>(stream, over_elements("set_diagonal", p.length(), 1),
                                                   p.length(), p.values, as(p.a.data), p.a.ld);
}

template <class T>
Status run(const Stream& stream, const ScaleArgs<T>& p) {
    const auto [a, m, n, lda] = p.a;
    return start<kernels::scale<Scalar<T>>>(stream, over_elements("scale", m, n), p.part, m, n, p.factor,
                                            as(a), lda);
}

template <class T>
Status run(const Stream& stream, const EquilibrateArgs<T>& p) {
    const auto [a, m, n, lda] = p.a;
    return start<kernels::equilibrate<Scalar<T>>>(stream, over_elements("equilibrate", m, n), p.part, m, n,
                                                  p.rows, p.cols, as(a), lda);
}

template <class T>
Status run(const Stream& stream, const MaxNormArgs<T>& p) {
    using Bits = std::conditional_t<sizeof(real_t<T>) == 4, std::uint32_t, std::uint64_t>;
    const auto [a, m, n, lda] = p.a;
    const Status error = clear(stream, p.result, sizeof(real_t<T>));
    if (error != success || m == 0 || n == 0) return error;
    LaunchShape shape = over_elements("max_norm", m, n);
    shape.blocks_y = std::min(shape.blocks_y, 16u);
    shape.shared_bytes = kernels::kElementThreads / 32 * sizeof(Bits);
    return start<kernels::max_norm<Scalar<T>, Bits>>(stream, shape, p.part, m, n, as(a), lda,
                                                     reinterpret_cast<Bits*>(p.result));
}

template <class T>
Status run(const Stream& stream, const SumPartsArgs<T>& p) {
    SumPartsArgs<Scalar<T>> problem{p.n, {}, p.count, value(p.beta), as(p.y), p.incy};
    for (int k = 0; k < p.count; ++k) problem.parts[k] = as(p.parts[k]);
    const LaunchShape shape{.name = "sum_parts",
                            .blocks = grid_size(p.n, kernels::kSumPartsThreads),
                            .threads = kernels::kSumPartsThreads};
    return start<kernels::sum_parts<Scalar<T>>>(stream, shape, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
