// SPDX-License-Identifier: BSD-3-Clause
// Transfers of a matrix in the memory of one device that the host does not wait for.
#pragma once

#include "matrix/staged_operand.hpp"

namespace lapilli {

/// A matrix of the caller in the memory of one device.
template <class T>
UserMatrix<T> there(const DeviceView<T>& a) {
    return {a.data, a.rows, a.cols, a.ld, true};
}

/// The transfer back of what `collect` accepts, to device memory, in the order of the main queues. Nothing is written if there is
/// `unless` in the device's memory and unless[0] is negative by then: for a matrix that lies on the one device of B, as it is or as its
/// adjoint.
template <class T>
void submit_back(Context& context, const DistMatrix<T>& b, Form form, Part part, const UserMatrix<T>& a,
                 TransferWork<T>& work, const index_t* unless);
template <class T>
void submit_back(Context& context, StagedOperand<T>& operand, const UserMatrix<T>& a,
                 const index_t* unless = nullptr) {
    submit_back(context, operand.matrix, operand.how.form, operand.how.part, a, operand.transfer, unless);
}
/// Whether the transfer back may depend on a number of the device.
template <class T>
bool can_depend(Context& context, const StagedOperand<T>& operand, const UserMatrix<T>& a) {
    const bool turns_by_kernel = operand.how.form == Form::direct || operand.how.form == Form::adjoint;
    return turns_by_kernel && operand.matrix.cyclic.devices() == 1 && a.on_device && a.spread == nullptr &&
           context.device(0).owns(a.data);
}

}  // namespace lapilli
