// SPDX-License-Identifier: BSD-3-Clause
// The chase of an upper band as plain loops, one sweep after the other, the reference of the kernel.
#pragma once

#include <algorithm>
#include <vector>

#include "backend/sim/sim_tridiagonal.hpp"
#include "chase/bidiagonal/args.hpp"

namespace lapilli::sim {

/// The names are those of BandBidiagonal and ChaseShape.
template <class T>
class BidiagonalLoops {
    using R = real_t<T>;

  public:
    explicit BidiagonalLoops(const BandBidiagonalArgs<T>& p)
        : p_(p),
          shape_(p.shape()),
          filled_(static_cast<std::size_t>(3 * p.b * p.n), T(0)),
          d_(HostView<R>{p.d, p.n, 1, p.n}),
          e_(HostView<R>{p.e, p.n - 1, 1, p.n}),
          u_(static_cast<std::size_t>(p.b)),
          v_(u_) {
        const HostView<const T> band{p.band, p.b + 1, p.n, p.ldw};
        for (index_t j = 0; j < p.n; ++j) {
            for (index_t i = std::max<index_t>(0, j - p.b); i <= j; ++i) a(i, j) = band(p.b + i - j, j);
        }
        if (p.u == nullptr) return;
        const index_t columns = shape_.columns();
        first_ = HostView<const index_t>{p.first, shape_.groups(), 1, shape_.groups()};
        all_u_ = HostView<T>{p.u, p.b, columns, shape_.ldv()};
        all_v_ = HostView<T>{p.v, p.b, columns, shape_.ldv()};
        all_tau_u_ = HostView<T>{p.tau_u, columns, 1, columns};
        all_tau_v_ = HostView<T>{p.tau_v, columns, 1, columns};
    }

    void run() {
        d_(0, 0) = real_part(a(0, 0));
        for (index_t s = 0; s < shape_.sweeps(); ++s) {
            for (index_t t = 0; t < shape_.steps(s); ++t) step(s, t);
        }
    }

  private:
    T& a(index_t i, index_t j) { return at(filled_, i - j + 2 * p_.b + j * 3 * p_.b); }
    static T& at(std::vector<T>& x, index_t i) { return x[static_cast<std::size_t>(i)]; }

    void step(index_t s, index_t t) {
        const index_t column = shape_.row(s, t), length = shape_.length(s, t),
                      above = t == 0 ? s : column - p_.b;
        if (t > 0) from_left(above, p_.b, column, length);
        R beta;
        T tau;
        std::fill(u_.begin(), u_.end(), T(0));
        for (index_t j = 0; j < length; ++j) at(u_, j) = conjugate(a(above, column + j));
        make_reflector(u_.data(), length - 1, beta, tau);
        // The rows of O and of D; between row s and D there is none.
        from_right(above, t == 0 ? above + 1 : column, column, length, tau);
        from_right(column, column + length, column, length, tau);
        for (index_t j = 0; j < length; ++j) a(above, column + j) = j == 0 ? T(beta) : T(0);
        if (t == 0) e_(s, 0) = beta;
        keep(s, t, all_u_, all_tau_u_, u_, tau);

        std::fill(v_.begin(), v_.end(), T(0));
        for (index_t i = 0; i < length; ++i) at(v_, i) = a(column + i, column);
        make_reflector(v_.data(), length - 1, beta, tau_);
        from_left(column, length, column, length);
        for (index_t i = 0; i < length; ++i) a(column + i, column) = i == 0 ? T(beta) : T(0);
        if (t == 0) d_(s + 1, 0) = beta;
        keep(s, t, all_v_, all_tau_v_, v_, tau_);
    }

    /// A := (I - conj(tau) v v^H) A, rows from `row` on, as many as the block has.
    void from_left(index_t row, index_t rows, index_t column, index_t columns) {
        for (index_t j = column; j < column + columns; ++j) {
            T sum(0);
            for (index_t i = 0; i < rows; ++i) sum += conjugate(at(v_, i)) * a(row + i, j);
            for (index_t i = 0; i < rows; ++i) a(row + i, j) -= conjugate(tau_) * at(v_, i) * sum;
        }
    }
    /// A := A (I - tau u u^H)
    void from_right(index_t row, index_t end, index_t column, index_t columns, T tau) {
        for (index_t i = row; i < end; ++i) {
            T sum(0);
            for (index_t j = 0; j < columns; ++j) sum += a(i, column + j) * at(u_, j);
            for (index_t j = 0; j < columns; ++j) a(i, column + j) -= tau * sum * conjugate(at(u_, j));
        }
    }
    void keep(index_t s, index_t t, const HostView<T>& all, const HostView<T>& taus,
              const std::vector<T>& reflector, T tau) const {
        if (p_.u == nullptr) return;
        const index_t to = ChaseShape::column(first_.data, s, t);
        std::copy(reflector.begin(), reflector.end(), all.at(0, to));
        *taus.at(to, 0) = tau;
    }

    const BandBidiagonalArgs<T>& p_;
    const ChaseShape shape_;
    std::vector<T> filled_;  ///< with what fills in: b diagonals on both sides of the band
    const HostView<R> d_, e_;
    HostView<T> all_u_, all_v_, all_tau_u_, all_tau_v_;
    HostView<const index_t> first_;
    std::vector<T> u_, v_;
    T tau_ = T(0);
};

template <class T>
void carry_out(const BandBidiagonalArgs<T>& p) {
    BidiagonalLoops<T>(p).run();
}

}  // namespace lapilli::sim
