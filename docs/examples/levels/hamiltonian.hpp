// SPDX-License-Identifier: BSD-3-Clause
// The nearest-neighbour tight-binding Hamiltonian of the pi electrons.
#pragma once

#include <cmath>
#include <complex>
#include <numbers>
#include <type_traits>
#include <vector>

#include "structure.hpp"

namespace levels {

// The Peierls phase of a bond in the field B (tesla): 2 pi / flux quantum times the integral of the vector
// potential along it. With A = B x r / 2 the integral along a straight bond is B . (r_a x r_b) / 2, in three
// dimensions too.
inline double peierls_phase(const Point& a, const Point& b, const Point& field) {
    const Point cross{a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
    return std::numbers::pi / flux_quantum * (field.x * cross.x + field.y * cross.y + field.z * cross.z);
}

// Both triangles, column-major. A real T takes no field.
template <class T>
std::vector<T> hamiltonian(const Structure& s, const Point& field) {
    const std::size_t n = s.atoms.size();
    std::vector<T> h(n * n);
    for (const Bond& bond : s.bonds) {
        const auto a = static_cast<std::size_t>(bond.a), b = static_cast<std::size_t>(bond.b);
        if constexpr (std::is_floating_point_v<T>) {
            h[a + b * n] = h[b + a * n] = static_cast<T>(hopping);
        } else {
            const T z(hopping * std::polar(1.0, peierls_phase(s.atoms[a], s.atoms[b], field)));
            h[a + b * n] = z;
            h[b + a * n] = std::conj(z);
        }
    }
    return h;
}

}  // namespace levels
