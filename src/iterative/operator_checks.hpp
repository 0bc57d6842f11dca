// SPDX-License-Identifier: BSD-3-Clause
// Checks of a method's operators before it relies on them.
#pragma once

#include "iterative/small_matrix.hpp"
#include "iterative/vectors.hpp"

namespace lapilli {

/// An operator is not what a method needs: A not Hermitian, B or the preconditioner not Hermitian and
/// positive definite.
struct UnfitOperator {
    Role role;
};

/// A power of two, even powers alone, so that its root is one, and the norm of the operator times it.
template <class R>
struct OperatorSize {
    R scale, norm;
};

/// From products with the vectors Z of a group, which should be random: the root of |A Z|^2 / |Z|^2 is at
/// most the norm, and on average that of the mean of the squares of A's eigenvalues. `image` becomes the
/// product, scaled. Throws Error where that is not finite.
template <class T>
OperatorSize<real_t<T>> size_of_operator(Vectors<T>& vectors, Role role, Group probe, Group image);

/// The distance of a matrix from Hermitian; the matrix may come block by block.
template <class T>
struct HermitianTest {
    real_t<T> largest = 0;     ///< element, its larger part
    real_t<T> difference = 0;  ///< of two elements that should be conjugate

    void add_diagonal_block(HostView<const T> g);
    /// The other triangle follows from this block.
    void add_block(HostView<const T> g);
    /// Whether all elements differ by no more than `tolerance` times the largest one, and `rounding`.
    bool passes(real_t<T> tolerance, real_t<T> rounding) const {
        return difference <= tolerance * largest + rounding;
    }
    /// Throws UnfitOperator unless this, a projection of an operator whose norm is about that, is Hermitian
    /// but for rounding errors, or for `errors` of the norm that products with it may have.
    void check(real_t<T> norm, real_t<T> errors = 0) const;
};

/// Whether g differs from its adjoint by no more than `tolerance` times its largest element.
template <class T>
bool is_hermitian(HostView<const T> g, real_t<T> tolerance);

/// HermitianTest::check of a whole matrix.
template <class T>
void check_hermitian(HostView<const T> g, real_t<T> norm);

template <class R>
bool is_number(R x) {
    return x - x == R(0);
}

}  // namespace lapilli
