// SPDX-License-Identifier: BSD-3-Clause
// GEQRF, ORGQR and ORMQR on queues of the caller: the schedules of one device by block columns, in the
// scratch memory of the queue. Gram matrices and rows over devices are not for them: the host reads there
// whether they go on.
#include "matrix/submit_back.hpp"
#include "qr/drivers.hpp"
#include "qr/drivers_common.hpp"
#include "qr/stored_q_plan.hpp"
#include "reflectors/submit_q.hpp"

namespace lapilli {
namespace {

template <class T>
struct SubmittedQrWork {
    CopiedOperand<T> a;
    typename SubmittedScales<T>::Work scales;
    GeqrfWork<T> geqrf;
    SubmittedQrWork(Arena& arena, const CopyPlan& of_a, const GeqrfPlan& plan)
        : a(arena, of_a, plan.nb), scales(arena, of_a.rows, of_a.cols), geqrf(arena, a.matrix, plan.hybrid) {}
};

}  // namespace

template <class T>
void submit_geqrf(UserQueue& queue, const DeviceView<T>& a, T* tau) {
    if (a.empty()) return;
    Context& lane = queue.lane();
    const UserMatrix<T> matrix = there(a);
    const auto plan = GeqrfPlan::of<T>(lane, a.rows, a.cols);
    if (is_small(lane, plan.team, small_qr, precision_letter<T>, a.rows, a.cols, 0)) {
        Submitted<SmallWork<T>> work(queue, small_qr, copy_plan_of(matrix), CopyPlan{});
        work->a.upload(lane, matrix);
        SmallArrays<T> arrays = work->arrays();
        arrays.tau = tau;
        submit_small(lane.queue(0), small_qr, arrays);
        return submit_back(lane, work->a, matrix);
    }
    Submitted<SubmittedQrWork<T>> work(queue, copy_plan_of(matrix), plan);
    work->a.upload(lane, matrix);
    SubmittedScales<T> columns(lane.queue(0), work->a.matrix.local[0], work->scales);
    submit_geqrf(lane, work->geqrf, tau);
    columns.restore_triangle();
    submit_back(lane, work->a, matrix);
}

template <class T>
void submit_orgqr(UserQueue& queue, index_t k, const DeviceView<T>& a, const T* tau) {
    if (a.empty()) return;
    submit_form_q(queue, orgqr_plan<T>(queue.lane(), Orthogonal::qr, k, copy_plan_of(there(a)), true), a,
                  tau);
}

template <class T>
void submit_ormqr(UserQueue& queue, Side side, Op op, const DeviceView<const T>& a, const T* tau,
                  const DeviceView<T>& c) {
    if (c.empty() || a.empty()) return;
    const StoredQPlan plan = ormqr_plan<T>(queue.lane(), Orthogonal::qr, side, copy_plan_of(there(a)),
                                           copy_plan_of(there(c)), true);
    submit_multiply_by_q(queue, plan, op, a, tau, c);
}

template <class T>
Footprint geqrf_async_memory(UserQueue& queue, index_t m, index_t n) {
    if (m == 0 || n == 0) return {};
    const auto plan = GeqrfPlan::of<T>(queue.lane(), m, n);
    if (is_small(queue.lane(), plan.team, small_qr, precision_letter<T>, m, n, 0))
        return Submitted<SmallWork<T>>::measure(small_qr, CopyPlan{m, n}, CopyPlan{});
    return Submitted<SubmittedQrWork<T>>::measure(CopyPlan{m, n}, plan);
}

template <class T>
Footprint orgqr_async_memory(UserQueue& queue, index_t m, index_t n) {
    if (m == 0 || n == 0) return {};
    return {memory_of<T>(orgqr_plan<T>(queue.lane(), Orthogonal::qr, 0, {m, n}, true)).device};
}

template <class T>
Footprint ormqr_async_memory(UserQueue& queue, Side side, index_t m, index_t n, index_t k) {
    if (m == 0 || n == 0 || k == 0) return {};
    const index_t order = side == Side::left ? m : n;
    return {memory_of<T>(ormqr_plan<T>(queue.lane(), Orthogonal::qr, side, {order, k}, {m, n}, true)).device};
}

#define LAPILLI_INSTANTIATE(T)                                                             \
    template void submit_geqrf(UserQueue&, const DeviceView<T>&, T*);                      \
    template void submit_orgqr(UserQueue&, index_t, const DeviceView<T>&, const T*);       \
    template void submit_ormqr(UserQueue&, Side, Op, const DeviceView<const T>&, const T*, \
                               const DeviceView<T>&);                                      \
    template Footprint geqrf_async_memory<T>(UserQueue&, index_t, index_t);                \
    template Footprint orgqr_async_memory<T>(UserQueue&, index_t, index_t);                \
    template Footprint ormqr_async_memory<T>(UserQueue&, Side, index_t, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
