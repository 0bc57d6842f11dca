// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of LU factorizations and solutions of a batch: lanes up to order 32, a block for each
// matrix above.
#pragma once

#include <algorithm>
#include <type_traits>

#include "arch/launch.cuh"
#include "batch/kernel_matrices.cuh"
#include "batch_lu/getri_block.cuh"
#include "batch_lu/getri_lanes.cuh"
#include "batch_lu/lu_block.cuh"
#include "batch_lu/lu_lanes.cuh"
#include "batch_lu/potri_block.cuh"
#include "batch_lu/potri_lanes.cuh"
#include "batch_lu/solve_block.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

/// f(N), a constant: the lanes of a matrix with up to n rows and columns.
template <class F>
Status with_lanes_of_lu(index_t n, F f) {
    if (n <= 8) return f(std::integral_constant<int, 8>());
    if (n <= 16) return f(std::integral_constant<int, 16>());
    return f(std::integral_constant<int, static_cast<int>(batch_lu_lanes)>());
}

template <class T>
Status run(const Stream& stream, const BatchLuArgs<T>& p) {
    using S = Scalar<T>;
    const BatchLuArgs<S> problem{kernel_matrices(p.a), p.pivots, p.infos, kernel_matrices(p.b)};
    const index_t order = std::max(p.a.rows, p.a.cols);
    if (order <= batch_lu_lanes) {
        return with_lanes_of_lu(order, [&](auto lanes) {
            const LaunchShape shape{.name = p.name,
                                    .blocks = grid_size(p.a.count * lanes(), kernels::kLuLanesThreads),
                                    .threads = kernels::kLuLanesThreads};
            return p.b.empty() ? start<kernels::lu_of_lanes<lanes(), false, S>>(stream, shape, problem)
                               : start<kernels::lu_of_lanes<lanes(), true, S>>(stream, shape, problem);
        });
    }
    const int rows = static_cast<int>(p.a.rows), steps = static_cast<int>(p.steps());
    const auto with_panels = [&](auto panels) {
        using Shape = BatchLuShape<panels(), S>;
        const LaunchShape shape{.name = p.name,
                                .blocks = static_cast<unsigned>(p.a.count),
                                .threads = Shape::threads(rows),
                                .shared_bytes = Shape::bytes(rows, steps, !p.b.empty())};
        return start<kernels::lu_of_block<panels(), S>>(stream, shape, problem);
    };
    const bool two = BatchLuShape<2, S>::bytes(rows, steps, !p.b.empty()) <=
                     static_cast<std::size_t>(stream.limits.shared_bytes);
    return two ? with_panels(std::integral_constant<int, 2>())
               : with_panels(std::integral_constant<int, 1>());
}

template <class T>
Status run(const Stream& stream, const BatchSolveArgs<T>& p) {
    using S = Scalar<T>;
    const BatchSolveArgs<S> problem{p.lower,  p.upper,       kernel_matrices(p.factors),
                                    p.pivots, p.backwards,   kernel_matrices(p.b),
                                    p.infos,  p.checks,      p.bad_pivot,
                                    p.across, p.finds_zeros, value(p.alpha)};
    const index_t n = p.order(), sides = p.sides();
    if (n <= batch_lu_lanes) {
        return with_lanes_of_lu(n, [&](auto lanes) {
            const LaunchShape shape{
                .name = p.name, .blocks = grid_size(p.b.count * lanes(), 128), .threads = 128};
            constexpr int several = sizeof(S) == 16 ? 2 : 4;
            return sides == 1 ? start<kernels::solve_of_lanes<lanes(), 1, S>>(stream, shape, problem)
                              : start<kernels::solve_of_lanes<lanes(), several, S>>(stream, shape, problem);
        });
    }
    const auto with_columns = [&](auto columns) {
        using Shape = BatchSolveShape<S, columns()>;
        const index_t parts = (sides + columns() - 1) / columns();
        const LaunchShape shape{
            .name = p.name,
            .blocks = static_cast<unsigned>(p.b.count),
            .threads = static_cast<int>(std::min<index_t>(Shape::threads, (n + 31) / 32 * 32)),
            .shared_bytes = Shape::bytes(static_cast<int>(n)),
            .blocks_y = static_cast<unsigned>(std::min<index_t>(parts, 1024))};
        return start<kernels::solve_of_block<columns(), S>>(stream, shape, problem);
    };
    if (sides == 1) return with_columns(std::integral_constant<int, 1>());
    return with_columns(std::integral_constant<int, batch_solve_columns<S>>());
}

/// The shape of kernels that have a matrix in shared memory, next to the registers of lanes.
template <class S>
LaunchShape shape_of_tiles(const char* name, index_t count, int lanes) {
    return {.name = name,
            .blocks = grid_size(count * lanes, 32 * kernels::kWarpsOfMatrices),
            .threads = 32 * kernels::kWarpsOfMatrices,
            .shared_bytes = kernels::potrf_turning_bytes<S>(lanes)};
}

/// A block for each matrix, of as few warps as make all matrices one wave.
inline LaunchShape shape_of_inverse(const Stream& stream, const char* name, index_t n, index_t count,
                                    std::size_t bytes) {
    const int warps = warps_of_inverse(n, count, stream.limits.multiprocessors);
    return {
        .name = name, .blocks = static_cast<unsigned>(count), .threads = 32 * warps, .shared_bytes = bytes};
}

/// f(the most warps, the blocks that fit on a multiprocessor, whether panels are narrow), constants.
template <class S, class F>
Status with_warps_of_inverse(index_t n, const LaunchShape& shape, F f) {
    const auto with = [&]<int Warps, int Blocks, bool Narrow>() {
        return f(std::integral_constant<int, Warps>(), std::integral_constant<int, Blocks>(),
                 std::bool_constant<Narrow>());
    };
    if constexpr (!is_complex<S>) {
        if (n <= potrf_narrow_order) {
            return shape.threads == 32 ? with.template operator()<1, 14, true>()
                                       : with.template operator()<4, 3, true>();
        }
    }
    return shape.threads <= 32 * batch_inverse_few_warps
               ? with.template operator()<batch_inverse_few_warps, 4, false>()
               : with.template operator()<batch_inverse_warps, 2, false>();
}

template <class T>
Status run(const Stream& stream, const BatchGetriArgs<T>& p) {
    using S = Scalar<T>;
    const BatchGetriArgs<S> problem{kernel_matrices(p.a), p.pivots, p.infos, p.bad_pivot,
                                    kernel_matrices(p.c)};
    const index_t n = p.a.rows, count = p.a.count;
    if (n <= batch_lu_lanes) {
        return with_lanes_of_lu(n, [&](auto lanes) {
            return start<kernels::getri_of_lanes<lanes(), S>>(
                stream, shape_of_tiles<S>(p.name, count, lanes()), problem);
        });
    }
    using Shape = BatchGetriShape<S>;
    const int rows = Shape::rows(static_cast<int>(n), stream.limits.shared_bytes);
    const LaunchShape shape =
        shape_of_inverse(stream, p.name, n, count, Shape::bytes(rows, static_cast<int>(n)));
    return with_warps_of_inverse<S>(n, shape, [&](auto warps, auto blocks, auto narrow) {
        return start<kernels::getri_of_block<warps(), blocks(), narrow(), S>>(stream, shape, problem, rows);
    });
}

template <class T>
Status run(const Stream& stream, const BatchPotriArgs<T>& p) {
    using S = Scalar<T>;
    const BatchPotriArgs<S> problem{p.uplo, kernel_matrices(p.a), p.infos};
    const index_t n = p.a.rows, count = p.a.count;
    if (n <= batch_lu_lanes) {
        return with_lanes_of_lu(n, [&](auto lanes) {
            return start<kernels::potri_of_lanes<lanes(), S>>(
                stream, shape_of_tiles<S>(p.name, count, lanes()), problem);
        });
    }
    const LaunchShape shape = shape_of_inverse(stream, p.name, n, count, PotrfShape<S>::bytes);
    return with_warps_of_inverse<S>(n, shape, [&](auto warps, auto blocks, auto narrow) {
        return start<kernels::potri_of_block<warps(), blocks(), narrow(), S>>(stream, shape, problem);
    });
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
