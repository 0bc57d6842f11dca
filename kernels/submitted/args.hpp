// SPDX-License-Identifier: BSD-3-Clause
// Decisions that the host makes in calls that wait, made on the device for queues of the caller: powers of
// two for columns, lists of rows for pivots that the host never sees, a mark for failed factorizations. Plain
// data, shared by the kernels, the backends and the tests.
#pragma once

#include "base/access.hpp"
#include "base/view.hpp"
#include "batch/args.hpp"
#include "submitted/solution_args.hpp"

namespace lapilli {

/// Column j of `largest` has the largest sizes of the pieces of a column. down[j] := 2^-e, up[j] := 2^e, with
/// e the exponent of the largest of them if that is too far from 1 (safe_scale.hpp), else 0.
template <class T>
struct SafeScalesArgs {
    using Scalar = T;
    static constexpr const char* name = "safe_scales";
    DeviceView<const real_t<T>> largest;
    real_t<T>*down, *up;

    const char* violation() const { return nullptr; }
    bool empty() const { return largest.cols == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, largest);
        touch(Access::write, down, Extent::array(largest.cols));
        touch(Access::write, up, Extent::array(largest.cols));
    }
};

/// Interchanges whose moves form one pair of lists.
inline constexpr index_t interchanges_at_once = 512;
constexpr index_t interchange_lists(index_t count) { return ceil_div(count, interchanges_at_once); }

/// Makes the lists of swap_rows for the interchanges of row k with row pivots[k] - 1, k = 0 .. count-1, in
/// this order or backwards: one pair of lists for every interchanges_at_once of them, each of twice as many
/// numbers, with -1 in unused places. A pivot that is no row interchanges nothing, and info[0] becomes `bad`.
template <class T>
struct InterchangeListsArgs {
    using Scalar = T;
    static constexpr const char* name = "interchange_lists";
    index_t rows, count;
    const index_t* pivots;
    bool forwards;
    index_t *to, *from;
    index_t* info;
    index_t bad;

    index_t length() const { return 2 * interchanges_at_once * interchange_lists(count); }
    const char* violation() const { return count <= rows ? nullptr : "interchange_lists: rows"; }
    bool empty() const { return count == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, pivots, Extent::array(count));
        touch(Access::write, to, Extent::array(length()));
        touch(Access::write, from, Extent::array(length()));
        touch(Access::write, info, Extent::array(1));
    }
};

/// Element info[0] - 1 of the diagonal, if it exists, becomes NaN: programs that do not wait for info find it
/// there.
template <class T>
struct MarkFailureArgs {
    using Scalar = T;
    static constexpr const char* name = "mark_failure";
    const index_t* info;
    DeviceView<T> diagonal;  ///< a row, whose leading dimension is the matrix's + 1

    const char* violation() const { return diagonal.rows == 1 ? nullptr : "mark_failure: shape"; }
    bool empty() const { return diagonal.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, info, Extent::array(1));
        touch(Access::write, diagonal);
    }
};

/// Eigenproblems of a batch, for programs that may not read their infos: to[k] becomes 0, or `failed` where
/// infos[k] is not 0. Then the values of matrix k, w[k n .. k n + n - 1], become NaN, and the matrix, where
/// it is to have vectors.
template <class T>
struct TellFailuresArgs {
    using Scalar = T;
    static constexpr const char* name = "tell_failures";
    bool vectors;
    int failed;
    const std::int64_t* infos;
    Batch<T> a;
    real_t<T>* w;
    int* to;

    const char* violation() const {
        return a.fits() ? nullptr : "tell_failures: order, leading dimension, stride";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, infos, Extent::array(a.count));
        if (vectors) touch(Access::write, a.data, a.extent());
        touch(Access::write, w, Extent::array(a.n * a.count));
        touch(Access::write, to, Extent::array(a.count));
    }
};

}  // namespace lapilli

#define LAPILLI_SUBMITTED_OPERATIONS(X) \
    X(SafeScalesArgs)                   \
    X(InterchangeListsArgs)             \
    X(MarkFailureArgs)                  \
    X(TellFailuresArgs)                 \
    X(TriangleSizesArgs)                \
    X(ChooseWaysArgs)                   \
    X(FinishSolutionArgs)
