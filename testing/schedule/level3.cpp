// SPDX-License-Identifier: BSD-3-Clause
// Products of matrices under shuffled timing and with every allocation, copy and launch failing once.
#include "numerics/blas_suite.hpp"
#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

class ShuffledProducts : public Shuffled {
  public:
    explicit ShuffledProducts(int device_count, int seed, int jitter = 20)
        : Shuffled(device_count, seed, jitter) {
        set("level3.crossover", "0");
        set("level3.nb", "6");
    }
};

std::vector<Instance> those(const std::vector<std::string>& real, const std::vector<std::string>& complex) {
    std::vector<Instance> all = blas_instances(named(real), "d");
    const std::vector<Instance> more = blas_instances(named(complex), "z");
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

class Level3Schedule : public OfRoutine {
  protected:
    static Problem problem() {
        const Problem p = blas_problem(22, 27, 19);
        return in_blocks(routine(), p, {5, 7, 4});
    }
};
class PlainLevel3 : public Level3Schedule {};
class SpreadLevel3 : public Level3Schedule {};
INSTANTIATE_TEST_SUITE_P(Routines, PlainLevel3,
                         ::testing::ValuesIn(those({"gemm", "syrk", "syr2k"}, {"gemm", "herk", "syr2k"})),
                         instance_name);
INSTANTIATE_TEST_SUITE_P(Routines, SpreadLevel3,
                         ::testing::ValuesIn(those({"syrk", "syr2k", "symm", "trsm", "trmm"},
                                                   {"syrk", "her2k", "symm", "hemm", "trsm", "trmm"})),
                         instance_name);

/// A race shows as other bits for another seed, and to ThreadSanitizer.
void expect_same_bits(const Routine& routine, const Problem& p, Where where) {
    const Operands expected = correct_result(routine, ShuffledProducts(3, 0, 0), p, where);
    for (const int seed : {1, 2, 3}) {
        EXPECT_TRUE(expected.same(correct_result(routine, ShuffledProducts(3, seed), p, where)))
            << "seed " << seed;
    }
}

TEST_P(SpreadLevel3, SameBitsForEverySeed) {
    for_each_option(routine(), problem(), [&](const Problem& p) {
        if (p.diag != 'U') expect_same_bits(routine(), p, Where::spread);
    });
}

TEST_P(PlainLevel3, SameBitsForEverySeed) {
    const int places[][3] = {{on_host, on_host, on_host}, {0, on_host, 1}, {1, 1, 1}};
    for (const auto& [a, in, out] : places)
        expect_same_bits(routine(), in_places(problem(), a, in, out), Where::host);
}

struct Failure {
    const char* name;
    lapilli_int code;
};
constexpr Failure failures[] = {{"alloc", LAPILLI_ERROR_DEVICE_MEMORY},
                                {"host", LAPILLI_ERROR_HOST_MEMORY},
                                {"copy", LAPILLI_ERROR_DEVICE},
                                {"launch", LAPILLI_ERROR_DEVICE}};

/// Calls with the K-th thing of a kind failing, K = 1, 2, ..., until a call has fewer of them, and returns how many failed. What
/// those leave is given to `check`; the result of the last one is right. Operands that a failure has left as they were stay in their
/// places for the next call.
template <class Check>
int fail_each(const ShuffledProducts& ctx, const Failure& failure, const Routine& routine, const Problem& p,
              Where where, const Check& check) {
    const Operands input = routine.data(p);
    Operands x = input;
    auto placed = routine.place(ctx, p, where, x);
    for (int k = 1, failed = 0;; k += 1 + k / 5, ++failed) {
        SCOPED_TRACE(std::string(failure.name) + ':' + std::to_string(k));
        const std::size_t before = ctx.in_use();
        ctx.set("sim.fail", std::string(failure.name) + ':' + std::to_string(k));
        const lapilli_int info = placed->call();
        const std::string text = lapilli_last_error(ctx);
        ctx.set("sim.fail", "");
        placed->fetch();
        if (info == 0) {
            expect_good(routine, p, input, x);
            return failed;
        }
        EXPECT_EQ(info, failure.code) << text;
        EXPECT_NE(text, "");
        EXPECT_EQ(ctx.in_use(), before) << "device memory is lost";
        check(k, input, x);
        if (::testing::Test::HasFailure()) return failed;
        if (!x.same(input)) {
            placed.reset();
            x = input;
            placed = routine.place(ctx, p, where, x);
        }
    }
}

// C is delivered by the last copies: a failure of one of those is the exception that the header names.
TEST_P(SpreadLevel3, FailuresLeaveSpreadMatrices) {
    for (const char side : {'L', 'R'}) {
        Problem p = problem();
        p.side = side;
        const ShuffledProducts ctx(3, 3, 3);
        ctx.set("memory.cache", "off");
        for (const Failure& failure : failures) {
            if (std::string(failure.name) == "host") continue;  // there is nothing on the host
            const bool copies = std::string(failure.name) == "copy";
            const auto unchanged = [&](int k, const Operands& before, const Operands& after) {
                for (const Operand& x : before.all()) {
                    const bool result = routine().written(p, x.name) != Region::nothing;
                    EXPECT_TRUE((result && copies && k > 10) || x.same_bits(after[x.name])) << x.name;
                }
            };
            EXPECT_GE(fail_each(ctx, failure, routine(), p, Where::spread, unchanged), 3);
            if (HasFailure()) return;
        }
    }
}

TEST_P(PlainLevel3, FailuresLeaveHostArrays) {
    for (const int device_count : {1, 3}) {
        const ShuffledProducts ctx(device_count, 3, 3);
        ctx.set("memory.cache", "off");
        for (const Failure& failure : failures) {
            const auto unchanged = [](int, const Operands& before, const Operands& after) {
                EXPECT_TRUE(after.same(before)) << "a host array has changed";
            };
            EXPECT_GE(fail_each(ctx, failure, routine(), problem(), Where::host, unchanged), 1);
            if (HasFailure()) return;
        }
    }
}

const Routine& found(const char* name, char precision) { return *find_routine(name, precision); }

// Too little memory is found before the first write, also where C is worked on in place.
TEST(Level3InPlace, LackOfMemory) {
    for (const char precision : {'d', 'z'}) {
        const Routine& gemm = found("gemm", precision);
        const ShuffledProducts ctx(2, 1, 0);
        ctx.set("memory.cache", "off");
        Problem p = in_places(blas_problem(22, 27, 19), 1, 1, 1);
        p.alpha = 0;
        const Operands input = gemm.data(p);
        Operands x = input;
        const auto placed = gemm.place(ctx, p, Where::host, x);
        ctx.set("sim.fail", "alloc:1");
        EXPECT_EQ(placed->call(), LAPILLI_ERROR_DEVICE_MEMORY);
        ctx.set("sim.fail", "");
        placed->fetch();
        EXPECT_TRUE(x.same(input));
    }
}

// The progress callback may end a call: nothing has changed.
TEST(Level3Progress, Cancelled) {
    for (const char precision : {'d', 'z'}) {
        const Routine& trsm = found("trsm", precision);
        const ShuffledProducts ctx(3, 1, 5);
        const Problem p = in_blocks(trsm, blas_problem(22, 27), {5, 7, 4});
        const Operands input = trsm.data(p);
        Operands x = input;
        int calls = 0;
        lapilli_set_progress(
            ctx,
            [](const char*, const char*, double, void* count) {
                return ++*static_cast<int*>(count) == 3 ? 1 : 0;
            },
            &calls);
        EXPECT_EQ(run(trsm, ctx, p, Where::spread, x).info, LAPILLI_ERROR_CANCELLED);
        lapilli_set_progress(ctx, nullptr, nullptr);
        EXPECT_TRUE(x.same(input));
    }
}

}  // namespace
}  // namespace lapilli::testing
