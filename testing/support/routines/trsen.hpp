// SPDX-License-Identifier: BSD-3-Clause
// TRSEN: each third eigenvalue of a Schur form to its front, with condition numbers.
#pragma once

#include <algorithm>
#include <limits>

#include "support/nonsymmetric.hpp"
#include "support/routines/geqp3.hpp"
#include "support/wanted_conditions.hpp"

namespace lapilli::testing {

// LAPACKE's function with a work space of its own passes none for jobs N and E, where LAPACK's writes.
namespace lapack {
LAPILLI_TESTING_LAPACKE(trsen_work, strsen_work, dtrsen_work, ctrsen_work, ztrsen_work)
}

template <class T>
struct Trsen : Description {
    using R = Real<T>;
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> BT, Q;
        VectorOf<Form, lapilli_int> select;
        VectorOf<Form, T> W, WI;
        VectorOf<Form, lapilli_int> m;
        VectorOf<Form, R> s, sep;
        static constexpr const char* names[] = {"BT", "Q", "select", is_complex<T> ? "W" : "WR",
                                                "WI", "m", "s",      "sep"};
        void all(auto&& f) { f(BT, Q, select, W, WI, m, s, sep); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        return {.name = "trsen",
                .crossovers = {"gehrd.crossover"},
                .options = {{.name = "jobs", .usual = 'B'}, {.name = "compq", .usual = 'V'}},
                .is_kin = true,
                .on_one_device = true,
                .schedules = {{}},
                .block_sizes = {{{"test.gehrd.nb", "1"}}, {{"test.gehrd.nb", "64"}}}};
    }
    static char job(const Problem& p) { return p.chosen("jobs", 'B'); }
    static char compq(const Problem& p) { return p.chosen("compq", 'V'); }
    static bool wants_s(const Problem& p) { return asks_for_values(job(p)); }
    static bool wants_sep(const Problem& p) { return asks_for_spaces(job(p)); }

    static void data(const Problem& p, Data& x) {
        const auto n = static_cast<std::size_t>(p.n);
        Matrix<T> Q;
        x.BT = schur_form_of<T>(p, 0, 0, &Q);
        if (compq(p) == 'V') x.Q = std::move(Q);
        x.select.assign(n, 0);
        for (std::size_t i = 1; i < n; i += 3) x.select[i] = 1;
        x.W.assign(n, T(0));
        if (!is_complex<T>) x.WI = x.W;
        x.m.assign(1, -7);
        if (wants_s(p)) x.s.assign(1, R(-7));
        if (wants_sep(p)) x.sep.assign(1, R(-7));
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        if constexpr (is_complex<T>) {
            return api::trsen<T>(ctx, job(p), compq(p), x.select, p.n, x.BT.data, x.BT.ld, x.Q.data, x.Q.ld,
                                 x.W, x.m, x.s, x.sep);
        } else {
            return api::trsen<T>(ctx, job(p), compq(p), x.select, p.n, x.BT.data, x.BT.ld, x.Q.data, x.Q.ld,
                                 x.W, x.WI, x.m, x.s, x.sep);
        }
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        if constexpr (is_complex<T>) {
            return api::trsen_mgpu<T>(ctx, job(p), compq(p), x.select, x.BT, x.Q, x.W, x.m, x.s, x.sep);
        } else {
            return api::trsen_mgpu<T>(ctx, job(p), compq(p), x.select, x.BT, x.Q, x.W, x.WI, x.m, x.s, x.sep);
        }
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        lapack_int found = 0;
        const lapack_int info =
            with_lapacks_integers(x.select, x.select == nullptr ? 0 : p.n, [&](lapack_int* select) {
                const std::int64_t room = std::max<std::int64_t>(p.n, p.n * p.n / 2) + 1;
                std::vector<T> work(static_cast<std::size_t>(std::max<std::int64_t>(1, room)));
                R none[2];
                R* const s = x.s == nullptr ? none : x.s;
                R* const sep = x.sep == nullptr ? none + 1 : x.sep;
                if constexpr (is_complex<T>) {
                    return lapack::trsen_work<T>(job(p), compq(p), select, p.n, x.BT.data, x.BT.ld, x.Q.data,
                                                 x.Q.ld, x.W, &found, s, sep, work.data(), room);
                } else {
                    std::vector<lapack_int> integers(work.size());
                    return lapack::trsen_work<T>(job(p), compq(p), select, p.n, x.BT.data, x.BT.ld, x.Q.data,
                                                 x.Q.ld, x.W, x.WI, &found, s, sep, work.data(), room,
                                                 integers.data(), room);
                }
            });
        if (info >= 0 && x.m != nullptr) *x.m = found;
        return info;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::trsen_memory<T>(ctx, compq(p), p.n, bytes);
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "select" ? Region::nothing : Region::whole;
    }

    // The same matrix, and at the front of its form as many values as are selected, with their sum. Condition
    // numbers are those that LAPACK finds for the same form.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::vector<Complex<T>> values = eigenvalues(out.W, out.WI), before = values_of_form(in.BT);
        Residuals residuals;
        if (compq(p) == 'V') residuals = similarity_residuals(in.BT, in.Q, out.BT, out.Q);
        residuals.values = std::numeric_limits<double>::infinity();
        std::complex<double> sum = 0;
        std::int64_t m = 0;
        for (std::int64_t i = 0; i < p.n; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const bool pair = begins_pair(in.BT, i);
            const bool wanted = in.select[at] != 0 || (pair && in.select[at + 1] != 0);
            for (std::int64_t k = i; wanted && k <= i + pair; ++k, ++m)
                sum += std::complex<double>(before[static_cast<std::size_t>(k)]);
            i += pair;
        }
        if (out.m[0] != m || !is_schur_form(out.BT, values)) return residuals;
        for (std::int64_t i = 0; i < m; ++i) sum -= std::complex<double>(values[static_cast<std::size_t>(i)]);
        const Real<T> s = wants_s(p) ? out.s[0] : R(1);
        const auto n = static_cast<double>(p.n);
        residuals.values =
            std::max(spectrum_ratio(in.BT, values),
                     ratio(std::abs(sum) * static_cast<double>(s), one_norm(in.BT), n, ulp<T>));
        if (!conditions_are_lapacks(p, out)) residuals.values = std::numeric_limits<double>::infinity();
        return residuals;
    }
    // By Sylvester equations: how those of a random form are solved matters little.
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(2 * n * n * n, 2 * n * n * n);
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        std::vector<SlipOf<Data>> slips = {{"value", [](Data& x) { x.W[20] += T(60 * slip_size<T>()); }},
                                           {"count", [](Data& x) { ++x.m[0]; }}};
        if (compq(p) == 'V')
            slips.push_back({"entry of Q", [](Data& x) { x.Q(17, 4) += T(slip_size<T>()); }});
        if (wants_s(p)) slips.push_back({"s", [](Data& x) { x.s[0] *= R(0.9); }});
        if (wants_sep(p)) slips.push_back({"sep", [](Data& x) { x.sep[0] *= R(4); }});
        return slips;
    }

    // LAPACK's s and sep of a form's first m values.
    static std::pair<R, R> lapacks_conditions(const Matrix<T>& form, std::int64_t m) {
        Matrix<T> S = form, Q(1, 1);
        const auto n = static_cast<std::size_t>(form.rows());
        std::vector<lapack_int> select(n + 1, 0);
        std::fill_n(select.begin(), m, 1);
        std::vector<T> W(n + 1), WI(n + 1);
        lapack_int found = 0;
        R s(-1), sep(-1);
        if constexpr (is_complex<T>) {
            lapack::trsen<T>('B', 'N', select.data(), to_int(form.rows()), S.data(), to_int(S.ld()), Q.data(),
                             1, W.data(), &found, &s, &sep);
        } else {
            lapack::trsen<T>('B', 'N', select.data(), to_int(form.rows()), S.data(), to_int(S.ld()), Q.data(),
                             1, W.data(), WI.data(), &found, &s, &sep);
        }
        return {s, sep};
    }
    // LAPACK's tests allow its condition numbers a factor of 20.
    static bool are_close(R a, R b, R factor) { return a <= factor * b && b <= factor * a; }

  private:
    static lapack_int to_int(std::int64_t n) { return static_cast<lapack_int>(n); }

    static bool conditions_are_lapacks(const Problem& p, const Data& out) {
        if (p.n == 0 || p.n > most_for_lapack || job(p) == 'N') return true;
        const auto [s, sep] = lapacks_conditions(out.BT, out.m[0]);
        constexpr auto nearly = R(1.01), estimated = R(3);
        return (!wants_s(p) || are_close(out.s[0], s, nearly)) &&
               (!wants_sep(p) || are_close(out.sep[0], sep, estimated));
    }
};

}  // namespace lapilli::testing
