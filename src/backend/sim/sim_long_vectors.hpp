// SPDX-License-Identifier: BSD-3-Clause
// Operations on a few long vectors, as plain loops.
#pragma once

#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "long_vectors/args.hpp"
#include "long_vectors/random_entry.hpp"

namespace lapilli::sim {

template <class T>
void carry_out(const RandomizeArgs<T>& p) {
    const HostView<T> x = on_host(p.x);
    for (index_t j = 0; j < x.cols; ++j) {
        for (index_t i = 0; i < x.rows; ++i) x(i, j) = random_entry<T>(p.seed, i, p.first + j);
    }
}

template <class T>
void carry_out(const SquaresArgs<T>& p) {
    const HostView<const T> x = on_host(p.x);
    for (index_t i = 0; i < x.rows; ++i) {
        double sum = 0;
        for (index_t j = 0; j < x.cols; ++j) sum += static_cast<double>(std::norm(x(i, j)));
        p.squares[i] = static_cast<real_t<T>>(sum);
    }
}

template <class T>
void carry_out(const ResidualsArgs<T>& p) {
    const HostView<const T> a = on_host(p.a), b = on_host(p.b);
    const HostView<T> r = on_host(p.r);
    for (index_t j = 0; j < r.cols; ++j) {
        for (index_t i = 0; i < r.rows; ++i) r(i, j) = a(i, j) - real_part(p.values[i]) * b(i, j);
    }
    carry_out(SquaresArgs<T>{p.r, p.parts, p.squares});
}

template <class T>
void carry_out(const CombineArgs<T>& p) {
    const HostView<const T> c = on_host(p.c), source = on_host(p.source);
    const HostView<T> target = on_host(p.target);
    std::vector<T> column(static_cast<std::size_t>(target.rows));
    for (index_t j = 0; j < target.cols; ++j) {
        for (index_t t = 0; t < target.rows; ++t) {
            T sum = p.adds ? target(t, j) : T(0);
            for (index_t i = 0; i < source.rows; ++i) sum += conjugate(c(i, t)) * source(i, j);
            column[static_cast<std::size_t>(t)] = sum;
        }
        for (index_t t = 0; t < target.rows; ++t) target(t, j) = column[static_cast<std::size_t>(t)];
    }
}

}  // namespace lapilli::sim
