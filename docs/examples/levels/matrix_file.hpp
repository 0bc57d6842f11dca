// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian matrices from files, by what lapilli-solve reads them with.
#pragma once

#include <complex>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace levels {

struct Matrix {
    std::int64_t n = 0;
    // Dense, column-major, both triangles.
    std::variant<std::vector<double>, std::vector<std::complex<double>>> values;
};

// Throws InputError, whose text begins with the path, when the file is not readable, damaged, too large for this
// machine, not square, or not Hermitian.
Matrix read_matrix(const std::string& path);

}  // namespace levels
