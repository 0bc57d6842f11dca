// SPDX-License-Identifier: BSD-3-Clause
// Spread matrices whose blocks are not of the library's own width serve every routine.
#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

using SpreadBlocks = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, SpreadBlocks, ::testing::ValuesIn(instances()), instance_name);

// The first options with every width, the others with one of them by turns.
TEST_P(SpreadBlocks, OfAnyWidth) {
    constexpr std::int64_t widths[] = {1, 5, 100};
    Problem p;
    p.n = 43;
    p.k = k_of(routine(), 21);
    for (const int device_count : device_counts({3})) {
        const SmallBlocks ctx(device_count);
        std::size_t turn = 0;
        for_each_option(routine(), p, [&](Problem q) {
            for (std::size_t i = 0; i < std::size(widths); ++i) {
                if (turn > 0 && turn % std::size(widths) != i) continue;
                q.nb = widths[i];
                SCOPED_TRACE("nb=" + std::to_string(q.nb));
                expect_correct(routine(), ctx, q, Where::spread);
            }
            ++turn;
        });
    }
}

}  // namespace
}  // namespace lapilli::testing
