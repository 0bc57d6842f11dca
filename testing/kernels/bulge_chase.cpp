// SPDX-License-Identifier: BSD-3-Clause
// Sweeps of bulges, a move at a time: windows against U^H H U in more digits, exact zeros outside of bulges,
// and the whole sweep against what its shifts say.
#include <cmath>
#include <tuple>
#include <vector>

#include "backend/sim/sim_bulge_chase.hpp"
#include "emulator/run.hpp"
#include "hessenberg/args.hpp"
#include "kernels/support.hpp"
#include "support/orders.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_HESSENBERG_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class T>
class BulgeChaseTest : public ::testing::Test {
  protected:
    using W = Wide<T>;
    using R = real_t<T>;
    using Dense = std::vector<std::vector<W>>;

    static W at(const Matrix<T>& a, index_t i, index_t j) { return widen(a(i, j)); }
    static Dense dense(const Matrix<T>& a) {
        Dense x(static_cast<std::size_t>(a.rows), std::vector<W>(static_cast<std::size_t>(a.cols)));
        for (index_t i = 0; i < a.rows; ++i) {
            for (index_t j = 0; j < a.cols; ++j)
                x[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] = at(a, i, j);
        }
        return x;
    }
    static Matrix<T> hessenberg(index_t n, std::uint64_t seed) {
        Matrix<T> h = random_matrix<T>(n, n, n + 1, seed);
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j + 2; i < n; ++i) h(i, j) = T(0);
        }
        return h;
    }
    /// Pairs, and two real ones for every third bulge; of complex matrices any numbers.
    static std::vector<R> shifts(int bulges) {
        std::vector<R> s;
        const lapilli::testing::Stream stream(91);
        for (int j = 0; j < bulges; ++j) {
            const auto number = [&](int k) {
                return static_cast<R>(2 * stream.uniform<double>(static_cast<std::uint64_t>(4 * j + k)) - 1);
            };
            const R re = number(0), im = number(1);
            if (is_complex<T>) {
                s.insert(s.end(), {re, im, number(2), number(3)});
            } else if (j % 3 == 2) {
                s.insert(s.end(), {re, R(0), im, R(0)});
            } else {
                s.insert(s.end(), {re, im, re, -im});
            }
        }
        return s;
    }

    /// One move by the kernel, in memory of just that size.
    static Matrix<T> move(const BulgeSweep& sweep, std::int64_t number, Matrix<T>& h, const std::vector<R>& s,
                          std::uint64_t seed = 0) {
        Matrix<T> u(sweep.window, static_cast<index_t>(sweep.window) * sweep.chains(), sweep.window + 1,
                    nan_of<T>());
        const BulgeChaseArgs<T> args{
            .sweep = sweep, .move = number, .h = view(h), .shifts = s.data(), .u = view(u)};
        EXPECT_EQ(args.violation(), nullptr);
        EXPECT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 3), seed), args), launch::success);
        return u;
    }
    /// X := X U of all rows, or U^H X, for the rows and columns of a window outside of it.
    static void apply(const SweepWindow& w, const Matrix<T>& u, index_t column, Matrix<T>& h, Dense& q) {
        const index_t n = h.rows, end = w.first + w.order;
        std::vector<W> x(static_cast<std::size_t>(w.order)), y = x;
        const auto of_u = [&](index_t i, index_t j) { return at(u, i, column + j); };
        const auto element = [](std::vector<W>& v, index_t i) -> W& {
            return v[static_cast<std::size_t>(i)];
        };
        const auto from_right = [&](auto read, auto write) {
            for (index_t j = 0; j < w.order; ++j) {
                element(y, j) = W(0);
                for (index_t k = 0; k < w.order; ++k) element(y, j) += read(k) * of_u(k, j);
            }
            for (index_t j = 0; j < w.order; ++j) write(j, element(y, j));
        };
        for (index_t i = 0; i < w.first; ++i) {
            from_right([&](index_t k) { return at(h, i, w.first + k); },
                       [&](index_t k, W value) { h(i, w.first + k) = narrow<T>(value); });
        }
        for (auto& row : q) {
            from_right([&](index_t k) { return element(row, w.first + k); },
                       [&](index_t k, W value) { element(row, w.first + k) = value; });
        }
        for (index_t j = end; j < n; ++j) {
            for (index_t i = 0; i < w.order; ++i) {
                element(x, i) = W(0);
                for (index_t k = 0; k < w.order; ++k)
                    element(x, i) += conjugate(of_u(k, i)) * at(h, w.first + k, j);
            }
            for (index_t i = 0; i < w.order; ++i) h(w.first + i, j) = narrow<T>(element(x, i));
        }
    }
    /// The window before and after, with its U.
    static void expect_similar(const SweepWindow& w, const Matrix<T>& before, const Matrix<T>& after,
                               const Matrix<T>& u, index_t column) {
        const double tolerance = 20 * w.order * eps<T>;
        const auto of_u = [&](index_t i, index_t j) { return at(u, i, column + j); };
        for (index_t i = 0; i < w.order; ++i) {
            for (index_t j = 0; j < w.order; ++j) {
                W left(0), right(0), unit(i == j ? -1 : 0);
                for (index_t k = 0; k < w.order; ++k) {
                    left += at(before, w.first + i, w.first + k) * of_u(k, j);
                    right += of_u(i, k) * at(after, w.first + k, w.first + j);
                    unit += conjugate(of_u(k, i)) * of_u(k, j);
                }
                ASSERT_LE(modulus(left - right), 4 * tolerance) << i << ", " << j;
                ASSERT_LE(modulus(unit), tolerance) << i << ", " << j;
            }
        }
    }
    /// Behind a move: zeros below the subdiagonal but in bulges.
    static void expect_zeros(const BulgeSweep& sweep, std::int64_t number, const Matrix<T>& h) {
        Matrix<T> may(h.rows, h.cols, h.rows, T(0));
        for (int c = 0; c < sweep.chains(); ++c) {
            const SweepWindow w = sweep.window_of(c, number);
            for (int j = 0; w.order > 0 && j < sweep.bulges_of(c); ++j) {
                const std::int64_t k = BulgeSweep::column_of(j, w.end);
                for (index_t row = k + 1; k >= 0 && row <= std::min(k + 3, h.rows - 1); ++row) {
                    for (index_t column = k; column < row; ++column) may(row, column) = make<T>(1, 0);
                }
            }
            // A chain between two of its windows rests.
        }
        for (index_t j = 0; j < h.cols; ++j) {
            for (index_t i = j + 2; i < h.rows; ++i)
                ASSERT_TRUE(h(i, j) == T(0) || may(i, j) != T(0)) << i << ", " << j;
        }
    }
    /// Q's first column is that of the product of all (H - s).
    static void expect_first_column(const Dense& before, const std::vector<R>& s, const Dense& q) {
        const std::size_t n = before.size();
        using C = std::complex<typename WideOf<T>::real>;
        std::vector<C> x(n), y(n);
        x[0] = 1;
        for (std::size_t k = 0; k < s.size(); k += 2) {
            double most = 0;
            for (std::size_t i = 0; i < n; ++i) {
                y[i] = -C(s[k], s[k + 1]) * x[i];
                for (std::size_t j = 0; j < n; ++j) y[i] += C(before[i][j]) * x[j];
                most = std::max(most, modulus(y[i]));
            }
            for (std::size_t i = 0; i < n; ++i) x[i] = y[i] / C(most);
        }
        C inner(0);
        double squares = 0;
        for (std::size_t i = 0; i < n; ++i) {
            inner += std::conj(C(q[i][0])) * x[i];
            squares += std::norm(std::complex<double>(x[i]));
        }
        EXPECT_NEAR(modulus(inner), std::sqrt(squares), 1e4 * eps<T> * std::sqrt(squares));
    }

    static void check(index_t n, int window, int bulges, int per_chain) {
        SCOPED_TRACE(::testing::Message() << "n " << n << ", window " << window << ", " << bulges
                                          << " bulges, of a chain " << per_chain);
        const BulgeSweep sweep{.n = n, .window = window, .bulges = bulges, .per_chain = per_chain};
        ASSERT_TRUE(sweep.is_valid());
        Matrix<T> h = hessenberg(n, static_cast<std::uint64_t>(n + window));
        const Dense given = dense(h);
        Dense q(static_cast<std::size_t>(n), std::vector<W>(static_cast<std::size_t>(n), W(0)));
        for (std::size_t i = 0; i < q.size(); ++i) q[i][i] = W(1);
        const std::vector<R> s = shifts(bulges);
        for (std::int64_t number = 0; number < sweep.moves(); ++number) {
            const Matrix<T> before = h;
            const Matrix<T> u = move(sweep, number, h, s);
            std::vector<bool> mine(static_cast<std::size_t>(n * n));
            for (int c = 0; c < sweep.chains(); ++c) {
                const SweepWindow w = sweep.window_of(c, number);
                expect_similar(w, before, h, u, static_cast<index_t>(c) * window);
                for (index_t j = 0; j < w.order; ++j) {
                    for (index_t i = 0; i < w.order; ++i)
                        mine[static_cast<std::size_t>(w.first + i + (w.first + j) * n)] = true;
                }
            }
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < n; ++i)
                    ASSERT_TRUE(mine[static_cast<std::size_t>(i + j * n)] || h(i, j) == before(i, j));
            }
            for (int c = 0; c < sweep.chains(); ++c) {
                const SweepWindow w = sweep.window_of(c, number);
                if (w.order > 0) apply(w, u, static_cast<index_t>(c) * window, h, q);
            }
            expect_zeros(sweep, number, h);
        }
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j + 2; i < n; ++i) ASSERT_EQ(h(i, j), T(0)) << i << ", " << j;
        }
        expect_first_column(given, s, q);
        const Dense last = dense(h);
        for (std::size_t i = 0; i < q.size(); ++i) {
            for (std::size_t j = 0; j < q.size(); ++j) {
                W left(0), right(0);
                for (std::size_t k = 0; k < q.size(); ++k)
                    left += given[i][k] * q[k][j], right += q[i][k] * last[k][j];
                ASSERT_LE(modulus(left - right), 200.0 * static_cast<double>(n) * eps<T>) << i << ", " << j;
            }
        }
    }
};
TYPED_TEST_SUITE(BulgeChaseTest, Scalars, ScalarNames);

/// The smallest window has one bulge and moves it by a row; windows with all of a sweep; chains behind each
/// other.
TYPED_TEST(BulgeChaseTest, Sweeps) {
    for (const auto& [n, window, bulges, per_chain] : {std::tuple{3, 5, 1, 1},
                                                       {4, 5, 1, 1},
                                                       {7, 5, 1, 1},
                                                       {9, 6, 2, 1},
                                                       {24, 12, 3, 1},
                                                       {25, 14, 4, 2},
                                                       {20, 40, 3, 4},
                                                       {47, 20, 6, 3}})
        this->check(n, window, bulges, per_chain);
}

/// Windows as they are used: the first two moves. In the second one the whole chain is inside.
TYPED_TEST(BulgeChaseTest, FullWindows) {
    using T = TypeParam;
    const bool large = sizeof(T) == 16;
    const BulgeSweep sweep{
        .n = 90, .window = large ? 48 : 64, .bulges = large ? 7 : 10, .per_chain = large ? 7 : 10};
    Matrix<T> h = this->hessenberg(sweep.n, 5);
    const auto s = this->shifts(sweep.bulges);
    for (std::int64_t number = 0; number < 2; ++number) {
        const Matrix<T> before = h, u = this->move(sweep, number, h, s);
        this->expect_similar(sweep.window_of(0, number), before, h, u, 0);
        this->expect_zeros(sweep, number, h);
    }
}

/// Windows of one move have no row in common, nor the next window of a chain with those of the chains before,
/// and every chain does all of its steps, each in a window that has room for it.
TYPED_TEST(BulgeChaseTest, WindowsOfAllCuts) {
    for (std::int64_t n = 3; n < 200; n += n < 20 ? 1 : 37) {
        for (int window = 5; window <= sweep_window_limit; window += 7) {
            for (int per_chain = 1; 3 * per_chain + 2 <= window; ++per_chain) {
                const BulgeSweep sweep{
                    .n = n, .window = window, .bulges = 3 * per_chain - 1, .per_chain = per_chain};
                std::vector<std::int64_t> done(static_cast<std::size_t>(sweep.chains()));
                for (std::int64_t number = 0; number < sweep.moves(); ++number) {
                    std::int64_t above = n;  // chains behind are further up
                    for (int c = 0; c < sweep.chains(); ++c) {
                        const SweepWindow w = sweep.window_of(c, number);
                        if (w.order == 0) continue;
                        ASSERT_LE(w.order, window);
                        ASSERT_LE(w.first + w.order, above);
                        const SweepWindow next = sweep.window_of(c, number + 1);
                        ASSERT_LE(next.first + next.order, above);
                        ASSERT_EQ(w.begin, done[static_cast<std::size_t>(c)]);
                        above = w.first;
                        done[static_cast<std::size_t>(c)] = w.end;
                    }
                }
                for (int c = 0; c < sweep.chains(); ++c)
                    ASSERT_EQ(done[static_cast<std::size_t>(c)], sweep.steps_of(c));
            }
        }
    }
}

/// The same numbers as the plain loops of simulated devices, up to rounding.
TYPED_TEST(BulgeChaseTest, AgreesWithPlainLoops) {
    using T = TypeParam;
    using L = launch::Library<T>;
    const BulgeSweep sweep{.n = 18, .window = 18, .bulges = 2, .per_chain = 2};
    const Matrix<T> given = this->hessenberg(sweep.n, 4);
    Matrix<T> h = given, plain = given, plain_u(18, 18, 18, T(0));
    const auto s = this->shifts(sweep.bulges);
    const Matrix<T> u = this->move(sweep, 0, h, s);
    const auto there = [](Matrix<T>& z) {
        return DeviceView<L>{reinterpret_cast<L*>(z.data()), z.rows, z.cols, z.ld};
    };
    sim::carry_out(BulgeChaseArgs<L>{sweep, 0, there(plain), s.data(), there(plain_u)});
    const int order = sweep.window_of(0, 0).order;
    for (index_t j = 0; j < order; ++j) {
        for (index_t i = 0; i < order; ++i) {
            EXPECT_LE(modulus(this->at(h, i, j) - this->at(plain, i, j)), 2000 * eps<T>) << i << ", " << j;
            EXPECT_LE(modulus(this->at(u, i, j) - this->at(plain_u, i, j)), 2000 * eps<T>) << i << ", " << j;
        }
    }
}

TYPED_TEST(BulgeChaseTest, TheSameBitsInEveryOrder) {
    using T = TypeParam;
    const BulgeSweep sweep{.n = 30, .window = 16, .bulges = 4, .per_chain = 2};
    const auto s = this->shifts(sweep.bulges);
    Matrix<T> expected, expected_u;
    for (const std::uint64_t seed : testing::orders(3, 0)) {
        Matrix<T> h = this->hessenberg(sweep.n, 6);
        const Matrix<T> u = this->move(sweep, 1, h, s, seed);
        if (seed == 0) expected = h, expected_u = u;
        EXPECT_TRUE(same_bits(h.elements, expected.elements)) << seed;
        EXPECT_TRUE(same_bits(u.elements, expected_u.elements)) << seed;
    }
}

/// Bulges of a zero matrix are zero, and U is the identity. With a NaN the kernel ends as well.
TYPED_TEST(BulgeChaseTest, ZerosAndNaN) {
    using T = TypeParam;
    const BulgeSweep sweep{.n = 12, .window = 12, .bulges = 2, .per_chain = 2};
    const auto s = this->shifts(sweep.bulges);
    Matrix<T> zero(12, 12, 12, T(0));
    const Matrix<T> u = this->move(sweep, 0, zero, s);
    const int order = sweep.window_of(0, 0).order;
    for (index_t j = 0; j < 12; ++j) {
        for (index_t i = 0; i < 12; ++i) {
            EXPECT_EQ(zero(i, j), T(0));
            if (i >= order || j >= order) continue;
            EXPECT_NEAR(modulus(this->at(u, i, j)), i == j ? 1 : 0, 4 * eps<T>);
        }
    }
    Matrix<T> wrong = this->hessenberg(12, 1);
    wrong(4, 5) = nan_of<T>();
    this->move(sweep, 0, wrong, s);
    EXPECT_TRUE(is_nan(wrong(0, 5)));
}

}  // namespace
}  // namespace lapilli::kernel_tests
