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

/// The transfer back of what `collect` accepts, to device memory, in the order of the main queues.
template <class T>
void submit_back(Context& context, const DistMatrix<T>& b, Form form, Part part, const UserMatrix<T>& a,
                 TransferWork<T>& work);
template <class T>
void submit_back(Context& context, StagedOperand<T>& operand, const UserMatrix<T>& a) {
    submit_back(context, operand.matrix, operand.how.form, operand.how.part, a, operand.transfer);
}

}  // namespace lapilli
