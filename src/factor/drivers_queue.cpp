// SPDX-License-Identifier: BSD-3-Clause
// POTRF and POTRS on queues of the caller: the schedule of one device, in the scratch memory of the queue.
#include "factor/cholesky_plan.hpp"
#include "factor/drivers.hpp"
#include "factor/submit_potrf.hpp"
#include "matrix/submit_back.hpp"

namespace lapilli {
namespace {

template <class T>
struct SubmittedPotrsWork {
    CopiedOperand<T> a, b;
    PotrsWork<T> triangle;
    SubmittedPotrsWork(Arena& arena, const CholeskyPlan<T>& plan)
        : a(arena, plan.a, plan.nb),
          b(arena, plan.b, plan.nb),
          triangle(arena, plan.a.rows, plan.nb, b.matrix.cyclic.cols_of_devices(), true) {}
};

}  // namespace

template <class T>
void submit_potrf(UserQueue& queue, Uplo uplo, const DeviceView<T>& a, index_t* info) {
    if (a.rows == 0) return zero(queue.queue(), info, 1);
    Context& lane = queue.lane();
    const UserMatrix<T> matrix = there(a);
    const auto plan = CholeskyPlan<T>::of(lane, true, a.rows, 0);
    if (plan.small) return submit_small<T>(queue.queue(), plan.task(uplo), {.a = a, .info = info});
    if (uplo == Uplo::lower && is_one_block<T>(lane, plan.factorization, a.rows))
        return submit_potrf(lane, queue.queue(), a, info);
    Submitted<CholeskyWork<T>> work(queue, plan.with(triangle_of(uplo, matrix)));
    work->a.upload(lane, matrix);
    submit_potrf(lane, *work->potrf, info);
    submit_back(lane, work->a, matrix);
}

template <class T>
Footprint potrf_async_memory(UserQueue& queue, index_t n) {
    if (n == 0) return {};
    const auto plan = CholeskyPlan<T>::of(queue.lane(), true, n, 0);
    return plan.small ? Footprint{} : Submitted<CholeskyWork<T>>::measure(plan);
}

template <class T>
void submit_potrs(UserQueue& queue, Uplo uplo, const DeviceView<const T>& a, const DeviceView<T>& b) {
    if (b.empty()) return;
    Context& lane = queue.lane();
    const UserMatrix<const T> factor = there(a);
    const UserMatrix<T> sides = there(b);
    const auto plan = CholeskyPlan<T>::of(lane, false, a.rows, b.cols);
    if (plan.small) {
        const auto work = queue.scratch<SmallInfo>();
        return submit_small<T>(queue.queue(), plan.task(uplo), {given(a), b, work.info});
    }
    const CopiedFactor l =
        factor_of(lane, plan.team, uplo, factor,
                  TriangularFromLeft<T>::in_one_kernel(plan.team, a.rows, plan.nb, b.cols));
    Submitted<SubmittedPotrsWork<T>> work(queue, plan.with(l.copy_plan, copy_plan_of(sides)));
    work->a.upload(lane, factor);
    work->b.upload(lane, sides);
    potrs(lane, work->a.matrix, work->b.matrix, work->triangle, l.uplo, TriangularFromLeft<T>::Host::submits);
    submit_back(lane, work->b, sides);
}

template <class T>
Footprint potrs_async_memory(UserQueue& queue, index_t n, index_t nrhs) {
    if (n == 0 || nrhs == 0) return {};
    const auto plan = CholeskyPlan<T>::of(queue.lane(), false, n, nrhs);
    return plan.small ? Submitted<SmallInfo>::measure() : Submitted<SubmittedPotrsWork<T>>::measure(plan);
}

#define LAPILLI_INSTANTIATE(T)                                                                      \
    template void submit_potrf(UserQueue&, Uplo, const DeviceView<T>&, index_t*);                   \
    template Footprint potrf_async_memory<T>(UserQueue&, index_t);                                  \
    template void submit_potrs(UserQueue&, Uplo, const DeviceView<const T>&, const DeviceView<T>&); \
    template Footprint potrs_async_memory<T>(UserQueue&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
