// SPDX-License-Identifier: BSD-3-Clause
// The operations of a batch on one device, in the order in which they follow each other.
#pragma once

#include <algorithm>

#include "batch/args.hpp"
#include "batch/problem.hpp"
#include "device/calls.hpp"

namespace lapilli {

/// What a device needs beside the matrices.
template <class T>
struct BatchScratch {
    Batch<T> c;  ///< of SYGVD: the ordinary problems
    T* jacobi;   ///< batch_syev_work for each matrix
};

/// Matrices of a piece: 16 MB, and enough for each multiprocessor to have two.
template <class T>
index_t matrices_of_piece(Context& context, index_t n) {
    if (context.settings.text("test.batch.piece") != "auto")
        return context.settings.integer("test.batch.piece");
    constexpr index_t bytes = index_t{1} << 24, matrices = 264;
    return std::max(matrices, bytes / (n * n * static_cast<index_t>(sizeof(T))));
}

/// Whether pieces of a batch share scratch memory.
template <class T>
bool needs_scratch(const BatchProblem& p) {
    return p.has_b() || (p.has_values() && batch_syev_work<T>(p.n) > 0);
}

template <class T>
void submit_batch(Queue& queue, const BatchProblem& p, const Batch<T>& a, const Batch<T>& b,
                  const BatchScratch<T>& scratch, real_t<T>* w, std::int64_t* infos) {
    switch (p.kind) {
        case BatchKind::potrf:
            return submit(queue, BatchPotrfArgs<T>{p.uplo, a, infos});
        case BatchKind::syevd:
            zero(queue, infos, a.count);
            return submit(queue, BatchSyevArgs<T>{p.vectors, p.uplo, a, w, scratch.jacobi, infos});
        case BatchKind::sygvd:
            break;
    }
    const int itype = static_cast<int>(p.itype);
    submit(queue, BatchPotrfArgs<T>{p.uplo, b, infos, p.n});
    submit(queue, BatchSygstArgs<T>{itype, p.uplo, a, b, scratch.c, infos});
    submit(queue, BatchSyevArgs<T>{p.vectors, Uplo::lower, scratch.c, w, scratch.jacobi, infos});
    if (p.vectors) submit(queue, BatchBackArgs<T>{itype, p.uplo, b, scratch.c, a, infos});
}

}  // namespace lapilli
