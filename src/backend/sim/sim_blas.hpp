// SPDX-License-Identifier: BSD-3-Clause
// Products and triangular solves through OpenBLAS. Products with vectors, and products that write a part of a
// column-cyclic matrix, are plain loops, the reference of the kernels.
#pragma once

#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "backend/sim/thread_sanitizer.hpp"
#include "device/blas_args.hpp"
#include "elementwise/args.hpp"
#include "host/blas.hpp"
#include "level2_args.hpp"

namespace lapilli::sim {

/// A vector with any increment.
template <class T>
class Strided {
  public:
    Strided(T* first, index_t inc) : first_(first), inc_(inc) {}
    T& operator()(index_t i) const { return first_[i * inc_]; }

  private:
    T* first_;
    index_t inc_;
};

/// beta y. With beta = 0 the result is 0 even if y is NaN.
template <class T>
T scaled(T beta, T y) {
    return beta == T(0) ? T(0) : beta * y;
}

template <class T>
void carry_out(const GemmArgs<T>& p) {
    const HostView<const T> a = on_host(p.a), b = on_host(p.b);
    const HostView<T> c = on_host(p.c);
    const InBlas scope;
    host::gemm(p.op_a, p.op_b, p.alpha, a, b, p.beta, c);
}

template <class T>
void carry_out(const GemmBatchedArgs<T>& p) {
    const auto at = [](auto view, index_t offset) {
        view.data += offset;
        return view;
    };
    for (index_t k = 0; k < p.count; ++k) {
        carry_out(GemmArgs<T>{Op::none, Op::none, p.alpha, at(p.a, k * p.a_stride), at(p.b, k * p.b_stride),
                              p.beta, at(p.c, k * p.c_stride)});
    }
}

template <class T>
void carry_out(const TrsmArgs<T>& p) {
    const HostView<const T> a = on_host(p.a);
    const HostView<T> b = on_host(p.b);
    const InBlas scope;
    host::trsm(p.how.side, p.how.uplo, p.how.op, p.how.unit, p.alpha, a, b);
}

template <class T>
void carry_out(const TrmmArgs<T>& p) {
    const HostView<const T> a = on_host(p.a);
    const HostView<T> b = on_host(p.b);
    const InBlas scope;
    host::trmm(p.how.side, p.how.uplo, p.how.op, p.how.unit, p.alpha, a, b);
}

template <class T>
void carry_out(const GemvArgs<T>& p) {
    const bool plain = p.op == 'N';
    const index_t outputs = plain ? p.m : p.n;
    const HostView<const T> a = HostView<const T>{p.a, p.m, p.n, p.lda};
    const Strided x(p.x, p.incx);
    const Strided y(p.y, p.incy);
    std::vector<T> sums(static_cast<std::size_t>(outputs), T(0));
    for (index_t j = 0; j < p.n; ++j) {
        for (index_t i = 0; i < p.m; ++i) {
            if (plain) {
                sums[static_cast<std::size_t>(i)] += a(i, j) * x(j);
            } else {
                sums[static_cast<std::size_t>(j)] += (p.op == 'C' ? conjugate(a(i, j)) : a(i, j)) * x(i);
            }
        }
    }
    for (index_t i = 0; i < outputs; ++i) {
        y(i) = p.alpha * sums[static_cast<std::size_t>(i)] + scaled(p.beta, y(i));
    }
}

template <class T>
void carry_out(const SymvArgs<T>& p) {
    const Cyclic cyclic = p.cyclic();
    const index_t cols = cyclic.local_cols(p.rank);
    const HostView<const T> a = HostView<const T>{p.a, p.n, cols, p.lda};
    const Strided x(p.x, p.incx);
    const Strided y(p.y, p.incy);
    std::vector<T> sums(static_cast<std::size_t>(p.n), T(0));
    const auto sum = [&](index_t i) -> T& { return sums[static_cast<std::size_t>(i)]; };
    for (index_t j = 0; j < cols; ++j) {
        const index_t col =
            cyclic.block_start(cyclic.global_block(p.rank, j / cyclic.nb())) + j % cyclic.nb();
        if (col < p.first) continue;
        const index_t begin = p.uplo == 'L' ? col + 1 : p.first, end = p.uplo == 'L' ? p.n : col;
        sum(col) += (p.hermitian ? T(real_part(a(col, j))) : a(col, j)) * x(col);
        for (index_t i = begin; i < end; ++i) {
            sum(i) += a(i, j) * x(col);
            sum(col) += (p.hermitian ? conjugate(a(i, j)) : a(i, j)) * x(i);
        }
    }
    for (index_t i = p.first; i < p.n; ++i) y(i) = p.alpha * sum(i) + scaled(p.beta, y(i));
}

template <class T>
void carry_out(const SumPartsArgs<T>& p) {
    const Strided y(p.y, p.incy);
    std::vector<T> sums(static_cast<std::size_t>(p.n), T(0));
    for (int k = 0; k < p.count; ++k) {
        const HostView<const T> from = HostView<const T>{p.parts[k], p.n, 1, p.n};
        for (index_t i = 0; i < p.n; ++i) sums[static_cast<std::size_t>(i)] += from(i, 0);
    }
    for (index_t i = 0; i < p.n; ++i) y(i) = sums[static_cast<std::size_t>(i)] + scaled(p.beta, y(i));
}

template <class T>
void carry_out(const ProductArgs<T>& p) {
    const InBlas scope;
    const HostView<T> c = HostView<T>{p.c, p.m, p.n, p.ldc};
    std::vector<T> whole(static_cast<std::size_t>(p.m * p.n), T(0));
    const HostView<T> sum{whole.data(), p.m, p.n, p.m};
    for (int t = 0; t < p.terms; ++t) {
        const bool plain_a = p.op_a == 'N', plain_b = p.op_b == 'N';
        const auto a = HostView<const T>{p.a[t], plain_a ? p.m : p.k, plain_a ? p.k : p.m, p.lda};
        const auto b = HostView<const T>{p.b[t], plain_b ? p.k : p.n, plain_b ? p.n : p.k, p.ldb};
        host::gemm(static_cast<Op>(p.op_a), static_cast<Op>(p.op_b), p.alpha[t], a, b, T(1), sum);
    }
    for (index_t j = 0; j < p.n; ++j) {
        const index_t column = p.column(j);
        for (index_t i = 0; i < p.m; ++i) {
            const index_t row = p.first_row + i;
            if ((p.part == 'L' && row < column) || (p.part == 'U' && row > column)) continue;
            const T old = p.real_diagonal && row == column ? T(real_part(c(i, j))) : c(i, j);
            c(i, j) = sum(i, j) + scaled(p.beta, old);
            if (p.real_diagonal && row == column) c(i, j) = real_part(c(i, j));
            if (p.both_sides && row != column) p.c[j + i * p.ldc] = conjugate(c(i, j));
        }
    }
}

}  // namespace lapilli::sim
