// SPDX-License-Identifier: BSD-3-Clause
// SYEVDX and HEEVDX: part of the spectrum. LAPACK has no routine of this name. SYEVR, which stores vectors
// elsewhere, has the same arguments up to iu.
#pragma once

#include "support/routine_of.hpp"
#include "support/routines/syevd.hpp"
#include "support/selection.hpp"

namespace lapilli::testing {

namespace lapack {
LAPILLI_TESTING_LAPACKE(part_of_spectrum, ssyevr, dsyevr, cheevr, zheevr)
}

template <class T>
struct Syevdx : Description {
    using R = Real<T>;

    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A;
        VectorOf<Form, lapilli_int> M;
        VectorOf<Form, R> W;
        static constexpr const char* names[] = {"A", "M", "W"};
        void all(auto&& f) { f(A, M, W); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        Facts facts = Syevd<T>::facts();
        facts.name = "syevdx";
        // In one stage and in two; SYEVD's tests cover the others.
        facts.schedules = {{.settings = {{"schedule", "device"}}}, {.settings = {{"syevd.stages", "2"}}}};
        return facts;
    }
    static std::vector<BadBound> bad_bounds() { return bad_ranges(); }
    // The spectrum is about +-0.6 sqrt(n) and one value far above for uniform entries, and -1 to 1 for the
    // other kinds. `scale`: the approximate factor by which the spectrum is larger in a problem that contains
    // such a matrix.
    static Selected part(const Problem& p, double scale = 1) {
        const double size =
            p.kind == "default" || p.kind == "uniform" ? std::sqrt(static_cast<double>(p.n)) : 1;
        return selected(p, -0.2 * scale * size, 0.45 * scale * size);
    }
    static void data(const Problem& p, Data& x) {
        typename Syevd<T>::Data all;
        Syevd<T>::data(p, all);
        x.A = std::move(all.A);
        x.W = std::move(all.W);
        x.M = {0};
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        const Selected s = part(p);
        return api::syevdx<T>(ctx, p.job, s.range, p.uplo, p.n, x.A.data, x.A.ld, static_cast<R>(s.vl),
                              static_cast<R>(s.vu), s.il, s.iu, x.M, x.W);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        const Selected s = part(p);
        return api::syevdx_mgpu<T>(ctx, p.job, s.range, p.uplo, x.A, static_cast<R>(s.vl),
                                   static_cast<R>(s.vu), s.il, s.iu, x.M, x.W);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const Selected s = part(p);
        const auto columns = std::max<std::int64_t>(s.most(p.n), 1), rows = std::max<std::int64_t>(p.n, 1);
        Matrix<T> Z(rows, columns);
        std::vector<lapack_int> support(static_cast<std::size_t>(2 * columns));
        lapack_int found = 0;
        const lapack_int info = lapack::part_of_spectrum<T>(
            p.job, s.range, p.uplo, lapack::to_int(p.n), x.A.data, lapack::to_int(x.A.ld),
            static_cast<R>(s.vl), static_cast<R>(s.vu), lapack::to_int(s.il), lapack::to_int(s.iu), R(0),
            &found, x.W, Z.data(), lapack::to_int(Z.ld()), support.data());
        if (info != 0) {
            return info;
        }
        *x.M = found;
        for (std::int64_t j = 0; j < found && p.job == 'V'; ++j) {
            std::copy_n(&Z(0, j), p.n, x.A.data + j * x.A.ld);
        }
        return 0;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        const Selected s = part(p);
        return api::syevdx_memory<T>(ctx, p.job, s.range, p.n, s.il, s.iu, bytes);
    }
    static Region written(const Problem& p, std::string_view operand) {
        return Syevd<T>::written(p, operand);
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::int64_t m = out.M[0];
        Residuals residuals;
        residuals.values = value_error(p, in, out);
        if (p.job == 'V' && m > 0 && m <= p.n) {
            const Probe<T> probe(m, p.full_check, p.seed);
            const Matrix<T> V = first_columns(out.A, m);
            const Matrix<T> AV = lapack::hermitian_times(p.uplo, in.A, product('N', V, probe.X()));
            const Probe<T> of_A(p.n, p.full_check, p.seed);
            const Residuals vectors = eigenvector_residuals(
                AV, of_A.norm(in.A, p.uplo), V, std::vector<R>(out.W.begin(), out.W.begin() + m), probe);
            residuals.residual = vectors.residual;
            residuals.orthogonality = vectors.orthogonality;
        }
        return residuals;
    }
    static double operations(const Problem& p) {
        Problem q = p;
        q.k = part(p).most(p.n);
        q.side = 'L';
        const auto n = static_cast<double>(p.n), m = static_cast<double>(q.k);
        const double values = Sytrd<T>::operations(p);
        // The last merge makes m of n vectors; the other merges are a quarter of the total.
        return p.job == 'N' ? values
                            : values + divide_and_conquer_operations<T>('I', n) * (0.25 + 0.75 * m / n) +
                                  Ormtr<T>::operations(q);
    }
    static std::vector<Problem> hard_problems() {
        std::vector<Problem> problems;
        for (Problem p : Syevd<T>::hard_problems()) {
            for (const char range : {'V', 'I'}) {
                p.range = range;
                problems.push_back(p);
            }
        }
        return problems;
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const R r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"value", [](Data& x) { x.W[3] += 60 * r; }},
                                           {"number of values", [](Data& x) { x.M[0] -= 2; }},
                                           {"order of values", [](Data& x) { std::swap(x.W[1], x.W[5]); }}};
        if (p.job == 'V') {
            slips.push_back({"entry of a vector", [](Data& x) { x.A(17, 4) += T(60 * r); }});
        }
        return slips;
    }

    // Compares with LAPACK's values at small orders, above with the prescribed spectrum. For a large matrix
    // with an unknown spectrum, the values must ascend, and a range of indices fixes their number.
    static double value_error(const Problem& p, const Data& in, const Data& out) {
        const Selected s = part(p);
        const std::int64_t m = out.M[0];
        std::vector<R> all(in.W.size());
        if (p.n <= 3000) {
            Matrix<T> A = in.A;
            if (p.n > 0) {
                lapack::syevd<T>('N', p.uplo, p.n, A.data(), A.ld(), all.data());
            }
        } else if (const auto given = spectrum(p.kind, p.n, p.cond, p.seed)) {
            all.assign(given->begin(), given->end());
            std::sort(all.begin(), all.end());
        } else {
            return unknown_value_ratio(out.W, m, p.n, s);
        }
        return selected_value_ratio(out.W, m, all, s, ulp<T>);
    }
};

}  // namespace lapilli::testing
