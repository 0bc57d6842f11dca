// SPDX-License-Identifier: BSD-3-Clause
// Products and triangular solves through OpenBLAS. The products with vectors, and the products that write a part of a
// column-cyclic matrix, as plain loops: what the kernels are held against.
#pragma once

#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "backend/sim/thread_sanitizer.hpp"
#include "base/cyclic.hpp"
#include "device/arguments.hpp"
#include "host/blas.hpp"

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

template <class T>
Strided<T> strided(HostView<T> row, index_t n, index_t inc) {
    return {inc > 0 ? row.data : row.data - (n - 1) * inc, inc};
}
/// The elements [begin, n) of a vector; they may be asked for by their number in the whole.
template <class T>
Strided<const T> readable_vector(const void* owner, const T* x, index_t begin, index_t n, index_t inc) {
    const index_t count = n - begin, lowest = inc > 0 ? begin : n - 1;
    const auto row = readable(owner, DeviceView<const T>{x + lowest * inc, 1, count, inc > 0 ? inc : -inc});
    const auto part = strided<const T>(row, count, inc);
    return {count > 0 ? &part(0) - begin * inc : nullptr, inc};
}
template <class T>
Strided<T> writable_vector(const void* owner, T* y, index_t begin, index_t n, index_t inc) {
    const index_t count = n - begin, lowest = inc > 0 ? begin : n - 1;
    const auto row = writable(owner, DeviceView<T>{y + lowest * inc, 1, count, inc > 0 ? inc : -inc});
    const auto part = strided<T>(row, count, inc);
    return {count > 0 ? &part(0) - begin * inc : nullptr, inc};
}

/// beta y, where a zero beta forgets y, NaN and all.
template <class T>
T scaled(T beta, T y) {
    return beta == T(0) ? T(0) : beta * y;
}

template <class T>
void carry_out(const void* owner, const GemmArgs<T>& p) {
    const HostView<const T> a = readable(owner, p.a), b = readable(owner, p.b);
    const HostView<T> c = writable(owner, p.c);
    const InBlas scope;
    host::gemm(p.op_a, p.op_b, p.alpha, a, b, p.beta, c);
}

template <class T>
void carry_out(const void* owner, const GemmBatchedArgs<T>& p) {
    const auto at = [](auto view, index_t offset) {
        view.data += offset;
        return view;
    };
    for (index_t k = 0; k < p.count; ++k) {
        carry_out(owner, GemmArgs<T>{Op::none, Op::none, p.alpha, at(p.a, k * p.a_stride),
                                     at(p.b, k * p.b_stride), p.beta, at(p.c, k * p.c_stride)});
    }
}

template <class T>
void carry_out(const void* owner, const TrsmArgs<T>& p) {
    const HostView<const T> a = readable(owner, p.a);
    const HostView<T> b = writable(owner, p.b);
    const InBlas scope;
    host::trsm(p.how.side, p.how.uplo, p.how.op, p.how.unit, p.alpha, a, b);
}

template <class T>
void carry_out(const void* owner, const TrmmArgs<T>& p) {
    const HostView<const T> a = readable(owner, p.a);
    const HostView<T> b = writable(owner, p.b);
    const InBlas scope;
    host::trmm(p.how.side, p.how.uplo, p.how.op, p.how.unit, p.alpha, a, b);
}

template <class T>
void carry_out(const void* owner, const GemvArgs<T>& p) {
    const bool plain = p.op == 'N';
    const index_t outputs = plain ? p.m : p.n, inputs = plain ? p.n : p.m;
    const HostView<const T> a = readable(owner, DeviceView<const T>{p.a, p.m, p.n, p.lda});
    const auto x = readable_vector(owner, p.x, 0, inputs, p.incx);
    const auto y = writable_vector(owner, p.y, 0, outputs, p.incy);
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
void carry_out(const void* owner, const SymvArgs<T>& p) {
    const Cyclic cyclic(p.n, p.team == 1 ? p.n : p.nb, p.team);
    const index_t cols = cyclic.local_cols(p.rank);
    const HostView<const T> a = readable(owner, DeviceView<const T>{p.a, p.n, cols, p.lda});
    const auto x = readable_vector(owner, p.x, p.first, p.n, p.incx);
    const auto y = writable_vector(owner, p.y, p.first, p.n, p.incy);
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

/// The parts may be in the memory of other devices.
template <class T>
void carry_out(const void* owner, const SumPartsArgs<T>& p) {
    const auto y = writable_vector(owner, p.y, 0, p.n, p.incy);
    std::vector<T> sums(static_cast<std::size_t>(p.n), T(0));
    for (int k = 0; k < p.count; ++k) {
        const HostView<const T> from = readable<T>(nullptr, DeviceView<const T>{p.parts[k], p.n, 1, p.n});
        for (index_t i = 0; i < p.n; ++i) sums[static_cast<std::size_t>(i)] += from(i, 0);
    }
    for (index_t i = 0; i < p.n; ++i) y(i) = sums[static_cast<std::size_t>(i)] + scaled(p.beta, y(i));
}

template <class T>
void carry_out(const void* owner, const ProductArgs<T>& p) {
    const InBlas scope;
    const HostView<T> c = writable(owner, DeviceView<T>{p.c, p.m, p.n, p.ldc});
    std::vector<T> whole(static_cast<std::size_t>(p.m * p.n), T(0));
    const HostView<T> sum{whole.data(), p.m, p.n, p.m};
    for (int t = 0; t < p.terms; ++t) {
        const bool plain_a = p.op_a == 'N', plain_b = p.op_b == 'N';
        const auto a =
            readable(owner, DeviceView<const T>{p.a[t], plain_a ? p.m : p.k, plain_a ? p.k : p.m, p.lda});
        const auto b =
            readable(owner, DeviceView<const T>{p.b[t], plain_b ? p.k : p.n, plain_b ? p.n : p.k, p.ldb});
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
        }
    }
}

}  // namespace lapilli::sim
