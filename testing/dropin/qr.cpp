// SPDX-License-Identifier: BSD-3-Clause
// The QR factorization by LAPACK's symbols: factors of integers of one width go on with those of the other,
// after a query of work sizes as programs make it; tall and wide matrices.
#include <algorithm>
#include <vector>

#include "dense.hpp"
#include "generated/declarations.hpp"

namespace {

/// LAPACK's symbols of one precision in both widths.
template <class T>
struct Symbols;
#define QR_SYMBOLS(T, p, or_un, letter)                     \
    template <>                                             \
    struct Symbols<T> {                                     \
        static constexpr char adjoint[] = letter;           \
        static constexpr auto geqrf = p##geqrf_;            \
        static constexpr auto geqrf_64 = p##geqrf_64_;      \
        static constexpr auto orgqr = p##or_un##gqr_;       \
        static constexpr auto orgqr_64 = p##or_un##gqr_64_; \
        static constexpr auto ormqr = p##or_un##mqr_;       \
        static constexpr auto ormqr_64 = p##or_un##mqr_64_; \
    };
QR_SYMBOLS(double, d, or, "T")
QR_SYMBOLS(Complex, z, un, "C")
#undef QR_SYMBOLS

template <class T>
class DropInQr : public ::testing::Test {
  protected:
    using S = Symbols<T>;
    using Vector = std::vector<T>;

    /// Everything in one width; the factorization in the other.
    template <class Int, class Factor, class Generate, class Multiply>
    static void check(int rows, int cols, Factor factor, Generate generate, Multiply multiply) {
        const int least = std::min(rows, cols);
        const Int m = rows, n = cols, k = least;
        const Vector given = numbers<T>(rows, cols);
        Vector a = given, tau(count(least, 1));
        factor(a, tau);
        // R as large as A, and the columns of Q that it multiplies.
        const Vector r = upper(a, rows, cols);
        Vector q(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(count(rows, least)));
        Vector top(count(least, cols));
        for (int j = 0; j < cols; ++j) {
            for (int i = 0; i < least; ++i) top[count(least, j) + i] = r[count(rows, j) + i];
        }
        with_work<Int, T>(k, [&](T* work, const Int* length, Int* info) {
            generate(&m, &k, &k, q.data(), &m, tau.data(), work, length, info);
        });
        expect_near(product(q, top, rows, least, cols), given);
        Vector c = given;
        with_work<Int, T>(n, [&](T* work, const Int* length, Int* info) {
            multiply("L", S::adjoint, &m, &n, &k, a.data(), &m, tau.data(), c.data(), &m, work, length, info);
        });
        expect_near(c, r);
        // From the right: A^H Q = R^H.
        Vector left = adjoint_of(given, rows, cols);
        with_work<Int, T>(n, [&](T* work, const Int* length, Int* info) {
            multiply("R", "N", &n, &m, &k, a.data(), &m, tau.data(), left.data(), &n, work, length, info);
        });
        expect_near(left, adjoint_of(r, rows, cols));
    }
    template <class Int, class Factor>
    static auto factoring(int rows, int cols, Factor factor) {
        return [=](Vector& a, Vector& tau) {
            const Int m = rows, n = cols;
            with_work<Int, T>(n, [&](T* work, const Int* length, Int* info) {
                factor(&m, &n, a.data(), &m, tau.data(), work, length, info);
            });
        };
    }
};
using Scalars = ::testing::Types<double, Complex>;
TYPED_TEST_SUITE(DropInQr, Scalars);

TYPED_TEST(DropInQr, TallAndWideWith64BitIntegers) {
    using S = Symbols<TypeParam>;
    for (const auto& [m, n] : {std::pair{70, 33}, {33, 70}, {50, 50}}) {
        SCOPED_TRACE(testing::Message() << m << " x " << n);
        this->template check<int>(m, n, this->template factoring<std::int64_t>(m, n, S::geqrf_64), S::orgqr,
                                  S::ormqr);
        this->template check<std::int64_t>(m, n, this->template factoring<int>(m, n, S::geqrf), S::orgqr_64,
                                           S::ormqr_64);
    }
}

}  // namespace
