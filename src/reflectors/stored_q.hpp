// SPDX-License-Identifier: BSD-3-Clause
// Q of an earlier factorization or reduction, stored in LAPACK's format: formed in place of its reflectors,
// or multiplied with a matrix C.
#pragma once

#include <vector>

#include "base/function_ref.hpp"
#include "device/calls.hpp"
#include "matrix/copied_operand.hpp"
#include "reflectors/apply_q.hpp"

namespace lapilli {

/// The format in which a routine has stored its Q in A, and the order from which devices compute with it.
struct StoredQ {
    const char* crossover;  ///< the setting that `order` is compared with
    index_t order;
    Form form;              ///< of A's working matrix, where reflectors are columns in ascending order
    Part part = Part::all;  ///< the part of the working matrix that holds reflectors
    bool turns = true;      ///< form and part depend on the routine's options
    index_t below = 0;      ///< the diagonal below the main one on which reflectors begin: see apply_q
    index_t count;          ///< the number of reflectors
    index_t most;           ///< an upper bound of `count`: a memory query does not know the count
    /// To form Q: rows and columns of A that reflectors do not have, where Q is the identity.
    index_t before = 0, behind = 0;
};

/// The devices and the block width of a working matrix.
struct StoredQBlocks {
    Team team;
    index_t nb;
};
/// The choice of a routine for a working matrix C of this shape.
using BlocksOfC = FunctionRef<StoredQBlocks(index_t rows, index_t cols)>;

/// The plan to form Q or to multiply it with C, the same for a call and for its memory query, which does not
/// know where the matrices are.
struct StoredQPlan {
    StoredQ q;
    bool multiplies, on_devices;
    CopyPlan a, c;  ///< to form Q, c is the result that overwrites A
    StoredQBlocks blocks{};
    index_t kb = 0;  ///< reflectors applied at once
};
/// a: size and place of A.
template <class T>
StoredQPlan plan_to_form(Context& context, const StoredQ& q, const CopyPlan& a, BlocksOfC blocks);
/// c: size and place of C, which has as many rows as Q or, from the right, as many columns.
template <class T>
StoredQPlan plan_to_multiply(Context& context, const StoredQ& q, Side side, const CopyPlan& a,
                             const CopyPlan& c, BlocksOfC blocks);
template <class T>
Footprint memory_of(const StoredQPlan& plan);

/// A := Q. lapack(A, tau): the call for the CPU. Returns its info.
template <class T>
index_t form_q(Context& context, const StoredQPlan& plan, const UserMatrix<T>& a, const T* tau,
               FunctionRef<index_t(HostView<T>, const T*)> lapack);

/// C := op(Q) C, or C op(Q) from the right. lapack(trans, A, tau, C): the call for the CPU. Returns its info.
template <class T>
index_t multiply_by_q(Context& context, const StoredQPlan& plan, Op op, const UserMatrix<const T>& a,
                      const T* tau, const UserMatrix<T>& c,
                      FunctionRef<index_t(char, HostView<const T>, const T*, HostView<T>)> lapack);

/// Copies tau to its places on the devices. Waits.
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
