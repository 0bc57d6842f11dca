// SPDX-License-Identifier: BSD-3-Clause
// The fuzzer's judge of pivots that one factorization finds zero and another one does not:
// tools/tester/fuzz_pivots.hpp.
#include "numerics/suite.hpp"
#include "support/routine.hpp"
#include "tester/fuzz_pivots.hpp"

namespace lapilli::testing {
namespace {

// A factored by LAPACK; whether its pivot k is a rounding error. Rows and columns are those of a lower
// triangle, reversed for an upper one.
bool is_rounding(const char* name, char precision, char uplo, const std::vector<std::vector<double>>& lower,
                 std::int64_t k) {
    const Routine& routine = *find_routine(name, precision);
    Problem p;
    p.n = static_cast<std::int64_t>(lower.size());
    p.uplo = uplo;
    Operands x = routine.data(p);
    const auto at = [&](std::int64_t i) { return uplo == 'U' ? p.n - 1 - i : i; };
    for (std::int64_t j = 0; j < p.n; ++j) {
        for (std::int64_t i = j; i < p.n; ++i)
            x["A"].set(at(i), at(j), lower[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]);
    }
    EXPECT_EQ(routine.call_lapack(p, x), 0);
    return tester::is_left_by_rounding(routine, p, x, at(k) + 1);
}

TEST(FuzzedPivots, RoundingErrorsOfWhatCancels) {
    constexpr double ulp = 0x1p-52;
    for (const char uplo : {'L', 'U'}) {
        for (const auto& [name, precision] : {std::pair{"sytrf", 'd'}, {"sytrf", 'z'}, {"hetrf", 'z'}}) {
            SCOPED_TRACE(std::string(name) + precision + uplo);
            const auto judged = [uplo, routine = name, type = precision](
                                    const std::vector<std::vector<double>>& lower, std::int64_t k) {
                return is_rounding(routine, type, uplo, lower, k);
            };
            // One ulp is left of 1 - 1; a thousand are not.
            EXPECT_TRUE(judged({{1}, {1, 1 + ulp}}, 1));
            EXPECT_FALSE(judged({{1}, {1, 1 + 1000 * ulp}}, 1));
            EXPECT_FALSE(judged({{1}, {1, 1 + ulp}}, 0));
            // The sum of a small pivot does not include the large pivot before it.
            EXPECT_FALSE(judged({{1}, {0, 1e-30}}, 1));
            EXPECT_FALSE(judged({{1e30}, {1, 1}}, 1));
            // Behind a pivot of order 2; behind one whose rows changed places.
            EXPECT_TRUE(judged({{0}, {1, 0}, {1, 1, 2 + 2 * ulp}}, 2));
            EXPECT_FALSE(judged({{0}, {1, 0}, {1, 1, 2 + 2000 * ulp}}, 2));
            EXPECT_TRUE(judged({{0}, {0.5, 1 + ulp}, {1, 1, 0}}, 2));
            EXPECT_FALSE(judged({{0}, {0.5, 1 + 1000 * ulp}, {1, 1, 0}}, 2));
            // Both rows that change places are those of pivots of order 1.
            EXPECT_TRUE(judged({{0.25 + ulp / 4}, {1, 4}}, 1));
            EXPECT_FALSE(judged({{0.25 + 1000 * ulp}, {1, 4}}, 1));
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
