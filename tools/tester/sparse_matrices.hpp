// SPDX-License-Identifier: BSD-3-Clause
// Sparse matrices by formula, for measurements: the same ones on every machine.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lapilli::tester {

// Rows one after the other, counted from 0; values of double, which other precisions round.
struct SparsePattern {
    std::int64_t n = 0;
    std::vector<std::int64_t> pointers{0};
    std::vector<std::int32_t> columns;
    std::vector<double> values;
};

// "fem": three unknowns at each node of a cube, coupled with those of 27 neighbours. "stencil7": a point and
// its six neighbours. "powerlaw": Pareto distributed lengths of rows, columns by popularity. Cubes are the
// largest of at most about n rows. Throws UsageError for another name.
SparsePattern sparse_pattern(const std::string& name, std::int64_t n, std::uint64_t seed);

}  // namespace lapilli::tester
