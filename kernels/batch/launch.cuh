// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the operations on batches.
#pragma once

#include <type_traits>

#include "arch/launch.cuh"
#include "batch/jacobi_block.cuh"
#include "batch/jacobi_slots.cuh"
#include "batch/potrf_left.cuh"
#include "batch/potrf_warp.cuh"
#include "batch/transform.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Batch<Scalar<T>> kernel_batch(const Batch<T>& a) {
    return {as(a.data), a.n, a.ld, a.stride, a.count};
}
template <class T>
Batch<const Scalar<T>> kernel_batch(const Batch<const T>& a) {
    return {as(a.data), a.n, a.ld, a.stride, a.count};
}

/// f(N), a constant, with the lanes that have a matrix of order n <= 32.
template <class F>
Status with_lanes(index_t n, F f) {
    if (n <= 8) return f(std::integral_constant<int, 8>());
    if (n <= 16) return f(std::integral_constant<int, 16>());
    return f(std::integral_constant<int, 32>());
}

/// Four warps a block, each with as many matrices as its lanes have.
inline LaunchShape shape_of_lanes(const char* name, index_t count, int lanes) {
    return {.name = name, .blocks = grid_size(count * lanes, 128), .threads = 128};
}
/// A block for each matrix, a thread for each row or column.
template <class T>
LaunchShape shape_of_blocks(const char* name, index_t n, index_t count) {
    return {.name = name,
            .blocks = static_cast<unsigned>(count),
            .threads = static_cast<int>(round_up(n, 32)),
            .shared_bytes = kernels::kTileBytes<T> + 16};
}

/// A block for each matrix.
template <bool Narrow, class S>
Status potrf_left(const Stream& stream, const BatchPotrfArgs<S>& problem) {
    const int warps = potrf_warps_of<S, Narrow>(problem.a.n, problem.a.count, stream.limits.multiprocessors,
                                                static_cast<std::size_t>(stream.limits.shared_bytes));
    using Shape = PotrfShape<S, Narrow ? potrf_narrow_panel : potrf_panel<S>>;
    const LaunchShape shape{.name = problem.name,
                            .blocks = static_cast<unsigned>(problem.a.count),
                            .threads = 32 * warps,
                            .shared_bytes = Shape::bytes_with_tiles(warps)};
    return problem.uplo == Uplo::lower ? start<kernels::potrf_left<Narrow, true, S>>(stream, shape, problem)
                                       : start<kernels::potrf_left<Narrow, false, S>>(stream, shape, problem);
}

template <class T>
Status run(const Stream& stream, const BatchPotrfArgs<T>& p) {
    using S = Scalar<T>;
    const BatchPotrfArgs<S> problem{p.uplo, kernel_batch(p.a), p.infos, p.offset};
    if (p.a.n > 32) {
        if constexpr (!is_complex<S>) {
            if (potrf_is_narrow<S>(p.a.n)) return potrf_left<true>(stream, problem);
        }
        return potrf_left<false>(stream, problem);
    }
    return with_lanes(p.a.n, [&](auto lanes) {
        LaunchShape shape = shape_of_lanes(p.name, p.a.count, lanes());
        if (p.uplo == Uplo::upper) shape.shared_bytes = kernels::potrf_turning_bytes<S>(lanes());
        return start<kernels::potrf_of_lanes<lanes(), S>>(stream, shape, problem);
    });
}

template <int Order, class S>
Status jacobi(const Stream& stream, const BatchSyevArgs<S>& problem) {
    using Shape = JacobiShape<S, Order>;
    const JacobiPlan plan = jacobi_plan<S, Order>(problem.a.n, stream.limits.shared_bytes);
    if (plan.panels == 0) return arch::no_room;
    const LaunchShape shape{.name = problem.name,
                            .blocks = static_cast<unsigned>(problem.a.count),
                            .threads = static_cast<int>(round_up(plan.width / 2 * Shape::lanes, 32)),
                            .shared_bytes = jacobi_bytes<S>(Order, plan)};
    return start<kernels::jacobi_of_block<S, Order>>(stream, shape, problem, plan);
}

template <int N, class S>
Status jacobi_in_slots(const Stream& stream, const BatchSyevArgs<S>& problem) {
    using Slots = JacobiSlots<S, N>;
    const LaunchShape shape{.name = problem.name,
                            .blocks = grid_size(problem.a.count, Slots::matrices),
                            .threads = Slots::block,
                            .shared_bytes = Slots::matrices * Slots::bytes};
    return start<kernels::jacobi_of_slots<N, S>>(stream, shape, problem);
}

/// In slots, or a block for each matrix where the device has too little shared memory for them.
template <int N, class S>
Status jacobi_in_slots_if_it_fits(const Stream& stream, const BatchSyevArgs<S>& problem) {
    if (JacobiSlots<S, N>::bytes <= static_cast<std::size_t>(stream.limits.shared_bytes))
        return jacobi_in_slots<N>(stream, problem);
    // No GPU has less than those of 8.6: where slots fit there, the other kernel is not compiled.
    if constexpr (JacobiSlots<S, N>::bytes <= shared_bytes_of(86))
        return arch::no_room;
    else
        return jacobi<N>(stream, problem);
}

template <class T>
Status run(const Stream& stream, const BatchSyevArgs<T>& p) {
    using S = Scalar<T>;
    const BatchSyevArgs<S> problem{p.vectors, p.uplo, kernel_batch(p.a), p.w, as(p.work), p.infos};
    const index_t n = p.a.n;
    if (n <= 8) return jacobi_in_slots<8>(stream, problem);
    if (n <= 16) return jacobi_in_slots<16>(stream, problem);
    if (n <= 32) return jacobi_in_slots<32>(stream, problem);
    if (n <= 64) return jacobi_in_slots<64>(stream, problem);
    if (n <= 96) return jacobi_in_slots_if_it_fits<96>(stream, problem);
    if (n <= 128) {
        // Slots of 128 columns of larger elements need more registers than a block has.
        if constexpr (sizeof(S) < 16)
            return jacobi_in_slots_if_it_fits<128>(stream, problem);
        else
            return jacobi<128>(stream, problem);
    }
    return jacobi<192>(stream, problem);
}

template <class T>
Status run(const Stream& stream, const BatchSygstArgs<T>& p) {
    using S = Scalar<T>;
    const BatchSygstArgs<S> problem{p.itype,           p.uplo, kernel_batch(p.a), kernel_batch(p.factor),
                                    kernel_batch(p.c), p.infos};
    const LaunchShape shape = shape_of_blocks<S>(p.name, p.a.n, p.a.count);
    return p.itype == 1 ? start<kernels::sygst_of_block<true, S>>(stream, shape, problem)
                        : start<kernels::sygst_of_block<false, S>>(stream, shape, problem);
}

template <class T>
Status run(const Stream& stream, const BatchBackArgs<T>& p) {
    using S = Scalar<T>;
    const BatchBackArgs<S> problem{p.itype,           p.uplo, kernel_batch(p.factor), kernel_batch(p.y),
                                   kernel_batch(p.x), p.infos};
    const LaunchShape shape = shape_of_blocks<S>(p.name, p.x.n, p.x.count);
    return p.itype == 3 ? start<kernels::back_of_block<false, S>>(stream, shape, problem)
                        : start<kernels::back_of_block<true, S>>(stream, shape, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
