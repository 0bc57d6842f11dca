// SPDX-License-Identifier: BSD-3-Clause
// A Hermitian working matrix with both triangles: the band reduction multiplies by it in one large product, which reads
// every element once, as half of it with two products would.
#pragma once

#include "device/calls.hpp"
#include "matrix/matrix.hpp"

namespace lapilli {

/// The part of device d's upper triangle that is in the lower one of device `from`, in rows and columns from `first` on. Until
/// the queue has got so far nobody may write there.
template <class T>
void mirror(Queue& queue, const DistMatrix<T>& a, int from, int d, index_t first) {
    const DeviceView<T>& source = a.local[static_cast<std::size_t>(from)];
    const DeviceView<T>& target = a.local[static_cast<std::size_t>(d)];
    submit(queue, MirrorArgs<T>{a.rows, a.cyclic.nb(), a.cyclic.devices(), from, d, first, source.data,
                                source.ld, target.data, target.ld});
}

}  // namespace lapilli
