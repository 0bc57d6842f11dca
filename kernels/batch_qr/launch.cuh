// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of QR factorizations of a batch and of products with their Q: teams up to order 128, a
// block for each matrix above.
#pragma once

#include <algorithm>
#include <type_traits>

#include "arch/launch.cuh"
#include "batch/kernel_matrices.cuh"
#include "batch_qr/qr_block.cuh"
#include "batch_qr/qr_team.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

namespace batch_qr {

/// f(order), a constant: that of the smallest team for n rows and columns.
template <class S, class F>
Status with_team(index_t n, F f) {
    if (n <= 8) return f(std::integral_constant<int, 8>());
    if (n <= 16) return f(std::integral_constant<int, 16>());
    if (n <= 32) return f(std::integral_constant<int, 32>());
    if constexpr (batch_qr_team_order < S >> 64) {
        if (n > 96) return f(std::integral_constant<int, 128>());
        if (n > 64) return f(std::integral_constant<int, 96>());
    }
    return f(std::integral_constant<int, 64>());
}
template <int Order, class S>
LaunchShape shape_of_teams(const char* name, index_t count) {
    using Team = BatchQrTeam<Order, S>;
    return {.name = name,
            .blocks = grid_size(count, Team::teams),
            .threads = Team::threads,
            .shared_bytes = Team::bytes};
}

template <class S>
using Shape = BatchQrShape<S, kernels::wide_t<S>>;
/// Starts a kernel with a block for each matrix, whose panels have up to `rows` rows: the one for few
/// threads, or the other one.
template <class S, auto Few, auto Many, class Problem>
Status start_blocks(const Stream& stream, index_t rows, index_t count, const Problem& problem) {
    const int threads = Shape<S>::threads(rows),
              kept = Shape<S>::kept(rows, threads / 32, stream.limits.shared_bytes);
    const LaunchShape shape{.name = Problem::name,
                            .blocks = static_cast<unsigned>(count),
                            .threads = threads,
                            .shared_bytes = Shape<S>::bytes(threads / 32, kept)};
    return threads <= Shape<S>::few_threads ? start<Few>(stream, shape, problem, kept)
                                            : start<Many>(stream, shape, problem, kept);
}

template <class S>
Status start_q(const Stream& stream, const BatchQArgs<S>& problem) {
    if (batch_qr_by_team<S>(problem.a.rows, problem.a.cols)) {
        return with_team<S>(problem.a.rows, [&](auto n) {
            return start<kernels::q_of_team<n(), S>>(
                stream, shape_of_teams<n(), S>(problem.name, problem.a.count), problem);
        });
    }
    return start_blocks<S, kernels::q_of_block<Shape<S>::few_threads, S>,
                        kernels::q_of_block<Shape<S>::most_threads, S>>(stream, problem.a.rows,
                                                                        problem.a.count, problem);
}

}  // namespace batch_qr

template <class T>
Status run(const Stream& stream, const BatchQrArgs<T>& p) {
    using S = Scalar<T>;
    const BatchQrArgs<S> problem{kernel_matrices(p.a), as(p.tau), p.infos, p.checks, kernel_matrices(p.r)};
    using Shape = batch_qr::Shape<S>;
    bool done = false;
    const auto by_team = [&](auto n) {
        const LaunchShape shape = batch_qr::shape_of_teams<n(), S>(p.name, p.a.count);
        if constexpr (BatchQrTeam<n(), S>::forms_q) {
            done = p.forms_q();
            if (done) return start<kernels::qr_of_team<n(), true, S>>(stream, shape, problem);
        }
        return start<kernels::qr_of_team<n(), false, S>>(stream, shape, problem);
    };
    const Status error = batch_qr_by_team<S>(p.a.rows, p.a.cols)
                             ? batch_qr::with_team<S>(std::max(p.a.rows, p.a.cols), by_team)
                             : batch_qr::start_blocks<S, kernels::qr_of_block<Shape::few_threads, S>,
                                                      kernels::qr_of_block<Shape::most_threads, S>>(
                                   stream, p.a.rows, p.a.count, problem);
    if (error != success || !p.forms_q() || done) return error;
    return batch_qr::start_q<S>(stream, {problem.a.first_columns(p.steps()), p.steps(), problem.tau});
}

template <class T>
Status run(const Stream& stream, const BatchZeroArgs<T>& p) {
    using S = Scalar<T>;
    const BatchZeroArgs<S> problem{kernel_matrices(p.b), p.infos};
    const LaunchShape shape{.name = p.name, .blocks = static_cast<unsigned>(p.b.count), .threads = 64};
    return start<kernels::zero_of_block<S>>(stream, shape, problem);
}

template <class T>
Status run(const Stream& stream, const BatchQArgs<T>& p) {
    using S = Scalar<T>;
    return batch_qr::start_q<S>(stream, {kernel_matrices(p.a), p.reflectors, as(p.tau)});
}

template <class T>
Status run(const Stream& stream, const BatchReflectArgs<T>& p) {
    using S = Scalar<T>;
    const BatchReflectArgs<S> problem{p.side, p.op, kernel_matrices(p.v), as(p.tau), kernel_matrices(p.c),
                                      p.infos};
    using Shape = batch_qr::Shape<S>;
    return batch_qr::start_blocks<S, kernels::reflect_of_block<Shape::few_threads, S>,
                                  kernels::reflect_of_block<Shape::most_threads, S>>(stream, p.v.rows,
                                                                                     p.c.count, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
