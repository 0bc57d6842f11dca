// SPDX-License-Identifier: BSD-3-Clause
// Batches on queues of the caller, in place, without a wait of the host. Where a batch needs scratch memory,
// it is the queue's.
#include "batch/drivers_queue.hpp"

#include <fmt/format.h>

#include "base/instances.hpp"
#include "batch/submit.hpp"
#include "lapilli/lapilli.h"

namespace lapilli {
namespace {

template <class T>
struct SubmittedBatchWork {
    BatchScratch<T> scratch;
    T* tau;  ///< where they are neither given nor a result

    SubmittedBatchWork(Arena& arena, const BatchProblem& p) {
        const index_t square = checked_product(p.n, p.n);
        scratch.c = {arena.device_array<T>(0, p.has_c() ? checked_product(p.count, square) : 0), p.n, p.n,
                     square, p.count};
        scratch.jacobi =
            arena.device_array<T>(0, p.has_values() ? checked_product(p.count, batch_syev_work<T>(p.n)) : 0);
        tau = arena.device_array<T>(0, p.has_inner_taus() ? checked_product(p.count, p.taus()) : 0);
    }
};

void demand_kernels(const BatchProblem& p) {
    if (p.order() > kernels_order(p))
        throw Error(LAPILLI_ERROR_TOO_LARGE,
                    fmt::format("matrices of a batch on a queue have up to {} rows and columns, not {}",
                                kernels_order(p), p.order()));
}

}  // namespace

/// A call for all matrices at once.
template <class T>
void batch_on_queue(UserQueue& queue, const BatchProblem& p, const GivenArrays<T>& given) {
    if (is_nothing(p)) return zero(queue.queue(), given.infos, p.count);
    demand_kernels(p);
    const auto work = queue.scratch<SubmittedBatchWork<T>>(p);
    const MatrixBatch<T> a = given.a.strided(p.m, p.n, p.count),
                         b = given.b.strided(p.rows_of_b(), p.cols_of_b(), p.has_b() ? p.count : 0);
    T* const tau = p.has_inner_taus() ? work.tau : given.tau;
    submit_batch(queue.queue(), p, BatchOnDevice<T>{a, b, given.w, tau, given.pivots, given.infos},
                 work.scratch);
}

template <class T>
Footprint batch_on_queue_memory(UserQueue& /*queue*/, const BatchProblem& p) {
    if (is_nothing(p)) return {};
    demand_kernels(p);
    return {Allocated<SubmittedBatchWork<T>>::measure(Team{1}, p).device};
}

LAPILLI_INSTANCES(batch_on_queue, batch_on_queue_memory)

}  // namespace lapilli
