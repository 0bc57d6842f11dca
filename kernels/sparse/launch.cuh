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

using sparse_one = std::integral_constant<int, 1>;
using sparse_two = std::integral_constant<int, 2>;
using sparse_four = std::integral_constant<int, sparse_most_packs>;
using sparse_eight = std::integral_constant<int, sparse_most_lanes>;

/// f(whether packed), a constant. A double complex number is a pack by itself.
template <class T, class F>
Status with_packed(const VectorCut& cut, F f) {
    if constexpr (sizeof(T) == 16) {
        return f(std::true_type());
    } else {
        return cut.packed ? f(std::true_type()) : f(std::false_type());
    }
}

/// f(whether packed, lanes, packs), all of them constants.
template <class T, class F>
Status with_cut(const VectorCut& cut, F f) {
    return with_packed<T>(cut, [&](auto packed) {
        if (cut.lanes == 1)
            return cut.packs == 1 ? f(packed, sparse_one(), sparse_one())
                                  : f(packed, sparse_one(), sparse_two());
        if (cut.lanes == 2) return f(packed, sparse_two(), sparse_two());
        if (cut.packs == 1) return f(packed, sparse_eight(), sparse_one());
        return cut.packs == 2 ? f(packed, sparse_eight(), sparse_two())
                              : f(packed, sparse_eight(), sparse_four());
    });
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
    const SparseCsrArgs<S> p{args.rows,
                             args.entries,
                             args.pointers,
                             args.columns,
                             as(args.values),
                             args.order,
                             args.short_rows,
                             args.long_rows,
                             args.long_count,
                             args.mean,
                             as_kernel_args(args.product)};
    const VectorCut cut = cut_of(args.product);
    return with_cut<S>(cut, [&](auto packed, auto lanes, auto packs) {
        constexpr bool is_packed = decltype(packed)::value;
        constexpr int along = decltype(lanes)::value, each = decltype(packs)::value;
        const auto with_shares = [&](auto shares) {
            constexpr int of_entries = decltype(shares)::value;
            LaunchShape shape = sparse_shape("sparse_csr", p.short_rows,
                                             kernels::LaneGroup<along, of_entries>::per_block, cut);
            shape.blocks += static_cast<unsigned>(p.long_count);
            if (p.long_count > 0) shape.shared_bytes = kernels::long_row_bytes<S, is_packed, each>;
            return start<kernels::sparse_csr<S, is_packed, along, each, of_entries>>(stream, shape, p);
        };
        if (p.mean < sparse_few_entries)
            return with_shares(std::integral_constant<int, sparse_few_shares(along)>());
        return with_shares(std::integral_constant<int, sparse_shares(along)>());
    });
}

template <class T>
Status run(const Stream& stream, const SparseSellArgs<T>& args) {
    using S = Scalar<T>;
    const SparseSellArgs<S> p{args.rows,    args.slices,     args.stored,
                              args.begins,  args.places,     args.lengths,
                              args.columns, as(args.values), as_kernel_args(args.product)};
    // The lanes along the vectors of other kernels are packs of one lane here.
    VectorCut cut = cut_of(args.product);
    const int all = cut.lanes * cut.packs;
    cut.packs = all < sparse_most_packs ? all : sparse_most_packs;
    cut.panels *= all / cut.packs;
    const LaunchShape shape = sparse_shape("sparse_sell", p.slices, kernels::sell_warps, cut);
    return with_packed<S>(cut, [&](auto packed) {
        constexpr bool is_packed = decltype(packed)::value;
        switch (cut.packs) {
            case 1:
                return start<kernels::sparse_sell<S, is_packed, 1>>(stream, shape, p);
            case 2:
                return start<kernels::sparse_sell<S, is_packed, 2>>(stream, shape, p);
            default:
                return start<kernels::sparse_sell<S, is_packed, sparse_most_packs>>(stream, shape, p);
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
    return with_cut<S>(cut, [&](auto packed, auto lanes, auto packs) {
        constexpr bool is_packed = decltype(packed)::value;
        constexpr int along = decltype(lanes)::value, each = decltype(packs)::value;
        const LaunchShape shape = sparse_shape(
            "sparse_bsr", p.block_rows, kernels::LaneGroup<along, sparse_shares(along)>::per_block, cut);
        switch (p.b) {
            case 2:
                return start<kernels::sparse_bsr<S, is_packed, along, each, 2>>(stream, shape, p);
            case 3:
                return start<kernels::sparse_bsr<S, is_packed, along, each, 3>>(stream, shape, p);
            default:
                return start<kernels::sparse_bsr<S, is_packed, along, each, 4>>(stream, shape, p);
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
