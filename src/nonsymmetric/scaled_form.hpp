// SPDX-License-Identifier: BSD-3-Clause
// A power of two for the matrices of LAPACK's routines that test elements against the smallest numbers: of
// tiny matrices TREXC, TRSEN, HSEQR and TREVC3 would take all of them for zeros. They compute large matrices
// as they are: a factor below 1 would lose small elements next to large ones.
#pragma once

#include <algorithm>
#include <limits>
#include <utility>

#include "base/scaling.hpp"
#include "host/lapack_nonsymmetric.hpp"
#include "matrix/cpu_call.hpp"
#include "matrix/norms.hpp"
#include "nonsymmetric/copies.hpp"

namespace lapilli {

/// GEES alone makes large matrices smaller, as LAPACK's does.
enum class Factors { at_least_one, all };

/// Squares of T's elements are brought into range by a power of two; restore() ends that. part: the elements
/// that are looked at and scaled.
template <class T>
class ScaledForm {
  public:
    ScaledForm(HostView<T> t, Searched part, Factors factors = Factors::at_least_one) : t_(t), part_(part) {
        real_t<T> norm = 0;
        for (index_t j = 0; j < t.cols; ++j)
            norm = std::max(norm, finite_max_norm(Part::all, HostView<const T>(column(j))));
        sigma_ = safe_scale(norm);
        if (factors == Factors::at_least_one) sigma_ = std::max(real_t<T>(1), sigma_);
        for (index_t j = 0; j < t.cols && sigma_ != real_t<T>(1); ++j) multiply(sigma_, j);
    }

    /// T, its values, where w has any, and the condition number of a subspace get their scale back. is_form:
    /// T is a Schur form now, with these vectors. A pair whose block has lost an element on the way back is
    /// two real values then.
    void restore(const Eigenvalues<T>& w, bool is_form, HostView<T> vs, real_t<T>* sep = nullptr) const {
        if (sigma_ == real_t<T>(1)) return;
        const index_t n = t_.rows;
        const real_t<T> back = real_t<T>(1) / sigma_;
        for (index_t i = 0; i < n && w.w != nullptr; ++i) {
            w.w[i] *= back;
            if constexpr (!is_complex<T>) w.imaginary[i] *= back;
        }
        if (sep != nullptr) *sep *= back;
        for (index_t j = 0; j < n; ++j) {
            const bool is_pair = is_form && !is_complex<T> && j + 1 < n && t_(j + 1, j) != T(0);
            multiply(back, j);
            if (!is_pair) continue;
            multiply(back, j + 1);
            restore_pair(j++, w.imaginary, vs);
        }
    }

  private:
    HostView<T> column(index_t j) const { return t_.block(0, j, end_row(part_, j, t_.rows), 1); }
    void multiply(real_t<T> factor, index_t j) const {
        const HostView<T> x = column(j);
        for (index_t i = 0; i < x.rows; ++i) x(i, 0) *= factor;
    }
    /// The block of rows i and i + 1. If an element next to its diagonal has become 0, the values are its
    /// diagonal, behind an interchange of its rows and columns where the element above the diagonal is the
    /// one that vanished.
    void restore_pair(index_t i, T* imaginary, HostView<T> vs) const {
        if constexpr (!is_complex<T>) {
            const bool is_pair = t_(i + 1, i) != T(0) && t_(i, i + 1) != T(0);
            if (imaginary != nullptr) {
                // Rounding may take the size of two tiny elements for 0.
                imaginary[i] = is_pair ? std::max(imaginary[i], std::numeric_limits<T>::denorm_min()) : T(0);
                imaginary[i + 1] = is_pair ? -imaginary[i] : T(0);
            }
            if (is_pair || t_(i + 1, i) == T(0)) return;
            for (index_t k = 0; k < i; ++k) std::swap(t_(k, i), t_(k, i + 1));
            for (index_t k = i + 2; k < t_.cols; ++k) std::swap(t_(i, k), t_(i + 1, k));
            for (index_t k = 0; k < vs.rows; ++k) std::swap(vs(k, i), vs(k, i + 1));
            t_(i, i + 1) = t_(i + 1, i);
            t_(i + 1, i) = T(0);
        }
    }

    const HostView<T> t_;
    const Searched part_;
    real_t<T> sigma_ = 1;
};

}  // namespace lapilli
