// SPDX-License-Identifier: BSD-3-Clause
// The Schur form of a balanced matrix, for GEEV and GEES: the reduction and Z by several devices, all else by
// the first one.
#pragma once

#include "host/lapack_nonsymmetric.hpp"
#include "matrix/copied_operand.hpp"
#include "matrix/identity.hpp"
#include "nonsymmetric/first_device.hpp"
#include "nonsymmetric/gehrd.hpp"
#include "nonsymmetric/hseqr.hpp"
#include "norms/reductions.hpp"
#include "reflectors/apply_q.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/emulation.hpp"
#include "runtime/team.hpp"

namespace lapilli {

template <class T>
struct ReducedWork {
    CopiedOperand<T> a, q;
    GehrdWork<T> gehrd;
    ApplyQWork<T> apply;
    HseqrWork<T> iteration;
    typename Reductions<T>::Work lines;  ///< sums of rows and columns

    /// of_q: without elements where there is no Q. kb: reflectors applied at once.
    ReducedWork(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_q, index_t nb, index_t kb,
                const QrSizes& sizes)
        : a(operand_of_first<T>(arena, of_a, nb)),
          q(operand_of_first<T>(arena, of_q, nb)),
          gehrd(arena, a.matrix, nb),
          apply(arena, of_q.rows, kb, q.matrix.cyclic),
          iteration(arena, a.matrix, q.matrix, sizes, gehrd.team.matrices()),
          lines(arena, of_a.rows, columns_of_first(arena, of_a.cols), Wanted::sums) {}
};

/// A block on the diagonal of a matrix that one device has.
template <class T>
DistMatrix<T> diagonal_block(const DistMatrix<T>& a, index_t first, index_t order) {
    DistMatrix<T> block;
    block.rows = order;
    block.cyclic = Cyclic(order, std::max<index_t>(1, order), 1);
    block.local = {a.local[0].block(first, first, order, order)};
    return block;
}

/// work.a := T of the Schur form, and work.q := Z, where there is a Q; the values are the iteration's.
/// Returns LAPACK's info. form: T is wanted, else values alone.
template <class T>
index_t schur_on_device(Context& context, ReducedWork<T>& work, const host::Balanced& rows, bool form) {
    {
        const PhaseScope phase(context, "reduce to Hessenberg form");
        gehrd(context, work.gehrd, rows.ilo - 1, rows.ihi);
    }
    if (work.q.matrix.rows > 0) {
        const PhaseScope phase(context, "form Q");
        // The first and largest number of a reflector, 1, would give its error by emulated products to all
        // others, and so to the Schur vectors: Z^H Z - I was 25 n ulp of order 45 then, as of eigenvectors
        // (eigen/eigenproblem.cpp).
        const NativeProducts native(context);
        const index_t order = rows.ihi - rows.ilo + 1, first = rows.ilo - 1;
        set_identity(context, work.q.matrix);
        const DistMatrix<T> reflectors = diagonal_block(work.a.matrix, first, order),
                            of_q = diagonal_block(work.q.matrix, first, order);
        apply_q(context, Op::none, reflectors, {work.gehrd.first.tau + first}, of_q, Start::identity,
                work.apply, 1, order - 1);
    }
    const PhaseScope phase(context, "iterate");
    return hseqr(context, work.iteration, form, rows.ilo - 1, rows.ihi);
}

/// Bytes of a call whose copies on the host `call` has counted.
template <class Plan>
Footprint with_devices(const Plan& plan, Footprint call) {
    if (!plan.on_devices) return call;
    Footprint footprint = plan.memory();
    footprint.host += call.host;
    return footprint;
}

}  // namespace lapilli
