// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/spectrum_bounds.hpp"

#include <algorithm>
#include <cmath>

#include "base/error.hpp"
#include "base/instances.hpp"
#include "iterative/operator_checks.hpp"
#include "iterative/small_matrix.hpp"

namespace lapilli {
namespace {

/// The bound gets little better by more.
constexpr index_t most_steps = 12;

template <class R>
struct LanczosProcess {
    std::vector<R> alpha, beta;
    bool ended = false;  ///< the vectors span an invariant space

    /// beta: the norm of what is left of the product.
    void add(R next_alpha, R next_beta, R norm, R roundoff) {
        if (ended) return;
        alpha.push_back(next_alpha);
        ended = next_beta <= R(100) * roundoff * norm;
        beta.push_back(ended ? R(0) : next_beta);
    }
};

template <class T>
SmallMatrix<T> scaling_by(const std::vector<real_t<T>>& factors) {
    SmallMatrix<T> result(static_cast<index_t>(factors.size()), static_cast<index_t>(factors.size()));
    for (index_t i = 0; i < result.cols(); ++i) result(i, i) = T(factors[static_cast<std::size_t>(i)]);
    return result;
}

template <class R>
void evaluate(const LanczosProcess<R>& process, R share, SpectrumBounds<R>& bounds) {
    const auto n = static_cast<index_t>(process.alpha.size());
    SmallMatrix<R> t(n, n);
    for (index_t i = 0; i < n; ++i) {
        t(i, i) = process.alpha[static_cast<std::size_t>(i)];
        if (i + 1 < n) t(i, i + 1) = t(i + 1, i) = process.beta[static_cast<std::size_t>(i)];
    }
    const std::vector<R> values = eigenvectors(t);
    bounds.lowest = std::min(bounds.lowest, values.front());
    bounds.upper = std::max(bounds.upper, values.back() + process.beta.back());
    bounds.norm = std::max({bounds.norm, std::abs(values.front()), std::abs(values.back())});
    for (index_t i = 0; i < n; ++i)
        bounds.density.push_back({values[static_cast<std::size_t>(i)], share * t(0, i) * t(0, i)});
}

}  // namespace

template <class R>
R SpectrumBounds<R>::quantile(index_t count, index_t n) const {
    const R wanted = static_cast<R>(count) / static_cast<R>(n);
    R below = 0;
    for (const Step& step : density) {
        below += step.share;
        if (below >= wanted) return step.value;
    }
    return density.back().value;
}

template <class T>
SpectrumBounds<real_t<T>> bounds_of_spectrum(Vectors<T>& vectors, real_t<T> scale, Group previous,
                                             Group current, Group image) {
    using Real = real_t<T>;
    const index_t count = current.count;
    const auto k = static_cast<std::size_t>(count);
    std::vector<Real> alpha(k), beta(k), factors(k);
    const auto normalize = [&](Group from, Group to) {
        for (std::size_t i = 0; i < k; ++i) factors[i] = beta[i] > Real(0) ? Real(1) / beta[i] : Real(0);
        vectors.combine(T(1), scaling_by<T>(factors).read(), from, T(0), to);
    };
    vectors.squares(current, beta.data());
    for (Real& length : beta) length = std::sqrt(length);
    normalize(current, previous);
    std::swap(current, previous);

    std::vector<LanczosProcess<Real>> processes(k);
    SmallMatrix<T> inner(count, count);
    SpectrumBounds<Real> bounds{};
    for (index_t step = 0; step < std::min(most_steps, vectors.length()); ++step) {
        vectors.apply(Role::a, scale, current, image);
        if (step > 0) vectors.residuals(image, previous, beta.data(), image, factors.data());
        vectors.gram(current, image, inner.view());
        for (index_t i = 0; i < count; ++i) {
            alpha[static_cast<std::size_t>(i)] = real_part(inner(i, i));
            bounds.norm = std::max(bounds.norm, std::abs(real_part(inner(i, i))));
        }
        vectors.residuals(image, current, alpha.data(), image, beta.data());
        for (std::size_t i = 0; i < k; ++i) {
            beta[i] = std::sqrt(beta[i]);
            if (!is_number(alpha[i]) || !is_number(beta[i]))
                throw Error(LAPILLI_ERROR_NOT_FINITE, "a product with A holds a NaN or an infinity");
            bounds.norm = std::max(bounds.norm, beta[i]);
            processes[i].add(alpha[i], beta[i], bounds.norm, unit_roundoff<T>);
            beta[i] = processes[i].ended ? Real(0) : beta[i];
        }
        normalize(image, previous);
        std::swap(current, previous);
    }
    bounds = {processes.front().alpha.front(), processes.front().alpha.front(), Real(0), {}};
    for (const LanczosProcess<Real>& process : processes)
        evaluate(process, Real(1) / static_cast<Real>(count), bounds);
    std::sort(bounds.density.begin(), bounds.density.end(),
              [](const auto& a, const auto& b) { return a.value < b.value; });
    return bounds;
}

LAPILLI_INSTANCES(bounds_of_spectrum)
template struct SpectrumBounds<float>;
template struct SpectrumBounds<double>;

}  // namespace lapilli
