// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the solution of a triangular system for one vector or a few.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "trsv/columns.cuh"
#include "trsv/trsv.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

/// The blocks wait for each other, so all must run at the same time.
template <class T>
LaunchShape trsv_shape(index_t blocks, std::size_t shared_bytes) {
    return {.name = TrsvArgs<T>::name,
            .blocks = static_cast<unsigned>(blocks),
            .threads = trsv_threads,
            .shared_bytes = shared_bytes,
            .kind = LaunchKind::cooperative};
}

template <class T>
kernels::TrsvProblem<Scalar<T>> trsv_problem(const TrsvArgs<T>& p) {
    return {as(p.a.data),
            p.a.ld,
            p.a.rows,
            value(p.alpha),
            as(p.x.data),
            p.mail,
            (p.uplo == Uplo::upper) == (p.op == Op::none),
            p.op == Op::adjoint,
            p.unit};
}

template <class T>
Status run_columns(const Stream& stream, const TrsvArgs<T>& p) {
    using S = Scalar<T>;
    const index_t most = stream.limits.multiprocessors;
    const index_t teams = std::min(ceil_div(p.x.cols, index_t{trsv_columns<S>}), most);
    const index_t members = std::min(ceil_div(p.x.rows, index_t{trsv_order}), most / teams);
    const kernels::TrsvColumnsProblem<S> problem{
        trsv_problem(p), p.x.ld, p.x.cols, trsv_mail<T>(p.x.rows, p.x.cols) - 1, static_cast<int>(teams)};
    const LaunchShape shape = trsv_shape<T>(teams * members, kernels::TrsvColumnsSpace<S>::bytes);
    return p.op == Op::none ? start<kernels::trsv_few<false, S>>(stream, shape, problem)
                            : start<kernels::trsv_few<true, S>>(stream, shape, problem);
}

template <class T>
Status run(const Stream& stream, const TrsvArgs<T>& p) {
    using S = Scalar<T>;
    if (p.x.cols > 1) return run_columns(stream, p);
    const index_t blocks = ceil_div(p.a.rows, trsv_order);
    const LaunchShape shape =
        trsv_shape<T>(std::min<index_t>(blocks, stream.limits.multiprocessors), kernels::TrsvSpace<S>::bytes);
    const kernels::TrsvProblem<S> problem = trsv_problem(p);
    return p.op == Op::none ? start<kernels::trsv<false, S>>(stream, shape, problem)
                            : start<kernels::trsv<true, S>>(stream, shape, problem);
}

template <class T>
Status run(const Stream& stream, const TrsvTwoArgs<T>& p) {
    using S = Scalar<T>;
    const auto problem = [&](const TrsvTriangle& how) {
        kernels::TrsvProblem<S> result{as(p.a.data), p.a.ld, p.a.rows,        S(1),
                                       as(p.x),      p.mail, how.backwards(), how.op == Op::adjoint,
                                       how.unit};
        return result;
    };
    kernels::TrsvProblem<S> first = problem(p.first), second = problem(p.second);
    first.b = as(p.b);
    first.by_mail = true;
    second.mail += TrsvTwoArgs<T>::words(p.a.rows);
    second.given = p.mail;
    const index_t blocks = std::min<index_t>(ceil_div(p.a.rows, trsv_order), stream.limits.multiprocessors);
    const LaunchShape shape{.name = p.name,
                            .blocks = static_cast<unsigned>(blocks),
                            .threads = trsv_threads,
                            .shared_bytes = kernels::TrsvSpace<S>::bytes,
                            .kind = LaunchKind::cooperative};
    const bool one = p.first.op != Op::none, two = p.second.op != Op::none;
    return one ? (two ? start<kernels::trsv_two<true, true, S>>(stream, shape, first, second)
                      : start<kernels::trsv_two<true, false, S>>(stream, shape, first, second))
               : (two ? start<kernels::trsv_two<false, true, S>>(stream, shape, first, second)
                      : start<kernels::trsv_two<false, false, S>>(stream, shape, first, second));
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
