// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <utility>

#include "files/memory.hpp"

namespace lapilli::files {

// Throws FileError that names the first element, in a's order, that is NaN or infinite.
template <class T>
void require_finite(const Dense<T>& a);

// Throws FileError unless a is square and a(i,j) = conj(a(j,i)) up to `tolerance` times the greatest element.
template <class T>
void require_hermitian(const Dense<T>& a, double tolerance);

// The other triangle as the mirror image of the one that uplo ('L' or 'U') names, the diagonal real.
template <class T>
void mirror_triangle(Dense<T>& a, char uplo);

// Ends of an interval that holds all eigenvalues of a Hermitian matrix: those of Gershgorin's discs, whose
// radius is the sum of the magnitudes of a column off the diagonal.
template <class T>
std::pair<double, double> gershgorin_bounds(const Dense<T>& a);

// The greatest of |re|, |im| of all elements.
template <class T>
double greatest_element(const Dense<T>& a);

// The 1-norm: the greatest sum of the magnitudes of a column.
template <class T>
double one_norm(const Dense<T>& a);

}  // namespace lapilli::files
