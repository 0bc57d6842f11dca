// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the plain loops of products by bytes.
#pragma once

#include "backend/sim/sim_blas.hpp"
#include "product/args.hpp"

namespace lapilli::sim {

/// C := alpha sum(i, j) + beta C, for the part of C that the product names.
template <class T, class Sum>
void write_product(const ProductArgs<T>& q, Sum sum) {
    for (index_t j = 0; j < q.n; ++j) {
        for (index_t i = 0; i < q.m; ++i) {
            const index_t row = q.first_row + i, column = q.column(j);
            if (q.part != 'A' && (q.part == 'L' ? row < column : row > column)) continue;
            T& c = q.c[i + j * q.ldc];
            const bool diagonal = q.real_diagonal && row == column;
            const T result = scaled(q.alpha[0], sum(i, j)) + scaled(q.beta, diagonal ? T(real_part(c)) : c);
            c = diagonal ? T(real_part(result)) : result;
        }
    }
}

}  // namespace lapilli::sim
