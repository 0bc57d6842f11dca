// SPDX-License-Identifier: BSD-3-Clause
// Arguments of the norms of residuals of a batch. Plain data, shared by the kernels, the backends and the
// tests.
#pragma once

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "batch/matrix_batch.hpp"

namespace lapilli {

/// norms[c] := |A - U S V^H| in Frobenius' norm, with the first `rank` values, columns of U and rows of V^H;
/// the largest value is the first. s[c strides ..] belong to matrix c.
template <class T>
struct BatchSvdResidualArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_svd_residual";
    MatrixBatch<const T> a;
    index_t rank;
    const real_t<T>* s;
    index_t strides;
    MatrixBatch<const T> u, vt;
    double* norms;

    const char* violation() const {
        const bool fit = a.fits() && u.fits() && vt.fits() && u.rows == a.rows && vt.cols == a.cols &&
                         u.count == a.count && vt.count == a.count;
        const bool suffice = rank >= 1 && rank <= u.cols && rank <= vt.rows && rank <= strides;
        return fit && suffice ? nullptr : "batch_svd_residual: shapes, leading dimensions, strides";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a.data, a.extent());
        touch(Access::read, s, Extent::array(rank).times(a.count, strides));
        touch(Access::read, u.data, u.extent());
        touch(Access::read, vt.data, vt.extent());
        touch(Access::write, norms, Extent::array(a.count));
    }
};

}  // namespace lapilli
