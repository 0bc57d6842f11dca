// SPDX-License-Identifier: BSD-3-Clause
// A panel of the reduction to Hessenberg form as plain loops, the reference of the kernel.
#pragma once

#include <algorithm>
#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "backend/sim/sim_tridiagonal.hpp"
#include "hessenberg/args.hpp"

namespace lapilli::sim {

/// Column i of A v on every device of the team; each device computes a share of the rows. Returns false if
/// the team is not complete.
template <class T, class Product>
bool share_rows(const HessenbergTeam<T>& team, index_t i, T* rows, index_t m, Product product) {
    std::vector<unsigned*> words;
    for (int k = 0; k < team.devices; ++k) words.push_back(team.flags[k]);
    TeamBarrier barrier(team.rank, words, *team.aborted, std::chrono::nanoseconds(team.patience));
    if (barrier.has_given_up()) return false;
    const auto part = [&](int to) { return team.parts[to] + (team.column + i) % 2 * team.ld; };
    const auto first = [&](int d) { return hessenberg_first_row(m, team.devices, d); };
    for (index_t r = first(team.rank); r < first(team.rank + 1); ++r) {
        const T sum = product(r);
        for (int to = 0; to < team.devices; ++to) part(to)[r] = sum;
    }
    if (!barrier.wait()) return false;
    std::copy_n(part(team.rank), m, rows);
    return true;
}

/// Names as in HessenbergPanelArgs.
template <class T>
void carry_out(const HessenbergPanelArgs<T>& p) {
    const HostView<T> a = on_host(p.a), v = on_host(p.v), y = on_host(p.y), t = on_host(p.t);
    const index_t m = a.rows, width = v.cols;
    std::vector<T> product(static_cast<std::size_t>(width)), factor(static_cast<std::size_t>(width));
    const auto at = [](std::vector<T>& x, index_t k) -> T& { return x[static_cast<std::size_t>(k)]; };
    const auto multiply_adjoint = [&](index_t i, const T* x) {  // V^H x
        for (index_t k = 0; k < i; ++k) {
            at(product, k) = T(0);
            for (index_t r = k; r < m; ++r) at(product, k) += conjugate(v(r, k)) * x[r];
        }
    };
    for (index_t i = 0; i < width; ++i) {
        T* const b = a.at(0, i);
        for (index_t k = 0; k < i; ++k) {
            const T by = conjugate(v(i - 1, k));
            for (index_t r = 0; r < m; ++r) b[r] -= y(r, k) * by;
        }
        multiply_adjoint(i, b);
        for (index_t k = 0; k < i; ++k) {
            at(factor, k) = T(0);
            for (index_t l = 0; l <= k; ++l) at(factor, k) += conjugate(t(l, k)) * at(product, l);
        }
        for (index_t k = 0; k < i; ++k) {
            for (index_t r = k; r < m; ++r) b[r] -= v(r, k) * at(factor, k);
        }
        real_t<T> beta;
        make_reflector(b + i, m - i - 1, beta, p.tau[i]);
        std::fill_n(v.at(0, i), i, T(0));
        std::copy(b + i, b + m, v.at(i, i));
        b[i] = T(beta);
        multiply_adjoint(i, v.at(0, i));
        const auto row_of_product = [&](index_t r) {
            T sum(0);
            for (index_t s = i; s < m; ++s) sum += a(r, s + 1) * v(s, i);
            return sum;
        };
        if (p.team.is_shared()) {
            if (!share_rows(p.team, i, y.at(0, i), m, row_of_product)) return;
        } else {
            for (index_t r = 0; r < m; ++r) y(r, i) = row_of_product(r);
        }
        for (index_t r = 0; r < m; ++r) {
            T sum = y(r, i);
            for (index_t k = 0; k < i; ++k) sum -= y(r, k) * at(product, k);
            y(r, i) = p.tau[i] * sum;
        }
        for (index_t l = 0; l < i; ++l) {
            T sum(0);
            for (index_t k = l; k < i; ++k) sum += t(l, k) * at(product, k);
            t(l, i) = -p.tau[i] * sum;
        }
        t(i, i) = p.tau[i];
        std::fill(t.at(i, i) + 1, t.at(0, i) + width, T(0));
    }
}

}  // namespace lapilli::sim
