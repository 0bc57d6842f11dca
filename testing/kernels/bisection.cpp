// SPDX-License-Identifier: BSD-3-Clause
// Bisection: as many points at once as there are lanes find the same numbers as one point at a time.

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "tridiagonal/bisection/args.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_BISECTION_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

struct Problem {
    std::vector<SturmRow> rows;
    std::vector<SturmBlock> blocks;
    int bidiagonal = 0;

    void add(index_t size, double diagonal, double scale, std::uint64_t seed) {
        const auto first = static_cast<index_t>(rows.size());
        const auto numbers = random_vector<double>(2 * size, seed);
        for (index_t i = 0; i < size; ++i) {
            const auto at = static_cast<std::size_t>(2 * i);
            const double e = scale * numbers[at];
            rows.push_back({diagonal + scale * numbers[at + 1], i == 0 ? 0.0 : e * e + 1e-300});
        }
        const double lower = size == 1 ? rows.back().diagonal : diagonal - 3 * scale;
        blocks.push_back({first, size, first, 0, lower, size == 1 ? 0.0 : 6 * scale * 0x1p-54});
    }

    std::vector<double> solve(index_t begin, index_t count, int lanes, std::uint64_t seed) const {
        std::vector<double> values(static_cast<std::size_t>(count));
        const SturmArgs<double> args{{static_cast<index_t>(blocks.size()), blocks.data(), rows.data(),
                                      static_cast<index_t>(rows.size()), begin, count, lanes, values.data(),
                                      bidiagonal}};
        const simt::EmulatedStream stream(simt::limits_like(90, 1), seed);
        EXPECT_EQ(launch::run(stream, args), launch::success);
        return values;
    }

    double plain(index_t position, int lanes = 1) const {
        const SturmBlock block = sturm_block(blocks.data(), static_cast<index_t>(blocks.size()), position);
        const index_t index = sturm_index(block, position);
        return bidiagonal > 0
                   ? sturm_bisect_alone(BidiagonalSturm{bidiagonal}, block, rows.data(), index, lanes)
                   : sturm_bisect_alone(TridiagonalSturm{}, block, rows.data(), index, lanes);
    }
};

TEST(Bisection, AnyNumberOfLanesFindsTheSameBits) {
    Problem problem;
    problem.add(17, 0.0, 1.0, 1);
    problem.add(1, 0.7, 0.0, 2);
    problem.add(30, -0.5, 0.1, 3);
    problem.add(2, 0.0, 0.5, 4);
    const auto n = static_cast<index_t>(problem.rows.size());
    for (const int lanes : {1, 4, 8, 16, 32}) {
        SCOPED_TRACE(lanes);
        const auto values = problem.solve(0, n, lanes, seed_of(lanes));
        for (index_t p = 0; p < n; ++p) ASSERT_EQ(values[static_cast<std::size_t>(p)], problem.plain(p)) << p;
        const auto part = problem.solve(11, 9, lanes, seed_of(lanes, 1));
        for (index_t p = 0; p < 9; ++p) ASSERT_EQ(part[static_cast<std::size_t>(p)], problem.plain(11 + p));
    }
    EXPECT_EQ(problem.plain(17), 0.7);
}

TEST(Bisection, SingularValuesByAnyNumberOfLanes) {
    // Several zeros on the diagonal of an unreduced matrix, which has one value of 0; one zero in a row that
    // is zero.
    for (const auto& [bits, unreduced] :
         {std::pair{bidiagonal_bits, false}, {bidiagonal_bits_of_float, false}, {bidiagonal_bits, true}}) {
        Problem problem;
        const index_t n = 37;
        const auto numbers = random_vector<double>(2 * n, 5);
        for (index_t i = 0; i < n; ++i) {
            const double d = 0.5 * numbers[static_cast<std::size_t>(i)],
                         e = 0.5 * numbers[static_cast<std::size_t>(n + i)];
            const bool no_d = i == 20 || (unreduced && i % 10 == 5),
                       no_e = i == 0 || (!unreduced && (i == 9 || i == 21));
            problem.rows.push_back({no_d ? 0.0 : d * d, no_e ? 0.0 : e * e});
        }
        problem.blocks.push_back({0, n, 0, 0, 0, 1});
        problem.bidiagonal = bits;
        for (const int lanes : {1, 4, 8, 16, 32}) {
            SCOPED_TRACE(lanes);
            const auto values = problem.solve(0, n, lanes, seed_of(lanes));
            for (index_t p = 0; p < n; ++p) {
                const double value = values[static_cast<std::size_t>(p)];
                ASSERT_EQ(value, problem.plain(p, lanes)) << p;
                if (p == 0) {
                    EXPECT_LT(value, bidiagonal_least);
                    continue;
                }
                const double error = std::ldexp(1.0, bits == bidiagonal_bits ? -50 : -23);
                EXPECT_GT(value, bidiagonal_least);
                EXPECT_LE(bidiagonal_count(problem.rows.data(), n, value * (1 - error)), p);
                EXPECT_GT(bidiagonal_count(problem.rows.data(), n, value * (1 + error)), p);
            }
        }
    }
}

/// 1-2-1: 2 - 2 cos(j pi / (n + 1)); scaled by 1/2 here.
TEST(Bisection, KnownEigenvalues) {
    const index_t n = 40;
    Problem problem;
    for (index_t i = 0; i < n; ++i) problem.rows.push_back({1.0, i == 0 ? 0.0 : 0.25});
    problem.blocks.push_back({0, n, 0, 0, -0.1, 2.2 * 0x1p-54});
    const auto values = problem.solve(0, n, 4, 9);
    for (index_t j = 0; j < n; ++j) {
        const double exact = 1 - std::cos(static_cast<double>(j + 1) * std::acos(-1.0) / (n + 1));
        EXPECT_NEAR(values[static_cast<std::size_t>(j)], exact, 1e-15) << j;
    }
}

TEST(Bisection, TheCountNeverFalls) {
    Problem problem;
    problem.add(25, 0.0, 1.0, 7);
    problem.rows[5].square = 2.3e-308;
    problem.rows[5].diagonal = problem.rows[6].diagonal = 0.0;
    index_t before = 0;
    for (int k = -400; k <= 400; ++k) {
        const index_t count = sturm_count(problem.rows.data(), 25, k / 128.0);
        EXPECT_GE(count, before) << k;
        before = count;
    }
    EXPECT_EQ(before, 25);
}

}  // namespace
}  // namespace lapilli::kernel_tests
