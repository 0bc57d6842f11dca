// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of SYMV and HEMV: the cut of the triangle into passes, and of each pass the tiles and the
// sums.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "symv/plan.hpp"
#include "symv/symv.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
SymvArgs<Scalar<T>> as_kernel_args(const SymvArgs<T>& p) {
    return {p.uplo,  p.hermitian, p.n,        value(p.alpha), as(p.a), p.lda, as(p.x), p.incx, value(p.beta),
            as(p.y), p.incy,      as(p.work), p.atomics,      p.first, p.nb,  p.rank,  p.team};
}

/// The cut of the triangle: the strips of a pass, and the part of a pass, in 1/16, that is its dynamic tail.
struct SymvPasses {
    int strips, dynamic_tail;
};

template <bool Hermitian, kernels::SymvColumns Columns, bool DynamicTail, int KB, class T>
Status symv_pass(const Stream& stream, const kernels::SymvMatrix<T>& m, unsigned blocks,
                 const SymvArgs<T>& p) {
    if (DynamicTail) {
        const Status error = clear(stream, m.taken, sizeof(int));
        if (error != success) return error;
    }
    const LaunchShape tiles{.name = "symv_tiles",
                            .blocks = blocks,
                            .threads = kernels::kSymvThreads,
                            .shared_bytes = kernels::symv_shared_bytes<Columns, KB, T>(),
                            .kind = LaunchKind::overlapping};
    const Status error =
        start<kernels::symv_tiles<Hermitian, Columns, DynamicTail, KB, T>>(stream, tiles, m, p.x, p.incx);
    if (error != success || p.atomics) return error;
    const auto first = (m.shape.first + m.shape.lead) / symv_unit_rows;
    const LaunchShape sum{.name = "symv_sum",
                          .blocks = static_cast<unsigned>(m.cut.row_units - first),
                          .threads = kernels::kSymvThreads,
                          .shared_bytes = kernels::kSymvThreads * sizeof(T),
                          .kind = LaunchKind::overlapping};
    return start<kernels::symv_sum<T>>(stream, sum, m, p.alpha, p.beta, p.y, p.incy);
}

template <bool Hermitian, kernels::SymvColumns Columns, int KB, class T>
Status symv_pass(const Stream& stream, const kernels::SymvMatrix<T>& m, unsigned blocks,
                 const SymvArgs<T>& p) {
    return m.cut.small_shares > 0 ? symv_pass<Hermitian, Columns, true, KB>(stream, m, blocks, p)
                                  : symv_pass<Hermitian, Columns, false, KB>(stream, m, blocks, p);
}

template <bool Hermitian, int KB, class T>
Status symv_pass(const Stream& stream, const kernels::SymvMatrix<T>& m, unsigned blocks,
                 const SymvArgs<T>& p) {
    using kernels::SymvColumns;
    if constexpr (sizeof(T) < 16) {  // an element of double complex is a pack
        if (!symv_reads_packs(p.a, p.lda))
            return symv_pass<Hermitian, SymvColumns::anywhere, KB>(stream, m, blocks, p);
    }
    return symv_reads_sectors<T>(p.lda)
               ? symv_pass<Hermitian, SymvColumns::in_sectors, KB>(stream, m, blocks, p)
               : symv_pass<Hermitian, SymvColumns::in_packs, KB>(stream, m, blocks, p);
}

template <int KB, class T>
Status symv_pass(const Stream& stream, const kernels::SymvMatrix<T>& m, unsigned blocks,
                 const SymvArgs<T>& p) {
    if constexpr (is_complex<T>) {
        if (p.hermitian) return symv_pass<true, KB>(stream, m, blocks, p);
    }
    return symv_pass<false, KB>(stream, m, blocks, p);
}

/// p.beta counts for the first pass.
template <class T>
Status symv_in_passes(const Stream& stream, SymvArgs<T> p, const SymvPasses& how) {
    const auto blocks =
        static_cast<unsigned>(std::min(stream.limits.multiprocessors, symv_most_multiprocessors));
    kernels::SymvMatrix<T> m{};
    m.shape = symv_shape(p);
    m.a = p.a;
    m.lda = p.lda;
    m.phase = symv_phase(p.a);
    m.lda_phase = symv_lda_phase<T>(p.lda);
    const auto cut = [&](std::int64_t from) {
        return symv_cut(m.shape, from, how.strips, static_cast<int>(blocks), how.dynamic_tail, m.cut);
    };
    Status error = success;
    std::int64_t next = cut(0);
    if (p.atomics || m.cut.strips == 0) {
        const LaunchShape shape{.name = "scale_vector",
                                .blocks = grid_size(p.n - p.first, kernels::kSymvThreads),
                                .threads = kernels::kSymvThreads};
        error = start<kernels::scale_vector<T>>(stream, shape, p.first, p.n, p.beta, p.y, p.incy);
        m.y = p.atomics ? p.y : nullptr;
        m.incy = p.incy;
        m.alpha = p.alpha;
    }
    while (m.cut.strips > 0 && error == success) {
        kernels::place_partial_sums(m, p.work);
        error = with_stages(stream.limits, [&](auto kilobytes) {
            return symv_pass<decltype(kilobytes)::value>(stream, m, blocks, p);
        });
        if (next < 0) break;
        p.beta = T(1);
        next = cut(next);
    }
    return error;
}

template <class T>
Status run(const Stream& stream, const SymvArgs<T>& p) {
    return symv_in_passes(stream, as_kernel_args(p), {symv_strips_at_once(p.n), symv_dynamic_tail(p.n)});
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
