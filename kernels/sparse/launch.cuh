// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of sparse products: how the vectors are cut, and which kernel's instance that is.
#pragma once

#include <cstdint>
#include <type_traits>

#include "arch/launch.cuh"
#include "sparse/bsr.cuh"
#include "sparse/csr.cuh"
#include "sparse/gather.cuh"
#include "sparse/long_rows.cuh"
#include "sparse/sell.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
SparseProduct<Scalar<T>> as_kernel_args(const SparseProduct<T>& p) {
    return {value(p.alpha),
            value(p.beta),
            p.conjugate,
            {as(p.x.data), p.x.rows, p.x.cols, p.x.ld},
            {as(p.halo.data), p.halo.rows, p.halo.cols, p.halo.ld},
            {as(p.y.data), p.y.rows, p.y.cols, p.y.ld}};
}

template <class T>
VectorCut cut_of(const SparseProduct<T>& p) {
    return vector_cut<T>(p.y.rows, p.x, p.halo, p.y);
}

/// f(whether packed, lanes), both constants. A double complex number is a pack by itself.
template <class T, class F>
Status with_cut(const VectorCut& cut, F f) {
    const auto with_lanes = [&](auto packed) {
        switch (cut.lanes) {
            case 1:
                return f(packed, std::integral_constant<int, 1>());
            case 2:
                return f(packed, std::integral_constant<int, 2>());
            case 4:
                return f(packed, std::integral_constant<int, 4>());
            case 8:
                return f(packed, std::integral_constant<int, 8>());
            default:
                return f(packed, std::integral_constant<int, sparse_most_lanes>());
        }
    };
    if constexpr (sizeof(T) == 16) {
        return with_lanes(std::true_type());
    } else {
        return cut.packed ? with_lanes(std::true_type()) : with_lanes(std::false_type());
    }
}

inline LaunchShape sparse_shape(const char* name, index_t rows, index_t per_block, const VectorCut& cut) {
    return {.name = name,
            .blocks = grid_size(rows, per_block),
            .threads = sparse_threads,
            .blocks_y = static_cast<unsigned>(cut.panels)};
}

template <class T>
Status run(const Stream& stream, const SparseCsrArgs<T>& args) {
    using S = Scalar<T>;
    const SparseCsrArgs<S> p{
        args.rows,  args.entries,    args.pointers,  args.columns,    as(args.values),
        args.order, args.short_rows, args.long_rows, args.long_count, as_kernel_args(args.product)};
    const VectorCut cut = cut_of(args.product);
    return with_cut<S>(cut, [&](auto packed, auto lanes) {
        using Group = kernels::LaneGroup<decltype(lanes)::value>;
        constexpr bool is_packed = decltype(packed)::value;
        constexpr int along = decltype(lanes)::value;
        Status status = success;
        if (p.short_rows > 0) {
            const LaunchShape shape = sparse_shape("sparse_csr", p.short_rows, Group::per_block, cut);
            status = start<kernels::sparse_csr<S, is_packed, along>>(stream, shape, p);
        }
        if (status != success || p.long_count == 0) return status;
        LaunchShape shape = sparse_shape("sparse_long_rows", p.long_count, 1, cut);
        shape.shared_bytes = sparse_threads * kernels::vectors_each<S, is_packed> * sizeof(S);
        return start<kernels::sparse_long_rows<S, is_packed, along>>(stream, shape, p);
    });
}

template <class T>
Status run(const Stream& stream, const SparseSellArgs<T>& args) {
    using S = Scalar<T>;
    const SparseSellArgs<S> p{args.rows,    args.slices,     args.stored,
                              args.begins,  args.places,     args.lengths,
                              args.columns, as(args.values), as_kernel_args(args.product)};
    // A lane holds the sums of up to four packs: what is along the vectors elsewhere is in one lane here.
    VectorCut cut = cut_of(args.product);
    constexpr int most_packs = 4;
    cut.panels *= cut.lanes > most_packs ? cut.lanes / most_packs : 1;
    cut.lanes = cut.lanes > most_packs ? most_packs : cut.lanes;
    const LaunchShape shape = sparse_shape("sparse_sell", p.slices, kernels::sell_warps, cut);
    return with_cut<S>(cut, [&](auto packed, auto packs) {
        constexpr int count = decltype(packs)::value;
        if constexpr (count > most_packs) {
            return arch::bad_value;
        } else {
            return start<kernels::sparse_sell<S, decltype(packed)::value, count>>(stream, shape, p);
        }
    });
}

template <class T>
Status run(const Stream& stream, const SparseBsrArgs<T>& args) {
    using S = Scalar<T>;
    const SparseBsrArgs<S> p{args.b,
                             args.block_rows,
                             args.blocks,
                             args.pointers,
                             args.columns,
                             as(args.values),
                             as_kernel_args(args.product)};
    const VectorCut cut = cut_of(args.product);
    return with_cut<S>(cut, [&](auto packed, auto lanes) {
        constexpr bool is_packed = decltype(packed)::value;
        constexpr int along = decltype(lanes)::value;
        const LaunchShape shape =
            sparse_shape("sparse_bsr", p.block_rows, kernels::LaneGroup<along>::per_block, cut);
        switch (p.b) {
            case 2:
                return start<kernels::sparse_bsr<S, is_packed, along, 2>>(stream, shape, p);
            case 3:
                return start<kernels::sparse_bsr<S, is_packed, along, 3>>(stream, shape, p);
            default:
                return start<kernels::sparse_bsr<S, is_packed, along, 4>>(stream, shape, p);
        }
    });
}

template <class T>
Status run(const Stream& stream, const SparseGatherArgs<T>& args) {
    using S = Scalar<T>;
    const SparseGatherArgs<S> p{{as(args.source.data), args.source.rows, args.source.cols, args.source.ld},
                                args.list,
                                {as(args.target.data), args.target.rows, args.target.cols, args.target.ld}};
    const VectorCut cut = vector_cut<T>(args.target.rows, args.source, args.target);
    const auto each_row = static_cast<int>(args.target.rows / cut.each);
    const LaunchShape shape{.name = "sparse_gather",
                            .blocks = grid_size(args.target.cols * each_row, sparse_threads),
                            .threads = sparse_threads};
    if (cut.packed) return start<kernels::sparse_gather<S, true>>(stream, shape, p, each_row);
    return start<kernels::sparse_gather<S, sizeof(S) == 16>>(stream, shape, p, each_row);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
