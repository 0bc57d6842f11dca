// SPDX-License-Identifier: BSD-3-Clause
// Symmetric indefinite factorizations as plain loops, the reference of the kernels.
#pragma once

#include <cmath>
#include <utility>
#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "indefinite/args.hpp"

namespace lapilli::sim {

/// One panel, column by column, as in LAPACK's LASYF and LAHEF.
template <class T>
class BunchKaufmanLoops {
    using R = real_t<T>;

  public:
    explicit BunchKaufmanLoops(const BunchKaufmanPanelArgs<T>& panel)
        : p(panel),
          l(on_host(panel.l)),
          w(on_host(panel.w)),
          n(panel.left()),
          one(static_cast<std::size_t>(n)),
          two(static_cast<std::size_t>(n)) {}

    void run() {
        index_t j = 0;
        const index_t end = p.width == n ? n : p.width - 1;
        while (j < end) j += step(j);
        *p.count = j;
    }

  private:
    /// Element (i, j) of the trailing matrix.
    T& a(index_t i, index_t j) const { return *p.a.at(p.first + i, p.first + j); }
    T other(T x) const { return p.hermitian ? conjugate(x) : x; }
    R size(T x) const {
        if constexpr (is_complex<T>)
            return std::abs(x.real()) + std::abs(x.imag());
        else
            return std::abs(x);
    }
    T on_diagonal(T x) const { return p.hermitian ? T(real_part(x)) : x; }
    R size_of_pivot(T x) const { return size(on_diagonal(x)); }

    /// x := column c of the trailing matrix before column j is eliminated.
    void column(index_t j, index_t c, std::vector<T>& x) const {
        for (index_t i = j; i < n; ++i) {
            T value = i < c ? other(a(c, i)) : a(i, c);
            if (i == c) value = on_diagonal(value);
            for (index_t k = 0; k < j; ++k) value -= l(i, k) * other(w(c, k));
            x[static_cast<std::size_t>(i)] = i == c ? on_diagonal(value) : value;
        }
    }
    /// Row and size of the largest element of column c, the diagonal element excluded.
    std::pair<index_t, R> largest(index_t j, index_t c, const std::vector<T>& x) const {
        std::pair<index_t, R> best{-1, R(0)};
        for (index_t i = j; i < n; ++i) {
            if (i == c) continue;
            const R s = size(x[static_cast<std::size_t>(i)]);
            const bool more = std::isnan(s) ? !std::isnan(best.second) : s > best.second;
            const bool same = p.last && (s == best.second || (std::isnan(s) && std::isnan(best.second)));
            if (best.first < 0 || more || same) best = {i, s};
        }
        return best;
    }

    index_t step(index_t j) {
        const auto alpha = static_cast<R>(bunch_kaufman_alpha);
        column(j, j, one);
        const R diagonal = size_of_pivot(at(one, j));
        const auto [candidate, below] = largest(j, j, one);
        index_t pivot = j, order = 1;
        bool zero = std::isnan(diagonal) || std::isnan(below) || (diagonal == 0 && below == 0);
        if (!zero && !(diagonal >= alpha * below)) {
            column(j, candidate, two);
            const R beside = largest(j, candidate, two).second;
            if (!(diagonal >= alpha * below * (below / beside))) {
                pivot = candidate;
                const R there = size_of_pivot(at(two, candidate));
                if (there >= alpha * beside)
                    one = two;
                else
                    order = 2;
                // A NaN or a column of zeros; column j includes its rounding errors.
                zero = order == 2 ? std::isnan(there) || std::isnan(beside) : there == 0;
            }
        }
        if (zero && *p.info == 0) *p.info = p.first + j + 1;
        const index_t row = j + order - 1;
        if (pivot != row) interchange(j, row, pivot, order);
        if (order == 1) {
            const T d = at(one, j);
            for (index_t i = j; i < n; ++i) {
                w(i, j) = at(one, i);
                l(i, j) = i == j || zero ? at(one, i) : at(one, i) / d;
            }
            p.pivots[j] = p.first + pivot + 1;
        } else {
            eliminate_two(j);
            p.pivots[j] = p.pivots[j + 1] = -(p.first + pivot + 1);
        }
        return order;
    }
    void interchange(index_t j, index_t row, index_t pivot, index_t order) {
        for (index_t i = row + 1; i < n; ++i) {
            if (i < pivot)
                a(pivot, i) = other(a(i, row));
            else if (i > pivot)
                a(i, pivot) = a(i, row);
        }
        a(pivot, pivot) = on_diagonal(a(row, row));
        for (index_t k = 0; k < j; ++k) {
            std::swap(l(row, k), l(pivot, k));
            std::swap(w(row, k), w(pivot, k));
        }
        std::swap(at(one, row), at(one, pivot));
        if (order == 2) std::swap(at(two, row), at(two, pivot));
    }
    void eliminate_two(index_t j) {
        const T d11 = at(one, j), d21 = at(one, j + 1), d22 = at(two, j + 1);
        const T first = d22 / d21, second = d11 / other(d21), by = T(1) / on_diagonal(first * second - T(1));
        for (index_t i = j; i < n; ++i) {
            const T x = w(i, j) = at(one, i), y = w(i, j + 1) = at(two, i);
            if (i < j + 2) continue;
            l(i, j) = (first * x - y) * by / other(d21);
            l(i, j + 1) = (second * y - x) * by / d21;
        }
        l(j, j) = d11;
        l(j + 1, j) = d21;
        l(j + 1, j + 1) = d22;
    }
    static T& at(std::vector<T>& x, index_t i) { return x[static_cast<std::size_t>(i)]; }

    const BunchKaufmanPanelArgs<T>& p;
    const HostView<T> l, w;
    const index_t n;
    std::vector<T> one, two;  ///< the next column; the candidate's column
};

template <class T>
void carry_out(const BunchKaufmanPanelArgs<T>& p) {
    BunchKaufmanLoops<T>(p).run();
}

template <class T>
void carry_out(const FactorInterchangesArgs<T>& p) {
    const HostView<T> a = on_host(p.a);
    const index_t nb = p.cyclic.nb();
    for (index_t local = 0; local < a.cols; ++local) {
        const index_t j = p.cyclic.block_start(p.cyclic.global_block(p.device, local / nb)) + local % nb;
        const bool two = p.begin[j] == j + 2 && j + 1 < a.rows;
        for (int to = 0; to < p.blocks.devices && p.forwards; ++to) {
            p.blocks.d[to][j] = a(j, local);
            p.blocks.e[to][j] = two ? a(j + 1, local) : T(0);
        }
        if (p.blocks.devices > 0 && two) a(j + 1, local) = p.forwards ? T(0) : p.blocks.e[p.device][j];
        const index_t first = std::max(p.begin[j], j + 1), end = std::min(p.end[j], a.rows);
        for (index_t k = 0; k < end - first; ++k) {
            const index_t i = p.forwards ? first + k : end - 1 - k, with = p.with[i];
            if (with > j && with < a.rows) std::swap(a(i, local), a(with, local));
        }
    }
}

template <class T>
void carry_out(const BlockDiagonalArgs<T>& p) {
    const HostView<T> b = on_host(p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        for (index_t k = 0; k < b.rows; ++k) {
            if (p.begin[k] != k + 2 || k + 1 == b.rows) {
                b(k, j) /= p.d[k];
                continue;
            }
            const T below = p.e[k], above = p.hermitian ? conjugate(below) : below;
            const T first = p.d[k] / above, second = p.d[k + 1] / below, determinant = first * second - T(1);
            const T x = b(k, j) / above, y = b(k + 1, j) / below;
            b(k, j) = (second * x - y) / determinant;
            b(k + 1, j) = (first * y - x) / determinant;
            ++k;
        }
    }
}

}  // namespace lapilli::sim
