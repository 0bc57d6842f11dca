// SPDX-License-Identifier: BSD-3-Clause
// SYGVDX, HEGVDX, SYGVX and HEGVX: part of the spectrum of a generalized problem, with vectors over A or in a
// matrix of their own. LAPACK has only the second form.
#pragma once

#include "support/routines/syevr.hpp"
#include "support/routines/sygvd.hpp"

namespace lapilli::testing {

// Code shared by the two forms.
template <class T>
struct GeneralizedPart : Description {
    using R = Real<T>;

    static std::vector<BadBound> bad_bounds() { return bad_ranges(); }
    // The spectrum of an ordinary problem with A, multiplied or divided by the eigenvalues of B, which are
    // 0.1 to 1.
    static Selected part(const Problem& p) { return Syevdx<T>::part(p, p.itype == 1 ? 2 : 0.5); }

    template <class Data>
    static void data(const Problem& p, Data& x) {
        typename Sygvd<T>::Data whole;
        Sygvd<T>::data(p, whole);
        x.A = std::move(whole.A);
        x.B = std::move(whole.B);
        x.W = std::move(whole.W);
        x.M = {-1};
    }
    static lapilli_int call_lapack(const Problem& p, const MatrixAt<T>& A, const MatrixAt<T>& B,
                                   lapilli_int* M, R* W, const MatrixAt<T>& Z, lapack_int* ifail) {
        const Selected s = part(p);
        lapack_int found = 0;
        const lapack_int info = lapack::sygvx<T>(
            static_cast<int>(p.itype), p.job, s.range, p.uplo, lapack::to_int(p.n), A.data,
            lapack::to_int(A.ld), B.data, lapack::to_int(B.ld), static_cast<R>(s.vl), static_cast<R>(s.vu),
            lapack::to_int(s.il), lapack::to_int(s.iu), R(0), &found, W, Z.data, lapack::to_int(Z.ld), ifail);
        if (info == 0) {
            *M = found;
        }
        return info;
    }
    // The vectors are in the first columns of Z.
    template <class Data>
    static Residuals error(const Problem& p, const Data& in, const Data& out, const Matrix<T>& Z) {
        const std::int64_t m = out.M[0];
        Residuals residuals;
        if (p.job == 'V' && m > 0 && m <= p.n) {
            residuals = generalized_residuals(p, in.A, in.B, out.B, first_columns(Z, m),
                                              std::vector<R>(out.W.begin(), out.W.begin() + m));
        }
        residuals.values = value_error(p, in.A, in.B, out.W, m);
        join(residuals, cholesky_ratio(p.uplo, in.B, out.B, Probe<T>(p.n, p.full_check, p.seed)));
        return residuals;
    }
    static double value_error(const Problem& p, Matrix<T> A, Matrix<T> B, const std::vector<R>& W,
                              std::int64_t m) {
        if (p.n > 3000) {
            return unknown_value_ratio(W, m, p.n, part(p));
        }
        std::vector<R> all(W.size());
        if (p.n > 0) {
            lapack::sygvd<T>(static_cast<int>(p.itype), 'N', p.uplo, p.n, A.data(), A.ld(), B.data(), B.ld(),
                             all.data());
        }
        return selected_value_ratio(W, m, all, part(p), ulp<T>);
    }
    static double operations(const Problem& p) {
        return Sygvd<T>::around_eigenproblem(p, p.job == 'V' ? part(p).most(p.n) : 0) +
               Syevdx<T>::operations(p);
    }
    static std::vector<Problem> hard_problems() {
        std::vector<Problem> problems;
        for (Problem p : Sygvd<T>::hard_problems()) {
            p.range = problems.size() % 2 == 0 ? 'V' : 'I';
            problems.push_back(p);
        }
        return problems;
    }
    template <class Data>
    static std::vector<SlipOf<Data>> slips() {
        static const R r = slip_size<T>();
        return {{"entry of the factor", [](Data& x) { x.B(33, 12) += T(r); }},
                {"NaN in the factor", [](Data& x) { x.B(33, 12) = quiet_nan<T>(); }},
                {"value", [](Data& x) { x.W[3] += 60 * r; }},
                {"number of values", [](Data& x) { x.M[0] -= 2; }},
                {"order of values", [](Data& x) { std::swap(x.W[1], x.W[5]); }}};
    }
};

template <class T>
struct Sygvdx : GeneralizedPart<T> {
    using R = Real<T>;
    using Part = GeneralizedPart<T>;

    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A, B;
        VectorOf<Form, lapilli_int> M;
        VectorOf<Form, R> W;
        static constexpr const char* names[] = {"A", "B", "M", "W"};
        void all(auto&& f) { f(A, B, M, W); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    // The schedules are SYGVD's, whose tests cover all of them.
    static Facts facts() {
        Facts facts = Sygvd<T>::facts();
        facts.name = "sygvdx";
        facts.schedules = {{.letters = {{"itype", '3'}}}};
        facts.block_sizes = {};
        return facts;
    }
    static void data(const Problem& p, Data& x) { Part::data(p, x); }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        const Selected s = Part::part(p);
        return api::sygvdx<T>(ctx, p.itype, p.job, s.range, p.uplo, p.n, x.A.data, x.A.ld, x.B.data, x.B.ld,
                              static_cast<R>(s.vl), static_cast<R>(s.vu), s.il, s.iu, x.M, x.W);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        const Selected s = Part::part(p);
        return api::sygvdx_mgpu<T>(ctx, p.itype, p.job, s.range, p.uplo, x.A, x.B, static_cast<R>(s.vl),
                                   static_cast<R>(s.vu), s.il, s.iu, x.M, x.W);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        Matrix<T> Z(std::max<std::int64_t>(p.n, 1), std::max<std::int64_t>(Part::part(p).most(p.n), 1));
        std::vector<lapack_int> ifail = narrow(p.n);
        const lapilli_int info = Part::call_lapack(p, x.A, x.B, x.M, x.W, {Z.data(), Z.ld()}, ifail.data());
        for (std::int64_t j = 0; info == 0 && p.job == 'V' && j < *x.M; ++j) {
            std::copy_n(&Z(0, j), p.n, x.A.data + j * x.A.ld);
        }
        return info;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        const Selected s = Part::part(p);
        return api::sygvdx_memory<T>(ctx, p.itype, p.job, s.range, p.n, s.il, s.iu, bytes);
    }
    static Region written(const Problem& p, std::string_view operand) {
        return Sygvd<T>::written(p, operand);
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return Part::error(p, in, out, out.A);
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        auto slips = Part::template slips<Data>();
        if (p.job == 'V') {
            slips.push_back({"entry of a vector", [](Data& x) { x.A(17, 4) += T(60 * slip_size<T>()); }});
        }
        return slips;
    }
};

template <class T>
struct Sygvx : GeneralizedPart<T> {
    using R = Real<T>;
    using Part = GeneralizedPart<T>;

    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A, B;
        VectorOf<Form, lapilli_int> M;
        VectorOf<Form, R> W;
        MatrixOf<Form, T> Z;
        VectorOf<Form, lapilli_int> ifail;
        static constexpr const char* names[] = {"A", "B", "M", "W", "Z", "ifail"};
        void all(auto&& f) { f(A, B, M, W, Z, ifail); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        Facts facts = Sygvdx<T>::facts();
        facts.name = "sygvx";
        facts.schedules = {{}};
        return facts;
    }
    static void data(const Problem& p, Data& x) {
        Part::data(p, x);
        if (p.job == 'V') {
            x.Z = Matrix<T>(p.n, Part::part(p).most(p.n), p.pad);
            x.ifail.assign(x.W.size(), -7);
        }
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        const Selected s = Part::part(p);
        return api::sygvx<T>(ctx, p.itype, p.job, s.range, p.uplo, p.n, x.A.data, x.A.ld, x.B.data, x.B.ld,
                             static_cast<R>(s.vl), static_cast<R>(s.vu), s.il, s.iu, R(0), x.M, x.W, x.Z.data,
                             x.Z.ld, x.ifail);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        const Selected s = Part::part(p);
        return api::sygvx_mgpu<T>(ctx, p.itype, p.job, s.range, p.uplo, x.A, x.B, static_cast<R>(s.vl),
                                  static_cast<R>(s.vu), s.il, s.iu, R(0), x.M, x.W,
                                  p.job == 'V' ? x.Z : nullptr, x.ifail);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        std::vector<lapack_int> ifail = narrow(p.n);
        const lapilli_int info = Part::call_lapack(p, x.A, x.B, x.M, x.W, x.Z, ifail.data());
        if (info == 0 && p.job == 'V') {
            std::copy_n(ifail.begin(), *x.M, x.ifail);
        }
        return info;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        const Selected s = Part::part(p);
        return api::sygvx_memory<T>(ctx, p.itype, p.job, s.range, p.n, s.il, s.iu, bytes);
    }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "A" || operand == "B" ? triangle(p.uplo) : Region::whole;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals = Part::error(p, in, out, out.Z);
        const std::int64_t m = out.M[0];
        if (p.job == 'V' && m >= 0 && m <= p.n &&
            !(right_remarks(out.ifail, false, m, p.n) &&
              std::equal(out.ifail.begin() + m, out.ifail.end(), in.ifail.begin() + m))) {
            residuals.values = std::numeric_limits<double>::infinity();
        }
        return residuals;
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        auto slips = Part::template slips<Data>();
        if (p.job == 'V') {
            slips.push_back({"entry of a vector", [](Data& x) { x.Z(17, 4) += T(60 * slip_size<T>()); }});
            slips.push_back({"ifail", [](Data& x) { x.ifail[3] = 4; }});
            slips.push_back({"number of values in ifail",
                             [](Data& x) { x.ifail[static_cast<std::size_t>(x.M[0]) - 1] = -7; }});
        }
        return slips;
    }
};

}  // namespace lapilli::testing
