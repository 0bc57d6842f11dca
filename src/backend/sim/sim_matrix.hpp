// SPDX-License-Identifier: BSD-3-Clause
// The operations that take a matrix element by element, as plain loops: what the kernels are held against.
#pragma once

#include <algorithm>
#include <cmath>

#include "backend/sim/sim_memory.hpp"
#include "device/arguments.hpp"

namespace lapilli::sim {

/// Rows [first, last) of column j that belong to the part of a matrix of m rows.
struct Rows {
    index_t first, last;
};
inline Rows rows_of(Part part, index_t j, index_t m) {
    switch (part) {
        case Part::lower:
            return {std::min(j, m), m};
        case Part::strictly_lower:
            return {std::min(j + 1, m), m};
        case Part::upper:
            return {0, std::min(j + 1, m)};
        case Part::strictly_upper:
            return {0, std::min(j, m)};
        case Part::all:
            break;
    }
    return {0, m};
}

template <class T>
void carry_out(const void* owner, const SetArgs<T>& p) {
    const HostView<T> a = writable(owner, p.a);
    for (index_t j = 0; j < a.cols; ++j) {
        const Rows rows = rows_of(p.part, j, a.rows);
        for (index_t i = rows.first; i < rows.last; ++i) a(i, j) = i == j ? p.diagonal : p.off;
    }
}

template <class T>
void carry_out(const void* owner, const CopyArgs<T>& p) {
    const HostView<const T> a = readable(owner, p.a);
    const HostView<T> b = writable(owner, p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        const Rows rows = rows_of(p.part, j, b.rows);
        for (index_t i = rows.first; i < rows.last; ++i) b(i, j) = a(i, j);
    }
}

template <class T>
void carry_out(const void* owner, const CopyTwoArgs<T>& p) {
    carry_out(owner, CopyArgs<T>{Part::all, p.a, p.b});
    carry_out(owner, CopyArgs<T>{Part::all, p.c, p.d});
}

template <class T>
void carry_out(const void* owner, const AdjointArgs<T>& p) {
    const HostView<const T> a = readable(owner, p.a);
    const HostView<T> b = writable(owner, p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        for (index_t i = 0; i < b.rows; ++i) b(i, j) = conjugate(a(j, i));
    }
}

/// Block by block, since others may write to the rest of A meanwhile.
template <class T>
void carry_out(const void* owner, const MirrorArgs<T>& p) {
    const Cyclic c(p.n, p.nb, static_cast<int>(p.devices));
    for (index_t k = p.of_b; k < c.blocks(); k += p.devices) {
        for (index_t l = p.of_a; l <= k; l += p.devices) {
            const index_t row = c.block_start(k), column = c.block_start(l), rows = c.block_width(k),
                          columns = c.block_width(l);
            if (row + rows <= p.first || column + columns <= p.first) continue;
            const HostView<const T> a = readable(
                nullptr,
                DeviceView<const T>{p.a + row + c.local_block_start(l) * p.lda, rows, columns, p.lda});
            const HostView<T> b = writable(
                owner, DeviceView<T>{p.b + column + c.local_block_start(k) * p.ldb, columns, rows, p.ldb});
            for (index_t j = 0; j < rows; ++j) {
                for (index_t i = 0; i < columns; ++i) {
                    if (column + i >= p.first && column + i < row + j) b(i, j) = conjugate(a(j, i));
                }
            }
        }
    }
}

template <class T>
void carry_out(const void* owner, const ReverseArgs<T>& p) {
    const HostView<const T> a = readable(owner, p.a);
    const HostView<T> b = writable(owner, p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        for (index_t i = 0; i < b.rows; ++i) b(i, j) = a(b.rows - 1 - i, b.cols - 1 - j);
    }
}

template <class T>
void carry_out(const void* owner, const GatherBlocksArgs<T>& p) {
    const HostView<const T> a = readable(owner, p.a);
    const HostView<T> b = writable(owner, p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        for (index_t i = 0; i < b.rows; ++i) {
            b(i, j) = a((p.first + i / p.nb * p.stride) * p.nb + i % p.nb, j);
        }
    }
}

template <class T>
void carry_out(const void* owner, const ScatterBlocksArgs<T>& p) {
    const HostView<const T> a = readable(owner, p.a);
    const HostView<T> b = writable(owner, p.b);
    for (index_t j = 0; j < a.cols; ++j) {
        for (index_t i = 0; i < a.rows; ++i) {
            b((p.first + i / p.nb * p.stride) * p.nb + i % p.nb, j) = a(i, j);
        }
    }
}

template <class T>
void carry_out(const void* owner, const SetDiagonalArgs<T>& p) {
    const HostView<T> a = writable(owner, p.a);
    const auto values = readable(owner, DeviceView<const real_t<T>>{p.values, p.length(), 1, p.length()});
    for (index_t i = 0; i < p.length(); ++i) a(i, i) = values(i, 0);
}

template <class T>
void carry_out(const void* owner, const ScaleArgs<T>& p) {
    const HostView<T> a = writable(owner, p.a);
    for (index_t j = 0; j < a.cols; ++j) {
        const Rows rows = rows_of(p.part, j, a.rows);
        for (index_t i = rows.first; i < rows.last; ++i) a(i, j) *= p.factor;
    }
}

template <class T>
void carry_out(const void* owner, const MaxNormArgs<T>& p) {
    const HostView<const T> a = readable(owner, p.a);
    real_t<T> largest = 0;
    for (index_t j = 0; j < a.cols && !std::isnan(largest); ++j) {
        const Rows rows = rows_of(p.part, j, a.rows);
        for (index_t i = rows.first; i < rows.last && !std::isnan(largest); ++i) {
            const real_t<T> x = largest_part(a(i, j));
            if (!(x <= largest)) largest = x;
        }
    }
    writable(owner, DeviceView<real_t<T>>{p.result, 1, 1, 1})(0, 0) = largest;
}

template <class T>
void carry_out(const void* owner, const WidenArgs<T>& p) {
    const HostView<const real_t<T>> a = readable(owner, p.a);
    const HostView<T> b = writable(owner, p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        for (index_t i = 0; i < b.rows; ++i) b(i, j) = a(i, j);
    }
}

}  // namespace lapilli::sim
