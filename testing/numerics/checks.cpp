// SPDX-License-Identifier: BSD-3-Clause
// The checks themselves: small errors, which a result could have and still look right, must be found, by the
// full tests and by the probes for large orders alike.
#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

using Checks = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Checks, ::testing::ValuesIn(instances()), instance_name);

TEST_P(Checks, FindErrors) {
    Problem small;
    small.n = 60;
    small.k = 7;
    for_each_task(routine(), small, [&](Problem p) {
        for (const std::int64_t full_check : {1000, 10}) {
            p.full_check = full_check;
            SCOPED_TRACE(describe(routine(), p) + (full_check > p.n ? " in full" : " by probe"));
            const Operands input = routine().data(p);
            Operands output = input;
            ASSERT_EQ(routine().call_lapack(p, output), 0);
            EXPECT_TRUE(routine().error(p, input, output).ok()) << routine().error(p, input, output).worst();
            const std::vector<Slip> slips = routine().slips(p);
            EXPECT_FALSE(slips.empty());
            for (const Slip& slip : slips) {
                Operands wrong = output;
                slip.make(wrong);
                EXPECT_FALSE(routine().error(p, input, wrong).ok()) << slip.what << " was not found";
            }
        }
    });
}

}  // namespace
}  // namespace lapilli::testing
