// SPDX-License-Identifier: BSD-3-Clause
// Divide and conquer that does not converge: simulated devices do so on demand. A matrix up to order 32 is
// one leaf; where it falls apart each block is.
#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

constexpr std::int64_t order = 20;

Problem problem(char range) {
    Problem p;
    p.n = order;
    p.k = 3;
    p.job = 'V';
    p.range = range;
    return p;
}

/// The info of LAPACK's STEDC for the leaf of these rows, from 1.
lapilli_int rows(std::int64_t first, std::int64_t last) { return first * (order + 1) + last; }

using Unconverged = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Unconverged,
                         ::testing::ValuesIn(instances(named({"stedc", "stevx", "syevd", "syevdx", "sygvd",
                                                              "sygvdx", "sygvx", "sbevd"}))),
                         instance_name);

// Nothing was found then, and info says where. Above n the info of a generalized problem belongs to B.
TEST_P(Unconverged, InfoAndCount) {
    if (!simulated()) GTEST_SKIP() << "real devices converge";
    const std::string& name = routine().facts().name;
    const bool generalized = name.starts_with("sygv");
    for (const int device_count : {1, 3}) {
        const SmallBlocks ctx(device_count);
        for (const char range : routine().facts().letters("range", "A")) {
            const Problem p = problem(range);
            SCOPED_TRACE(describe(routine(), p) + " on " + std::to_string(device_count));
            Operands x = routine().data(p);
            ctx.set("sim.fail", "leaf:1");
            const lapilli_int info = run(routine(), ctx, p, Where::host, x).info;
            ctx.set("sim.fail", "");
            EXPECT_EQ(info, generalized ? 1 : rows(1, order)) << lapilli_last_error(ctx);
            if (x.has("M")) {
                EXPECT_EQ(x["M"].get(0), 0.0);
            }
            expect_correct(routine(), ctx, p, Where::host);
        }
    }
}

using UnconvergedLeaf = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, UnconvergedLeaf, ::testing::ValuesIn(instances(named({"stedc"}))),
                         instance_name);

// The second of two blocks fails: the first is a leaf of one row, which is an eigenvalue already.
TEST_P(UnconvergedLeaf, IsNamedByItsRows) {
    if (!simulated()) GTEST_SKIP() << "real devices converge";
    const SmallBlocks ctx(1);
    const Problem p = problem('A');
    Operands x = routine().data(p);
    x["E"].set(0, 0, 0.0);
    ctx.set("sim.fail", "leaf:2");
    EXPECT_EQ(run(routine(), ctx, p, Where::host, x).info, rows(2, order)) << lapilli_last_error(ctx);
}

}  // namespace
}  // namespace lapilli::testing
