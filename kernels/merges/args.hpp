// SPDX-License-Identifier: BSD-3-Clause
// The merges of divide and conquer: operations on the columns of a matrix Q of vectors, after a solver has
// found the numbers of a level. A symmetric tridiagonal problem has one such matrix; a problem with left and
// right vectors has two, which undergo the same operations one after the other. Plain data, shared by the
// kernels and the backends; R is the precision of the vectors, all other numbers are doubles.
//
//     Q, n columns, after two levels:      a merge of rows and columns first .. first+size-1:
//         +----+----+
//         | ## |    |                          [ Q1    ] S     S: the vectors of the merged problem in those of the children
//         +----+----+                          [    Q2 ]
//         |    | ## |
//         +----+----+
//
// The columns of a merge are not sorted: `d` gives the value of each. The vectors that survive deflation are
// multiplied by S and occupy the first columns; the others keep their column or move to a later one. A matrix
// may have fewer rows than columns: missing rows of a merge are skipped.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/access.hpp"

namespace lapilli {

/// The most columns of a leaf.
inline constexpr int merge_leaf_limit = 32;
/// Merges up to this size are multiplied by a kernel that reads their sizes from device memory.
inline constexpr std::int64_t merge_small_limit = 512;

/// A merge, or a leaf if `cut` is 0.
struct MergeNode {
    std::int64_t first, size;
    std::int64_t cut;  ///< the order of the left child
    // Found by deflation. Survivors are counted by the rows where their vectors are nonzero: the left
    // child's, both, the right child's. moved: deflated columns that must move. listed: columns that
    // rotations use.
    std::int64_t left, both, right, moved, listed;
    /// A solver may scale a merge: the arrays in ascending order are the children's numbers times
    /// 2^-exponent.
    std::int64_t exponent;

    constexpr std::int64_t survivors() const { return left + both + right; }
};

/// The arrays of a whole tree, n elements each. The elements of a node begin at its `first`.
struct MergeArrays {
    static constexpr int real_arrays = 8, integer_arrays = 9;
    std::int64_t n;
    double* reals;
    std::int64_t* integers;

    // Indexed by column of Q:
    constexpr double* d() const { return reals; }
    // In ascending order of d:
    constexpr double* sorted() const { return reals + n; }  ///< d
    constexpr double* z() const { return reals + 2 * n; }
    constexpr double* cosine() const {
        return reals + 3 * n;
    }  ///< of the rotation with the one before in `listed`
    constexpr double* sine() const { return reals + 4 * n; }
    // Indexed by survivor, ascending:
    constexpr double* pole() const { return reals + 5 * n; }
    constexpr double* weight() const { return reals + 6 * n; }  ///< z, later Gu and Eisenstat's weights
    constexpr double* tau() const { return reals + 7 * n; }     ///< root i is pole(origin(i)) + tau(i)

    constexpr std::int64_t* column() const { return integers; }    ///< ascending: column of Q
    constexpr std::int64_t* kind() const { return integers + n; }  ///< ascending: MergeKind
    constexpr std::int64_t* listed() const {
        return integers + 2 * n;
    }  ///< those with |rho z| above the tolerance
    /// of those: MergeRotation with the previous one
    constexpr std::int64_t* rotated() const { return integers + 3 * n; }
    constexpr std::int64_t* place() const {
        return integers + 4 * n;
    }  ///< by survivor: where among the packed
    /// by place among the packed: column of Q
    constexpr std::int64_t* packed() const { return integers + 5 * n; }
    constexpr std::int64_t* origin() const { return integers + 6 * n; }  ///< by survivor
    /// By place among the packed: the survivor. In place of the kinds, once columns are listed.
    constexpr std::int64_t* survivor() const { return kind(); }
    constexpr std::int64_t* from() const { return integers + 7 * n; }  ///< deflated columns that move,
    constexpr std::int64_t* to() const { return integers + 8 * n; }    ///< their new columns
};

enum MergeKind : std::int64_t { in_left = 0, in_both = 1, in_right = 2, deflated = 3 };

/// Whether a listed column is rotated with the previous one: not, in every matrix Q, or in the last matrix
/// alone.
enum MergeRotation : std::int64_t { not_rotated = 0, rotated_in_all = 1, rotated_in_last = 2 };

/// The nodes of one level, one of the matrices Q, and the data of its column operations.
template <class R>
struct MergeLevel {
    MergeArrays arrays;
    MergeNode* nodes;
    std::int64_t count;    ///< number of nodes
    std::int64_t largest;  ///< largest size of a node
    R* q;                  ///< rows row .. row+rows-1 of Q, the rows on this device
    std::int64_t ldq;
    std::int64_t row, rows;
    bool is_last;  ///< Q is the last of the matrices
    /// Survivors' rows of the left child and of the right child, each in its own rows, in up to
    /// ceil(largest/2) columns.
    R* packed;
    std::int64_t ldp;
    /// The rows that are packed and moved: all (0); or, to save memory, those of the left child (1) and,
    /// after their product, those of the right child (2). Then `packed` begins with the child's first row on
    /// this device, and there is only one node.
    std::int64_t half = 0;
    R* s;  ///< S, in the node's rows
    std::int64_t lds;
    std::int64_t begin, columns;  ///< selects columns of S
    const std::int64_t* roots;    ///< the root of each such column, -1 for none; null: begin, begin + 1, ...
    /// Devices that share a merge find a part of its roots each, and of the numbers that each root or each
    /// survivor has.
    std::int64_t part = 0, parts = 1;
};

/// Neighbours of the roots of a merge, or of the rows of S.
struct MergePart {
    std::int64_t begin, end;

    /// The roots that are this device's part.
    template <class R>
    static constexpr MergePart of(const MergeLevel<R>& level, const MergeNode& node) {
        const std::int64_t count = node.survivors();
        return {count * level.part / level.parts, count * (level.part + 1) / level.parts};
    }
};

/// The steps in their order. The solver makes S between the last two. The product may be repeated for parts
/// of S's columns; in large merges it is two matrix products instead of this step.
enum class MergeStep { rotate, pack, move, multiply };

constexpr const char* merge_name(MergeStep step) {
    constexpr const char* names[] = {"merge_rotate", "merge_pack", "merge_move", "merge_multiply"};
    return names[static_cast<int>(step)];
}

/// One step for all merges of a level
template <class T>
struct MergeArgs : MergeLevel<real_t<T>> {
    using Scalar = T;
    MergeStep step;
    const char* name = merge_name(step);

    /// The number of rows of `packed`.
    index_t packed_rows() const {
        return this->half == 0 ? this->arrays.n : std::min(ceil_div(this->largest, 2), this->rows);
    }

    const char* violation() const {
        return this->count == 0 || this->largest > 0 ? nullptr : "merges: size of the nodes";
    }
    bool empty() const { return this->count == 0; }
    /// The arrays are only read, because other devices may be copying them.
    template <class Touch>
    void accesses(Touch touch) {
        MergeArrays& found = this->arrays;
        const index_t n = found.n;
        touch(Access::read, found.reals, Extent::array(MergeArrays::real_arrays * n));
        touch(Access::read, found.integers, Extent::array(MergeArrays::integer_arrays * n));
        touch(Access::read, this->nodes, Extent::array(this->count));
        touch(Access::write, this->q, Extent::matrix(this->rows, n, this->ldq));
        const Extent packed = Extent::matrix(packed_rows(), ceil_div(this->largest, 2), this->ldp);
        if (step == MergeStep::pack) touch(Access::write, this->packed, packed);
        if (step == MergeStep::multiply) {
            touch(Access::read, this->packed, packed);
            touch(Access::read, this->s, Extent::matrix(n, this->columns, this->lds));
        }
    }
};

}  // namespace lapilli

#define LAPILLI_MERGES_OPERATIONS(X) X(MergeArgs)
