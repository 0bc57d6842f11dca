// SPDX-License-Identifier: BSD-3-Clause
// Divide and conquer for the symmetric tridiagonal eigenproblem: what its steps work on. Plain data, shared by the kernels and
// the backends; R is the precision of the eigenvectors, all other numbers are doubles.
//
//     Q, n-by-n, after two levels:         a merge of rows and columns first .. first+size-1:
//         +----+----+
//         | ## |    |                          T = [ T1     ] + rho u u^T,  T1 = Q1 D1 Q1^T, T2 = Q2 D2 Q2^T
//         +----+----+                              [     T2 ]
//         |    | ## |                          D + rho z z^T = S L S^T, [ Q1    ] S the new vectors
//         +----+----+                                                   [    Q2 ]
//
// The columns of a merge stay in any order: `d` says whose eigenvalue is whose. Survivors of the deflation are multiplied
// by S and take the first columns; the others keep their column, or move to one behind.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/access.hpp"

namespace lapilli {

/// Leaves are at most so large.
inline constexpr int stedc_leaf_limit = 32;
/// Merges up to this size are multiplied by a kernel that reads their sizes on the device.
inline constexpr std::int64_t stedc_small_limit = 512;

/// A merge, or with `cut` 0 a leaf.
struct StedcNode {
    std::int64_t first, size;
    std::int64_t cut;  ///< rows of the left child
    double coupling;   ///< the element of T between the children, which their diagonals have lost
    // Found by the deflation: survivors by where their vectors are not zero: in the left child's rows, in both, in the
    // right child's; how many deflated columns must move; how many columns the rotations know.
    std::int64_t left, both, right, moved, listed;

    constexpr std::int64_t survivors() const { return left + both + right; }
};

/// The arrays of a whole tree, n elements each, for all nodes side by side: a node's begin at its `first`.
struct StedcArrays {
    static constexpr int real_arrays = 8, integer_arrays = 9;
    std::int64_t n;
    double* reals;
    std::int64_t* integers;
    std::int64_t* failed;  ///< leaves that did not converge

    // By column of Q:
    constexpr double* d() const { return reals; }
    // Ascending:
    constexpr double* sorted() const { return reals + n; }  ///< d
    constexpr double* z() const { return reals + 2 * n; }
    constexpr double* cosine() const {
        return reals + 3 * n;
    }  ///< of the rotation with the one before in `listed`
    constexpr double* sine() const { return reals + 4 * n; }
    // By survivor, ascending:
    constexpr double* pole() const { return reals + 5 * n; }
    constexpr double* weight() const { return reals + 6 * n; }  ///< z, later Gu and Eisenstat's
    constexpr double* tau() const { return reals + 7 * n; }     ///< root i is pole(origin(i)) + tau(i)
    constexpr double* element() const { return cosine(); }      ///< of T, below the diagonal: for leaves

    constexpr std::int64_t* column() const { return integers; }    ///< ascending: the column of Q
    constexpr std::int64_t* kind() const { return integers + n; }  ///< ascending: StedcKind
    constexpr std::int64_t* listed() const {
        return integers + 2 * n;
    }  ///< those with |rho z| above the tolerance
    constexpr std::int64_t* rotated() const { return integers + 3 * n; }  ///< of those: with the one before
    constexpr std::int64_t* place() const {
        return integers + 4 * n;
    }  ///< by survivor: where among the packed
    constexpr std::int64_t* packed() const { return integers + 5 * n; }  ///< by place: the column of Q
    constexpr std::int64_t* origin() const { return integers + 6 * n; }  ///< by survivor
    constexpr std::int64_t* from() const { return integers + 7 * n; }    ///< deflated columns that move,
    constexpr std::int64_t* to() const { return integers + 8 * n; }      ///< and where
};

enum StedcKind : std::int64_t { in_left = 0, in_both = 1, in_right = 2, deflated = 3 };

/// The nodes of one level and what its steps read and write.
template <class R>
struct StedcLevel {
    StedcArrays arrays;
    StedcNode* nodes;
    std::int64_t count;    ///< of nodes
    std::int64_t largest;  ///< size of a node
    R* q;  ///< rows row .. row+rows-1 of Q, which are on this device; the vectors' step does without
    std::int64_t ldq;
    std::int64_t row, rows;
    const R*
        ends;  ///< where the children's rows next to the cut are elsewhere: they, by column of Q; else null
    /// Survivors' rows of the left child, and of the right one, each in its own rows, in up to ceil(largest/2) columns.
    R* packed;
    std::int64_t ldp;
    /// Which rows are packed and moved: all (0), or to save memory those of the left child (1) and, once their product has been
    /// made, those of the right one (2). Then `packed` begins with the child's first row here, and there is one node.
    std::int64_t half = 0;
    R* s;  ///< S, in the node's rows
    std::int64_t lds;
    std::int64_t begin, columns;  ///< which columns of S
    const std::int64_t* roots;    ///< whose vectors these are, none for -1; null: of begin, begin + 1, ...
    double unit;                  ///< eps of R, 2^-53 or 2^-24
};

/// What a level is made of, in this order. The last two may be repeated for parts of the columns of S, and for large
/// merges the product is not a step but two products of matrices.
enum class StedcStep { leaves, order, deflate, rotate, pack, move, roots, weights, vectors, multiply };

constexpr const char* stedc_name(StedcStep step) {
    constexpr const char* names[] = {"stedc_leaves",  "stedc_order",   "stedc_deflate", "stedc_rotate",
                                     "stedc_pack",    "stedc_move",    "stedc_roots",   "stedc_weights",
                                     "stedc_vectors", "stedc_multiply"};
    return names[static_cast<int>(step)];
}

/// One step for all merges of a level
template <class T>
struct StedcArgs : StedcLevel<real_t<T>> {
    using Scalar = T;
    StedcStep step;
    const char* name = stedc_name(step);

    /// In the other steps `packed` may be smaller than what these need of it.
    bool uses_packed() const { return step == StedcStep::pack || step == StedcStep::multiply; }
    /// Rows of `packed`.
    index_t packed_rows() const {
        return this->half == 0 ? this->arrays.n : std::min(ceil_div(this->largest, 2), this->rows);
    }
    /// Most steps only read the arrays, which other devices may be copying.
    bool finds() const {
        return step == StedcStep::leaves || step == StedcStep::order || step == StedcStep::deflate ||
               step == StedcStep::roots || step == StedcStep::weights;
    }

    const char* violation() const {
        return this->count == 0 || this->largest > 0 ? nullptr : "stedc: size of the nodes";
    }
    bool empty() const { return this->count == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        StedcArrays& found = this->arrays;
        const index_t n = found.n;
        const Access access = finds() ? Access::write : Access::read;
        touch(access, found.reals, Extent::array(StedcArrays::real_arrays * n));
        touch(access, found.integers, Extent::array(StedcArrays::integer_arrays * n));
        touch(Access::write, found.failed, Extent::array(1));
        touch(access, this->nodes, Extent::array(this->count));
        if (this->q != nullptr) touch(Access::write, this->q, Extent::matrix(this->rows, n, this->ldq));
        if (this->ends != nullptr) touch(Access::read, this->ends, Extent::array(n));
        if (uses_packed()) {
            touch(step == StedcStep::pack ? Access::write : Access::read, this->packed,
                  Extent::matrix(packed_rows(), ceil_div(this->largest, 2), this->ldp));
        }
        touch(Access::write, this->s, Extent::matrix(n, this->columns, this->lds));
        if (this->roots != nullptr) touch(Access::read, this->roots, Extent::array(this->columns));
    }
};

}  // namespace lapilli

#define LAPILLI_STEDC_OPERATIONS(X) X(StedcArgs)
