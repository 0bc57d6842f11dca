// SPDX-License-Identifier: BSD-3-Clause
#include "files/check.hpp"

#include <fmt/format.h>

#include <atomic>
#include <cmath>
#include <limits>
#include <type_traits>
#include <vector>

#include "common/file_error.hpp"
#include "files/parallel.hpp"
#include "files/scalar.hpp"

namespace lapilli::files {

namespace {

using tools::FileError;

template <class T>
T conjugate(T x) {
    if constexpr (is_complex<T>) {
        return std::conj(x);
    } else {
        return x;
    }
}

// The greatest of |re|, |im|: enough for a scale, and quick.
template <class T>
double magnitude(T x) {
    if constexpr (is_complex<T>) {
        return std::max(std::abs(static_cast<double>(x.real())), std::abs(static_cast<double>(x.imag())));
    } else {
        return std::abs(static_cast<double>(x));
    }
}

template <class T>
bool is_finite(T x) {
    if constexpr (is_complex<T>) {
        return std::isfinite(x.real()) && std::isfinite(x.imag());
    } else {
        return std::isfinite(x);
    }
}

constexpr std::int64_t nb = 64;

// Block columns: their number, and where the k-th ends.
std::int64_t blocks(std::int64_t n) { return (n + nb - 1) / nb; }
std::int64_t end_of(std::int64_t k, std::int64_t n) { return std::min(n, (k + 1) * nb); }

// The greatest f(k) of all block columns.
template <class Function>
double greatest(std::int64_t count, const Function& f) {
    std::vector<double> of_block(static_cast<std::size_t>(count));
    for_each_part(count, [&](std::int64_t k) { of_block[static_cast<std::size_t>(k)] = f(k); });
    double result = 0;
    for (const double value : of_block) {
        result = std::max(result, value);
    }
    return result;
}

}  // namespace

template <class T>
void require_finite(const Dense<T>& a) {
    // The first block column with such an element; it is looked through again for the sentence.
    std::atomic<std::int64_t> first{std::numeric_limits<std::int64_t>::max()};
    for_each_part(blocks(a.cols()), [&](std::int64_t k) {
        const T* const start = a.column(k * nb);
        const T* const stop = a.column(end_of(k, a.cols()));
        if (std::all_of(start, stop, is_finite<T>)) {
            return;
        }
        std::int64_t known = first.load();
        while (k < known && !first.compare_exchange_weak(known, k)) {
        }
    });
    if (first == std::numeric_limits<std::int64_t>::max()) {
        return;
    }
    for (std::int64_t j = first * nb; j < end_of(first, a.cols()); ++j) {
        for (std::int64_t i = 0; i < a.rows(); ++i) {
            if (!is_finite(a(i, j))) {
                throw FileError(fmt::format("the element ({}, {}) is not a finite number in {} precision",
                                            i + 1, j + 1, is_single<T> ? "single" : "double"));
            }
        }
    }
}

template <class T>
void require_hermitian(const Dense<T>& a, double tolerance) {
    const std::int64_t n = a.cols();
    if (a.rows() != n) {
        throw FileError(fmt::format("the matrix is {}-by-{}, not square", a.rows(), n));
    }
    const double scale = greatest(blocks(n), [&](std::int64_t k) {
        double most = 0;
        for (const T* x = a.column(k * nb); x < a.column(end_of(k, n)); ++x) {
            most = std::max(most, magnitude(*x));
        }
        return most;
    });
    // Differences of numbers near the greatest there are do not overflow when halved.
    const double most = 0.5 * tolerance * scale;
    for_each_part(blocks(n), [&](std::int64_t column) {
        for (std::int64_t row = column; row < blocks(n); ++row) {
            for (std::int64_t j = column * nb; j < end_of(column, n); ++j) {
                for (std::int64_t i = std::max(j, row * nb); i < end_of(row, n); ++i) {
                    if (magnitude(a(i, j) / real_of<T>(2) - conjugate(a(j, i)) / real_of<T>(2)) > most) {
                        throw FileError(fmt::format(
                            "the matrix is not {}: elements ({}, {}) and ({}, {}) differ",
                            is_complex<T> ? "Hermitian" : "symmetric", i + 1, j + 1, j + 1, i + 1));
                    }
                }
            }
        }
    });
}

template <class T>
void mirror_triangle(Dense<T>& a, char uplo) {
    const std::int64_t n = a.cols();
    for_each_part(blocks(n), [&](std::int64_t column) {
        for (std::int64_t row = column; row < blocks(n); ++row) {
            for (std::int64_t j = column * nb; j < end_of(column, n); ++j) {
                for (std::int64_t i = std::max(j, row * nb); i < end_of(row, n); ++i) {
                    if (i == j) {
                        a(i, j) = std::real(a(i, j));
                    } else if (uplo == 'L') {
                        a(j, i) = conjugate(a(i, j));
                    } else {
                        a(i, j) = conjugate(a(j, i));
                    }
                }
            }
        }
    });
}

template <class T>
double one_norm(const Dense<T>& a) {
    return greatest(blocks(a.cols()), [&](std::int64_t k) {
        double most = 0;
        for (std::int64_t j = k * nb; j < end_of(k, a.cols()); ++j) {
            double sum = 0;
            for (std::int64_t i = 0; i < a.rows(); ++i) {
                sum += static_cast<double>(std::abs(a(i, j)));
            }
            most = std::max(most, sum);
        }
        return most;
    });
}

#define LAPILLI_CHECKS(T)                                     \
    template void require_finite(const Dense<T>&);            \
    template void require_hermitian(const Dense<T>&, double); \
    template void mirror_triangle(Dense<T>&, char);           \
    template double one_norm(const Dense<T>&);
LAPILLI_CHECKS(float)
LAPILLI_CHECKS(double)
LAPILLI_CHECKS(std::complex<float>)
LAPILLI_CHECKS(std::complex<double>)

}  // namespace lapilli::files
