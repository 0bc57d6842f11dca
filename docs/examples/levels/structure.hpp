// SPDX-License-Identifier: BSD-3-Clause
// Graphene flakes: the positions of the atoms, the bonds between neighbours, and the nearest-neighbour
// tight-binding Hamiltonian of the pi electrons.
#pragma once

#include <cmath>
#include <complex>
#include <cstddef>
#include <numbers>
#include <string>
#include <type_traits>
#include <vector>

#include "common/file_error.hpp"

namespace levels {

// An unusable input: a structure, a device, a file. The program prints what() and ends with status 2.
using InputError = lapilli::tools::FileError;

inline constexpr double bond_length = 0.142;         // nm
inline constexpr double hopping = -2.7;              // eV, between neighbouring pi orbitals
inline constexpr double flux_quantum = 4135.667696;  // h/e in T nm^2

struct Point {
    double x, y;  // nm
};

struct Bond {
    int a, b;  // an atom of sublattice A, one of sublattice B
};

struct Structure {
    std::string name;
    std::vector<Point> atoms;  // centred on the origin
    std::vector<char> on_a;    // 1: sublattice A, 0: sublattice B
    std::vector<Bond> bonds;

    std::ptrdiff_t size() const { return static_cast<std::ptrdiff_t>(atoms.size()); }
    Point extent() const;   // widths of the box around all atoms
    int imbalance() const;  // | number of A atoms - number of B atoms |
};

enum class Outline { hexagon, triangle };
enum class Edge { zigzag, armchair };

// `size` counts the rows of hexagons from the centre (hexagon) or along a side (triangle). A size below 1, or
// one with more than 100,000 atoms, is an InputError.
Structure flake(Outline outline, Edge edge, int size);

// Area of one hexagon of the lattice, nm^2.
double hexagon_area();

// The Peierls phase of a bond in a field (tesla) perpendicular to the flake: 2 pi / flux quantum times the
// integral of the vector potential along it. With A = B x r / 2 the integral along a straight bond is B (r_a
// x r_b) / 2.
inline double peierls_phase(const Point& a, const Point& b, double field) {
    return std::numbers::pi / flux_quantum * field * (a.x * b.y - a.y * b.x);
}

// Both triangles, column-major. A real T takes no field.
template <class T>
std::vector<T> hamiltonian(const Structure& s, double field) {
    const std::size_t n = s.atoms.size();
    std::vector<T> h(n * n);
    for (const Bond& bond : s.bonds) {
        const auto a = static_cast<std::size_t>(bond.a), b = static_cast<std::size_t>(bond.b);
        if constexpr (std::is_floating_point_v<T>) {
            h[a + b * n] = h[b + a * n] = hopping;
        } else {
            h[a + b * n] = hopping * std::polar(1.0, peierls_phase(s.atoms[a], s.atoms[b], field));
            h[b + a * n] = std::conj(h[a + b * n]);
        }
    }
    return h;
}

}  // namespace levels
