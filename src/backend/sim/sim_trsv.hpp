// SPDX-License-Identifier: BSD-3-Clause
// The solution of a triangular system as plain loops, the reference of the kernels.
#pragma once

#include "backend/sim/sim_memory.hpp"
#include "trsv/args.hpp"

namespace lapilli::sim {

template <class T>
void carry_out(const TrsvArgs<T>& p) {
    const HostView<const T> a = on_host(p.a);
    const index_t n = a.rows;
    const bool plain = p.op == Op::none, backwards = (p.uplo == Uplo::upper) == plain;
    const auto at = [&](index_t q) { return backwards ? n - 1 - q : q; };
    const auto element = [&](index_t row, index_t col) {
        const T value = plain ? a(row, col) : a(col, row);
        return p.op == Op::adjoint ? conjugate(value) : value;
    };
    const HostView<T> x = on_host(p.x);
    for (index_t j = 0; j < x.cols; ++j) {
        for (index_t q = 0; q < n; ++q) {
            T sum = p.alpha * x(at(q), j);
            for (index_t k = 0; k < q; ++k) sum -= element(at(q), at(k)) * x(at(k), j);
            x(at(q), j) = p.unit ? sum : sum / element(at(q), at(q));
        }
    }
}

template <class T>
void carry_out(const TrsvTwoArgs<T>& p) {
    const index_t n = p.a.rows;
    if (p.x != p.b) std::copy_n(p.b, n, p.x);
    for (const TrsvTriangle& how : {p.first, p.second})
        carry_out(TrsvArgs<T>{how.uplo, how.op, how.unit, T(1), p.a, {p.x, n, 1, n}, p.mail});
}

}  // namespace lapilli::sim
