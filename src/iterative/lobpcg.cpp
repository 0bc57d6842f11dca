// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/lobpcg.hpp"

#include <algorithm>
#include <cmath>

#include "base/error.hpp"
#include "base/scaling.hpp"

namespace lapilli {
namespace {

/// By how much, relative to its largest element, the projection of a preconditioner may differ from its
/// adjoint: it may be computed in lower precision.
constexpr double of_preconditioner = 1e-2;

template <class T>
SmallMatrix<T> diagonal(const std::vector<real_t<T>>& values, real_t<T> factor) {
    const auto n = static_cast<index_t>(values.size());
    SmallMatrix<T> result(n, n);
    for (index_t i = 0; i < n; ++i) result(i, i) = T(factor * values[static_cast<std::size_t>(i)]);
    return result;
}

}  // namespace

template <class T>
Lobpcg<T>::Lobpcg(Context& context, Vectors<T>& vectors, const LobpcgTask<T>& task)
    : context_(context),
      vectors_(vectors),
      task_(task),
      bs_(task.generalized ? LobpcgArrays::bs : LobpcgArrays::s),
      orthonormalizer_(vectors, LobpcgArrays::s, bs_, task.how),
      constraints_(task.constraints),
      block_(task.block) {
    task_.tolerance = std::max(task.tolerance, Real(least_tolerance) * unit_roundoff<T>);
}

template <class T>
PairsResult<T> Lobpcg<T>::run() {
    find_scales();
    orthonormalize_constraints();
    start();
    for (index_t iteration = 0;; ++iteration) {
        find_residuals();
        result_.iterations = iteration;
        if (is_done() && confirm()) break;
        if (iteration == task_.iterations || is_stalled(iteration)) {
            if (!is_done()) confirm();
            break;
        }
        make_directions();
        if (w_ == 0) break;  // X and P span all there is, and X is the best of it
        rayleigh_ritz();
    }
    return finish();
}

/// Powers of two that bring both operators near 1, and estimates of their norms.
template <class T>
void Lobpcg<T>::find_scales() {
    // Behind the guess, where W will be.
    w_ = std::min<index_t>(block_, 4);
    vectors_.randomize(w(LobpcgArrays::s), seed_++);
    const OperatorSize<Real> of_a =
        size_of_operator(vectors_, Role::a, w(LobpcgArrays::s), w(LobpcgArrays::as));
    a_scale_ = task_.largest ? -of_a.scale : of_a.scale;
    a_norm_ = of_a.norm;
    if (task_.generalized) {
        const OperatorSize<Real> of_b = size_of_operator(vectors_, Role::b, w(LobpcgArrays::s), w(bs_));
        if (of_b.norm == Real(0)) throw UnfitOperator{Role::b};
        b_scale_ = of_b.scale;
        orthonormalizer_.scale_b(b_scale_);
        b_norm_ = of_b.norm;
    }
    w_ = 0;
}

template <class T>
void Lobpcg<T>::multiply_by_b(Group group) {
    if (task_.generalized) vectors_.apply(Role::b, b_scale_, group, {bs_, group.first, group.count});
}

template <class T>
void Lobpcg<T>::fill_with_random(Group group) {
    vectors_.randomize(group, seed_++);
    multiply_by_b(group);
}

template <class T>
void Lobpcg<T>::orthonormalize_constraints() {
    if (constraints_ == 0) return;
    orthonormalizer_.bring_near_one(0, constraints_);
    multiply_by_b({LobpcgArrays::s, 0, constraints_});
    const index_t given = constraints_;
    constraints_ = orthonormalizer_.run(0, given);
    if (constraints_ == given || task_.guess == 0) return;
    // The guess follows the constraints.
    vectors_.combine_in_place(SmallMatrix<T>::identity(task_.guess).read(),
                              {LobpcgArrays::s, given, task_.guess},
                              {LobpcgArrays::s, constraints_, task_.guess});
}

/// X, orthonormal, with the eigenvectors of A in its span.
template <class T>
void Lobpcg<T>::start() {
    orthonormalizer_.bring_near_one(constraints_, task_.guess);
    multiply_by_b({LobpcgArrays::s, constraints_, task_.guess});
    begin_with(orthonormalizer_.run(constraints_, task_.guess));
}

/// X has `found` orthonormal vectors; random ones are added behind them.
template <class T>
void Lobpcg<T>::begin_with(index_t found) {
    for (int tries = 0; found < task_.block; ++tries) {
        if (tries == 5 && task_.generalized)
            throw UnfitOperator{Role::b};  // most vectors are in its null space
        require(tries < 5, "lobpcg: random vectors do not span the space");
        const Group missing{LobpcgArrays::s, constraints_ + found, task_.block - found};
        fill_with_random(missing);
        found += orthonormalizer_.run(missing.first, missing.count);
    }
    // A step in which all of X is new.
    block_ = p_ = 0;
    w_ = task_.block;
    rayleigh_ritz();
}

/// R = A X - B X Lambda, and which pairs have converged.
template <class T>
void Lobpcg<T>::find_residuals() {
    const Group r = residual_vectors();
    std::vector<Real> squares(static_cast<std::size_t>(block_));
    vectors_.residuals(x(LobpcgArrays::as), x(bs_), values_.data(), r, squares.data());
    if (constraints_ > 0) {
        // Components along the constraints do not count as residual.
        SmallMatrix<T> held(constraints_, block_);
        vectors_.gram({LobpcgArrays::s, 0, constraints_}, r, held.view());
        vectors_.combine(T(-1), held.read(), {bs_, 0, constraints_}, T(1), r);
        vectors_.squares(r, squares.data());
    }
    if (!std::all_of(squares.begin(), squares.end(), is_number<Real>))
        throw Error(LAPILLI_ERROR_NOT_FINITE, "a residual is a NaN or an infinity");
    std::vector<Real> lengths(static_cast<std::size_t>(block_), Real(1));
    if (task_.generalized) {
        vectors_.squares(x(LobpcgArrays::s), lengths.data());
        for (Real& length : lengths) length = std::sqrt(length);
    }

    residuals_.assign(static_cast<std::size_t>(block_), Real(0));
    active_.clear();
    converged_wanted_ = 0;
    Real worst = 0;
    over_rounding_ = 0;
    for (index_t i = 0; i < block_; ++i) {
        const auto k = static_cast<std::size_t>(i);
        const Real residual = std::sqrt(squares[k]);
        const Real value = std::abs(values_[k]);
        const Real backward = (a_norm_ + value * b_norm_) * lengths[k];
        const Real least = Real(least_tolerance) * unit_roundoff<T> * backward;
        // A matrix that differs from B by rounding errors has an infinite value there, and in its
        // neighbourhood values of either sign.
        const Real of_b = task_.generalized ? value * b_norm_ : Real(0);
        if (i < task_.wanted && of_b * Real(least_tolerance) * unit_roundoff < T >> a_norm_)
            throw UnfitOperator{Role::b};
        // One that differs by the tolerance may: the residual has to be small in the scale of A, then.
        const bool is_far = of_b * task_.tolerance > a_norm_;
        const Real size = task_.relative ? value * lengths[k] : is_far ? a_norm_ * lengths[k] : backward;
        const Real allowed = std::max(task_.tolerance * size, least);
        residuals_[k] = residual;
        // A zero matrix has residuals of zero.
        const bool converged = residual <= allowed;
        if (!converged) active_.push_back(i);
        if (i >= task_.wanted) continue;
        converged_wanted_ += converged ? 1 : 0;
        if (!converged) over_rounding_ = std::max(over_rounding_, residual / least);
        if (residual > Real(0)) worst = std::max(worst, residual / allowed * task_.tolerance);
    }
    result_.history.push_back({static_cast<double>(worst), converged_wanted_});
    context_.report(static_cast<double>(converged_wanted_) / static_cast<double>(task_.wanted));
}

/// Computes the products from scratch, which were only updated from step to step, and returns whether
/// everything has converged with them, too.
template <class T>
bool Lobpcg<T>::confirm() {
    multiply_by_b(x(LobpcgArrays::s));
    begin_with(orthonormalizer_.run(constraints_, block_));
    result_.history.pop_back();
    find_residuals();
    return is_done();
}

/// Whether residuals are near the level of rounding errors and do not fall any more: updated products have
/// collected too many errors, which computing the products from scratch corrects once.
template <class T>
bool Lobpcg<T>::is_stalled(index_t iteration) {
    constexpr index_t patience = 20;
    if (over_rounding_ < least_over_rounding_ / Real(2)) {
        least_over_rounding_ = over_rounding_;
        last_progress_ = iteration;
    }
    if (over_rounding_ > Real(1e4) || iteration - last_progress_ < patience) return false;
    if (iteration - last_progress_ == patience) confirm();
    return iteration - last_progress_ == 2 * patience;
}

/// W: the preconditioned residuals of the pairs that have not converged, orthonormal to all that is there.
template <class T>
void Lobpcg<T>::make_directions() {
    if (active_.empty()) {
        // Wanted pairs are there; guards that have converged, too, cannot help what is not.
        for (index_t i = 0; i < block_; ++i) active_.push_back(i);
    }
    w_ = static_cast<index_t>(active_.size());
    const Group r = residual_vectors();
    if (w_ < block_) {
        const SmallMatrix<T> chosen = SmallMatrix<T>::identity(block_).columns(active_);
        vectors_.combine_in_place(chosen.view(), r, {r.array, r.first, w_});
    }
    if (task_.preconditioned) precondition();
    multiply_by_b(w(LobpcgArrays::s));
    const index_t first = constraints_ + block_ + p_;
    w_ = orthonormalizer_.run(first, w_);
    if (w_ > 0) return;
    // Residuals that the basis has already lead nowhere; other directions may.
    w_ = static_cast<index_t>(active_.size());
    fill_with_random(w(LobpcgArrays::s));
    w_ = orthonormalizer_.run(first, w_);
}

/// W := M R, the first time with a look at M.
template <class T>
void Lobpcg<T>::precondition() {
    const Group r{LobpcgArrays::residuals, 0, w_};
    if (is_unfit_) {
        // The preconditioner is not known to help: every other time the residuals are used themselves.
        is_left_out_ = !is_left_out_;
        if (is_left_out_) {
            vectors_.copy(r, w(LobpcgArrays::s));
            return;
        }
    }
    if (preconditioner_scale_ != Real(0)) {
        vectors_.apply(Role::preconditioner, preconditioner_scale_, r, w(LobpcgArrays::s));
        return;
    }
    vectors_.apply(Role::preconditioner, Real(1), r, w(LobpcgArrays::s));
    const Real before = vectors_.largest(r), after = vectors_.largest(w(LobpcgArrays::s));
    if (!is_number(after))
        throw Error(LAPILLI_ERROR_NOT_FINITE, "the preconditioner's result holds a NaN or an infinity");
    preconditioner_scale_ = scale_to(0, after) / scale_to(0, before);
    if (!is_number(preconditioner_scale_) || preconditioner_scale_ == Real(0))
        preconditioner_scale_ = Real(1);
    vectors_.apply(Role::preconditioner, preconditioner_scale_, r, w(LobpcgArrays::s));
    SmallMatrix<T> g(w_, w_);
    vectors_.gram(r, w(LobpcgArrays::s), g.view());
    bool fits = is_hermitian(g.read(), Real(of_preconditioner));
    if (fits) {
        make_hermitian(g);
        const std::vector<Real> values = eigenvectors(g);
        fits = values.front() >= -Real(of_preconditioner) * values.back();
    }
    if (!fits && !task_.any_preconditioner) throw UnfitOperator{Role::preconditioner};
    is_unfit_ = !fits;
}

/// The eigenpairs of A in the span of [X P W]: X become the vectors at the end that is wanted, P what leads
/// there from the old X.
template <class T>
void Lobpcg<T>::rayleigh_ritz() {
    const index_t known = block_ + p_, all = known + w_;
    SmallMatrix<T> g(all, all);
    g.put(0, 0, projected_.block(0, 0, known, known));
    if (w_ > 0) {
        vectors_.apply(Role::a, a_scale_, w(LobpcgArrays::s), w(LobpcgArrays::as));
        SmallMatrix<T> fresh(all, w_);
        vectors_.gram(xpw(LobpcgArrays::s), w(LobpcgArrays::as), fresh.view());
        if (!fresh.is_finite())
            throw Error(LAPILLI_ERROR_NOT_FINITE, "a product with A holds a NaN or an infinity");
        const HostView<const T> corner = fresh.block(known, 0, w_, w_);
        check_hermitian(corner, a_norm_);
        for (index_t j = 0; j < w_; ++j) {
            for (index_t i = 0; i < all; ++i) {
                g(i, known + j) = fresh(i, j);
                if (i < known) g(known + j, i) = conjugate(fresh(i, j));
            }
        }
    }
    make_hermitian(g);
    take_vectors(g);
}

template <class T>
void Lobpcg<T>::take_vectors(const SmallMatrix<T>& g) {
    const index_t all = g.rows(), before = block_, wanted = task_.block;
    SmallMatrix<T> c = g;
    std::vector<Real> values = eigenvectors(c);
    vectors_.agree(c.view(), values);
    values_.assign(values.begin(), values.begin() + wanted);
    if (!task_.generalized) a_norm_ = std::max({a_norm_, std::abs(values.front()), std::abs(values.back())});

    // The part of the new X that comes from P and W, orthogonal to the new X, is C' (C'_top)^H C_top but for
    // its sign: C' are the other eigenvectors, and _top the rows that belong to the old X.
    const index_t others = all - wanted;
    SmallMatrix<T> basis(others, 0);
    if (before > 0 && others > 0) {
        SmallMatrix<T> top(before, wanted);
        top.put(0, 0, c.block(0, 0, before, wanted));
        const SmallMatrix<T> moved = top.columns(active_);
        basis = orthonormal_basis(
            multiply(Op::adjoint, c.block(0, wanted, before, others), Op::none, moved.view()));
        std::vector<Real> none;
        vectors_.agree(basis.view(), none);
    }
    const SmallMatrix<T> to_p = multiply(Op::none, c.block(0, wanted, all, others), Op::none, basis.read());
    SmallMatrix<T> to_xp(all, wanted + to_p.cols());
    to_xp.put(0, 0, c.block(0, 0, all, wanted));
    to_xp.put(0, wanted, to_p.read());

    const Group from = xpw(LobpcgArrays::s);
    block_ = wanted;
    p_ = to_p.cols();
    w_ = 0;
    const auto update = [&](int array) {
        vectors_.combine_in_place(to_xp.read(), {array, from.first, from.count}, xp(array));
    };
    update(LobpcgArrays::s);
    update(LobpcgArrays::as);
    if (task_.generalized) update(LobpcgArrays::bs);

    projected_ = SmallMatrix<T>(block_ + p_, block_ + p_);
    for (index_t i = 0; i < block_; ++i) projected_(i, i) = T(values_[static_cast<std::size_t>(i)]);
    SmallMatrix<T> scaled = basis;
    for (index_t j = 0; j < p_; ++j) {
        for (index_t i = 0; i < others; ++i) scaled(i, j) *= values[static_cast<std::size_t>(wanted + i)];
    }
    const SmallMatrix<T> corner = multiply(Op::adjoint, basis.read(), Op::none, scaled.read());
    projected_.put(block_, block_, corner.view());
}

/// As the caller's problem has them.
template <class T>
PairsResult<T> Lobpcg<T>::finish() {
    const Real root = std::sqrt(b_scale_);
    if (root != Real(1)) {
        const std::vector<Real> ones(static_cast<std::size_t>(block_), Real(1));
        const SmallMatrix<T> scaling = diagonal<T>(ones, root);
        vectors_.combine_in_place(scaling.view(), x(LobpcgArrays::s), x(LobpcgArrays::s));
    }
    for (Real& value : values_) value = value / a_scale_ * b_scale_;
    for (Real& residual : residuals_) residual = residual / std::abs(a_scale_) * root;
    result_.values = values_;
    result_.residuals = residuals_;
    result_.missing = task_.wanted - converged_wanted_;
    return std::move(result_);
}

#define LAPILLI_INSTANTIATE(T) template class Lobpcg<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
