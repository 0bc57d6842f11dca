// SPDX-License-Identifier: BSD-3-Clause
// Symmetric tridiagonal eigenproblems by the CPU's LAPACK, for all drivers. The matrix is scaled to norm 1 by
// a power of two: LAPACK's STEQR fails if elements near the square root of the smallest number are next to
// elements more than 10^200 times as large, which cannot occur with norm 1.
#pragma once

#include <memory>
#include <vector>

#include "base/selection.hpp"
#include "host/tridiagonal.hpp"
#include "matrix/host_matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// LAPACK's STEDC, or STERF for compz = 'N': d becomes the eigenvalues, e is destroyed. Returns info.
template <class T>
index_t stedc_on_cpu(Context& context, char compz, index_t n, real_t<T>* d, real_t<T>* e, HostView<T> z);

/// A part of the spectrum.
template <class T>
struct PartOnCpu {
    index_t info = 0;               ///< LAPACK's; if it is not 0, only bisected_on_cpu sets the other members
    std::vector<real_t<T>> values;  ///< the wanted ones, ascending
    HostView<T> vectors{};          ///< their vectors, in `memory` or in Q's memory
    std::vector<index_t> failed;    ///< STEIN's ifail
    std::unique_ptr<HostMatrix<T>> memory;
    index_t count() const { return static_cast<index_t>(values.size()); }
};

/// In the functions below, d and e have room for n numbers.

/// Renumbers STEIN's list of failed vectors, from 1, for the sorted vectors: order[j] is the column that
/// becomes the j-th. 0 stays 0.
void renumber_failed(const std::vector<index_t>& order, std::vector<index_t>& failed);

/// STEBZ and STEIN, with LAPACK's abstol. info > 0 also if some vectors did not converge. d, e are scaled.
template <class T>
PartOnCpu<T> bisected_on_cpu(Context& context, bool vectors, const Selection& wanted, real_t<T> abstol,
                             index_t n, real_t<T>* d, real_t<T>* e);

/// STEBZ, with LAPACK's abstol, in the blocks that it finds in a matrix of norm 1: elements of tiny matrices
/// are not taken for zeros. Returns info. d, e are scaled.
template <class R>
index_t stebz_on_cpu(Context& context, const Selection& wanted, bool by_block, R abstol, index_t n, R* d,
                     R* e, host::Bisected<R>& found);

/// STEIN for the same; d, e and the values are scaled.
template <class T>
index_t stein_on_cpu(Context& context, index_t n, real_t<T>* d, real_t<T>* e,
                     host::Bisected<real_t<T>>& values, HostView<T> z, std::vector<index_t>& failed);

/// If few eigenvalues are wanted, STEBZ and STEIN, as in LAPACK's drivers; otherwise STEDC or STERF for all,
/// and the wanted ones are kept. If one fails, the other is tried. Q, if it has rows: multiplies the
/// vectors, and is destroyed. d, e are destroyed.
template <class T>
PartOnCpu<T> part_on_cpu(Context& context, bool vectors, const Selection& wanted, index_t n, real_t<T>* d,
                         real_t<T>* e, HostView<T> q = {});

}  // namespace lapilli
