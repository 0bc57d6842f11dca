// SPDX-License-Identifier: BSD-3-Clause
// A structure is a set of hexagons; its atoms are their corners. No atom is left dangling that way: each has
// two or three neighbours.
//
// Hexagon (i, j) is centred at i a1 + j a2 with |a1| = |a2| = sqrt(3) bond lengths, 60 degrees between them.
// Corners are at thirds of a1 and a2, so that an atom is a pair of integers (p, q), and neighbours are found
// exactly.
#include "structure.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <numbers>
#include <stdexcept>
#include <utility>

#include "input_limits.hpp"

namespace levels {

namespace {

using Site = std::pair<int, int>;  // thirds of a1 and a2

constexpr double lattice_constant = bond_length * std::numbers::sqrt3;

constexpr std::array<Site, 3> a_corners{{{1, 1}, {-2, 1}, {1, -2}}};
constexpr std::array<Site, 3> b_corners{{{-1, -1}, {2, -1}, {-1, 2}}};
constexpr std::array<Site, 3> from_a_to_b{{{1, 1}, {-2, 1}, {1, -2}}};

Site operator+(Site s, Site t) { return {s.first + t.first, s.second + t.second}; }

bool is_a(Site s) { return ((s.first % 3) + 3) % 3 == 1; }

struct Plane {
    double x, y;
};

Plane in_plane(Site s) {
    return {lattice_constant / 3 * (s.first + 0.5 * s.second),
            lattice_constant / 3 * s.second * std::numbers::sqrt3 / 2};
}

// The one builder. `wrap` names the one representative of a site (the sheet of a tube is periodic), `place`
// puts it into space.
Structure from_hexagons(const std::vector<Site>& hexagons, const std::function<Site(Site)>& wrap,
                        const std::function<Point(Site)>& place) {
    std::map<Site, int> index;
    for (const Site& cell : hexagons) {
        const Site centre{3 * cell.first, 3 * cell.second};
        for (const Site& corner : a_corners) index.emplace(wrap(centre + corner), 0);
        for (const Site& corner : b_corners) index.emplace(wrap(centre + corner), 0);
    }
    if (index.empty()) throw InputError("the structure is too small to hold one hexagon");

    Structure s;
    for (auto& [site, number] : index) {
        number = static_cast<int>(s.atoms.size());
        s.atoms.push_back(place(site));
        s.on_a.push_back(is_a(site));
    }
    for (const auto& [site, number] : index) {
        if (!is_a(site)) continue;
        for (const Site& step : from_a_to_b)
            if (const auto it = index.find(wrap(site + step)); it != index.end())
                s.bonds.push_back({number, it->second});
    }

    Point low = s.atoms.front(), high = low;
    for (const Point& p : s.atoms) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
    for (Point& p : s.atoms) {
        p.x -= (low.x + high.x) / 2;
        p.y -= (low.y + high.y) / 2;
        p.z -= (low.z + high.z) / 2;
    }
    return s;
}

Structure flat(const std::vector<Site>& hexagons) {
    return from_hexagons(
        hexagons, [](Site s) { return s; },
        [](Site s) {
            const Plane p = in_plane(s);
            return Point{p.x, p.y, 0};
        });
}

// Their matrices are beyond any machine long before; this ends the program before the atoms are counted one by one.
void require_buildable(double atoms) {
    constexpr double most = 100'000;
    if (!(atoms <= most))
        throw InputError(
            fmt::format("the structure would have about {:.4g} atoms; at most {:.0f} are made", atoms, most));
}

double atoms_of_flake(Outline outline, Edge edge, double size) {
    if (outline == Outline::hexagon)
        return edge == Edge::zigzag ? 6 * size * size : 18 * size * (size - 1) + 6;
    return edge == Edge::zigzag ? size * size + 4 * size + 1 : 3 * size * (size + 1);
}

// Two atoms a hexagon, and sheets at least as wide as one.
double atoms_of_sheet(double width, double length) {
    return 2 * std::max(width, bond_length) * std::max(length, bond_length) / hexagon_area();
}

const char* edge_name(Edge edge) { return edge == Edge::zigzag ? "zigzag" : "armchair"; }

}  // namespace

Point Structure::extent() const {
    Point low = atoms.front(), high = low;
    for (const Point& p : atoms) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
    return {high.x - low.x, high.y - low.y, high.z - low.z};
}

int Structure::imbalance() const {
    const auto a = std::count(on_a.begin(), on_a.end(), char{1});
    return static_cast<int>(std::abs(2 * a - static_cast<std::ptrdiff_t>(on_a.size())));
}

int Structure::zigzag_sites() const {
    std::vector<int> neighbours(atoms.size());
    std::vector<char> paired(atoms.size());
    const auto at = [](int i) { return static_cast<std::size_t>(i); };
    for (const Bond& bond : bonds) ++neighbours[at(bond.a)], ++neighbours[at(bond.b)];
    for (const Bond& bond : bonds)
        if (neighbours[at(bond.a)] == 2 && neighbours[at(bond.b)] == 2)
            paired[at(bond.a)] = paired[at(bond.b)] = 1;
    int count = 0;
    for (std::size_t i = 0; i < atoms.size(); ++i) count += neighbours[i] == 2 && !paired[i];
    return count;
}

double hexagon_area() { return 1.5 * std::numbers::sqrt3 * bond_length * bond_length; }

Structure flake(Outline outline, Edge edge, int size) {
    if (size < 1) throw InputError("the size of a flake is at least 1");
    require_buildable(atoms_of_flake(outline, edge, size));
    // Zigzag edges run along a1, a2 and a2 - a1; armchair edges are perpendicular to those. `u`, `v`, `w`
    // measure the distance of a hexagon from the centre towards three of the edges.
    const int reach = 2 * size + 2;
    std::vector<Site> hexagons;
    for (int i = -reach; i <= reach; ++i)
        for (int j = -reach; j <= reach; ++j) {
            bool inside = false;
            if (edge == Edge::zigzag) {
                if (outline == Outline::hexagon)
                    inside = std::max({std::abs(i), std::abs(j), std::abs(i + j)}) < size;
                else
                    inside = i >= 0 && j >= 0 && i + j < size;
            } else {
                const int u = 2 * i + j, v = j - i, w = -i - 2 * j;
                if (outline == Outline::hexagon)
                    inside = std::max({std::abs(u), std::abs(v), std::abs(w)}) <= 3 * (size - 1);
                else
                    inside = std::max({u, v, w}) < size;
            }
            if (inside) hexagons.emplace_back(i, j);
        }
    Structure s = flat(hexagons);
    s.name = fmt::format("graphene {} with {} edges, size {}",
                         outline == Outline::hexagon ? "hexagon" : "triangle", edge_name(edge), size);
    return s;
}

Structure ribbon(Edge edge, double width, double length) {
    if (!(width > 0 && length > 0)) throw InputError("width and length of a ribbon are positive");
    require_buildable(atoms_of_sheet(width, length));
    // Zigzag edges run along x, armchair edges along y; a hexagon reaches sqrt(3)/2 bond lengths to the left
    // and right of its centre, and one bond length up and down.
    const double lx = edge == Edge::zigzag ? length : width, ly = edge == Edge::zigzag ? width : length;
    const double room_x = lx / 2 - lattice_constant / 2, room_y = ly / 2 - bond_length;
    const int jmax = static_cast<int>(ly / (3 * bond_length)) + 2;
    const int imax = static_cast<int>(lx / (2 * lattice_constant)) + 2;
    constexpr double slack = 1e-9;
    std::vector<Site> hexagons;
    // A row of hexagons begins half a lattice constant to the right of the one below it.
    for (int j = -jmax; j <= jmax; ++j)
        for (int i = -j / 2 - imax; i <= -j / 2 + imax; ++i) {
            const Plane c = in_plane({3 * i, 3 * j});
            if (std::abs(c.x) <= room_x + slack && std::abs(c.y) <= room_y + slack)
                hexagons.emplace_back(i, j);
        }
    Structure s = flat(hexagons);
    if (edge == Edge::armchair)
        for (Point& p : s.atoms) p = {p.y, -p.x, 0};
    s.name = fmt::format("graphene ribbon with {} edges", edge_name(edge));
    return s;
}

Structure tube(int n, int m, double length) {
    if (m < 0 || n < m) throw InputError("the indices of a tube (n,m) are n >= m >= 0");
    if (n > 500) throw InputError("tubes beyond n = 500 are not made");
    const int norm = n * n + n * m + m * m;  // (circumference / lattice constant)^2
    if (norm < 9) throw InputError("tubes thinner than (3,0) have doubled bonds and are not made");
    if (!(length > 0)) throw InputError("the length of a tube is positive, in nm");

    const double ring = std::sqrt(static_cast<double>(norm));
    require_buildable(atoms_of_sheet(ring * lattice_constant, length));
    // Twice the product of a site with the circumference vector n a1 + m a2; one turn is 6 norm.
    const auto around = [=](Site s) { return s.first * (2 * n + m) + s.second * (n + 2 * m); };
    const auto wrap = [=](Site s) {
        const int dot = around(s), turn = 6 * norm;
        const int turns = dot >= 0 ? dot / turn : -((turn - 1 - dot) / turn);
        return Site{s.first - 3 * n * turns, s.second - 3 * m * turns};
    };
    const auto along = [=](Site s) {
        return lattice_constant * std::numbers::sqrt3 / 6 * (n * s.second - m * s.first) / ring;
    };

    const double cells = length / (std::numbers::sqrt3 * ring * lattice_constant);
    const int imin = -static_cast<int>(cells * (n + 2 * m)) - 3;
    const int jmax = static_cast<int>(cells * (2 * n + m)) + m + 3;
    constexpr double slack = 1e-9;
    std::vector<Site> hexagons;
    for (int i = imin; i <= n + 3; ++i)
        for (int j = -3; j <= jmax; ++j) {
            const Site centre{3 * i, 3 * j};
            if (wrap(centre) != centre) continue;
            double low = along(centre), high = low;
            for (const auto* corners : {&a_corners, &b_corners})
                for (const Site& corner : *corners) {
                    low = std::min(low, along(centre + corner));
                    high = std::max(high, along(centre + corner));
                }
            if (low >= -slack && high <= length + slack) hexagons.emplace_back(i, j);
        }

    const double radius = ring * lattice_constant / (2 * std::numbers::pi);
    Structure s = from_hexagons(hexagons, wrap, [=](Site site) {
        const double angle = 2 * std::numbers::pi * around(site) / (6.0 * norm);
        return Point{along(site), radius * std::cos(angle), radius * std::sin(angle)};
    });
    s.name = fmt::format("carbon nanotube ({},{})", n, m);
    s.tube = Tube{n, m, 2 * radius, s.extent().x};
    return s;
}

}  // namespace levels
