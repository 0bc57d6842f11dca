// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian indefinite factorizations A = L D L^T or L D L^H with the pivots of Bunch and
// Kaufman: arguments of a panel and of the operations on the factors. Plain data, shared by the kernels, the
// backends and the tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "arch/limits.hpp"
#include "base/access.hpp"
#include "base/cyclic.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli {

/// The most columns of a panel.
inline constexpr int bunch_kaufman_limit = 128;
inline constexpr int bunch_kaufman_most_blocks = 160;
/// A pivot of order 1 is accepted if it is at least this fraction of the largest other element of its column:
/// (1 + sqrt(17)) / 8.
inline constexpr double bunch_kaufman_alpha = 0.640388203202208;

/// Bytes of `work` for `rows` rows of `scalar_bytes`: the barrier, the messages between blocks, two columns.
constexpr std::int64_t bunch_kaufman_work(std::int64_t rows, std::int64_t scalar_bytes) {
    return barrier_bytes + 2 * bunch_kaufman_most_blocks * 16 + 2 * rows * scalar_bytes;
}

/// A matrix in block columns on one or several devices, for an operation that accesses all of them.
template <class T>
struct SpreadColumns {
    Cyclic cyclic;
    index_t rows, ld;
    T* local[max_team];  ///< the columns of each device, stored contiguously

    T* at(index_t i, index_t j) const {
        const index_t block = j / cyclic.nb(), inside = j - cyclic.block_start(block);
        return local[cyclic.owner(block)] + i + (cyclic.local_block_start(block) + inside) * ld;
    }
};

/// Factors columns of the lower triangle of A from `first` on: `width` of them, or width - 1 if there are
/// more and the next pivot could be of order 2. The pivots are those of LAPACK's SYTF2 and HETF2.
/// Interchanges are applied to the rows of all columns of the panel, so that the remaining work is A22 -= L21
/// W21^T (or W21^H) with W = L D. A column that is zero or has a NaN is not changed; info[0], if it is 0,
/// becomes its number, from 1.
template <class T>
struct BunchKaufmanPanelArgs {
    using Scalar = T;
    static constexpr const char* name = "bunch_kaufman_panel";
    SpreadColumns<T> a;  ///< square
    index_t first, width;
    bool hermitian;  ///< imaginary parts of the diagonal are not read
    bool last;       ///< of equal elements the last one is chosen
    /// L and D, from row `first` on. On one device they are stored in these columns of A. On several they
    /// have memory of their own, from which they must be copied to A, whose contents are then undefined.
    DeviceView<T> l;
    DeviceView<T> w;  ///< the same shape
    index_t* pivots;  ///< of the panel, in the format of LAPACK's ipiv
    index_t* count;   ///< the number of factored columns
    index_t* info;
    void* work;  ///< bunch_kaufman_work bytes; barrier_bytes of them are zero before the first use

    index_t left() const { return a.rows - first; }
    const char* violation() const {
        const bool fits = a.rows == a.cyclic.cols() && a.cyclic.devices() <= max_team &&
                          width <= std::min<index_t>(left(), bunch_kaufman_limit) &&
                          (width > 1 || width == left()) && a.rows < index_t(1) << 30;
        const bool in_place = a.cyclic.devices() > 1 || (l.data == a.at(first, first) && l.ld == a.ld);
        const bool same = l.rows == left() && l.cols == width && w.rows == l.rows && w.cols == width;
        return fits && in_place && same ? nullptr : "bunch_kaufman_panel: shape";
    }
    bool empty() const { return width == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        for (int d = 0; d < a.cyclic.devices(); ++d) {
            const index_t begin = a.cyclic.first_local_block(d, first / a.cyclic.nb()) * a.cyclic.nb();
            Extent trailing = Extent::matrix(left(), a.cyclic.local_cols(d) - begin, a.ld);
            trailing.offset = first + begin * a.ld;
            touch(Access::write, a.local[d], trailing, Whose::any);
        }
        touch(Access::write, l);
        touch(Access::write, w);
        touch(Access::write, pivots, Extent::array(width));
        touch(Access::write, count, Extent::array(1));
        touch(Access::write, info, Extent::array(1));
        touch(Access::write, work,
              Extent::array(bunch_kaufman_work(left(), static_cast<std::int64_t>(sizeof(T)))));
    }
};

/// D of a factored matrix, in the memory of each device: its diagonal, and e[j], the element below the
/// diagonal if a pivot of order 2 begins at column j, else 0.
template <class T>
struct PivotBlocks {
    int devices;  ///< 0: D is not updated
    T *d[max_team], *e[max_team];
};

/// Interchanges rows i and with[i] in column j of L, for i = begin[j] .. end[j]-1, or in reverse order if
/// backwards. With pivot blocks: forwards, copies D to all devices and sets the element below the diagonal of
/// a pivot of order 2 (begin[j] = j + 2) to 0 in L; backwards, restores that element.
template <class T>
struct FactorInterchangesArgs {
    using Scalar = T;
    static constexpr const char* name = "factor_interchanges";
    DeviceView<T> a;  ///< the columns of L on `device`, all rows
    Cyclic cyclic;    ///< the layout of L
    int device;
    const index_t *with, *begin, *end;  ///< for all rows or columns
    bool forwards;
    PivotBlocks<T> blocks;

    const char* violation() const {
        const bool fits = a.rows == cyclic.cols() && a.cols == cyclic.local_cols(device) &&
                          a.rows < index_t(1) << 30 && cyclic.nb() < index_t(1) << 30;
        return fits && blocks.devices <= max_team ? nullptr : "factor_interchanges: shape";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
        touch(Access::read, with, Extent::array(a.rows));
        touch(Access::read, begin, Extent::array(a.rows));
        touch(Access::read, end, Extent::array(a.rows));
        for (int to = 0; to < blocks.devices; ++to) {
            for (T** const array : {&blocks.d[to], &blocks.e[to]}) {
                touch(Access::shared, *array, Extent::array(a.rows), Whose::any);
                for (index_t k = 0; k < cyclic.local_blocks(device); ++k) {
                    const index_t block = cyclic.global_block(device, k);
                    touch.part(forwards ? Access::write : Access::read, *array + cyclic.block_start(block),
                               Extent::array(cyclic.block_width(block)));
                }
            }
        }
    }
};

/// B := D^-1 B. D has the diagonal d, and e[k] below it where begin[k] = k + 2.
template <class T>
struct BlockDiagonalArgs {
    using Scalar = T;
    static constexpr const char* name = "block_diagonal";
    const T *d, *e;
    const index_t* begin;
    bool hermitian;
    DeviceView<T> b;

    const char* violation() const { return nullptr; }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, d, Extent::array(b.rows));
        touch(Access::read, e, Extent::array(b.rows));
        touch(Access::read, begin, Extent::array(b.rows));
        touch(Access::write, b);
    }
};

}  // namespace lapilli

#define LAPILLI_INDEFINITE_OPERATIONS(X) \
    X(BunchKaufmanPanelArgs) X(FactorInterchangesArgs) X(BlockDiagonalArgs)
