// SPDX-License-Identifier: BSD-3-Clause
// Arguments of a transfer between the caller's matrix and a working matrix on one device. Plain data, shared
// by the kernels, the backends and the tests.
#pragma once

#include "base/access.hpp"
#include "base/view.hpp"

namespace lapilli {

/// B := A, or A^H if it turns, in the named part of B. Does nothing if `unless` is given and unless[0] is
/// negative.
template <class T>
struct TransferArgs {
    using Scalar = T;
    static constexpr const char* name = "transfer";
    Part part;
    bool turns;
    DeviceView<const T> a;
    DeviceView<T> b;
    const index_t* unless = nullptr;

    const char* violation() const {
        const bool fits = turns ? a.rows == b.cols && a.cols == b.rows : a.rows == b.rows && a.cols == b.cols;
        return fits ? nullptr : "transfer: shapes";
    }
    bool empty() const { return b.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, b);
        if (unless != nullptr) touch(Access::read, unless, Extent::array(1));
    }
};

}  // namespace lapilli

#define LAPILLI_TRANSFER_OPERATIONS(X) X(TransferArgs)
