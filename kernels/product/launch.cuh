// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the matrix product: from a row of the table to a launch.
#pragma once

#include <algorithm>
#include <utility>

#include "arch/launch.cuh"
#include "product/product.cuh"
#include "product/rank_k.hpp"
#include "product/table.hpp"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
ProductArgs<Scalar<T>> as_kernel_args(const ProductArgs<T>& p) {
    ProductArgs<Scalar<T>> q{};
    q.m = p.m;
    q.n = p.n;
    q.k = p.k;
    q.op_a = p.op_a;
    q.op_b = p.op_b;
    q.terms = p.terms;
    for (int t = 0; t < p.terms; ++t) {
        q.alpha[t] = value(p.alpha[t]);
        q.a[t] = as(p.a[t]);
        q.b[t] = as(p.b[t]);
    }
    q.lda = p.lda;
    q.ldb = p.ldb;
    q.beta = value(p.beta);
    q.c = as(p.c);
    q.ldc = p.ldc;
    q.part = p.part;
    q.real_diagonal = p.real_diagonal;
    q.both_sides = p.both_sides;
    q.spared = p.spared;
    q.first_row = p.first_row;
    q.first_col = p.first_col;
    q.nb = p.nb;
    q.rank = p.rank;
    q.team = p.team;
    q.work = as(p.work);
    q.work_elements = p.work_elements;
    return q;
}

/// splits: into how many shares k is cut where `work` has room; 0: as the plan has it.
template <class Policy, bool AFirst, bool BFirst, class T>
Status product_by(const Stream& stream, const ProductArgs<T>& args, int splits) {
    constexpr ProductPolicy P = Policy::value;
    constexpr auto kernel = kernels::product<Policy, AFirst, BFirst, T>;
    LaunchShape shape{.name = "product",
                      .threads = P.launched(),
                      .shared_bytes = product_shared_bytes(P, kernels::product_scalar<T>)};
    int slots = 0;
    Status error = arch::blocks_at_once<kernel>(stream, shape, slots);
    if (error != success) return error;
    if (const int all = stream.limits.multiprocessors; args.spared < all)
        slots = std::max(1, slots / all * (all - args.spared));
    const auto plan = product_plan<real_t<T>>(args, P, slots, splits);
    if (plan.items == 0) return success;
    shape.blocks = static_cast<unsigned>(std::min(plan.items, slots));
    error = start<kernel>(stream, shape, plan);
    if (error != success || plan.splits == 1) return error;
    const std::int64_t pieces =
        (args.m + kernels::kProductSumThreads - 1) / kernels::kProductSumThreads * args.n;
    return start<kernels::product_sum<T>>(
        stream,
        {.name = "product_sum",
         .blocks = static_cast<unsigned>(std::min<std::int64_t>(pieces, kernels::kProductSumBlocks)),
         .threads = kernels::kProductSumThreads},
        plan);
}

template <class Policy, class T>
Status product_of_shape(const Stream& stream, const ProductArgs<T>& args, int splits = 0) {
    const bool a_first = args.op_a == 'N', b_first = args.op_b != 'N';
    const auto chosen = a_first
                            ? b_first ? product_by<Policy, true, true, T> : product_by<Policy, true, false, T>
                        : b_first ? product_by<Policy, false, true, T>
                                  : product_by<Policy, false, false, T>;
    return chosen(stream, args, splits);
}

template <class T, int... Row>
Status product_of_row(const Stream& stream, const ProductArgs<T>& args, int row,
                      std::integer_sequence<int, Row...>) {
    using Chosen = Status (*)(const Stream&, const ProductArgs<Scalar<T>>&, int);
    constexpr Chosen rows[] = {product_of_shape<ProductRowPolicy<Library<T>, Row>, Scalar<T>>...};
    return rows[row](stream, as_kernel_args(args), 0);
}

template <class T>
constexpr bool product_row_fits(int row, std::size_t shared_bytes) {
    return product_shared_bytes(ProductTable<Library<T>>::rows[row].policy,
                                kernels::product_scalar<Scalar<T>>) <= shared_bytes;
}
/// Whether a device with so much shared memory has a row.
template <class T>
constexpr bool product_runs_in(std::size_t shared_bytes) {
    for (int row = 0; row < product_row_count<Library<T>>; ++row) {
        if (product_row_fits<T>(row, shared_bytes)) return true;
    }
    return false;
}

/// The row that the table has for a product, or, where the device has not the shared memory for it, the first
/// that fits.
template <class T>
int product_row_on(const DeviceLimits& limits, const ProductArgs<Library<T>>& args) {
    static_assert(product_runs_in<T>(shared_bytes_of(86)),
                  "the table needs a shape for 99 KB of shared memory");
    const auto bytes = static_cast<std::size_t>(limits.shared_bytes);
    int row = ProductTable<Library<T>>::choose(args);
    if (product_row_fits<T>(row, bytes)) return row;
    for (row = 0; !product_row_fits<T>(row, bytes); ++row) continue;
    return row;
}

template <class T>
Status run(const Stream& stream, const ProductArgs<T>& args) {
    if (args.m <= 0 || args.n <= 0) return success;
    return product_of_row(stream, args, product_row_on<T>(stream.limits, args),
                          std::make_integer_sequence<int, product_row_count<Library<T>>>());
}
/// Whether the table expects the kernel to beat the BLAS of the device, which has GEMM for all of C and SYRK
/// or HERK for a triangle.
template <class T>
bool product_is_faster(const ProductArgs<T>& args) {
    return args.part == 'A' ? ProductTable<T>::faster(args) : rank_k_is_faster(args);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
