// SPDX-License-Identifier: BSD-3-Clause
// One device's part of a product of a matrix and a vector.
#pragma once

#include "blas/level2.hpp"
#include "device/calls.hpp"
#include "level2_args.hpp"

namespace lapilli {

/// A vector as a matrix of one row, whose leading dimension is the distance of its elements in memory.
template <class T>
DeviceView<T> as_row(T* first, index_t count, index_t inc) {
    return {inc > 0 ? first : first + (count - 1) * inc, 1, count, inc > 0 ? inc : -inc};
}
template <class T>
DeviceView<T> as_column(T* data, index_t count) {
    return {data, count, 1, std::max<index_t>(1, count)};
}

/// target := x, contiguous, both on the queue's device
template <class T>
void make_contiguous(Queue& queue, const T* x, index_t inc, index_t count, T* target) {
    const DeviceView<T> row = as_row(target, count, 1);
    inc > 0 ? copy<T>(queue, Part::all, as_row(x, count, inc), row)
            : reverse<T>(queue, as_row(x, count, inc), row);
}

/// Scratch memory of one device.
template <class T>
struct PartWork {
    T* part = nullptr;   ///< as long as y: this device's part of the sum
    T* whole = nullptr;  ///< x, contiguous
    T* local = nullptr;  ///< the elements of x or y that belong to this device's columns
    T* work = nullptr;

    /// On device d of the arena, for a matrix of this layout. A single product may write y at once: without
    /// `with_part` it has no part.
    PartWork(Arena& arena, int d, const VectorProduct<T>& how, const Cyclic& cyclic, bool with_part) {
        const index_t most = cyclic.most_local_cols();
        const bool distributed = cyclic.devices() > 1 && how.general();
        part = arena.device_array<T>(d, with_part ? how.outputs() : 0);
        whole = arena.device_array<T>(d, distributed && !how.by_rows() ? how.inputs() : 0);
        local = arena.device_array<T>(d, distributed ? most : 0);
        work = arena.device_array<T>(d, how.general() ? gemv_work(how.rows, most) : symv_work(how.rows));
    }
};

/// y := alpha op(A_k) x + beta y, with the columns that device k of the team has. In a team of more than one,
/// y is work.part and beta is 0.
template <class T>
void multiply_columns(Queue& queue, const VectorProduct<T>& how, const DistMatrix<const T>& a, int k,
                      const T* x, index_t incx, T beta, T* y, index_t incy, const PartWork<T>& work);

}  // namespace lapilli
