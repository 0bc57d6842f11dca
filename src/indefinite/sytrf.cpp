// SPDX-License-Identifier: BSD-3-Clause
#include "indefinite/sytrf.hpp"

#include <algorithm>

#include "indefinite/args.hpp"
#include "matrix/real_diagonal.hpp"

namespace lapilli {

void FactorLists::upload(Queue& queue, const BunchKaufmanPivots& pivots,
                         const std::vector<index_t>& ends) const {
    const Interchanges all = pivots.interchanges();
    for (index_t i = 0; i < n; ++i) host[i] = all.pivots[static_cast<std::size_t>(i)] - 1;
    const std::vector<index_t> begins = pivots.begins();
    std::copy(begins.begin(), begins.end(), host + n);
    std::copy(ends.begin(), ends.end(), host + 2 * n);
    upload_array(queue, host, device, 3 * n);
}

template <class T>
SytrfWork<T>::SytrfWork(Arena& arena, index_t n, index_t width)
    : nb(width),
      w(arena.device_matrix<T>(0, n, width)),
      pivots(arena.device_array<index_t>(0, n)),
      count_and_info(arena.device_array<index_t>(0, 2)),
      work(arena.device_array<std::byte>(0, bunch_kaufman_work(n, sizeof(T)))),
      lists(arena, n),
      host_pivots(arena.pinned_array<index_t>(n)),
      host_count_and_info(arena.pinned_array<index_t>(2)) {}

index_t sytrf_width(const Context& context, index_t n) {
    return std::min({n, context.settings.integer("sytrf.nb"), static_cast<index_t>(bunch_kaufman_limit)});
}

// Right-looking. The next pivot may come from any column, so that a panel waits for all of the update before it. How many columns a
// panel has factored depends on its pivots: the host asks once a panel.
template <class T>
SytrfResult sytrf(Context& context, bool hermitian, bool last, const DistMatrix<T>& a, SytrfWork<T>& work) {
    const index_t n = a.rows;
    const DeviceView<T> all = a.local[0];
    Queue& queue = context.queue(0);
    if constexpr (is_complex<T>) {
        if (hermitian) make_diagonal_real(context, a);
    }
    zero(queue, work.count_and_info, 2);
    zero(queue, work.work, barrier_bytes);
    std::vector<index_t> ends;
    for (index_t k = 0; k < n;) {
        const index_t left = n - k, width = std::min(work.nb, left);
        const DeviceView<T> rest = all.block(k, k, left, left), w = work.w.block(0, 0, left, width);
        submit(queue, BunchKaufmanPanelArgs<T>{rest, width, k, hermitian, last, w, work.pivots + k,
                                               work.count_and_info, work.count_and_info + 1, work.work});
        download_array(queue, work.count_and_info, work.host_count_and_info, 2);
        queue.synchronize();
        const index_t count = work.host_count_and_info[0], below = left - count;
        require(count >= 1 && count <= width, "sytrf: columns of a panel");
        ends.insert(ends.end(), static_cast<std::size_t>(count), k + count);
        if (below > 0) {
            const DeviceView<T> c = rest.block(count, count, below, below);
            ProductArgs<T> update{.m = below,
                                  .n = below,
                                  .k = count,
                                  .op_a = 'N',
                                  .op_b = hermitian ? 'C' : 'T',
                                  .terms = 1,
                                  .alpha = {T(-1), T(0)},
                                  .a = {rest.at(count, 0), nullptr},
                                  .lda = rest.ld,
                                  .b = {w.at(count, 0), nullptr},
                                  .ldb = w.ld,
                                  .beta = T(1),
                                  .c = c.data,
                                  .ldc = c.ld,
                                  .part = 'L',
                                  .real_diagonal = hermitian};
            product(queue, update);
        }
        k += count;
        const double share = 1 - static_cast<double>(k) / static_cast<double>(n);
        context.submitted(1 - share * share * share);
    }
    download_array(queue, work.pivots, work.host_pivots, n);
    queue.synchronize();
    SytrfResult result{work.host_count_and_info[1],
                       BunchKaufmanPivots(std::vector<index_t>(work.host_pivots, work.host_pivots + n))};
    // LAPACK interchanges rows of the columns to the right alone.
    work.lists.upload(queue, result.pivots, ends);
    submit(queue, FactorInterchangesArgs<T>{all, work.lists.with(), work.lists.begin(), work.lists.end(),
                                            false, nullptr});
    queue.synchronize();
    return result;
}

template <class T>
void PlainFactors<T>::take_apart(Queue& queue, const BunchKaufmanPivots& pivots, DeviceView<T> l) const {
    lists.upload(queue, pivots, std::vector<index_t>(static_cast<std::size_t>(l.rows), l.rows));
    submit(queue, FactorInterchangesArgs<T>{l, lists.with(), lists.begin(), lists.end(), true, e});
}

template <class T>
void PlainFactors<T>::put_together(Queue& queue, DeviceView<T> l) const {
    submit(queue, FactorInterchangesArgs<T>{l, lists.with(), lists.begin(), lists.end(), false, e});
}

template <class T>
void PlainFactors<T>::solve_with_d(Queue& queue, bool hermitian, Readable<T> d, DeviceView<T> b) const {
    submit(queue, BlockDiagonalArgs<T>{d, e, lists.begin(), hermitian, b});
}

// With P A P^T = L D L^T: A^-1 = P^T L^-T D^-1 L^-1 P.
template <class T>
void sytrs(Context& context, bool hermitian, const DistMatrix<T>& a, const BunchKaufmanPivots& pivots,
           const DistMatrix<T>& b, SytrsWork<T>& work) {
    Queue& queue = context.queue(0);
    const DeviceView<T> factors = a.local[0];
    work.plain.take_apart(queue, pivots, factors);
    Interchanges rows = pivots.interchanges();
    interchange_rows(context, b.local, rows, work.interchange);
    {
        const DistMatrix<const T> triangle = readable(a);
        TriangularFromLeft<T> l(context, triangle, b, a.cyclic.nb(), work.triangle, 2);
        l.solve({.unit = true}, T(1));
        work.plain.solve_with_d(queue, hermitian, factors, b.local[0]);
        l.solve({.op = hermitian ? Op::adjoint : Op::transpose, .unit = true}, T(1));
    }
    rows.forwards = false;
    interchange_rows(context, b.local, rows, work.interchange);
    work.plain.put_together(queue, factors);
    context.synchronize();
}

#define LAPILLI_INSTANTIATE(T)                                                             \
    template struct SytrfWork<T>;                                                          \
    template struct PlainFactors<T>;                                                       \
    template SytrfResult sytrf(Context&, bool, bool, const DistMatrix<T>&, SytrfWork<T>&); \
    template void sytrs(Context&, bool, const DistMatrix<T>&, const BunchKaufmanPivots&,   \
                        const DistMatrix<T>&, SytrsWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
