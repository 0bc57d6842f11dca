// SPDX-License-Identifier: BSD-3-Clause
// TRSYL: Sylvester equations with Schur forms.
#pragma once

#include <cmath>

#include "support/nonsymmetric.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {

template <class T>
struct Trsyl : Description, from_table::Trsyl<T, Trsyl<T>> {
    using Table = from_table::Trsyl<T, Trsyl<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "trsyl",
                .crossovers = {"gehrd.crossover"},
                .options = {{.name = "trana", .letters = "NC", .usual = 'N'},
                            {.name = "tranb", .letters = "NC", .usual = 'N'}},
                .k = Facts::k_is_n,
                .is_kin = true,
                .on_one_device = true,
                .schedules = {{}},
                .block_sizes = {{{"test.gehrd.nb", "1"}}, {{"test.gehrd.nb", "64"}}}};
    }
    // A of order n, B of order k.
    static std::int64_t& size(Problem& p, std::string_view name) { return name == "m" ? p.n : p.k; }
    static std::vector<BadBound> bad_bounds() {
        return {{"isgn", [](Problem& p) { p.itype = 0; }}};
    }
    static char trana(const Problem& p) { return p.chosen("trana", 'N'); }
    static char tranb(const Problem& p) { return p.chosen("tranb", 'N'); }

    // Eigenvalues of A and of -B are apart: those of B are moved.
    static void data(const Problem& p, Data& x) {
        Problem q = p;
        q.m = -1;
        x.A = of_order(q, 1, 0);
        q.n = p.k;
        x.B = of_order(q, 2, 3 * static_cast<double>(std::max(p.n, p.k)));
        x.C = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 131));
        x.scale.assign(1, -7);
    }
    static Values values(const Problem& p) {
        return {.trana = trana(p), .tranb = tranb(p), .isgn = p.itype, .m = p.n, .n = p.k};
    }

    // |op(A) X + X op(B) - scale C| / (n ulp (|A| + |B|) |X|)
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        if (p.n == 0 || p.k == 0) return {};
        Matrix<T> R = product(trana(p), in.A, out.C), E = product('N', out.C, with_op(tranb(p), in.B));
        for (std::int64_t j = 0; j < p.k; ++j)
            for (std::int64_t i = 0; i < p.n; ++i) R(i, j) += E(i, j) - out.scale[0] * in.C(i, j);
        Residuals residuals;
        residuals.residual = ratio(one_norm(R), (one_norm(in.A) + one_norm(in.B)) * one_norm(out.C),
                                   static_cast<double>(std::max(p.n, p.k)), ulp<T>);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto m = static_cast<double>(p.n), n = static_cast<double>(p.k);
        return count<T>(m * n * (m + n) / 2, m * n * (m + n) / 2);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.C(7, 2) += T(100 * slip_size<T>()); }},
                {"scale", [](Data& x) { x.scale[0] += Real<T>(100 * slip_size<T>()); }}};
    }

  private:
    static Matrix<T> of_order(Problem q, std::uint64_t number, double shift) {
        q.seed += number;
        // LAPACK takes minutes for the Schur form of a matrix of order 4000.
        constexpr std::int64_t large = 600;
        if (q.n > large) return made_up(q, shift);
        Matrix<T> S = general_matrix<T>(q), Z(q.n, q.n);
        for (std::int64_t j = 0; j < q.n; ++j) S(j, j) += T(static_cast<Real<T>>(shift));
        std::vector<T> W(static_cast<std::size_t>(q.n)), WI(W);
        schur_by_lapack(S, W, WI, Z);
        return S;
    }

    // A Schur form like that of a random matrix. Of a real one each third row begins a pair.
    static Matrix<T> made_up(const Problem& q, double shift) {
        Matrix<T> S = random_matrix<T>(q.n, q.n, q.pad, Stream(q.seed, 132));
        const auto width = static_cast<Real<T>>(std::sqrt(static_cast<double>(q.n)));
        for (std::int64_t j = 0; j < q.n; ++j) {
            for (std::int64_t i = j + 1; i < q.n; ++i) S(i, j) = T(0);
            S(j, j) = width * S(j, j) + T(static_cast<Real<T>>(shift));
            if (is_complex<T> || j % 3 != 1) continue;
            S(j, j) = S(j - 1, j - 1);
            S(j, j - 1) = real_part(S(j - 1, j)) > 0 ? T(-1) : T(1);
        }
        return S;
    }
};

}  // namespace lapilli::testing
