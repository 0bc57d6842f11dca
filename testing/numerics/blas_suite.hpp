// SPDX-License-Identifier: BSD-3-Clause
// What the suites of the BLAS share: a call with all that must hold of its result.
#pragma once

#include "numerics/suite.hpp"

namespace lapilli::testing {

// Makes a problem's operands, puts them where `homes` says, calls, and returns them as they are afterwards.
template <class Placed, class Problem, class Homes, class Call>
auto expect_good(lapilli_context ctx, const Problem& p, const Homes& homes, const Call& call) {
    const auto before = make(p);
    auto after = before;
    const Placed placed(ctx, homes, after);
    EXPECT_EQ(call(placed.pointers()), 0) << lapilli_last_error(ctx);
    placed.download();
    expect_result(p, before, after);
    return after;
}

// The same with a call on a queue.
template <class Placed, class Problem, class Homes, class Call>
auto expect_good_on(lapilli_queue queue, lapilli_context ctx, const Problem& p, const Homes& homes,
                    const Call& call) {
    return expect_good<Placed>(ctx, p, homes, [&](const auto& pointers) {
        const lapilli_int info = call(pointers), later = lapilli_queue_synchronize(queue);
        return info != 0 ? info : later;
    });
}

}  // namespace lapilli::testing
