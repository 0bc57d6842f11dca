// SPDX-License-Identifier: BSD-3-Clause
// The chase of an upper band: Q B P^H against the band, in any number of blocks and any order.

#include "chase/bidiagonal/launch.cuh"
#include "emulator/stream.hpp"
#include "kernels/panel_checks.hpp"
#include "support/orders.hpp"

namespace lapilli::kernel_tests {
namespace {

template <class T>
class BandBidiagonalTest : public ::testing::Test {
  protected:
    using R = real_t<T>;
    using W = Wide<T>;

    /// The reflectors of one side.
    struct Side {
        std::vector<T> vectors, tau;
        explicit Side(const ChaseShape& shape)
            : vectors(static_cast<std::size_t>(shape.columns() * shape.ldv()), T(0)),
              tau(static_cast<std::size_t>(shape.columns()), T(0)) {}
    };
    struct Reduced {
        ChaseShape shape;
        std::vector<index_t> first;
        std::vector<R> d, e;
        Side right, left;
        std::vector<T> parked;
        std::vector<std::uint64_t> mail;
        unsigned failed = 0;
        explicit Reduced(const ChaseShape& s)
            : shape(s),
              first(1, 0),
              d(static_cast<std::size_t>(s.n), std::numeric_limits<R>::quiet_NaN()),
              e(static_cast<std::size_t>(s.n) - 1, std::numeric_limits<R>::quiet_NaN()),
              right(s),
              left(s),
              parked(static_cast<std::size_t>(chase_parked(s.n, s.b)), nan_of<T>()),
              mail(static_cast<std::size_t>(chase_mail<T>(s.n, s.b)), 0) {
            for (index_t g = 0; g < s.groups(); ++g) first.push_back(first.back() + s.group_columns(g));
        }
    };

    static Matrix<T> random_band(index_t n, index_t b, std::uint64_t seed) {
        Matrix<T> a = random_hermitian<T>(n, seed), upper(n, n, n, T(0));
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = std::max<index_t>(0, j - b); i <= j; ++i) upper(i, j) = a(j, i);
            if constexpr (is_complex<T>) upper(j, j).im = 0;
        }
        return upper;
    }

    /// The matrix in band storage; elements outside of it are NaN.
    static Matrix<T> stored(const Matrix<T>& a, index_t b) {
        const index_t n = a.rows;
        Matrix<T> band(b + 1, n, b + 2, nan_of<T>());
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = std::max<index_t>(0, j - b); i <= j; ++i) band(b + i - j, j) = a(i, j);
        }
        return band;
    }
    static BandBidiagonal<T, R> problem_of(Reduced& r, const Matrix<T>& band, std::int64_t patience) {
        return {r.shape.n,
                r.shape.b,
                band.data(),
                band.ld,
                r.d.data(),
                r.e.data(),
                r.right.vectors.data(),
                r.right.tau.data(),
                r.left.vectors.data(),
                r.left.tau.data(),
                r.first.data(),
                r.parked.data(),
                r.mail.data(),
                &r.failed,
                patience};
    }

    static Reduced run(const Matrix<T>& a, index_t b, int blocks, std::uint64_t seed = 0) {
        return run_by([](const auto& stream, const auto& problem) { return launch::run(stream, problem); }, a,
                      b, blocks, seed);
    }
    template <class Launch>
    static Reduced run_by(Launch launch, const Matrix<T>& a, index_t b, int blocks, std::uint64_t seed = 0) {
        Reduced r({a.rows, b});
        const Matrix<T> band = stored(a, b);
        const auto problem = problem_of(r, band, std::int64_t{60'000'000'000});
        EXPECT_EQ(problem.violation(), nullptr);
        const simt::EmulatedStream stream(simt::limits_like(90, blocks), seed);
        EXPECT_EQ(launch(stream, problem), launch::success);
        EXPECT_EQ(r.failed, 0u);
        return r;
    }

    /// The product of a side's reflectors.
    static Matrix<W> product(const Reduced& r, const Side& side) {
        const index_t n = r.shape.n;
        Matrix<W> q(n, n, n, W(0));
        for (index_t i = 0; i < n; ++i) q(i, i) = W(1);
        for (index_t s = n - 2; s >= 0; --s) {
            for (index_t t = r.shape.steps(s) - 1; t >= 0; --t) {
                const index_t column = ChaseShape::column(r.first.data(), s, t);
                const T* v = side.vectors.data() + column * r.shape.ldv();
                const W tau = widen(side.tau[static_cast<std::size_t>(column)]);
                const index_t row = r.shape.row(s, t), length = r.shape.length(s, t);
                EXPECT_EQ(v[0], T(1)) << s << ", " << t;
                for (index_t i = length; i < r.shape.ldv(); ++i) EXPECT_EQ(v[i], T(0));
                for (index_t j = 0; j < n; ++j) {
                    W sum(0);
                    for (index_t i = 0; i < length; ++i) sum += conjugate(widen(v[i])) * q(row + i, j);
                    for (index_t i = 0; i < length; ++i) q(row + i, j) -= tau * widen(v[i]) * sum;
                }
            }
        }
        return q;
    }
    static void expect_unitary(const Matrix<W>& q, const char* name) {
        for (index_t j = 0; j < q.cols; ++j) {
            for (index_t i = j; i < q.cols; ++i) {
                W sum(0);
                for (index_t k = 0; k < q.rows; ++k) sum += conjugate(q(k, i)) * q(k, j);
                ASSERT_LE(modulus(sum - W(i == j ? 1 : 0)), 60 * eps<T>) << name;
            }
        }
    }
    static void check(const Matrix<T>& a, const Reduced& r) {
        const index_t n = a.rows;
        double square = 0;
        for (const T& x : a.elements) square += std::norm(std::complex<double>(widen(x)));
        const double unit = eps<T> * (square > 0 ? std::sqrt(square) : 1);
        const Matrix<W> q = product(r, r.left), p = product(r, r.right);
        expect_unitary(q, "Q");
        expect_unitary(p, "P");
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < n; ++i) {
                W back(0);
                for (index_t k = 0; k < n; ++k) {
                    const auto at = static_cast<std::size_t>(k);
                    back += q(i, k) * W(r.d[at]) * conjugate(p(j, k));
                    if (k + 1 < n) back += q(i, k) * W(r.e[at]) * conjugate(p(j, k + 1));
                }
                ASSERT_LE(modulus(back - widen(a(i, j))), 30 * unit) << i << ", " << j;
            }
        }
    }
    void reduce(const Matrix<T>& a, index_t b, int blocks) {
        if (this->HasFatalFailure()) return;
        SCOPED_TRACE(::testing::Message() << "n " << a.rows << " b " << b << " blocks " << blocks);
        const Reduced r = run(a, b, blocks);
        check(a, r);
    }
    void reduce(index_t n, index_t b, int blocks) { reduce(random_band(n, b, seed_of(n, b)), b, blocks); }
};
TYPED_TEST_SUITE(BandBidiagonalTest, Scalars, ScalarNames);

TYPED_TEST(BandBidiagonalTest, Orders) {
    for (const index_t n : {2, 3, 4, 5, 7, 20}) {
        for (const index_t b : {1, 2, 3, 7}) this->reduce(n, b, 3);
    }
    this->reduce(40, 32, 2);
    this->reduce(10, 64, 1);
}

/// Two rows of a lane.
TYPED_TEST(BandBidiagonalTest, WideBands) {
    this->reduce(75, 33, 3);
    this->reduce(140, 64, 2);
}

/// While there are more windows than multiprocessors they are in blocks of fewer warps.
TYPED_TEST(BandBidiagonalTest, ManyWindows) {
    const auto launch = [](const auto& stream, const auto& problem) {
        return launch::bidiagonal_with_rows<1>(stream, problem, 3);
    };
    const auto launch_wide = [](const auto& stream, const auto& problem) {
        return launch::bidiagonal_with_rows<2>(stream, problem, 1);
    };
    const auto many = this->random_band(40, 5, 5), wide = this->random_band(75, 33, 2);
    this->check(many, this->run_by(launch, many, 5, 4));
    this->check(wide, this->run_by(launch_wide, wide, 33, 2));
}

TYPED_TEST(BandBidiagonalTest, TheSameBitsInEveryOrder) {
    const auto a = this->random_band(40, 5, 9);
    const auto expected = this->run(a, 5, 1);
    int blocks = 4;
    for (const std::uint64_t seed : testing::orders(3)) {
        const auto found = this->run(a, 5, blocks++, seed);
        EXPECT_TRUE(same_bits(expected.d, found.d) && same_bits(expected.e, found.e));
        EXPECT_TRUE(same_bits(expected.left.vectors, found.left.vectors) &&
                    same_bits(expected.left.tau, found.left.tau));
        EXPECT_TRUE(same_bits(expected.right.vectors, found.right.vectors) &&
                    same_bits(expected.right.tau, found.right.tau));
    }
}

/// A bidiagonal matrix stays as it is, but for signs and phases; zeros stay zeros.
TYPED_TEST(BandBidiagonalTest, SpecialMatrices) {
    using T = TypeParam;
    const index_t n = 17;
    for (const int kind : {0, 1, 2}) {
        Matrix<T> a(n, n, n, T(0));
        for (index_t j = 0; j < n; ++j) {
            if (kind > 0) a(j, j) = T(static_cast<real_t<T>>(j + 1));
            if (kind > 1 && j > 0) a(j - 1, j) = T(static_cast<real_t<T>>(2));
        }
        this->reduce(a, 4, 3);
        const auto r = this->run(a, 4, 3);
        for (index_t j = 0; j < n; ++j) {
            const auto at = static_cast<std::size_t>(j);
            EXPECT_EQ(std::abs(r.d[at]), kind > 0 ? static_cast<real_t<T>>(j + 1) : 0);
            if (j > 0) {
                EXPECT_EQ(std::abs(r.e[at - 1]), kind > 1 ? 2 : 0);
            }
        }
    }
}

/// Products of their elements with others would vanish in single precision.
TYPED_TEST(BandBidiagonalTest, TinyRowsAndColumns) {
    using R = typename TestFixture::R;
    auto a = this->random_band(17, 4, 3);
    for (index_t j = 0; j < 17; ++j) {
        for (index_t i = 0; i < 17; ++i) a(i, j) = R(i == 0 || j == 1 ? 1e-36 : 1e-9) * a(i, j);
    }
    this->reduce(a, 4, 3);
}

/// The result means nothing, but every sweep ends.
TYPED_TEST(BandBidiagonalTest, EndsWithNaN) {
    auto a = this->random_band(40, 6, 1);
    a(10, 13) = nan_of<TypeParam>();
    EXPECT_TRUE(std::isnan(this->run(a, 6, 3).d[39]));
}

/// Neither v of the step before, nor the first element of the column, nor its others come: the step gives up,
/// and says so.
TYPED_TEST(BandBidiagonalTest, NoWaitWithoutABound) {
    using T = TypeParam;
    const index_t n = 12, b = 3;
    typename TestFixture::Reduced r({n, b});
    const Matrix<T> band = this->stored(this->random_band(n, b, 1), b);
    const auto problem = this->problem_of(r, band, 1'000'000);
    const auto gives_up = [&](int s, int t, bool has_first) {
        bool did = false;
        simt::launch({.name = "wait",
                      .grid = {1, 1, 1},
                      .block = 256,
                      .shared_bytes = kernels::BidiagonalSpace<T, 1, 8>::bytes},
                     [&] {
                         const kernels::ChaseMail<T> mail(problem);
                         if (has_first && arch::thread_id() == 0)
                             mail.send(s - 1, t + 1, mail.edge(s - 1), T(1));
                         kernels::BidiagonalStep<T, 1, 8> step(problem);
                         step.resume(t, s);
                         const bool ended = step.run(s, t);
                         if (!ended && arch::thread_id() == 0) did = true;
                     });
        EXPECT_EQ(r.failed, 1u);
        r.failed = 0;
        return did;
    };
    EXPECT_TRUE(gives_up(0, 1, false));
    EXPECT_TRUE(gives_up(1, 0, false));
    EXPECT_TRUE(gives_up(1, 0, true));
}

}  // namespace
}  // namespace lapilli::kernel_tests
