// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of GEMV: which kernel, how many blocks, and whether the sums need a second launch.
#pragma once

#include "arch/launch.cuh"
#include "gemv/gemv.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
GemvArgs<Scalar<T>> as_kernel_args(const GemvArgs<T>& p) {
    return {p.op,   p.m,           p.n,     value(p.alpha), as(p.a),    p.lda,    as(p.x),
            p.incx, value(p.beta), as(p.y), p.incy,         as(p.work), p.atomics};
}

template <bool Packed, class T>
Status gemv_part(const Stream& stream, const GemvArgs<T>& p, const GemvPlan& plan) {
    const LaunchShape shape{.name = "gemv",
                            .blocks = static_cast<unsigned>(plan.blocks()),
                            .threads = gemv_threads,
                            .shared_bytes = plan.shared_bytes,
                            .kind = LaunchKind::overlapping};
    if (p.op == 'N') return start<kernels::gemv_plain<T, Packed>>(stream, shape, p, plan);
    if (plan.packs == 1) return start<kernels::gemv_transposed<T, Packed, 1>>(stream, shape, p, plan);
    if (plan.packs == 2) return start<kernels::gemv_transposed<T, Packed, 2>>(stream, shape, p, plan);
    return start<kernels::gemv_transposed<T, Packed, 4>>(stream, shape, p, plan);
}

template <class T>
Status gemv_sum(const Stream& stream, const GemvArgs<T>& p, std::int64_t outputs, int parts) {
    const LaunchShape shape{.name = "gemv_sum",
                            .blocks = grid_size(outputs, kernels::kGemvSumRows),
                            .threads = kernels::kGemvSumThreads,
                            .shared_bytes = kernels::kGemvSumThreads * sizeof(T),
                            .kind = LaunchKind::overlapping};
    return start<kernels::gemv_sum<T>>(stream, shape, p, outputs, parts);
}

template <class T>
Status run(const Stream& stream, const GemvArgs<T>& args) {
    auto p = as_kernel_args(args);
    const std::int64_t outputs = p.op == 'N' ? p.m : p.n, inputs = p.op == 'N' ? p.n : p.m;
    if (outputs == 0) return success;
    if (inputs == 0 || p.alpha == Scalar<T>(0)) return gemv_sum(stream, p, outputs, 0);
    const GemvPlan plan = gemv_plan(p.op, p.m, p.n, sizeof(T), reinterpret_cast<std::uint64_t>(p.a), p.lda,
                                    stream.limits.multiprocessors);
    const int parts = p.op == 'N' ? plan.column_parts : plan.row_parts;
    // Atomics save the second launch where y needs no scaling, and nothing where it does.
    p.atomics = p.atomics && p.beta == Scalar<T>(1);
    // In double complex an element is a slot: it is always packed.
    const bool packed = sizeof(T) == 16 || plan.packed;
    const Status error =
        packed ? gemv_part<true>(stream, p, plan) : gemv_part<sizeof(T) == 16>(stream, p, plan);
    if (error != success || parts == 1 || p.atomics) return error;
    return gemv_sum(stream, p, outputs, parts);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
