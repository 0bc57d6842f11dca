// SPDX-License-Identifier: BSD-3-Clause
// Q of a QR factorization, of any shape, applied to a matrix that is distributed over devices, from both
// sides: LAPACK's ORMQR.
#include "reflectors/apply_q.hpp"

#include <complex>
#include <vector>

#include "matrix/copied_operand.hpp"
#include "support/lapack.hpp"
#include "support/matrix.hpp"
#include "support/random_matrix.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

using Complex = std::complex<double>;

int geqrf(Matrix<double>& a, std::vector<double>& tau) {
    return LAPACKE_dgeqrf(LAPACK_COL_MAJOR, static_cast<int>(a.rows()), static_cast<int>(a.cols()), a.data(),
                          static_cast<int>(a.ld()), tau.data());
}
int geqrf(Matrix<Complex>& a, std::vector<Complex>& tau) {
    return LAPACKE_zgeqrf(LAPACK_COL_MAJOR, static_cast<int>(a.rows()), static_cast<int>(a.cols()), a.data(),
                          static_cast<int>(a.ld()), tau.data());
}
int ormqr(char side, char op, Matrix<double>& a, const std::vector<double>& tau, Matrix<double>& c) {
    return LAPACKE_dormqr(LAPACK_COL_MAJOR, side, op == 'C' ? 'T' : op, static_cast<int>(c.rows()),
                          static_cast<int>(c.cols()), static_cast<int>(tau.size()), a.data(),
                          static_cast<int>(a.ld()), tau.data(), c.data(), static_cast<int>(c.ld()));
}
int ormqr(char side, char op, Matrix<Complex>& a, const std::vector<Complex>& tau, Matrix<Complex>& c) {
    return LAPACKE_zunmqr(LAPACK_COL_MAJOR, side, op, static_cast<int>(c.rows()), static_cast<int>(c.cols()),
                          static_cast<int>(tau.size()), a.data(), static_cast<int>(a.ld()), tau.data(),
                          c.data(), static_cast<int>(c.ld()));
}

template <class T>
struct Work {
    CopiedOperand<T> a, c;
    std::vector<T*> tau;
    ApplyQWork<T> apply;
    Work(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_c, index_t reflectors, index_t nb)
        : a(arena, of_a, nb), c(arena, of_c, nb), apply(arena, of_a.rows, 16, c.matrix.cyclic) {
        for (int d = 0; d < arena.devices(); ++d) tau.push_back(arena.device_array<T>(d, reflectors));
    }
};

template <class T>
UserMatrix<T> user(Matrix<T>& a) {
    return {a.data(), a.rows(), a.cols(), a.ld()};
}

/// C := op(Q) C or C op(Q), Q the m-by-m factor of an m-by-n matrix, against LAPACK.
template <class T>
void compare(lapilli::Context& context, index_t m, index_t n, char side, char op) {
    SCOPED_TRACE(::testing::Message()
                 << m << " x " << n << ' ' << side << op << " on " << context.device_count());
    const index_t k = std::min(m, n), other = 21;
    Matrix<T> a = random_matrix<T>(m, n, 1, Stream(5));
    std::vector<T> tau(static_cast<std::size_t>(k));
    ASSERT_EQ(geqrf(a, tau), 0);
    Matrix<T> c =
        side == 'L' ? random_matrix<T>(m, other, 2, Stream(6)) : random_matrix<T>(other, m, 2, Stream(6));
    Matrix<T> expected = c;
    ASSERT_EQ(ormqr(side, op, a, tau, expected), 0);

    const Form form = side == 'L' ? Form::direct : Form::adjoint;
    Allocated<Work<T>> work(context, copy_plan_of(user(a)), copy_plan_of(user(c), form), k, index_t{8});
    work->a.upload(context, user(a));
    work->c.upload(context, user(c));
    for (int d = 0; d < context.device_count(); ++d)
        upload_array(context.queue(d), tau.data(), work->tau[static_cast<std::size_t>(d)], k);
    // C Q = (Q^H C^H)^H
    const bool adjoint = (op == 'C') == (side == 'L');
    apply_q(context, adjoint ? Op::adjoint : Op::none, work->a.matrix, work->tau, work->c.matrix,
            Start::matrix, work->apply, 0);
    work->c.download(context, user(c));
    double worst = 0;
    for (index_t j = 0; j < c.cols(); ++j) {
        for (index_t i = 0; i < c.rows(); ++i) worst = std::max(worst, std::abs(c(i, j) - expected(i, j)));
    }
    EXPECT_LT(worst, 1e-12);
}

TEST(ApplyQ, OfAnyShapeFromBothSides) {
    for (const char* devices : {"sim:1", "sim:3"}) {
        lapilli::Context context(devices);
        for (const auto& [m, n] :
             {std::pair<index_t, index_t>{1000, 37}, {40, 40}, {30, 50}, {50, 1}, {1, 9}}) {
            for (const char side : {'L', 'R'}) {
                for (const char op : {'N', 'C'}) {
                    compare<double>(context, m, n, side, op);
                    compare<Complex>(context, m, n, side, op);
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
