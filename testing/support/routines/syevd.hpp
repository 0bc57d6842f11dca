// SPDX-License-Identifier: BSD-3-Clause
// SYEVD and HEEVD: eigenvalues and vectors.
#pragma once

#include "support/routine_of.hpp"
#include "support/routines/ormtr.hpp"
#include "support/routines/stedc.hpp"
#include "support/routines/sytrd.hpp"

namespace lapilli::testing {

template <class T>
struct Syevd : Description, from_table::Syevd<T, Syevd<T>> {
    using Table = from_table::Syevd<T, Syevd<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "syevd",
                .crossovers = {"sytrd.crossover", "stedc.crossover"},
                .columns = {"sytrd.columns"},
                .hermitian = true,
                .schedules = {{.letters = {{"job", 'N'}}, .settings = {{"schedule", "device"}}},
                              {.settings = {{"schedule", "device"}}},
                              {.settings = {{"schedule", "hybrid"}, {"test.sytrd.reflectors", "device"}}},
                              {.letters = {{"job", 'N'}}, .settings = {{"syevd.stages", "2"}}},
                              {.settings = {{"syevd.stages", "2"},
                                            {"test.sy2sb.nb", "16"},
                                            {"test.sy2sb.reflectors", "20"}}}},
                .block_sizes = {{{"schedule", "device"}, {"matrix.nb", "24"}},
                                {{"schedule", "hybrid"}, {"test.ormtr.nb", "7"}}}};
    }
    static void data(const Problem& p, Data& x) {
        x.A = hermitian_matrix<T>(p, "uniform");
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
        }
        x.W.assign(static_cast<std::size_t>(p.n), 0);
    }
    static Values values(const Problem& p) { return {.jobz = p.job, .uplo = p.uplo, .n = p.n}; }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "A" && p.job == 'N' ? triangle(p.uplo) : Region::whole;
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        if (p.job == 'V') {
            const Probe<T> probe(p.n, p.full_check, p.seed);
            const Matrix<T> AV = lapack::hermitian_times(p.uplo, in.A, product('N', out.A, probe.X()));
            residuals = eigenvector_residuals(AV, probe.norm(in.A, p.uplo), out.A, out.W, probe);
        }
        residuals.values = value_error(p, in, out.W);
        return residuals;
    }
    static double operations(const Problem& p) {
        Problem q = p;
        q.k = q.n;
        q.side = 'L';
        const double values = Sytrd<T>::operations(p);
        return p.job == 'N' ? values
                            : values + divide_and_conquer_operations<T>('I', static_cast<double>(p.n)) +
                                  Ormtr<T>::operations(q);
    }
    static std::vector<Problem> hard_problems() { return hermitian_problems(0.1 / ulp<T>); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const Real<T> r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"largest value", [](Data& x) { x.W[59] *= 1 + r; }}};
        if (p.job == 'V') {
            slips.push_back({"entry of a vector", [](Data& x) { x.A(17, 4) += T(60 * r); }});
        }
        return slips;
    }

    // Compares with the prescribed spectrum; otherwise with LAPACK's SYEVD at small orders, or with the
    // matrix's trace and norm.
    static double value_error(const Problem& p, const Data& in, const std::vector<Real<T>>& W) {
        if (p.n <= p.full_check) {
            Matrix<T> A = in.A;
            std::vector<Real<T>> reference(W.size());
            if (p.n > 0) {
                lapack::syevd<T>('N', p.uplo, p.n, A.data(), A.ld(), reference.data());
            }
            return value_ratio(W, reference, ulp<T>);
        }
        if (const auto given = spectrum(p.kind, p.n, p.cond, p.seed)) {
            std::vector<Real<T>> reference(given->begin(), given->end());
            std::sort(reference.begin(), reference.end());
            return value_ratio(W, reference, ulp<T>);
        }
        double trace = 0;
        for (std::int64_t j = 0; j < p.n; ++j) {
            trace += real_part(in.A(j, j));
        }
        return invariant_ratio(W, trace, frobenius_norm(in.A, p.uplo), ulp<T>);
    }
};

}  // namespace lapilli::testing
