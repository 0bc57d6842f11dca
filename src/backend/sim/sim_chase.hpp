// SPDX-License-Identifier: BSD-3-Clause
// The bulge chase as plain loops, one sweep after the other, the reference of the kernels.
#pragma once

#include <algorithm>
#include <vector>

#include "backend/sim/sim_tridiagonal.hpp"
#include "chase/args.hpp"
#include "chase/factors.hpp"
#include "chase/tiles.hpp"

namespace lapilli::sim {

/// The names are those of BandChase and ChaseShape.
template <class T>
class ChaseLoops {
    using R = real_t<T>;

  public:
    explicit ChaseLoops(const BandChaseArgs<T>& p)
        : shape_(p.shape()),
          filled_(static_cast<std::size_t>(2 * p.b * p.n), T(0)),
          band_(HostView<T>{filled_.data(), 2 * p.b, p.n, 2 * p.b}),
          d_(HostView<R>{p.d, p.n, 1, p.n}),
          e_(HostView<R>{p.e, p.n - 1, 1, p.n}),
          u_(static_cast<std::size_t>(p.b)),
          v_(u_),
          w_(u_) {
        const HostView<const T> given{p.band, p.b + 1, p.n, p.ldw};
        for (index_t j = 0; j < p.n; ++j) {
            for (index_t i = 0; i <= p.b && i + j < p.n; ++i) band_(i, j) = given(i, j);
        }
        if (p.v == nullptr) return;
        const index_t columns = shape_.columns();
        all_v_ = HostView<T>{p.v, p.b, columns, shape_.ldv()};
        all_tau_ = HostView<T>{p.tau, columns, 1, columns};
        first_ = HostView<const index_t>{p.first, shape_.groups(), 1, shape_.groups()};
    }

    void run() {
        for (index_t s = 0; s < shape_.sweeps(); ++s) {
            d_(s, 0) = real_part(a(s, s));
            for (index_t t = 0; t < shape_.steps(s); ++t) step(s, t);
        }
        d_(shape_.n - 1, 0) = real_part(a(shape_.n - 1, shape_.n - 1));
    }

  private:
    T& a(index_t i, index_t j) const { return band_(i - j, j); }
    static T& at(std::vector<T>& x, index_t i) { return x[static_cast<std::size_t>(i)]; }

    void step(index_t s, index_t t) {
        const index_t row = shape_.row(s, t), length = shape_.length(s, t),
                      column = t == 0 ? s : row - shape_.b;
        if (t > 0) from_right(row, length, column);
        std::fill(v_.begin(), v_.end(), T(0));
        for (index_t i = 0; i < length; ++i) at(v_, i) = a(row + i, column);
        R beta;
        T tau;
        make_reflector(v_.data(), length - 1, beta, tau);
        if (t == 0) {
            e_(s, 0) = beta;
        } else {
            from_left(row, length, column, tau);
        }
        for (index_t i = 0; i < length; ++i) a(row + i, column) = i == 0 ? T(beta) : T(0);
        on_both_sides(row, length, tau);
        if (all_v_.data != nullptr) {
            const index_t to = ChaseShape::column(first_.data, s, t);
            std::copy(v_.begin(), v_.end(), all_v_.at(0, to));
            all_tau_(to, 0) = tau;
        }
        std::swap(u_, v_);
        tau_ = tau;
    }

    /// O := O - tau (O u) u^H, with u and tau of the previous step.
    void from_right(index_t row, index_t length, index_t column) {
        for (index_t i = row; i < row + length; ++i) {
            T sum(0);
            for (index_t j = 0; j < shape_.b; ++j) sum += a(i, column + j) * at(u_, j);
            for (index_t j = 0; j < shape_.b; ++j) a(i, column + j) -= tau_ * sum * conjugate(at(u_, j));
        }
    }
    /// O := O - conj(tau) v (v^H O), except for the first column of O.
    void from_left(index_t row, index_t length, index_t column, T tau) {
        for (index_t j = column + 1; j < column + shape_.b; ++j) {
            T sum(0);
            for (index_t i = 0; i < length; ++i) sum += conjugate(at(v_, i)) * a(row + i, j);
            for (index_t i = 0; i < length; ++i) a(row + i, j) -= conjugate(tau) * at(v_, i) * sum;
        }
    }
    /// D := D - v w^H - w v^H
    void on_both_sides(index_t row, index_t length, T tau) {
        T form(0);
        for (index_t i = 0; i < length; ++i) {
            T sum = real_part(a(row + i, row + i)) * at(v_, i);
            for (index_t j = 0; j < i; ++j) sum += a(row + i, row + j) * at(v_, j);
            for (index_t j = i + 1; j < length; ++j) sum += conjugate(a(row + j, row + i)) * at(v_, j);
            at(w_, i) = tau * sum;
            form += conjugate(at(w_, i)) * at(v_, i);
        }
        for (index_t i = 0; i < length; ++i) at(w_, i) -= R(0.5) * tau * form * at(v_, i);
        for (index_t j = 0; j < length; ++j) {
            for (index_t i = j; i < length; ++i)
                a(row + i, row + j) -= at(v_, i) * conjugate(at(w_, j)) + at(w_, i) * conjugate(at(v_, j));
            a(row + j, row + j) = real_part(a(row + j, row + j));
        }
    }

    const ChaseShape shape_;
    std::vector<T> filled_;
    const HostView<T> band_;
    const HostView<R> d_, e_;
    HostView<T> all_v_, all_tau_;
    HostView<const index_t> first_;
    std::vector<T> u_, v_, w_;
    T tau_ = T(0);
};

template <class T>
void carry_out(const BandChaseArgs<T>& p) {
    ChaseLoops<T>(p).run();
}

template <class T>
void carry_out(const ChaseFactorsArgs<T>& p) {
    const ChaseShape shape = p.shape();
    const index_t columns = shape.columns();
    const HostView<const T> v = HostView<const T>{p.v, p.b, columns, shape.ldv()};
    const HostView<const T> tau = HostView<const T>{p.tau, columns, 1, columns};
    const HostView<const index_t> first = HostView<const index_t>{p.first, shape.groups(), 1, shape.groups()};
    const HostView<T> all = HostView<T>{p.t, chase_group, columns, chase_group};
    for (index_t g = 0; g < shape.groups(); ++g) {
        for (index_t step = 0; step < shape.steps(g * chase_group); ++step) {
            const index_t c = first(g, 0) + step * chase_group, members = shape.members(g, step);
            const HostView<T> t = all.block(0, c, chase_group, chase_group);
            for (index_t i = 0; i < chase_group; ++i) {
                std::fill_n(t.at(0, i), chase_group, T(0));
                if (i >= members) continue;
                t(i, i) = tau(c + i, 0);
                std::vector<T> gram(static_cast<std::size_t>(i));
                for (index_t k = 0; k < i; ++k) {
                    for (index_t r = 0; r + i - k < p.b; ++r)
                        gram[static_cast<std::size_t>(k)] += conjugate(v(r + i - k, c + k)) * v(r, c + i);
                }
                for (index_t r = 0; r < i; ++r) {
                    for (index_t k = r; k < i; ++k)
                        t(r, i) -= tau(c + i, 0) * t(r, k) * gram[static_cast<std::size_t>(k)];
                }
            }
        }
    }
}

// Stores real and imaginary part of a scalar in a tile; place(part) is the index of each.
template <class T, class Place>
void put(T* tile, Place place, T value) {
    real_t<T>* const all = reinterpret_cast<real_t<T>*>(tile);
    all[place(0)] = std::real(value);
    if constexpr (is_complex<T>) all[place(1)] = std::imag(value);
}
template <class T, class Place>
T get(const T* tile, Place place) {
    const real_t<T>* const all = reinterpret_cast<const real_t<T>*>(tile);
    if constexpr (is_complex<T>)
        return T(all[place(0)], all[place(1)]);
    else
        return all[place(0)];
}
template <class T>
auto y_place(index_t m, index_t row) {
    return [=](int part) { return ChaseTiles::y_place(m, row, chase_parts<T>, part); };
}
template <class T>
auto v_place(const ChaseTiles& p, index_t row, index_t m) {
    return [=](int part) { return p.v_place(row, m, chase_parts<T>, part); };
}

/// Calls f for the tile of each step that the group has.
template <class T, class F>
void over_tiles(const ChaseTiles& p, HostView<const index_t> first, HostView<T> all, F f) {
    for (index_t g = p.groups() - 1; g >= 0; --g) {
        for (index_t step = 0; p.members(g, step) > 0; ++step) {
            const index_t column = ChaseTiles::column(first.data, g, step);
            f(g, step, column, all.at(p.place(column), 0));
        }
    }
}

template <class T>
void carry_out(const ChasePackArgs<T>& p) {
    using W = chase_tile_scalar<T>;
    const ChaseShape shape = p.shape();
    const index_t columns = shape.columns(), elements = p.all_elements(columns);
    const HostView<const T> v = HostView<const T>{p.v, p.b, columns, shape.ldv()};
    const HostView<const T> tau = HostView<const T>{p.tau, columns, 1, columns};
    const HostView<const index_t> first = HostView<const index_t>{p.first, shape.groups(), 1, shape.groups()};
    const HostView<W> all = HostView<W>{p.tiles, elements, 1, elements};
    over_tiles(p, first, all, [&](index_t group, index_t step, index_t column, W* tile) {
        const index_t members = p.members(group, step);
        std::fill_n(tile, p.elements(), W(0));
        // Row by row of H_0 ... H_(j-1) (I - tau_j v_j v_j^H) = I + V Y: row j of Y is -tau_j v_j^H; to the
        // rows above it is added their product with that.
        std::vector<W> y(static_cast<std::size_t>(chase_tile * p.rows()));
        const auto y_at = [&](index_t m, index_t row) -> W& {
            return y[static_cast<std::size_t>(m + row * chase_tile)];
        };
        const auto v_at = [&](index_t row, index_t j) {
            const index_t r = row - 1 - j;
            return r >= 0 && r < p.b ? W(v(r, column + j)) : W(0);
        };
        for (index_t j = 0; j < members; ++j) {
            const W scalar = W(tau(column + j, 0));
            for (index_t m = 0; m < j; ++m) {
                W sum(0);
                for (index_t row = 0; row < p.rows(); ++row) sum += y_at(m, row) * v_at(row, j);
                for (index_t row = 0; row < p.rows(); ++row)
                    y_at(m, row) -= scalar * sum * conjugate(v_at(row, j));
            }
            for (index_t row = 0; row < p.rows(); ++row) y_at(j, row) = -scalar * conjugate(v_at(row, j));
        }
        for (index_t m = 0; m < members; ++m) {
            for (index_t row = 0; row < p.rows(); ++row) {
                put(tile, y_place<W>(m, row), y_at(m, row));
                put(tile, v_place<W>(p, row, m), v_at(row, m));
            }
        }
    });
}

template <class T>
void carry_out(const ChaseApplyArgs<T>& p) {
    using W = chase_tile_scalar<T>;
    const ChaseShape shape = p.shape();
    const index_t elements = p.all_elements(shape.columns());
    const HostView<const index_t> first = HostView<const index_t>{p.first, shape.groups(), 1, shape.groups()};
    const HostView<const W> all = HostView<const W>{p.tiles, elements, 1, elements};
    const HostView<T> z = HostView<T>{p.z, p.n, p.cols, p.ldz};
    over_tiles(p, first, all, [&](index_t group, index_t step, index_t, const W* tile) {
        const index_t row = p.row(group, step), rows = std::min(p.rows(), p.n - row);
        for (index_t j = 0; j < p.cols; ++j) {
            W w[chase_tile] = {};
            for (index_t m = 0; m < chase_tile; ++m) {
                for (index_t i = 0; i < rows; ++i) w[m] += get(tile, y_place<W>(m, i)) * W(z(row + i, j));
            }
            for (index_t i = 0; i < rows; ++i) {
                W sum(z(row + i, j));
                for (index_t m = 0; m < chase_tile; ++m) sum += get(tile, v_place<W>(p, i, m)) * w[m];
                z(row + i, j) = static_cast<T>(sum);
            }
        }
    });
}

}  // namespace lapilli::sim
