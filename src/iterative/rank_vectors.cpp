// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/rank_vectors.hpp"

#include <algorithm>

namespace lapilli {
namespace {

/// f(each real number of a small matrix), column after column.
template <class T, class F>
void for_reals(HostView<T> g, const F& f) {
    using Real = real_t<T>;
    constexpr index_t parts = is_complex<T> ? 2 : 1;
    for (index_t j = 0; j < g.cols; ++j) {
        Real* const column = reinterpret_cast<Real*>(g.at(0, j));
        for (index_t i = 0; i < parts * g.rows; ++i) f(column[i]);
    }
}

}  // namespace

template <class T>
void RankVectors<T>::gram(Group a, Group b, HostView<T> g) {
    if (g.empty()) return;
    here_.gram(a, b, g);
    numbers_.clear();
    for_reals(g, [&](real_t<T> x) { numbers_.push_back(static_cast<double>(x)); });
    ranks_.sum(numbers_.data(), static_cast<index_t>(numbers_.size()));
    auto next = numbers_.begin();
    for_reals(g, [&](real_t<T>& x) { x = static_cast<real_t<T>>(*next++); });
}

template <class T>
void RankVectors<T>::sum_reals(real_t<T>* numbers, index_t count) {
    numbers_.assign(numbers, numbers + count);
    ranks_.sum(numbers_.data(), count);
    std::transform(numbers_.begin(), numbers_.end(), numbers,
                   [](double x) { return static_cast<real_t<T>>(x); });
}

template <class T>
void RankVectors<T>::residuals(Group ax, Group bx, const real_t<T>* values, Group r, real_t<T>* squares) {
    here_.residuals(ax, bx, values, r, squares);
    sum_reals(squares, r.count);
}

template <class T>
void RankVectors<T>::squares(Group x, real_t<T>* squares) {
    here_.squares(x, squares);
    sum_reals(squares, x.count);
}

template <class T>
real_t<T> RankVectors<T>::largest(Group x) {
    real_t<T> size = here_.largest(x) / static_cast<real_t<T>>(ranks_.count());
    sum_reals(&size, 1);
    return size;
}

/// Other numbers on each rank, and on the first one those of vectors that are not distributed.
template <class T>
void RankVectors<T>::randomize(Group x, std::uint64_t seed) {
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
    here_.randomize(x, seed + odd * static_cast<std::uint64_t>(ranks_.first()));
}

template <class T>
void RankVectors<T>::agree(HostView<T> vectors, std::vector<real_t<T>>& values) {
    const bool mine = ranks_.is_first();
    numbers_.clear();
    for_reals(vectors, [&](real_t<T> x) { numbers_.push_back(mine ? static_cast<double>(x) : 0.0); });
    for (const real_t<T> x : values) numbers_.push_back(mine ? static_cast<double>(x) : 0.0);
    ranks_.sum(numbers_.data(), static_cast<index_t>(numbers_.size()));
    auto next = numbers_.begin();
    for_reals(vectors, [&](real_t<T>& x) { x = static_cast<real_t<T>>(*next++); });
    for (real_t<T>& x : values) x = static_cast<real_t<T>>(*next++);
}

#define LAPILLI_INSTANTIATE(T) template class RankVectors<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
