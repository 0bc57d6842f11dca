// SPDX-License-Identifier: BSD-3-Clause
// Products of matrices under shuffled timing, with blocks of different widths and operands in different
// places; a lack of memory where the result is worked on in place.
#include "numerics/blas_suite.hpp"
#include "schedule/suite.hpp"
#include "support/orders.hpp"

namespace lapilli::testing {
namespace {

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
    const Operands expected = correct_result(routine, Shuffled(3, 0, 0), p, where);
    for (const std::uint64_t seed : orders(3)) {
        const Shuffled ctx(3, static_cast<int>(seed), 20);
        EXPECT_TRUE(expected.same(correct_result(routine, ctx, p, where))) << "seed " << seed;
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

// Too little memory is found before the first write, also where C is worked on in place.
TEST(Level3InPlace, LackOfMemory) {
    for (const char precision : {'d', 'z'}) {
        const Routine& gemm = *find_routine("gemm", precision);
        const Shuffled ctx(2, 1, 0);
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

}  // namespace
}  // namespace lapilli::testing
