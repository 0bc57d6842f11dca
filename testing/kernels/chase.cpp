// SPDX-License-Identifier: BSD-3-Clause
// The bulge chase: Q T Q^H against the band, in every way of launching it; the triangular factors of its
// block reflectors against reflectors applied one at a time; which sweeps and steps there are, by counting.

#include "chase/launch.cuh"
#include "chase/reflectors_launch.cuh"
#include "emulator/stream.hpp"
#include "kernels/panel_checks.hpp"
#include "support/orders.hpp"

namespace lapilli::kernel_tests {
namespace {

std::vector<index_t> columns_before(const ChaseShape& shape) {
    std::vector<index_t> first = {0};
    for (index_t g = 0; g < shape.groups(); ++g) first.push_back(first.back() + shape.group_columns(g));
    return first;
}

template <class T>
class BandChaseTest : public ::testing::Test {
  protected:
    using R = real_t<T>;
    using W = Wide<T>;

    struct Reduced {
        ChaseShape shape;
        std::vector<index_t> first;
        std::vector<R> d, e;
        std::vector<T> v, tau;
    };
    enum class How { persistent, stepwise };

    static Matrix<T> random_band(index_t n, index_t b, std::uint64_t seed) {
        Matrix<T> lower = random_hermitian<T>(n, seed);
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j + b + 1; i < n; ++i) lower(i, j) = T(0);
        }
        return lower;
    }

    struct Work {
        std::vector<T> parked;
        std::vector<std::uint64_t> mail;
        unsigned failed = 0;
        Work(index_t n, index_t b)
            : parked(static_cast<std::size_t>(chase_parked(n, b)), nan_of<T>()),
              mail(static_cast<std::size_t>(chase_mail<T>(n, b)), 0) {}
    };
    static Reduced space_for(index_t n, index_t b) {
        const ChaseShape shape{n, b};
        const auto columns = static_cast<std::size_t>(shape.columns());
        const R nan = std::numeric_limits<R>::quiet_NaN();
        return {shape,
                columns_before(shape),
                std::vector<R>(static_cast<std::size_t>(n), nan),
                std::vector<R>(static_cast<std::size_t>(n) - 1, nan),
                std::vector<T>(columns * static_cast<std::size_t>(shape.ldv()), T(0)),
                std::vector<T>(columns, T(0))};
    }
    /// The matrix in band storage; elements outside of it are NaN, and so are imaginary parts of the
    /// diagonal.
    static Matrix<T> stored(const Matrix<T>& lower, index_t b) {
        const index_t n = lower.rows;
        Matrix<T> band(b + 1, n, b + 2, nan_of<T>());
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j; i < std::min(n, j + b + 1); ++i) band(i - j, j) = lower(i, j);
            if constexpr (is_complex<T>) band(0, j).im = std::numeric_limits<R>::quiet_NaN();
        }
        return band;
    }
    static BandChase<T, R> problem_of(Reduced& r, const Matrix<T>& band, Work& work, std::int64_t patience,
                                      bool stepwise = false) {
        return {r.shape.n,        r.shape.b,    band.data(),  band.ld,        r.d.data(),
                r.e.data(),       r.v.data(),   r.tau.data(), r.first.data(), work.parked.data(),
                work.mail.data(), &work.failed, patience,     stepwise};
    }

    static Reduced run(const Matrix<T>& lower, index_t b, How how, int blocks, std::uint64_t seed = 0) {
        Reduced r = space_for(lower.rows, b);
        const Matrix<T> band = stored(lower, b);
        Work work(lower.rows, b);
        const BandChase<T, R> problem =
            problem_of(r, band, work, std::int64_t{60'000'000'000}, how == How::stepwise);
        EXPECT_EQ(problem.violation(), nullptr);
        const simt::EmulatedStream stream(simt::limits_like(90, blocks), seed);
        EXPECT_EQ(launch::run(stream, problem), launch::success);
        EXPECT_EQ(work.failed, 0u);
        return r;
    }

    /// As reflectors of the order of the matrix, the last ones first, in columns.
    static void apply(const Reduced& r, index_t s, index_t t, Matrix<W>& z) {
        const index_t column = ChaseShape::column(r.first.data(), s, t);
        const T* v = r.v.data() + column * r.shape.ldv();
        const W tau = widen(r.tau[static_cast<std::size_t>(column)]);
        for (index_t j = 0; j < z.cols; ++j) {
            W sum(0);
            for (index_t i = 0; i < r.shape.length(s, t); ++i)
                sum += conjugate(widen(v[i])) * z(r.shape.row(s, t) + i, j);
            for (index_t i = 0; i < r.shape.length(s, t); ++i)
                z(r.shape.row(s, t) + i, j) -= tau * widen(v[i]) * sum;
        }
    }
    /// Q
    static Matrix<W> product(const Reduced& r) {
        const index_t n = r.shape.n;
        Matrix<W> q(n, n, n, W(0));
        for (index_t i = 0; i < n; ++i) q(i, i) = W(1);
        for (index_t s = n - 2; s >= 0; --s) {
            for (index_t t = r.shape.steps(s) - 1; t >= 0; --t) apply(r, s, t, q);
        }
        return q;
    }

    static void check(const Matrix<T>& lower, const Reduced& r) {
        const index_t n = lower.rows;
        const double norm = frobenius_norm(lower), unit = eps<T> * (norm > 0 ? norm : 1);
        const Matrix<W> q = product(r);
        Matrix<W> qt(n, n, n, W(0));
        for (index_t j = 0; j < n; ++j) {
            const auto at = static_cast<std::size_t>(j);
            for (index_t i = 0; i < n; ++i) {
                qt(i, j) = q(i, j) * W(r.d[at]);
                if (j > 0) qt(i, j) += q(i, j - 1) * W(r.e[at - 1]);
                if (j + 1 < n) qt(i, j) += q(i, j + 1) * W(r.e[at]);
            }
        }
        double worst = 0, skew = 0;
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j; i < n; ++i) {
                W back(0), unity(0);
                for (index_t k = 0; k < n; ++k) {
                    back += qt(i, k) * conjugate(q(j, k));
                    unity += q(i, k) * conjugate(q(j, k));
                }
                const W given = i == j ? W(std::real(widen(lower(i, j)))) : widen(lower(i, j));
                const double error = modulus(back - given), off = modulus(unity - W(i == j ? 1 : 0));
                worst = std::isnan(error) ? error : std::max(worst, error);
                skew = std::isnan(off) ? off : std::max(skew, off);
            }
        }
        ASSERT_LE(worst, 30 * unit) << "Q T Q^H - A";
        ASSERT_LE(skew, 60 * eps<T>) << "Q^H Q - 1";
        for (index_t s = 0; s < n - 1; ++s) {
            for (index_t t = 0; t < r.shape.steps(s); ++t) {
                const T* v = r.v.data() + ChaseShape::column(r.first.data(), s, t) * r.shape.ldv();
                ASSERT_EQ(v[0], T(1)) << s << ", " << t;
                for (index_t i = r.shape.length(s, t); i < r.shape.ldv(); ++i) ASSERT_EQ(v[i], T(0));
            }
        }
    }

    static void same(const Reduced& a, const Reduced& b, const char* what) {
        EXPECT_TRUE(same_bits(a.d, b.d) && same_bits(a.e, b.e)) << what;
        EXPECT_TRUE(same_bits(a.v, b.v) && same_bits(a.tau, b.tau)) << what;
    }

    void reduce(const Matrix<T>& lower, index_t b, int blocks) {
        if (this->HasFatalFailure()) return;
        SCOPED_TRACE(::testing::Message() << "n " << lower.rows << " b " << b << " blocks " << blocks);
        const Reduced r = run(lower, b, How::persistent, blocks);
        check(lower, r);
        same(r, run(lower, b, How::stepwise, 1), "stepwise");
    }
    void reduce(index_t n, index_t b, int blocks) { reduce(random_band(n, b, seed_of(n, b)), b, blocks); }
};
TYPED_TEST_SUITE(BandChaseTest, Scalars, ScalarNames);

TYPED_TEST(BandChaseTest, Orders) {
    for (const index_t n : {2, 3, 4, 5, 7, 20}) {
        for (const index_t b : {1, 2, 3, 7}) this->reduce(n, b, 3);
    }
    this->reduce(40, 32, 2);
    this->reduce(33, 32, 40);
    this->reduce(10, 64, 1);
}

/// Several rows of a lane; elements in registers and in memory.
TYPED_TEST(BandChaseTest, WideBands) {
    this->reduce(150, 33, 4);
    this->reduce(140, 64, 2);
    this->reduce(150, 70, 2);
}

TYPED_TEST(BandChaseTest, TheSameBitsInEveryOrder) {
    const Matrix<TypeParam> lower = this->random_band(60, 5, 9);
    using How = typename TestFixture::How;
    const auto expected = this->run(lower, 5, How::persistent, 1);
    int blocks = 5;
    for (const std::uint64_t seed : testing::orders(3)) {
        this->same(expected, this->run(lower, 5, How::persistent, blocks++, seed), "blocks");
    }
}

/// The result means nothing, but every sweep ends.
TYPED_TEST(BandChaseTest, EndsWithNaN) {
    Matrix<TypeParam> lower = this->random_band(40, 6, 1);
    lower(13, 10) = nan_of<TypeParam>();
    EXPECT_TRUE(std::isnan(this->run(lower, 6, TestFixture::How::persistent, 3).d[39]));
}

TYPED_TEST(BandChaseTest, SpecialMatrices) {
    for (Matrix<TypeParam>& a : special_matrices<TypeParam>(24)) {
        for (index_t j = 0; j < a.cols; ++j) {
            for (index_t i = j + 5; i < a.rows; ++i) a(i, j) = TypeParam(0);
        }
        this->reduce(a, 4, 3);
        this->reduce(a, 9, 3);
    }
}

/// Neither v of the step before, nor the first element of the row, nor its others come: the step gives up,
/// and says so.
TYPED_TEST(BandChaseTest, NoWaitWithoutABound) {
    using T = TypeParam;
    const index_t n = 12, b = 3;
    auto r = this->space_for(n, b);
    typename TestFixture::Work work(n, b);
    const Matrix<T> band = this->stored(this->random_band(n, b, 1), b);
    const auto problem = this->problem_of(r, band, work, 1'000'000);
    const auto gives_up = [&](int s, int t, bool has_edge) {
        bool did = false;
        simt::launch({.name = "wait",
                      .grid = {1, 1, 1},
                      .block = kernels::ChaseStep<T, 1>::threads,
                      .shared_bytes = kernels::ChaseStep<T, 1>::bytes},
                     [&] {
                         const kernels::ChaseMail<T> mail(problem);
                         if (has_edge && arch::thread_id() == 0)
                             mail.send(s - 1, t + 1, mail.edge(s - 1), T(1));
                         kernels::ChaseStep<T, 1> step(problem);
                         step.resume(t, s);
                         if (!step.run(s, t) && arch::thread_id() == 0) did = true;
                     });
        EXPECT_EQ(work.failed, 1u);
        work.failed = 0;
        return did;
    };
    EXPECT_TRUE(gives_up(0, 1, false));
    EXPECT_TRUE(gives_up(1, 0, false));
    EXPECT_TRUE(gives_up(1, 0, true));
}

/// I - V T V^H of a step against its reflectors one at a time, in the order in which they act.
TYPED_TEST(BandChaseTest, FactorsOfBlockReflectors) {
    using T = TypeParam;
    using W = Wide<T>;
    const index_t n = 75;
    for (const index_t b : {3, 20, 40}) {
        SCOPED_TRACE(b);
        const auto r = this->run(this->random_band(n, b, 5), b, TestFixture::How::persistent, 3);
        std::vector<T> factors(r.tau.size() * static_cast<std::size_t>(chase_group), nan_of<T>());
        const ChaseFactorsArgs<T> args{n, b, r.v.data(), r.tau.data(), r.first.data(), factors.data()};
        const simt::EmulatedStream stream(simt::limits_like(90, 2), 7);
        ASSERT_EQ(launch::run(stream, args), launch::success);
        for (index_t g = 0; g < r.shape.groups(); ++g) {
            for (index_t t = 0; t < r.shape.steps(g * chase_group); ++t) {
                const index_t members = r.shape.members(g, t),
                              c = r.first[static_cast<std::size_t>(g)] + t * chase_group;
                Matrix<W> expected(n, n, n, W(0)), found(n, n, n, W(0));
                for (index_t i = 0; i < n; ++i) expected(i, i) = found(i, i) = W(1);
                for (index_t j = members - 1; j >= 0; --j) this->apply(r, g * chase_group + j, t, expected);
                const index_t row = r.shape.row(g * chase_group, t), ld = r.shape.ldv() - 1;
                const T *v = r.v.data() + c * r.shape.ldv(), *f = factors.data() + c * chase_group;
                const index_t rows = std::min(b + members - 1, n - row);
                for (index_t j = 0; j < rows; ++j) {
                    for (index_t i = 0; i < rows; ++i) {
                        for (index_t x = 0; x < members; ++x) {
                            for (index_t y = x; y < members; ++y)
                                found(row + i, row + j) -= widen(v[i + x * ld]) *
                                                           widen(f[x + y * chase_group]) *
                                                           conjugate(widen(v[j + y * ld]));
                        }
                    }
                }
                for (index_t i = 0; i < n * n; ++i) {
                    const auto at = static_cast<std::size_t>(i);
                    ASSERT_LE(modulus(expected.elements[at] - found.elements[at]), 60 * eps<T>)
                        << g << ", " << t;
                }
                for (index_t x = 0; x < chase_group; ++x) {
                    for (index_t y = 0; y < chase_group; ++y) {
                        if (x > y || y >= members) {
                            ASSERT_EQ(f[x + y * chase_group], T(0));
                        }
                    }
                }
            }
        }
    }
}

TEST(ChaseShape, ColumnsOfAllGroups) {
    for (index_t b = 1; b <= chase_widest; ++b) {
        for (const index_t n : {0, 1, 2, 3, 33, 34, 35, 129, 1000, 4097, 5000}) {
            const ChaseShape shape{n, b};
            ASSERT_EQ(shape.columns(), columns_before(shape).back()) << "n " << n << ", b " << b;
        }
    }
}

TEST(ChaseShape, EveryStepIsInOneLaunchAndInOneColumn) {
    for (const auto& [n, b] : {std::pair{2, 1}, {3, 5}, {40, 1}, {41, 3}, {100, 7}, {130, 64}}) {
        const ChaseShape shape{n, b};
        const std::vector<index_t> first = columns_before(shape);
        std::vector<int> launched(static_cast<std::size_t>(shape.columns())), placed = launched;
        EXPECT_EQ(first.back(), shape.columns());
        index_t start = 0, steps = 0;
        std::vector<index_t> done(static_cast<std::size_t>(n), 0);
        for (index_t k = 0; k < shape.launches(); ++k) {
            start = shape.first_sweep(k, start);
            const std::vector<index_t> before = done;
            for (index_t s = start; s <= shape.last_sweep(k); ++s) {
                const index_t t = k - 2 * s;
                ASSERT_LT(t, shape.steps(s));
                ASSERT_EQ(before[static_cast<std::size_t>(s)], t);
                if (s > 0) {
                    ASSERT_GE(before[static_cast<std::size_t>(s) - 1], std::min(t + 2, shape.steps(s - 1)));
                }
                ++done[static_cast<std::size_t>(s)];
                ASSERT_EQ(placed[static_cast<std::size_t>(ChaseShape::column(first.data(), s, t))]++, 0);
                ASSERT_LT((s % chase_group), shape.members(s / chase_group, t));
                ++steps;
            }
        }
        index_t all = 0, members = 0;
        for (index_t s = 0; s < shape.sweeps(); ++s) all += shape.steps(s);
        for (index_t g = 0; g < shape.groups(); ++g) {
            for (index_t t = 0; t < shape.steps(g * chase_group); ++t) members += shape.members(g, t);
        }
        EXPECT_EQ(steps, all);
        EXPECT_EQ(members, all);
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
