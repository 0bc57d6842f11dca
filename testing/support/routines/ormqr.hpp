// SPDX-License-Identifier: BSD-3-Clause
// ORGQR, ORMQR, their LQ, QL and RQ variants and complex names: Q of a factorization.
#pragma once

#include "support/orthogonal.hpp"
#include "support/product_with_q.hpp"

namespace lapilli::testing {

// Sizes in the form of QR. A wrong call sets Problem::il, if not 0, as the number of reflectors. Small
// problems have fewer reflectors than columns; large ones, which are timed, as many.
inline bool is_small(const Problem& p) { return p.n < 500; }
inline std::int64_t reflectors(const Problem& p) {
    return p.il != 0 ? p.il : is_small(p) ? p.n - p.n / 4 : p.n;
}

// Distributed by columns, and by rows.
inline std::vector<Schedule> schedules_of_q(bool is_kin) {
    std::vector<Schedule> schedules(1);
    if (!is_kin) schedules.push_back({.settings = {{"geqrf.tall", "rows"}}});
    return schedules;
}

template <class T, class Kind>
struct OrthogonalMatrix : Description, from_table::OperandsOfOrgqr<T> {
    using typename from_table::OperandsOfOrgqr<T>::Data;
    struct Values {
        std::int64_t m, n, k;
    };

    static Facts facts() {
        return {.name = std::string("org") + Kind::letters,
                .crossovers = {"geqrf.crossover"},
                .columns = {"geqrf.columns"},
                .is_kin = Kind::is_kin,
                .schedules = schedules_of_q(Kind::is_kin),
                .block_sizes = {{{"test.ormtr.nb", "5"}}, {{"geqrf.nb", "7"}}}};
    }
    // The longer side; small matrices have more rows than columns.
    static std::int64_t longer(const Problem& p) {
        return p.m != -1 ? p.m : is_small(p) ? p.n + p.n / 3 + 2 : p.n;
    }
    static std::int64_t m(const Problem& p) { return Kind::rows ? p.n : longer(p); }
    static std::int64_t n(const Problem& p) { return Kind::rows ? longer(p) : p.n; }
    static std::int64_t& size(Problem& p, std::string_view name) {
        p.m = longer(p);
        p.il = reflectors(p);
        return name == "k" ? p.il : (name == "m") == Kind::rows ? p.n : p.m;
    }
    static std::int64_t below(std::string_view name, int bound) {
        return (name == "m") != Kind::rows && name != "k" ? bound - 2 : bound - 1;
    }
    static void data(const Problem& p, Data& x) { random_q<Kind, T>(p, longer(p), p.n, reflectors(p), x); }
    static Values values(const Problem& p) { return {m(p), n(p), reflectors(p)}; }
    static bool any_shape(std::string_view) { return true; }
    static std::vector<BadBound> bad_bounds() {
        return {{"n",
                 [](Problem& p) {
                     const std::int64_t wrong = Kind::rows ? m(p) - 1 : m(p) + 1;
                     size(p, "n") = wrong;
                 }},
                {"k", [](Problem& p) { size(p, "k") = p.n + 1; }}};
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Matrix<T> A = as_of_qr<Kind>(in.A), Q = as_of_qr<Kind>(out.A);
        const auto size = static_cast<double>(Q.rows());
        const Probe<T> probe(p.n, p.full_check, p.seed);
        const Matrix<T> X = probe.X();
        Matrix<T> Y(Q.rows(), X.cols());
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            for (std::int64_t i = 0; i < p.n; ++i) Y(i, j) = X(i, j);
        }
        multiply_by_q('N', A, factors_of_qr<Kind>(in.tau), Y);
        subtract(Y, product('N', Q, X));
        Residuals residuals;
        residuals.residual = ratio(probe.norm(Y), probe.norm_of_identity(p.n), size, ulp<T>);
        residuals.orthogonality = orthogonality(Q, probe);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto rows = static_cast<double>(longer(p)), cols = static_cast<double>(p.n),
                   k = static_cast<double>(reflectors(p));
        const double products = 2 * rows * cols * k - (rows + cols) * k * k + 2.0 / 3 * k * k * k;
        return count<T>(products, products);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of Q", [](Data& x) { x.A(30, 12) += T(slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A(30, 12) = quiet_nan<T>(); }}};
    }
};

template <class T, class Kind>
struct OrthogonalProduct : ProductWithQ<T> {
    using Base = ProductWithQ<T>;
    using Base::trans;
    using typename Base::Data;
    struct Values {
        char side, trans;
        std::int64_t m, n, k;
    };

    static Facts facts() {
        return {.name = std::string("orm") + Kind::letters,
                .crossovers = {"geqrf.crossover"},
                .columns = {"geqrf.columns"},
                .options = {{"trans", "NC"}},
                .k = Facts::k_is_n,
                .holds_matrix = false,  // its panels pass through the devices
                .is_kin = Kind::is_kin,
                .schedules = schedules_of_q(Kind::is_kin),
                .block_sizes = {{{"test.ormtr.nb", "5"}}, {{"geqrf.nb", "7"}}}};
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        p.il = reflectors(p);
        return name == "k" ? p.il : (p.side == 'L') == (name == "m") ? p.n : p.k;
    }

    static void data(const Problem& p, Data& x) {
        random_q<Kind, T>(p, p.n, reflectors(p), reflectors(p), x);
        x.C = random_matrix<T>(p.c_rows(), p.c_cols(), p.pad, Stream(p.seed, 118));
    }
    static Values values(const Problem& p) {
        return {p.side, trans(p), p.c_rows(), p.c_cols(), reflectors(p)};
    }
    // The sizes follow from the reflectors.
    static bool any_shape(std::string_view operand) { return operand == "A"; }
    static std::vector<BadBound> bad_bounds() {
        return {{"k", [](Problem& p) { size(p, "k") = p.n + 1; }}};
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Matrix<T> A = as_of_qr<Kind>(in.A);
        const std::vector<T> tau = factors_of_qr<Kind>(in.tau);
        const char op = (p.trans == 'N') != Kind::rows ? 'N' : adjoint<T>;
        return Base::against_product(p, in, out, of_operand(p, in.C), of_operand(p, out.C),
                                     [&](Matrix<T>& X) { multiply_by_q(op, A, tau, X); });
    }
    static double operations(const Problem& p) {
        const auto order = static_cast<double>(p.n), other = static_cast<double>(p.k),
                   k = static_cast<double>(reflectors(p));
        const double products = 2 * other * order * k - other * k * k;
        return count<T>(products, products);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return Base::template slips_at<(Kind::rows ? 12 : 30), (Kind::rows ? 30 : 12)>();
    }

  private:
    // C with the rows (from the right: the columns) that multiply Q in the order of QR's form.
    static Matrix<T> of_operand(const Problem& p, const Matrix<T>& C) {
        if (!Kind::reversed) return C;
        Matrix<T> B(C.rows(), C.cols());
        for (std::int64_t j = 0; j < C.cols(); ++j) {
            for (std::int64_t i = 0; i < C.rows(); ++i) {
                const std::int64_t row = p.side == 'L' ? C.rows() - 1 - i : i,
                                   col = p.side == 'L' ? j : C.cols() - 1 - j;
                B(row, col) = C(i, j);
            }
        }
        return B;
    }
};

template <class T>
struct Orgqr : OrthogonalMatrix<T, OfQr>, from_table::OrgqrCalls<T, Orgqr<T>> {};
template <class T>
struct Orglq : OrthogonalMatrix<T, OfLq>, from_table::OrglqCalls<T, Orglq<T>> {};
template <class T>
struct Orgql : OrthogonalMatrix<T, OfQl>, from_table::OrgqlCalls<T, Orgql<T>> {};
template <class T>
struct Orgrq : OrthogonalMatrix<T, OfRq>, from_table::OrgrqCalls<T, Orgrq<T>> {};
template <class T>
struct Ormqr : OrthogonalProduct<T, OfQr>, from_table::OrmqrCalls<T, Ormqr<T>> {};
template <class T>
struct Ormlq : OrthogonalProduct<T, OfLq>, from_table::OrmlqCalls<T, Ormlq<T>> {};
template <class T>
struct Ormql : OrthogonalProduct<T, OfQl>, from_table::OrmqlCalls<T, Ormql<T>> {};
template <class T>
struct Ormrq : OrthogonalProduct<T, OfRq>, from_table::OrmrqCalls<T, Ormrq<T>> {};

}  // namespace lapilli::testing
