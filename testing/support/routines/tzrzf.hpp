// SPDX-License-Identifier: BSD-3-Clause
// TZRZF and ORMRZ: factorization of an upper trapezoidal matrix as (R 0) Z, and products with Z.
#pragma once

#include "support/checks.hpp"
#include "support/kinds.hpp"
#include "support/product_with_q.hpp"
#include "support/room_behind.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {

// Y := op(Z) Y by the CPU's LAPACK; the reflectors are in the last `length` columns of A.
template <class T>
void multiply_by_z(char op, std::int64_t length, const Matrix<T>& A, const std::vector<T>& tau,
                   Matrix<T>& Y) {
    if (Y.rows() == 0 || Y.cols() == 0 || tau.empty()) return;
    lapack::with_room_behind(A.data(), A.rows(), A.cols(), A.ld(), [&](const T* a) {
        return lapack::ormrz<T>('L', op, Y.rows(), Y.cols(), static_cast<std::int64_t>(tau.size()), length, a,
                                A.ld(), tau.data(), Y.data(), Y.ld());
    });
}

template <class T>
struct Tzrzf : Description, from_table::Tzrzf<T, Tzrzf<T>> {
    using Table = from_table::Tzrzf<T, Tzrzf<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        return {.name = "tzrzf",
                .crossovers = {"geqrf.crossover"},
                .on_one_device = true,
                .schedules = {{}},
                .block_sizes = {{{"geqrf.nb", "5"}, {"matrix.nb", "7"}}, {{"geqrf.nb", "200"}}}};
    }
    // The number of columns: Problem::m, or one and a half times the rows.
    static std::int64_t columns(const Problem& p) { return p.m != -1 ? p.m : p.n + p.n / 2; }
    static std::int64_t& size(Problem& p, std::string_view name) {
        p.m = columns(p);
        return name == "m" ? p.n : p.m;
    }
    // The elements below the diagonal are arbitrary.
    static void data(const Problem& p, Data& x) {
        x.A = random_matrix<T>(p.n, columns(p), p.pad, Stream(p.seed, 121));
        for (std::int64_t j = 0; j < p.n; ++j) {
            x.A(j, j) += T(2);
            for (std::int64_t i = j + 1; p.poison && i < p.n; ++i) x.A(i, j) = quiet_nan<T>();
        }
        x.tau.assign(static_cast<std::size_t>(p.n), T(-7));
    }
    static Values values(const Problem& p) { return {.m = p.n, .n = columns(p)}; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return lapack::with_room_behind(x.A.data, p.n, columns(p), x.A.ld, [&](T* a) {
            return lapack::tzrzf<T>(p.n, columns(p), a, x.A.ld, x.tau);
        });
    }
    static bool any_shape(std::string_view) { return true; }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "A" ? Region::upper : Region::whole;
    }
    static std::vector<BadBound> bad_bounds() {
        return {{"n", [](Problem& p) { p.m = p.n - 1; }}};
    }

    // ||A - (R 0) Z|| / (n ulp ||A||), and the deviation of Z Z^H from the identity.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::int64_t m = p.n, n = columns(p), length = n - m;
        const Matrix<T> A = trapezoid(in.A, n), R = trapezoid(out.A, m);
        const Probe<T> probe(n, p.full_check, p.seed);
        Matrix<T> Y = probe.X();
        multiply_by_z('N', length, out.A, out.tau, Y);
        Matrix<T> Z = Y, product = testing::product('N', R, Y);
        subtract(product, testing::product('N', A, probe.X()));
        multiply_by_z(adjoint<T>, length, out.A, out.tau, Z);
        subtract(Z, probe.X());
        const double norm = probe.exact() ? one_norm(A) : frobenius_norm(A);
        Residuals residuals;
        residuals.residual = ratio(probe.norm(product), norm, static_cast<double>(n), ulp<T>);
        residuals.orthogonality =
            ratio(probe.norm(Z), probe.norm_of_identity(n), static_cast<double>(n), ulp<T>);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto m = static_cast<double>(p.n), n = static_cast<double>(columns(p));
        return count<T>(m * m * (n - m), m * m * (n - m));
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of R", [](Data& x) { x.A(12, 33) += T(60 * slip_size<T>()); }},
                {"entry of a reflector", [](Data& x) { x.A(12, x.A.cols() - 2) += T(60 * slip_size<T>()); }},
                {"factor of a reflector", [](Data& x) { x.tau[20] += T(60 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A(12, 33) = quiet_nan<T>(); }}};
    }

  private:
    // The elements on and above the diagonal in the first `columns` columns.
    static Matrix<T> trapezoid(const Matrix<T>& A, std::int64_t columns) {
        Matrix<T> upper(A.rows(), A.cols());
        for (std::int64_t j = 0; j < columns; ++j) {
            for (std::int64_t i = 0; i <= std::min(j, A.rows() - 1); ++i) upper(i, j) = A(i, j);
        }
        return upper;
    }
};

// Problem::il reflectors of length Problem::iu, which only a wrong call sets; by default two thirds of the
// order, and the rest.
template <class T>
struct Ormrz : ProductWithQ<T>, from_table::OrmrzCalls<T, Ormrz<T>> {
    using Table = from_table::OrmrzCalls<T, Ormrz<T>>;
    using typename Table::Values;
    using Base = ProductWithQ<T>;
    using Base::trans;
    using typename Base::Data, typename Base::Pointers, typename Base::Spread;

    static Facts facts() {
        return {.name = "ormrz",
                .crossovers = {"geqrf.crossover"},
                .options = {{"trans", "NC"}},
                .k = Facts::k_is_n,
                .holds_matrix = false,  // but two thirds of its rows
                .on_one_device = true,
                .schedules = {{}},
                .block_sizes = {{{"geqrf.nb", "5"}, {"matrix.nb", "7"}}}};
    }
    static std::int64_t reflectors(const Problem& p) { return p.il != 0 ? p.il : p.n - p.n / 3; }
    static std::int64_t length(const Problem& p) { return p.iu != 0 ? p.iu : p.n / 3; }
    static std::int64_t& size(Problem& p, std::string_view name) {
        p.il = reflectors(p);
        p.iu = length(p);
        return name == "k" ? p.il : name == "l" ? p.iu : (p.side == 'L') == (name == "m") ? p.n : p.k;
    }

    // Random reflectors: H = I - tau v v^H is unitary for any v when tau = (1 + u) / v^H v with |u| = 1.
    static void data(const Problem& p, Data& x) {
        const std::int64_t k = reflectors(p);
        x.A = random_matrix<T>(k, p.n, p.pad, Stream(p.seed, 122));
        x.tau.resize(static_cast<std::size_t>(k));
        const Stream stream(p.seed, 123);
        for (std::int64_t i = 0; i < k; ++i) {
            double norm = 1;  // the entry 1 that is not stored
            for (std::int64_t j = p.n - length(p); j < p.n; ++j) norm += squared_modulus(x.A(i, j));
            const double angle = is_complex<T> ? stream.uniform<double>(static_cast<std::uint64_t>(i)) : 0.0;
            x.tau[static_cast<std::size_t>(i)] =
                make_scalar<T>((1 + std::cos(angle)) / norm, std::sin(angle) / norm);
        }
        x.C = random_matrix<T>(p.c_rows(), p.c_cols(), p.pad, Stream(p.seed, 124));
    }
    static Values values(const Problem& p) {
        return {.side = p.side,
                .trans = trans(p),
                .m = p.c_rows(),
                .n = p.c_cols(),
                .k = reflectors(p),
                .l = length(p)};
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return lapack::with_room_behind(x.A.data, reflectors(p), p.n, x.A.ld, [&](T* a) {
            return lapack::ormrz<T>(p.side, trans(p), p.c_rows(), p.c_cols(), reflectors(p), length(p), a,
                                    x.A.ld, x.tau, x.C.data, x.C.ld);
        });
    }
    // The sizes follow from the reflectors.
    static bool any_shape(std::string_view operand) { return operand == "A"; }
    static std::vector<BadBound> bad_bounds() {
        return {{"k", [](Problem& p) { size(p, "k") = p.n + 1; }},
                {"l", [](Problem& p) { size(p, "l") = p.n + 1; }}};
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return Base::against_product(p, in, out, in.C, out.C, [&](Matrix<T>& X) {
            multiply_by_z(trans(p), length(p), in.A, in.tau, X);
        });
    }
    static double operations(const Problem& p) {
        const auto other = static_cast<double>(p.k), k = static_cast<double>(reflectors(p)),
                   length_of_one = static_cast<double>(length(p));
        return count<T>(2 * other * k * length_of_one, 2 * other * k * length_of_one);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of C", [](Data& x) { x.C(17, 4) += T(10 * slip_size<T>()); }},
                {"entry of a reflector", [](Data& x) { x.A(12, x.A.cols() - 2) += T(slip_size<T>()); }}};
    }
};

}  // namespace lapilli::testing
