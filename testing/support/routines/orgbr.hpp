// SPDX-License-Identifier: BSD-3-Clause
// ORGBR, UNGBR, ORMBR and UNMBR: Q or P of a reduction to bidiagonal form.
#pragma once

#include <algorithm>
#include <cmath>

#include "support/routines/gebrd.hpp"
#include "support/routines/ormqr.hpp"

namespace lapilli::testing {

// Whose reflectors: Q's are columns, P's rows. With as many of the other side's lines as the order, those of
// Q with more, they begin next to the diagonal.
struct BidiagonalSide {
    char vect;
    std::int64_t order, k;

    bool shifted() const { return vect == 'Q' ? order < k : order <= k; }
    std::int64_t count() const { return shifted() ? std::max<std::int64_t>(0, order - 1) : k; }
    std::int64_t factors() const { return std::min(order, k); }

    // Random ones over uniform numbers, as random_q has them, in a matrix of this size.
    template <class T, class Reflectors>
    void fill(const Problem& p, std::int64_t rows, std::int64_t cols, Reflectors& x) const {
        x.A = random_matrix<T>(rows, cols, p.pad, Stream(p.seed, 116));
        x.tau.assign(static_cast<std::size_t>(std::max<std::int64_t>(0, factors())), T(0));
        const Stream stream(p.seed, 117);
        parallel_for(std::max<std::int64_t>(0, count()), order, [&](std::int64_t j) {
            double norm = 1;  // the entry 1 that is not stored
            for (std::int64_t i = j + (shifted() ? 2 : 1); i < order; ++i)
                norm += squared_modulus(vect == 'Q' ? x.A(i, j) : x.A(j, i));
            const double angle = is_complex<T> ? stream.uniform<double>(static_cast<std::uint64_t>(j)) : 0.0;
            x.tau[static_cast<std::size_t>(j)] =
                make_scalar<T>((1 + std::cos(angle)) / norm, std::sin(angle) / norm);
        });
    }
    // Y := op(Q) Y, or P's, by the CPU's LAPACK.
    template <class T, class Reflectors>
    void multiply(char op, const Reflectors& x, Matrix<T>& Y) const {
        if (Y.rows() == 0 || Y.cols() == 0 || k == 0) return;
        lapack::ormbr<T>(vect, 'L', op, Y.rows(), Y.cols(), k, x.A.data(), x.A.ld(), x.tau.data(), Y.data(),
                         Y.ld());
    }
};

template <class T>
struct Orgbr : Description, from_table::Orgbr<T, Orgbr<T>> {
    using Table = from_table::Orgbr<T, Orgbr<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "orgbr",
                .crossovers = {"gesdd.crossover"},
                .columns = {"geqrf.columns"},
                .options = {{.name = "job", .usual = 'Q'}},
                .holds_matrix = false,  // no device does by default
                .is_kin = true,
                .schedules = {{}},
                .block_sizes = {{{"test.ormtr.nb", "5"}}}};
    }
    // Problems that name no letter have a 'V', as those of eigenproblems.
    static char vect(const Problem& p) { return p.job == 'V' ? 'Q' : p.job; }
    // Small matrices of even order have a longer side and fewer reflectors than fit, the others are square.
    static bool is_longer(const Problem& p) { return is_small(p) && p.n % 2 == 0; }
    static std::int64_t longer(const Problem& p) {
        return p.m != -1 ? p.m : is_longer(p) ? p.n + p.n / 3 + 2 : p.n;
    }
    static std::int64_t k(const Problem& p) {
        return p.il != 0 ? p.il : is_longer(p) ? p.n - p.n / 4 : is_small(p) ? p.n + 3 : p.n;
    }
    static std::int64_t m(const Problem& p) { return vect(p) == 'Q' ? longer(p) : p.n; }
    static std::int64_t n(const Problem& p) { return vect(p) == 'Q' ? p.n : longer(p); }
    static BidiagonalSide side(const Problem& p) { return {vect(p), longer(p), k(p)}; }
    static std::int64_t& size(Problem& p, std::string_view name) {
        p.m = longer(p);
        p.il = k(p);
        return name == "k" ? p.il : (name == "m") == (vect(p) == 'Q') ? p.m : p.n;
    }
    static std::int64_t below(std::string_view name, int bound) {
        return name == "k" ? bound - 1 : bound - 2;
    }
    static std::vector<BadBound> bad_bounds() {
        return {{"n", [](Problem& p) {
                     const std::int64_t wrong = vect(p) == 'Q' ? m(p) + 1 : m(p) - 1;
                     size(p, "n") = wrong;
                 }}};
    }
    static void data(const Problem& p, Data& x) { side(p).template fill<T>(p, m(p), n(p), x); }
    static Values values(const Problem& p) { return {.vect = vect(p), .m = m(p), .n = n(p), .k = k(p)}; }
    static bool any_shape(std::string_view) { return true; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Matrix<T> Q = vect(p) == 'Q' ? out.A : as_of_qr<OfLq>(out.A);
        const Probe<T> probe(p.n, p.full_check, p.seed);
        const Matrix<T> X = probe.X();
        Matrix<T> Y(Q.rows(), X.cols());
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            for (std::int64_t i = 0; i < p.n; ++i) Y(i, j) = X(i, j);
        }
        side(p).multiply('N', in, Y);
        subtract(Y, product('N', Q, X));
        Residuals residuals;
        residuals.residual =
            ratio(probe.norm(Y), probe.norm_of_identity(p.n), static_cast<double>(Q.rows()), ulp<T>);
        residuals.orthogonality = orthogonality(Q, probe);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto rows = static_cast<double>(longer(p)), cols = static_cast<double>(p.n),
                   count = static_cast<double>(side(p).count());
        const double products =
            2 * rows * cols * count - (rows + cols) * count * count + 2.0 / 3 * count * count * count;
        return testing::count<T>(products, products);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of Q", [](Data& x) { x.A(12, 11) += T(slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A(12, 11) = quiet_nan<T>(); }}};
    }
};

template <class T>
struct Ormbr : ProductWithQ<T>, from_table::OrmbrCalls<T, Ormbr<T>> {
    using Table = from_table::OrmbrCalls<T, Ormbr<T>>;
    using typename Table::Values;
    using Base = ProductWithQ<T>;
    using Base::trans;
    using typename Base::Data, typename Base::Pointers, typename Base::Spread;

    static Facts facts() {
        return {.name = "ormbr",
                .crossovers = {"gesdd.crossover"},
                .columns = {"geqrf.columns"},
                .options = {{"trans", "NC"}, {.name = "job", .usual = 'Q'}},
                .k = Facts::k_is_n,
                .holds_matrix = false,  // its panels pass through the devices
                .is_kin = true,
                .schedules = {{}},
                .block_sizes = {{{"test.ormtr.nb", "5"}}}};
    }
    // Problems that name no letter have a 'V', as those of eigenproblems.
    static char vect(const Problem& p) { return p.job == 'V' ? 'Q' : p.job; }
    static std::int64_t k(const Problem& p) {
        return p.il != 0 ? p.il : Orgbr<T>::is_longer(p) ? p.n - p.n / 4 : is_small(p) ? p.n + 3 : p.n;
    }
    static BidiagonalSide reflectors_of(const Problem& p) { return {vect(p), p.n, k(p)}; }
    static std::int64_t& size(Problem& p, std::string_view name) {
        p.il = k(p);
        return name == "k" ? p.il : (p.side == 'L') == (name == "m") ? p.n : p.k;
    }

    static void data(const Problem& p, Data& x) {
        const BidiagonalSide side = reflectors_of(p);
        const bool is_q = vect(p) == 'Q';
        side.template fill<T>(p, is_q ? p.n : side.factors(), is_q ? side.factors() : p.n, x);
        x.C = random_matrix<T>(p.c_rows(), p.c_cols(), p.pad, Stream(p.seed, 118));
    }
    static Values values(const Problem& p) {
        return {
            .vect = vect(p), .side = p.side, .trans = trans(p), .m = p.c_rows(), .n = p.c_cols(), .k = k(p)};
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const BidiagonalSide side = reflectors_of(p);
        return Base::against_product(p, in, out, in.C, out.C,
                                     [&](Matrix<T>& X) { side.multiply(trans(p), in, X); });
    }
    static double operations(const Problem& p) {
        const auto order = static_cast<double>(p.n), other = static_cast<double>(p.k),
                   count = static_cast<double>(reflectors_of(p).count());
        const double products = 2 * other * order * count - other * count * count;
        return testing::count<T>(products, products);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) { return Base::template slips_at<30, 12>(); }
};

}  // namespace lapilli::testing
