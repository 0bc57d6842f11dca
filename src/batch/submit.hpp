// SPDX-License-Identifier: BSD-3-Clause
// The operations of a batch on one device, in the order in which they follow each other.
#pragma once

#include <algorithm>

#include "batch/args.hpp"
#include "batch/arrays.hpp"
#include "batch/problem.hpp"
#include "batch_lu/args.hpp"
#include "batch_qr/args.hpp"
#include "device/calls.hpp"

namespace lapilli {

/// A device's memory in addition to the matrices.
template <class T>
struct BatchScratch {
    Batch<T> c;  ///< of SYGVD: the ordinary problems
    T* jacobi;   ///< batch_syev_work for each matrix
};

/// The largest order that the kernels take.
inline index_t kernels_order(const BatchProblem& p) {
    if (p.has_values()) return batch_order;
    if (p.kind == BatchKind::trsm) return batch_solve_order;
    if (p.is_qr()) return batch_qr_order;
    return p.is_cholesky()              ? batch_potrf_order
           : p.kind == BatchKind::getrs ? batch_solve_order
                                        : batch_lu_order;
}

/// Matrices of a piece: 16 MB, and enough for each multiprocessor to have two.
template <class T>
index_t matrices_of_piece(Context& context, const BatchProblem& p) {
    if (context.settings.text("test.batch.piece") != "auto")
        return context.settings.integer("test.batch.piece");
    constexpr index_t bytes = index_t{1} << 24, matrices = 264;
    return std::max(matrices, bytes / (p.m * p.n * static_cast<index_t>(sizeof(T))));
}

/// Whether pieces of a batch share scratch memory.
template <class T>
bool needs_scratch(const BatchProblem& p) {
    return p.has_c() || (p.has_values() && batch_syev_work<T>(p.n) > 0);
}

template <class T>
void submit_lu(Queue& queue, const BatchProblem& p, const BatchOnDevice<T>& x) {
    index_t* const pivots = p.pivots() > 0 ? x.pivots : nullptr;
    if (!p.only_solves()) {
        // One right-hand side goes with the rows.
        const bool together = p.nrhs == 1;
        submit(queue, BatchLuArgs<T>{x.a, pivots, x.infos, together ? x.b : MatrixBatch<T>{}});
        if (together || p.nrhs == 0) return;
    }
    submit(queue,
           BatchSolveArgs<T>::of_lu(p.op, x.a, pivots, x.b, x.infos, p.only_solves(), -p.number_of_pivots));
}

template <class T>
void submit_cholesky(Queue& queue, const BatchProblem& p, const BatchOnDevice<T>& x) {
    if (p.only_solves()) {
        zero(queue, x.infos, x.a.count);
    } else {
        submit(queue, BatchPotrfArgs<T>{p.uplo, x.a.square(), x.infos});
    }
    if (p.has_b()) submit(queue, BatchSolveArgs<T>::of_cholesky(p.uplo, x.a, x.b, x.infos));
}

template <class T>
void submit_qr(Queue& queue, const BatchProblem& p, const BatchOnDevice<T>& x) {
    const bool solves = p.kind == BatchKind::gels;
    if (p.reads_taus()) {
        zero(queue, x.infos, x.a.count);
    } else {
        submit(queue,
               BatchQrArgs<T>{x.a, x.tau, x.infos, solves, p.kind == BatchKind::qr ? x.b : MatrixBatch<T>{}});
    }
    if (p.kind == BatchKind::orgqr) submit(queue, BatchQArgs<T>{x.a, p.reflectors, x.tau});
    if (p.kind == BatchKind::ormqr)
        submit(queue, BatchReflectArgs<T>{p.side, p.op, x.a, x.tau, x.b, x.infos});
    if (!solves) return;
    MatrixBatch<T> r = x.a, top = x.b;
    r.rows = top.rows = p.n;
    submit(queue, BatchReflectArgs<T>{Side::left, Op::adjoint, x.a, x.tau, x.b, x.infos});
    submit(queue, BatchSolveArgs<T>::of_triangle(Uplo::upper, r, top, x.infos));
    submit(queue, BatchZeroArgs<T>{x.b, x.infos});
}

template <class T>
void submit_batch(Queue& queue, const BatchProblem& p, const BatchOnDevice<T>& x,
                  const BatchScratch<T>& scratch) {
    if (p.kind == BatchKind::potri) return submit(queue, BatchPotriArgs<T>{p.uplo, x.a, x.infos});
    if (p.kind == BatchKind::getri)
        return submit(queue, BatchGetriArgs<T>{x.a, p.pivots() > 0 ? x.pivots : nullptr, x.infos,
                                               -p.number_of_pivots, x.b});
    if (p.kind == BatchKind::trsm)
        return submit(queue, BatchSolveArgs<T>::of_trsm(p.side, p.uplo, p.op, p.unit, scalar_of<T>(p.alpha),
                                                        x.a, x.b, x.infos));
    if (p.is_lu()) return submit_lu(queue, p, x);
    if (p.is_qr()) return submit_qr(queue, p, x);
    if (p.is_cholesky()) return submit_cholesky(queue, p, x);
    const Batch<T> a = x.a.square(), b = x.b.square();
    if (p.kind == BatchKind::syevd) {
        zero(queue, x.infos, a.count);
        return submit(queue, BatchSyevArgs<T>{p.vectors, p.uplo, a, x.w, scratch.jacobi, x.infos});
    }
    const int itype = static_cast<int>(p.itype);
    submit(queue, BatchPotrfArgs<T>{p.uplo, b, x.infos, p.n});
    submit(queue, BatchSygstArgs<T>{itype, p.uplo, a, b, scratch.c, x.infos});
    submit(queue, BatchSyevArgs<T>{p.vectors, Uplo::lower, scratch.c, x.w, scratch.jacobi, x.infos});
    if (p.vectors) submit(queue, BatchBackArgs<T>{itype, p.uplo, b, scratch.c, a, x.infos});
}

}  // namespace lapilli
