// SPDX-License-Identifier: BSD-3-Clause
// Tests of tridiagonal routines beyond those of every routine: small abstol, arguments of STEIN that
// contradict each other, NaN.
#include "numerics/sentences.hpp"
#include "numerics/suite.hpp"
#include "support/random_matrix.hpp"
#include "support/routines/stein.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class TridiagonalParts : public ::testing::Test {};
TYPED_TEST_SUITE(TridiagonalParts, RealScalars, ScalarNames);

// Diagonally dominant, falling by a factor of 4 from row to row: its elements define even the smallest value
// to all digits, which is far below eps times the norm.
template <class R>
void graded(std::int64_t n, std::vector<R>& D, std::vector<R>& E) {
    for (std::int64_t i = 0; i < n; ++i) {
        D.push_back(static_cast<R>(std::ldexp(1.0, static_cast<int>(-2 * i))));
        if (i + 1 < n) {
            E.push_back(static_cast<R>(std::ldexp(0.2, static_cast<int>(-2 * i - 2))));
        }
    }
}

// The values of the graded matrix from the smallest up, in double precision and by LAPACK as exactly as they
// go.
template <class R>
std::vector<double> exact(const std::vector<R>& D, const std::vector<R>& E) {
    const std::vector<double> d(D.begin(), D.end()), e(E.begin(), E.end());
    const auto n = lapack::to_int(static_cast<std::int64_t>(d.size()));
    std::vector<double> w(d.size());
    std::vector<lapack_int> block = narrow(n), split = narrow(n);
    lapack_int m = 0, splits = 0;
    LAPACKE_dstebz('A', 'E', n, 0, 0, 0, 0, 2 * std::numeric_limits<double>::min(), d.data(), e.data(), &m,
                   &splits, w.data(), block.data(), split.data());
    return w;
}

// abstol of twice the smallest number asks for all digits.
TYPED_TEST(TridiagonalParts, SmallAbstol) {
    using R = TypeParam;
    const std::int64_t n = sizeof(R) == 4 ? 16 : 40;  // squares must not vanish
    const R abstol = 2 * std::numeric_limits<R>::min();
    std::vector<R> D, E, W(n);
    for (const int exponent : {0, sizeof(R) == 4 ? 100 : 660}) {
        D.clear();
        E.clear();
        graded(n, D, E);
        std::vector<double> reference = exact(D, E);
        const std::vector<R> D_plain = D, E_plain = E;
        // A size at which STEVX scales.
        for (std::vector<R>* x : {&D, &E}) {
            for (R& element : *x) element = std::ldexp(element, exponent);
        }
        for (double& value : reference) value = std::ldexp(value, exponent);
        for (const int device_count : device_counts({0, 2})) {
            const SmallBlocks ctx(device_count);
            std::vector<lapilli_int> block(n), split(n), fail(n);
            lapilli_int m = 0, splits = 0;
            const auto expect_exact = [&] {
                ASSERT_EQ(m, n);
                for (std::int64_t i = 0; i < n; ++i) {
                    const double right = reference[static_cast<std::size_t>(i)];
                    EXPECT_NEAR(W[static_cast<std::size_t>(i)], right, 20 * ulp<R> * right) << i;
                }
            };
            if (exponent == 0) {  // STEBZ does not scale
                EXPECT_EQ((api::stebz<R>(ctx, 'A', 'E', n, R(0), R(0), 0, 0, abstol, D.data(), E.data(), &m,
                                         &splits, W.data(), block.data(), split.data())),
                          0);
                expect_exact();
            }
            Matrix<R> Z(n, n);
            W.assign(n, 0);
            EXPECT_EQ((api::stevx<R>(ctx, 'V', 'A', n, D.data(), E.data(), R(0), R(0), 0, 0, abstol, &m,
                                     W.data(), Z.data(), Z.ld(), fail.data())),
                      0);
            expect_exact();
            const Probe<R> probe(n, n, 1);
            std::vector<R> W_plain = W;
            for (R& value : W_plain) value = std::ldexp(value, -exponent);
            EXPECT_TRUE(
                eigenvector_residuals(tridiagonal_times(D_plain, E_plain, Z), 1.0, Z, W_plain, probe).ok());
            EXPECT_TRUE(right_remarks(fail, false, n, n));
            // A part of them, by values.
            W.assign(n, 0);
            EXPECT_EQ(
                (api::stevx<R>(ctx, 'N', 'V', n, D.data(), E.data(), R(0), static_cast<R>(reference[4] * 1.5),
                               0, 0, abstol, &m, W.data(), nullptr, 1, nullptr)),
                0);
            EXPECT_EQ(m, 5);
            EXPECT_NEAR(W[0], reference[0], 20 * ulp<R> * reference[0]);
        }
    }
}

// STEIN refuses values that descend (5), blocks that descend or are none (6), and, which LAPACK does not look
// at, ends of blocks that make no sense (7).
TYPED_TEST(TridiagonalParts, ContradictingArgumentsOfStein) {
    using R = TypeParam;
    const SmallBlocks ctx(1);
    Problem p;
    p.n = 30;
    typename Stein<R>::Data good;
    Stein<R>::data(p, good);
    const auto answer = [&](auto spoil) {
        typename Stein<R>::Data x = good;
        spoil(x);
        const Matrix<R> before = x.Z;
        const lapilli_int info = Stein<R>::call(ctx, p,
                                                {x.D.data(),
                                                 x.E.data(),
                                                 x.W.data(),
                                                 x.iblock.data(),
                                                 x.isplit.data(),
                                                 {x.Z.data(), x.Z.ld()},
                                                 x.ifail.data()});
        EXPECT_EQ(info < 0, x.Z.same_bits(before));
        if (info < 0) {
            EXPECT_EQ(complaint_about(lapilli_last_error(ctx), info), "");
        }
        return info;
    };
    using Data = typename Stein<R>::Data;
    EXPECT_EQ(answer([](Data&) {}), 0);
    EXPECT_EQ(answer([](Data& x) { std::swap(x.W[1], x.W[2]); }), -5);
    EXPECT_EQ(answer([](Data& x) { std::swap(x.iblock.front(), x.iblock.back()); }), -6);
    EXPECT_EQ(answer([](Data& x) { x.iblock.back() = 31; }), -6);
    EXPECT_EQ(answer([](Data& x) { x.iblock.front() = 0; }), -6);
    EXPECT_EQ(answer([](Data& x) { x.isplit[1] = x.isplit[0]; }), -7);
    EXPECT_EQ(answer([](Data& x) { x.isplit[2] = 31; }), -7);
}

// LAPACK's STEV scales this matrix; its STEQR alone gives up.
TEST(Tridiagonal, LargeElementBesideSmallOnes) {
    const Matrix<double> Z(4, 4);
    for (const int device_count : {0, 1}) {
        const SmallBlocks ctx(device_count);
        for (const auto call : {lapilli_dstev, lapilli_dstevd}) {
            std::vector<double> D{.24284991, -.65743106, 1.37956151, .46134772},
                E{1e300, .991276707, 1.18738512};
            Matrix<double> vectors = Z;
            EXPECT_EQ(call(ctx, 'V', 4, D.data(), E.data(), vectors.data(), vectors.ld()), 0);
            EXPECT_NEAR(D[0] / 1e300, -1, 1e-15);
            EXPECT_NEAR(D[3] / 1e300, 1, 1e-15);
        }
    }
}

TYPED_TEST(TridiagonalParts, NotFinite) {
    using R = TypeParam;
    for (const int device_count : {0, 1}) {
        const SmallBlocks ctx(device_count);
        for (const bool in_d : {true, false}) {
            std::vector<R> D(5, R(1)), E(4, R(1)), W(5, R(-1));
            (in_d ? D[2] : E[1]) = std::numeric_limits<R>::quiet_NaN();
            std::vector<lapilli_int> block(5, -7), split(5, -7);
            lapilli_int m = -1, splits = -1;
            EXPECT_EQ((api::stebz<R>(ctx, 'A', 'E', 5, R(0), R(0), 0, 0, R(0), D.data(), E.data(), &m,
                                     &splits, W.data(), block.data(), split.data())),
                      LAPILLI_ERROR_NOT_FINITE);
            expect_place(ctx, in_d ? "D(3)" : "E(2)");
            EXPECT_EQ((api::stevr<R>(ctx, 'N', 'A', 5, D.data(), E.data(), R(0), R(0), 0, 0, R(0), &m,
                                     W.data(), nullptr, 1, nullptr)),
                      LAPILLI_ERROR_NOT_FINITE);
            expect_place(ctx, in_d ? "D(3)" : "E(2)");
            EXPECT_EQ(m, -1);
            EXPECT_EQ(splits, -1);
            EXPECT_EQ(W, std::vector<R>(5, R(-1)));
        }
    }
}

// An upper limit belongs to the range, a lower one does not: the values are -1 and 1.
TYPED_TEST(TridiagonalParts, LimitsThatAreValues) {
    using R = TypeParam;
    const SmallBlocks ctx(1);
    const std::vector<R> D{0, 0}, E{1};
    for (const auto& [vl, vu, count] : {std::tuple(-2, 1, 2), {-1, 1, 1}, {-2, -1, 1}, {1, 2, 0}}) {
        std::vector<R> W(2);
        lapilli_int m = -1;
        EXPECT_EQ((api::stevr<R>(ctx, 'N', 'V', 2, D.data(), E.data(), static_cast<R>(vl), static_cast<R>(vu),
                                 0, 0, R(0), &m, W.data(), nullptr, 1, nullptr)),
                  0);
        EXPECT_EQ(m, count) << vl << " to " << vu;
    }
}

// LAPACK's info names the rows of the leaf; nothing is found, and nothing of the caller's changes but what
// LAPACK destroys.
TEST(Tridiagonal, LeafThatDoesNotConverge) {
    const lapilli_int n = 100;
    const auto expect_leaf = [&](lapilli_int info, lapilli_int row) {
        const lapilli_int first = info / (n + 1), last = info % (n + 1);
        EXPECT_LE(first, row);
        EXPECT_GE(last, row);
        EXPECT_LT(last - first, 32);
    };
    for (const int device_count : {1, 3}) {
        for (const lapilli_int row : {1, 50, 100}) {
            SCOPED_TRACE(::testing::Message() << "row " << row << " on " << device_count);
            const SmallBlocks ctx(device_count);
            ctx.set("sim.fail", "leaf:" + std::to_string(row));
            std::vector<double> D(n, 2), E(n, 1), W(n, -7);
            Matrix<double> Z(n, n), A(n, n), B(n, n);
            Z(3, 3) = 5;
            const Matrix<double> before = Z;
            lapilli_int m = -7;
            std::vector<lapilli_int> ifail(n, -7);
            expect_leaf(lapilli_dstevx(ctx, 'V', 'A', n, D.data(), E.data(), 0, 0, 0, 0, 0, &m, W.data(),
                                       Z.data(), n, ifail.data()),
                        row);
            EXPECT_EQ(m, 0);
            for (lapilli_int i = 0; i < n; ++i) A(i, i) = 2, A(std::min(i + 1, n - 1), i) += 1, B(i, i) = 1;
            Matrix<double> copy = A;
            m = -7;
            expect_leaf(lapilli_dsyevx(ctx, 'V', 'A', 'L', n, copy.data(), n, 0, 0, 0, 0, 0, &m, W.data(),
                                       Z.data(), n, ifail.data()),
                        row);
            EXPECT_EQ(m, 0);
            EXPECT_EQ(W, std::vector<double>(n, -7));
            EXPECT_EQ(ifail, std::vector<lapilli_int>(n, -7));
            expect_leaf(lapilli_dstedc(ctx, 'I', n, D.data(), E.data(), Z.data(), n), row);
            EXPECT_TRUE(Z.same_bits(before));
            // Above n it would be B's.
            const lapilli_int info = lapilli_dsygvd(ctx, 1, 'V', 'L', n, A.data(), n, B.data(), n, W.data());
            EXPECT_GT(info, std::max<lapilli_int>(0, row - 32));
            EXPECT_LE(info, row);
        }
    }
}

// The vectors leave by another way than the matrix came.
TEST(Tridiagonal, MatrixInDeviceMemoryVectorsInHostMemory) {
    const std::int64_t n = 60;
    for (const int device_count : {1, 3}) {
        const SmallBlocks ctx(device_count);
        Matrix<double> A = random_matrix<double>(n, n, 0, Stream(3)), Z(n, n), expected(n, n);
        std::vector<double> W(n), values(n);
        std::vector<lapilli_int> support(2 * n);
        lapilli_int m = 0;
        const auto solve = [&](double* a, std::vector<double>& w, Matrix<double>& z) {
            return lapilli_dsyevr(ctx, 'V', 'A', 'L', n, a, n, 0, 0, 0, 0, 0, &m, w.data(), z.data(), n,
                                  support.data());
        };
        const DeviceCopy on_device(ctx, A);
        EXPECT_EQ(solve(on_device.as<double>(), W, Z), 0);
        EXPECT_EQ(solve(A.data(), values, expected), 0);
        EXPECT_EQ(W, values);
        EXPECT_TRUE(Z.same_bits(expected));
    }
}

}  // namespace
}  // namespace lapilli::testing
