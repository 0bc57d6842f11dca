// SPDX-License-Identifier: BSD-3-Clause
// SYRFS and HERFS: refinement of solutions of indefinite systems, and error bounds.
#pragma once

#include "support/routines/gerfs.hpp"
#include "support/routines/sytri.hpp"

namespace lapilli::testing {

template <class T, bool hermitian>
struct IndefiniteRefinement
    : Description,
      std::conditional_t<hermitian, from_table::Herfs<T, IndefiniteRefinement<T, hermitian>>,
                         from_table::Syrfs<T, IndefiniteRefinement<T, hermitian>>> {
    using Table = std::conditional_t<hermitian, from_table::Herfs<T, IndefiniteRefinement<T, hermitian>>,
                                     from_table::Syrfs<T, IndefiniteRefinement<T, hermitian>>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;
    using Factor = IndefiniteFactor<T, hermitian>;

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
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n, .nrhs = p.k}; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return of_refinement<T>(p, in, out, general_solve_ratio('N', full(p, in.A), out.X, in.B),
                                [](const Problem& few, Data& x) { Table::call_lapack(few, pointers(x)); });
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
