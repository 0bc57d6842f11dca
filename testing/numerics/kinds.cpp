// SPDX-License-Identifier: BSD-3-Clause
// Matrices that make algorithms fail: given spectra from well to hardly conditioned, clustered, graded, zero.
#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

using Kinds = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Kinds, ::testing::ValuesIn(instances([](const Routine& r) {
                             return !r.hard_problems().empty();
                         })),
                         instance_name);

TEST_P(Kinds, Hard) {
    for (const int device_count : device_counts({2})) {
        const SmallBlocks ctx(device_count);
        for (Problem p : routine().hard_problems()) {
            for (const char uplo : routine().triangles()) {
                p.uplo = uplo;
                expect_correct(routine(), ctx, p, Where::host);
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
