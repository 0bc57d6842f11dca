// SPDX-License-Identifier: BSD-3-Clause
#include "device/calls.hpp"
#include "lu/submit_lu.hpp"

namespace lapilli {
namespace {

/// Launches of swap_rows, a pair of lists each, in the order of the interchanges or from the last on.
template <class T>
void swap_by_lists(Queue& queue, const DeviceView<T>& b, const InterchangeLists& lists, bool forwards) {
    constexpr index_t length = 2 * interchanges_at_once;
    static_assert(length <= swap_rows_limit);
    const index_t count = interchange_lists(b.rows);
    for (index_t i = 0; i < count; ++i) {
        const index_t at = length * (forwards ? i : count - 1 - i);
        submit(queue, SwapRowsArgs<T>{length, lists.to + at, lists.from + at, b});
    }
}

}  // namespace

// With P A = L U: A^-1 = U^-1 L^-1 P and op(A)^-1 = P^T op(L)^-1 op(U)^-1.
template <class T>
void submit_getrs(Context& context, Op op, const index_t* ipiv, const DistMatrix<T>& lu,
                  const DistMatrix<T>& b, const InterchangeLists& lists,
                  typename TriangularFromLeft<T>::Work& triangle, index_t* info, index_t bad) {
    Queue& queue = context.queue(0);
    const DistMatrix<const T> factors = readable(lu);
    const bool forwards = op == Op::none;
    const Triangular lower{.op = op, .unit = true}, upper{.uplo = Uplo::upper, .op = op};
    submit(queue, InterchangeListsArgs<T>{b.rows, b.rows, ipiv, forwards, lists.to, lists.from, info, bad});
    if (forwards) swap_by_lists(queue, b.local[0], lists, forwards);
    {
        using Solver = TriangularFromLeft<T>;
        Solver solver(context, factors, b, lu.cyclic.nb(), triangle, 2, Solver::Host::submits);
        solver.solve(forwards ? lower : upper, forwards ? upper : lower);
    }
    if (!forwards) swap_by_lists(queue, b.local[0], lists, forwards);
}

#define LAPILLI_INSTANTIATE(T)                                                                           \
    template void submit_getrs(Context&, Op, const index_t*, const DistMatrix<T>&, const DistMatrix<T>&, \
                               const InterchangeLists&, TriangularFromLeft<T>::Work&, index_t*, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
