// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/chefsi.hpp"

#include <cmath>

#include "base/error.hpp"
#include "iterative/operator_checks.hpp"
#include "iterative/projected.hpp"

namespace lapilli {
namespace {

/// Degrees of the first filter, and as far as they grow where residuals fall slowly.
constexpr index_t first_degree = 20, largest_degree = 5120;
/// An iteration that makes residuals smaller by less than this gets twice the degree.
constexpr double slow = 40;
/// By how much a filter should amplify the last wanted pair.
constexpr double good_amplification = 100;
/// For that a part of the spectrum above it is left undamped, this one at most.
constexpr double most_undamped = 1.0 / 40;
/// By how much more than it needs a pair is amplified.
constexpr double reserve = 10;

/// Beyond it, vectors that are filtered differ by rounding errors alone: all become the one with the lowest
/// value.
template <class T>
real_t<T> largest_amplification() {
    return real_t<T>(1) / std::sqrt(unit_roundoff<T>);
}

}  // namespace

template <class T>
Chefsi<T>::Chefsi(Context& context, Vectors<T>& vectors, const ChefsiTask<T>& task)
    : context_(context),
      vectors_(vectors),
      task_(task),
      n_(vectors.length()),
      orthonormalizer_(vectors, ChefsiArrays::x, ChefsiArrays::x, Orthogonalization::cholesky),
      most_degrees_(task.degree > 0 ? task.degree : first_degree) {
    task_.tolerance = std::max(task.tolerance, Real(least_tolerance) * unit_roundoff<T>);
}

template <class T>
PairsResult<T> Chefsi<T>::run() {
    look_at_spectrum();
    orthonormalizer_.bring_near_one(0, task_.guess);
    orthonormalize(0, task_.guess);
    for (index_t iteration = 0;; ++iteration) {
        result_.iterations = iteration;
        rayleigh_ritz();
        const bool last = iteration == task_.iterations || task_.block == n_ || is_stalled(iteration);
        const bool done = converged_ == task_.wanted;
        if ((done && confirm()) || last) {
            if (!done) confirm();
            break;
        }
        filter();
        orthonormalize(locked_, task_.block - locked_);
    }
    return finish();
}

template <class T>
void Chefsi<T>::look_at_spectrum() {
    const index_t count = ChefsiArrays::probes(n_);
    const Group probe{ChefsiArrays::other, 0, count}, beside{ChefsiArrays::other, count, count},
        image{ChefsiArrays::image, 0, count};
    vectors_.randomize(probe, seed_++);
    const OperatorSize<Real> size = size_of_operator(vectors_, Role::a, probe, image);
    SmallMatrix<T> projection(count, count);
    vectors_.gram(probe, image, projection.view());
    check_hermitian(projection.read(), size.norm * static_cast<Real>(n_));
    scale_ = task_.largest ? -size.scale : size.scale;
    spectrum_ = bounds_of_spectrum(vectors_, scale_, beside, probe, image);
    norm_ = std::max(size.norm, spectrum_.norm);
    upper_ = spectrum_.upper;
}

/// X from `first` on; the first `given` vectors are set. Vectors that depend on others are replaced by random
/// ones.
template <class T>
void Chefsi<T>::orthonormalize(index_t first, index_t given) {
    index_t found = first + orthonormalizer_.run(first, given);
    for (int tries = 0; found < task_.block; ++tries) {
        require(tries < 5, "chefsi: random vectors do not span the space");
        const index_t missing = task_.block - found;
        vectors_.randomize({ChefsiArrays::x, found, missing}, seed_++);
        found += orthonormalizer_.run(found, missing);
    }
}

/// X become the eigenvectors of A in their span.
template <class T>
void Chefsi<T>::rayleigh_ritz() {
    const Group x = all(ChefsiArrays::x), image = all(ChefsiArrays::image);
    vectors_.apply(Role::a, scale_, x, image);
    SmallMatrix<T> g(task_.block, task_.block);
    vectors_.gram(x, image, g.view());
    if (!g.is_finite()) throw Error(LAPILLI_ERROR_NOT_FINITE, "a product with A holds a NaN or an infinity");
    check_hermitian(g.read(), norm_);
    make_hermitian(g);
    values_ = projected_eigenvectors(context_, g.view());
    vectors_.agree(g.view(), values_);
    norm_ = std::max({norm_, std::abs(values_.front()), std::abs(values_.back())});
    vectors_.combine_in_place(g.read(), x, x);
    vectors_.combine_in_place(g.read(), image, image);
    const Real before = worst_;
    find_residuals();
    result_.history.push_back({static_cast<double>(worst_), converged_});
    report();
    if (values_.back() > upper_) {
        // Lanczos has missed the upper end, which filters have amplified since.
        upper_ = values_.back() + residuals_.back() + (values_.back() - upper_);
    }
    if (task_.degree == 0 && result_.iterations > 1 && worst_ > before / Real(slow))
        most_degrees_ = std::min(2 * most_degrees_, largest_degree);
}

/// A X - X Lambda in the place of A X, and which pairs have converged.
template <class T>
void Chefsi<T>::find_residuals() {
    const Group image = all(ChefsiArrays::image);
    residuals_.resize(values_.size());
    vectors_.residuals(image, all(ChefsiArrays::x), values_.data(), image, residuals_.data());
    converged_ = locked_ = 0;
    worst_ = 0;
    for (std::size_t i = 0; i < residuals_.size(); ++i) {
        if (!is_number(residuals_[i]))
            throw Error(LAPILLI_ERROR_NOT_FINITE, "a product with A holds a NaN or an infinity");
        residuals_[i] = std::sqrt(residuals_[i]);
        if (static_cast<index_t>(i) >= task_.wanted) continue;
        if (residuals_[i] <= allowed(values_[i])) {
            if (locked_ == static_cast<index_t>(i)) ++locked_;
            ++converged_;
        }
        if (residuals_[i] > Real(0))
            worst_ = std::max(worst_, residuals_[i] / (norm_ + std::abs(values_[i])));
    }
}

/// The residuals by products with the vectors that are returned.
template <class T>
bool Chefsi<T>::confirm() {
    vectors_.apply(Role::a, scale_, all(ChefsiArrays::x), all(ChefsiArrays::image));
    find_residuals();
    result_.history.back() = {static_cast<double>(worst_), converged_};
    return converged_ == task_.wanted;
}

/// Whether residuals are near what rounding errors make of them, and do not fall any more.
template <class T>
bool Chefsi<T>::is_stalled(index_t iteration) {
    constexpr index_t patience = 10;
    if (worst_ < least_worst_ / Real(2)) {
        least_worst_ = worst_;
        last_progress_ = iteration;
    }
    return worst_ <= Real(1e4) * Real(least_tolerance) * unit_roundoff<T> &&
           iteration - last_progress_ >= patience;
}

/// From the highest value of X on, or higher, where the last wanted value is so near that filters of the
/// degree would not amplify it.
template <class T>
DampedInterval<typename Chefsi<T>::Real> Chefsi<T>::damped_interval() const {
    Real last = values_[static_cast<std::size_t>(task_.wanted - 1)], lower = values_.back();
    if (result_.iterations == 0 && task_.guess < task_.block) {
        // Values of random vectors are in the middle of the spectrum.
        lower = std::min(lower, spectrum_.quantile(task_.block, n_));
        last = task_.guess > 0 ? values_[static_cast<std::size_t>(task_.guess - 1)] : spectrum_.lowest;
    }
    const Real desired = lower_end_for(Real(good_amplification), most_degrees_, last, upper_);
    lower = std::max(lower, std::min(desired, last + Real(most_undamped) * (upper_ - last)));
    const Real least_width = Real(1000) * unit_roundoff<T> * norm_;
    return {lower, std::max(upper_, lower + least_width)};
}

template <class T>
ChebyshevFilter<T> Chefsi<T>::next_filter() const {
    ChebyshevFilter<T> filter{scale_, damped_interval(), Real(0), {}, locked_, 1};
    // Below all values that are not locked.
    const Real front = values_[static_cast<std::size_t>(locked_)];
    filter.lowest = locked_ == 0 ? std::min(front, spectrum_.lowest) : front;
    filter.lowest = std::min(filter.lowest, filter.damped.lower);
    const Real growth = filter.damped.growth(filter.lowest);
    const index_t most = degree_for(largest_amplification<T>(), growth, most_degrees_);
    index_t degree = 1;
    for (index_t i = locked_; i < task_.block; ++i) {
        const auto k = static_cast<std::size_t>(i);
        if (i < task_.wanted) {
            const Real factor = Real(reserve) * residuals_[k] / allowed(values_[k]);
            degree = std::max(degree, degree_for(factor, filter.damped.growth(values_[k]), most));
        }
        filter.degrees.push_back(degree);
    }
    if (locked_ > 0) {
        const Real faster = filter.damped.growth(values_.front()) - growth;
        filter.between = degree_for(largest_amplification<T>(), faster, most);
    }
    return filter;
}

template <class T>
void Chefsi<T>::filter() {
    const Group rest{ChefsiArrays::x, locked_, task_.block - locked_};
    next_filter().apply(vectors_, rest, ChefsiArrays::other, ChefsiArrays::image, [&] { report(); });
}

template <class T>
void Chefsi<T>::report() {
    context_.report(static_cast<double>(converged_) /
                    static_cast<double>(std::max<index_t>(1, task_.wanted)));
}

/// As the caller's problem has them.
template <class T>
PairsResult<T> Chefsi<T>::finish() {
    for (Real& value : values_) value /= scale_;
    for (Real& residual : residuals_) residual /= std::abs(scale_);
    result_.values = values_;
    result_.residuals = residuals_;
    result_.missing = task_.wanted - converged_;
    return std::move(result_);
}

#define LAPILLI_INSTANTIATE(T) template class Chefsi<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
