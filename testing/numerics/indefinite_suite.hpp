// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the suites of indefinite matrices: both kinds, both triangles, panels of few columns, any
// number of devices.
#pragma once

#include <string>

#include "numerics/suite.hpp"
#include "support/routines/sytrf.hpp"

namespace lapilli::testing {

template <class T>
class OfIndefinite : public ::testing::Test {
  protected:
    static Problem problem(std::int64_t n, char uplo) {
        Problem p;
        p.n = n;
        p.k = 3;
        p.pad = 2;
        p.uplo = uplo;
        return p;
    }
    /// f(context, constant: Hermitian or not, triangle, devices)
    template <class F>
    static void everywhere(F f) {
        for (const int device_count : device_counts({0, 1, 3})) {
            for (const char* width : {"2", "6"}) {
                const SmallBlocks ctx(device_count);
                ctx.set("test.sytrf.nb", width);
                ctx.set("potrf.nb", width);
                for (const char uplo : {'L', 'U'}) {
                    SCOPED_TRACE(std::string(1, uplo) + ", nb " + width + ", devices " +
                                 std::to_string(device_count));
                    f(ctx, std::false_type(), uplo, device_count);
                    if constexpr (is_complex<T>) f(ctx, std::true_type(), uplo, device_count);
                }
            }
        }
    }
    /// a(i, j) for i >= j, the lower triangle; both triangles get it.
    template <class Element>
    static Matrix<T> matrix(const Problem& p, bool hermitian, Element a) {
        Matrix<T> A(p.n, p.n, p.pad);
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = j; i < p.n; ++i) {
                A(i, j) = a(i, j);
                A(j, i) = hermitian ? conjugate(A(i, j)) : A(i, j);
            }
        }
        return A;
    }
    /// Random, with zeros on the diagonal: most pivots are of order 2.
    static Matrix<T> zero_diagonal(const Problem& p, bool hermitian) {
        Matrix<T> A = indefinite_matrix<T>(p, hermitian);
        for (std::int64_t i = 0; i < p.n; ++i) A(i, i) = T(0);
        if (p.n % 2 == 1) A(0, 0) = T(1);
        return A;
    }
    /// The factors of A, by the CPU's LAPACK.
    template <bool hermitian>
    static typename IndefiniteFactor<T, hermitian>::Data factors_of(const Problem& p, const Matrix<T>& A) {
        typename IndefiniteFactor<T, hermitian>::Data x;
        IndefiniteFactor<T, hermitian>::data(p, x);
        x.A = A;
        IndefiniteFactor<T, hermitian>::call_lapack(p, {{x.A.data(), x.A.ld()}, x.ipiv.data()});
        return x;
    }
    /// D alone, with pivots of order 1.
    template <bool hermitian, class Element>
    static typename IndefiniteFactor<T, hermitian>::Data diagonal(const Problem& p, Element d) {
        typename IndefiniteFactor<T, hermitian>::Data x;
        x.A = Matrix<T>(p.n, p.n, p.pad);
        for (std::int64_t i = 0; i < p.n; ++i) {
            x.A(i, i) = T(d(i));
            x.ipiv.push_back(i + 1);
        }
        return x;
    }
};

// Complex symmetric, A^-1 = I but for its first row and column, 1 and then a, with a^T a = 0: the way to that
// column is A^-H. A^-1 in its place finds nothing there, and takes another column, whose sum is 9.
template <class T>
Matrix<T> far_from_its_adjoint(const Problem& p) {
    const auto a = [](std::int64_t i) { return i % 2 == 0 ? T(8, 0) : T(0, 8); };
    Matrix<T> A(p.n, p.n, p.pad);
    A(0, 0) = T(1);
    for (std::int64_t j = 1; j < p.n; ++j) {
        A(0, j) = A(j, 0) = -a(j);
        for (std::int64_t i = 1; i < p.n; ++i) A(i, j) = T(i == j ? 1 : 0) + a(i) * a(j);
    }
    return A;
}
// The order of such a matrix, and |A^-1|.
inline constexpr std::int64_t order_of_far = 9;
inline constexpr double sum_of_inverse = 65;

}  // namespace lapilli::testing
