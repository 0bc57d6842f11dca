// SPDX-License-Identifier: BSD-3-Clause
// GETRF and GETRS on queues of the caller: the schedule of one device, in the scratch memory of the queue.
// The host never has the pivots.
#include "lu/drivers.hpp"
#include "lu/lu_plan.hpp"
#include "lu/submit_lu.hpp"
#include "matrix/submit_back.hpp"

namespace lapilli {

namespace {

template <class T>
struct SubmittedGetrsWork {
    CopiedOperand<T> a, b;
    InterchangeLists lists;
    typename TriangularFromLeft<T>::Work triangle;

    SubmittedGetrsWork(Arena& arena, index_t nb, const CopyPlan& of_a, const CopyPlan& of_b)
        : a(arena, of_a, nb),
          b(arena, of_b, nb),
          lists(arena, of_a.rows),
          triangle(arena, of_a.rows, nb, b.matrix.cyclic.cols_of_devices(), true) {}
};

}  // namespace

template <class T>
void submit_getrf(UserQueue& queue, const DeviceView<T>& a, index_t* ipiv, index_t* info) {
    if (a.empty()) return zero(queue.queue(), info, 1);
    Context& lane = queue.lane();
    const UserMatrix<T> matrix = there(a);
    const auto plan = LuPlan<T>::of(lane, true, a.rows, a.cols, 0);
    if (plan.small) {
        return submit_small<T>(queue.queue(), plan.task(), {.a = a, .info = info, .pivots = ipiv});
    }
    Submitted<LuWork<T>> work(queue, plan.with(copy_plan_of(matrix)));
    work->a.upload(lane, matrix);
    submit_getrf(lane, *work->getrf, ipiv, info);
    submit_back(lane, work->a, matrix);
}

template <class T>
Footprint getrf_async_memory(UserQueue& queue, index_t m, index_t n) {
    if (m == 0 || n == 0) return {};
    const auto plan = LuPlan<T>::of(queue.lane(), true, m, n, 0);
    return plan.small ? Footprint{} : Submitted<LuWork<T>>::measure(plan);
}

template <class T>
void submit_getrs(UserQueue& queue, int number_of_ipiv, Op op, const DeviceView<const T>& a,
                  const index_t* ipiv, const DeviceView<T>& b, index_t* info) {
    if (b.empty()) return zero(queue.queue(), info, 1);
    Context& lane = queue.lane();
    const UserMatrix<const T> factors = there(a);
    const UserMatrix<T> sides = there(b);
    const auto plan = LuPlan<T>::of(lane, false, a.rows, a.rows, b.cols);
    if (plan.small) {
        return submit_small<T>(queue.queue(), plan.task(op), {given(a), b, info, given(ipiv)},
                               -number_of_ipiv);
    }
    Submitted<SubmittedGetrsWork<T>> work(queue, plan.getrf.nb,
                                          factors_for(lane, plan.getrf.team, plan.getrf.nb, factors, b.cols),
                                          copy_plan_of(sides));
    work->a.upload(lane, factors);
    work->b.upload(lane, sides);
    zero(lane.queue(0), info, 1);
    submit_getrs(lane, op, ipiv, work->a.matrix, work->b.matrix, work->lists, work->triangle, info,
                 -number_of_ipiv);
    submit_back(lane, work->b, sides);
}

template <class T>
Footprint getrs_async_memory(UserQueue& queue, index_t n, index_t nrhs) {
    if (n == 0 || nrhs == 0) return {};
    const auto plan = LuPlan<T>::of(queue.lane(), false, n, n, nrhs);
    return plan.small ? Footprint{}
                      : Submitted<SubmittedGetrsWork<T>>::measure(plan.getrf.nb, plan.a, plan.b);
}

#define LAPILLI_INSTANTIATE(T)                                                                  \
    template void submit_getrf(UserQueue&, const DeviceView<T>&, index_t*, index_t*);           \
    template Footprint getrf_async_memory<T>(UserQueue&, index_t, index_t);                     \
    template void submit_getrs(UserQueue&, int, Op, const DeviceView<const T>&, const index_t*, \
                               const DeviceView<T>&, index_t*);                                 \
    template Footprint getrs_async_memory<T>(UserQueue&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
