// SPDX-License-Identifier: BSD-3-Clause
// Eigenproblems with NaN and infinity, and with entries near overflow and underflow.
#include <tuple>

#include "numerics/suite.hpp"
#include "support/precisions.hpp"

namespace lapilli::testing {
namespace {

constexpr std::int64_t order = 53;

using Eigenproblems = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Eigenproblems,
                         ::testing::ValuesIn(instances(named({"sytrd", "syevd", "stedc"}))), instance_name);

// The code for it, with the input untouched.
void expect_not_finite(const Routine& routine, lapilli_context ctx, const Problem& p,
                       const Operands& before) {
    Operands after = before;
    EXPECT_EQ(run(routine, ctx, p, Where::host, after).info, LAPILLI_ERROR_NOT_FINITE);
    EXPECT_TRUE(before.same(after)) << "something was written";
}

TEST_P(Eigenproblems, NotFinite) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN(),
                     infinity = std::numeric_limits<double>::infinity();
    for (const int device_count : device_counts({0, 1, 2})) {
        const SmallBlocks ctx(device_count);
        Problem p;
        p.n = order;
        for_each_option(routine(), p, [&](const Problem& q) {
            SCOPED_TRACE(describe(routine(), q) + " on " + std::to_string(device_count));
            const Operands good = routine().data(q);
            for (const double value : {nan, infinity}) {
                if (good.has("A")) {
                    for (const auto& [row, column] :
                         {std::pair<int, int>{0, 0}, {30, 30}, {40, 3}, {52, 51}}) {
                        Operands bad = good;
                        q.uplo == 'L' ? bad["A"].set(row, column, value) : bad["A"].set(column, row, value);
                        SCOPED_TRACE(std::to_string(value) + " in row " + std::to_string(row));
                        expect_not_finite(routine(), ctx, q, bad);
                    }
                } else {
                    for (const char* name : {"D", "E"}) {
                        Operands bad = good;
                        bad[name].set(20, 0, value);
                        SCOPED_TRACE(std::to_string(value) + " in " + name);
                        expect_not_finite(routine(), ctx, q, bad);
                    }
                }
            }
        });
    }
}

using PartsOfFewVectors = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, PartsOfFewVectors,
                         ::testing::ValuesIn(instances(named({"syevdx", "sbevx"}))), instance_name);

// The wanted vectors are dealt out anew, also to a device that would have none of all of them.
TEST_P(PartsOfFewVectors, OnManyDevices) {
    for (const int device_count : {4, 5}) {
        for (const char* stages : {"1", "2"}) {
            const SmallBlocks ctx(device_count);
            ctx.set("syevd.stages", stages);
            for (const std::int64_t n : {5, 16}) {
                // From none to all of the values, which lie about zero.
                for (std::int64_t i = 0; i <= n; ++i) {
                    Problem p;
                    p.n = n;
                    p.k = 3;
                    p.job = 'V';
                    p.range = 'V';
                    p.vl = -1000;
                    p.vu = 0.3 * static_cast<double>(2 * i - n);
                    expect_correct(routine(), ctx, p, Where::host);
                }
            }
        }
    }
}

// On one device survivors of merges above 512 columns are packed half after half, above the diagonal of the matrix, where its
// reflectors are not. Of an odd order one element of the diagonal is among that.
TEST(LargeMerges, AboveTheDiagonal) {
    for (const auto& [name, precision, stages] :
         {std::tuple("syevd", 'd', "1"), {"syevd", 's', "2"}, {"syevdx", 'd', "1"}, {"syevdx", 'z', "1"}}) {
        if (!is_tested(precision)) continue;
        const Routine& routine = *find_routine(name, precision);
        const Context ctx(devices(1));
        ctx.set("syevd.stages", stages);
        for (const char range : {'A', 'I'}) {
            Problem p;
            p.n = 533;
            p.range = range;
            p.il = 100;
            p.iu = 300;
            if (range == 'I' && routine.facts().name == std::string("syevd")) continue;
            expect_correct(routine, ctx, p, Where::host);
        }
    }
}

class ScaledMatrices : public OfRoutine {
  protected:
    // 1e8 beyond the square roots of the largest and the smallest number.
    static std::vector<double> scales() {
        return with_scalar(routine().precision(), []<class T>() {
            using Limits = std::numeric_limits<Real<T>>;
            return std::vector<double>{1e6 * std::sqrt(static_cast<double>(Limits::max())),
                                       1e-6 * std::sqrt(static_cast<double>(Limits::min()))};
        });
    }
};
INSTANTIATE_TEST_SUITE_P(Routines, ScaledMatrices, ::testing::ValuesIn(instances(named({"syevd"}))),
                         instance_name);

// LAPACK's SYEVD scales such matrices, and so must we.
TEST_P(ScaledMatrices, NearOverflowAndUnderflow) {
    for (const int device_count : device_counts({2})) {
        const SmallBlocks ctx(device_count);
        for (const double scale : scales()) {
            for (const char job : {'N', 'V'}) {
                Problem p;
                p.n = 40;
                p.job = job;
                SCOPED_TRACE(describe(routine(), p) + " scale " + std::to_string(std::log10(scale)));
                const Operands plain = routine().data(p);
                Operands output = plain;
                const Operand A = output["A"], W = output["W"];
                for (std::int64_t j = 0; j < p.n; ++j) {
                    for (std::int64_t i = 0; i < p.n; ++i) {
                        A.set(i, j, A.get(i, j) * scale);
                    }
                }
                ASSERT_EQ(run(routine(), ctx, p, Where::host, output).info, 0);
                for (std::int64_t i = 0; i < p.n; ++i) {
                    W.set(i, 0, W.get(i) / scale);
                }
                // Back in an ordinary range, the usual checks apply.
                EXPECT_LE(routine().error(p, plain, output).worst(), Residuals::threshold);
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
