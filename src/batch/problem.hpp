// SPDX-License-Identifier: BSD-3-Clause
// What is asked of each matrix of a batch.
#pragma once

#include <vector>

#include "batch/user_batch.hpp"

namespace lapilli {

enum class BatchKind { potrf, syevd, sygvd };

struct BatchProblem {
    BatchKind kind;
    index_t n, count;
    Uplo uplo = Uplo::lower;
    bool vectors = false;
    index_t itype = 1;

    bool has_b() const { return kind == BatchKind::sygvd; }
    bool has_values() const { return kind != BatchKind::potrf; }
    /// What of A the call writes.
    bool writes_a() const { return kind == BatchKind::potrf || vectors; }
    Part part_of_a() const { return kind == BatchKind::potrf ? triangle() : Part::all; }
    Part triangle() const { return uplo == Uplo::lower ? Part::lower : Part::upper; }
    /// A matrix with an info has no results; but POTRF's factor is there up to where it failed.
    bool delivers_a(index_t info) const { return kind == BatchKind::potrf || (vectors && info == 0); }
};

/// The caller's arrays.
template <class T>
struct BatchOperands {
    UserBatch<T> a, b;
    real_t<T>* w = nullptr;
    index_t* infos = nullptr;
};

/// Values and infos to the caller: an info that is not 0 leaves the matrix's values as they were. Returns how many there
/// are. What goes to devices is added before what goes to the host, as a Delivery has it.
template <class T, class AddVector>
index_t add_small_results(const BatchProblem& p, const BatchOperands<T>& x, const real_t<T>* w,
                          const index_t* infos, AddVector add_vector) {
    index_t bad = 0;
    for (index_t k = 0; k < p.count; ++k) bad += infos[k] != 0 ? 1 : 0;
    for (index_t first = 0; p.has_values() && first < p.count;) {
        index_t last = first;
        while (last < p.count && infos[last] == 0) ++last;
        if (last > first) add_vector(x.w + first * p.n, w + first * p.n, (last - first) * p.n);
        first = last + 1;
    }
    add_vector(x.infos, infos, p.count);
    return bad;
}

}  // namespace lapilli
