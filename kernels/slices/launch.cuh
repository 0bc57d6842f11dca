// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of products by bytes.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "product/launch.cuh"
#include "slices/by_warpgroups.cuh"
#include "slices/by_warps.cuh"
#include "slices/split.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const SplitArgs<T>& p) {
    if constexpr (!has_slices<T>) {
        return bad_value;
    } else {
        using S = Scalar<T>;
        const SplitArgs<S> problem{p.right, p.rows_first, p.conjugate, p.rows,     p.k,
                                   as(p.a), p.ld,         p.slices,    p.exponents};
        const LaunchShape shape{
            .name = p.name,
            .blocks = static_cast<unsigned>(round_up(p.split_rows(), slices_rows) / kernels::kSplitRows),
            .threads = 32 * kernels::kSplitWarps,
            .shared_bytes = kernels::kSplitWarps * kernels::kSplitRows * sizeof(float)};
        return start<kernels::split<S>>(stream, shape, problem);
    }
}

/// A persistent kernel over the tiles.
template <auto Kernel, class S>
Status sliced_product(const Stream& stream, const SlicedProductArgs<S>& args, int threads,
                      std::size_t bytes) {
    LaunchShape shape{.name = args.name, .threads = threads, .shared_bytes = bytes};
    int slots = 0;
    if (const Status error = arch::blocks_at_once<Kernel>(stream, shape, slots); error != success)
        return error;
    const SlicesPlan<S> plan = slices_plan(args, slots);
    if (plan.product.items == 0) return success;
    shape.blocks = static_cast<unsigned>(std::min(plan.product.items, slots));
    return start<Kernel>(stream, shape, plan);
}

template <int Stages, class S>
Status sliced_product_by_warps(const Stream& stream, const SlicedProductArgs<S>& args) {
    return sliced_product<kernels::sliced_product_by_warps<Stages, S>>(
        stream, args, SlicesShape::threads, kernels::WarpSpace<SlicesShape>::shared_bytes(Stages));
}

template <class T>
Status run(const Stream& stream, const SlicedProductArgs<T>& p) {
    if constexpr (!has_slices<T>) {
        return bad_value;
    } else {
        using S = Scalar<T>;
        const SlicedProductArgs<S> args{as_kernel_args(p.product), p.a, p.b, p.a_exponents, p.b_exponents};
        if (stream.limits.warpgroups)
            return sliced_product<kernels::sliced_product_by_warpgroups<S>>(
                stream, args, kernels::WarpgroupSlices::threads, kernels::WarpgroupSlices::shared_bytes);
        // No further ahead than the next tile.
        const bool many = static_cast<std::size_t>(stream.limits.shared_bytes) >=
                              kernels::WarpSpace<SlicesShape>::shared_bytes(4) &&
                          ceil_div(p.split_k(), slices_k) >= 3;
        return many ? sliced_product_by_warps<4>(stream, args) : sliced_product_by_warps<2>(stream, args);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
