// SPDX-License-Identifier: BSD-3-Clause
// Test matrices by name. All are Hermitian, reproducible from a seed whatever the number of threads, and
// filled in seconds at n = 20000.
//
//   uniform          entries uniform in (0, 1), as in Yamazaki et al. (src/eigen/sytrd.hpp); complex: real and imaginary part
//   posdef           entries uniform in (-1, 1), plus n on the diagonal
//   graded           uniform times g(i) g(j), with g falling geometrically from 1 to cond^(-1/2)
//   identity, zero
//   wilkinson        tridiagonal W+: |i - (n-1)/2| on the diagonal, 1 next to it
//   geometric        spectrum cond^(-i/(n-1)), i = 0..n-1
//   arithmetic       spectrum 1 - i/(n-1) (1 - 1/cond)
//   cluster-one      spectrum 1, ..., 1, 1/cond
//   cluster-eps      spectrum 1, 1/cond, ..., 1/cond
//   loguniform       spectrum with logarithms uniform in (-log cond, 0)
//   X-sign           X with random signs, for X any of the five before
//   file             from a file, if the program can read files (read_hermitian_file)
//
// A matrix with a given spectrum is H3 H2 H1 diag(spectrum) H1 H2 H3 with three random Householder matrices.
// It is dense and takes 6 sweeps over the matrix; a random orthogonal matrix would take 4/3 n^3 operations.
#pragma once

#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "support/matrix.hpp"
#include "support/problem.hpp"
#include "support/random.hpp"
#include "support/random_matrix.hpp"

namespace lapilli::testing {

// The spectrum that the kind prescribes, unsorted; none if it does not.
inline std::optional<std::vector<double>> spectrum(const std::string& kind, std::int64_t n, double cond,
                                                   std::uint64_t seed) {
    std::string base = kind;
    const std::string suffix = "-sign";
    const bool signs = kind.size() > suffix.size() && kind.ends_with(suffix);
    if (signs) {
        base.resize(kind.size() - suffix.size());
    }
    std::vector<double> values(static_cast<std::size_t>(n));
    const Stream stream(seed, 101);
    for (std::int64_t i = 0; i < n; ++i) {
        const double x = n > 1 ? static_cast<double>(i) / static_cast<double>(n - 1) : 0.0;
        double& value = values[static_cast<std::size_t>(i)];
        if (base == "geometric") {
            value = std::pow(cond, -x);
        } else if (base == "arithmetic") {
            value = 1 - x * (1 - 1 / cond);
        } else if (base == "cluster-one") {
            value = i < n - 1 ? 1 : 1 / cond;
        } else if (base == "cluster-eps") {
            value = i == 0 ? 1 : 1 / cond;
        } else if (base == "loguniform") {
            value = std::pow(cond, -stream.uniform<double>(static_cast<std::uint64_t>(i)));
        } else if (kind == "identity") {
            value = 1;
        } else if (kind == "zero") {
            value = 0;
        } else {
            return std::nullopt;
        }
        if (signs) {
            value *= Stream(seed, 102).sign(static_cast<std::uint64_t>(i));
        }
    }
    return values;
}

// Kinds for the matrices of any routine; tridiagonal matrices have the kind "reduced" in addition.
inline const std::vector<std::string>& kind_names() {
    static const std::vector<std::string> names = {"uniform",
                                                   "posdef",
                                                   "graded",
                                                   "identity",
                                                   "zero",
                                                   "wilkinson",
                                                   "geometric",
                                                   "arithmetic",
                                                   "cluster-one",
                                                   "cluster-eps",
                                                   "loguniform",
                                                   "geometric-sign",
                                                   "arithmetic-sign",
                                                   "cluster-one-sign",
                                                   "cluster-eps-sign",
                                                   "loguniform-sign",
                                                   "file"};
    return names;
}

namespace detail {

// Position of entry (i, j) and of its mirror image in a stream.
inline std::uint64_t pair_index(std::int64_t i, std::int64_t j) {
    const auto high = static_cast<std::uint64_t>(std::max(i, j)),
               low = static_cast<std::uint64_t>(std::min(i, j));
    return high * (high + 1) / 2 + low;
}

// A(i, j) = entry(i, j) below the diagonal, its conjugate above, its real part on the diagonal.
template <class T, class Entry>
void fill_hermitian(Matrix<T>& A, const Entry& entry) {
    parallel_for(A.cols(), A.rows(), [&](std::int64_t j) {
        for (std::int64_t i = 0; i < A.rows(); ++i) {
            const T value = entry(std::max(i, j), std::min(i, j));
            A(i, j) = i > j ? value : i < j ? conjugate(value) : T(real_part(value));
        }
    });
}

// A := H A H with H = I - (2 / v^H v) v v^H, as a rank-2 update of the whole matrix.
template <class T>
void reflect(Matrix<T>& A, const Stream& stream) {
    const std::int64_t n = A.rows();
    std::vector<T> v(static_cast<std::size_t>(n)), w(v);
    double norm = 0;
    for (std::int64_t i = 0; i < n; ++i) {
        v[static_cast<std::size_t>(i)] = stream.scalar<T>(static_cast<std::uint64_t>(i), -1, 1);
        norm += squared_modulus(v[static_cast<std::size_t>(i)]);
    }
    const auto tau = static_cast<Real<T>>(2 / norm);
    parallel_for(n, n, [&](std::int64_t j) {
        T sum(0);  // (A v)(j) from column j of the Hermitian A
        for (std::int64_t i = 0; i < n; ++i) {
            sum += conjugate(A(i, j)) * v[static_cast<std::size_t>(i)];
        }
        w[static_cast<std::size_t>(j)] = tau * sum;
    });
    T inner(0);
    for (std::size_t i = 0; i < v.size(); ++i) {
        inner += conjugate(v[i]) * w[i];
    }
    const auto half = static_cast<Real<T>>(0.5) * tau * real_part(inner);
    for (std::size_t i = 0; i < v.size(); ++i) {
        w[i] -= half * v[i];
    }
    parallel_for(n, n, [&](std::int64_t j) {
        const T vj = conjugate(v[static_cast<std::size_t>(j)]),
                wj = conjugate(w[static_cast<std::size_t>(j)]);
        for (std::int64_t i = 0; i < n; ++i) {
            A(i, j) -= v[static_cast<std::size_t>(i)] * wj + w[static_cast<std::size_t>(i)] * vj;
        }
        A(j, j) = T(real_part(A(j, j)));
    });
}

}  // namespace detail

// Reads a matrix of the given order from a file, with the given padding. lapilli-test sets this function.
template <class T>
inline std::function<Matrix<T>(const std::string& file, std::int64_t n, std::int64_t pad)>
    read_hermitian_file;

// The n-by-n matrix that the problem names. Throws std::invalid_argument for an unknown kind or an unreadable
// file.
template <class T>
Matrix<T> hermitian_matrix(const Problem& problem, const std::string& default_kind) {
    const std::string& kind = problem.kind == "default" ? default_kind : problem.kind;
    const std::int64_t n = problem.n;
    const double cond = problem.cond;
    if (kind == "file") {
        if (!read_hermitian_file<T>) throw std::invalid_argument("nothing here reads matrices from files");
        return read_hermitian_file<T>(problem.file, n, problem.pad);
    }
    Matrix<T> A(n, n, problem.pad);
    const Stream stream(problem.seed);
    const auto uniform = [&](std::int64_t i, std::int64_t j, double low) {
        return stream.scalar<T>(detail::pair_index(i, j), low, 1);
    };
    if (kind == "uniform") {
        detail::fill_hermitian(A, [&](std::int64_t i, std::int64_t j) { return uniform(i, j, 0); });
    } else if (kind == "posdef") {
        detail::fill_hermitian(A, [&](std::int64_t i, std::int64_t j) {
            return uniform(i, j, -1) + T(i == j ? static_cast<Real<T>>(n) : 0);
        });
    } else if (kind == "graded") {
        std::vector<Real<T>> grade(static_cast<std::size_t>(n));
        for (std::int64_t i = 0; i < n; ++i) {
            grade[static_cast<std::size_t>(i)] = static_cast<Real<T>>(std::pow(
                cond, -0.5 * static_cast<double>(i) / static_cast<double>(std::max<std::int64_t>(1, n - 1))));
        }
        detail::fill_hermitian(A, [&](std::int64_t i, std::int64_t j) {
            return uniform(i, j, 0) * grade[static_cast<std::size_t>(i)] * grade[static_cast<std::size_t>(j)];
        });
    } else if (kind == "wilkinson") {
        for (std::int64_t j = 0; j < n; ++j) {
            A(j, j) =
                T(static_cast<Real<T>>(std::abs(static_cast<double>(j) - 0.5 * static_cast<double>(n - 1))));
            if (j + 1 < n) {
                A(j + 1, j) = A(j, j + 1) = T(1);
            }
        }
    } else if (const auto values = spectrum(kind, n, cond, problem.seed)) {
        for (std::int64_t j = 0; j < n; ++j) {
            A(j, j) = T(static_cast<Real<T>>((*values)[static_cast<std::size_t>(j)]));
        }
        if (kind != "identity" && kind != "zero") {
            for (std::uint64_t reflector = 0; reflector < 3; ++reflector) {
                detail::reflect(A, Stream(problem.seed, 103 + reflector));
            }
        }
    } else {
        throw std::invalid_argument("unknown matrix kind '" + kind + "'");
    }
    return A;
}

// Fills the triangle opposite to uplo with NaN: a routine that reads it gets a wrong result, and one that
// writes it is detected by comparing bits.
template <class T>
void poison_other_triangle(char uplo, Matrix<T>& A) {
    parallel_for(A.cols(), A.rows(), [&](std::int64_t j) {
        for (std::int64_t i = 0; i < A.rows(); ++i) {
            if (uplo == 'L' ? i < j : i > j) {
                A(i, j) = quiet_nan<T>();
            }
        }
    });
}

}  // namespace lapilli::testing
