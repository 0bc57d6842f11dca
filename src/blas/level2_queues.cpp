// SPDX-License-Identifier: BSD-3-Clause
// Products of a matrix and a vector on queues of the caller.
#include "blas/level2_part.hpp"

namespace lapilli {
namespace {

/// Every queue waits for the event of every other one.
void meet(const std::vector<UserQueue*>& queues, Event& (UserQueue::*event)()) {
    if (queues.size() == 1) return;
    for (UserQueue* queue : queues) queue->queue().record((queue->*event)());
    for (UserQueue* queue : queues) {
        for (UserQueue* other : queues) {
            if (other != queue) queue->queue().wait((other->*event)());
        }
    }
}

}  // namespace

template <class T>
void multiply_on_queues(const VectorProduct<T>& how, const DistMatrix<const T>& a,
                        const std::vector<UserQueue*>& queues, const std::vector<const T*>& x, index_t incx,
                        const std::vector<T*>& y, index_t incy) {
    const index_t n = how.outputs();
    const bool at_once = queues.size() == 1 && how.reads_matrix();
    // All memory before any work: then a lack of it leaves nothing half done.
    std::vector<PartWork<T>> works;
    std::vector<const T*> parts;
    for (UserQueue* queue : queues) {
        works.push_back(queue->scratch<PartWork<T>>(0, how, a.cyclic, !at_once));
        parts.push_back(works.back().part);
    }
    const auto sum = [&](std::size_t k, const T* const* from, int count) {
        sum_parts(queues[k]->queue(), n, from, count, how.beta, y[k], incy);
    };
    for (std::size_t k = 0; k < queues.size(); ++k) {
        Queue& queue = queues[k]->queue();
        if (!how.reads_matrix()) {
            zero(queue, works[k].part, n);
            sum(k, &parts[k], 1);
        } else if (at_once) {
            multiply_columns(queue, how, a, 0, x[k], incx, how.beta, y[k], incy, works[k]);
        } else {
            multiply_columns<T>(queue, how, a, static_cast<int>(k), x[k], incx, T(0), works[k].part, 1,
                                works[k]);
        }
    }
    if (at_once || !how.reads_matrix()) return;
    meet(queues, &UserQueue::ready);
    for (std::size_t k = 0; k < queues.size(); ++k) sum(k, parts.data(), static_cast<int>(parts.size()));
    // The next work in a queue's scratch memory must not overtake the others' reading of it.
    meet(queues, &UserQueue::done);
}

#define LAPILLI_INSTANTIATE(T)                                                                              \
    template void multiply_on_queues(const VectorProduct<T>&, const DistMatrix<const T>&,                   \
                                     const std::vector<UserQueue*>&, const std::vector<const T*>&, index_t, \
                                     const std::vector<T*>&, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
