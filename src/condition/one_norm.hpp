// SPDX-License-Identifier: BSD-3-Clause
// The one-norm of a matrix that is known by its products with vectors alone, estimated from below: N. Higham,
// FORTRAN codes for estimating the one-norm of a real or complex matrix, ACM TOMS 14 (1988), which is also
// what LAPACK's LACN2 does.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "base/scalar.hpp"

namespace lapilli {

namespace one_norm {

template <class T>
real_t<T> of(const std::vector<T>& x) {
    real_t<T> sum = 0;
    for (const T& value : x) sum += std::abs(value);
    return sum;
}

/// The element becomes one of modulus 1 in its direction.
template <class T>
T sign_of(T x) {
    if constexpr (is_complex<T>) {
        const real_t<T> size = std::abs(x);
        return size > std::numeric_limits<real_t<T>>::min() ? x / size : T(1);
    } else {
        return x < T(0) ? T(-1) : T(1);
    }
}

template <class T>
std::size_t place_of_largest(const std::vector<T>& x) {
    std::size_t place = 0;
    for (std::size_t i = 1; i < x.size(); ++i) {
        if (std::abs(x[i]) > std::abs(x[place])) place = i;
    }
    return place;
}

template <class T>
bool all_finite(const std::vector<T>& x) {
    return std::all_of(x.begin(), x.end(), [](const T& value) { return std::isfinite(largest_part(value)); });
}

/// Each becomes its sign; false where they are what `signs` has, which they become.
template <class T>
bool to_new_signs(std::vector<T>& x, std::vector<T>& signs) {
    for (T& value : x) value = sign_of(value);
    if (!is_complex<T> && x == signs) return false;
    signs = x;
    return true;
}

}  // namespace one_norm

/// Asks for one product after the other: several matrices can be estimated in step.
template <class T>
class OneNormEstimator {
    using R = real_t<T>;
    static constexpr int most_rounds = 5;

  public:
    /// Begins for a matrix B of order n > 0. x becomes the first vector to multiply by B.
    explicit OneNormEstimator(index_t n, std::vector<T>& x) : n_(n) {
        x.assign(static_cast<std::size_t>(n), T(R(1) / static_cast<R>(n)));
    }

    /// The operator to apply to x, B or B^H.
    Op wanted() const { return step_ == Step::look ? Op::adjoint : Op::none; }
    bool done() const { return step_ == Step::done; }
    /// Once it is done.
    R estimate() const { return best_; }
    /// A product has overflowed, and so has the norm.
    void overflow() {
        best_ = std::numeric_limits<R>::infinity();
        step_ = Step::done;
    }

    /// x, the product that was wanted, becomes the next vector.
    void next(std::vector<T>& x) {
        switch (step_) {
            case Step::start:
                best_ = one_norm::of(x);
                if (n_ == 1) return finish();
                one_norm::to_new_signs(x, signs_);
                step_ = Step::look;
                return;
            case Step::look: {
                const std::size_t found = one_norm::place_of_largest(x);
                if (round_ > 1 && std::abs(x[found]) == std::abs(x[at_])) return last_vector(x);
                at_ = found;
                return promising_column(x);
            }
            case Step::column: {
                const R found = one_norm::of(x);
                const bool better = found > best_;
                best_ = std::max(best_, found);
                if (!one_norm::to_new_signs(x, signs_) || !better || round_ == most_rounds)
                    return last_vector(x);
                step_ = Step::look;
                return;
            }
            case Step::last:
                best_ = std::max(best_, 2 * (one_norm::of(x) / (3 * static_cast<R>(n_))));
                return finish();
            case Step::done:
                return;
        }
    }

  private:
    enum class Step { start, look, column, last, done };

    void finish() { step_ = Step::done; }
    void promising_column(std::vector<T>& x) {
        ++round_;
        std::fill(x.begin(), x.end(), T(0));
        x[at_] = T(1);
        step_ = Step::column;
    }
    /// A vector for which cancellation in all earlier vectors is unlikely.
    void last_vector(std::vector<T>& x) {
        for (std::size_t i = 0; i < x.size(); ++i) {
            const R size = 1 + static_cast<R>(i) / static_cast<R>(n_ - 1);
            x[i] = T(i % 2 == 0 ? size : -size);
        }
        step_ = Step::last;
    }

    index_t n_;
    Step step_ = Step::start;
    int round_ = 1;
    R best_ = 0;
    std::size_t at_ = 0;
    std::vector<T> signs_;
};

/// The estimate for a matrix B of order n > 0. apply(x, op) makes x := B x or, where op is the adjoint, B^H
/// x; it returns false where the product has overflowed, and then so has the norm.
template <class T, class Apply>
real_t<T> estimate_one_norm(index_t n, Apply apply) {
    std::vector<T> x;
    x.reserve(static_cast<std::size_t>(n) + 2);  // host/blas.hpp says why
    OneNormEstimator<T> estimator(n, x);
    while (!estimator.done()) {
        apply(x, estimator.wanted()) ? estimator.next(x) : estimator.overflow();
    }
    return estimator.estimate();
}

}  // namespace lapilli
