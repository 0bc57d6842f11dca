// SPDX-License-Identifier: BSD-3-Clause
// Decisions on the device as plain loops, the reference of the kernels.
#pragma once

#include <algorithm>
#include <limits>
#include <map>
#include <utility>
#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "submitted/args.hpp"
#include "submitted/safe_scale.hpp"

namespace lapilli::sim {

template <class T>
void carry_out(const SafeScalesArgs<T>& p) {
    const HostView<const real_t<T>> largest = on_host(p.largest);
    for (index_t j = 0; j < largest.cols; ++j) {
        real_t<T> most = 0;
        for (index_t k = 0; k < largest.rows; ++k) most = larger_or_nan(most, largest(k, j));
        const int exponent = exponent_to_scale(most);
        p.down[j] = safe_power<real_t<T>>(-exponent);
        p.up[j] = safe_power<real_t<T>>(exponent);
    }
}

template <class T>
void carry_out(const InterchangeListsArgs<T>& p) {
    constexpr index_t most = interchanges_at_once;
    for (index_t first = 0; first < p.count; first += most) {
        const index_t width = std::min(most, p.count - first);
        index_t *const to = p.to + 2 * first, *const from = p.from + 2 * first;
        std::fill_n(to, 2 * most, -1);
        std::fill_n(from, 2 * most, -1);
        std::map<index_t, index_t> held;
        for (index_t i = 0; i < width; ++i) {
            const index_t row = first + (p.forwards ? i : width - 1 - i), pivot = p.pivots[row] - 1;
            if (pivot < 0 || pivot >= p.rows) {
                p.info[0] = p.bad;
                continue;
            }
            std::swap(held.try_emplace(row, row).first->second, held.try_emplace(pivot, pivot).first->second);
        }
        index_t k = 0;
        for (const auto& [row, content] : held) {
            to[k] = row;
            from[k++] = content;
        }
    }
}

template <class T>
void carry_out(const MarkFailureArgs<T>& p) {
    const index_t k = p.info[0];
    if (k > 0 && k <= p.diagonal.cols)
        on_host(p.diagonal)(0, k - 1) = T(std::numeric_limits<real_t<T>>::quiet_NaN());
}

template <class T>
void carry_out(const TellFailuresArgs<T>& p) {
    constexpr real_t<T> nan = std::numeric_limits<real_t<T>>::quiet_NaN();
    for (index_t k = 0; k < p.a.count; ++k) {
        p.to[k] = p.infos[k] == 0 ? 0 : p.failed;
        if (p.infos[k] == 0) continue;
        std::fill_n(p.w + k * p.a.n, p.a.n, nan);
        for (index_t j = 0; p.vectors && j < p.a.n; ++j)
            std::fill_n(p.a.data + k * p.a.stride + j * p.a.ld, p.a.n, T(nan));
    }
}

template <class T>
void carry_out(const TriangleSizesArgs<T>& p) {
    using R = real_t<T>;
    const HostView<const T> blocks = on_host(p.blocks), inverses = on_host(p.inverses);
    const bool lower = p.uplo == Uplo::lower;
    R* to = p.sizes;
    for (index_t k = 0; k < p.count(); ++k) {
        const index_t height = std::min(p.width, p.n - k * p.width);
        for (index_t piece = 0; piece < p.pieces(); ++piece, to += numbers_of_sizes) {
            to[0] = to[1] = 0;
            to[2] = std::numeric_limits<R>::infinity();
            const index_t begin = piece * columns_of_sizes, end = std::min(begin + columns_of_sizes, height);
            for (index_t j = begin; j < end; ++j) {
                for (index_t i = lower ? j : 0; i < (lower ? height : j + 1); ++i) {
                    const R size = largest_part(blocks(i, k * blocks.rows + j));
                    to[0] = larger_or_nan(to[0], size);
                    to[1] = larger_or_nan(to[1], largest_part(inverses(i, k * blocks.rows + j)));
                    to[2] = std::min(to[2], size);
                }
            }
        }
    }
}

template <class T>
void carry_out(const ChooseWaysArgs<T>& p) {
    using R = real_t<T>;
    R of_blocks = 0, of_inverses = 0;
    const index_t all = p.count * p.pieces;
    for (index_t e = 0; e < all; ++e) {
        of_blocks = larger_or_nan(of_blocks, p.sizes[numbers_of_sizes * e]);
        of_inverses = larger_or_nan(of_inverses, p.sizes[numbers_of_sizes * e + 1]);
    }
    const double largest = of_blocks, growth = largest * static_cast<double>(of_inverses);
    for (index_t k = 0; k < p.count; ++k) {
        R least = std::numeric_limits<R>::infinity();
        for (index_t e = k * p.pieces; e < (k + 1) * p.pieces; ++e)
            least = std::min(least, p.sizes[numbers_of_sizes * e + 2]);
        const bool sparse = is_nearly_zero(growth, largest, static_cast<double>(least), p.limits);
        p.ways[k] = static_cast<index_t>(sparse ? SolutionWay::substitution : way_of(growth, p.limits));
    }
}

template <class T>
void carry_out(const FinishSolutionArgs<T>& p) {
    const auto way = static_cast<SolutionWay>(p.way[0]);
    if (way == SolutionWay::product) return;
    const HostView<const T> b = on_host(p.b);
    const HostView<T> x = on_host(p.x);
    const index_t n = x.rows;
    const bool plain = p.op == Op::none, forward = (p.uplo == Uplo::lower) == plain;
    const auto element = [&](const HostView<const T>& of, index_t i, index_t k) {
        const T value = plain ? of(i, k) : of(k, i);
        return p.op == Op::adjoint ? conjugate(value) : value;
    };
    // sum + factor op(of) from, unknowns `first` to `last` alone
    const auto added = [&](const HostView<const T>& of, index_t i, index_t first, index_t last, T factor,
                           const auto& from, T sum) {
        for (index_t k = first; k < last; ++k) sum += factor * element(of, i, k) * from(k);
        return sum;
    };
    const HostView<const T> triangle = on_host(p.triangle), inverse = on_host(p.inverse);
    std::vector<T> residual(static_cast<std::size_t>(n));
    for (index_t j = 0; j < x.cols; ++j) {
        const auto of_x = [&](index_t k) { return x(k, j); };
        const auto of_r = [&](index_t k) { return residual[static_cast<std::size_t>(k)]; };
        if (way == SolutionWay::refined) {
            for (index_t i = 0; i < n; ++i)
                residual[static_cast<std::size_t>(i)] =
                    added(triangle, i, 0, n, T(-1), of_x, p.alpha * b(i, j));
            for (index_t i = 0; i < n; ++i) x(i, j) = added(inverse, i, 0, n, T(1), of_r, x(i, j));
            continue;
        }
        for (index_t s = 0; s < n; ++s) {
            const index_t i = forward ? s : n - 1 - s;
            const T sum =
                added(triangle, i, forward ? 0 : i + 1, forward ? i : n, T(-1), of_x, p.alpha * b(i, j));
            x(i, j) = sum / element(triangle, i, i);
        }
    }
}

}  // namespace lapilli::sim
