// SPDX-License-Identifier: BSD-3-Clause
// SBEVX and HBEVX: part of the spectrum of a band matrix, and the matrix of its reduction.
#pragma once

#include "support/routine_of.hpp"
#include "support/routines/sbevd.hpp"
#include "support/routines/syevr.hpp"

namespace lapilli::testing {

template <class T>
struct Sbevx : Description {
    using R = Real<T>;
    using Whole = Sbevd<T>;

    template <class Form>
    struct Operands {
        MatrixOf<Form, T> AB, Q;
        VectorOf<Form, lapilli_int> M;
        VectorOf<Form, R> W;
        MatrixOf<Form, T> Z;
        VectorOf<Form, lapilli_int> ifail;
        static constexpr const char* names[] = {"AB", "Q", "M", "W", "Z", "ifail"};
        void all(auto&& f) { f(AB, Q, M, W, Z, ifail); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        Facts facts = Whole::facts();
        facts.name = "sbevx";
        facts.schedules = {{}};
        return facts;
    }
    // The shape of a band is arbitrary.
    static bool any_shape(std::string_view operand) { return operand == "AB"; }
    // Q may be null if it is not wanted.
    static bool may_be_missing(std::string_view operand) { return operand == "Q"; }
    static std::vector<BadBound> bad_bounds() { return bad_ranges(); }
    // The spectrum is about +-1.2 sqrt(2 kd + 1) for uniform entries, and -1 to 1 for the other kinds.
    static Selected part(const Problem& p) {
        const double entries = static_cast<double>(std::min(p.n, 2 * p.k + 1));
        const double size = p.kind == "default" || p.kind == "uniform" ? std::sqrt(entries) : 1;
        return selected(p, -0.2 * size, 0.45 * size);
    }
    static void data(const Problem& p, Data& x) {
        x.AB = band_matrix<T>(p);
        x.M = {-1};
        x.W.assign(static_cast<std::size_t>(p.n), 0);
        if (p.job == 'V') {
            x.Q = Matrix<T>(p.n, p.n, p.pad);
            x.Z = Matrix<T>(p.n, part(p).most(p.n), p.pad);
            x.ifail.assign(static_cast<std::size_t>(p.n), -7);
        }
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        const Selected s = part(p);
        return api::sbevx<T>(ctx, p.job, s.range, p.uplo, p.n, p.k, x.AB.data, x.AB.ld, x.Q.data, x.Q.ld,
                             static_cast<R>(s.vl), static_cast<R>(s.vu), s.il, s.iu, R(0), x.M, x.W, x.Z.data,
                             x.Z.ld, x.ifail);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        const Selected s = part(p);
        return api::sbevx_mgpu<T>(ctx, p.job, s.range, p.uplo, x.AB, x.Q, static_cast<R>(s.vl),
                                  static_cast<R>(s.vu), s.il, s.iu, R(0), x.M, x.W, x.Z, x.ifail);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const Selected s = part(p);
        std::vector<lapack_int> ifail = narrow(p.n);
        lapack_int found = 0;
        const lapack_int info =
            lapack::sbevx<T>(p.job, s.range, p.uplo, lapack::to_int(p.n), lapack::to_int(p.k), x.AB.data,
                             lapack::to_int(x.AB.ld), x.Q.data, lapack::to_int(x.Q.ld), static_cast<R>(s.vl),
                             static_cast<R>(s.vu), lapack::to_int(s.il), lapack::to_int(s.iu), R(0), &found,
                             x.W, x.Z.data, lapack::to_int(x.Z.ld), ifail.data());
        if (info != 0) {
            return info;
        }
        *x.M = found;
        for (std::int64_t i = 0; p.job == 'V' && i < found; ++i) {
            x.ifail[i] = ifail[static_cast<std::size_t>(i)];
        }
        return 0;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        const Selected s = part(p);
        return api::sbevx_memory<T>(ctx, p.job, s.range, p.n, p.k, s.il, s.iu, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::int64_t m = out.M[0];
        Residuals residuals;
        residuals.values = value_error(p, in, out);
        if (p.job != 'V' || m < 0 || m > p.n) {
            return residuals;
        }
        if (m > 0) {
            const Probe<T> probe(m, p.full_check, p.seed);
            const Matrix<T> V = first_columns(out.Z, m);
            const Matrix<T> AV = band_times(p.uplo, p.k, in.AB, product('N', V, probe.X()));
            const double norm = std::sqrt(band_invariants(p, in.AB).first);
            residuals =
                eigenvector_residuals(AV, norm, V, std::vector<R>(out.W.begin(), out.W.begin() + m), probe);
            residuals.values = value_error(p, in, out);
        }
        if (!right_remarks(out.ifail, false, m, p.n)) {
            residuals.values = std::numeric_limits<double>::infinity();
        }
        // T overwrites the band. An empty Q was not asked for.
        if (out.Q.rows() == p.n) {
            const auto [D, E] = tridiagonal_of(p, out.AB);
            const Residuals of_q = band_reduction_residuals(p, in.AB, D, E, out.Q);
            residuals.residual = Residuals{residuals.residual, of_q.residual, {}}.worst();
            residuals.orthogonality = Residuals{residuals.orthogonality, of_q.orthogonality, {}}.worst();
        }
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n), m = static_cast<double>(part(p).most(p.n));
        const double vectors =
            p.job == 'N' ? 0 : divide_and_conquer_operations<T>('I', n) * (0.25 + 0.75 * m / n);
        return Sbtrd<T>::operations(p) + vectors;
    }
    static std::vector<Problem> hard_problems() {
        std::vector<Problem> problems = Whole::hard_problems();
        char range = 'I';
        for (Problem& p : problems) {
            p.range = range = range == 'I' ? 'V' : 'I';
        }
        return problems;
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const R r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"value", [](Data& x) { x.W[3] += 60 * r; }},
                                           {"number of values", [](Data& x) { x.M[0] -= 2; }},
                                           {"order of values", [](Data& x) { std::swap(x.W[1], x.W[5]); }}};
        if (p.job == 'V') {
            slips.push_back({"entry of a vector", [](Data& x) { x.Z(17, 4) += T(60 * r); }});
            slips.push_back({"entry of Q", [](Data& x) { x.Q(17, 4) += T(60 * r); }});
            slips.push_back({"ifail", [](Data& x) { x.ifail[3] += 1; }});
        }
        return slips;
    }

    // Compares with LAPACK's values at small orders. Above, the values must ascend, and a range of indices
    // fixes their number.
    static double value_error(const Problem& p, const Data& in, const Data& out) {
        const Selected s = part(p);
        const std::int64_t m = out.M[0];
        if (p.n <= 3000) {
            return selected_value_ratio(out.W, m, lapack_band_values(p, in.AB), s, ulp<T>);
        }
        const bool ascend = m >= 0 && m <= p.n && std::is_sorted(out.W.begin(), out.W.begin() + m);
        return ascend && (s.range == 'V' || m == s.most(p.n)) ? 0 : std::numeric_limits<double>::infinity();
    }
};

}  // namespace lapilli::testing
