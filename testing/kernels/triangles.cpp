// SPDX-License-Identifier: BSD-3-Clause
// Triangles side by side, and the inverses of their diagonal blocks.

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "triangles/args.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_TRIANGLES_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

constexpr index_t order = 128, half = inverted_order;

template <class T>
class Triangles : public ::testing::Test {
  protected:
    static bool inside(char uplo, index_t i, index_t j) { return uplo == 'L' ? i >= j : i <= j; }

    /// `count` triangles of order n at a distance of n + 7 columns: NaN in the other one, and on a unit
    /// diagonal.
    static Matrix<T> triangles(char uplo, bool unit, index_t n, index_t count) {
        Matrix<T> a = random_matrix<T>(n, count * (n + 7), n + 3, seed_of(n));
        for (index_t j = 0; j < a.cols; ++j) {
            const index_t c = j % (n + 7);
            for (index_t i = 0; i < n; ++i) {
                a(i, j) = static_cast<real_t<T>>(0.1) * a(i, j);
                if (!inside(uplo, i, c) || c >= n || (unit && i == c)) a(i, j) = nan_of<T>();
                if (i == c && !unit) a(i, j) = a(i, j) + make<T>(1.5, -0.5);
            }
        }
        return a;
    }
    static Matrix<T> side_by_side(char uplo, bool unit, const Matrix<T>& a, index_t n, index_t count) {
        Matrix<T> b = random_matrix<T>(order, count * order, order, 5);
        const simt::EmulatedStream stream(simt::limits_like(90, 1), seed_of(n));
        EXPECT_EQ(
            launch::run(stream, TriangleBlocksArgs<T>{static_cast<Uplo>(uplo), unit,
                                                      view(a).block(0, 0, n, n), (n + 7) * a.ld, view(b)}),
            launch::success);
        return b;
    }
    static Matrix<T> invert(char uplo, const Matrix<T>& b, std::uint64_t seed) {
        Matrix<T> inverse = random_matrix<T>(order, b.cols, order, 6);
        const simt::EmulatedStream stream(simt::limits_like(90, 1), seed);
        EXPECT_EQ(
            launch::run(stream, InvertTrianglesArgs<T>{static_cast<Uplo>(uplo), view(b), view(inverse)}),
            launch::success);
        return inverse;
    }

    /// The product of a diagonal block and its inverse is the identity; all else is zero.
    static void check_inverse(const Matrix<T>& b, const Matrix<T>& inverse) {
        for (index_t j = 0; j < b.cols; ++j) {
            const index_t c = j % order, first = c / half * half, columns = j - c;
            for (index_t i = 0; i < order; ++i) {
                if (i < first || i >= first + half) {
                    ASSERT_TRUE(inverse(i, j) == T(0)) << i << ", " << j;
                    continue;
                }
                Wide<T> sum(i == c ? -1 : 0);
                for (index_t k = first; k < first + half; ++k) {
                    sum += widen(b(i, columns + k)) * widen(inverse(k, j));
                }
                ASSERT_LE(modulus(sum), 64 * eps<T>) << i << ", " << j;
            }
        }
    }
};
TYPED_TEST_SUITE(Triangles, Scalars, ScalarNames);

TYPED_TEST(Triangles, BlocksAndInverses) {
    using T = TypeParam;
    for (const char uplo : {'L', 'U'}) {
        for (const bool unit : {false, true}) {
            for (const index_t n : {1, 100, 128}) {
                SCOPED_TRACE(::testing::Message() << uplo << unit << " n = " << n);
                const index_t count = 2;
                const auto a = this->triangles(uplo, unit, n, count);
                const auto b = this->side_by_side(uplo, unit, a, n, count);
                for (index_t j = 0; j < b.cols; ++j) {
                    const index_t c = j % order;
                    for (index_t i = 0; i < order; ++i) {
                        const T one = T(real_t<T>(1)), zero = T(real_t<T>(0));
                        const bool read = i < n && c < n && this->inside(uplo, i, c) && !(unit && i == c);
                        const T expected = read ? a(i, j / order * (n + 7) + c) : i == c ? one : zero;
                        ASSERT_TRUE(b(i, j) == expected) << i << ", " << j;
                    }
                }
                const auto inverse = this->invert(uplo, b, 0);
                this->check_inverse(b, inverse);
                EXPECT_TRUE(same_bits(inverse.elements, this->invert(uplo, b, seed_of(n)).elements));
                if (this->HasFatalFailure()) return;
            }
        }
    }
}

TYPED_TEST(Triangles, ZeroOnTheDiagonalShows) {
    using T = TypeParam;
    auto b = this->side_by_side('L', false, this->triangles('L', false, order, 1), order, 1);
    b(70, 70) = T(real_t<T>(0));
    const auto inverse = this->invert('L', b, 0);
    EXPECT_FALSE(std::isfinite(modulus(widen(inverse(70, 70)))));
}

}  // namespace
}  // namespace lapilli::kernel_tests
