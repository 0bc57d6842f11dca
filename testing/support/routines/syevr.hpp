// SPDX-License-Identifier: BSD-3-Clause
// SYEVR, HEEVR, SYEVX and HEEVX: part of the spectrum, with vectors in a matrix of their own, ifail and
// isuppz.
#pragma once

#include "support/routines/syevdx.hpp"

namespace lapilli::testing {

// Expects ifail to be 0 for each of m vectors, and isuppz to be 1 and n.
inline bool right_remarks(const std::vector<lapilli_int>& remarks, bool support, std::int64_t m,
                          std::int64_t n) {
    for (std::int64_t i = 0; i < (support ? 2 * m : m); ++i) {
        if (remarks[static_cast<std::size_t>(i)] != (!support ? 0 : i % 2 == 0 ? 1 : n)) {
            return false;
        }
    }
    return true;
}

// Integer arguments for LAPACK, with 32 bits.
inline std::vector<lapack_int> narrow(std::int64_t count) {
    return std::vector<lapack_int>(static_cast<std::size_t>(std::max<std::int64_t>(count, 1)));
}

template <class T, bool support>
struct PartOfSpectrum : Description {
    using R = Real<T>;
    using Whole = Syevdx<T>;

    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A;
        VectorOf<Form, lapilli_int> M;
        VectorOf<Form, R> W;
        MatrixOf<Form, T> Z;
        VectorOf<Form, lapilli_int> remarks;
        static constexpr const char* names[] = {"A", "M", "W", "Z", support ? "isuppz" : "ifail"};
        void all(auto&& f) { f(A, M, W, Z, remarks); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        Facts facts = Whole::facts();
        facts.name = support ? "syevr" : "syevx";
        facts.schedules = {{.settings = {{"schedule", "device"}}}};  // all of them are SYEVD's matter
        return facts;
    }
    static std::vector<BadBound> bad_bounds() { return bad_ranges(); }
    static void data(const Problem& p, Data& x) {
        typename Whole::Data whole;
        Whole::data(p, whole);
        x.A = std::move(whole.A);
        x.W = std::move(whole.W);
        x.M = {-1};
        if (p.job == 'V') {
            const std::int64_t most = Whole::part(p).most(p.n);
            x.Z = Matrix<T>(p.n, most, p.pad);
            x.remarks.assign(static_cast<std::size_t>(!support                        ? p.n
                                                      : most == p.n && p.range != 'V' ? 2 * p.n
                                                                                      : 0),
                             -7);
        }
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        const Selected s = Whole::part(p);
        const auto given = [&](auto function) {
            return function(ctx, p.job, s.range, p.uplo, p.n, x.A.data, x.A.ld, static_cast<R>(s.vl),
                            static_cast<R>(s.vu), s.il, s.iu, R(0), x.M, x.W, x.Z.data, x.Z.ld, x.remarks);
        };
        return support ? given([](auto... a) { return api::syevr<T>(a...); })
                       : given([](auto... a) { return api::syevx<T>(a...); });
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        const Selected s = Whole::part(p);
        const auto given = [&](auto function) {
            return function(ctx, p.job, s.range, p.uplo, x.A, static_cast<R>(s.vl), static_cast<R>(s.vu),
                            s.il, s.iu, R(0), x.M, x.W, p.job == 'V' ? x.Z : nullptr, x.remarks);
        };
        return support ? given([](auto... a) { return api::syevr_mgpu<T>(a...); })
                       : given([](auto... a) { return api::syevx_mgpu<T>(a...); });
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const Selected s = Whole::part(p);
        const std::int64_t most = s.most(p.n);
        std::vector<lapack_int> remarks = narrow(std::max(p.n, 2 * most));
        lapack_int found = 0;
        const auto given = [&](auto function) {
            return function(p.job, s.range, p.uplo, lapack::to_int(p.n), x.A.data, lapack::to_int(x.A.ld),
                            static_cast<R>(s.vl), static_cast<R>(s.vu), lapack::to_int(s.il),
                            lapack::to_int(s.iu), R(0), &found, x.W, x.Z.data, lapack::to_int(x.Z.ld),
                            remarks.data());
        };
        const lapack_int info = support ? given([](auto... a) { return lapack::syevr<T>(a...); })
                                        : given([](auto... a) { return lapack::syevx<T>(a...); });
        if (info != 0) {
            return info;
        }
        *x.M = found;
        for (std::int64_t i = 0; p.job == 'V' && i < (!support                        ? found
                                                      : most == p.n && p.range != 'V' ? 2 * found
                                                                                      : 0);
             ++i) {
            // LAPACK leaves isuppz undefined if it computes without MRRR.
            x.remarks[i] = !support ? remarks[static_cast<std::size_t>(i)] : i % 2 == 0 ? 1 : p.n;
        }
        return 0;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        const Selected s = Whole::part(p);
        const auto given = [&](auto function) {
            return function(ctx, p.job, s.range, p.n, s.il, s.iu, bytes);
        };
        return support ? given([](auto... a) { return api::syevr_memory<T>(a...); })
                       : given([](auto... a) { return api::syevx_memory<T>(a...); });
    }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "A" ? triangle(p.uplo) : Region::whole;
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::int64_t m = out.M[0];
        Residuals residuals;
        residuals.values = Whole::value_error(p, {in.A, {0}, in.W}, {{}, out.M, out.W});
        if (p.job == 'V' && m > 0 && m <= p.n) {
            const Probe<T> probe(m, p.full_check, p.seed), of_A(p.n, p.full_check, p.seed);
            const Matrix<T> V = first_columns(out.Z, m);
            const Matrix<T> AV = lapack::hermitian_times(p.uplo, in.A, product('N', V, probe.X()));
            const Residuals vectors = eigenvector_residuals(
                AV, of_A.norm(in.A, p.uplo), V, std::vector<R>(out.W.begin(), out.W.begin() + m), probe);
            residuals.residual = vectors.residual;
            residuals.orthogonality = vectors.orthogonality;
            if (!out.remarks.empty() && !right_remarks(out.remarks, support, m, p.n)) {
                residuals.values = std::numeric_limits<double>::infinity();
            }
        }
        return residuals;
    }
    static double operations(const Problem& p) { return Whole::operations(p); }
    static std::vector<Problem> hard_problems() { return Whole::hard_problems(); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const R r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"value", [](Data& x) { x.W[3] += 60 * r; }},
                                           {"number of values", [](Data& x) { x.M[0] -= 2; }},
                                           {"order of values", [](Data& x) { std::swap(x.W[1], x.W[5]); }}};
        if (p.job == 'V') {
            slips.push_back({"entry of a vector", [](Data& x) { x.Z(17, 4) += T(60 * r); }});
            slips.push_back({"remarks", [](Data& x) { (x.remarks.empty() ? x.M[0] : x.remarks[3]) += 1; }});
        }
        return slips;
    }
};

template <class T>
struct Syevr : PartOfSpectrum<T, true> {};
template <class T>
struct Syevx : PartOfSpectrum<T, false> {};

}  // namespace lapilli::testing
