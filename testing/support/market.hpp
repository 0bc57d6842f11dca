// SPDX-License-Identifier: BSD-3-Clause
// Hermitian matrices from Matrix Market files: array or coordinate; real, integer, complex or pattern;
// symmetric, Hermitian, or general with a Hermitian content. https://math.nist.gov/MatrixMarket/formats.html
#pragma once

#include <algorithm>
#include <cctype>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>

#include "support/matrix.hpp"

namespace lapilli::testing::market {

struct Header {
    bool coordinate = false, complex = false, pattern = false, general = false;
    std::int64_t rows = 0, cols = 0, entries = 0;
};

// Reads up to the first entry.
inline Header read_header(std::istream& in, const std::string& file) {
    std::string line;
    std::getline(in, line);
    std::transform(line.begin(), line.end(), line.begin(), [](unsigned char c) { return std::tolower(c); });
    std::istringstream words(line);
    std::string banner, object, format, field, symmetry;
    words >> banner >> object >> format >> field >> symmetry;
    if (banner != "%%matrixmarket" || object != "matrix") {
        throw std::invalid_argument("'" + file + "' is not a Matrix Market file");
    }
    if (symmetry == "skew-symmetric") {
        throw std::invalid_argument("'" + file + "' is skew-symmetric, not Hermitian");
    }
    Header header;
    header.coordinate = format == "coordinate";
    header.complex = field == "complex";
    header.pattern = field == "pattern";
    header.general = symmetry == "general";
    while (std::getline(in, line) && (line.empty() || line[0] == '%')) {
    }
    std::istringstream sizes(line);
    sizes >> header.rows >> header.cols;
    if (header.coordinate) {
        sizes >> header.entries;
    }
    if (!sizes || header.rows != header.cols) {
        throw std::invalid_argument("'" + file + "' does not hold a square matrix");
    }
    return header;
}

// The order of the matrix in the file.
inline std::int64_t order(const std::string& file) {
    std::ifstream in(file);
    if (!in) {
        throw std::invalid_argument("cannot read '" + file + "'");
    }
    return read_header(in, file).rows;
}

template <class T>
Matrix<T> read_hermitian(const std::string& file, std::int64_t n, std::int64_t pad) {
    std::ifstream in(file);
    if (!in) {
        throw std::invalid_argument("cannot read '" + file + "'");
    }
    const Header header = read_header(in, file);
    if (header.rows != n) {
        throw std::invalid_argument("'" + file + "' has another order than asked");
    }
    if (header.complex && !is_complex<T>) {
        throw std::invalid_argument("'" + file + "' is complex; choose precision c or z");
    }
    Matrix<T> A(n, n, pad);
    const auto store = [&](std::int64_t i, std::int64_t j) {
        double re = 1, im = 0;
        if (!header.pattern) {
            in >> re;
        }
        if (header.complex) {
            in >> im;
        }
        if (!in || i < 0 || i >= n || j < 0 || j >= n) {
            throw std::invalid_argument("'" + file + "' ends early or has a bad entry");
        }
        A(i, j) = make_scalar<T>(re, im);
        if (!header.general) {
            A(j, i) = make_scalar<T>(re, -im);
        }
    };
    if (header.coordinate) {
        for (std::int64_t entry = 0; entry < header.entries; ++entry) {
            std::int64_t i = 0, j = 0;
            in >> i >> j;
            store(i - 1, j - 1);
        }
    } else {
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = header.general ? 0 : j; i < n; ++i) {
                store(i, j);
            }
        }
    }
    return A;
}

}  // namespace lapilli::testing::market
