// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/operator_checks.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "base/error.hpp"
#include "base/scaling.hpp"

namespace lapilli {
template <class T>
OperatorSize<real_t<T>> size_of_operator(Vectors<T>& vectors, Role role, Group probe, Group image) {
    using Real = real_t<T>;
    vectors.apply(role, Real(1), probe, image);
    const Real largest = vectors.largest(image);
    if (!is_number(largest)) {
        throw Error(LAPILLI_ERROR_NOT_FINITE, std::string("a product with ") + (role == Role::a ? "A" : "B") +
                                                  " holds a NaN or an infinity");
    }
    Real scale = scale_to(0, largest);
    if (std::ilogb(scale) % 2 != 0) scale *= Real(2);
    SmallMatrix<T> scaling = SmallMatrix<T>::identity(image.count);
    for (index_t i = 0; i < image.count; ++i) scaling(i, i) = T(scale);
    vectors.combine_in_place(scaling.read(), image, image);
    SmallMatrix<T> of_probe(probe.count, probe.count), of_image(probe.count, probe.count);
    vectors.gram(probe, probe, of_probe.view());
    vectors.gram(image, image, of_image.view());
    Real from = 0, to = 0;
    for (index_t i = 0; i < probe.count; ++i) {
        from += real_part(of_probe(i, i));
        to += real_part(of_image(i, i));
    }
    return {scale, std::sqrt(to / from)};
}

template <class T>
void HermitianTest<T>::add_block(HostView<const T> g) {
    for (index_t j = 0; j < g.cols; ++j) {
        for (index_t i = 0; i < g.rows; ++i) largest = std::max(largest, largest_part(g(i, j)));
    }
}

template <class T>
void HermitianTest<T>::add_diagonal_block(HostView<const T> g) {
    add_block(g);
    for (index_t j = 0; j < g.cols; ++j) {
        for (index_t i = j; i < g.rows; ++i)
            difference = std::max(difference, largest_part(g(i, j) - conjugate(g(j, i))));
    }
}

template <class T>
void HermitianTest<T>::check(real_t<T> norm, real_t<T> errors) const {
    using Real = real_t<T>;
    const Real rounding = std::max(Real(1e5) * unit_roundoff<T>, errors) * norm;
    if (!passes(std::sqrt(std::numeric_limits<Real>::epsilon()), rounding)) throw UnfitOperator{Role::a};
}

template <class T>
bool is_hermitian(HostView<const T> g, real_t<T> tolerance) {
    HermitianTest<T> test;
    test.add_diagonal_block(g);
    return test.passes(tolerance, 0);
}

template <class T>
void check_hermitian(HostView<const T> g, real_t<T> norm) {
    HermitianTest<T> test;
    test.add_diagonal_block(g);
    test.check(norm);
}

#define LAPILLI_INSTANTIATE(T)                                                          \
    template OperatorSize<real_t<T>> size_of_operator(Vectors<T>&, Role, Group, Group); \
    template struct HermitianTest<T>;                                                   \
    template bool is_hermitian(HostView<const T>, real_t<T>);                           \
    template void check_hermitian(HostView<const T>, real_t<T>);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
