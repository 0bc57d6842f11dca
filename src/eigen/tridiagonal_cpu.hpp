// SPDX-License-Identifier: BSD-3-Clause
// Symmetric tridiagonal eigenproblems by the CPU's LAPACK, for all drivers. The matrix is brought to norm 1, by a power of
// two: LAPACK's STEQR gives up where elements at the square root of the smallest number are beside ones more than 10^200 as
// large, which norm 1 leaves no room for.
#pragma once

#include <memory>
#include <vector>

#include "base/selection.hpp"
#include "host/tridiagonal.hpp"
#include "matrix/host_matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// LAPACK's STEDC, with compz = 'N' its STERF: d becomes the eigenvalues, e is destroyed. Returns info.
template <class T>
index_t stedc_on_cpu(Context& context, char compz, index_t n, real_t<T>* d, real_t<T>* e, HostView<T> z);

/// A part of a spectrum.
template <class T>
struct PartOnCpu {
    index_t info = 0;  ///< LAPACK's; if it is not 0, there is nothing else but of bisected_on_cpu
    std::vector<real_t<T>> values;  ///< those that are wanted, ascending
    HostView<T> vectors{};          ///< their columns, in `memory` or in Q's
    std::vector<index_t> failed;    ///< STEIN's ifail
    std::unique_ptr<HostMatrix<T>> memory;
    index_t count() const { return static_cast<index_t>(values.size()); }
};

/// In all of these d and e have room for n numbers.

/// STEIN's numbers of vectors, from 1, as those of the sorted ones: order[j] is the column that is the j-th. 0 stays.
void renumber_failed(const std::vector<index_t>& order, std::vector<index_t>& failed);

/// By STEBZ and STEIN, abstol as LAPACK has it; info > 0, too, where some vectors did not converge. d, e are scaled.
template <class T>
PartOnCpu<T> bisected_on_cpu(Context& context, bool vectors, const Selection& wanted, real_t<T> abstol,
                             index_t n, real_t<T>* d, real_t<T>* e);

/// STEBZ, abstol as LAPACK has it, in blocks that it would see in a matrix of norm 1: elements of tiny matrices are not taken for zeros.
/// Returns info. d, e are scaled.
template <class R>
index_t stebz_on_cpu(Context& context, const Selection& wanted, bool by_block, R abstol, index_t n, R* d,
                     R* e, host::Bisected<R>& found);

/// STEIN of the same; d, e and the values are scaled.
template <class T>
index_t stein_on_cpu(Context& context, index_t n, real_t<T>* d, real_t<T>* e,
                     host::Bisected<real_t<T>>& values, HostView<T> z, std::vector<index_t>& failed);

/// By STEBZ and STEIN where few are wanted, as LAPACK's drivers do, else by STEDC or STERF: all, from which the wanted ones are
/// taken. Where one way fails, the other is tried. Q, if it has rows: what multiplies the vectors, destroyed. d, e are destroyed.
template <class T>
PartOnCpu<T> part_on_cpu(Context& context, bool vectors, const Selection& wanted, index_t n, real_t<T>* d,
                         real_t<T>* e, HostView<T> q = {});

}  // namespace lapilli
