// SPDX-License-Identifier: BSD-3-Clause
// Products of spread matrices: every option, in equal and in different layouts.
#include "numerics/blas_suite.hpp"

namespace lapilli::testing {
namespace {

bool is_wanted(const Routine& routine) { return routine.facts().level == 3 && routine.has(Where::spread); }

class Level3Spread : public OfRoutine {
  protected:
    static Operands expect_spread(lapilli_context ctx, const Problem& p, const blas::Widths& nb) {
        return correct_result(routine(), ctx, in_blocks(routine(), p, nb), Where::spread);
    }
    static std::string result_name() { return routine().facts().overwrites ? "B" : "C"; }
};
INSTANTIATE_TEST_SUITE_P(Routines, Level3Spread, ::testing::ValuesIn(blas_instances(is_wanted)),
                         instance_name);

// Panels narrower and wider than the blocks. Half of the layouts by turns: an option has with the wide panels
// those that it has not with the narrow ones.
TEST_P(Level3Spread, Options) {
    constexpr blas::Widths layouts[] = {{5, 5, 5}, {16, 16, 16}, {3, 37, 5}, {10, 3, 7}};
    for (const int device_count :
         device_counts(sanitized ? std::vector<int>{3} : std::vector<int>{1, 2, 3})) {
        for (const std::int64_t width : {8, 24}) {
            const Level3Context ctx(device_count, width);
            std::size_t turn = width == 8 ? 0 : 1;
            for_each_option(routine(), blas_problem(43, 37, 29, 1), [&](const Problem& p) {
                for (std::size_t i = turn++ % 2; i < std::size(layouts); i += 2)
                    expect_spread(ctx, p, layouts[i]);
            });
        }
    }
}

TEST_P(Level3Spread, Sizes) {
    const Level3Context ctx(3);
    std::int64_t turn = static_cast<std::int64_t>(routine().facts().name.size());
    for (const std::int64_t n : {0, 1, 2, 4, 5, 6, 15, 16, 31, 61}) {
        for (const std::int64_t other : {0, 1, 5, 8, 9, 26}) {
            for_each_option(routine(), blas_problem(other, n, other, 1), [&](const Problem& p) {
                if (++turn % 5 == 0) expect_spread(ctx, p, {5, 5 + turn % 2, 5});
            });
        }
    }
}

TEST_P(Level3Spread, AlphaAndBeta) {
    const Level3Context ctx(2);
    for (const std::complex<double> alpha : {scalars[0], scalars[1], scalars[3]}) {
        for (const std::complex<double> beta : {scalars[0], scalars[1], scalars[3]}) {
            for_each_option(routine(), blas_problem(22, 19, 21, 1), [&](Problem p) {
                if (p.diag == 'U') return;
                p.alpha = alpha;
                p.beta = beta;
                expect_spread(ctx, p, {6, 6, 6});
            });
        }
    }
}

// As in the BLAS: with alpha = 0 neither A nor B is read, but for the B that TRSM and TRMM overwrite.
TEST_P(Level3Spread, ZeroAlphaReadsNothing) {
    const Level3Context ctx(2);
    for (const std::complex<double> beta : {scalars[0], scalars[3]}) {
        Problem p = blas_problem(22, 19, 21, 1);
        p.alpha = 0;
        p.beta = beta;
        for (const char side : {'L', 'R'}) {
            p.side = side;
            SCOPED_TRACE(describe(routine(), p));
            Operands results[2] = {routine().data(p), routine().data(p)};
            fill_factors_with_nan(routine(), p, results[1]);
            for (Operands& x : results) {
                EXPECT_EQ(run(routine(), ctx, in_blocks(routine(), p, {6, 6, 6}), Where::spread, x).info, 0)
                    << lapilli_last_error(ctx);
            }
            EXPECT_TRUE(results[1][result_name()].same_bits(results[0][result_name()]));
        }
    }
}

// One block for all columns, one column in each, fewer columns than devices.
TEST_P(Level3Spread, AwkwardLayouts) {
    const Level3Context ctx(3);
    for_each_option(routine(), blas_problem(26, 18, 14, 1), [&](const Problem& p) {
        expect_spread(ctx, p, {1, 1, 1});
        expect_spread(ctx, p, {100, 100, 100});
        expect_spread(ctx, p, {100, 1, 2});
        expect_spread(ctx, p, {1, 100, 9});
    });
}

TEST_P(Level3Spread, SameBits) {
    const Level3Context ctx(3);
    for_each_option(routine(), blas_problem(31, 33, 25, 1), [&](const Problem& p) {
        const Operands once = expect_spread(ctx, p, {5, 6, 7});
        EXPECT_TRUE(once.same(expect_spread(ctx, p, {5, 6, 7})));
    });
}

// The check behind all of these sees an error of a few units in the last place, and a write outside of the
// result.
TEST_P(Level3Spread, ErrorsAreSeen) {
    const Level3Context ctx(2);
    for_each_option(routine(), blas_problem(11, 13, 9, 1), [&](const Problem& p) {
        SCOPED_TRACE(describe(routine(), p));
        const Operands before = routine().data(p), good = expect_spread(ctx, p, {4, 4, 4});
        const auto expect_seen = [&](std::int64_t i, std::int64_t j, std::complex<double> value) {
            Operands wrong = good;
            wrong[result_name()].set(i, j, value);
            EXPECT_FALSE(routine().error(p, before, wrong).ok()) << i << ", " << j;
        };
        const Operand C = good[result_name()];
        const Region region = routine().written(p, result_name());
        for (const std::int64_t i : {0, 5, 10}) {
            for (const std::int64_t j : {0, 5, 10}) {
                const bool outside = (region == Region::lower && i < j) || (region == Region::upper && i > j);
                expect_seen(i, j, C.get(i, j) + (outside ? 1 : 2000 * routine().unit()));
            }
        }
        expect_seen(C.rows, 3, 0);  // the padding
    });
}

}  // namespace
}  // namespace lapilli::testing
