// SPDX-License-Identifier: BSD-3-Clause
// Singular values and vectors of a real upper bidiagonal matrix B = U S V^T, where the vectors of a dense matrix begin: as the scalars of
// that matrix, in columns, on the devices. The CPU's LAPACK computes them.
#pragma once

#include <functional>

#include "base/selection.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
struct BidiagonalVectorsWork {
    using R = real_t<T>;
    index_t n;
    DistMatrix<T> u, v;  ///< n rows and columns for the vectors that can be wanted; afterwards those that are
    struct PerDevice {
        DeviceView<R> rows, columns;  ///< vectors as they arrive: rows of V^T, and columns of real numbers
    };
    std::vector<PerDevice> dev;
    HostView<R> host_u, host_vt;  ///< pinned
    R* room;                      ///< LAPACK's, pinned

    /// most: the most vectors that can be wanted; their block columns are at most nb wide. later(columns of U and V): may carve all
    /// device memory except U and V.
    using CarveForVectors = std::function<void(const Cyclic&)>;
    BidiagonalVectorsWork(
        Arena& arena, index_t order, index_t most, index_t nb,
        const CarveForVectors& later = [](const Cyclic&) {});
};

struct BidiagonalVectors {
    index_t info;      ///< LAPACK's of BDSDC; if it is not 0, there are no results
    IndexRange found;  ///< the wanted values among all, in descending order
};

/// d and e on the host: d becomes all singular values in descending order, e is destroyed; work.u and work.v become the wanted vectors.
/// Indices of wanted values count from the largest. Waits.
template <class T>
BidiagonalVectors bidiagonal_vectors(Context& context, real_t<T>* d, real_t<T>* e, const Selection& wanted,
                                     BidiagonalVectorsWork<T>& work);

/// The wanted ones among descending values.
template <class R>
IndexRange among_descending(const Selection& wanted, const R* values, index_t n) {
    if (wanted.range == Range::indices) return {wanted.il - 1, wanted.iu - wanted.il + 1};
    const std::vector<R> ascending(std::make_reverse_iterator(values + n),
                                   std::make_reverse_iterator(values));
    const IndexRange found = wanted.among(ascending.data(), n);
    return {n - found.begin - found.count, found.count};
}

}  // namespace lapilli
