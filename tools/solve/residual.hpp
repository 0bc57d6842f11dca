// SPDX-License-Identifier: BSD-3-Clause
// Residuals of results, in units of n eps and of the norms, as in LAPACK's tests.
#pragma once

#include <cstdint>
#include <vector>

#include "files/memory.hpp"
#include "solve/session.hpp"

namespace lapilli::solve {

struct Residuals {
    double residual = 0, orthogonality = 0;
};

// The residual of k eigenvalues w and k vectors, the first columns of v: A V = V L, or with B and itype A V =
// B V L, A B V = V L, B A V = V L. A is scaled if its elements are near the ends of the range.
template <class T, class Real>
Residuals eigen_residuals(Session& session, files::Dense<T>& a, const files::Dense<T>* b, std::int64_t itype,
                          const files::Dense<T>& v, std::vector<Real> w);

// The residual of singular values s, columns u and rows of V^H vt: A V = U S and A^H U = V S, and the
// distance of U^H U and V^H V from the identity. A is scaled if its elements are near the ends of the range.
template <class T, class Real>
Residuals singular_residuals(Session& session, files::Dense<T>& a, const files::Dense<T>& u,
                             const files::Dense<T>& vt, std::vector<Real> s);

struct SolutionResiduals {
    double residual = 0;  // |A x - b| / (|A| |x|), in units of max(m, n) eps
    // |A x - b| / (|A| |x| + |b|): how far the closest problem that x solves exactly is from A x = b,
    // whatever the condition.
    double backward_error = 0;
};

// The residual of A X = B, A of any shape: the worst column, in the 1-norm. A and B are scaled likewise.
template <class T>
SolutionResiduals solution_residuals(Session& session, files::Dense<T>& a, const files::Dense<T>& x,
                                     files::Dense<T>& b);

struct LeastSquaresResiduals {
    double residual = 0;
    // |A^H r| / (|A| |r|) with r = b - A x for each column, the Frobenius norm of A. Where A X = B has a
    // solution, r is nothing but rounding errors, and this any number up to 1.
    std::vector<double> angles;
    std::vector<double> norms;  // |r|
};

// The residual of A^H (B - A X) = 0: then B - A X has the least norm. A is scaled, B is overwritten.
// left_out: of A, what the matrix lacks whose problem has been solved, in units of the Frobenius norm.
template <class T>
LeastSquaresResiduals least_squares_residuals(Session& session, files::Dense<T>& a, const files::Dense<T>& x,
                                              files::Dense<T>& b, double left_out = 0);

// The residual of X = A^H Z for some Z: then X is the solution of A X = B with the least norm. A has fewer
// rows than columns, and full rank.
template <class T>
double distance_from_rows(Session& session, const files::Dense<T>& a, const files::Dense<T>& x);

struct RowsThatCount {
    double distance = 0, left_out = 0;  // left_out: of A, in units of its Frobenius norm
};

// The same of a matrix of any shape, of this rank: pivots find as many rows, and what is left of the others
// counts as zero. Of that no more is said to be left out than condition numbers up to 1 / rcond explain: a
// rank that is too low leaves out what counts.
template <class T>
RowsThatCount distance_from_rows(Session& session, const files::Dense<T>& a, const files::Dense<T>& x,
                                 std::int64_t rank, double rcond);

}  // namespace lapilli::solve
