// SPDX-License-Identifier: BSD-3-Clause
// Flexible GMRES for one right-hand side: Y. Saad, A flexible inner-outer preconditioned GMRES algorithm,
// SIAM Journal on Scientific Computing 14 (1993). The preconditioner may be another one in each step, as one
// with rounding errors is; what it makes of the basis is kept. Vectors are the host's.
#pragma once

#include <cmath>
#include <vector>

#include "base/scalar.hpp"

namespace lapilli {

/// x^H y
template <class T>
T inner_product(const std::vector<T>& x, const std::vector<T>& y) {
    T sum(0);
    for (std::size_t i = 0; i < x.size(); ++i) sum += conjugate(x[i]) * y[i];
    return sum;
}
/// y := alpha x + y
template <class T>
void add_multiple(T alpha, const std::vector<T>& x, std::vector<T>& y) {
    for (std::size_t i = 0; i < x.size(); ++i) y[i] += alpha * x[i];
}
/// x := x / |x|, whatever its size. Returns |x|; x stays as it is where that is 0 or not finite.
template <class T>
real_t<T> normalize(std::vector<T>& x) {
    using R = real_t<T>;
    R largest = 0;
    for (const T& value : x) {
        const R size = largest_part(value);
        if (!(size <= largest)) largest = size;
    }
    if (largest == R(0) || !std::isfinite(largest)) return largest;
    const int exponent = std::ilogb(largest);
    const auto scaled = [&](T value, int by) {
        if constexpr (is_complex<T>) {
            return T(std::ldexp(value.real(), by), std::ldexp(value.imag(), by));
        } else {
            return std::ldexp(value, by);
        }
    };
    for (T& value : x) value = scaled(value, -exponent);
    const R norm = std::sqrt(real_part(inner_product(x, x)));
    for (T& value : x) value /= norm;
    return std::ldexp(norm, exponent);
}

template <class T>
class Gmres {
    using R = real_t<T>;
    using Vector = std::vector<T>;

  public:
    /// d with a small A d - r: stops after `most` steps, or where |A d - r| is at most `enough`. step(v, z,
    /// w): z := M^-1 v, w := A z. Returns the number of steps.
    template <class Step>
    int solve(Vector r, R enough, int most, Step step, Vector& d) {
        d.assign(r.size(), T(0));
        const R beta = normalize(r);
        if (beta == R(0) || !std::isfinite(beta)) return 0;
        basis_ = {std::move(r)};
        preconditioned_.clear();
        columns_.clear();
        rotations_.clear();
        right_ = {T(beta)};
        int steps = 0;
        while (steps < most && std::abs(right_.back()) > enough) {
            Vector z(d.size()), w(d.size());
            step(basis_.back(), z, w);
            ++steps;
            if (!extend(std::move(z), std::move(w))) break;
        }
        combine(d);
        return steps;
    }

  private:
    struct Rotation {
        R c;
        T s;
    };

    /// The next column of the Hessenberg matrix, rotated into a triangle. False where the basis cannot grow.
    bool extend(Vector z, Vector w) {
        std::vector<T> h;
        for (const Vector& v : basis_) {
            h.push_back(inner_product(v, w));
            add_multiple(-h.back(), v, w);
        }
        const R next = normalize(w);
        R size = next;
        for (const T& x : h) size += std::abs(x);
        if (!std::isfinite(size)) return false;
        for (std::size_t i = 0; i < rotations_.size(); ++i) {
            const auto [c, s] = rotations_[i];
            const T above = h[i];
            h[i] = c * above + s * h[i + 1];
            h[i + 1] = c * h[i + 1] - conjugate(s) * above;
        }
        const R modulus = std::abs(h.back()), norm = std::hypot(modulus, next);
        if (norm == R(0)) return false;
        const T phase = modulus == R(0) ? T(1) : h.back() / modulus;
        rotations_.push_back({modulus / norm, phase * (next / norm)});
        h.back() = phase * norm;
        right_.push_back(-conjugate(rotations_.back().s) * right_.back());
        right_[right_.size() - 2] *= rotations_.back().c;
        columns_.push_back(std::move(h));
        preconditioned_.push_back(std::move(z));
        basis_.push_back(std::move(w));
        return next > R(0);
    }

    /// d := Z y with the y that makes the residual smallest
    void combine(Vector& d) {
        for (std::size_t k = columns_.size(); k-- > 0;) {
            const T y = right_[k] / columns_[k][k];
            for (std::size_t i = 0; i < k; ++i) right_[i] -= columns_[k][i] * y;
            add_multiple(y, preconditioned_[k], d);
        }
    }

    std::vector<Vector> basis_, preconditioned_;
    std::vector<std::vector<T>> columns_;  ///< of the triangle
    std::vector<Rotation> rotations_;
    std::vector<T> right_;  ///< the rotated right-hand side: its last element has the size of the residual
};

}  // namespace lapilli
