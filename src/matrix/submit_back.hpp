// SPDX-License-Identifier: BSD-3-Clause
// Transfers of a matrix in the memory of one device that the host does not wait for.
#pragma once

#include <cstdint>

#include "device/calls.hpp"
#include "elementwise/transfer_args.hpp"
#include "matrix/copied_operand.hpp"

namespace lapilli {

/// A matrix of the caller in the memory of one device.
template <class T>
UserMatrix<T> there(const DeviceView<T>& a) {
    return {a.data, a.rows, a.cols, a.ld, true};
}

/// The transfer back of what `collect` accepts, to device memory, in the order of the main queues. Nothing is
/// written if words.unless is given and its number is negative by then. Words are for a matrix on the one
/// device of B, in direct or adjoint form.
template <class T>
void submit_back(Context& context, const DistMatrix<T>& b, Form form, Part part, const UserMatrix<T>& a,
                 TransferWork<T>& work, const TransferWords& words);
template <class T>
void submit_back(Context& context, CopiedOperand<T>& operand, const UserMatrix<T>& a,
                 const TransferWords& words = {}) {
    submit_back(context, operand.matrix, operand.how.form, operand.how.part, a, operand.transfer, words);
}
/// Whether kernels of device d load and store A: it is in memory of that device, at a multiple of an
/// element's size.
template <class T>
bool is_for_kernels(Context& context, const UserMatrix<const T>& a, int d) {
    return a.on_device && a.spread == nullptr && context.device(d).owns(a.data) &&
           reinterpret_cast<std::uintptr_t>(a.data) % sizeof(T) == 0;
}
/// Whether kernels of the first device load and store pivots where they are.
inline bool are_for_kernels(Context& context, const index_t* pivots) {
    return context.device_of(pivots) == 0 && reinterpret_cast<std::uintptr_t>(pivots) % sizeof(index_t) == 0;
}
/// Whether one operation transfers the matrix, or a part of it: it is on the one device of B, in direct or
/// adjoint form.
template <class T>
bool is_reached(Context& context, const CopiedOperand<T>& operand, const UserMatrix<const T>& a) {
    const bool turns_by_kernel = operand.how.form == Form::direct || operand.how.form == Form::adjoint;
    return turns_by_kernel && operand.matrix.cyclic.devices() == 1 && is_for_kernels(context, a, 0);
}
/// Submits the transfer of such a matrix, in direct form.
template <class T>
void submit_to(Context& context, CopiedOperand<T>& operand, const UserMatrix<const T>& a,
               const TransferWords& words) {
    submit(context.queue(0),
           TransferArgs<T>{Part::all, false, a.on_one_device(), operand.matrix.local[0], words});
}
/// Submits the transfer of the lower triangle of such a matrix: the first columns on the panel queue if they
/// are not all, the others on the main queue. The first transfer has the words.
template <class T>
void submit_triangle(Context& context, CopiedOperand<T>& operand, const UserMatrix<const T>& a,
                     index_t columns, const TransferWords& words) {
    const bool turns = operand.how.form == Form::adjoint;
    const DeviceView<const T> from = a.on_one_device();
    const DeviceView<T> to = operand.matrix.local[0];
    const index_t n = to.rows, left = n - columns;
    submit(left > 0 ? context.panel_queue(0) : context.queue(0),
           TransferArgs<T>{Part::lower, turns,
                           turns ? from.block(0, 0, columns, n) : from.block(0, 0, n, columns),
                           to.block(0, 0, n, columns), words});
    if (left == 0) return;
    submit(context.queue(0), TransferArgs<T>{Part::lower, turns, from.block(columns, columns, left, left),
                                             to.block(columns, columns, left, left)});
}

}  // namespace lapilli
