// SPDX-License-Identifier: BSD-3-Clause
#include "indefinite/sytri.hpp"

#include <numeric>

namespace lapilli {
namespace {

/// A pivot of order 2 has both of its columns in one block.
index_t widest(index_t n, index_t nb) { return std::min(n, std::max<index_t>(2, nb)); }

/// Z := Y^T D^-1 Y, its lower triangle in the place of Y, which is lower triangular with zeros above its
/// diagonal. With block columns J and, below and left of the diagonal block, rows and columns to its end,
///
///     Z(J, ..J) := (D^-1 Y(J.., J))^T Y(J.., ..J)
///
/// Rows J of Y are not needed again: D does not lead from one block to the next.
template <class T>
void multiply(Context& context, bool hermitian, const std::vector<index_t>& begins,
              const SytriWork<T>& work) {
    Queue& queue = context.queue(0);
    const DeviceView<T>& y = work.inverse.local[0];
    const index_t n = y.rows;
    for (index_t first = 0, end = 0; first < n; first = end) {
        end = std::min(n, first + work.column.cols);
        if (end < n && begins[static_cast<std::size_t>(end - 1)] == end + 1) --end;
        const index_t width = end - first, below = n - first;
        const DeviceView<T> column = work.column.block(0, 0, n, width),
                            row = work.row.block(0, 0, width, end);
        copy(queue, Part::all, y.block(0, first, n, width), column);
        work.plain.solve_with_d(queue, 0, hermitian, column);
        gemm(queue, hermitian ? Op::adjoint : Op::transpose, Op::none, T(1),
             column.block(first, 0, below, width), y.block(first, 0, below, end), T(0), row);
        copy(queue, Part::all, row, y.block(first, 0, width, end));
        const double done = static_cast<double>(end) / static_cast<double>(n);
        context.submitted(done * done * (3 - 2 * done));
    }
}

}  // namespace

template <class T>
SytriWork<T>::SytriWork(Arena& arena, index_t n, index_t nb)
    : plain(arena, n),
      inverse(arena, n, n, nb),
      trtri(arena, inverse),
      column(arena.device_matrix<T>(0, n, widest(n, nb))),
      row(arena.device_matrix<T>(0, widest(n, nb), n)),
      full(arena, n, nb),
      interchange(arena, n),
      host_columns(arena.pinned_array<index_t>(n)),
      columns(arena.device_array<index_t>(0, n)) {}

// With P A P^T = L D L^T and Y = L^-1: A^-1 = P^T (Y^T D^-1 Y) P.
template <class T>
void sytri(Context& context, bool hermitian, const DistMatrix<T>& a, const BunchKaufmanPivots& pivots,
           SytriWork<T>& work) {
    Queue& queue = context.queue(0);
    const DeviceView<T>&factors = a.local[0], &y = work.inverse.local[0];
    {
        PhaseScope phase(context, "invert L");
        copy(queue, Part::lower, factors, y);
        work.plain.take_apart(context, pivots, work.inverse);
        trtri(context, true, work.inverse, work.trtri);
        set(queue, Part::upper, T(0), T(1), y);
    }
    PhaseScope phase(context, "multiply");
    multiply<T>(context, hermitian, pivots.begins(), work);
    complete(context, hermitian, work.inverse, work.full);
    Interchanges places = pivots.interchanges();
    places.forwards = false;
    interchange_rows(context, work.inverse.local, places, work.interchange);
    std::iota(work.host_columns, work.host_columns + a.rows, index_t(0));
    for (std::size_t k = 0; k < places.pivots.size(); ++k) {
        const auto [i, j] = places.rows(k);
        std::swap(work.host_columns[i], work.host_columns[j]);
    }
    upload_array(queue, work.host_columns, work.columns, a.rows);
    submit(queue, GatherColumnsArgs<T>{work.columns, y, factors});
    context.synchronize();
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct SytriWork<T>; \
    template void sytri(Context&, bool, const DistMatrix<T>&, const BunchKaufmanPivots&, SytriWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
