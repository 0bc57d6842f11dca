// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian matrices from Matrix Market (.mtx) and NumPy (.npy) files.
#pragma once

#include <complex>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace levels {

struct Matrix {
    std::int64_t n = 0;
    // Dense, column-major, both triangles.
    std::variant<std::vector<double>, std::vector<std::complex<double>>> values;
};

// The format is read from the file's first bytes. Throws InputError, whose text begins with the path, when the
// file is not readable, damaged, too large for this machine, not square, or not Hermitian.
Matrix read_matrix(const std::string& path);

// The two formats by themselves, from their first byte on; errors do not name the file.
Matrix read_matrix_market(std::istream& in);
Matrix read_npy(std::istream& in);

// How much of a file is left; nothing for a stream that has no end to ask for.
std::optional<std::int64_t> remaining_bytes(std::istream& in);

// Throws unless all elements are finite and a(i,j) = conj(a(j,i)) to rounding (1e-6 of the greatest magnitude
// where the file holds single precision).
void require_hermitian(const Matrix& matrix, double tolerance);

}  // namespace levels
