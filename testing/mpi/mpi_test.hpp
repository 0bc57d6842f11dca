// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the tests over MPI. Every rank runs every test; expectations never end a test, so that all
// ranks stay together.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "grid.hpp"

namespace lapilli::mpi_test {

/// The lines of the log that this process writes while `work` runs, LAPILLI_LOG being a file of its own.
std::string log_of(const std::function<void()>& work);

/// Whether exactly one rank of all wrote a log line with the text.
bool told(MPI_Comm comm, const std::string& log, const std::string& text);

/// ||A Z - B Z W|| over what rounding may do, B null: the identity.
template <class T>
double residual(int n, int m, const std::vector<T>& A, const std::vector<T>* B, const std::vector<T>& Z,
                const std::vector<real_t<T>>& W) {
    double worst = 0, norm = 0;
    const auto at = [n](const std::vector<T>& x, int i, int j) {
        return x[static_cast<std::size_t>(i + j * n)];
    };
    for (int i = 0; i < n; ++i) {
        double row = 0;
        for (int j = 0; j < n; ++j) row += static_cast<double>(std::abs(at(A, i, j)));
        norm = std::max(norm, row);
    }
    for (int k = 0; k < m; ++k) {
        double largest = 0;
        for (int i = 0; i < n; ++i) largest = std::max(largest, static_cast<double>(std::abs(at(Z, i, k))));
        for (int i = 0; i < n; ++i) {
            std::complex<double> sum = 0;
            for (int j = 0; j < n; ++j) {
                sum += std::complex<double>(at(A, i, j)) * std::complex<double>(at(Z, j, k));
                const double w = static_cast<double>(W[static_cast<std::size_t>(k)]);
                if (B != nullptr)
                    sum -= w * std::complex<double>(at(*B, i, j)) * std::complex<double>(at(Z, j, k));
            }
            if (B == nullptr)
                sum -=
                    static_cast<double>(W[static_cast<std::size_t>(k)]) * std::complex<double>(at(Z, i, k));
            worst = std::max(worst, std::abs(sum) / std::max(largest, 1e-30));
        }
    }
    return worst / (norm * n * static_cast<double>(unit_roundoff<T>));
}

/// ||Z^H B Z - I|| over what rounding may do.
template <class T>
double orthogonality(int n, int m, const std::vector<T>* B, const std::vector<T>& Z) {
    double worst = 0;
    const auto at = [n](const std::vector<T>& x, int i, int j) {
        return std::complex<double>(x[static_cast<std::size_t>(i + j * n)]);
    };
    for (int k = 0; k < m; ++k) {
        std::vector<std::complex<double>> product(static_cast<std::size_t>(n));
        for (int i = 0; i < n; ++i) {
            product[static_cast<std::size_t>(i)] = B == nullptr ? at(Z, i, k) : 0;
            for (int j = 0; B != nullptr && j < n; ++j)
                product[static_cast<std::size_t>(i)] += at(*B, i, j) * at(Z, j, k);
        }
        for (int l = 0; l <= k; ++l) {
            std::complex<double> sum = k == l ? -1 : 0;
            for (int i = 0; i < n; ++i) sum += std::conj(at(Z, i, l)) * product[static_cast<std::size_t>(i)];
            worst = std::max(worst, std::abs(sum));
        }
    }
    return worst / (n * static_cast<double>(unit_roundoff<T>));
}

/// The largest difference, over what rounding may do to eigenvalues of that size.
template <class Real>
double difference(const std::vector<Real>& a, const std::vector<Real>& b, int count, double norm) {
    double worst = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
        worst = std::max(worst, std::abs(static_cast<double>(a[i]) - static_cast<double>(b[i])));
    return worst / (norm * static_cast<double>(unit_roundoff<Real>));
}

/// The largest difference, in units of rounding.
template <class T>
double apart(const std::vector<T>& a, const std::vector<T>& b) {
    double worst = 0, largest = 1;
    for (std::size_t i = 0; i < b.size(); ++i) {
        worst = std::max(worst, static_cast<double>(std::abs(a[i] - b[i])));
        largest = std::max(largest, static_cast<double>(std::abs(b[i])));
    }
    return worst / (largest * static_cast<double>(unit_roundoff<T>));
}

inline constexpr double threshold = 30;

}  // namespace lapilli::mpi_test
