// SPDX-License-Identifier: BSD-3-Clause
// The host's step of the singular value decompositions of a batch.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "batch/kernel_matrices.cuh"
#include "batch_svd/residual.cuh"
#include "batch_svd/svd_block.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

/// Whether matrices of up to `Rows` rows may need panels on some device.
template <class S, int Rows>
constexpr bool batch_svd_has_panels = !batch_svd_plan<S>(Rows, Rows, true, shared_bytes_of(86)).resident;

template <class S, int Rows>
Status batch_svd(const Stream& stream, const LaunchShape& shape, const BatchSvdArgs<S>& problem,
                 const BatchSvdPlan& plan) {
    using enum BatchSvdWay;
    if (plan.way() == tournament)
        return start<kernels::svd_of_block<S, Rows, tournament>>(stream, shape, problem, plan);
    if constexpr (batch_svd_has_panels<S, Rows>) {
        return plan.resident
                   ? start<kernels::svd_of_block<S, Rows, resident_panels>>(stream, shape, problem, plan)
                   : start<kernels::svd_of_block<S, Rows, panels>>(stream, shape, problem, plan);
    }
    return arch::no_room;
}

template <class T>
Status run(const Stream& stream, const BatchSvdArgs<T>& p) {
    using S = Scalar<T>;
    const BatchSvdArgs<S> problem{kernel_matrices(p.a),  p.s,        kernel_matrices(p.u),
                                  kernel_matrices(p.vt), as(p.work), p.infos};
    const BatchSvdPlan plan = batch_svd_plan<S>(p.a.rows, p.a.cols, p.vectors(),
                                                static_cast<std::size_t>(stream.limits.shared_bytes));
    return with_batch_svd_rows(plan.rows, [&](auto rows) {
        using Shape = BatchSvdShape<S, rows()>;
        const LaunchShape shape{
            .name = p.name,
            .blocks = static_cast<unsigned>(p.a.count),
            .threads = std::min(Shape::threads, static_cast<int>(round_up(plan.pairs() * Shape::lanes, 32))),
            .shared_bytes = batch_svd_bytes<S>(plan)};
        return batch_svd<S, rows()>(stream, shape, problem, plan);
    });
}

template <class T>
Status run(const Stream& stream, const BatchSvdResidualArgs<T>& p) {
    using S = Scalar<T>;
    const BatchSvdResidualArgs<S> problem{kernel_matrices(p.a),  p.rank, p.s, p.strides, kernel_matrices(p.u),
                                          kernel_matrices(p.vt), p.norms};
    const LaunchShape shape{.name = p.name,
                            .blocks = static_cast<unsigned>(p.a.count),
                            .threads = kernels::kSvdResidualThreads,
                            .shared_bytes = kernels::svd_residual_bytes};
    return start<kernels::svd_residual<S>>(stream, shape, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
