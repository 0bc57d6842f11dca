// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/lanczos.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/error.hpp"
#include "host/copies.hpp"
#include "iterative/projected.hpp"
#include "runtime/copy_threads.hpp"

namespace lapilli {
namespace {

/// to := from^H, so that lines of the cache are read and written whole.
template <class T>
void put_adjoint(HostView<const T> from, HostView<T> to) {
    constexpr index_t some = 8;
    for (index_t first = 0; first < from.rows; first += some) {
        const index_t last = std::min(first + some, from.rows);
        for (index_t j = 0; j < from.cols; ++j) {
            for (index_t i = first; i < last; ++i) to(j, i) = conjugate(from(i, j));
        }
    }
}

}  // namespace

template <class T>
Lanczos<T>::Lanczos(Context& context, Vectors<T>& vectors, const LanczosTask<T>& task)
    : context_(context),
      vectors_(vectors),
      task_(task),
      n_(vectors.length()),
      bv_(task.generalized ? LanczosArrays::bv : LanczosArrays::v),
      orthonormalizer_(vectors, LanczosArrays::v, bv_, Orthogonalization::cholesky),
      h_(task.basis, task.basis) {
    task_.tolerance = std::max(task.tolerance, Real(least_tolerance) * unit_roundoff<T>);
}

template <class T>
PairsResult<T> Lanczos<T>::run() {
    const Group probe{LanczosArrays::v, task_.guess, std::min<index_t>(task_.block, 4)};
    vectors_.randomize(probe, seed_++);
    const OperatorSize<Real> size =
        size_of_operator(vectors_, Role::a, probe, {LanczosArrays::image, 0, probe.count});
    scale_ = size.scale;
    norm_ = size.norm;
    if (task_.generalized) {
        const OperatorSize<Real> of_b =
            size_of_operator(vectors_, Role::b, probe, {LanczosArrays::image, 0, probe.count});
        if (of_b.norm == Real(0)) throw UnfitOperator{Role::b};
        b_scale_ = of_b.scale;
        orthonormalizer_.scale_b(b_scale_);
    }
    start();
    for (index_t restarts = 0;; ++restarts) {
        extend();
        rayleigh_ritz();
        result_.iterations = restarts;
        const bool last = restarts == task_.restarts || size_ == n_ || is_stalled(restarts);
        const bool done = converged_ == task_.wanted;
        restart();
        if ((done && (confirm() || is_in_vain())) || last) {
            if (!done) confirm();
            break;
        }
    }
    return finish();
}

template <class T>
void Lanczos<T>::multiply_by_b(index_t first, index_t count) {
    if (task_.generalized)
        vectors_.apply(Role::b, b_scale_, {LanczosArrays::v, first, count}, {bv_, first, count});
}

/// Random vectors, orthonormal to all before them.
template <class T>
void Lanczos<T>::random_block(index_t first, index_t count) {
    for (index_t found = 0, tries = 0; found < count; ++tries) {
        if (tries == 5 && task_.generalized)
            throw UnfitOperator{Role::b};  // most vectors are in its null space
        require(tries < 5, "lanczos: random vectors do not span the space");
        vectors_.randomize({LanczosArrays::v, first + found, count - found}, seed_++);
        multiply_by_b(first + found, count - found);
        found += orthonormalizer_.run(first + found, count - found);
    }
}

template <class T>
void Lanczos<T>::start() {
    orthonormalizer_.bring_near_one(0, task_.guess);
    multiply_by_b(0, task_.guess);
    const index_t found = orthonormalizer_.run(0, task_.guess);
    random_block(found, task_.block - found);
    size_ = 0;
    width_ = task_.block;
}

/// Steps, until no other block has room in the basis.
template <class T>
void Lanczos<T>::extend() {
    while (width_ > 0 && size_ + width_ <= task_.basis) {
        step();
        context_.report(static_cast<double>(size_) / static_cast<double>(task_.basis));
    }
}

/// A times the block behind V joins V, and what is new of the product is the next block.
template <class T>
void Lanczos<T>::step() {
    const index_t next = size_ + width_;
    const Group block{LanczosArrays::v, size_, width_}, image{LanczosArrays::image, 0, width_};
    vectors_.apply(Role::a, scale_, block, image);
    vectors_.copy(image, {LanczosArrays::v, next, width_});
    multiply_by_b(next, width_);
    // Apart from rounding errors a product has components only along the last two blocks.
    index_t left = orthonormalizer_.run(next, width_, &relation_, coupled_);
    coupled_ = size_;
    if (task_.generalized && left > 0) {
        // A product that V nearly spans leaves little, and errors are large relative to it, also those of B
        // times it.
        multiply_by_b(next, left);
        Relation<T> again;
        left = orthonormalizer_.run(next, left, &again);
        relation_.go_on(again.in_v(), again.in_w().read());
    }
    if (!relation_.is_finite())
        throw Error(LAPILLI_ERROR_NOT_FINITE, "a product with A holds a NaN or an infinity");
    const HostView<const T> above = relation_.in_v().block(0, 0, size_, width_),
                            diagonal = relation_.in_v().block(size_, 0, width_, width_);
    hermitian_.add_block(above);
    hermitian_.add_diagonal_block(diagonal);
    put_adjoint(above, h_.view().block(size_, 0, width_, size_));
    for (index_t j = 0; j < width_; ++j) {
        for (index_t i = j; i < width_; ++i)
            h_(size_ + i, size_ + j) = (diagonal(i, j) + conjugate(diagonal(j, i))) / Real(2);
    }
    r_ = relation_.in_w();
    size_ = next;
    if (left == 0 && size_ < n_) {
        // V is all of an invariant space: what is outside of it has nothing to do with it.
        left = std::min(task_.block, n_ - size_);
        random_block(size_, left);
        r_ = SmallMatrix<T>(left, width_);
    }
    width_ = left;
}

template <class T>
bool Lanczos<T>::is_wanted_first(Real a, Real b) const {
    switch (task_.end) {
        case End::smallest:
            return a < b;
        case End::largest:
            return a > b;
        case End::largest_size:
            break;
    }
    return std::abs(a) > std::abs(b);
}

template <class T>
void Lanczos<T>::rayleigh_ritz() {
    // A caller that wants no more pairs may have an operator with no more, such as an inverse.
    hermitian_.check(norm_, task_.tolerance);
    const HostView<T> h = h_.view().block(0, 0, size_, size_);
    std::vector<Real> values = projected_eigenvectors(context_, h);
    vectors_.agree(h, values);
    norm_ = std::max({norm_, std::abs(values.front()), std::abs(values.back())});

    order_.resize(values.size());
    std::iota(order_.begin(), order_.end(), index_t(0));
    std::stable_sort(order_.begin(), order_.end(), [&](index_t a, index_t b) {
        return is_wanted_first(values[static_cast<std::size_t>(a)], values[static_cast<std::size_t>(b)]);
    });
    values_.clear();
    for (const index_t i : order_) values_.push_back(values[static_cast<std::size_t>(i)]);

    // A V y - theta V y = W R (the last rows of y)
    const index_t last = r_.cols();
    SmallMatrix<T> last_rows(last, task_.wanted);
    for (index_t j = 0; j < task_.wanted; ++j)
        last_rows.put(0, j, h_.block(size_ - last, order_[static_cast<std::size_t>(j)], last, 1));
    const SmallMatrix<T> rest = multiply(Op::none, r_.read(), Op::none, last_rows.read());
    residuals_.assign(static_cast<std::size_t>(task_.wanted), Real(0));
    converged_ = 0;
    Real worst = 0;
    for (index_t j = 0; j < task_.wanted; ++j) {
        const auto k = static_cast<std::size_t>(j);
        for (index_t i = 0; i < rest.rows(); ++i)
            residuals_[k] = std::hypot(residuals_[k], std::abs(rest(i, j)));
        if (residuals_[k] <= allowed(values_[k])) ++converged_;
        worst = std::max(worst, residuals_[k] / (norm_ + std::abs(values_[k])));
    }
    result_.history.push_back({static_cast<double>(worst), converged_});
}

/// Whether residuals are near what rounding errors make of them, and do not fall any more. With a basis of
/// few vectors more than the wanted ones, and close values, they fall by a few percent in each restart.
template <class T>
bool Lanczos<T>::is_stalled(index_t restarts) {
    constexpr index_t patience = 10;
    const auto worst = static_cast<Real>(result_.history.back().residual);
    if (worst < Real(0.9) * least_residual_) {
        least_residual_ = worst;
        last_progress_ = restarts;
    }
    return worst <= Real(1e4) * Real(least_tolerance) * unit_roundoff<T> &&
           restarts - last_progress_ >= patience;
}

/// Whether residuals by products stay above the tolerance, though the basis tells that they are below it:
/// products of the operator are not as exact as that.
template <class T>
bool Lanczos<T>::is_in_vain() {
    constexpr int patience = 5;
    const auto worst = static_cast<Real>(result_.history.back().residual);
    if (worst < least_confirmed_ / Real(2)) {
        least_confirmed_ = worst;
        in_vain_ = 0;
    }
    return ++in_vain_ == patience;
}

template <class T>
HostView<const T> Lanczos<T>::coefficients_of(index_t kept) {
    // Where V spans all of the space, all of it is kept, and what rounding errors leave of a block behind it,
    // too.
    const index_t most = task_.basis + task_.block;
    if (coefficients_.rows() == 0) coefficients_ = SmallMatrix<T>(most, most);
    const HostView<T> c = coefficients_.view().block(0, 0, size_ + width_, kept + width_);
    host::Copies copies;
    for (index_t j = 0; j < kept; ++j) {
        copies.add(h_.block(0, order_[static_cast<std::size_t>(j)], size_, 1), c.block(0, j, size_, 1));
        std::fill_n(c.at(size_, j), width_, T(0));
    }
    std::move(copies).run(copy_threads(context_));
    for (index_t j = kept; j < c.cols; ++j) {
        std::fill_n(c.at(0, j), c.rows, T(0));
        c(size_ + j - kept, j) = T(1);
    }
    return c;
}

/// V becomes its Ritz vectors, as many as are likely to help; the block behind them stays.
template <class T>
void Lanczos<T>::restart() {
    const index_t step = std::max<index_t>(1, width_), most = std::max(task_.wanted, size_ - 2 * step);
    index_t kept = size_ == n_ ? size_ : std::min(most, task_.wanted + (size_ - task_.wanted) / 2);
    // By whole steps, so that the next projected problem has the same order, and finds memory of its size.
    kept = size_ - (size_ - kept) / step * step;
    const HostView<const T> coefficients = coefficients_of(kept);
    const auto update = [&](int array) {
        vectors_.combine_in_place(coefficients, {array, 0, size_ + width_}, {array, 0, kept + width_});
    };
    update(LanczosArrays::v);
    if (task_.generalized) update(bv_);
    hermitian_ = {};
    coupled_ = 0;
    for (index_t i = 0; i < kept; ++i) {
        std::fill_n(&h_(i, i), kept - i, T(0));
        h_(i, i) = T(values_[static_cast<std::size_t>(i)]);
        hermitian_.add_block(h_.block(i, i, 1, 1));
    }
    size_ = kept;
}

/// The residuals of the wanted pairs by products with their vectors.
template <class T>
bool Lanczos<T>::confirm() {
    converged_ = 0;
    Real worst = 0;
    for (index_t first = 0; first < task_.wanted; first += task_.block) {
        const index_t count = std::min(task_.block, task_.wanted - first);
        const Group x{LanczosArrays::v, first, count}, image{LanczosArrays::image, 0, count};
        vectors_.apply(Role::a, scale_, x, image);
        std::vector<Real> squares(static_cast<std::size_t>(count)),
            lengths(static_cast<std::size_t>(count), Real(1));
        vectors_.residuals(image, x, values_.data() + first, image, squares.data());
        if (!std::all_of(squares.begin(), squares.end(), is_number<Real>))
            throw Error(LAPILLI_ERROR_NOT_FINITE, "a product with A holds a NaN or an infinity");
        if (task_.generalized) vectors_.squares(x, lengths.data());
        for (index_t i = 0; i < count; ++i) {
            const auto k = static_cast<std::size_t>(first + i);
            residuals_[k] = std::sqrt(squares[static_cast<std::size_t>(i)]);
            const Real length = std::sqrt(lengths[static_cast<std::size_t>(i)]);
            if (residuals_[k] <= allowed(values_[k]) * length) ++converged_;
            worst = std::max(worst, residuals_[k] / (norm_ + std::abs(values_[k])) / length);
        }
    }
    result_.history.back() = {static_cast<double>(worst), converged_};
    return converged_ == task_.wanted;
}

template <class T>
PairsResult<T> Lanczos<T>::finish() {
    const Real root = std::sqrt(b_scale_);
    if (root != Real(1)) {
        SmallMatrix<T> scaling = SmallMatrix<T>::identity(task_.wanted);
        for (index_t i = 0; i < task_.wanted; ++i) scaling(i, i) = T(root);
        vectors_.combine_in_place(scaling.read(), result(), result());
    }
    values_.resize(static_cast<std::size_t>(task_.wanted));
    for (Real& value : values_) value /= scale_;
    for (Real& residual : residuals_) residual = residual / scale_ * root;
    result_.values = values_;
    result_.residuals = residuals_;
    result_.missing = task_.wanted - converged_;
    return std::move(result_);
}

#define LAPILLI_INSTANTIATE(T) template class Lanczos<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
