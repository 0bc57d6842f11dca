// SPDX-License-Identifier: BSD-3-Clause
// GELS and GETSLS: least squares problems and underdetermined systems.
#pragma once

#include "support/general.hpp"
#include "support/orthogonal.hpp"

namespace lapilli::testing {

template <class T>
struct Gels : RectangularDescription, from_table::Gels<T, Gels<T>> {
    using Table = from_table::Gels<T, Gels<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {
            .name = "gels",
            .crossovers = {"geqrf.crossover"},
            .columns = {"geqrf.columns"},
            .options = {{"trans", "NC"}},
            .k = 100,
            .rectangular = true,
            .schedules = {{}, {.settings = {{"schedule", "hybrid"}}}, {.settings = {{"geqrf.tall", "rows"}}}},
            .block_sizes = {{{"geqrf.nb", "5"}, {"matrix.nb", "7"}}, {{"test.ormtr.nb", "3"}}},
            .general = "A"};
    }
    static char trans(const Problem& p) { return p.trans == 'T' || p.trans == 'C' ? adjoint<T> : p.trans; }

    // Right-hand sides are the first rows of B. The rows after them hold a number that would spoil the result
    // if it were used.
    static void data(const Problem& p, Data& x) {
        x.A = general_matrix<T>(p);
        x.B = random_matrix<T>(std::max(p.rows(), p.n), p.k, p.pad, Stream(p.seed, 120));
        const std::int64_t equations = p.trans == 'N' ? p.rows() : p.n;
        for (std::int64_t j = 0; j < p.k; ++j) {
            for (std::int64_t i = equations; i < x.B.rows(); ++i)
                x.B(i, j) = T(std::numeric_limits<Real<T>>::max() / 4);
        }
    }
    static Values values(const Problem& p) { return {.trans = trans(p), .m = m(p), .n = p.n, .nrhs = p.k}; }
    // The sizes follow from A. If B has another length, B is wrong.
    static bool any_shape(std::string_view operand) { return operand == "A"; }
    // Least squares: op(A)^H R with R = B - op(A) X, over ||A|| ||B||. Underdetermined: R over ||A|| ||X||,
    // and X, which must be a combination of rows, compared with LAPACK's solution. In units of max(m, n) ulp.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Matrix<T> A = with_op(trans(p), in.A);
        const std::int64_t equations = A.rows(), unknowns = A.cols();
        if (equations == 0 || unknowns == 0 || p.k == 0) return {};
        const double size = static_cast<double>(std::max(equations, unknowns));
        const Matrix<T> X = rows_of(out.B, unknowns), B = rows_of(in.B, equations);
        Matrix<T> R = product('N', A, X);
        subtract(R, B);
        const double norm = one_norm(in.A) + one_norm(A);
        Residuals residuals;
        if (equations >= unknowns) {
            residuals.residual = ratio(one_norm(product('C', A, R)),
                                       norm * norm * one_norm(X) + norm * one_norm(B), size, ulp<T>);
        } else {
            residuals.residual = ratio(one_norm(R), norm * one_norm(X), size, ulp<T>);
            residuals.orthogonality = outside_of_rows(in, trans(p), X, size);
        }
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto m = static_cast<double>(p.rows()), n = static_cast<double>(p.n), k = std::min(m, n),
                   longer = std::max(m, n), columns = static_cast<double>(p.k);
        const double products = k * k * (longer - k / 3) + columns * (2 * longer * k - k * k + k * k / 2);
        return count<T>(products, products);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B(7, 2) += T(100 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.B(7, 2) = quiet_nan<T>(); }}};
    }

  private:
    static Matrix<T> rows_of(const Matrix<T>& B, std::int64_t rows) {
        Matrix<T> top(rows, B.cols());
        for (std::int64_t j = 0; j < B.cols(); ++j) {
            for (std::int64_t i = 0; i < rows; ++i) top(i, j) = B(i, j);
        }
        return top;
    }
    // The part of X orthogonal to the rows of op(A), by LAPACK's QR of their adjoint.
    static double outside_of_rows(const Data& in, char op, const Matrix<T>& X, double size) {
        Matrix<T> Q = with_op(op == 'N' ? 'C' : 'N', in.A);
        const std::int64_t k = Q.cols();
        std::vector<T> tau(static_cast<std::size_t>(k));
        lapack::geqrf<T>(Q.rows(), k, Q.data(), Q.ld(), tau.data());
        lapack::orgqr<T>(Q.rows(), k, k, Q.data(), Q.ld(), tau.data());
        Matrix<T> inside = product('N', Q, product('C', Q, X));
        subtract(inside, X);
        return ratio(one_norm(inside), one_norm(X), size, ulp<T>);
    }
};

// The same routine under LAPACK's other name.
template <class T>
struct Getsls : Gels<T>, from_table::GetslsCalls<T, Getsls<T>> {
    using Table = from_table::GetslsCalls<T, Getsls<T>>;
    using Table::call, Table::call_spread, Table::call_lapack, Table::memory;
    using typename Table::Values;
    using Gels<T>::written;

    static Facts facts() {
        Facts facts = Gels<T>::facts();
        facts.name = "getsls";
        facts.is_kin = true;
        return facts;
    }
    static Values values(const Problem& p) {
        return {.trans = Gels<T>::trans(p), .m = Gels<T>::m(p), .n = p.n, .nrhs = p.k};
    }
};

}  // namespace lapilli::testing
