// SPDX-License-Identifier: BSD-3-Clause
// What a method finds out of its operators before it relies on them.
#pragma once

#include "iterative/small_matrix.hpp"
#include "iterative/vectors.hpp"

namespace lapilli {

/// An operator is not what a method needs: A not Hermitian, B or the preconditioner not Hermitian and positive definite.
struct UnfitOperator {
    Role role;
};

/// A power of two, even powers alone, so that its root is one, and the norm of the operator times it.
template <class R>
struct OperatorSize {
    R scale, norm;
};

/// From products with the vectors Z of a group, which should be random: the root of |A Z|^2 / |Z|^2 is at most the norm, and on
/// average that of the mean of the squares of A's eigenvalues. `image` becomes the product, scaled. Throws Error where that is not
/// finite.
template <class T>
OperatorSize<real_t<T>> size_of_operator(Vectors<T>& vectors, Role role, Group probe, Group image);

/// Whether g differs from its adjoint by no more than `tolerance` times its largest element, and `rounding`.
template <class T>
bool is_hermitian(HostView<const T> g, real_t<T> tolerance, real_t<T> rounding = 0);

/// Throws UnfitOperator unless g, a projection of an operator whose norm is about that, is Hermitian but for rounding errors.
template <class T>
void check_hermitian(HostView<const T> g, real_t<T> norm);

template <class R>
bool is_number(R x) {
    return x - x == R(0);
}

}  // namespace lapilli
