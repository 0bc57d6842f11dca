// SPDX-License-Identifier: BSD-3-Clause
// GEES: the Schur form of a general matrix, its eigenvalues with a positive real part first.
#pragma once

#include "support/nonsymmetric.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {

template <class T>
struct Gees : Description {
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A;
        VectorOf<Form, lapilli_int> sdim;
        VectorOf<Form, T> W, WI;
        MatrixOf<Form, T> VS;
        static constexpr const char* names[] = {"A", "sdim", is_complex<T> ? "W" : "WR", "WI", "VS"};
        void all(auto&& f) { f(A, sdim, W, WI, VS); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        return {.name = "gees",
                .crossovers = {"gehrd.crossover"},
                .columns = {"sytrd.columns"},
                .options = {{.name = "jobvs", .usual = 'V'}, {.name = "sort", .usual = 'S'}},
                .holds_matrix = false,  // no device does by default
                .is_kin = true,
                .first_of_several = 1.01,  // room for the others' rows of A v
                // Every matrix takes several sweeps with these.
                .schedules = {{.settings = {{"test.hseqr.shifts", "4"},
                                            {"test.hseqr.window", "6"},
                                            {"test.hseqr.chase", "12"}}}},
                .counts = counts_of_iteration()};
    }
    static char vectors(const Problem& p) { return p.chosen("jobvs", 'V'); }
    static char sort(const Problem& p) { return p.chosen("sort", 'S'); }
    // The function that selects.
    static auto select() {
        if constexpr (is_complex<T>) {
            return +[](const T* w) -> int { return w->real() > 0; };
        } else {
            return +[](const T* wr, const T*) -> int { return *wr > 0; };
        }
    }

    static void data(const Problem& p, Data& x) {
        x.A = general_matrix<T>(p);
        x.sdim.assign(1, -7);
        x.W.assign(static_cast<std::size_t>(p.n), T(0));
        if (!is_complex<T>) x.WI = x.W;
        if (vectors(p) == 'V') x.VS = Matrix<T>(p.n, p.n, p.pad);
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        if constexpr (is_complex<T>) {
            return api::gees<T>(ctx, vectors(p), sort(p), select(), p.n, x.A.data, x.A.ld, x.sdim, x.W,
                                x.VS.data, x.VS.ld);
        } else {
            return api::gees<T>(ctx, vectors(p), sort(p), select(), p.n, x.A.data, x.A.ld, x.sdim, x.W, x.WI,
                                x.VS.data, x.VS.ld);
        }
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        if constexpr (is_complex<T>) {
            return api::gees_mgpu<T>(ctx, vectors(p), sort(p), select(), x.A, x.sdim, x.W, x.VS);
        } else {
            return api::gees_mgpu<T>(ctx, vectors(p), sort(p), select(), x.A, x.sdim, x.W, x.WI, x.VS);
        }
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        lapack_int found = 0;
        lapack_int info = 0;
        if constexpr (is_complex<T>) {
            info = lapack::gees<T>(vectors(p), sort(p), select(), p.n, x.A.data, x.A.ld, &found, x.W,
                                   x.VS.data, x.VS.ld);
        } else {
            info = lapack::gees<T>(vectors(p), sort(p), select(), p.n, x.A.data, x.A.ld, &found, x.W, x.WI,
                                   x.VS.data, x.VS.ld);
        }
        if (info == 0 && x.sdim != nullptr) *x.sdim = found;
        return info;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::gees_memory<T>(ctx, vectors(p), p.n, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }

    // The Schur form, and that those and only those come first that are selected.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::vector<Complex<T>> values = eigenvalues(out.W, out.WI);
        Residuals residuals;
        if (vectors(p) == 'V') residuals = schur_residuals(in.A, out.A, out.VS);
        bool good = is_schur_form(out.A, values);
        if (sort(p) == 'S') {
            const auto positive = [](Complex<T> w) { return w.real() > 0; };
            const auto count = std::count_if(values.begin(), values.end(), positive);
            good =
                good && std::is_partitioned(values.begin(), values.end(), positive) && out.sdim[0] == count;
        } else {
            good = good && out.sdim[0] == 0;
        }
        residuals.values = good ? spectrum_ratio(in.A, values) : std::numeric_limits<double>::infinity();
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        const double half = 12.5 * n * n * n;
        return count<T>(half, half);
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        std::vector<SlipOf<Data>> slips = {{"value", [](Data& x) { x.W[20] += T(60 * slip_size<T>()); }},
                                           {"count", [](Data& x) { ++x.sdim[0]; }}};
        if (vectors(p) == 'V')
            slips.push_back({"entry of VS", [](Data& x) { x.VS(17, 4) += T(slip_size<T>()); }});
        return slips;
    }
};

}  // namespace lapilli::testing
