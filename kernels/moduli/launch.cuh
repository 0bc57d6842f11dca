// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of products by moduli.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "moduli/by_warpgroups.cuh"
#include "moduli/by_warps.cuh"
#include "moduli/combine.cuh"
#include "moduli/residues.cuh"
#include "product/launch.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const ResiduesArgs<T>& p) {
    if constexpr (!has_moduli<T>) {
        return bad_value;
    } else {
        using S = Scalar<T>;
        const kernels::ResiduesPlan<S> plan{
            {p.right, p.rows_first, p.conjugate, p.rows, p.k, as(p.a), p.ld, p.bytes, p.exponents},
            norm_limit<ModuliOf<S>>(),
            residue_table<ModuliOf<S>>(p.right)};
        const LaunchShape shape{
            .name = p.name,
            .blocks = static_cast<unsigned>(p.padded_rows() / kernels::kResidueRows),
            .threads = 32 * kernels::kResidueWarps,
            .shared_bytes = 2 * kernels::kResidueWarps * kernels::kResidueRows * sizeof(double)};
        return start<kernels::residues<S>>(stream, shape, plan);
    }
}

/// A persistent kernel over the tiles, and one that combines its planes.
template <auto Kernel, class S>
Status moduli_product_of_part(const Stream& stream, LaunchShape shape, const ModuliProductArgs<S>& args) {
    using Combine = kernels::CombineShape;
    constexpr auto combine = kernels::combine_residues<S>;
    LaunchShape second{.name = "combine_residues", .threads = Combine::threads};
    int slots = 0, slots_of_second = 0;
    Status error = arch::blocks_at_once<Kernel>(stream, shape, slots);
    if (error == success) error = arch::blocks_at_once<combine>(stream, second, slots_of_second);
    if (error != success) return error;
    auto plan = moduli_plan(args, ModuliShape::rows, ModuliShape::columns, slots);
    if (plan.tiles == 0) return success;
    plan.groups = best_groups<ModuliOf<S>>(plan.tiles, plan.steps, slots);
    plan.product.items = plan.tiles * plan.groups;
    shape.blocks = static_cast<unsigned>(std::min(plan.product.items, slots));
    error = start<Kernel>(stream, shape, plan);
    if (error != success) return error;
    const auto strips = moduli_plan(args, Combine::rows, Combine::columns, slots_of_second);
    second.blocks = static_cast<unsigned>(std::min(strips.product.items, slots_of_second));
    return start<combine>(stream, second, strips);
}

template <auto Kernel, class S>
Status moduli_product_in_parts(const Stream& stream, const LaunchShape& shape,
                               const ModuliProductArgs<S>& args) {
    const PlaneParts parts(args.product.m, args.product.n, args.plane_tiles);
    for (index_t j = 0; j < args.product.n; j += parts.columns) {
        for (index_t i = 0; i < args.product.m; i += parts.rows) {
            const Status error = moduli_product_of_part<Kernel>(stream, shape, part_of(args, parts, i, j));
            if (error != success) return error;
        }
    }
    return success;
}

template <int Stages, class S>
Status moduli_product_by_warps(const Stream& stream, const ModuliProductArgs<S>& args) {
    return moduli_product_in_parts<kernels::moduli_by_warps<Stages, S>>(
        stream,
        {.name = args.name,
         .threads = ModuliShape::threads,
         .shared_bytes = kernels::WarpSpace<ModuliShape>::shared_bytes(Stages)},
        args);
}

template <class T>
Status run(const Stream& stream, const ModuliProductArgs<T>& p) {
    if constexpr (!has_moduli<T>) {
        return bad_value;
    } else {
        using S = Scalar<T>;
        const ModuliProductArgs<S> args{
            as_kernel_args(p.product), p.a, p.b, p.a_exponents, p.b_exponents, p.planes, p.plane_tiles};
        if (stream.limits.warpgroups)
            return moduli_product_in_parts<kernels::moduli_by_warpgroups<S>>(
                stream,
                {.name = args.name,
                 .threads = kernels::WarpgroupModuli::threads,
                 .shared_bytes = kernels::WarpgroupModuli::shared_bytes},
                args);
        const auto bytes = static_cast<std::size_t>(stream.limits.shared_bytes);
        // No further ahead than the next item.
        const bool many = bytes >= kernels::WarpSpace<ModuliShape>::shared_bytes(3) && p.product.k > moduli_k;
        return many ? moduli_product_by_warps<3>(stream, args) : moduli_product_by_warps<2>(stream, args);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
