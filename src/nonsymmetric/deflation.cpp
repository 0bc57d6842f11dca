// SPDX-License-Identifier: BSD-3-Clause
#include "nonsymmetric/deflation.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <vector>

#include "host/window_schur.hpp"

namespace lapilli {
namespace {

template <class T>
real_t<T> size_of(T x) {
    return std::abs(std::real(x)) + std::abs(std::imag(x));
}

template <class T>
class Window {
    using R = real_t<T>;

  public:
    Window(HostView<T> t, T spike, HostView<T> v) : t_(t), v_(v), spike_(spike), n_(t.rows) {}

    Deflated<T> run(const Eigenvalues<T>& w, R negligible) {
        for (index_t j = 0; j + 2 < n_; ++j) std::fill(t_.at(j + 2, j), t_.at(0, j) + n_, T(0));
        first_ = host::window_schur(t_, v_);
        find_converged(negligible);
        Deflated<T> result{.count = n_ - kept_, .first = first_, .changed = true};
        const bool has_spike = spike_ != T(0) && kept_ > 0;
        if (result.count > 0 && has_spike) sort();
        read_values(w);
        if (result.count == 0 && has_spike) {
            result.changed = false;
        } else if (has_spike) {
            restore();
            result.spike = spike_ * conjugate(v_(0, 0));
        }
        return result;
    }

  private:
    /// Whether rows i and i + 1 are a block of a real matrix.
    bool is_pair(index_t i) const { return !is_complex<T> && i + 1 < n_ && t_(i + 1, i) != T(0); }
    bool is_single(index_t i) const { return !is_pair(i) && !(i > 0 && is_pair(i - 1)); }
    index_t length(index_t i) const { return is_pair(i) ? 2 : 1; }
    /// The size of the value or of the pair that begins with row i.
    R size(index_t i) const {
        if (!is_pair(i)) return size_of(t_(i, i));
        return std::abs(t_(i, i)) + std::sqrt(std::abs(t_(i + 1, i))) * std::sqrt(std::abs(t_(i, i + 1)));
    }
    /// Moves the block of row `from` up to row `to`. Returns whether it has come so far.
    bool move(index_t from, index_t to) {
        // Single values by rotations, LAPACK's for pairs.
        for (; from > to && is_single(from) && is_single(from - 1); --from)
            host::exchange_values(t_, v_, from - 1);
        if (from == to) return true;
        index_t first = from + 1, last = to + 1;
        return host::trexc('V', t_, v_, &first, &last) == 0;
    }

    /// From the last value on. One that has not converged stays where it is, and a value above such ones is
    /// exchanged with them only if its left eigenvector says that it may have converged. It has, if its part
    /// of the spike at the end is negligible.
    void find_converged(R negligible) {
        kept_ = n_;
        for (index_t at = n_; at > first_;) {
            // Rows at .. kept_ - 1 have not converged.
            at -= at - first_ > 1 && is_pair(at - 2) ? 2 : 1;
            const bool last = at + length(at) == kept_;
            if (!last && (!may_converge(at, negligible) || !move_to_end(at))) continue;
            // An exchange may split a pair.
            const index_t end = kept_ - (kept_ - at > 1 && is_pair(kept_ - 2) ? 2 : 1);
            R part = size_of(v_(0, end));
            if (is_pair(end)) part = std::max(part, size_of(v_(0, end + 1)));
            if (size_of(spike_) * part <= limit(end, negligible)) kept_ = end;
        }
    }
    /// A part of the spike up to this is negligible for the block of row i.
    R limit(index_t i, R negligible) const {
        constexpr R ulp = std::numeric_limits<R>::epsilon();
        const R value = size(i);
        return std::max(negligible, ulp * (value == R(0) ? size_of(spike_) : value));
    }
    /// Moves the block of row `at` behind all others that are kept. Returns whether it has come there.
    bool move_to_end(index_t at) {
        for (; at + 1 < kept_ && is_single(at) && is_single(at + 1); ++at) host::exchange_values(t_, v_, at);
        if (at + length(at) == kept_) return true;
        index_t first = at + 1, last = is_pair(kept_ - 2) ? kept_ - 1 : kept_;
        return host::trexc('V', t_, v_, &first, &last) == 0;
    }
    /// Whether the block of row `at` might have a negligible part of the spike behind all others that are
    /// kept: that part is what its left eigenvector y takes of V's first row. Exchanges of complex matrices
    /// cost as little as y.
    bool may_converge(index_t at, R negligible) {
        if constexpr (is_complex<T>) {
            return true;
        } else {
            using C = std::complex<R>;
            const index_t own = length(at);
            C value(t_(at, at));
            y_.assign(static_cast<std::size_t>(kept_ - at), C(1));
            if (own == 2) {
                const R b = t_(at, at + 1), c = t_(at + 1, at);
                value = C(t_(at, at), std::sqrt(std::abs(b)) * std::sqrt(std::abs(c)));
                y_[std::abs(c) >= std::abs(b) ? 1 : 0] =
                    C(0, value.imag() / (std::abs(c) >= std::abs(b) ? c : b));
            }
            const auto sum = [&](index_t k, index_t rows) {
                R re(0), im(0);
                for (index_t i = 0; i < rows; ++i) {
                    const R x = t_(at + i, k);
                    re += x * y_[static_cast<std::size_t>(i)].real();
                    im += x * y_[static_cast<std::size_t>(i)].imag();
                }
                return C(re, im);
            };
            for (index_t k = at + own; k < kept_; k += length(k)) {
                const auto row = static_cast<std::size_t>(k - at);
                const C d = value - t_(k, k), s = sum(k, k - at);
                if (!is_pair(k)) {
                    y_[row] = s / d;
                    continue;
                }
                const R b = t_(k, k + 1), c = t_(k + 1, k);
                const C next = sum(k + 1, k - at), determinant = d * d - b * c;
                y_[row] = (s * d + next * c) / determinant;
                y_[row + 1] = (next * d + s * b) / determinant;
            }
            C part(0);
            R squares(0);
            for (index_t i = at; i < kept_; ++i) {
                const C y = y_[static_cast<std::size_t>(i - at)];
                part += y * v_(0, i);
                squares += std::norm(y);
            }
            // Numbers out of range say nothing.
            constexpr R slack(8);
            return !(std::abs(spike_) * std::abs(part) > slack * limit(at, negligible) * std::sqrt(squares));
        }
    }
    /// Values that are kept, the largest first, so that graded matrices keep their order. Where the sizes
    /// differ little nothing would be gained, and a third of the exchanges is saved.
    void sort() {
        constexpr R little(64);
        R largest_of_all(0), smallest_of_all = std::numeric_limits<R>::max();
        for (index_t i = first_; i < kept_; i += length(i)) {
            largest_of_all = std::max(largest_of_all, size(i));
            smallest_of_all = std::min(smallest_of_all, size(i));
        }
        if (largest_of_all / little <= smallest_of_all) return;
        for (index_t i = first_; i < kept_; i += length(i)) {
            index_t largest = i;
            for (index_t k = i; k < kept_; k += length(k))
                if (size(k) > size(largest)) largest = k;
            if (largest != i && !move(largest, i)) return;
        }
    }
    void read_values(const Eigenvalues<T>& w) const {
        for (index_t i = 0; i < n_; ++i) {
            w.w[i] = t_(i, i);
            if constexpr (!is_complex<T>) {
                w.imaginary[i] = R(0);
                if (!is_pair(i)) continue;
                const R part = std::sqrt(std::abs(t_(i + 1, i))) * std::sqrt(std::abs(t_(i, i + 1)));
                w.w[i + 1] = t_(i + 1, i + 1);
                w.imaginary[i] = part;
                w.imaginary[i + 1] = -part;
                ++i;
            }
        }
    }

    /// The spike's elements of the kept rows to one, and these rows to Hessenberg form.
    void restore() {
        if (kept_ <= 1) return;
        std::vector<T> x(static_cast<std::size_t>(kept_)), tau(static_cast<std::size_t>(n_));
        T* const vector = x.data();
        for (index_t i = 0; i < kept_; ++i) vector[i] = conjugate(v_(0, i));
        const T factor = make_reflector(vector);
        from_left(vector, conjugate(factor));
        from_right(t_.block(0, 0, kept_, kept_), vector, factor);
        from_right(v_.block(0, 0, n_, kept_), vector, factor);
        host::gehrd(host::Balanced{1, kept_}, t_, tau.data());
        host::ormhr('R', 'N', host::Balanced{1, kept_}, HostView<const T>(t_.block(0, 0, kept_, kept_)),
                    tau.data(), v_.block(0, 0, n_, kept_));
        for (index_t j = 0; j + 2 < kept_; ++j) std::fill(t_.at(j + 2, j), t_.at(0, j) + kept_, T(0));
    }
    /// x := v, whose first element is 1, of H = I - tau v v^H that leaves its first element alone. Returns
    /// tau.
    T make_reflector(T* x) const {
        R most(0), squares(0);
        for (index_t i = 1; i < kept_; ++i) most = std::max(most, size_of(x[i]));
        if (most == R(0) && std::imag(x[0]) == R(0)) {
            x[0] = T(1);
            return T(0);
        }
        const R scale = std::max(most, size_of(x[0]));
        for (index_t i = 0; i < kept_; ++i) squares += std::norm(x[i] / scale);
        const T alpha = x[0] / scale;
        const R beta = -std::copysign(std::sqrt(squares), std::real(alpha));
        for (index_t i = 1; i < kept_; ++i) x[i] = x[i] / scale / (alpha - beta);
        x[0] = T(1);
        return (beta - alpha) / beta;
    }
    void from_left(const T* x, T factor) {
        for (index_t j = 0; j < n_; ++j) {
            T sum(0);
            for (index_t i = 0; i < kept_; ++i) sum += conjugate(x[i]) * t_(i, j);
            for (index_t i = 0; i < kept_; ++i) t_(i, j) -= factor * sum * x[i];
        }
    }
    void from_right(HostView<T> a, const T* x, T factor) {
        std::vector<T> sums(static_cast<std::size_t>(a.rows), T(0));
        for (index_t j = 0; j < a.cols; ++j) {
            for (index_t i = 0; i < a.rows; ++i) sums[static_cast<std::size_t>(i)] += a(i, j) * x[j];
        }
        for (index_t j = 0; j < a.cols; ++j) {
            const T by = factor * conjugate(x[j]);
            for (index_t i = 0; i < a.rows; ++i) a(i, j) -= sums[static_cast<std::size_t>(i)] * by;
        }
    }

    const HostView<T> t_, v_;
    const T spike_;
    const index_t n_;
    index_t first_ = 0, kept_ = 0;
    std::vector<std::complex<R>> y_;  ///< a left eigenvector of T's kept rows, conjugated
};

}  // namespace

template <class T>
Deflated<T> deflate_early(HostView<T> t, T spike, HostView<T> v, const Eigenvalues<T>& w,
                          real_t<T> negligible) {
    return Window<T>(t, spike, v).run(w, negligible);
}

#define LAPILLI_INSTANTIATE(T) \
    template Deflated<T> deflate_early(HostView<T>, T, HostView<T>, const Eigenvalues<T>&, real_t<T>);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
