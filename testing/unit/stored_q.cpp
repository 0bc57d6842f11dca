// SPDX-License-Identifier: BSD-3-Clause
// The driver of a stored Q with reflectors that no routine of the library stores yet: those of a reduction to
// bidiagonal form, Q in columns and P in rows, each from the diagonal on or from the next one on. Against
// LAPACK's ORGBR and ORMBR.
#include "reflectors/stored_q.hpp"

#include <complex>
#include <vector>

#include "support/lapack.hpp"
#include "support/matrix.hpp"
#include "support/random_matrix.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

using Complex = std::complex<double>;

int gebrd(Matrix<double>& a, double* d, double* e, double* tauq, double* taup) {
    return LAPACKE_dgebrd(LAPACK_COL_MAJOR, static_cast<int>(a.rows()), static_cast<int>(a.cols()), a.data(),
                          static_cast<int>(a.ld()), d, e, tauq, taup);
}
int gebrd(Matrix<Complex>& a, double* d, double* e, Complex* tauq, Complex* taup) {
    return LAPACKE_zgebrd(LAPACK_COL_MAJOR, static_cast<int>(a.rows()), static_cast<int>(a.cols()), a.data(),
                          static_cast<int>(a.ld()), d, e, tauq, taup);
}
int orgbr(char which, int m, int n, int k, Matrix<double>& a, const double* tau) {
    return LAPACKE_dorgbr(LAPACK_COL_MAJOR, which, m, n, k, a.data(), static_cast<int>(a.ld()), tau);
}
int orgbr(char which, int m, int n, int k, Matrix<Complex>& a, const Complex* tau) {
    return LAPACKE_zungbr(LAPACK_COL_MAJOR, which, m, n, k, a.data(), static_cast<int>(a.ld()), tau);
}
int ormbr(char which, char side, char op, int k, const Matrix<double>& a, const double* tau,
          Matrix<double>& c) {
    return LAPACKE_dormbr(LAPACK_COL_MAJOR, which, side, op == 'C' ? 'T' : op, static_cast<int>(c.rows()),
                          static_cast<int>(c.cols()), k, a.data(), static_cast<int>(a.ld()), tau, c.data(),
                          static_cast<int>(c.ld()));
}
int ormbr(char which, char side, char op, int k, const Matrix<Complex>& a, const Complex* tau,
          Matrix<Complex>& c) {
    return LAPACKE_zunmbr(LAPACK_COL_MAJOR, which, side, op, static_cast<int>(c.rows()),
                          static_cast<int>(c.cols()), k, a.data(), static_cast<int>(a.ld()), tau, c.data(),
                          static_cast<int>(c.ld()));
}

template <class T>
double largest_difference(const Matrix<T>& a, const Matrix<T>& b, index_t rows, index_t cols) {
    double worst = 0;
    for (index_t j = 0; j < cols; ++j) {
        for (index_t i = 0; i < rows; ++i) worst = std::max(worst, std::abs(a(i, j) - b(i, j)));
    }
    return worst;
}

/// Q or P of an m-by-n matrix.
template <class T>
class Bidiagonal {
  public:
    Bidiagonal(lapilli::Context& context, index_t m, index_t n, char which)
        : context_(context),
          which_(which),
          is_p_(which == 'P'),
          a_(random_matrix<T>(m, n, 2, Stream(11))),
          tau_(static_cast<std::size_t>(std::min(m, n))) {
        const index_t shorter = std::min(m, n);
        std::vector<double> d(static_cast<std::size_t>(shorter)), e(d);
        std::vector<T> other(tau_);
        EXPECT_EQ(gebrd(a_, d.data(), e.data(), (is_p_ ? other : tau_).data(), (is_p_ ? tau_ : other).data()),
                  0);
        // The second set begins on the diagonal next to the main one.
        const bool shifted = is_p_ ? m >= n : m < n;
        rows_ = is_p_ ? shorter : m;
        cols_ = is_p_ ? n : shorter;
        k_ = is_p_ ? m : n;
        q_ = {.crossover = "geqrf.crossover",
              .order = std::max(rows_, cols_),
              .form = is_p_ ? Form::adjoint : Form::direct,
              .below = shifted ? 1 : 0,
              .count = shifted ? shorter - 1 : shorter,
              .most = shorter};
    }

    /// Q, or P^H, in the place of A.
    void form() {
        Matrix<T> expected = a_, q = a_;
        ASSERT_EQ(orgbr(which_, static_cast<int>(rows_), static_cast<int>(cols_), static_cast<int>(k_),
                        expected, tau_.data()),
                  0);
        const UserMatrix<T> here{q.data(), rows_, cols_, q.ld()};
        EXPECT_EQ(form_q<T>(context_, plan_to_form<T>(context_, q_, copy_plan_of(here), blocks()), here,
                            tau_.data(), [](HostView<T>, const T*) { return index_t(-1); }),
                  0);
        EXPECT_LT(largest_difference(q, expected, rows_, cols_), 1e-13);
        for (index_t j = 0; j < a_.cols(); ++j) {
            for (index_t i = j < cols_ ? rows_ : 0; i < a_.rows(); ++i)
                ASSERT_EQ(q(i, j), a_(i, j)) << "outside of Q";
        }
    }

    /// C := op(Q) C or C op(Q), or P's.
    void multiply(char side, char op) {
        SCOPED_TRACE(::testing::Message() << side << op);
        const index_t order = std::max(rows_, cols_), others = 21;
        const Matrix<T> c =
            random_matrix<T>(side == 'L' ? order : others, side == 'L' ? others : order, 1, Stream(12));
        Matrix<T> expected = c, x = c;
        ASSERT_EQ(ormbr(which_, side, op, static_cast<int>(k_), a_, tau_.data(), expected), 0);
        // ORMBR multiplies with P; the rows hold its adjoint.
        const Op of_rows = (op == 'C') != is_p_ ? Op::adjoint : Op::none;
        const UserMatrix<const T> reflectors{a_.data(), rows_, cols_, a_.ld()};
        const UserMatrix<T> here{x.data(), x.rows(), x.cols(), x.ld()};
        const StoredQPlan plan = plan_to_multiply<T>(context_, q_, side == 'L' ? Side::left : Side::right,
                                                     copy_plan_of(reflectors), copy_plan_of(here), blocks());
        EXPECT_EQ(
            multiply_by_q<T>(context_, plan, of_rows, reflectors, tau_.data(), here,
                             [](char, HostView<const T>, const T*, HostView<T>) { return index_t(-1); }),
            0);
        EXPECT_LT(largest_difference(x, expected, x.rows(), x.cols()), 1e-12);
    }

  private:
    struct Blocks {
        int devices;
        StoredQBlocks operator()(index_t, index_t) const { return {Team{devices}, 8}; }
    };
    Blocks& blocks() { return blocks_; }

    lapilli::Context& context_;
    char which_;
    bool is_p_;
    Matrix<T> a_;
    std::vector<T> tau_;
    index_t rows_ = 0, cols_ = 0, k_ = 0;
    StoredQ q_{};
    Blocks blocks_{context_.device_count()};
};

template <class T>
void compare(lapilli::Context& context, index_t m, index_t n, char which) {
    SCOPED_TRACE(::testing::Message()
                 << which << " of " << m << " x " << n << " on " << context.device_count());
    Bidiagonal<T> q(context, m, n, which);
    q.form();
    for (const char side : {'L', 'R'}) {
        for (const char op : {'N', 'C'}) q.multiply(side, op);
    }
}

TEST(StoredQs, OfABidiagonalReduction) {
    for (const char* devices : {"sim:1", "sim:3"}) {
        lapilli::Context context(devices);
        context.settings.set("geqrf.crossover", "0");
        for (const auto& [m, n] : {std::pair<index_t, index_t>{37, 37}, {50, 30}, {30, 50}, {40, 2}}) {
            for (const char which : {'Q', 'P'}) {
                compare<double>(context, m, n, which);
                compare<Complex>(context, m, n, which);
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
