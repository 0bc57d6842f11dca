// SPDX-License-Identifier: BSD-3-Clause
#include "indefinite/sytrs.hpp"

namespace lapilli {

// With P A P^T = L D L^T: A^-1 = P^T L^-T D^-1 L^-1 P. Interchanges of B wait for all devices: before the
// first solution D has come to each, and after the last one L is not needed any more.
template <class T>
void sytrs(Context& context, bool hermitian, const DistMatrix<T>& a, const BunchKaufmanPivots& pivots,
           const DistMatrix<T>& b, SytrsWork<T>& work) {
    work.plain.take_apart(context, pivots, a);
    Interchanges rows = pivots.interchanges();
    interchange_rows(context, b.local, rows, work.interchange);
    {
        const DistMatrix<const T> triangle = readable(a);
        TriangularFromLeft<T> l(context, triangle, b, a.cyclic.nb(), work.triangle, 2);
        l.solve({.unit = true}, T(1));
        for (int d = 0; d < b.cyclic.devices(); ++d)
            work.plain.solve_with_d(context.queue(d), d, hermitian, b.local[static_cast<std::size_t>(d)]);
        l.solve({.op = hermitian ? Op::adjoint : Op::transpose, .unit = true}, T(1));
    }
    rows.forwards = false;
    interchange_rows(context, b.local, rows, work.interchange);
    work.plain.put_together(context, a);
    context.synchronize();
}

#define LAPILLI_INSTANTIATE(T)                                                           \
    template void sytrs(Context&, bool, const DistMatrix<T>&, const BunchKaufmanPivots&, \
                        const DistMatrix<T>&, SytrsWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
