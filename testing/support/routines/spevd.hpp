// SPDX-License-Identifier: BSD-3-Clause
// SPEVD, HPEVD, SPEV and HPEV: eigenvalues and vectors of a matrix in packed storage.
#pragma once

#include "support/routines/syevd.hpp"

namespace lapilli::testing {

template <class T, bool divides>
struct PackedEigenproblem : Description,
                            std::conditional_t<divides, from_table::Spevd<T, PackedEigenproblem<T, divides>>,
                                               from_table::Spev<T, PackedEigenproblem<T, divides>>> {
    using Full = Syevd<T>;

    using Table = std::conditional_t<divides, from_table::Spevd<T, PackedEigenproblem<T, divides>>,
                                     from_table::Spev<T, PackedEigenproblem<T, divides>>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        Facts facts = Full::facts();
        facts.name = divides ? "spevd" : "spev";
        facts.hermitian = false;                                     // SYEVD's tests cover the others
        facts.schedules = {{.settings = {{"schedule", "device"}}}};  // all of them are SYEVD's matter
        return facts;
    }
    // Calls f(i, j, element) for the triangle in storage order.
    template <class Vector, class F>
    static void over_triangle(const Problem& p, Vector& AP, F f) {
        std::size_t at = 0;
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = p.uplo == 'L' ? j : 0; i < (p.uplo == 'L' ? p.n : j + 1); ++i) {
                f(i, j, AP[at++]);
            }
        }
    }
    static Matrix<T> unpacked(const Problem& p, const std::vector<T>& AP) {
        Matrix<T> A(p.n, p.n);
        over_triangle(p, AP, [&](std::int64_t i, std::int64_t j, const T& element) { A(i, j) = element; });
        return A;
    }
    static std::vector<T> packed(const Problem& p, const Matrix<T>& A) {
        std::vector<T> AP(static_cast<std::size_t>(p.n * (p.n + 1) / 2));
        over_triangle(p, AP, [&](std::int64_t i, std::int64_t j, T& element) { element = A(i, j); });
        return AP;
    }
    static void data(const Problem& p, Data& x) {
        x.AP = packed(p, hermitian_matrix<T>(p, "uniform"));
        x.W.assign(static_cast<std::size_t>(p.n), 0);
        if (p.job == 'V') {
            x.Z = Matrix<T>(p.n, p.n, p.pad);
        }
    }
    static Values values(const Problem& p) { return {.jobz = p.job, .uplo = p.uplo, .n = p.n}; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        // LAPACK overwrites AP.
        std::vector<T> AP(x.AP, x.AP + std::max<std::int64_t>(0, p.n * (p.n + 1) / 2));
        const auto given = [&](auto function) {
            return function(p.job, p.uplo, lapack::to_int(p.n), AP.data(), x.W, x.Z.data,
                            lapack::to_int(x.Z.ld));
        };
        return divides ? given([](auto... a) { return lapack::spevd<T>(a...); })
                       : given([](auto... a) { return lapack::spev<T>(a...); });
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Matrix<T> A = unpacked(p, in.AP);
        Residuals residuals;
        if (p.job == 'V') {
            const Probe<T> probe(p.n, p.full_check, p.seed);
            const Matrix<T> AV = lapack::hermitian_times(p.uplo, A, product('N', out.Z, probe.X()));
            residuals = eigenvector_residuals(AV, probe.norm(A, p.uplo), out.Z, out.W, probe);
        }
        residuals.values = Full::value_error(p, {A, {}}, out.W);
        return residuals;
    }
    static double operations(const Problem& p) { return Full::operations(p); }
    static std::vector<Problem> hard_problems() { return Full::hard_problems(); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const Real<T> r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"largest value", [](Data& x) { x.W.back() *= 1 + r; }}};
        if (p.job == 'V') {
            slips.push_back({"entry of a vector", [](Data& x) { x.Z(17, 4) += T(60 * r); }});
        }
        return slips;
    }
};

template <class T>
struct Spevd : PackedEigenproblem<T, true> {};
template <class T>
struct Spev : PackedEigenproblem<T, false> {};

}  // namespace lapilli::testing
