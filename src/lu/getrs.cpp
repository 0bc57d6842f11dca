// SPDX-License-Identifier: BSD-3-Clause
#include "lu/getrs.hpp"

namespace lapilli {

// With P A = L U: A^-1 = U^-1 L^-1 P and op(A)^-1 = P^T op(L)^-1 op(U)^-1.
template <class T>
void getrs(Context& context, Op op, const DistMatrix<T>& lu, const Interchanges& interchanges,
           const DistMatrix<T>& b, GetrsWork<T>& work) {
    const DistMatrix<const T> factors = readable(lu);
    const Triangular lower{.op = op, .unit = true}, upper{.uplo = Uplo::upper, .op = op};
    Interchanges rows = interchanges;
    rows.forwards = op == Op::none;
    if (op == Op::none) permute_all_rows(context, b.local, rows, work.rows);
    {
        TriangularFromLeft<T> triangle(context, factors, b, lu.cyclic.nb(), work.triangle, 2);
        triangle.solve(op == Op::none ? lower : upper, op == Op::none ? upper : lower);
    }
    if (op != Op::none) permute_all_rows(context, b.local, rows, work.rows);
    context.synchronize();
}

#define LAPILLI_INSTANTIATE(T)                                                                         \
    template void getrs(Context&, Op, const DistMatrix<T>&, const Interchanges&, const DistMatrix<T>&, \
                        GetrsWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
