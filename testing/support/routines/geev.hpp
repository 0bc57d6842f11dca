// SPDX-License-Identifier: BSD-3-Clause
// GEEV: eigenvalues and vectors of a general matrix.
#pragma once

#include "support/nonsymmetric.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {

template <class T>
struct Geev : Description {
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A;
        VectorOf<Form, T> W, WI;  // of complex matrices W alone
        MatrixOf<Form, T> VL, VR;
        static constexpr const char* names[] = {"A", is_complex<T> ? "W" : "WR", "WI", "VL", "VR"};
        void all(auto&& f) { f(A, W, WI, VL, VR); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        return {.name = "geev",
                .crossovers = {"gehrd.crossover"},
                .columns = {"sytrd.columns"},
                .options = {{.name = "jobvl", .usual = 'V'}, {.name = "jobvr", .usual = 'V'}},
                .holds_matrix = false,     // no device does by default
                .first_of_several = 1.01,  // room for the others' rows of A v
                // Every matrix takes several sweeps with these.
                .schedules = {{.settings = {{"test.hseqr.shifts", "4"},
                                            {"test.hseqr.window", "6"},
                                            {"test.hseqr.chase", "12"}}}},
                .counts = counts_of_iteration()};
    }
    static char left(const Problem& p) { return p.chosen("jobvl", 'V'); }
    static char right(const Problem& p) { return p.chosen("jobvr", 'V'); }

    static void data(const Problem& p, Data& x) {
        x.A = general_matrix<T>(p);
        x.W.assign(static_cast<std::size_t>(p.n), T(0));
        if (!is_complex<T>) x.WI = x.W;
        if (left(p) == 'V') x.VL = Matrix<T>(p.n, p.n, p.pad);
        if (right(p) == 'V') x.VR = Matrix<T>(p.n, p.n, p.pad);
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        if constexpr (is_complex<T>) {
            return api::geev<T>(ctx, left(p), right(p), p.n, x.A.data, x.A.ld, x.W, x.VL.data, x.VL.ld,
                                x.VR.data, x.VR.ld);
        } else {
            return api::geev<T>(ctx, left(p), right(p), p.n, x.A.data, x.A.ld, x.W, x.WI, x.VL.data, x.VL.ld,
                                x.VR.data, x.VR.ld);
        }
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        if constexpr (is_complex<T>) {
            return api::geev_mgpu<T>(ctx, left(p), right(p), x.A, x.W, x.VL, x.VR);
        } else {
            return api::geev_mgpu<T>(ctx, left(p), right(p), x.A, x.W, x.WI, x.VL, x.VR);
        }
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        if constexpr (is_complex<T>) {
            return lapack::geev<T>(left(p), right(p), p.n, x.A.data, x.A.ld, x.W, x.VL.data, x.VL.ld,
                                   x.VR.data, x.VR.ld);
        } else {
            return lapack::geev<T>(left(p), right(p), p.n, x.A.data, x.A.ld, x.W, x.WI, x.VL.data, x.VL.ld,
                                   x.VR.data, x.VR.ld);
        }
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::geev_memory<T>(ctx, left(p), right(p), p.n, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::vector<Complex<T>> values = eigenvalues(out.W, out.WI);
        Residuals residuals;
        residuals.values = spectrum_ratio(in.A, values);
        for (const bool of_left : {true, false}) {
            if ((of_left ? left(p) : right(p)) != 'V') continue;
            const Matrix<Complex<T>> V = eigenvectors(values, of_left ? out.VL : out.VR);
            residuals.residual =
                std::max(residuals.residual.value_or(0), eigenvector_ratio(in.A, values, V, of_left));
            residuals.orthogonality = std::max(residuals.orthogonality.value_or(0), unit_ratio<T>(V));
        }
        return residuals;
    }
    // Golub and Van Loan's estimates.
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        const double half = (left(p) == 'V' || right(p) == 'V' ? 12.5 : 5) * n * n * n;
        return count<T>(half, half);
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        std::vector<SlipOf<Data>> slips = {{"value", [](Data& x) { x.W[20] += T(60 * slip_size<T>()); }},
                                           {"NaN", [](Data& x) { x.W[20] = quiet_nan<T>(); }}};
        if (right(p) == 'V')
            slips.push_back({"entry of a right vector", [](Data& x) { x.VR(17, 4) += T(slip_size<T>()); }});
        if (left(p) == 'V')
            slips.push_back({"entry of a left vector", [](Data& x) { x.VL(17, 4) += T(slip_size<T>()); }});
        return slips;
    }
};

}  // namespace lapilli::testing
