// SPDX-License-Identifier: BSD-3-Clause
// GELSY: least squares problems of any rank.
#pragma once

#include "support/room_behind.hpp"
#include "support/routines/geqp3.hpp"

namespace lapilli::testing {

template <class T>
struct Gelsy : RectangularDescription, from_table::Gelsy<T, Gelsy<T>> {
    using Table = from_table::Gelsy<T, Gelsy<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        return {.name = "gelsy",
                .crossovers = {"geqrf.crossover"},
                .k = 100,
                .rectangular = true,
                .on_one_device = true,
                .schedules = {{}},
                .block_sizes = {{{"test.geqp3.nb", "5"}, {"geqrf.nb", "5"}, {"matrix.nb", "7"}},
                                {{"test.ormtr.nb", "3"}}},
                .general = "A"};
    }
    // Dependent columns are zero only up to rounding errors.
    static Real<T> rcond(const Problem& p) {
        return static_cast<Real<T>>(8.0 * static_cast<double>(std::max(m(p), p.n)) * ulp<T>);
    }
    // The number of independent columns: the last columns are copies of the first.
    static std::int64_t columns_of_their_own(const Problem& p) { return p.n - p.n / 4; }

    // Right-hand sides are the first rows of B. The rows after them hold a number that would spoil the result
    // if it were used.
    static void data(const Problem& p, Data& x) {
        x.A = random_matrix<T>(p.rows(), p.n, p.pad, Stream(p.seed, 125));
        for (std::int64_t j = columns_of_their_own(p); j < p.n; ++j)
            std::copy_n(&x.A(0, j - columns_of_their_own(p)), p.rows(), &x.A(0, j));
        x.B = random_matrix<T>(std::max(p.rows(), p.n), p.k, p.pad, Stream(p.seed, 126));
        for (std::int64_t j = 0; j < p.k; ++j) {
            for (std::int64_t i = p.rows(); i < x.B.rows(); ++i)
                x.B(i, j) = T(std::numeric_limits<Real<T>>::max() / 4);
        }
        x.jpvt = wanted_columns(p);
        x.rank.assign(1, -7);
    }
    static Values values(const Problem& p) { return {.m = m(p), .n = p.n, .nrhs = p.k, .rcond = rcond(p)}; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        lapack_int rank = 0;
        const lapack_int info = with_lapacks_integers(x.jpvt, p.n, [&](lapack_int* jpvt) {
            return lapack::with_room_behind(x.A.data, m(p), p.n, x.A.ld, [&](T* a) {
                return lapack::gelsy<T>(m(p), p.n, p.k, a, x.A.ld, x.B.data, x.B.ld, jpvt, rcond(p), &rank);
            });
        });
        if (info == 0 && x.rank != nullptr) *x.rank = rank;
        return info;
    }
    // The sizes follow from A. If B has another length, B is wrong.
    static bool any_shape(std::string_view operand) { return operand == "A"; }
    // The rank. A^H R with R = B - A X, over ||A|| ||B||; if A has independent rows, R over ||A|| ||X||. X,
    // which must be a combination of conjugated rows, compared with their span. In units of max(m, n) ulp.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::int64_t m = p.rows(), n = p.n;
        if (m == 0 || n == 0 || p.k == 0) return {};
        Residuals residuals;
        residuals.residual = std::numeric_limits<double>::infinity();
        const std::int64_t rank = std::min(m, columns_of_their_own(p));
        if (out.rank != std::vector<lapilli_int>{rank} || !is_order_of(in.jpvt, out.jpvt)) return residuals;
        const double size = static_cast<double>(std::max(m, n));
        const Matrix<T> X = rows_of(out.B, n), B = rows_of(in.B, m);
        Matrix<T> R = product('N', in.A, X);
        subtract(R, B);
        const double norm = one_norm(in.A) + one_norm(with_op('C', in.A));
        residuals.residual = rank < m ? ratio(one_norm(product('C', in.A, R)),
                                              norm * norm * one_norm(X) + norm * one_norm(B), size, ulp<T>)
                                      : ratio(one_norm(R), norm * one_norm(X), size, ulp<T>);
        residuals.orthogonality = outside_of_rows(in.A, rank, X, size);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto m = static_cast<double>(p.rows()), n = static_cast<double>(p.n), k = std::min(m, n),
                   columns = static_cast<double>(p.k);
        const double products =
            k * (m * n - (m + n) * k / 2 + k * k / 3) * 2 + columns * (2 * m * k - k * k + k * k / 2);
        return count<T>(products, products);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B(7, 2) += T(100 * slip_size<T>()); }},
                {"rank", [](Data& x) { --x.rank[0]; }},
                {"order of two columns", [](Data& x) { x.jpvt[20] = x.jpvt[30]; }},
                {"NaN", [](Data& x) { x.B(7, 2) = quiet_nan<T>(); }}};
    }

  private:
    static Matrix<T> rows_of(const Matrix<T>& B, std::int64_t rows) {
        Matrix<T> top(rows, B.cols());
        for (std::int64_t j = 0; j < B.cols(); ++j) std::copy_n(&B(0, j), rows, &top(0, j));
        return top;
    }
    // The part of X orthogonal to the rows of A, by LAPACK's pivoted QR of A^H, whose R shows how well they
    // span it.
    static double outside_of_rows(const Matrix<T>& A, std::int64_t rank, const Matrix<T>& X, double size) {
        Matrix<T> Q = with_op('C', A);
        std::vector<T> tau(static_cast<std::size_t>(std::min(Q.rows(), Q.cols())));
        std::vector<lapack_int> jpvt(static_cast<std::size_t>(Q.cols()));
        lapack::geqp3<T>(Q.rows(), Q.cols(), Q.data(), Q.ld(), jpvt.data(), tau.data());
        const double condition = std::abs(Q(0, 0)) / std::abs(Q(rank - 1, rank - 1));
        lapack::orgqr<T>(Q.rows(), rank, rank, Q.data(), Q.ld(), tau.data());
        Matrix<T> basis(Q.rows(), rank);
        for (std::int64_t j = 0; j < rank; ++j) std::copy_n(&Q(0, j), Q.rows(), &basis(0, j));
        Matrix<T> inside = product('N', basis, product('C', basis, X));
        subtract(inside, X);
        return ratio(one_norm(inside), condition * one_norm(X), size, ulp<T>);
    }
};

}  // namespace lapilli::testing
