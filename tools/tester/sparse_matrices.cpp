// SPDX-License-Identifier: BSD-3-Clause
#include "tester/sparse_matrices.hpp"

#include <algorithm>
#include <cmath>

#include "support/random.hpp"
#include "tester/options.hpp"

namespace lapilli::tester {
namespace {

// A number of (-1, 1) for each pair, whichever of the two comes first: the matrix is symmetric.
double value_of(const testing::Stream& stream, std::int64_t i, std::int64_t j) {
    const auto low = static_cast<std::uint64_t>(std::min(i, j)),
               high = static_cast<std::uint64_t>(std::max(i, j));
    return 2 * stream.uniform<double>(low * 0x9e3779b97f4a7c15U + high) - 1;
}

std::int64_t edge_of(double points) {
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(std::cbrt(points) + 1e-9));
}

// Points of a cube with `unknowns` each, coupled with those for which `near` of the distance along each axis
// holds.
template <class F>
SparsePattern cube(std::int64_t edge, std::int64_t unknowns, std::uint64_t seed, F near) {
    SparsePattern a;
    a.n = edge * edge * edge * unknowns;
    const testing::Stream stream(seed, 21);
    for (std::int64_t row = 0; row < a.n; ++row) {
        const std::int64_t point = row / unknowns;
        const std::int64_t x = point % edge, y = point / edge % edge, z = point / edge / edge;
        for (std::int64_t dz = -1; dz <= 1; ++dz) {
            for (std::int64_t dy = -1; dy <= 1; ++dy) {
                for (std::int64_t dx = -1; dx <= 1; ++dx) {
                    const auto outside = [&](std::int64_t at) { return at < 0 || at >= edge; };
                    if (outside(x + dx) || outside(y + dy) || outside(z + dz) || !near(dx, dy, dz)) continue;
                    const std::int64_t other = point + dx + (dy + dz * edge) * edge;
                    for (std::int64_t c = 0; c < unknowns; ++c) {
                        a.columns.push_back(static_cast<std::int32_t>(other * unknowns + c));
                        a.values.push_back(value_of(stream, row, a.columns.back()));
                    }
                }
            }
        }
        a.pointers.push_back(static_cast<std::int64_t>(a.columns.size()));
    }
    return a;
}

SparsePattern power_law(std::int64_t n, std::uint64_t seed) {
    constexpr double exponent = 1.6, shortest = 8;
    SparsePattern a;
    a.n = n;
    const testing::Stream lengths(seed, 22), draws(seed, 23), values(seed, 24);
    std::uint64_t drawn = 0;
    std::vector<std::int32_t> row;
    for (std::int64_t i = 0; i < n; ++i) {
        const double wanted =
            shortest / std::pow(lengths.uniform<double>(static_cast<std::uint64_t>(i)), 1 / exponent);
        row.clear();
        for (double e = 0; e < std::min(wanted, 4000.0) && static_cast<std::int64_t>(row.size()) < n; ++e) {
            // Popular columns have small numbers, and appear all over the matrix.
            const double u = draws.uniform<double>(drawn++);
            const auto popular = static_cast<std::uint64_t>(static_cast<double>(n) * u * u * u);
            row.push_back(static_cast<std::int32_t>(popular * 0x9e3779b1U % static_cast<std::uint64_t>(n)));
        }
        std::sort(row.begin(), row.end());
        row.erase(std::unique(row.begin(), row.end()), row.end());
        for (const std::int32_t column : row) {
            a.columns.push_back(column);
            a.values.push_back(value_of(values, i, column));
        }
        a.pointers.push_back(static_cast<std::int64_t>(a.columns.size()));
    }
    return a;
}

}  // namespace

SparsePattern sparse_pattern(const std::string& name, std::int64_t n, std::uint64_t seed) {
    if (name == "fem")
        return cube(edge_of(static_cast<double>(n) / 3), 3, seed, [](auto...) { return true; });
    if (name == "stencil7") {
        return cube(edge_of(static_cast<double>(n)), 1, seed,
                    [](std::int64_t dx, std::int64_t dy, std::int64_t dz) {
                        return std::abs(dx) + std::abs(dy) + std::abs(dz) <= 1;
                    });
    }
    if (name == "powerlaw") return power_law(n, seed);
    throw UsageError("spmm: --matrix: '" + name + "' is not one of fem, stencil7, powerlaw");
}

}  // namespace lapilli::tester
