// SPDX-License-Identifier: BSD-3-Clause
// Vectors whose entries are distributed over ranks, processes that make the same call: each has some of them,
// and small matrices are the same everywhere. A function of the caller adds up numbers over the ranks.
#pragma once

#include <vector>

#include "lapilli/lapilli.h"
#include "runtime/context.hpp"

namespace lapilli {

/// The distribution of long vectors, as an operator learns it.
struct Distribution {
    index_t first;  ///< the first entry of this rank
    lapilli_sum sum;
    void* user;
};

/// The messages between ranks during one call. All have the same length, and each begins with whether this
/// rank has failed and how many numbers it sends: so a rank that fails ends the call on the others, and ranks
/// that have taken different branches find out, instead of waiting for each other.
class Ranks {
  public:
    Ranks(Context& context, const Distribution& distribution);

    /// The first message, of how many entries this rank has.
    void begin(index_t length);
    index_t total() const { return total_; }
    index_t count() const { return count_; }
    bool is_first() const { return distribution_.first == 0; }
    index_t first() const { return distribution_.first; }

    /// Numbers become their sums over all ranks, the same on each.
    void sum(double* numbers, index_t count);
    /// Tells that no rank has failed, before a function of the caller that may wait for its counterparts.
    void meet();
    /// The last message: no rank has failed, and none will.
    void conclude();
    /// For a call that ends with an error: tells the others, unless they know.
    void fail() noexcept;

  private:
    void exchange(index_t numbers);

    Context& context_;
    Distribution distribution_;
    index_t total_ = 0, count_ = 0;
    bool over_ = false;
    std::vector<double> message_;
};

}  // namespace lapilli
