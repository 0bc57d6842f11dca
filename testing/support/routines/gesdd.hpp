// SPDX-License-Identifier: BSD-3-Clause
// GESDD: singular values and vectors by divide and conquer.
#pragma once

#include "support/singular.hpp"

namespace lapilli::testing {

template <class T>
struct Gesdd : RectangularDescription, from_table::Gesdd<T, Gesdd<T>> {
    using Table = from_table::Gesdd<T, Gesdd<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "gesdd",
                .crossovers = {"gesdd.crossover"},
                .columns = {"gesdd.columns"},
                .options = {{.name = "job", .usual = 'S'}},
                .rectangular = true,
                .holds_matrix = false,  // no device does by default
                .schedules = {{.letters = {{"job", 'N'}}, .settings = {{"test.gesdd.stages", "one"}}},
                              {.letters = {{"job", 'A'}},
                               .settings = {{"test.gesdd.stages", "one"}, {"sim.resident_rows", "20"}}},
                              {.letters = {{"job", 'S'}},
                               .settings = {{"test.gesdd.stages", "two"},
                                            {"test.gesdd.band", "32"},
                                            {"test.ge2gb.nb", "32"}}},
                              // The second setting makes the matrix tall: QR comes first.
                              {.letters = {{"job", 'O'}},
                               .settings = {{"test.gesdd.stages", "two"},
                                            {"test.gesdd.band", "7"},
                                            {"geqrf.tall", "columns"}}}},
                .block_sizes = {
                    {{"test.gesdd.stages", "two"}, {"test.gesdd.band", "1"}, {"test.sy2sb.reflectors", "20"}},
                    {{"test.gesdd.stages", "two"}, {"test.gesdd.band", "13"}, {"test.ge2gb.nb", "40"}}}};
    }
    // Problems that name no letter have a 'V', as those of eigenproblems.
    static char job(const Problem& p) { return p.job == 'V' ? 'S' : p.job; }
    static bool has_u(const Problem& p) {
        return job(p) == 'S' || job(p) == 'A' || (job(p) == 'O' && p.rows() < p.n);
    }
    static bool has_vt(const Problem& p) {
        return job(p) == 'S' || job(p) == 'A' || (job(p) == 'O' && p.rows() >= p.n);
    }

    static void data(const Problem& p, Data& x) {
        const std::int64_t m = p.rows(), n = p.n, k = std::min(m, n);
        x.A = rectangular_matrix<T>(p);
        x.S.assign(static_cast<std::size_t>(k), -7);
        if (has_u(p)) x.U = Matrix<T>(m, job(p) == 'S' ? k : m, p.pad);
        if (has_vt(p)) x.VT = Matrix<T>(job(p) == 'S' ? k : n, n, p.pad);
    }
    static Values values(const Problem& p) { return {.jobz = job(p), .m = m(p), .n = p.n}; }
    // The sizes follow from A.
    static bool any_shape(std::string_view operand) { return operand == "A"; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        if (out.S.empty()) return residuals;
        if (job(p) != 'N') {
            const Matrix<T>& U = has_u(p) ? out.U : out.A;
            const Matrix<T>& VT = has_vt(p) ? out.VT : out.A;
            const auto k = static_cast<std::int64_t>(out.S.size());
            residuals = singular_vector_residuals<T>(p, in.A, has_u(p) ? U : leading_part(U, p.rows(), k),
                                                     out.S, has_vt(p) ? VT : leading_part(VT, k, p.n));
        }
        residuals.values = singular_value_error(p, in.A, out.S);
        return residuals;
    }
    static double operations(const Problem& p) { return singular_value_operations<T>(p, job(p) != 'N'); }
    static std::vector<Problem> hard_problems() { return singular_problems(0.1 / ulp<T>); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const Real<T> r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"largest value", [](Data& x) { x.S[0] *= 1 + r; }},
                                           {"sign", [](Data& x) { x.S.back() = -x.S.back(); }},
                                           {"order", [](Data& x) { std::swap(x.S[0], x.S[1]); }}};
        if (has_u(p)) slips.push_back({"entry of U", [](Data& x) { x.U(17, 4) += T(60 * r); }});
        if (has_vt(p)) slips.push_back({"entry of V", [](Data& x) { x.VT(4, 17) += T(60 * r); }});
        return slips;
    }
};

}  // namespace lapilli::testing
