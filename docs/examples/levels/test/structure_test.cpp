// SPDX-License-Identifier: BSD-3-Clause
#include "structure.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <stdexcept>

namespace levels {
namespace {

double distance(const Point& p, const Point& q) { return std::hypot(p.x - q.x, p.y - q.y); }

// Every atom has two or three neighbours, of the other sublattice, at the bond length.
void expect_sound(const Structure& s, double shortest) {
    std::vector<int> neighbours(s.atoms.size());
    for (const Bond& b : s.bonds) {
        const auto i = static_cast<std::size_t>(b.a), j = static_cast<std::size_t>(b.b);
        ++neighbours[i];
        ++neighbours[j];
        EXPECT_TRUE(s.on_a[i] && !s.on_a[j]);
        EXPECT_GT(distance(s.atoms[i], s.atoms[j]), shortest * bond_length);
        EXPECT_LT(distance(s.atoms[i], s.atoms[j]), (1 + 1e-12) * bond_length);
    }
    EXPECT_TRUE(std::all_of(neighbours.begin(), neighbours.end(), [](int k) { return k == 2 || k == 3; }));
}

// Counts of the chemistry of polycyclic hydrocarbons: benzene C6, coronene C24, hexabenzocoronene C42, ...
TEST(Flake, HasTheKnownNumbersOfAtoms) {
    for (int n = 1; n <= 9; ++n) {
        EXPECT_EQ(flake(Outline::hexagon, Edge::zigzag, n).size(), 6 * n * n);
        EXPECT_EQ(flake(Outline::hexagon, Edge::armchair, n).size(), 18 * n * n - 18 * n + 6);
        EXPECT_EQ(flake(Outline::triangle, Edge::zigzag, n).size(), n * n + 4 * n + 1);
        EXPECT_EQ(flake(Outline::triangle, Edge::armchair, n).size(), 3 * n * (n + 1));
    }
}

TEST(Flake, SublatticesDifferOnZigzagTrianglesOnly) {
    for (int n = 1; n <= 9; ++n) {
        EXPECT_EQ(flake(Outline::triangle, Edge::zigzag, n).imbalance(), n - 1);
        EXPECT_EQ(flake(Outline::triangle, Edge::armchair, n).imbalance(), 0);
        EXPECT_EQ(flake(Outline::hexagon, Edge::zigzag, n).imbalance(), 0);
        EXPECT_EQ(flake(Outline::hexagon, Edge::armchair, n).imbalance(), 0);
    }
}

TEST(Flake, IsSound) {
    expect_sound(flake(Outline::hexagon, Edge::zigzag, 6), 1 - 1e-12);
    expect_sound(flake(Outline::hexagon, Edge::armchair, 5), 1 - 1e-12);
    expect_sound(flake(Outline::triangle, Edge::zigzag, 7), 1 - 1e-12);
    expect_sound(flake(Outline::triangle, Edge::armchair, 7), 1 - 1e-12);
}

TEST(Structure, RefusesWhatCannotBeBuilt) {
    EXPECT_THROW(flake(Outline::hexagon, Edge::zigzag, 0), InputError);
    constexpr int greatest = std::numeric_limits<int>::max();
    for (const Outline outline : {Outline::hexagon, Outline::triangle})
        for (const Edge edge : {Edge::zigzag, Edge::armchair})
            for (const int size : {2000, greatest}) EXPECT_THROW(flake(outline, edge, size), InputError);
}

TEST(Peierls, PhasesAroundAHexagonAreItsFlux) {
    const Structure benzene = flake(Outline::hexagon, Edge::zigzag, 1);
    const double field = 500;
    double sum = 0;
    for (const Bond& b : benzene.bonds) {
        Point p = benzene.atoms[static_cast<std::size_t>(b.a)],
              q = benzene.atoms[static_cast<std::size_t>(b.b)];
        if (p.x * q.y - p.y * q.x < 0) std::swap(p, q);
        sum += peierls_phase(p, q, field);
    }
    EXPECT_NEAR(sum, 2 * std::numbers::pi * 500 * hexagon_area() / flux_quantum, 1e-12);
}

}  // namespace
}  // namespace levels
