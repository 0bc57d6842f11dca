// SPDX-License-Identifier: BSD-3-Clause
// The QR factorization of a panel: Q R against A, and every reflector against unitarity.
#include <array>

#include "emulator/stream.hpp"
#include "kernels/support.hpp"
#include "panel_qr/launch.cuh"

namespace lapilli::kernel_tests {
namespace {

template <class T>
class PanelQr : public ::testing::Test {
  protected:
    using R = real_t<T>;
    using W = Wide<T>;

    struct Factored {
        Matrix<T> a, v;
        std::vector<T> tau;
    };
    /// Of a device: multiprocessors, and whether their shared memory holds the panel.
    struct Place {
        int blocks = 4;
        bool kept = true;
        std::uint64_t seed = 0;
    };

    /// All that it must not depend on is NaN.
    static Factored run(const Matrix<T>& given, const Place& place) {
        const index_t m = given.rows, w = given.cols;
        Factored f{Matrix<T>(m, w, m + 3, nan_of<T>()), Matrix<T>(m, w, m + 2, nan_of<T>()), {}};
        for (index_t j = 0; j < w; ++j) {
            for (index_t i = 0; i < m; ++i) f.a(i, j) = given(i, j);
        }
        f.tau.assign(static_cast<std::size_t>(w) + 1, nan_of<T>());
        struct alignas(16) Sixteen {
            std::byte bytes[16];
        };
        const auto bytes = static_cast<std::size_t>(panel_qr_work(m)) * sizeof(T);
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
                                     barrier.data()};
        DeviceLimits limits = simt::limits_like(90, place.blocks);
        if (!place.kept) limits.shared_bytes = static_cast<int>(PanelQrShape<T>::columns_at);
        const simt::EmulatedStream stream(limits, place.seed);
        EXPECT_EQ(launch::panel_qr(stream, problem), launch::success);
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

  private:
    static void check(const Matrix<T>& given, const Factored& f) {
        const index_t m = given.rows, w = given.cols;
        ASSERT_TRUE(is_nan(f.tau.back())) << "behind tau";
        Matrix<W> back(m, w, m, W(0));
        double norm = 0;
        for (index_t j = 0; j < w; ++j) {
            ASSERT_TRUE(is_nan(*(&f.a(0, j) + m)) && is_nan(*(&f.v(0, j) + m))) << "padding";
            double square = 0;
            for (index_t i = 0; i < m; ++i) {
                norm = std::hypot(norm, modulus(widen(given(i, j))));
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
        for (index_t j = w - 1; j >= 0; --j) {
            for (index_t k = 0; k < w; ++k) {
                W sum(0);
                for (index_t i = j; i < m; ++i) sum += conjugate(widen(f.v(i, j))) * back(i, k);
                sum *= widen(f.tau[static_cast<std::size_t>(j)]);
                for (index_t i = j; i < m; ++i) back(i, k) -= widen(f.v(i, j)) * sum;
            }
        }
        double worst = 0;
        for (index_t j = 0; j < w; ++j) {
            for (index_t i = 0; i < m; ++i) {
                const double error = modulus(back(i, j) - widen(given(i, j)));
                worst = std::isnan(error) ? error : std::max(worst, error);
            }
        }
        ASSERT_LE(worst, 30 * eps<T> * (norm > 0 ? norm : 1)) << "Q R - A";
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
        // The last block has fewer rows, and few of them are below the diagonal; more blocks than rows ask for.
        this->factor(385, 7, {4, kept});
        this->factor(600, 64, {9, kept});
    }
}

TYPED_TEST(PanelQr, TheSameBitsInEveryOrder) {
    const auto a = random_matrix<TypeParam>(500, 20, 500, 9);
    const auto expected = this->run(a, {4, true, 0});
    for (const std::uint64_t seed : {1, 2, 3}) {
        for (const bool kept : {true, false}) {
            const auto other = this->run(a, {4, kept, seed});
            EXPECT_TRUE(same_bits(other.a.elements, expected.a.elements)) << seed << kept;
            EXPECT_TRUE(same_bits(other.v.elements, expected.v.elements)) << seed << kept;
            EXPECT_TRUE(same_bits(other.tau, expected.tau)) << seed << kept;
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

/// The rows of all blocks together are the panel's, and what shared memory cannot hold stays where it is.
TEST(PanelQrShape, DealsAllRows) {
    for (const std::int64_t rows : {1, 63, 64, 128, 129, 5000, 20000, 52000, 60000, 1000000}) {
        const auto shape = panel_qr_shape<double>(rows, 64 < rows ? 64 : rows, 132, 227 * 1024);
        EXPECT_LE(shape.blocks, 132);
        EXPECT_GE(static_cast<std::int64_t>(shape.blocks) * shape.rows, rows);
        EXPECT_LT(static_cast<std::int64_t>(shape.blocks - 1) * shape.rows, rows);
        EXPECT_LE(shape.bytes(), 227 * 1024U);
        EXPECT_EQ(shape.kept, rows < 55000) << rows;
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
