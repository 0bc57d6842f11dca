// SPDX-License-Identifier: BSD-3-Clause
// A structure is a set of hexagons; its atoms are their corners, so that each has two or three neighbours.
//
// Hexagon (i, j) is centred at i a1 + j a2 with |a1| = |a2| = sqrt(3) bond lengths, 60 degrees between them.
// Corners are at thirds of a1 and a2: an atom is a pair of integers, and its neighbours are found exactly.
#include "structure.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <numbers>
#include <utility>

namespace levels {

namespace {

using Site = std::pair<int, int>;  // thirds of a1 and a2

constexpr double lattice_constant = bond_length * std::numbers::sqrt3;
constexpr std::array<Site, 6> corners{{{1, 1}, {-2, 1}, {1, -2}, {-1, -1}, {2, -1}, {-1, 2}}};
constexpr std::array<Site, 3> from_a_to_b{{{1, 1}, {-2, 1}, {1, -2}}};

Site operator+(Site s, Site t) { return {s.first + t.first, s.second + t.second}; }
bool is_a(Site s) { return ((s.first % 3) + 3) % 3 == 1; }

// The lowest and the highest coordinates.
std::pair<Point, Point> corners_of_box(const std::vector<Point>& atoms) {
    Point low = atoms.front(), high = low;
    for (const Point& p : atoms) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    return {low, high};
}

Structure from_hexagons(const std::vector<Site>& hexagons) {
    std::map<Site, int> index;
    for (const Site& cell : hexagons)
        for (const Site& corner : corners) index.emplace(Site{3 * cell.first, 3 * cell.second} + corner, 0);
    Structure s;
    for (auto& [site, number] : index) {
        number = static_cast<int>(s.atoms.size());
        s.atoms.push_back({lattice_constant / 3 * (site.first + 0.5 * site.second),
                           lattice_constant / 3 * site.second * std::numbers::sqrt3 / 2});
        s.on_a.push_back(is_a(site));
    }
    for (const auto& [site, number] : index)
        for (const Site& step : from_a_to_b)
            if (const auto it = index.find(site + step); is_a(site) && it != index.end())
                s.bonds.push_back({number, it->second});
    const auto [low, high] = corners_of_box(s.atoms);
    for (Point& p : s.atoms) p = {p.x - (low.x + high.x) / 2, p.y - (low.y + high.y) / 2};
    return s;
}

double atoms_of_flake(Outline outline, Edge edge, double size) {
    if (outline == Outline::hexagon)
        return edge == Edge::zigzag ? 6 * size * size : 18 * size * (size - 1) + 6;
    return edge == Edge::zigzag ? size * size + 4 * size + 1 : 3 * size * (size + 1);
}

// Zigzag edges run along a1, a2 and a2 - a1; armchair edges are perpendicular to these. `u`, `v`, `w` measure
// the distance of a hexagon from the centre towards three of the edges.
bool is_inside(Outline outline, Edge edge, int size, int i, int j) {
    if (edge == Edge::zigzag)
        return outline == Outline::hexagon ? std::max({std::abs(i), std::abs(j), std::abs(i + j)}) < size
                                           : i >= 0 && j >= 0 && i + j < size;
    const int u = 2 * i + j, v = j - i, w = -i - 2 * j;
    return outline == Outline::hexagon ? std::max({std::abs(u), std::abs(v), std::abs(w)}) <= 3 * (size - 1)
                                       : std::max({u, v, w}) < size;
}

}  // namespace

Point Structure::extent() const {
    const auto [low, high] = corners_of_box(atoms);
    return {high.x - low.x, high.y - low.y};
}

int Structure::imbalance() const {
    const auto a = std::count(on_a.begin(), on_a.end(), char{1});
    return static_cast<int>(std::abs(2 * a - static_cast<std::ptrdiff_t>(on_a.size())));
}

double hexagon_area() { return 1.5 * std::numbers::sqrt3 * bond_length * bond_length; }

Structure flake(Outline outline, Edge edge, int size) {
    if (size < 1) throw InputError("the size of a flake is at least 1");
    constexpr double most = 100'000;
    if (const double atoms = atoms_of_flake(outline, edge, size); atoms > most)
        throw InputError(
            fmt::format("the structure would have about {:.4g} atoms; at most {:.0f} are made", atoms, most));
    const int reach = 2 * size + 2;
    std::vector<Site> hexagons;
    for (int i = -reach; i <= reach; ++i)
        for (int j = -reach; j <= reach; ++j)
            if (is_inside(outline, edge, size, i, j)) hexagons.emplace_back(i, j);
    Structure s = from_hexagons(hexagons);
    s.name = fmt::format("graphene {} with {} edges, size {}",
                         outline == Outline::hexagon ? "hexagon" : "triangle",
                         edge == Edge::zigzag ? "zigzag" : "armchair", size);
    return s;
}

}  // namespace levels
