// SPDX-License-Identifier: BSD-3-Clause
// The reduction as plain loops: what the CPU and simulated devices compute, and what the kernels are held
// against.
#pragma once

#include <cmath>

#include "reduce/args.hpp"

namespace lapilli {

/// The larger one; NaN if one is.
template <class R>
R larger(R a, R b) {
    return b > a || b != b ? b : a;
}

template <class T>
real_t<T> size_of(Size size, T x) {
    if constexpr (is_complex<T>) {
        const auto re = std::abs(x.real()), im = std::abs(x.imag());
        switch (size) {
            case Size::modulus:
                return re != re || im != im ? re + im : std::hypot(re, im);
            case Size::larger_part:
                return larger(re, im);
            case Size::sum_of_parts:
                return re + im;
            case Size::square:
                return re * re + im * im;
            case Size::real_part:
                break;
        }
        return x.real();
    } else {
        return size == Size::square ? x * x : size == Size::real_part ? x : std::abs(x);
    }
}

template <class R>
R combined(Combine how, R a, R b) {
    if (how == Combine::smallest) return b < a || b != b ? b : a;
    return how == Combine::sum ? a + b : larger(a, b);
}

/// With as many partial results as it takes to keep the processor's units busy.
template <Combine how, Size size, class T, class Weight>
real_t<T> reduce_column(const T* x, index_t count, real_t<T> factor, const Weight& weight) {
    constexpr int lanes = 8;
    real_t<T> part[lanes];
    std::fill_n(part, lanes, neutral<real_t<T>>(how));
    index_t i = 0;
    for (; i + lanes <= count; i += lanes) {
        for (int k = 0; k < lanes; ++k)
            part[k] = combined(how, part[k], size_of(size, factor * x[i + k]) * weight(i + k));
    }
    for (; i < count; ++i) part[0] = combined(how, part[0], size_of(size, factor * x[i]) * weight(i));
    for (int k = lanes / 2; k > 0; k /= 2) {
        for (int l = 0; l < k; ++l) part[l] = combined(how, part[l], part[l + k]);
    }
    return part[0];
}

template <Combine combine, Size size, class T>
void reduce_plainly(const ReduceRule& how, real_t<T> factor, HostView<const T> a, const real_t<T>* weights,
                    HostView<real_t<T>> result) {
    for (index_t j = 0; j < a.cols; ++j) {
        const ReduceRule::Range rows = how.rows_of(j, a.rows);
        if (how.along == Along::rows) {
            real_t<T>* const to = result.at(0, j / reduce_cols);
            const real_t<T> weight = weights == nullptr ? real_t<T>(1) : weights[j];
            for (index_t i = rows.first; i < rows.last; ++i)
                to[i] = combined(combine, to[i], size_of(size, factor * a(i, j)) * weight);
            continue;
        }
        for (index_t k = rows.first / reduce_rows; k * reduce_rows < rows.last; ++k) {
            const index_t first = std::max(rows.first, k * reduce_rows),
                          last = std::min(rows.last, (k + 1) * reduce_rows);
            real_t<T>& to = result(k, j);
            const T* const x = a.data + first + j * a.ld;
            const auto sum = [&](const auto& weight) {
                return reduce_column<combine, size>(x, last - first, factor, weight);
            };
            to = combined(combine, to,
                          weights == nullptr ? sum([](index_t) { return real_t<T>(1); })
                                             : sum([w = weights + first](index_t i) { return w[i]; }));
        }
    }
}

/// The operation of ReduceArgs, in host memory.
template <class T>
void reduce_plainly(const ReduceRule& how, real_t<T> factor, HostView<const T> a, const real_t<T>* weights,
                    HostView<real_t<T>> result) {
    const auto of_size = [&]<Size size>() {
        switch (how.combine) {
            case Combine::sum:
                return reduce_plainly<Combine::sum, size>(how, factor, a, weights, result);
            case Combine::largest:
                return reduce_plainly<Combine::largest, size>(how, factor, a, weights, result);
            case Combine::smallest:
                return reduce_plainly<Combine::smallest, size>(how, factor, a, weights, result);
        }
    };
    switch (how.size) {
        case Size::modulus:
            return of_size.template operator()<Size::modulus>();
        case Size::larger_part:
            return of_size.template operator()<Size::larger_part>();
        case Size::sum_of_parts:
            return of_size.template operator()<Size::sum_of_parts>();
        case Size::square:
            return of_size.template operator()<Size::square>();
        case Size::real_part:
            return of_size.template operator()<Size::real_part>();
    }
}

}  // namespace lapilli
