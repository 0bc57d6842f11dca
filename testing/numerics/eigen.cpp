// SPDX-License-Identifier: BSD-3-Clause
// Eigenproblems with NaN and infinity, and with entries near overflow and underflow.
#include <fmt/format.h>

#include <tuple>

#include "numerics/sentences.hpp"
#include "numerics/suite.hpp"
#include "support/precisions.hpp"

namespace lapilli::testing {
namespace {

constexpr std::int64_t order = 53;

using Eigenproblems = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Eigenproblems,
                         ::testing::ValuesIn(instances(named({"sytrd", "syevd", "stedc"}))), instance_name);

// The code for it, with its place told and the input untouched.
void expect_not_finite(const Routine& routine, lapilli_context ctx, const Problem& p, const Operands& before,
                       const std::string& place, Where where = Where::host) {
    Operands after = before;
    EXPECT_EQ(run(routine, ctx, p, where, after).info, LAPILLI_ERROR_NOT_FINITE);
    expect_place(ctx, place);
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
                        const int i = q.uplo == 'L' ? row : column, j = row + column - i;
                        const std::string place = fmt::format("A({}, {})", i + 1, j + 1);
                        expect_not_finite(routine(), ctx, q, bad, place);
                        if (row != 40 || device_count == 0) continue;
                        expect_not_finite(routine(), ctx, q, bad, place, Where::device);
                        expect_not_finite(routine(), ctx, q, bad, place, Where::spread);
                    }
                } else {
                    for (const char* name : {"D", "E"}) {
                        Operands bad = good;
                        bad[name].set(20, 0, value);
                        SCOPED_TRACE(std::to_string(value) + " in " + name);
                        expect_not_finite(routine(), ctx, q, bad, std::string(name) + "(21)");
                    }
                }
            }
        });
    }
}

using PartsOfFewVectors = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, PartsOfFewVectors,
                         ::testing::ValuesIn(instances([](const Routine& routine) {
                             return routine.facts().on_devices && !routine.facts().rectangular &&
                                    routine.facts().has_letter("range", 'V');
                         })),
                         instance_name);

// How many values lie in an interval is known when they have been found: their vectors are distributed again,
// also to a device that would have none of all vectors.
TEST_P(PartsOfFewVectors, OnManyDevices) {
    const std::string itypes = routine().facts().letters("itype", "1"), jobs = jobs_of(routine());
    for (const int device_count : {3, 5, 16}) {
        for (const char* stages : {"1", "2"}) {
            const SmallBlocks ctx(device_count);
            ctx.set("syevd.stages", stages);
            std::size_t turn = 0;
            for (const std::int64_t n : {4, 5, 16, 29}) {
                // From none to all of the values, which lie about zero.
                for (std::int64_t i = 0; i <= n; i += n > 5 ? 4 : 1) {
                    Problem p;
                    p.n = n;
                    p.k = 3;
                    p.job = jobs.find('V') == std::string::npos ? jobs.front() : 'V';
                    p.range = 'V';
                    p.choose("itype", itypes[turn++ % itypes.size()]);
                    p.vl = -1000;
                    p.vu = 0.3 * static_cast<double>(2 * i - n);
                    expect_correct(routine(), ctx, p, Where::host);
                }
            }
        }
    }
}

// As the defaults plan: 130 columns as 10 for each of 13 devices; here 120 as 9 for each of 14.
TEST_P(PartsOfFewVectors, OnDevicesWithoutAPart) {
    const Facts& facts = routine().facts();
    if (!facts.has_letter("job", 'V') || facts.has_singular_values || !simulated())
        GTEST_SKIP() << "has no eigenvectors, or devices of its own";
    const Context ctx("sim:14");
    Problem p;
    p.n = 130;
    p.k = 3;
    p.job = 'N';
    const Operands all = result(routine(), Context("none"), p);
    p.job = 'V';
    p.range = 'V';
    p.vl = -1000;
    p.vu = 0.5 * (all["W"].get(119, 0).real() + all["W"].get(120, 0).real());
    expect_correct(routine(), ctx, p, Where::host);
}

// On one device survivors of merges above 512 columns are packed half after half, above the diagonal of the
// matrix, where its reflectors are not. Of an odd order one element of the diagonal is among that.
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

    static void check(const SmallBlocks& ctx) {
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
};
INSTANTIATE_TEST_SUITE_P(Routines, ScaledMatrices, ::testing::ValuesIn(instances(named({"syevd"}))),
                         instance_name);

// LAPACK's SYEVD scales such matrices, and so must we.
TEST_P(ScaledMatrices, NearOverflowAndUnderflow) {
    for (const int device_count : device_counts({2})) {
        const SmallBlocks ctx(device_count);
        check(ctx);
        ctx.set("syevd.stages", "2");
        check(ctx);
    }
}

// Devices read each other's columns as soon as they are scaled, and not before.
TEST_P(ScaledMatrices, InTwoStagesOnSeveralDevices) {
    for (const int seed : {1, 2, 3, 4, 5, 6}) {
        const SmallBlocks ctx(3);
        ctx.set("syevd.stages", "2");
        ctx.set("sim.seed", std::to_string(seed));
        ctx.set("sim.jitter", "30");
        check(ctx);
    }
}

}  // namespace
}  // namespace lapilli::testing
