// SPDX-License-Identifier: BSD-3-Clause
// The levels against what is known of them.
#include "spectrum.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "eigenvalues.hpp"

namespace levels {
namespace {

TEST(Levels, BenzeneIsHueckels) {
    const auto levels = solved(flake(Outline::hexagon, Edge::zigzag, 1), 0).levels;
    const double t = std::abs(hopping);
    const double expected[] = {-2 * t, -t, -t, t, t, 2 * t};
    for (std::size_t k = 0; k < 6; ++k) EXPECT_NEAR(levels[k], expected[k], 1e-12);
}

TEST(Levels, AreSymmetricAboutZeroWithinTheBandAndOfTheRightSecondMoment) {
    for (const Structure& s :
         {flake(Outline::hexagon, Edge::armchair, 4), flake(Outline::triangle, Edge::zigzag, 9)})
        for (const double field : {0.0, 900.0}) {
            const auto levels = solved(s, field).levels;
            EXPECT_LT(asymmetry(levels), 1e-12) << s.name;
            EXPECT_LT(levels.back(), 3 * std::abs(hopping));
            double squares = 0;
            for (const double e : levels) squares += e * e;
            EXPECT_NEAR(squares / (2 * hopping * hopping * static_cast<double>(s.bonds.size())), 1, 1e-12);
        }
}

TEST(Levels, ZigzagTrianglesHaveAsManyZeroModesAsTheSublatticesDiffer) {
    for (const int n : {4, 9, 14})
        for (const double field : {0.0, 50.0})
            EXPECT_EQ(count_near_zero(solved(flake(Outline::triangle, Edge::zigzag, n), field).levels, 1e-10),
                      n - 1);
}

TEST(Levels, ArmchairHexagonsHaveAGapAndZigzagHexagonsNearlyNone) {
    const auto gap = [](Edge edge, int size) {
        const Frontier f = frontier(solved(flake(Outline::hexagon, edge, size), 0).levels);
        return f.lumo - f.homo;
    };
    EXPECT_GT(gap(Edge::armchair, 5), 0.5);
    EXPECT_LT(gap(Edge::zigzag, 13), 0.05);
}

TEST(Field, SpectrumDoesNotDependOnTheOrigin) {
    Structure s = flake(Outline::hexagon, Edge::zigzag, 4);
    const double field = 2000;
    const auto here = solved(s, field).levels;
    for (Point& p : s.atoms) p = {p.x + 3, p.y - 1};
    const auto there = solved(s, field).levels;
    for (std::size_t k = 0; k < here.size(); ++k) EXPECT_NEAR(here[k], there[k], 1e-11);
}

TEST(Field, OneFluxQuantumThroughEachHexagonIsNone) {
    const Structure s = flake(Outline::hexagon, Edge::armchair, 3);
    const auto without = solved(s, 0).levels;
    const auto with = solved(s, flux_quantum / hexagon_area()).levels;
    for (std::size_t k = 0; k < with.size(); ++k) EXPECT_NEAR(with[k], without[k], 1e-10);
}

TEST(Field, LandauLevelsFollowTheSquareRootLaw) {
    const Structure s = flake(Outline::hexagon, Edge::armchair, 7);
    const double field = 2000;
    const Solution solution = solved(s, field);
    const auto found = landau_levels(s, solution.levels, solution.weights, field);
    ASSERT_GE(found.size(), 2U);
    EXPECT_NEAR(found[0].computed, 0, 0.02);
    for (std::size_t k = 1; k < found.size(); ++k)
        EXPECT_NEAR(found[k].computed / found[k].predicted, 1, 0.07) << found[k].nu;
    EXPECT_NEAR(landau_level(1, 10), 0.1002, 1e-4);  // eV: v = 8.737e5 m/s
}

TEST(Density, IntegratesToTheNumberOfLevels) {
    const auto solution = solved(flake(Outline::hexagon, Edge::zigzag, 3), 0);
    double sum = 0, local = 0;
    const double step = 0.01;
    for (double e = -10; e < 10; e += step) {
        sum += step * density(solution.levels, {}, 0.05, e);
        for (const double x : local_density(solution.levels, solution.weights, 0.05, e)) local += step * x;
    }
    EXPECT_NEAR(sum, 54, 1e-6);
    EXPECT_NEAR(local, 54, 1e-4);
}

TEST(Solve, ChecksPassAndComparisonWithLapackIsMade) {
    const Context context("none");
    const Structure s = flake(Outline::hexagon, Edge::armchair, 3);
    const auto check = [&](const auto& a) {
        const Solution solution = solve(context, a, s.size(), true);
        EXPECT_TRUE(solution.passed()) << solution.routine;
        EXPECT_TRUE(solution.peer_seconds.has_value());
        EXPECT_GT(solution.residual, 0);
    };
    check(hamiltonian<double>(s, 0));
    check(hamiltonian<std::complex<double>>(s, 700));
}

TEST(Solve, FailedChecksAreSeen) {
    Solution s;
    s.levels = {1, 2};
    s.residual = s.orthogonality = 1;
    EXPECT_TRUE(s.passed());
    s.residual = 31;
    EXPECT_FALSE(s.passed());
    s.residual = std::nan("");
    EXPECT_FALSE(s.passed());
    s.residual = 1;
    s.difference = 61;
    EXPECT_FALSE(s.passed());
}

}  // namespace
}  // namespace levels
