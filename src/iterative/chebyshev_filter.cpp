// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/chebyshev_filter.hpp"

#include <algorithm>
#include <cmath>

#include "iterative/small_matrix.hpp"

namespace lapilli {

template <class R>
R DampedInterval<R>::growth(R value) const {
    return std::acosh(std::max(R(1), (center() - value) / half()));
}

template <class R>
index_t degree_for(R factor, R growth, index_t most) {
    const R degree = std::ceil(std::acosh(std::max(R(1), factor)) / growth);
    // Also where the growth is 0.
    return degree < static_cast<R>(most) ? std::max<index_t>(1, static_cast<index_t>(degree)) : most;
}

template <class R>
R lower_end_for(R factor, index_t degree, R value, R upper) {
    const R above = std::cosh(std::acosh(factor) / static_cast<R>(degree)) - 1;
    // (center - value) / half is 1 + above.
    return value + (upper - value) * above / (2 + above);
}

template <class T>
void ChebyshevFilter<T>::apply(Vectors<T>& vectors, Group group, int other, int image,
                               const std::function<void()>& report) const {
    using Real = real_t<T>;
    const Real start = (damped.center() - lowest) / damped.half();
    const index_t end = group.first + group.count;
    Group from = group, to{other, group.first, group.count};
    Real ratio = 0;
    for (index_t degree = 1; from.count > 0; ++degree) {
        // T_k+1 = 2 t T_k - T_k-1 for t = (center - A) / half; each polynomial is divided by its value at
        // `lowest`.
        const Real last_ratio = ratio;
        ratio = degree == 1 ? 1 / start : 1 / (2 * start - last_ratio);
        const Real factor = (degree == 1 ? ratio : 2 * ratio) / damped.half();
        const Group product{image, from.first, from.count};
        vectors.apply(Role::a, scale, from, product);
        vectors.add(factor * damped.center(), from, -ratio * last_ratio, to);
        vectors.add(-factor, product, Real(1), to);
        report();

        index_t first = to.first;
        while (first < end && degrees[static_cast<std::size_t>(first - group.first)] == degree) ++first;
        const index_t done = first - to.first;
        if (done > 0 && to.array != group.array)
            vectors.copy({to.array, to.first, done}, {group.array, to.first, done});
        const Group next_to{from.array, first, end - first};
        from = {to.array, first, end - first};
        to = next_to;
        if (locked > 0 && from.count > 0 && degree % between == 0) {
            // The recurrence goes on in what is orthogonal to them.
            remove_locked(vectors, group.array, from);
            remove_locked(vectors, group.array, to);
        }
    }
}

template <class T>
void ChebyshevFilter<T>::remove_locked(Vectors<T>& vectors, int array, Group from) const {
    const Group span{array, 0, locked};
    SmallMatrix<T> part(locked, from.count);
    vectors.gram(span, from, part.view());
    vectors.combine(T(-1), part.read(), span, T(1), from);
}

#define LAPILLI_INSTANTIATE(T) template struct ChebyshevFilter<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE
#define LAPILLI_INSTANTIATE(R)                  \
    template struct DampedInterval<R>;          \
    template index_t degree_for(R, R, index_t); \
    template R lower_end_for(R, index_t, R, R);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
