// SPDX-License-Identifier: BSD-3-Clause
// GBBRD: reduction of a band matrix to upper bidiagonal form. GBBRD_GB2BD: of the bands that GEBRD_GE2GB
// leaves.
#pragma once

#include <utility>

#include "support/routines/bdsdc.hpp"

namespace lapilli::testing {

template <class T>
struct Gbbrd : RectangularDescription, from_table::Gbbrd<T, Gbbrd<T>> {
    using Table = from_table::Gbbrd<T, Gbbrd<T>>;
    using typename Table::Data, typename Table::Values;
    using R = Real<T>;

    // The devices' shapes: an upper band if m >= n, else a lower one. il: kl, if it is another; iu: the
    // columns of C.
    static Facts facts() {
        return {.name = "gbbrd",
                .crossovers = {"gesdd.crossover"},
                .columns = {"gesdd.columns"},
                .options = {{.name = "job", .usual = 'B'}},
                .k = 64,
                .rectangular = true,
                .holds_matrix = false,
                .is_kin = true,           // its own suite has all precisions
                .first_of_several = 2.0,  // it has all reflectors
                .schedules = {{.letters = {{"job", 'B'}}}}};
    }
    // Problems that name no letter have a 'V', as those of eigenproblems.
    static char vect(const Problem& p) { return p.job == 'V' ? 'B' : p.job; }
    static bool forms(const Problem& p, char which) { return vect(p) == which || vect(p) == 'B'; }
    static std::int64_t ku(const Problem& p) { return p.k < 0 || p.rows() >= p.n ? p.k : 0; }
    static std::int64_t kl(const Problem& p) {
        return p.il != 0 ? p.il : p.rows() >= p.n ? 0 : std::max<std::int64_t>(0, p.k);
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        return name == "kl" ? p.il : name == "ncc" ? p.iu : RectangularDescription::size(p, name);
    }
    // Calls f(i, j) for the band's elements.
    static void over_band(const Problem& p, auto f) {
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = std::max<std::int64_t>(0, j - ku(p));
                 i <= std::min(p.rows() - 1, j + kl(p)); ++i)
                f(i, j);
        }
    }
    static void data(const Problem& p, Data& x) {
        const std::int64_t k = std::min(p.rows(), p.n);
        const Stream stream(p.seed, 157);
        x.AB = Matrix<T>(kl(p) + ku(p) + 1, p.n, p.pad);
        if (p.poison) {
            for (std::int64_t j = 0; j < p.n; ++j) std::fill_n(&x.AB(0, j), x.AB.rows(), quiet_nan<T>());
        }
        over_band(p, [&](std::int64_t i, std::int64_t j) {
            x.AB(ku(p) + i - j, j) = stream.scalar<T>(static_cast<std::uint64_t>(i + j * p.rows()), -1, 1);
        });
        x.D.assign(static_cast<std::size_t>(k), -7);
        x.E.assign(static_cast<std::size_t>(std::max<std::int64_t>(0, k - 1)), -7);
        if (forms(p, 'Q')) x.Q = Matrix<T>(p.rows(), p.rows(), p.pad);
        if (forms(p, 'P')) x.PT = Matrix<T>(p.n, p.n, p.pad);
        if (p.iu > 0) x.C = random_matrix<T>(p.rows(), p.iu, p.pad, Stream(p.seed, 159));
    }
    static Values values(const Problem& p) {
        return {.vect = vect(p), .m = m(p), .n = p.n, .ncc = p.iu, .kl = kl(p), .ku = ku(p)};
    }
    static bool may_be_missing(std::string_view operand) { return operand == "C"; }
    static Matrix<T> dense(const Problem& p, const Data& x) {
        Matrix<T> A(p.rows(), p.n);
        over_band(p, [&](std::int64_t i, std::int64_t j) { A(i, j) = x.AB(ku(p) + i - j, j); });
        return A;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        const std::int64_t k = std::min(p.rows(), p.n);
        if (k == 0) return residuals;
        const auto size = static_cast<double>(std::max(p.rows(), p.n));
        if (p.n <= p.full_check) {
            std::vector<R> D = out.D, E = out.E;
            R none(0);
            lapack::bdsqr<R>('U', lapack::to_int(k), 0, 0, 0, D.data(), E.data(), &none, lapack::to_int(k),
                             &none, 1, &none, lapack::to_int(k));
            const std::vector<R> expected = lapacks_singular_values(dense(p, in));
            residuals.values = value_ratio(std::vector<R>(D.rbegin(), D.rend()),
                                           std::vector<R>(expected.rbegin(), expected.rend()), ulp<T>);
        }
        // Larger ones have at least the norm of A.
        if (p.n > p.full_check) {
            double of_a = 0, of_b = 0;
            over_band(
                p, [&](std::int64_t i, std::int64_t j) { of_a += squared_modulus(in.AB(ku(p) + i - j, j)); });
            for (const std::vector<R>* const part : {&out.D, &out.E}) {
                for (const R x : *part) of_b += static_cast<double>(x) * static_cast<double>(x);
            }
            residuals.values = ratio(std::abs(of_a - of_b), of_a, size, ulp<T>);
        }
        double orthogonal = 0;
        if (forms(p, 'Q'))
            orthogonal = std::max(orthogonal, orthogonality(out.Q, Probe<T>(p.rows(), p.full_check, p.seed)));
        if (forms(p, 'P'))
            orthogonal = std::max(orthogonal,
                                  orthogonality(with_op('C', out.PT), Probe<T>(p.n, p.full_check, p.seed)));
        if (vect(p) != 'N') residuals.orthogonality = orthogonal;
        // Q B P^H X = A X, and Q C is the C that was given.
        if (vect(p) == 'B') {
            const Probe<T> probe(p.n, p.full_check, p.seed);
            const Matrix<T> A = dense(p, in), Y = product('N', out.PT, probe.X());
            Matrix<T> Z(p.rows(), Y.cols());
            for (std::int64_t j = 0; j < Y.cols(); ++j) {
                for (std::int64_t i = 0; i < k; ++i) {
                    Z(i, j) = out.D[static_cast<std::size_t>(i)] * Y(i, j);
                    if (i + 1 < k) Z(i, j) += out.E[static_cast<std::size_t>(i)] * Y(i + 1, j);
                }
            }
            Matrix<T> W = product('N', out.Q, Z);
            subtract(W, product('N', A, probe.X()));
            residuals.residual =
                ratio(probe.norm(W), probe.exact() ? one_norm(A) : frobenius_norm(A), size, ulp<T>);
        }
        if (p.iu > 0 && forms(p, 'Q')) {
            Matrix<T> back = product('N', out.Q, out.C);
            subtract(back, in.C);
            const double of_c = ratio(one_norm(back), one_norm(in.C), size, ulp<T>);
            if (!(of_c <= residuals.residual.value_or(0))) residuals.residual = of_c;
        }
        return residuals;
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const R r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"D", [](Data& x) { x.D[7] *= 1 + 60 * r; }},
                                           {"E", [](Data& x) { x.E[7] *= 1 + 60 * r; }}};
        if (forms(p, 'Q')) slips.push_back({"entry of Q", [](Data& x) { x.Q(7, 4) += T(60 * r); }});
        if (p.iu > 0 && forms(p, 'Q'))
            slips.push_back({"entry of C", [](Data& x) { x.C(7, 0) += T(60 * r); }});
        if (forms(p, 'P')) slips.push_back({"entry of P", [](Data& x) { x.PT(4, 7) += T(60 * r); }});
        return slips;
    }
};

// A triangle of GBBRD's square bands.
template <class T>
struct GbbrdGb2bd : Description, from_table::GbbrdGb2bd<T, GbbrdGb2bd<T>> {
    using Table = from_table::GbbrdGb2bd<T, GbbrdGb2bd<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;
    using Whole = Gbbrd<T>;

    static Facts facts() {
        return {.name = "gbbrd_gb2bd",
                .crossovers = {"gesdd.crossover"},
                .columns = {"gesdd.columns"},
                .options = {{.name = "job", .usual = 'B'}},
                .k = 64,
                .holds_matrix = false,
                .is_kin = true,
                .first_of_several = 2.0,
                .schedules = {{.letters = {{"job", 'B'}}}}};
    }
    static Problem whole(Problem p) {
        p.m = p.n;
        p.iu = 0;
        if (p.uplo == 'L') p.il = std::exchange(p.k, 0);
        return p;
    }
    static typename Whole::Data whole(const Data& x) {
        typename Whole::Data all;
        all.AB = x.AB;
        all.D = x.D;
        all.E = x.E;
        all.Q = x.Q;
        all.PT = x.PT;
        return all;
    }
    static void data(const Problem& p, Data& x) {
        typename Whole::Data all;
        Whole::data(whole(p), all);
        x = {std::move(all.AB), std::move(all.D), std::move(all.E), std::move(all.Q), std::move(all.PT)};
    }
    static Values values(const Problem& p) {
        return {.vect = Whole::vect(p), .uplo = p.uplo, .n = p.n, .kd = p.k};
    }
    // The shape of a band is arbitrary.
    static bool any_shape(std::string_view operand) { return operand == "AB"; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        using lapack::to_int;
        const auto bad = [](int argument) { return -argument - 1; };  // as LAPACKE counts
        const char vect = Whole::vect(p);
        if (std::string_view("NQPB").find(vect) == std::string_view::npos) return bad(1);
        if (p.uplo != 'L' && p.uplo != 'U') return bad(2);
        if (p.n < 0) return bad(3);
        if (p.k < 0) return bad(4);
        if (x.AB.ld < p.k + 1) return bad(6);
        const auto too_small = [&](char which, std::int64_t ld) {
            return ld < (Whole::forms(p, which) ? std::max<std::int64_t>(1, p.n) : 1);
        };
        if (too_small('Q', x.Q.ld)) return bad(10);
        if (too_small('P', x.PT.ld)) return bad(12);
        const bool lower = p.uplo == 'L';
        T none(0);
        return lapack::gbbrd<T>(vect, to_int(p.n), to_int(p.n), 0, to_int(lower ? p.k : 0),
                                to_int(lower ? 0 : p.k), x.AB.data, to_int(x.AB.ld), x.D, x.E, x.Q.data,
                                to_int(x.Q.ld), x.PT.data, to_int(x.PT.ld), &none,
                                std::max<lapack_int>(1, to_int(p.n)));
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return Whole::error(whole(p), whole(in), whole(out));
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const Real<T> r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"D", [](Data& x) { x.D[7] *= 1 + 60 * r; }},
                                           {"E", [](Data& x) { x.E[7] *= 1 + 60 * r; }}};
        if (Whole::forms(p, 'Q')) slips.push_back({"entry of Q", [](Data& x) { x.Q(7, 4) += T(60 * r); }});
        if (Whole::forms(p, 'P')) slips.push_back({"entry of P", [](Data& x) { x.PT(4, 7) += T(60 * r); }});
        return slips;
    }
};

}  // namespace lapilli::testing
