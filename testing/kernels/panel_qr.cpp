// SPDX-License-Identifier: BSD-3-Clause
// The QR factorization of a panel: Q R against A, and every reflector against unitarity.
#include <array>
#include <cmath>
#include <limits>

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "panel_qr/args.hpp"
#include "support/orders.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_PANEL_QR_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class T>
class PanelQr : public ::testing::Test {
  protected:
    using R = real_t<T>;
    using W = Wide<T>;

    struct Factored {
        Matrix<T> a, v, t;
        std::vector<T> tau;
    };
    static constexpr int all = -1;
    /// A device: multiprocessors, whether their shared memory holds the panel, and the rows that it holds on
    /// top of what Cholesky QR needs; 0: Cholesky QR does not fit, and the panel goes column by column.
    struct Place {
        int blocks = 4;
        bool kept = true;
        std::uint64_t seed = 0;
        int chunk = all;
    };

    /// All that it must not depend on is NaN.
    static Factored run(const Matrix<T>& given, const Place& place) {
        const index_t m = given.rows, w = given.cols;
        Factored f{Matrix<T>(m, w, m + 3, nan_of<T>()),
                   Matrix<T>(m, w, m + 2, nan_of<T>()),
                   Matrix<T>(w, w, w + 1, nan_of<T>()),
                   {}};
        for (index_t j = 0; j < w; ++j) {
            for (index_t i = 0; i < m; ++i) f.a(i, j) = given(i, j);
        }
        f.tau.assign(static_cast<std::size_t>(w) + 1, nan_of<T>());
        struct alignas(16) Sixteen {
            std::byte bytes[16];
        };
        const auto bytes = static_cast<std::size_t>(panel_qr_work<T>(m)) * sizeof(T);
        std::vector<Sixteen> work((bytes + 15) / 16);
        std::memset(work.data(), 0xff, bytes);
        alignas(128) std::array<std::byte, static_cast<std::size_t>(barrier_bytes)> barrier{};
        const PanelQrArgs<T> problem{m,
                                     w,
                                     f.a.data(),
                                     f.a.ld,
                                     f.v.data(),
                                     f.v.ld,
                                     f.tau.data(),
                                     reinterpret_cast<T*>(work.data()),
                                     barrier.data(),
                                     f.t.data(),
                                     f.t.ld};
        DeviceLimits limits = simt::limits_like(90, place.blocks);
        if (!place.kept) limits.shared_bytes = static_cast<int>(PanelQrShape<T>::columns_at);
        auto shape = panel_qr_shape<T>(m, w, place.blocks, limits.shared_bytes);
        if (place.chunk == 0) {
            limits.shared_bytes = static_cast<int>(shape.column_bytes());
        } else if (place.chunk != all) {
            shape.chunk = place.chunk;
            limits.shared_bytes = static_cast<int>(shape.product_bytes());
        }
        if (place.chunk != all) {
            EXPECT_EQ(panel_qr_shape<T>(m, w, place.blocks, limits.shared_bytes).chunk, place.chunk);
        }
        const simt::EmulatedStream stream(limits, place.seed);
        EXPECT_EQ(launch::run(stream, problem), launch::success);
        return f;
    }

    static void factor(const Matrix<T>& given, const Place& place) {
        SCOPED_TRACE(::testing::Message() << given.rows << " x " << given.cols << ", blocks " << place.blocks
                                          << (place.kept ? ", kept" : ""));
        check(given, run(given, place));
    }
    static void factor(index_t m, index_t w, const Place& place) {
        factor(random_matrix<T>(m, w, m, seed_of(m, w)), place);
    }

    /// With Cholesky QR tried first, and column by column.
    struct BothWays {
        Factored first, by_columns;
        bool by_products() const { return !same_bits(first.a.elements, by_columns.a.elements); }
    };
    static BothWays both_ways(const Matrix<T>& given) {
        BothWays f{run(given, {blocks}), run(given, {blocks, true, 0, 0})};
        check(given, f.first);
        return f;
    }
    static constexpr int blocks = 8;
    static constexpr index_t rows = 8 * panel_qr_least_rows + 25;

  private:
    /// T against the sums that it is made of.
    static void check_triangle(const Factored& f) {
        const index_t m = f.v.rows, w = f.v.cols;
        Matrix<W> t(w, w, w, W(0));
        double largest = 0;
        for (index_t j = 0; j < w; ++j) {
            const W tau = widen(f.tau[static_cast<std::size_t>(j)]);
            t(j, j) = tau;
            for (index_t k = 0; k < j; ++k) {
                W product(0);
                for (index_t i = j; i < m; ++i) product += conjugate(widen(f.v(i, k))) * widen(f.v(i, j));
                for (index_t i = 0; i <= k; ++i) t(i, j) -= tau * t(i, k) * product;
            }
            for (index_t i = 0; i <= j; ++i) largest = std::max(largest, modulus(t(i, j)));
        }
        for (index_t j = 0; j < w; ++j) {
            ASSERT_TRUE(is_nan(*(&f.t(0, j) + w))) << "padding of T";
            for (index_t i = 0; i < w; ++i) {
                if (i > j)
                    ASSERT_TRUE(f.t(i, j) == T(0)) << i << ", " << j;
                else
                    ASSERT_LE(modulus(widen(f.t(i, j)) - t(i, j)), 100 * eps<T> * largest) << i << ", " << j;
            }
        }
    }
    static void check(const Matrix<T>& given, const Factored& f) {
        const index_t m = given.rows, w = given.cols;
        ASSERT_TRUE(is_nan(f.tau.back())) << "behind tau";
        Matrix<W> back(m, w, m, W(0));
        std::vector<double> norm(static_cast<std::size_t>(w));
        for (index_t j = 0; j < w; ++j) {
            ASSERT_TRUE(is_nan(*(&f.a(0, j) + m)) && is_nan(*(&f.v(0, j) + m))) << "padding";
            double square = 0;
            for (index_t i = 0; i < m; ++i) {
                double& of_column = norm[static_cast<std::size_t>(j)];
                of_column = std::hypot(of_column, modulus(widen(given(i, j))));
                square += std::norm(std::complex<double>(widen(f.v(i, j))));
                if (i <= j) {
                    ASSERT_TRUE(f.v(i, j) == (i == j ? T(1) : T(0))) << i << ", " << j;
                    back(i, j) = widen(f.a(i, j));
                } else {
                    ASSERT_TRUE(f.v(i, j) == f.a(i, j)) << i << ", " << j;
                }
            }
            ASSERT_EQ(std::imag(std::complex<double>(widen(f.a(j, j)))), 0) << j;
            const auto tau = std::complex<double>(widen(f.tau[static_cast<std::size_t>(j)]));
            ASSERT_LE(std::abs(2 * tau.real() - std::norm(tau) * square), 30 * eps<T>) << "reflector " << j;
        }
        check_triangle(f);
        for (index_t j = w - 1; j >= 0; --j) {
            for (index_t k = 0; k < w; ++k) {
                W sum(0);
                for (index_t i = j; i < m; ++i) sum += conjugate(widen(f.v(i, j))) * back(i, k);
                sum *= widen(f.tau[static_cast<std::size_t>(j)]);
                for (index_t i = j; i < m; ++i) back(i, k) -= widen(f.v(i, j)) * sum;
            }
        }
        for (index_t j = 0; j < w; ++j) {
            double worst = 0;
            for (index_t i = 0; i < m; ++i) {
                const double error = modulus(back(i, j) - widen(given(i, j)));
                worst = std::isnan(error) ? error : std::max(worst, error);
            }
            ASSERT_LE(worst, 30 * eps<T> * norm[static_cast<std::size_t>(j)]) << "Q R - A in column " << j;
        }
    }
};
TYPED_TEST_SUITE(PanelQr, Scalars, ScalarNames);

TYPED_TEST(PanelQr, Shapes) {
    for (const bool kept : {true, false}) {
        for (const index_t w : {1, 2, 5, 8, 33, 64}) {
            this->factor(w, w, {1, kept});
            this->factor(w + 1, w, {3, kept});
            this->factor(130 + w, w, {3, kept});
        }
        // The last block has fewer rows, and few of them are below the diagonal; more blocks than rows ask
        // for.
        this->factor(385, 7, {4, kept});
        this->factor(600, 64, {9, kept});
    }
}

TYPED_TEST(PanelQr, TheSameBitsInEveryOrder) {
    const auto a = random_matrix<TypeParam>(500, 20, 500, 9);
    const auto expected = this->run(a, {4, true, 0, 0});
    for (const std::uint64_t seed : testing::orders(3)) {
        for (const bool kept : {true, false}) {
            const auto other = this->run(a, {4, kept, seed, 0});
            EXPECT_TRUE(same_bits(other.a.elements, expected.a.elements)) << seed << kept;
            EXPECT_TRUE(same_bits(other.v.elements, expected.v.elements)) << seed << kept;
            EXPECT_TRUE(same_bits(other.tau, expected.tau)) << seed << kept;
            EXPECT_TRUE(same_bits(other.t.elements, expected.t.elements)) << seed << kept;
        }
    }
}

/// The result means nothing, but every barrier is passed.
TYPED_TEST(PanelQr, EndsWithNaN) {
    auto a = random_matrix<TypeParam>(200, 9, 200, 1);
    a(150, 3) = nan_of<TypeParam>();
    EXPECT_TRUE(is_nan(this->run(a, {2}).tau[8]));
}

TYPED_TEST(PanelQr, SpecialPanels) {
    using T = TypeParam;
    const index_t m = 300, w = 12;
    Matrix<T> zero(m, w, m, T(0));
    this->factor(zero, {3});
    // Columns that are zero, or zero below the diagonal, or alike.
    auto a = random_matrix<T>(m, w, m, 5);
    for (index_t i = 0; i < m; ++i) {
        a(i, 0) = a(i, 4) = T(0);
        a(i, 7) = a(i, 6);
        if (i > 9) a(i, 9) = T(0);
    }
    this->factor(a, {3});
    Matrix<T> triangle(m, w, m, T(0));
    for (index_t j = 0; j < w; ++j) {
        for (index_t i = 0; i <= j; ++i) triangle(i, j) = make<T>(1.0 + static_cast<double>(i), 2);
    }
    this->factor(triangle, {3});
    // At both ends of what a scaled matrix may hold.
    for (const int exponent : {-1, 1}) {
        const double scale = std::ldexp(1.0, exponent * (sizeof(real_t<T>) == 8 ? 250 : 30));
        auto scaled = random_matrix<T>(m, w, m, 6);
        for (T& x : scaled.elements) x = static_cast<real_t<T>>(scale) * x;
        this->factor(scaled, {3});
    }
}

/// Both methods give the same result, for panels that both can factor.
TYPED_TEST(PanelQr, ProductsMakeWhatColumnsMake) {
    using T = TypeParam;
    for (const auto& [m, w] :
         {std::pair{this->rows, index_t(16)}, {this->rows, 23}, {this->rows, 64}, {150, 64}}) {
        SCOPED_TRACE(w);
        const auto f = this->both_ways(random_matrix<T>(m, w, m, seed_of(m, w)));
        EXPECT_TRUE(f.by_products());
        const double allowed = 100 * eps<T>, length = std::sqrt(static_cast<double>(m));
        for (index_t j = 0; j < w; ++j) {
            const auto at = static_cast<std::size_t>(j);
            const auto distance = [](const T& x, const T& y) { return modulus(widen(x) - widen(y)); };
            ASSERT_LE(distance(f.first.tau[at], f.by_columns.tau[at]), allowed) << j;
            for (index_t i = 0; i < m; ++i) {
                ASSERT_LE(distance(f.first.v(i, j), f.by_columns.v(i, j)), allowed) << i << ", " << j;
                ASSERT_LE(distance(f.first.a(i, j), f.by_columns.a(i, j)), allowed * (i > j ? 1 : length));
            }
        }
    }
}

TYPED_TEST(PanelQr, TheSameBitsByProducts) {
    const auto a = random_matrix<TypeParam>(this->rows, 24, this->rows, 9);
    const auto expected = this->run(a, {this->blocks});
    for (const std::uint64_t seed : {1, 2}) {
        const auto other = this->run(a, {this->blocks, true, seed});
        EXPECT_TRUE(same_bits(other.a.elements, expected.a.elements)) << seed;
        EXPECT_TRUE(same_bits(other.v.elements, expected.v.elements)) << seed;
        EXPECT_TRUE(same_bits(other.tau, expected.tau)) << seed;
        EXPECT_TRUE(same_bits(other.t.elements, expected.t.elements)) << seed;
    }
}

/// Rows that shared memory does not hold at once make the same bits, also where it would hold the panel.
TYPED_TEST(PanelQr, TheSameBitsInChunks) {
    const int blocks = this->blocks;
    for (const auto& [m, w, chunk] : {std::tuple{index_t(537), index_t(64), 64}, {1100, 20, 32}}) {
        SCOPED_TRACE(chunk);
        const auto a = random_matrix<TypeParam>(m, w, m, seed_of(m, w));
        const auto expected = this->run(a, {blocks}), other = this->run(a, {blocks, true, 1, chunk});
        EXPECT_TRUE(same_bits(other.a.elements, expected.a.elements));
        EXPECT_TRUE(same_bits(other.v.elements, expected.v.elements));
        EXPECT_TRUE(same_bits(other.tau, expected.tau));
        EXPECT_TRUE(same_bits(other.t.elements, expected.t.elements));
    }
    // A panel that products cannot factor goes column by column, as if nothing had happened.
    auto zero = random_matrix<TypeParam>(1100, 20, 1100, 9);
    for (index_t i = 0; i < zero.rows; ++i) zero(i, 7) = TypeParam(0);
    EXPECT_TRUE(same_bits(this->run(zero, {blocks, true, 0, 32}).a.elements,
                          this->run(zero, {blocks, true, 0, 0}).a.elements));
}

/// Whatever the lengths of columns, and with more and more of each column in those before, until the square
/// of the condition number reaches the precision, which is double for all.
TYPED_TEST(PanelQr, ProductsOfHardPanels) {
    using T = TypeParam;
    using R = real_t<T>;
    const index_t w = 18;
    const auto random = random_matrix<T>(this->rows, w, this->rows, 11);
    auto lengths = random;
    for (index_t j = 0; j < w; ++j) {
        const auto scale = static_cast<R>(
            std::ldexp(1.0, (j % 2 == 0 ? 1 : -1) * static_cast<int>(j) * (sizeof(R) == 8 ? 20 : 2)));
        for (index_t i = 0; i < this->rows; ++i) lengths(i, j) = scale * lengths(i, j);
    }
    EXPECT_TRUE(this->both_ways(lengths).by_products());
    for (const double part : {0.5, 0.1, 1e-2, 1e-4, 1e-8}) {
        // All but the last take one path: a sanitizer would see nothing new.
        if (lapilli::testing::sanitized && (part == 0.5 || part == 1e-2)) continue;
        SCOPED_TRACE(part);
        auto alike = random;
        for (index_t j = 1; j < w; ++j) {
            for (index_t i = 0; i < this->rows; ++i)
                alike(i, j) = alike(i, j - 1) + static_cast<R>(part) * alike(i, j);
        }
        EXPECT_EQ(this->both_ways(alike).by_products(), part > 1e-8);
    }
}

/// A column that all but depends on another one. The square of what is new in it is a few units in the last
/// place of the column's: every pivot is positive, but the last one is so inaccurate that A R^-1 is not
/// orthogonal.
TYPED_TEST(PanelQr, ProductsThatAreNotOrthogonal) {
    using T = TypeParam;
    using R = real_t<T>;
    const index_t w = 16;
    const auto part = static_cast<R>(std::sqrt(16 * std::numeric_limits<double>::epsilon()));
    auto a = random_matrix<T>(this->rows, w, this->rows, 15);
    for (index_t i = 0; i < this->rows; ++i) a(i, w - 1) = a(i, 0) + part * a(i, w - 1);
    EXPECT_FALSE(this->both_ways(a).by_products());
}

/// Columns that are zero, or whose squares are no numbers of full precision, go column by column.
TYPED_TEST(PanelQr, ProductsGiveUp) {
    using T = TypeParam;
    const index_t w = 17;
    for (const index_t column : {0, 16}) {
        auto a = random_matrix<T>(this->rows, w, this->rows, 12);
        for (index_t i = 0; i < this->rows; ++i) a(i, column) = T(0);
        EXPECT_FALSE(this->both_ways(a).by_products());
        if constexpr (sizeof(real_t<T>) == 8) {
            a = random_matrix<T>(this->rows, w, this->rows, 13);
            for (index_t i = 0; i < this->rows; ++i) a(i, column) = 1e-145 * a(i, column);
            EXPECT_FALSE(this->both_ways(a).by_products());
        }
        a = random_matrix<T>(this->rows, w, this->rows, 14);
        a(300, column) = nan_of<T>();
        EXPECT_TRUE(is_nan(this->run(a, {this->blocks}).tau[16]));
    }
}

/// The rows of all blocks together are the panel's, and what shared memory cannot hold stays where it is.
TEST(PanelQrShape, DistributesAllRows) {
    for (const std::int64_t rows : {1, 63, 64, 128, 129, 5000, 20000, 41000, 43000, 60000, 1000000}) {
        const auto shape = panel_qr_shape<double>(rows, 64 < rows ? 64 : rows, 132, 227 * 1024);
        EXPECT_LE(shape.blocks, 132);
        EXPECT_GE(static_cast<std::int64_t>(shape.blocks) * shape.rows, rows);
        EXPECT_LT(static_cast<std::int64_t>(shape.blocks - 1) * shape.rows, rows);
        EXPECT_LE(shape.bytes(), 227 * 1024U);
        EXPECT_EQ(shape.kept, rows < 55000) << rows;
        EXPECT_EQ(shape.chunk > 0, rows >= 128) << rows;
        EXPECT_EQ(shape.chunk > 0 && shape.chunks() == 1, rows >= 128 && rows < 42000) << rows;
        EXPECT_TRUE(shape.chunk == 0 || (shape.chunk >= shape.width && shape.rows >= shape.width));
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
