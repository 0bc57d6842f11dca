// SPDX-License-Identifier: BSD-3-Clause
// GEEVX: GEEV with balancing and condition numbers.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "support/routines/geev.hpp"
#include "support/wanted_conditions.hpp"

namespace lapilli::testing {

namespace lapack {
LAPILLI_TESTING_LAPACKE(trsna, strsna, dtrsna, ctrsna, ztrsna)
}

template <class T>
struct Geevx : Description {
    using R = Real<T>;
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A;
        VectorOf<Form, T> W, WI;  // of complex matrices W alone
        MatrixOf<Form, T> VL, VR;
        VectorOf<Form, lapilli_int> ilo, ihi;
        VectorOf<Form, R> scale, abnrm, rconde, rcondv;
        static constexpr const char* names[] = {
            "A",     is_complex<T> ? "W" : "WR", "WI", "VL", "VR", "ilo", "ihi", "scale", "abnrm", "rconde",
            "rcondv"};
        void all(auto&& f) { f(A, W, WI, VL, VR, ilo, ihi, scale, abnrm, rconde, rcondv); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        Facts facts = Geev<T>::facts();
        facts.name = "geevx";
        // Condition numbers of values need both vectors.
        facts.options = {{.name = "balanc", .letters = "NB", .usual = 'N'},
                         {.name = "jobvl", .letters = "V", .usual = 'V'},
                         {.name = "jobvr", .letters = "V", .usual = 'V'},
                         {.name = "sense", .letters = "NEVB", .usual = 'B'}};
        facts.is_kin = true;
        return facts;
    }
    static char balance(const Problem& p) { return p.chosen("balanc", 'N'); }
    static char left(const Problem& p) { return p.chosen("jobvl", 'V'); }
    static char right(const Problem& p) { return p.chosen("jobvr", 'V'); }
    static char sense(const Problem& p) { return p.chosen("sense", 'B'); }
    static bool wants_values(const Problem& p) { return asks_for_values(sense(p)); }
    static bool wants_vectors(const Problem& p) { return asks_for_spaces(sense(p)); }

    static void data(const Problem& p, Data& x) {
        const auto n = static_cast<std::size_t>(p.n);
        x.A = general_matrix<T>(p);
        x.W.assign(n, T(0));
        if (!is_complex<T>) x.WI = x.W;
        if (left(p) == 'V') x.VL = Matrix<T>(p.n, p.n, p.pad);
        if (right(p) == 'V') x.VR = Matrix<T>(p.n, p.n, p.pad);
        x.ilo = x.ihi = {-7};
        x.scale.assign(n, R(-7));
        x.abnrm.assign(1, R(-7));
        if (wants_values(p)) x.rconde.assign(n, R(-7));
        if (wants_vectors(p)) x.rcondv.assign(n, R(-7));
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return with_values(x, [&](auto... w) {
            return api::geevx<T>(ctx, balance(p), left(p), right(p), sense(p), p.n, x.A.data, x.A.ld, w...,
                                 x.VL.data, x.VL.ld, x.VR.data, x.VR.ld, x.ilo, x.ihi, x.scale, x.abnrm,
                                 x.rconde, x.rcondv);
        });
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return with_values(x, [&](auto... w) {
            return api::geevx_mgpu<T>(ctx, balance(p), left(p), right(p), sense(p), x.A, w..., x.VL, x.VR,
                                      x.ilo, x.ihi, x.scale, x.abnrm, x.rconde, x.rcondv);
        });
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        lapack_int ilo = 0, ihi = 0;
        const lapack_int info = with_values(x, [&](auto... w) {
            return lapack::geevx<T>(balance(p), left(p), right(p), sense(p), p.n, x.A.data, x.A.ld, w...,
                                    x.VL.data, x.VL.ld, x.VR.data, x.VR.ld, &ilo, &ihi, x.scale, x.abnrm,
                                    x.rconde, x.rcondv);
        });
        if (info >= 0 && x.ilo != nullptr) *x.ilo = ilo;
        if (info >= 0 && x.ihi != nullptr) *x.ihi = ihi;
        return info;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::geevx_memory<T>(ctx, left(p), right(p), p.n, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }

    // GEEV's; and where balancing has changed nothing, condition numbers of values are |u^H v|. Those of
    // vectors are LAPACK's for the Schur form.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals =
            Geev<T>::error(p, {in.A, {}, {}, {}, {}}, {out.A, out.W, out.WI, out.VL, out.VR});
        // A matrix of order 0 is a quick return.
        bool good = p.n == 0 || (out.ilo[0] >= 1 && out.ihi[0] <= p.n && out.abnrm[0] >= R(0));
        good = good && (!wants_vectors(p) || vectors_conditions_are_lapacks(p, out));
        const bool changed = balance(p) != 'N';
        for (const R s : out.rconde) good = good && s >= R(0) && s <= R(1.001);
        if (wants_values(p) && !changed) {
            const std::vector<Complex<T>> values = eigenvalues(out.W, out.WI);
            const Matrix<Complex<T>> U = eigenvectors(values, out.VL), V = eigenvectors(values, out.VR);
            for (std::int64_t j = 0; j < p.n; ++j) {
                Complex<T> sum = 0;
                for (std::int64_t i = 0; i < p.n; ++i) sum += std::conj(U(i, j)) * V(i, j);
                const double s = static_cast<double>(out.rconde[static_cast<std::size_t>(j)]);
                // Vectors of ill-conditioned values are those of others, too.
                good = good && std::abs(static_cast<double>(std::abs(sum)) - s) < 0.01 * s + 1e4 * ulp<T>;
            }
        }
        if (!good) residuals.values = std::numeric_limits<double>::infinity();
        return residuals;
    }
    static double operations(const Problem& p) { return Geev<T>::operations(p); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        std::vector<SlipOf<Data>> slips = {
            {"value", [](Data& x) { x.W[20] += T(60 * slip_size<T>()); }},
            {"entry of a right vector", [](Data& x) { x.VR(17, 4) += T(slip_size<T>()); }},
            {"entry of a left vector", [](Data& x) { x.VL(17, 4) += T(slip_size<T>()); }}};
        if (wants_values(p) && balance(p) == 'N')
            slips.push_back({"condition number", [](Data& x) { x.rconde[7] *= R(0.9); }});
        if (wants_vectors(p))
            slips.push_back({"condition number of a vector", [](Data& x) { x.rcondv[7] *= R(2); }});
        return slips;
    }

  private:
    // Within a factor, or tiny. LAPACK's form may have another scale than the matrix.
    static bool vectors_conditions_are_lapacks(const Problem& p, const Data& out) {
        if (p.n == 0 || p.n > most_for_lapack) return true;
        const auto n = static_cast<lapack_int>(p.n);
        const auto count = static_cast<std::size_t>(p.n);
        std::vector<R> s(count), sep(count);
        const std::vector<lapack_int> select(count, 1);
        lapack_int found = 0;
        lapack::trsna<T>('V', 'A', select.data(), n, out.A.data(), static_cast<lapack_int>(out.A.ld()),
                         out.VL.data(), static_cast<lapack_int>(out.VL.ld()), out.VR.data(),
                         static_cast<lapack_int>(out.VR.ld()), s.data(), sep.data(), n, &found);
        const auto largest = [](const std::vector<Complex<T>>& values) {
            double size = 0;
            for (const Complex<T>& value : values)
                size = std::max(size, static_cast<double>(std::abs(value)));
            return size;
        };
        const double of_form = largest(values_of_form(out.A)),
                     of_matrix = largest(eigenvalues(out.W, out.WI)),
                     scale = of_form > 0 ? of_matrix / of_form : 1, slack = 1e4 * ulp<T> * of_matrix;
        for (std::size_t i = 0; i < count; ++i) {
            const double wanted = scale * static_cast<double>(sep[i]),
                         given = static_cast<double>(out.rcondv[i]);
            const bool close = given <= 1.5 * wanted && wanted <= 1.5 * given;
            if (!(given >= 0 && (close || std::abs(given - wanted) <= slack))) return false;
        }
        return true;
    }

    template <class X, class F>
    static auto with_values(const X& x, const F& call) {
        if constexpr (is_complex<T>) {
            return call(x.W);
        } else {
            return call(x.W, x.WI);
        }
    }
};

}  // namespace lapilli::testing
