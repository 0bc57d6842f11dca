// SPDX-License-Identifier: BSD-3-Clause
// Q of an earlier factorization or reduction, as LAPACK has stored it: formed in the place of its reflectors, or multiplied with a matrix C.
#pragma once

#include <vector>

#include "base/function_ref.hpp"
#include "device/calls.hpp"
#include "matrix/staged_operand.hpp"
#include "reflectors/apply_q.hpp"

namespace lapilli {

/// Where a routine has stored its Q in A, and from which order on devices compute with it.
struct StoredQ {
    const char* crossover;  ///< the setting that `order` is compared with
    index_t order;
    Form form;              ///< of A's working matrix, in which reflectors are columns, the first one first
    Part part = Part::all;  ///< of the working matrix that has reflectors
    bool turns = true;      ///< form and part depend on the routine's options
    index_t below = 0;      ///< reflectors begin on this diagonal below the main one: apply_q
    index_t count;          ///< of reflectors
    index_t most;           ///< the count that there is room for: a memory query is not told the count
};

/// The devices and the block columns of a working matrix.
struct StoredQBlocks {
    Team team;
    index_t nb;
};
/// What a routine takes for a working matrix C of these rows and columns.
using BlocksOfC = FunctionRef<StoredQBlocks(index_t rows, index_t cols)>;

/// How Q is formed or multiplied with C: the same for a call and for its memory query, whose matrices may be anywhere.
struct StoredQPlan {
    StoredQ q;
    bool multiplies, on_devices;
    Staging a, c;  ///< where Q is formed, c is what A becomes
    StoredQBlocks blocks{};
    index_t kb = 0;  ///< reflectors that are applied at once
};
/// Of A the sizes and the place are given.
template <class T>
StoredQPlan plan_to_form(Context& context, const StoredQ& q, const Staging& a, BlocksOfC blocks);
/// And of C: as many rows as Q, or, from the right, as many columns.
template <class T>
StoredQPlan plan_to_multiply(Context& context, const StoredQ& q, Side side, const Staging& a,
                             const Staging& c, BlocksOfC blocks);
template <class T>
Footprint memory_of(const StoredQPlan& plan);

/// A := Q. lapack(A, tau): what the CPU calls. Returns its info.
template <class T>
index_t form_q(Context& context, const StoredQPlan& plan, const UserMatrix<T>& a, const T* tau,
               FunctionRef<index_t(HostView<T>, const T*)> lapack);

/// C := op(Q) C, or C op(Q) from the right. lapack(trans, A, tau, C): what the CPU calls. Returns its info.
template <class T>
index_t multiply_by_q(Context& context, const StoredQPlan& plan, Op op, const UserMatrix<const T>& a,
                      const T* tau, const UserMatrix<T>& c,
                      FunctionRef<index_t(char, HostView<const T>, const T*, HostView<T>)> lapack);

/// The factors of the reflectors to their places on the devices. Waits.
template <class T>
void upload_tau(Context& context, const std::vector<T>& tau, const std::vector<T*>& places) {
    const auto count = static_cast<index_t>(tau.size());
    const DrainScope drain(context);
    for (std::size_t d = 0; d < places.size(); ++d) {
        copy_across(context.queue(static_cast<int>(d)), HostView<const T>{tau.data(), count, 1, count},
                    DeviceView<T>{places[d], count, 1, count});
    }
    context.synchronize();
}

}  // namespace lapilli
