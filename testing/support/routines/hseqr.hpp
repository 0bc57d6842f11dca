// SPDX-License-Identifier: BSD-3-Clause
// HSEQR: the Schur form of a Hessenberg matrix.
#pragma once

#include "support/routines/gehrd.hpp"

namespace lapilli::testing {

template <class T>
struct Hseqr : Description {
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> H;
        VectorOf<Form, T> W, WI;
        MatrixOf<Form, T> Z;
        static constexpr const char* names[] = {"H", is_complex<T> ? "W" : "WR", "WI", "Z"};
        void all(auto&& f) { f(H, W, WI, Z); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        return {.name = "hseqr",
                .crossovers = {"gehrd.crossover"},
                .options = {{.name = "jobs", .letters = "S"}, {.name = "job", .usual = 'V'}},
                .holds_matrix = false,  // no device does by default
                .is_kin = true,
                .on_one_device = true,
                // Every matrix takes several sweeps with these.
                .schedules = {{.settings = {{"test.hseqr.shifts", "4"},
                                            {"test.hseqr.window", "6"},
                                            {"test.hseqr.chase", "12"}}}},
                // The defaults: all is one window of a deflation.
                .block_sizes = {{{"test.hseqr.shifts", "auto"},
                                 {"test.hseqr.window", "auto"},
                                 {"test.hseqr.chase", "auto"}}},
                .counts = counts_of_iteration()};
    }
    static std::int64_t& size(Problem& p, std::string_view name) { return Gehrd<T>::size(p, name); }
    static std::int64_t below(std::string_view name, int bound) { return Gehrd<T>::below(name, bound); }
    static std::vector<BadBound> bad_bounds() { return Gehrd<T>::bad_bounds(); }
    static char job(const Problem& p) { return p.chosen("jobs", 'S'); }

    // The Hessenberg form of a general matrix, and its Q.
    static void data(const Problem& p, Data& x) {
        typename Gehrd<T>::Data reduced;
        Gehrd<T>::data(p, reduced);
        lapack::gehrd<T>(p.n, 1, p.n, reduced.A.data(), reduced.A.ld(), reduced.tau.data());
        x.H = hessenberg_part(reduced.A, p.pad);
        x.W.assign(static_cast<std::size_t>(p.n), T(0));
        if (!is_complex<T>) x.WI = x.W;
        if (p.job == 'I') x.Z = Matrix<T>(p.n, p.n, p.pad);
        if (p.job == 'V') {
            x.Z = std::move(reduced.A);
            lapack::orghr<T>(p.n, 1, p.n, x.Z.data(), x.Z.ld(), reduced.tau.data());
        }
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        const auto ilo = Gehrd<T>::ilo(p), ihi = Gehrd<T>::ihi(p);
        if constexpr (is_complex<T>) {
            return api::hseqr<T>(ctx, job(p), p.job, p.n, ilo, ihi, x.H.data, x.H.ld, x.W, x.Z.data, x.Z.ld);
        } else {
            return api::hseqr<T>(ctx, job(p), p.job, p.n, ilo, ihi, x.H.data, x.H.ld, x.W, x.WI, x.Z.data,
                                 x.Z.ld);
        }
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        const auto ilo = Gehrd<T>::ilo(p), ihi = Gehrd<T>::ihi(p);
        if constexpr (is_complex<T>) {
            return api::hseqr_mgpu<T>(ctx, job(p), p.job, x.H, ilo, ihi, x.W, x.Z);
        } else {
            return api::hseqr_mgpu<T>(ctx, job(p), p.job, x.H, ilo, ihi, x.W, x.WI, x.Z);
        }
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const auto ilo = Gehrd<T>::ilo(p), ihi = Gehrd<T>::ihi(p);
        if constexpr (is_complex<T>) {
            return lapack::hseqr<T>(job(p), p.job, p.n, ilo, ihi, x.H.data, x.H.ld, x.W, x.Z.data, x.Z.ld);
        } else {
            return lapack::hseqr<T>(job(p), p.job, p.n, ilo, ihi, x.H.data, x.H.ld, x.W, x.WI, x.Z.data,
                                    x.Z.ld);
        }
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::hseqr_memory<T>(ctx, p.job, p.n, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }

    // The Schur form of Q H Q^H, Q = I for 'I'. Without vectors by the values alone.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::vector<Complex<T>> values = eigenvalues(out.W, out.WI);
        Residuals residuals;
        if (p.job != 'N') {
            const Matrix<T> A =
                p.job == 'I' ? in.H : product('N', in.Z, product('N', in.H, adjoint_of(in.Z)));
            residuals = schur_residuals(A, out.H, out.Z);
        }
        residuals.values = is_schur_form(out.H, values) ? spectrum_ratio(in.H, values)
                                                        : std::numeric_limits<double>::infinity();
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        const double half = (p.job == 'N' ? 5 : 10) * n * n * n;
        return count<T>(half, half);
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        std::vector<SlipOf<Data>> slips = {
            {"value", [](Data& x) { x.W[20] += T(60 * slip_size<T>()); }},
            {"entry below the diagonal", [](Data& x) { x.H(30, 4) = T(slip_size<T>()); }}};
        if (p.job != 'N') slips.push_back({"entry of Z", [](Data& x) { x.Z(17, 4) += T(slip_size<T>()); }});
        return slips;
    }

  private:
    static Matrix<T> adjoint_of(const Matrix<T>& Z) { return with_op('C', Z); }
};

}  // namespace lapilli::testing
