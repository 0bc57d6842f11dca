// SPDX-License-Identifier: BSD-3-Clause
// Arguments of the singular value decompositions of a batch; a matrix has a thread block. Plain data, shared
// by the kernels, the backends and the tests.
#pragma once

#include <cstdint>

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "batch/matrix_batch.hpp"
#include "batch_svd/plan.hpp"
#include "batch_svd/residual_args.hpp"

namespace lapilli {

/// A = U S V^H with descending S, the first min(rows, cols) columns of U and rows of V^H; s[k min(rows, cols)
/// ..] belong to matrix k. Without vectors U and V^H have no data. infos[k] becomes 0, batch_not_finite, or
/// min(rows, cols) if the sweeps did not converge; where it is not 0 the results of matrix k stay as they
/// were.
template <class T>
struct BatchSvdArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_svd";
    MatrixBatch<const T> a;
    real_t<T>* s;
    MatrixBatch<T> u, vt;
    T* work;              ///< batch_svd_work elements for each matrix
    std::int64_t* infos;  ///< written

    constexpr index_t order() const { return a.rows < a.cols ? a.rows : a.cols; }
    constexpr bool vectors() const { return u.data != nullptr; }
    const char* violation() const {
        const bool fits = a.fits() && a.rows <= batch_order && a.cols <= batch_order;
        const bool fit = u.fits() && vt.fits() && u.rows == a.rows && u.cols == order() &&
                         vt.rows == order() && vt.cols == a.cols && u.count == a.count && vt.count == a.count;
        return fits && (fit || !vectors()) ? nullptr : "batch_svd: shapes, leading dimensions, strides";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a.data, a.extent());
        touch(Access::write, s, Extent::array(order() * a.count));
        if (vectors()) {
            touch(Access::write, u.data, u.extent());
            touch(Access::write, vt.data, vt.extent());
        }
        touch(Access::write, work, Extent::array(batch_svd_work<T>(a.rows, a.cols, vectors()) * a.count));
        touch(Access::write, infos, Extent::array(a.count));
    }
};

}  // namespace lapilli

#define LAPILLI_BATCH_SVD_OPERATIONS(X) \
    X(BatchSvdArgs)                     \
    X(BatchSvdResidualArgs)
