// SPDX-License-Identifier: BSD-3-Clause
// Properties of every routine that takes a Hermitian or symmetric matrix.
#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

bool is_hermitian(const Routine& routine) { return routine.facts().hermitian; }

Problem problem() {
    Problem p;
    p.n = 53;
    p.k = 3;
    return p;
}

using Hermitian = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Hermitian, ::testing::ValuesIn(instances(is_hermitian)), instance_name);

// After a failure the context goes on working.
TEST_P(Hermitian, ContextRecovers) {
    for (const int device_count : device_counts({3})) {
        const SmallBlocks ctx(device_count);
        Operands x = routine().data(problem());
        x["A"].set(30, 30, quiet_nan<double>());
        EXPECT_NE(run(routine(), ctx, problem(), Where::host, x).info, 0);
        expect_correct(routine(), ctx, problem(), Where::host);
    }
}

using ComplexHermitian = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, ComplexHermitian, ::testing::ValuesIn(instances(is_hermitian, "cz")),
                         instance_name);

// The imaginary part of the diagonal is not read, as everywhere in LAPACK.
TEST_P(ComplexHermitian, ImaginaryDiagonalIsIgnored) {
    using Limits = std::numeric_limits<double>;
    for (const int device_count : device_counts({0, 1, 3})) {
        for (const Schedule& schedule : routine().facts().schedules) {
            const SmallBlocks ctx(device_count);
            ctx.set_all(schedule.settings);
            for_each_option(routine(), problem(), [&](const Problem& p) {
                for (const double imaginary : {7.0, Limits::quiet_NaN(), Limits::infinity()}) {
                    const Where where = p.uplo == 'L' || device_count == 0 ? Where::host : Where::spread;
                    SCOPED_TRACE(describe(routine(), p, where) + " on " + std::to_string(device_count));
                    const Operands clean = routine().data(p);
                    Operands x = clean;
                    for (std::int64_t j = 0; j < p.n; ++j) {
                        x["A"].set(j, j, {x["A"].get(j, j).real(), imaginary});
                    }
                    ASSERT_EQ(run(routine(), ctx, p, where, x).info, 0) << lapilli_last_error(ctx);
                    EXPECT_TRUE(routine().error(p, clean, x).ok());
                }
            });
        }
    }
}

using HermitianResults = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, HermitianResults,
                         ::testing::ValuesIn(instances(named({"sygst", "sytrd_sy2sb"}), "cz")),
                         instance_name);

// A Hermitian result has a real diagonal: not only within rounding, since who reads it takes LAPACK's word
// for it.
TEST_P(HermitianResults, DiagonalIsReal) {
    const std::string name = routine().facts().name == "sygst" ? "A" : "AB";
    for (const int device_count : device_counts({0, 1, 3})) {
        for (const Schedule& schedule : routine().facts().schedules) {
            const SmallBlocks ctx(device_count);
            ctx.set_all(schedule.settings);
            for (const char itype : routine().facts().letters("itype", "1")) {
                for_each_option(routine(), problem(), [&](Problem p) {
                    p.choose("itype", itype);
                    SCOPED_TRACE(describe(routine(), p) + " on " + std::to_string(device_count));
                    const Operands x = result(routine(), ctx, p);
                    for (std::int64_t j = 0; j < p.n; ++j) {
                        const std::int64_t row = name == "A" ? j : p.uplo == 'L' ? 0 : p.k;
                        EXPECT_EQ(x[name].get(row, j).imag(), 0) << "of " << j;
                    }
                });
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
