// SPDX-License-Identifier: BSD-3-Clause
// Arguments of a transfer between the caller's matrix and a working matrix on one device. Plain data, shared
// by the kernels, the backends and the tests.
#pragma once

#include "base/access.hpp"
#include "base/view.hpp"

namespace lapilli {

/// Words of device memory that a transfer reads and writes, so that a small call needs no operation for them.
struct TransferWords {
    const index_t* unless = nullptr;  ///< B is not written if unless[0] is negative
    index_t* tells = nullptr;         ///< becomes unless[0]; may be pinned memory of the host
    index_t* zeros = nullptr;         ///< become zero
    index_t zero_count = 0;

    /// By one block, whose threads are the fewest that a matrix can have.
    static constexpr index_t most_zeros = 4096;
};

/// B := A, or A^H if it turns, in the named part of B.
template <class T>
struct TransferArgs {
    using Scalar = T;
    static constexpr const char* name = "transfer";
    Part part;
    bool turns;
    DeviceView<const T> a;
    DeviceView<T> b;
    TransferWords words = {};

    const char* violation() const {
        if (words.zero_count > TransferWords::most_zeros ||
            (words.tells != nullptr && words.unless == nullptr) ||
            (b.empty() && (words.tells != nullptr || words.zero_count > 0)))
            return "transfer: words";
        const bool fits = turns ? a.rows == b.cols && a.cols == b.rows : a.rows == b.rows && a.cols == b.cols;
        return fits ? nullptr : "transfer: shapes";
    }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
        if (words.unless != nullptr) touch(Access::read, words.unless, Extent::array(1));
        if (words.tells != nullptr) touch(Access::write, words.tells, Extent::array(1));
        if (words.zero_count > 0) touch(Access::write, words.zeros, Extent::array(words.zero_count));
    }
};

}  // namespace lapilli

#define LAPILLI_TRANSFER_OPERATIONS(X) X(TransferArgs)
