// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian indefinite factorizations A = L D L^T or L D L^H with the pivots of Bunch and Kaufman: the arguments of
// a panel and of what works with the factors. Plain data, shared by the kernels, the backends and the tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "arch/limits.hpp"
#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli {

/// The most columns of a panel.
inline constexpr int bunch_kaufman_limit = 128;
inline constexpr int bunch_kaufman_most_blocks = 160;
/// A pivot of order 1 is good from this part of the largest element beside it on: (1 + sqrt(17)) / 8.
inline constexpr double bunch_kaufman_alpha = 0.640388203202208;

/// Bytes of `work` for `rows` rows of `scalar_bytes`: the barrier, what blocks tell each other, two columns.
constexpr std::int64_t bunch_kaufman_work(std::int64_t rows, std::int64_t scalar_bytes) {
    return barrier_bytes + 2 * bunch_kaufman_most_blocks * 16 + 2 * rows * scalar_bytes;
}

/// Factors the first columns of the lower triangle of A: `width` of them, or width - 1 where A is larger and the next pivot could
/// be one of order 2. The pivots are those of LAPACK's SYTF2 and HETF2. Interchanges reach the rows of all columns of the panel,
/// so that A22 -= L21 W21^T (or W21^H) with W = L D is what is left to do. Where a column is zero or has a NaN it stays as it is,
/// and info[0], if it is 0, becomes first + its number, from 1.
template <class T>
struct BunchKaufmanPanelArgs {
    using Scalar = T;
    static constexpr const char* name = "bunch_kaufman_panel";
    DeviceView<T> a;
    index_t width;
    index_t first;    ///< the panel's first row in the whole matrix
    bool hermitian;   ///< the imaginary parts of the diagonal are not read
    bool last;        ///< of equal elements the last one is taken
    DeviceView<T> w;  ///< as high as A, `width` columns
    index_t* pivots;  ///< as LAPACK's ipiv, of the whole matrix
    index_t* count;   ///< columns that are factored
    index_t* info;
    void* work;  ///< bunch_kaufman_work bytes, of which barrier_bytes are zero before the first use

    const char* violation() const {
        const bool fits = a.rows == a.cols && width <= std::min<index_t>(a.cols, bunch_kaufman_limit) &&
                          (width > 1 || width == a.cols) && a.rows < index_t(1) << 30;
        return fits && w.rows == a.rows && w.cols == width ? nullptr : "bunch_kaufman_panel: shape";
    }
    bool empty() const { return width == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
        touch(Access::write, w);
        touch(Access::write, pivots, Extent::array(width));
        touch(Access::write, count, Extent::array(1));
        touch(Access::write, info, Extent::array(1));
        touch(Access::write, work,
              Extent::array(bunch_kaufman_work(a.rows, static_cast<std::int64_t>(sizeof(T)))));
    }
};

/// In column j of L the rows i and with[i] are interchanged, for i = begin[j] .. end[j]-1, or, backwards, from the last one on. With
/// e, the element below the diagonal of a pivot of order 2 (begin[j] = j + 2) goes there and becomes 0, or, backwards, comes from
/// there; other e[j] := 0.
template <class T>
struct FactorInterchangesArgs {
    using Scalar = T;
    static constexpr const char* name = "factor_interchanges";
    DeviceView<T> a;
    const index_t *with, *begin, *end;  ///< a.cols of each
    bool forwards;
    T* e;  ///< or null

    const char* violation() const { return a.rows == a.cols ? nullptr : "factor_interchanges: shape"; }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
        touch(Access::read, with, Extent::array(a.cols));
        touch(Access::read, begin, Extent::array(a.cols));
        touch(Access::read, end, Extent::array(a.cols));
        touch(Access::write, e, Extent::array(e == nullptr ? 0 : a.cols));
    }
};

/// B := D^-1 B, where D has the diagonal of A, and e[k] below it where begin[k] = k + 2.
template <class T>
struct BlockDiagonalArgs {
    using Scalar = T;
    static constexpr const char* name = "block_diagonal";
    DeviceView<const T> a;
    const T* e;
    const index_t* begin;
    bool hermitian;
    DeviceView<T> b;

    const char* violation() const {
        return a.rows == a.cols && a.rows == b.rows ? nullptr : "block_diagonal: shape";
    }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::read, e, Extent::array(b.rows));
        touch(Access::read, begin, Extent::array(b.rows));
        touch(Access::write, b);
    }
};

}  // namespace lapilli

#define LAPILLI_INDEFINITE_OPERATIONS(X) \
    X(BunchKaufmanPanelArgs) X(FactorInterchangesArgs) X(BlockDiagonalArgs)
