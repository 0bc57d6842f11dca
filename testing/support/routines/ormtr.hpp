// SPDX-License-Identifier: BSD-3-Clause
// ORMTR and UNMTR: a matrix times Q of a reduction to tridiagonal form.
#pragma once

#include "support/product_with_q.hpp"
#include "support/routines/orgtr.hpp"

namespace lapilli::testing {

template <class T>
struct Ormtr : ProductWithQ<T>, from_table::OrmtrCalls<T, Ormtr<T>> {
    using Table = from_table::OrmtrCalls<T, Ormtr<T>>;
    using typename Table::Values;
    using Base = ProductWithQ<T>;
    using Base::trans;
    using typename Base::Data, typename Base::Pointers, typename Base::Spread;

    static Facts facts() {
        return {.name = "ormtr",
                .crossovers = {"stedc.crossover"},
                .options = {{"trans", "NC"}},
                .k = Facts::k_is_n,
                .holds_matrix = false,  // its panels pass through the devices
                .schedules = {{}},
                .block_sizes = {{{"test.ormtr.nb", "5"}}, {{"test.ormtr.nb", "200"}}}};
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        return (p.side == 'L') == (name == "m") ? p.n : p.k;
    }

    static void data(const Problem& p, Data& x) {
        random_reflectors<T>(p, x);
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
        }
        x.C = random_matrix<T>(p.c_rows(), p.c_cols(), p.pad, Stream(p.seed, 105));
    }
    static Values values(const Problem& p) {
        return {.side = p.side, .uplo = p.uplo, .trans = trans(p), .m = p.c_rows(), .n = p.c_cols()};
    }

    // ||C' - op(Q) C|| / (n ulp ||C||), with the explicit Q as in LAPACK's tests, or with reflectors on a
    // probe.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Matrix<T> expected;
        const Probe<T> probe(p.c_cols(), p.full_check, p.seed);
        if (p.n <= p.full_check) {
            Matrix<T> Q = in.A;
            if (p.n > 0) {
                lapack::orgtr<T>(p.uplo, p.n, Q.data(), Q.ld(), in.tau.data());
            }
            const char op = p.trans == 'N' ? 'N' : 'C';
            expected = p.side == 'L' ? product(op, Q, product('N', in.C, probe.X()))
                                     : product('N', in.C, product(op, Q, probe.X()));
        } else if (p.side == 'L') {
            expected = product('N', in.C, probe.X());
            lapack::apply_q('L', p.uplo, p.trans, in.A, in.tau, expected);
        } else {
            Matrix<T> Y = probe.X();
            lapack::apply_q('L', p.uplo, p.trans, in.A, in.tau, Y);
            expected = product('N', in.C, Y);
        }
        return Base::against(p, in, out, in.C, out.C, probe, expected);
    }
    // ORMQR with n - 1 reflectors of length n - 1.
    static double operations(const Problem& p) {
        const double q = static_cast<double>(p.n) - 1, k = static_cast<double>(p.k);
        if (p.side == 'L') {
            return count<T>(q * k * (q + 2), q * k * (q + 1));
        }
        return count<T>(q * k * (q + 1) + 0.5 * q * (q + 1), q * k * (q + 1));
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) { return Base::template slips_at<33, 12>(); }
};

}  // namespace lapilli::testing
