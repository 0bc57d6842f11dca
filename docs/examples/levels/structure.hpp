// SPDX-License-Identifier: BSD-3-Clause
// Graphene flakes and carbon nanotubes: the positions of the atoms and the bonds between neighbours.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace levels {

inline constexpr double bond_length = 0.142;         // nm
inline constexpr double hopping = -2.7;              // eV, between neighbouring pi orbitals
inline constexpr double flux_quantum = 4135.667696;  // h/e in T nm^2

struct Point {
    double x, y, z;  // nm
};

struct Bond {
    int a, b;  // an atom of sublattice A, one of sublattice B
};

struct Tube {
    int n, m;
    double diameter, length;  // nm; the length is that between the outermost atoms
};

struct Structure {
    std::string name;
    std::vector<Point> atoms;  // centred on the origin; flakes lie in the plane z = 0, tubes along x
    std::vector<char> on_a;    // 1: sublattice A, 0: sublattice B
    std::vector<Bond> bonds;
    std::optional<Tube> tube;

    std::ptrdiff_t size() const { return static_cast<std::ptrdiff_t>(atoms.size()); }
    Point extent() const;   // widths of the box around all atoms
    int imbalance() const;  // | number of A atoms - number of B atoms |
    // Atoms with two neighbours, neither of which has two: zigzag edges consist of them, armchair edges of
    // pairs.
    int zigzag_sites() const;
};

enum class Outline { hexagon, triangle };
enum class Edge { zigzag, armchair };

// What cannot be built, or would have more than 100,000 atoms, is an InputError.
//
// `size` counts the rows of hexagons from the centre (hexagon) or along a side (triangle).
Structure flake(Outline outline, Edge edge, int size);

// A rectangle; its long sides, of `length`, have the named edge.
Structure ribbon(Edge edge, double width, double length);

Structure tube(int n, int m, double length);

// Area of one hexagon of the lattice, nm^2.
double hexagon_area();

}  // namespace levels
