// SPDX-License-Identifier: BSD-3-Clause
// Divide and conquer for the singular values and vectors of an upper bidiagonal matrix: the arguments of its
// steps, except those on the columns of U and V (merges/args.hpp).
//
//     B = [ B1          ]   B1 = U1 [D1 0] V1^T, l rows and l+1 columns,     a node: l+1 columns on the left, r+1 on the
//         [ alpha  beta ]   alpha under its last column, beta under the      right. U has the row of alpha and beta as
//         [          B2 ]   first one of B2 = U2 [D2 0] V2^T                 the left child's last one.
//
//     B = U [ z^T  ] V^T         z: alpha times the last row of V1, beta times the first row of V2. The last columns of
//           [ 0  D ]             V1 and of V2 are null vectors of B1 and of B2. A rotation in their plane makes z of one of
//                                them 0. The other one is column l: there U has a unit vector, and D the value 0.
//
// B is stored as n x (n+1), with a column of zeros behind it, so that all nodes are alike; row n of U and of
// V is not stored.
#pragma once

#include "merges/args.hpp"

namespace lapilli {

/// The nodes of one level and the data of its steps. `q` is V, except in the steps that make vectors: there
/// `is_last` tells.
template <class R>
struct BdsdcLevel : MergeLevel<R> {
    const double *diagonal, *above;  ///< B: one element of each per column, zeros in the last one
    R* u;                            ///< for leaves: the rows of U on this device
    std::int64_t ldu;
    const R* ends;         ///< V's rows next to the cut, by column; null if q has them
    std::int64_t* failed;  ///< number of leaves that did not converge
    double unit;           ///< eps of R, 2^-53 or 2^-24

    // Arrays reused after deflation: indexed by root, the reciprocals of the vectors' lengths.
    constexpr double* over_length_of_u() const { return this->arrays.sorted(); }
    constexpr double* over_length_of_v() const { return this->arrays.z(); }

    constexpr double alpha(const MergeNode& node) const { return diagonal[node.first + node.cut - 1]; }
    constexpr double beta(const MergeNode& node) const { return above[node.first + node.cut - 1]; }
};

/// The steps of a level in their order: leaves, or all others. Between `lengths` and `vectors`, columns of U
/// and V are rotated and packed. The vectors may be made in parts, each for some of S's columns.
enum class BdsdcStep { leaves, order, deflate, roots, weights, lengths, vectors };

constexpr const char* bdsdc_name(BdsdcStep step) {
    constexpr const char* names[] = {"bdsdc_leaves",  "bdsdc_order",   "bdsdc_deflate", "bdsdc_roots",
                                     "bdsdc_weights", "bdsdc_lengths", "bdsdc_vectors"};
    return names[static_cast<int>(step)];
}

/// One step for all merges of a level
template <class T>
struct BdsdcArgs : BdsdcLevel<real_t<T>> {
    using Scalar = T;
    BdsdcStep step;
    const char* name = bdsdc_name(step);

    const char* violation() const {
        return this->count == 0 || this->largest > 0 ? nullptr : "bdsdc: size of the nodes";
    }
    bool empty() const { return this->count == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        MergeArrays& found = this->arrays;
        const index_t n = found.n;
        // The step `vectors` only reads the arrays, because other devices may be copying them.
        const Access access = step == BdsdcStep::vectors ? Access::read : Access::write;
        touch(access, found.reals, Extent::array(MergeArrays::real_arrays * n));
        touch(access, found.integers, Extent::array(MergeArrays::integer_arrays * n));
        touch(access, this->nodes, Extent::array(this->count));
        touch(Access::read, this->diagonal, Extent::array(n));
        touch(Access::read, this->above, Extent::array(n));
        if (step == BdsdcStep::leaves) {
            touch(Access::write, this->failed, Extent::array(1));
            touch(Access::write, this->u, Extent::matrix(this->rows, n, this->ldu));
        }
        if (step == BdsdcStep::order && this->ends != nullptr) {
            touch(Access::read, this->ends, Extent::array(n));
        } else if (step == BdsdcStep::leaves || step == BdsdcStep::order) {
            touch(step == BdsdcStep::leaves ? Access::write : Access::read, this->q,
                  Extent::matrix(this->rows, n, this->ldq));
        }
        if (step == BdsdcStep::vectors) {
            touch(Access::write, this->s, Extent::matrix(n, this->columns, this->lds));
            if (this->roots != nullptr) touch(Access::read, this->roots, Extent::array(this->columns));
        }
    }
};

}  // namespace lapilli

#define LAPILLI_BDSDC_OPERATIONS(X) X(BdsdcArgs)
