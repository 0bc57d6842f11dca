// SPDX-License-Identifier: BSD-3-Clause
// The factors of a panel's Z, against the formulas of its arguments.

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "panel_factors/args.hpp"
#include "support/orders.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_PANEL_FACTORS_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class T>
class PanelFactorsTest : public ::testing::Test {
  protected:
    using W = Wide<T>;

    struct Shape {
        index_t pairs, whole, width;
        index_t collected() const { return pairs * 2 * whole; }
        index_t rows() const { return collected() + 2 * width; }
    };
    struct Given {
        Matrix<T> s;
        std::vector<T> tau;
    };

    /// Products as vectors of length 1 have them; of V^H V only what is above the diagonal.
    static Given given(const Shape& shape) {
        Given g{
            random_matrix<T>(shape.rows(), shape.width, shape.rows() + 3, seed_of(shape.pairs, shape.width)),
            random_vector<T>(shape.width, 2)};
        const index_t at = shape.collected() + shape.width;
        for (index_t j = 0; j < shape.width; ++j) {
            for (index_t i = 0; i < shape.rows(); ++i) g.s(i, j) = real_t<T>(0.125) * g.s(i, j);
            for (index_t i = j; i < shape.width; ++i) g.s(at + i, j) = nan_of<T>();
        }
        if (shape.width > 3) g.tau[3] = T(0);
        return g;
    }

    static Matrix<T> run(const Shape& shape, const Given& g, std::uint64_t seed) {
        Matrix<T> f(shape.rows(), shape.width, shape.rows() + 2, nan_of<T>());
        std::vector<T> work(static_cast<std::size_t>(panel_factors_work<T>(shape.collected(), shape.whole)),
                            nan_of<T>());
        const PanelFactorsArgs<T> problem{shape.collected(), shape.whole, shape.width, g.s.data(), g.s.ld,
                                          g.tau.data(),      f.data(),    f.ld,        work.data()};
        EXPECT_EQ(problem.violation(), nullptr);
        const simt::EmulatedStream stream(simt::limits_like(80, 4), seed);
        EXPECT_EQ(launch::run(stream, problem), launch::success);
        return f;
    }

    static Matrix<W> expected(const Shape& shape, const Given& g) {
        const index_t c = shape.collected(), w = shape.width;
        const auto s = [&](index_t i, index_t j) { return widen(g.s(i, j)); };
        Matrix<W> f(shape.rows(), w, shape.rows(), W(0)), m(w, w, w, W(0));
        const auto t = [&](index_t i, index_t j) -> W& { return f(c + i, j); };
        for (index_t j = 0; j < w; ++j) {
            const W tau = widen(g.tau[static_cast<std::size_t>(j)]);
            t(j, j) = tau;
            for (index_t k = 0; k < j; ++k) {
                for (index_t i = 0; i <= k; ++i) t(i, j) -= t(i, k) * s(c + w + k, j) * tau;
            }
        }
        const auto p = [&](index_t i, index_t j) {
            return s(i / shape.whole % 2 == 0 ? i + shape.whole : i - shape.whole, j);
        };
        for (index_t j = 0; j < w; ++j) {
            for (index_t i = 0; i < w; ++i) {
                m(i, j) = s(c + i, j);
                for (index_t k = 0; k < c; ++k) m(i, j) -= conjugate(s(k, i)) * p(k, j);
            }
            for (index_t i = 0; i < c; ++i) {
                for (index_t k = 0; k <= j; ++k) f(i, j) -= p(i, k) * t(k, j);
            }
        }
        for (index_t j = 0; j < w; ++j) {
            for (index_t i = 0; i < w; ++i) {
                for (index_t k = 0; k <= i; ++k) {
                    W row(0);
                    for (index_t l = 0; l <= j; ++l) row += m(k, l) * t(l, j);
                    f(c + w + i, j) -= W(0.5) * conjugate(t(k, i)) * row;
                }
            }
        }
        return f;
    }
};
TYPED_TEST_SUITE(PanelFactorsTest, Scalars, ScalarNames);

TYPED_TEST(PanelFactorsTest, Shapes) {
    using T = TypeParam;
    const typename TestFixture::Shape shapes[] = {{0, 1, 1},  {0, 64, 64}, {0, 40, 33}, {1, 64, 64},
                                                  {3, 64, 5}, {2, 17, 17}, {4, 5, 3},   {1, 33, 20},
                                                  {9, 8, 8},  {15, 1, 1}};
    for (const auto& shape : shapes) {
        SCOPED_TRACE(::testing::Message()
                     << shape.pairs << " pairs of " << shape.whole << ", " << shape.width);
        const auto g = this->given(shape);
        const Matrix<T> f = this->run(shape, g, seed_of(shape.width));
        const auto expected = this->expected(shape, g);
        double scale = 0;
        for (const auto& x : expected.elements) scale = std::max(scale, modulus(x));
        for (index_t j = 0; j < shape.width; ++j) {
            for (index_t i = 0; i < shape.rows(); ++i)
                ASSERT_LE(modulus(widen(f(i, j)) - expected(i, j)), 32 * eps<T> * scale) << i << ", " << j;
            ASSERT_TRUE(is_nan(*(&f(0, j) + shape.rows()))) << "padding";
        }
    }
}

TYPED_TEST(PanelFactorsTest, TheSameBitsInEveryOrder) {
    const typename TestFixture::Shape shape{3, 20, 20};
    const auto g = this->given(shape);
    const auto expected = this->run(shape, g, 0);
    for (const std::uint64_t seed : testing::orders(3))
        EXPECT_TRUE(same_bits(this->run(shape, g, seed).elements, expected.elements));
}

TYPED_TEST(PanelFactorsTest, Preconditions) {
    using T = TypeParam;
    PanelFactorsArgs<T> problem{};
    problem.whole = problem.width = 64;
    problem.collected = 256;
    EXPECT_EQ(problem.violation(), nullptr);
    problem.collected = 64;
    EXPECT_NE(problem.violation(), nullptr);
    problem.collected = 0;
    problem.width = 65;
    EXPECT_NE(problem.violation(), nullptr);
}

}  // namespace
}  // namespace lapilli::kernel_tests
