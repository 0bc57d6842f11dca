// SPDX-License-Identifier: BSD-3-Clause
// Spread matrices whose blocks are not of the library's own width serve every routine.
#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

using SpreadBlocks = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, SpreadBlocks, ::testing::ValuesIn(instances()), instance_name);

TEST_P(SpreadBlocks, OfAnyWidth) {
    for (const int device_count : device_counts({3})) {
        const SmallBlocks ctx(device_count);
        for (const std::int64_t nb : {1, 5, 100}) {
            Problem p;
            p.n = 43;
            p.k = k_of(routine(), 21);
            p.nb = nb;
            for_each_option(routine(), p, [&](const Problem& q) {
                SCOPED_TRACE("nb=" + std::to_string(nb));
                expect_correct(routine(), ctx, q, Where::spread);
            });
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
