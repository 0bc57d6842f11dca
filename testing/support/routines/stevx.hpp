// SPDX-License-Identifier: BSD-3-Clause
// STEVX and STEVR: part of the spectrum of a real tridiagonal matrix.
#pragma once

#include "support/routines/stev.hpp"
#include "support/routines/syevr.hpp"

namespace lapilli::testing {

template <class T, bool support>
struct TridiagonalPart : Description {
    using Whole = Stedc<T>;

    template <class Form>
    struct Operands {
        VectorOf<Form, T> D, E;
        VectorOf<Form, lapilli_int> M;
        VectorOf<Form, T> W;
        MatrixOf<Form, T> Z;
        VectorOf<Form, lapilli_int> remarks;
        static constexpr const char* names[] = {"D", "E", "M", "W", "Z", support ? "isuppz" : "ifail"};
        void all(auto&& f) { f(D, E, M, W, Z, remarks); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        Facts facts = TridiagonalDriver<T, true>::facts();
        facts.name = support ? "stevr" : "stevx";
        return facts;
    }
    static std::vector<BadBound> bad_bounds() { return bad_ranges(); }
    // With D and E in (0, 1) the spectrum is in -1 to 3.
    static Selected part(const Problem& p) { return selected(p, 0.2, 1.1); }
    static void data(const Problem& p, Data& x) {
        typename Whole::Data whole;
        Problem q = p;
        q.job = 'N';
        Whole::data(q, whole);
        x.D = std::move(whole.D);
        x.E = std::move(whole.E);
        x.M = {-1};
        x.W.assign(x.D.size(), 0);
        if (p.job == 'V') {
            const std::int64_t most = part(p).most(p.n);
            x.Z = Matrix<T>(p.n, most, p.pad);
            x.remarks.assign(static_cast<std::size_t>(!support                        ? p.n
                                                      : most == p.n && p.range != 'V' ? 2 * p.n
                                                                                      : 0),
                             -7);
        }
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        const Selected s = part(p);
        const auto given = [&](auto function) {
            return function(ctx, p.job, s.range, p.n, x.D, x.E, static_cast<T>(s.vl), static_cast<T>(s.vu),
                            s.il, s.iu, T(0), x.M, x.W, x.Z.data, x.Z.ld, x.remarks);
        };
        return support ? given([](auto... a) { return api::stevr<T>(a...); })
                       : given([](auto... a) { return api::stevx<T>(a...); });
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        const Selected s = part(p);
        const auto given = [&](auto function) {
            return function(ctx, p.job, s.range, p.n, x.D, x.E, static_cast<T>(s.vl), static_cast<T>(s.vu),
                            s.il, s.iu, T(0), x.M, x.W, p.job == 'V' ? x.Z : nullptr, x.remarks);
        };
        return support ? given([](auto... a) { return api::stevr_mgpu<T>(a...); })
                       : given([](auto... a) { return api::stevx_mgpu<T>(a...); });
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const Selected s = part(p);
        const std::int64_t most = s.most(p.n);
        std::vector<lapack_int> remarks = narrow(std::max(p.n, 2 * most));
        // LAPACK may scale D and E.
        const auto n = static_cast<std::size_t>(std::max<std::int64_t>(p.n, 0));
        std::vector<T> D(x.D, x.D + n), E(x.E, x.E + (n > 0 ? n - 1 : 0));
        D.resize(n + 1);
        E.resize(n + 1);
        lapack_int found = 0;
        const auto given = [&](auto function) {
            return function(p.job, s.range, lapack::to_int(p.n), D.data(), E.data(), static_cast<T>(s.vl),
                            static_cast<T>(s.vu), lapack::to_int(s.il), lapack::to_int(s.iu), T(0), &found,
                            x.W, x.Z.data, lapack::to_int(x.Z.ld), remarks.data());
        };
        const lapack_int info = support ? given([](auto... a) { return lapack::stevr<T>(a...); })
                                        : given([](auto... a) { return lapack::stevx<T>(a...); });
        if (info != 0) {
            return info;
        }
        *x.M = found;
        for (std::int64_t i = 0; p.job == 'V' && i < (!support                        ? found
                                                      : most == p.n && p.range != 'V' ? 2 * found
                                                                                      : 0);
             ++i) {
            // LAPACK's isuppz may be narrower.
            x.remarks[i] = !support ? remarks[static_cast<std::size_t>(i)] : i % 2 == 0 ? 1 : p.n;
        }
        return 0;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        const Selected s = part(p);
        const auto given = [&](auto function) {
            return function(ctx, p.job, s.range, p.n, s.il, s.iu, bytes);
        };
        return support ? given([](auto... a) { return api::stevr_memory<T>(a...); })
                       : given([](auto... a) { return api::stevx_memory<T>(a...); });
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "D" || operand == "E" ? Region::nothing : Region::whole;
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::int64_t m = out.M[0];
        Residuals residuals;
        std::vector<T> all = in.D, E = in.E;
        lapack::sterf<T>(lapack::to_int(p.n), all.data(), E.data());
        residuals.values = selected_value_ratio(out.W, m, all, part(p), ulp<T>);
        if (p.job == 'V' && m > 0 && m <= p.n) {
            const Probe<T> probe(m, p.full_check, p.seed);
            const Matrix<T> V = first_columns(out.Z, m);
            const Matrix<T> TV = tridiagonal_times(in.D, in.E, product('N', V, probe.X()));
            const Residuals vectors =
                eigenvector_residuals(TV, Whole::norm({in.D, in.E, {}}), V,
                                      std::vector<T>(out.W.begin(), out.W.begin() + m), probe);
            residuals.residual = vectors.residual;
            residuals.orthogonality = vectors.orthogonality;
            if (!out.remarks.empty() && !right_remarks(out.remarks, support, m, p.n)) {
                residuals.values = std::numeric_limits<double>::infinity();
            }
        }
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n), m = static_cast<double>(part(p).most(p.n));
        // The last merge makes m of n vectors; the other merges are a quarter of the total.
        return p.job == 'N' ? 0
                            : divide_and_conquer_operations<T>('I', n) * (0.25 + 0.75 * m / std::max(n, 1.0));
    }
    static std::vector<Problem> hard_problems() {
        std::vector<Problem> problems;
        for (Problem p : Stev<T>::hard_problems()) {
            p.range = problems.size() % 2 == 0 ? 'V' : 'I';
            problems.push_back(p);
        }
        return problems;
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const T r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"value", [](Data& x) { x.W[3] += r; }},
                                           {"number of values", [](Data& x) { x.M[0] -= 2; }},
                                           {"order of values", [](Data& x) { std::swap(x.W[1], x.W[5]); }}};
        if (p.job == 'V') {
            slips.push_back({"entry of a vector", [](Data& x) { x.Z(17, 4) += r; }});
            slips.push_back({"remarks", [](Data& x) { (x.remarks.empty() ? x.M[0] : x.remarks[3]) += 1; }});
        }
        return slips;
    }
};

template <class T>
struct Stevr : TridiagonalPart<T, true> {};
template <class T>
struct Stevx : TridiagonalPart<T, false> {};

}  // namespace lapilli::testing
