// SPDX-License-Identifier: BSD-3-Clause
#include "matrix_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <new>
#include <stdexcept>

#include "input_limits.hpp"

namespace levels {

namespace {

template <class T>
void require_hermitian_values(const std::vector<T>& a, std::int64_t n, double tolerance) {
    const auto at = [&](std::int64_t i, std::int64_t j) { return a[static_cast<std::size_t>(i + j * n)]; };
    const auto mirror = [](T x) {
        if constexpr (std::is_same_v<T, double>)
            return x;
        else
            return std::conj(x);
    };
    double greatest = 0;
    for (std::int64_t j = 0; j < n; ++j)
        for (std::int64_t i = 0; i < n; ++i) {
            const double size = std::abs(at(i, j));
            if (!std::isfinite(size))
                throw std::runtime_error(fmt::format("the element ({}, {}) is not finite", i + 1, j + 1));
            greatest = std::max(greatest, size);
        }
    for (std::int64_t j = 0; j < n; ++j)
        for (std::int64_t i = j; i < n; ++i)
            if (std::abs(at(i, j) - mirror(at(j, i))) > tolerance * greatest)
                throw std::runtime_error(fmt::format(
                    "the matrix is not {}: elements ({}, {}) and ({}, {}) differ",
                    std::is_same_v<T, double> ? "symmetric" : "Hermitian", i + 1, j + 1, j + 1, i + 1));
}

}  // namespace

void require_hermitian(const Matrix& matrix, double tolerance) {
    std::visit([&](const auto& values) { require_hermitian_values(values, matrix.n, tolerance); },
               matrix.values);
}

std::optional<std::int64_t> remaining_bytes(std::istream& in) {
    const auto here = in.tellg();
    in.seekg(0, std::ios::end);
    const auto end = in.tellg();
    in.clear();
    in.seekg(here);
    if (here == std::istream::pos_type(-1) || end == std::istream::pos_type(-1)) {
        in.clear();
        return std::nullopt;
    }
    return end - here;
}

Matrix read_matrix(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw InputError(path + ": cannot be opened");
    try {
        switch (in.peek()) {
            case '%':
                return read_matrix_market(in);
            case 0x93:
                return read_npy(in);
            case std::ifstream::traits_type::eof():
                throw std::runtime_error("the file is empty, or not a file");
            default:
                throw std::runtime_error(
                    "neither a Matrix Market file (%%MatrixMarket) nor a NumPy array (.npy)");
        }
    } catch (const std::bad_alloc&) {
        throw InputError(path + ": not enough memory for this matrix");
    } catch (const std::runtime_error& e) {
        throw InputError(path + ": " + e.what());
    }
}

}  // namespace levels
