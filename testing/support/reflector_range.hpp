// SPDX-License-Identifier: BSD-3-Clause
// Reflectors over the whole range of exponents: columns (alpha, x) of a reduction to tridiagonal form, and
// checks of the reflectors made from them.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <type_traits>
#include <vector>

#include "support/lapack.hpp"

namespace lapilli::testing {

template <class T>
struct ReflectorColumn {
    T alpha;
    std::array<T, 2> x;
};

/// Lengths around all thresholds for squares: the ranges of single and double precision, and of subnormal
/// numbers.
template <class T>
std::vector<double> reflector_lengths() {
    if (sizeof(Real<T>) == 4) return {0, 7e8, 1, 3e-10, 1e-19, 3e-30, 2e-37, 3e-39, 1e-42, 3e-45};
    return {0,      1e70,   1,      1e-70,  3e-145, 2e-147, 1e-154,
            1e-157, 1e-162, 1e-170, 1e-250, 1e-300, 3e-310, 5e-324};
}

/// Every length of alpha with every length of x; alpha real, imaginary or neither, of both signs.
template <class T>
std::vector<ReflectorColumn<T>> reflector_columns() {
    std::vector<ReflectorColumn<T>> columns;
    int turn = 0;
    for (const double length : reflector_lengths<T>()) {
        for (const double of_x : reflector_lengths<T>()) {
            const double sign = turn++ % 3 == 0 ? -1 : 1;
            const std::array<T, 2> x = {make_scalar<T>(of_x, -0.5 * of_x), make_scalar<T>(0.0, of_x)};
            columns.push_back({make_scalar<T>(sign * length, 0), x});
            if (!is_complex<T> || length == 0) continue;
            columns.push_back({make_scalar<T>(0, sign * length), x});
            columns.push_back({make_scalar<T>(sign * 0.8 * length, -0.6 * length), x});
        }
    }
    return columns;
}

/// The order of a matrix with this number of such columns, each the first of a diagonal block of its own,
/// with ones on the diagonal. The reduction of one block does not affect the others.
inline std::int64_t reflector_matrix_order(std::size_t columns) {
    return 4 * static_cast<std::int64_t>(columns);
}
/// Element (i, j) of its lower triangle.
template <class T>
T reflector_matrix(const std::vector<ReflectorColumn<T>>& columns, std::int64_t i, std::int64_t j) {
    if (i == j) return T(1);
    if (j % 4 != 0 || i / 4 != j / 4) return T(0);
    const ReflectorColumn<T>& column = columns[static_cast<std::size_t>(j / 4)];
    return i == j + 1 ? column.alpha : column.x[static_cast<std::size_t>(i - j - 2)];
}

/// The reflector that a reduction has made from a column: v is 1, then these.
template <class T>
struct MadeReflector {
    Real<T> beta;
    T tau;
    std::array<T, 2> v;
};

inline void larfg(float& alpha, float* x, float& tau) { LAPACKE_slarfg_work(3, &alpha, x, 1, &tau); }
inline void larfg(double& alpha, double* x, double& tau) { LAPACKE_dlarfg_work(3, &alpha, x, 1, &tau); }
inline void larfg(std::complex<float>& alpha, std::complex<float>* x, std::complex<float>& tau) {
    LAPACKE_clarfg_work(3, &alpha, x, 1, &tau);
}
inline void larfg(std::complex<double>& alpha, std::complex<double>* x, std::complex<double>& tau) {
    LAPACKE_zlarfg_work(3, &alpha, x, 1, &tau);
}

/// Whether it is LAPACK's reflector of the column.
template <class T>
bool is_larfg_of(ReflectorColumn<T> column, const MadeReflector<T>& made) {
    using W = std::complex<long double>;
    const long double length =
        std::hypot(std::abs(W(column.alpha)), std::abs(W(column.x[0])), std::abs(W(column.x[1])));
    // The sign of a zero alpha determines the sign of beta; an update that changes nothing else may change
    // it.
    if (std::real(column.alpha) == 0)
        column.alpha = make_scalar<T>(-std::copysign(0.0, made.beta), std::imag(column.alpha));
    T tau(0);
    larfg(column.alpha, column.x.data(), tau);
    if (length == 0) return made.beta == 0 && made.tau == T(0);
    // A subnormal number may have no more than its last digit.
    const long double digits =
        8 * (std::numeric_limits<Real<T>>::epsilon() +
             static_cast<long double>(std::numeric_limits<Real<T>>::denorm_min()) / length);
    return std::abs(W(made.beta) - W(column.alpha)) <= digits * length &&
           std::abs(W(made.tau) - W(tau)) <= digits && std::abs(W(made.v[0]) - W(column.x[0])) <= digits &&
           std::abs(W(made.v[1]) - W(column.x[1])) <= digits;
}

/// Expects that H is unitary, and that H^H (alpha, x) = (beta, 0) up to elements that count as zero in a
/// matrix of norm one. H must be LARFG's reflector, or LARFG's of alpha alone if x may count as zero.
template <class T>
void expect_reflector(const ReflectorColumn<T>& column, const MadeReflector<T>& made) {
    using W = std::conditional_t<is_complex<T>, std::complex<long double>, long double>;
    const auto wide = [](T value) { return static_cast<W>(value); };
    const long double eps = std::numeric_limits<Real<T>>::epsilon(),
                      negligible = sizeof(Real<T>) == 8 ? 1e-146L : 1e-38L;
    const std::array<W, 3> a = {wide(column.alpha), wide(column.x[0]), wide(column.x[1])},
                           v = {W(1), wide(made.v[0]), wide(made.v[1])};
    const W tau = wide(made.tau);
    long double norm2 = 0, square = 0;
    W inner(0);
    for (std::size_t i = 0; i < 3; ++i) {
        norm2 += std::norm(a[i]);
        square += std::norm(v[i]);
        inner += conjugate(v[i]) * a[i];
    }
    const long double length = std::sqrt(norm2), below = std::hypot(std::abs(a[1]), std::abs(a[2]));
    SCOPED_TRACE(::testing::Message()
                 << "alpha " << column.alpha << " x " << column.x[0] << ", " << column.x[1] << ": beta "
                 << made.beta << " tau " << made.tau << " v " << made.v[0] << ", " << made.v[1]);
    EXPECT_LE(std::abs(2 * std::real(tau) - std::norm(tau) * square), 8 * eps) << "H is not unitary";
    for (std::size_t i = 0; i < 3; ++i) {
        const W left = a[i] - conjugate(tau) * inner * v[i] - (i == 0 ? W(made.beta) : W(0));
        EXPECT_LE(std::abs(left), 8 * eps * length + negligible) << "element " << i << " of H^H a";
    }

    const bool counts = below > negligible;
    EXPECT_TRUE(is_larfg_of(column, made) || (!counts && is_larfg_of({column.alpha, {}}, made)))
        << "not LARFG's";
}

}  // namespace lapilli::testing
