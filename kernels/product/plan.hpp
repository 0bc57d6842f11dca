// SPDX-License-Identifier: BSD-3-Clause
// The plan of a launch of the matrix product: scaling of the two terms, alignment, the number of
// steps and shares of k, and of tiles. Plain C++ for the launcher and for the tests.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

#include "product/args.hpp"
#include "product/policy.hpp"
#include "product/tiles.hpp"

namespace lapilli {

/// A tile with no more steps along k asks for its part of C at the first: there is not enough to multiply
/// meanwhile.
inline constexpr int product_few_steps = 4;

template <class T>
struct ProductPlan {
    ProductArgs<T> args;
    /// After the first term the sums are multiplied by alpha[0] / alpha[1], at the end by the last alpha.
    T ratio;
    bool rescale;
    bool wide_a, wide_b, wide_c;  ///< 16 bytes at a time
    int term_steps, steps;        ///< of bk, in a term and in all
    int splits;                   ///< shares of the steps; several: sums go to work, at column stride work_ld
    int items;                    ///< tiles times splits
    std::int64_t work_ld;
    ProductMap map;

    constexpr int first_step(int split) const {
        return static_cast<int>(static_cast<std::int64_t>(steps) * split / splits);
    }
};

namespace product_detail {

template <class T>
bool aligned(const T* p, std::int64_t ld) {
    return reinterpret_cast<std::uintptr_t>(p) % 16 == 0 &&
           ld * static_cast<std::int64_t>(sizeof(T)) % 16 == 0;
}

template <class R>
R modulus(R re, R im) {
    return (re < 0 ? -re : re) + (im < 0 ? -im : im);
}

/// a / b by parts, for any scalar that is laid out as one or two of R.
template <class R, class T>
void divide(const T& a, const T& b, T& quotient) {
    const R* x = reinterpret_cast<const R*>(&a);
    const R* y = reinterpret_cast<const R*>(&b);
    R* q = reinterpret_cast<R*>(&quotient);
    if constexpr (sizeof(T) == sizeof(R)) {
        q[0] = x[0] / y[0];
    } else {
        const R scale = modulus(y[0], y[1]), re = y[0] / scale, im = y[1] / scale;
        const R square = (re * re + im * im) * scale;
        q[0] = (x[0] * re + x[1] * im) / square;
        q[1] = (x[1] * re - x[0] * im) / square;
    }
}

template <class R, class T>
R size_of(const T& a) {
    const R* x = reinterpret_cast<const R*>(&a);
    return modulus(x[0], sizeof(T) == sizeof(R) ? R(0) : x[sizeof(T) / sizeof(R) - 1]);
}

/// Terms with a zero factor are not read; the larger factor is the last, so that their ratio cannot overflow.
template <class R, class T>
void order_terms(ProductPlan<T>& plan) {
    ProductArgs<T>& p = plan.args;
    if (p.terms == 2 && size_of<R>(p.alpha[0]) > size_of<R>(p.alpha[1])) {
        std::swap(p.alpha[0], p.alpha[1]);
        std::swap(p.a[0], p.a[1]);
        std::swap(p.b[0], p.b[1]);
    }
    if (p.terms == 2 && p.alpha[0] == T(0)) {
        p.terms = 1;
        p.alpha[0] = p.alpha[1];
        p.a[0] = p.a[1];
        p.b[0] = p.b[1];
    }
    if (p.alpha[0] == T(0)) p.k = 0;
    plan.rescale = p.terms == 2 && !(p.alpha[0] == p.alpha[1]);
    plan.ratio = T(1);
    if (plan.rescale) divide<R>(p.alpha[0], p.alpha[1], plan.ratio);
    if (p.terms == 1) p.alpha[1] = p.alpha[0];
}

/// The number of shares of k that ends first: waves of `slots` tiles that run at the same time, each of its
/// steps and `edge` more for its beginning and end, and the sums over the shares.
inline int best_splits(int tiles, int steps, int slots, int most) {
    constexpr double edge = 6, sum = 0.5;
    int best = 1;
    double least = 0;
    for (int s = 1; s <= most && s <= std::max(1, steps / 8) && (s == 1 || tiles * (s - 1) < slots); ++s) {
        const double waves = static_cast<double>((static_cast<std::int64_t>(tiles) * s + slots - 1) / slots);
        const double rounds = static_cast<double>((steps + s - 1) / s);
        const double cost = waves * (rounds + edge) + (s > 1 ? edge + sum * s * tiles / slots : 0);
        if (s == 1 || cost < least) {
            least = cost;
            best = s;
        }
    }
    return best;
}

}  // namespace product_detail

/// R: the real type of T. slots: blocks that run at the same time. splits: 0 for the best number.
template <class R, class T>
ProductPlan<T> product_plan(const ProductArgs<T>& args, const ProductPolicy& policy, int slots,
                            int splits = 0) {
    ProductPlan<T> plan{};
    plan.args = args;
    product_detail::order_terms<R>(plan);
    const ProductArgs<T>& p = plan.args;
    plan.wide_a =
        product_detail::aligned(p.a[0], p.lda) && (p.terms == 1 || product_detail::aligned(p.a[1], p.lda));
    plan.wide_b =
        product_detail::aligned(p.b[0], p.ldb) && (p.terms == 1 || product_detail::aligned(p.b[1], p.ldb));
    plan.wide_c = product_detail::aligned(p.c, p.ldc);
    plan.term_steps = static_cast<int>(std::max<std::int64_t>(1, (p.k + policy.bk - 1) / policy.bk));
    plan.steps = plan.term_steps * p.terms;
    plan.map = product_map(p, policy.bm, policy.bn, slots);
    const int tiles = product_tile_count(plan.map);
    constexpr std::int64_t chunk = 16 / static_cast<std::int64_t>(sizeof(T));
    plan.work_ld = (p.m + chunk - 1) / chunk * chunk;
    const bool usable = p.work != nullptr && product_detail::aligned(p.work, chunk);
    const std::int64_t room = usable ? p.work_elements / std::max<std::int64_t>(1, plan.work_ld * p.n) : 0;
    const int most = static_cast<int>(std::clamp<std::int64_t>(room, 1, 1024));
    plan.splits = splits == 0 ? product_detail::best_splits(tiles, plan.steps, slots, most)
                              : std::min({splits, most, plan.steps});
    plan.items = tiles * plan.splits;
    return plan;
}

}  // namespace lapilli
