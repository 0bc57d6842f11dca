// SPDX-License-Identifier: BSD-3-Clause
// The diagonal of a Hermitian matrix. Its imaginary parts are never read, as in LAPACK.
#pragma once

#include "device/calls.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// The diagonal of `to` becomes the real part of the diagonal of `from`, which may be the same matrix.
template <class T>
void copy_real_diagonal(Queue& queue, Readable<T> from, DeviceView<T> to) {
    using R = real_t<T>;
    static_assert(is_complex<T>);
    // The real parts form a row of real numbers with stride 2 (ld + 1).
    widen<T>(queue,
             DeviceView<const R>{reinterpret_cast<const R*>(from.data), 1, from.cols, 2 * (from.ld + 1)},
             DeviceView<T>{to.data, 1, to.cols, to.ld + 1});
}

/// Clears the imaginary parts on the diagonal of a square working matrix.
template <class T>
void make_diagonal_real(Context& context, const DistMatrix<T>& a) {
    for (index_t b = 0; b < a.cyclic.blocks(); b += a.cyclic.neighbours(b)) {
        const DeviceView<T> columns = a.neighbours(b, a.cyclic.block_start(b));
        copy_real_diagonal(context.queue(a.cyclic.owner(b)), columns, columns);
    }
}

template <class T>
void make_diagonal_real(HostView<T> a) {
    for (index_t i = 0; i < std::min(a.rows, a.cols); ++i) a(i, i) = real_part(a(i, i));
}

}  // namespace lapilli
