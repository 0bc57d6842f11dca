// SPDX-License-Identifier: BSD-3-Clause
// SBEVD, SBEV and their complex variants: eigenvalues and vectors of band matrices.
#pragma once

#include "support/routine_of.hpp"
#include "support/routines/sbtrd.hpp"
#include "support/routines/stedc.hpp"

namespace lapilli::testing {

template <class T>
struct Sbevd : Description, from_table::Sbevd<T, Sbevd<T>> {
    using Table = from_table::Sbevd<T, Sbevd<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {
            .name = "sbevd",
            .crossovers = {"sytrd.crossover", "stedc.crossover"},
            .columns = {"sytrd.columns"},
            .k = 64,
            .holds_matrix = false,
            .first_of_several = 2.0,
            .schedules = {{.letters = {{"job", 'N'}}}, {}, {.settings = {{"test.chase.launches", "steps"}}}}};
    }
    // The shape of a band is arbitrary.
    static bool any_shape(std::string_view operand) { return operand == "AB"; }
    static void data(const Problem& p, Data& x) {
        x.AB = band_matrix<T>(p);
        x.W.assign(static_cast<std::size_t>(p.n), 0);
        if (p.job == 'V') {
            x.Z = Matrix<T>(p.n, p.n, p.pad);
        }
    }
    static Values values(const Problem& p) { return {.jobz = p.job, .uplo = p.uplo, .n = p.n, .kd = p.k}; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        if (p.job == 'V') {
            const Probe<T> probe(p.n, p.full_check, p.seed);
            const Matrix<T> AV = band_times(p.uplo, p.k, in.AB, product('N', out.Z, probe.X()));
            const double norm = std::sqrt(band_invariants(p, in.AB).first);
            residuals = eigenvector_residuals(AV, norm, out.Z, out.W, probe);
        }
        residuals.values = band_value_error(p, in.AB, out.W, [&] { return lapack_band_values(p, in.AB); });
        return residuals;
    }
    static double operations(const Problem& p) {
        Problem q = p;
        q.job = p.job;
        const double vectors =
            p.job == 'N' ? 0 : divide_and_conquer_operations<T>('I', static_cast<double>(p.n));
        return Sbtrd<T>::operations(q) + vectors;
    }
    static std::vector<Problem> hard_problems() { return Sbtrd<T>::hard_problems(); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const Real<T> r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"largest value", [](Data& x) { x.W.back() *= 1 + r; }}};
        if (p.job == 'V') {
            slips.push_back({"entry of a vector", [](Data& x) { x.Z(17, 4) += T(60 * r); }});
        }
        return slips;
    }
};

// The same under LAPACK's other name.
template <class T>
struct Sbev : Sbevd<T>, from_table::SbevCalls<T, Sbev<T>> {
    using Table = from_table::SbevCalls<T, Sbev<T>>;
    using Table::call, Table::call_spread, Table::call_lapack, Table::memory;
    using typename Table::Values;
    using Sbevd<T>::written;

    static Facts facts() {
        Facts facts = Sbevd<T>::facts();
        facts.name = "sbev";
        facts.schedules = {{}};
        return facts;
    }
    static Values values(const Problem& p) { return {.jobz = p.job, .uplo = p.uplo, .n = p.n, .kd = p.k}; }
};

}  // namespace lapilli::testing
