// SPDX-License-Identifier: BSD-3-Clause
// Divide and conquer for the symmetric tridiagonal eigenproblem: the arguments of its steps, except those on
// the columns of Q (merges/args.hpp).
//
//     T = [ T1     ] + rho u u^T,  T1 = Q1 D1 Q1^T, T2 = Q2 D2 Q2^T        D + rho z z^T = S L S^T, [ Q1    ] S the new vectors
//         [     T2 ]                                                                               [    Q2 ]
#pragma once

#include <algorithm>

#include "arch/limits.hpp"
#include "merges/args.hpp"

namespace lapilli {

/// The nodes of one level and the data of its steps.
template <class R>
struct StedcLevel : MergeLevel<R> {
    const double*
        /// n elements below the diagonal of T: those inside leaves, and those between the children of a merge
        below;
    const R* ends;         ///< the children's rows next to the cut, by column of Q; null if q has them
    std::int64_t* failed;  ///< number of leaves that did not converge
    double unit;           ///< eps of R, 2^-53 or 2^-24

    /// By root: the reciprocal of its vector's length. In an array that is free after deflation.
    constexpr double* over_length() const { return this->arrays.sorted(); }
    /// The coupling between the children of a merge, which has been subtracted from their diagonals.
    constexpr double coupling(const MergeNode& node) const { return below[node.first + node.cut - 1]; }
};

/// The steps of a level in their order: leaves, or all others. Between `lengths` and `vectors`, columns of Q
/// are rotated and packed. The vectors may be made for parts of S's columns.
enum class StedcStep { leaves, order, deflate, roots, weights, lengths, vectors };

constexpr const char* stedc_name(StedcStep step) {
    constexpr const char* names[] = {"stedc_leaves",  "stedc_order",   "stedc_deflate", "stedc_roots",
                                     "stedc_weights", "stedc_lengths", "stedc_vectors"};
    return names[static_cast<int>(step)];
}

/// One step for all merges of a level
template <class T>
struct StedcArgs : StedcLevel<real_t<T>> {
    using Scalar = T;
    StedcStep step;
    const char* name = stedc_name(step);

    const char* violation() const {
        return this->count == 0 || this->largest > 0 ? nullptr : "stedc: size of the nodes";
    }
    bool empty() const { return this->count == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        MergeArrays& found = this->arrays;
        const index_t n = found.n;
        // The step `vectors` only reads the arrays, because other devices may be copying them.
        const Access access = step == StedcStep::vectors ? Access::read : Access::write;
        touch(access, found.reals, Extent::array(MergeArrays::real_arrays * n));
        touch(access, found.integers, Extent::array(MergeArrays::integer_arrays * n));
        touch(access, this->nodes, Extent::array(this->count));
        touch(Access::read, this->below, Extent::array(n));
        if (step == StedcStep::leaves) touch(Access::write, this->failed, Extent::array(1));
        if (step == StedcStep::order && this->ends != nullptr) {
            touch(Access::read, this->ends, Extent::array(n));
        } else if (step == StedcStep::leaves || step == StedcStep::order) {
            touch(step == StedcStep::leaves ? Access::write : Access::read, this->q,
                  Extent::matrix(this->rows, n, this->ldq));
        }
        if (step == StedcStep::vectors) {
            touch(Access::write, this->s, Extent::matrix(n, this->columns, this->lds));
            if (this->roots != nullptr) touch(Access::read, this->roots, Extent::array(this->columns));
        }
    }
};

/// Some levels of merges, the nodes of one behind those of another.
template <class R>
struct StedcLevels : StedcLevel<R> {
    /// Halving a merge of merge_small_limit this often leaves leaves.
    static constexpr int most = 4;
    struct Size {
        std::int64_t count, largest;
    };
    int levels;
    Size sizes[most];
    void* barrier;    ///< barrier_bytes, zero before the first use
    int sharers = 1;  ///< problems that may be solved on the device at the same time

    /// A level as its steps have it.
    constexpr StedcLevel<R> level(int which) const {
        StedcLevel<R> result = *this;
        for (int k = 0; k < which; ++k) result.nodes += sizes[k].count;
        result.count = sizes[which].count;
        result.largest = result.columns = sizes[which].largest;
        return result;
    }
};

/// All steps of the merges of small levels, from the first one on.
template <class T>
struct StedcMergesArgs : StedcLevels<real_t<T>> {
    using Scalar = T;
    static constexpr const char* name = "stedc_merges";

    const char* violation() const {
        bool fits = this->sharers > 0 && this->levels > 0 && this->levels <= this->most &&
                    this->ends == nullptr && this->roots == nullptr && this->parts == 1 && this->begin == 0;
        for (int k = 0; fits && k < this->levels; ++k)
            fits = this->sizes[k].largest > 0 && this->sizes[k].largest <= merge_small_limit;
        return fits ? nullptr : "stedc_merges: levels";
    }
    bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        MergeArrays& found = this->arrays;
        const index_t n = found.n;
        index_t largest = 0, nodes = 0;
        for (int k = 0; k < this->levels; ++k) {
            largest = std::max(largest, this->sizes[k].largest);
            nodes += this->sizes[k].count;
        }
        touch(Access::write, found.reals, Extent::array(MergeArrays::real_arrays * n));
        touch(Access::write, found.integers, Extent::array(MergeArrays::integer_arrays * n));
        touch(Access::write, this->nodes, Extent::array(nodes));
        touch(Access::read, this->below, Extent::array(n));
        touch(Access::write, this->q, Extent::matrix(this->rows, n, this->ldq));
        touch(Access::write, this->packed, Extent::matrix(n, ceil_div(largest, 2), this->ldp));
        touch(Access::write, this->s, Extent::matrix(n, largest, this->lds));
        touch(Access::write, this->barrier, Extent::array(barrier_bytes));
    }
};

}  // namespace lapilli

#define LAPILLI_STEDC_OPERATIONS(X) X(StedcArgs) X(StedcMergesArgs)
