// SPDX-License-Identifier: BSD-3-Clause
// A power of two for the matrices of LAPACK's routines that test elements against the smallest numbers: of
// tiny matrices TREXC, TRSEN, HSEQR and TREVC3 would take all of them for zeros.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "base/scaling.hpp"
#include "host/lapack_nonsymmetric.hpp"
#include "matrix/cpu_call.hpp"
#include "matrix/norms.hpp"

namespace lapilli {

/// The first value of a pair in place i.
template <class T>
bool begins_pair(const Eigenvalues<T>& w, index_t i, index_t n) {
    return !is_complex<T> && i + 1 < n && w.imaginary[i] != T(0);
}

/// A scope in which the squares of T's elements are in range: T is multiplied by a power of two, and T, the
/// values and the condition number of the subspace get their scale back. A pair whose block has lost an
/// element on the way back is two real values. Of a Hessenberg matrix only the elements from the first
/// subdiagonal on are looked at. w: the values of the form at the end of the scope.
template <class T>
class ScaledForm {
  public:
    ScaledForm(HostView<T> t, const Eigenvalues<T>& w, HostView<T> vs, real_t<T>* rcondv = nullptr,
               Searched part = Searched::all)
        : t_(t), w_(w), vs_(vs), rcondv_(rcondv), part_(part) {
        real_t<T> norm = 0;
        for (index_t j = 0; j < t.cols; ++j)
            norm = std::max(norm, finite_max_norm(Part::all, HostView<const T>(column(j))));
        sigma_ = safe_scale(norm);
        multiply(sigma_);
    }
    ~ScaledForm() {
        if (sigma_ == real_t<T>(1)) return;
        const real_t<T> back = real_t<T>(1) / sigma_;
        multiply(back);
        const index_t n = t_.rows;
        for (index_t i = 0; i < n; ++i) {
            w_.w[i] *= back;
            if (!is_complex<T>) w_.imaginary[i] *= back;
        }
        if (rcondv_ != nullptr) *rcondv_ *= back;
        for (index_t i = 0; i < n; ++i) {
            if (begins_pair(w_, i, n)) split(i++);
        }
    }
    ScaledForm(const ScaledForm&) = delete;
    ScaledForm& operator=(const ScaledForm&) = delete;

  private:
    HostView<T> column(index_t j) const {
        return t_.block(0, j, part_ == Searched::all ? t_.rows : std::min(t_.rows, j + 2), 1);
    }
    void multiply(real_t<T> factor) {
        for (index_t j = 0; j < t_.cols && factor != real_t<T>(1); ++j) {
            const HostView<T> x = column(j);
            for (index_t i = 0; i < x.rows; ++i) x(i, 0) *= factor;
        }
    }
    /// The block of rows i and i + 1, if an element next to its diagonal has become 0: the values are its
    /// diagonal then, behind an interchange of its rows and columns where the element above the diagonal is
    /// the one that vanished.
    void split(index_t i) {
        if (t_(i + 1, i) != T(0) && t_(i, i + 1) != T(0)) return;
        w_.imaginary[i] = w_.imaginary[i + 1] = T(0);
        if (t_(i + 1, i) == T(0)) return;
        for (index_t k = 0; k < i; ++k) std::swap(t_(k, i), t_(k, i + 1));
        for (index_t k = i + 2; k < t_.cols; ++k) std::swap(t_(i, k), t_(i + 1, k));
        for (index_t k = 0; k < vs_.rows; ++k) std::swap(vs_(k, i), vs_(k, i + 1));
        t_(i, i + 1) = t_(i + 1, i);
        t_(i + 1, i) = T(0);
    }

    const HostView<T> t_;
    const Eigenvalues<T> w_;
    const HostView<T> vs_;
    real_t<T>* const rcondv_;
    const Searched part_;
    real_t<T> sigma_ = 1;
};

/// The values of a Schur form as far as ScaledForm needs them: those of pairs have imaginary parts.
template <class T>
class FoundPairs {
  public:
    explicit FoundPairs(index_t n)
        : values_(static_cast<std::size_t>(n)), imaginary_(is_complex<T> ? 0 : values_.size()) {}
    Eigenvalues<T> values() { return {values_.data(), is_complex<T> ? nullptr : imaginary_.data()}; }
    void find(HostView<const T> t) {
        for (index_t i = 0; i + 1 < t.rows && !is_complex<T>; ++i)
            imaginary_[static_cast<std::size_t>(i)] = t(i + 1, i);
    }

  private:
    std::vector<T> values_, imaginary_;
};

}  // namespace lapilli
