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
        x.A = schur_form_of<T>(q, 1, 0);
        q.n = p.k;
        x.B = schur_form_of<T>(q, 2, 3 * static_cast<double>(std::max(p.n, p.k)));
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
};

}  // namespace lapilli::testing
