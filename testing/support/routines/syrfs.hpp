// SPDX-License-Identifier: BSD-3-Clause
// SYRFS and HERFS: refinement of solutions of indefinite systems, and error bounds.
#pragma once

#include "support/routines/gerfs.hpp"
#include "support/routines/sytri.hpp"

namespace lapilli::testing {

LAPILLI_TESTING_ROUTINE(syrfs, ssyrfs, dsyrfs, csyrfs, zsyrfs)
// For complex matrices only: the real names are never called.
LAPILLI_TESTING_ROUTINE(herfs, ssyrfs, dsyrfs, cherfs, zherfs)

template <class T, bool hermitian>
struct IndefiniteRefinement : Description {
    using Factor = IndefiniteFactor<T, hermitian>;
    template <class Form>
    using Operands = typename Gerfs<T>::template Operands<Form>;
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        Facts facts = IndefiniteSolve<T, hermitian>::facts();
        facts.name = hermitian ? "herfs" : "syrfs";
        facts.columns = {};
        facts.on_one_device = true;
        return facts;
    }
    static Matrix<T> full(const Problem& p, const Matrix<T>& A) {
        return from_triangle(p.uplo, hermitian, A);
    }
    static void data(const Problem& p, Data& x) {
        typename Factor::Data factors;
        Factor::factor(p, factors);
        x.AF = std::move(factors.A);
        x.ipiv = std::move(factors.ipiv);
        x.A = indefinite_matrix<T>(p, hermitian);
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
        put_into(product('N', full(p, x.A), known_solution<T>(p)), x.B);
        x.X = poor_solution<T>(p);
        x.ferr.assign(static_cast<std::size_t>(p.k), -7);
        x.berr.assign(static_cast<std::size_t>(p.k), -7);
    }
    static Pointers pointers(Data& x) {
        return {{x.A.data(), x.A.ld()}, {x.AF.data(), x.AF.ld()}, x.ipiv.data(),
                {x.B.data(), x.B.ld()}, {x.X.data(), x.X.ld()},   x.ferr.data(),
                x.berr.data()};
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        if constexpr (hermitian)
            return api::herfs<T>(ctx, p.uplo, p.n, p.k, x.A.data, x.A.ld, x.AF.data, x.AF.ld, x.ipiv,
                                 x.B.data, x.B.ld, x.X.data, x.X.ld, x.ferr, x.berr);
        else
            return api::syrfs<T>(ctx, p.uplo, p.n, p.k, x.A.data, x.A.ld, x.AF.data, x.AF.ld, x.ipiv,
                                 x.B.data, x.B.ld, x.X.data, x.X.ld, x.ferr, x.berr);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        if constexpr (hermitian)
            return api::herfs_mgpu<T>(ctx, p.uplo, x.A, x.AF, x.ipiv, x.B, x.X, x.ferr, x.berr);
        else
            return api::syrfs_mgpu<T>(ctx, p.uplo, x.A, x.AF, x.ipiv, x.B, x.X, x.ferr, x.berr);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const auto ipiv = for_lapack(x.ipiv, p.n);
        const auto call = [&](auto rfs) {
            return rfs(p.uplo, lapack::to_int(p.n), lapack::to_int(p.k), x.A.data, lapack::to_int(x.A.ld),
                       x.AF.data, lapack::to_int(x.AF.ld), ipiv.data(), x.B.data, lapack::to_int(x.B.ld),
                       x.X.data, lapack::to_int(x.X.ld), x.ferr, x.berr);
        };
        return hermitian ? call([](auto... a) { return lapack::herfs<T>(a...); })
                         : call([](auto... a) { return lapack::syrfs<T>(a...); });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        if constexpr (hermitian)
            return api::herfs_memory<T>(ctx, p.n, p.k, bytes);
        else
            return api::syrfs_memory<T>(ctx, p.n, p.k, bytes);
    }
    static Region written(const Problem& p, std::string_view operand) {
        return Gerfs<T>::written(p, operand);
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return of_refinement<T>(p, in, out, general_solve_ratio('N', full(p, in.A), out.X, in.B),
                                [](const Problem& few, Data& x) { call_lapack(few, pointers(x)); });
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<Problem> hard_problems() { return indefinite_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem&) { return slips_of_refinement<T, Data>(); }
};
template <class T>
struct Syrfs : IndefiniteRefinement<T, false> {};
template <class T>
struct Herfs : IndefiniteRefinement<T, true> {};

}  // namespace lapilli::testing
