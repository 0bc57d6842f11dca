// SPDX-License-Identifier: BSD-3-Clause
// The device operations: the lists of their arguments, which expand into what a backend's queue must carry out, here and in
// each backend. A struct NameArgs<T> says everything of an operation once: what it computes and takes, its name in the trace,
// the precondition that does not hold (`violation`, null when all do), whether there is nothing to do (`empty`), and which
// memory it reads and writes (`accesses`, see base/access.hpp). Algorithms call the operations through device/calls.hpp.
#pragma once

#include "device/blas_args.hpp"
#include "kernel_operations.hpp"

namespace lapilli {

/// X(Args) for each operation.
#define LAPILLI_DEVICE_OPERATIONS(X) LAPILLI_BLAS_OPERATIONS(X) LAPILLI_KERNEL_OPERATIONS(X)

/// The operations of a queue on matrices of T, in the order of the calls. What a call promises has been checked.
template <class T>
class Operations {
  public:
#define LAPILLI_DECLARE(Args) virtual void run(const Args<T>& args) = 0;
    LAPILLI_DEVICE_OPERATIONS(LAPILLI_DECLARE)
#undef LAPILLI_DECLARE

    /// The largest order of ResidentArgs.
    virtual index_t resident_rows() = 0;

  protected:
    ~Operations() = default;
};

}  // namespace lapilli
