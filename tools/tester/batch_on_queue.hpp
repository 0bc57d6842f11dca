// SPDX-License-Identifier: BSD-3-Clause
// Batches as calls on a queue, with all arrays in the memory of its device.
#pragma once

#include <memory>
#include <string>

#include "support/operands.hpp"
#include "support/problem.hpp"

namespace lapilli::tester {

class SubmittedBatch {
  public:
    virtual ~SubmittedBatch() = default;

    virtual lapilli_int submit(lapilli_queue queue) = 0;
    // The arrays to host memory, when the queue has been waited for.
    virtual void fetch() = 0;
};

// Whether a routine is such a batch.
bool is_batch_on_queue(const std::string& routine);

// For device 0 of the context. `x` must outlive the result; a routine that is no such batch has none.
std::unique_ptr<SubmittedBatch> batch_on_queue(const std::string& routine, char precision,
                                               lapilli_context ctx, const testing::Problem& problem,
                                               testing::Operands& x);

}  // namespace lapilli::tester
