// SPDX-License-Identifier: BSD-3-Clause
// The plans of ORGQR, ORMQR and their variants: for calls that wait, for those on queues, and for memory
// queries.
#pragma once

#include <algorithm>

#include "qr/drivers_common.hpp"
#include "reflectors/stored_q.hpp"

namespace lapilli {

/// Q of the first `count` reflectors, or the last ones, stored in A by GEQRF or a variant.
/// On a queue of the caller the device always computes: the crossover of the queue's lane is 0, and orders
/// count from 2 on.
inline StoredQ stored_q(Orthogonal kind, index_t rows, index_t cols, index_t count, bool on_queue) {
    const index_t most = has_rows(kind) ? rows : cols;
    return {.crossover = "geqrf.crossover",
            .order = std::max<index_t>(order_of_work(rows, cols, most), on_queue ? 2 : 0),
            .form = form_of(kind),
            .turns = kind != Orthogonal::qr,
            .count = count,
            .most = most};
}

/// C in the block columns of its QR factorization.
template <class T>
struct BlocksOfQr {
    Context& context;
    StoredQBlocks operator()(index_t rows, index_t cols) const {
        const auto plan = GeqrfPlan::of<T>(context, rows, cols);
        return {plan.team, plan.nb};
    }
};

/// The plans of ORGQR, ORMQR and their variants. a, c: sizes and places of the matrices.
template <class T>
StoredQPlan orgqr_plan(Context& context, Orthogonal kind, index_t count, const CopyPlan& a,
                       bool on_queue = false) {
    return plan_to_form<T>(context, stored_q(kind, a.rows, a.cols, count, on_queue), a,
                           BlocksOfQr<T>{context});
}
template <class T>
StoredQPlan ormqr_plan(Context& context, Orthogonal kind, Side side, const CopyPlan& a, const CopyPlan& c,
                       bool on_queue = false) {
    const index_t count = has_rows(kind) ? a.rows : a.cols;
    return plan_to_multiply<T>(context, stored_q(kind, a.rows, a.cols, count, on_queue), side, a, c,
                               BlocksOfQr<T>{context});
}

}  // namespace lapilli
