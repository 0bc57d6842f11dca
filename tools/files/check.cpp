// SPDX-License-Identifier: BSD-3-Clause
#include "files/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include "common/file_error.hpp"
#include "files/parallel.hpp"
#include "files/scalar.hpp"

namespace lapilli::files {

namespace {

using tools::FileError;

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

template <class T>
std::string text_of(T x) {
    if constexpr (is_complex<T>) {
        return fmt::format("{}{:+}i", x.real(), x.imag());
    } else {
        return fmt::format("{}", x);
    }
}

// The sentence about a(i, j) and a(j, i), counted from 1, which should be conjugates.
template <class T>
std::string asymmetry(T lower, T upper, std::int64_t i, std::int64_t j) {
    const char* const kind = is_complex<T> ? "Hermitian" : "symmetric";
    if (i == j) {
        return fmt::format(
            "the matrix is not {}: the diagonal element ({}, {}), counted from 1, is not real: {}", kind, i,
            j, text_of(lower));
    }
    return fmt::format("the matrix is not {}: element ({}, {}) is {}, element ({}, {}) is {}, counted from 1",
                       kind, i, j, text_of(lower), j, i, text_of(upper));
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
double greatest_element(const Dense<T>& a) {
    return greatest(blocks(a.cols()), [&](std::int64_t k) {
        double most = 0;
        for (const T* x = a.column(k * nb); x < a.column(end_of(k, a.cols())); ++x) {
            most = std::max(most, magnitude(*x));
        }
        return most;
    });
}

template <class T>
void require_hermitian(const Dense<T>& a, double tolerance) {
    const std::int64_t n = a.cols();
    if (a.rows() != n) {
        throw FileError(fmt::format("the matrix is {}-by-{}, not square", a.rows(), n));
    }
    const double scale = greatest_element(a);
    // Differences of numbers near the greatest there are do not overflow when halved.
    const double most = 0.5 * tolerance * scale;
    for_each_part(blocks(n), [&](std::int64_t column) {
        for (std::int64_t row = column; row < blocks(n); ++row) {
            for (std::int64_t j = column * nb; j < end_of(column, n); ++j) {
                for (std::int64_t i = std::max(j, row * nb); i < end_of(row, n); ++i) {
                    if (magnitude(a(i, j) / real_of<T>(2) - conjugate(a(j, i)) / real_of<T>(2)) > most) {
                        throw FileError(asymmetry(a(i, j), a(j, i), i + 1, j + 1));
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
std::pair<double, double> gershgorin_bounds(const Dense<T>& a) {
    const auto n = static_cast<std::size_t>(a.cols());
    std::vector<double> low(n), high(n);
    for_each_part(a.cols(), [&](std::int64_t j) {
        double radius = 0;
        for (std::int64_t i = 0; i < a.rows(); ++i) {
            radius += i == j ? 0 : static_cast<double>(std::abs(a(i, j)));
        }
        const auto centre = static_cast<double>(std::real(a(j, j)));
        low[static_cast<std::size_t>(j)] = centre - radius;
        high[static_cast<std::size_t>(j)] = centre + radius;
    });
    return {*std::min_element(low.begin(), low.end()), *std::max_element(high.begin(), high.end())};
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
    template double greatest_element(const Dense<T>&);        \
    template double one_norm(const Dense<T>&);                \
    template std::pair<double, double> gershgorin_bounds(const Dense<T>&);
LAPILLI_CHECKS(float)
LAPILLI_CHECKS(double)
LAPILLI_CHECKS(std::complex<float>)
LAPILLI_CHECKS(std::complex<double>)

}  // namespace lapilli::files
