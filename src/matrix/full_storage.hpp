// SPDX-License-Identifier: BSD-3-Clause
// A Hermitian working matrix with both triangles stored. A product with it is one large product that reads
// every element once; one triangle would need two products.
#pragma once

#include "device/calls.hpp"
#include "matrix/matrix.hpp"
#include "matrix/real_diagonal.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// Fills the part of device d's upper triangle that mirrors the lower triangle on device `from`, in rows and
/// columns from `first` on. Neither part may be written before the queue has finished.
template <class T>
void mirror(Queue& queue, const DistMatrix<T>& a, int from, int d, index_t first) {
    const DeviceView<T>& source = a.local[static_cast<std::size_t>(from)];
    const DeviceView<T>& target = a.local[static_cast<std::size_t>(d)];
    submit(queue, MirrorArgs<T>{a.rows, a.cyclic.nb(), a.cyclic.devices(), from, d, first, source.data,
                                source.ld, target.data, target.ld});
}

/// Fills the upper triangle from the lower one. Waits.
template <class T>
void complete_hermitian(Context& context, const DistMatrix<T>& a) {
    if constexpr (is_complex<T>) make_diagonal_real(context, a);
    context.synchronize();
    for (int d = 0; d < a.cyclic.devices(); ++d) {
        for (int from = 0; from < a.cyclic.devices(); ++from) mirror(context.queue(d), a, from, d, 0);
    }
    context.synchronize();
}

}  // namespace lapilli
