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

void expect_correct_of_all(const Routine& routine, const SmallBlocks& ctx) {
    for (Problem p : routine.hard_problems()) {
        for (const char uplo : routine.triangles()) {
            p.uplo = uplo;
            expect_correct(routine, ctx, p, Where::host);
        }
    }
}

TEST_P(Kinds, Hard) {
    for (const int device_count : device_counts({2}))
        expect_correct_of_all(routine(), SmallBlocks(device_count));
}

TEST_P(Kinds, EmulatedProducts) {
    if (routine().precision() != 's' && routine().precision() != 'c')
        GTEST_SKIP() << "products of single precision";
    for (const int device_count : device_counts({1})) {
        const SmallBlocks ctx(device_count);
        ctx.emulate_products(true);
        expect_correct_of_all(routine(), ctx);
    }
}

}  // namespace
}  // namespace lapilli::testing
