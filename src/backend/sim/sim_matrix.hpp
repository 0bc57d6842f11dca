// SPDX-License-Identifier: BSD-3-Clause
// Elementwise operations on matrices as plain loops, the reference of the kernels.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "elementwise/args.hpp"
#include "elementwise/equilibrated.hpp"
#include "elementwise/transfer_args.hpp"
#include "reduce/plain.hpp"

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
void carry_out(const SetArgs<T>& p) {
    const HostView<T> a = on_host(p.a);
    for (index_t j = 0; j < a.cols; ++j) {
        const Rows rows = rows_of(p.part, j, a.rows);
        for (index_t i = rows.first; i < rows.last; ++i) a(i, j) = i == j ? p.diagonal : p.off;
    }
}

template <class T>
void carry_out(const CopyArgs<T>& p) {
    const HostView<const T> a = on_host(p.a);
    const HostView<T> b = on_host(p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        const Rows rows = rows_of(p.part, j, b.rows);
        for (index_t i = rows.first; i < rows.last; ++i) b(i, j) = a(i, j);
    }
}

template <class T>
void carry_out(const TransferArgs<T>& p) {
    const TransferWords& words = p.words;
    std::fill_n(words.zeros, words.zero_count, index_t{0});
    if (words.tells != nullptr) *words.tells = *words.unless;
    if (words.unless != nullptr && *words.unless < 0) return;
    const HostView<const T> a = on_host(p.a);
    const HostView<T> b = on_host(p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        const Rows rows = rows_of(p.part, j, b.rows);
        for (index_t i = rows.first; i < rows.last; ++i) b(i, j) = p.turns ? conjugate(a(j, i)) : a(i, j);
    }
}

template <class T>
void carry_out(const CopyTwoArgs<T>& p) {
    carry_out(CopyArgs<T>{Part::all, p.a, p.b});
    carry_out(CopyArgs<T>{Part::all, p.c, p.d});
}

template <class T>
void carry_out(const AdjointArgs<T>& p) {
    const HostView<const T> a = on_host(p.a);
    const HostView<T> b = on_host(p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        for (index_t i = 0; i < b.rows; ++i) b(i, j) = p.conjugates ? conjugate(a(j, i)) : a(j, i);
    }
}

template <class T>
void carry_out(const MirrorArgs<T>& p) {
    p.over_blocks([&](index_t k, index_t l) {
        const T* const a = p.a + l / p.devices * p.nb * p.lda;
        T* const b = p.b + k / p.devices * p.nb * p.ldb;
        for (index_t j = k * p.nb; j < std::min(p.n, (k + 1) * p.nb); ++j) {
            const index_t last = std::min({j, p.n, (l + 1) * p.nb});
            for (index_t i = std::max(p.first, l * p.nb); i < last; ++i)
                b[i + j % p.nb * p.ldb] = conjugate(a[j + i % p.nb * p.lda]);
        }
    });
}

template <class T>
void carry_out(const SizesArgs<T>& p) {
    const HostView<const T> a = on_host(p.a);
    const HostView<real_t<T>> b = on_host(p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        for (index_t i = 0; i < b.rows; ++i) b(i, j) = size_of(Size::sum_of_parts, a(i, j));
    }
}

template <class T>
void carry_out(const ReverseArgs<T>& p) {
    const HostView<const T> a = on_host(p.a);
    const HostView<T> b = on_host(p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        for (index_t i = 0; i < b.rows; ++i) b(i, j) = a(b.rows - 1 - i, b.cols - 1 - j);
    }
}

template <class T>
void carry_out(const GatherColumnsArgs<T>& p) {
    const HostView<const T> a = on_host(p.a);
    const HostView<T> b = on_host(p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        if (p.from[j] >= 0 && p.from[j] < a.cols) std::copy_n(a.at(0, p.from[j]), b.rows, b.at(0, j));
    }
}

template <class T>
void carry_out(const SwapRowsArgs<T>& p) {
    const HostView<T> a = on_host(p.a);
    const auto is_row = [&](index_t i) { return i >= 0 && i < a.rows; };
    std::vector<T> rows(static_cast<std::size_t>(p.count));
    for (index_t j = 0; j < a.cols; ++j) {
        for (std::size_t k = 0; k < rows.size(); ++k) {
            if (is_row(p.to[k]) && is_row(p.from[k])) rows[k] = a(p.from[k], j);
        }
        for (std::size_t k = 0; k < rows.size(); ++k) {
            if (is_row(p.to[k]) && is_row(p.from[k])) a(p.to[k], j) = rows[k];
        }
    }
}

template <class T>
void carry_out(const GatherBlocksArgs<T>& p) {
    const HostView<const T> a = on_host(p.a);
    const HostView<T> b = on_host(p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        for (index_t i = 0; i < b.rows; ++i) {
            b(i, j) = a((p.first + i / p.nb * p.stride) * p.nb + i % p.nb, j);
        }
    }
}

template <class T>
void carry_out(const ScatterBlocksArgs<T>& p) {
    const HostView<const T> a = on_host(p.a);
    const HostView<T> b = on_host(p.b);
    for (index_t j = 0; j < a.cols; ++j) {
        for (index_t i = 0; i < a.rows; ++i) {
            b((p.first + i / p.nb * p.stride) * p.nb + i % p.nb, j) = a(i, j);
        }
    }
}

template <class T>
void carry_out(const SetDiagonalArgs<T>& p) {
    const HostView<T> a = on_host(p.a);
    const auto values = HostView<const real_t<T>>{p.values, p.length(), 1, p.length()};
    for (index_t i = 0; i < p.length(); ++i) a(i, i) = values(i, 0);
}

template <class T>
void carry_out(const ScaleArgs<T>& p) {
    const HostView<T> a = on_host(p.a);
    for (index_t j = 0; j < a.cols; ++j) {
        const Rows rows = rows_of(p.part, j, a.rows);
        for (index_t i = rows.first; i < rows.last; ++i) a(i, j) *= p.factor;
    }
}

template <class T>
void carry_out(const EquilibrateArgs<T>& p) {
    using R = real_t<T>;
    const HostView<T> a = on_host(p.a);
    for (index_t j = 0; j < a.cols; ++j) {
        const Rows rows = rows_of(p.part, j, a.rows);
        const R of_column = p.cols == nullptr ? R(1) : p.cols[j];
        for (index_t i = rows.first; i < rows.last; ++i)
            a(i, j) = equilibrated(a(i, j), p.rows == nullptr ? R(1) : p.rows[i], of_column);
    }
}

template <class T>
void carry_out(const MaxNormArgs<T>& p) {
    const HostView<const T> a = on_host(p.a);
    real_t<T> largest = 0;
    for (index_t j = 0; j < a.cols && !std::isnan(largest); ++j) {
        const Rows rows = rows_of(p.part, j, a.rows);
        for (index_t i = rows.first; i < rows.last && !std::isnan(largest); ++i) {
            const real_t<T> x = largest_part(a(i, j));
            if (!(x <= largest)) largest = x;
        }
    }
    *p.result = largest;
}

template <class T>
void carry_out(const WidenArgs<T>& p) {
    const HostView<const real_t<T>> a = on_host(p.a);
    const HostView<T> b = on_host(p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        for (index_t i = 0; i < b.rows; ++i) b(i, j) = a(i, j);
    }
}

template <class T>
void carry_out(const LowerArgs<T>& p) {
    constexpr auto largest = static_cast<real_t<T>>(std::numeric_limits<float>::max());
    const HostView<const T> a = on_host(p.a);
    const HostView<single_t<T>> b = on_host(p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        const Rows rows = rows_of(p.part, j, b.rows);
        for (index_t i = rows.first; i < rows.last; ++i) {
            b(i, j) = static_cast<single_t<T>>(a(i, j));
            // Each part is compared by itself: a NaN in one part must not hide an overflow in the other.
            bool fits = !(std::abs(real_part(a(i, j))) > largest);
            if constexpr (is_complex<T>) fits = fits && !(std::abs(a(i, j).imag()) > largest);
            if (!fits) *p.misfit = 1;
        }
    }
}

template <class T>
void carry_out(const RaiseArgs<T>& p) {
    const HostView<const single_t<T>> a = on_host(p.a);
    const HostView<T> b = on_host(p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        for (index_t i = 0; i < b.rows; ++i) b(i, j) = static_cast<T>(a(i, j)) + (p.add ? b(i, j) : T(0));
    }
}

template <class T>
void carry_out(const AddArgs<T>& p) {
    const HostView<const T> a = on_host(p.a);
    const HostView<T> b = on_host(p.b);
    for (index_t j = 0; j < b.cols; ++j) {
        for (index_t i = 0; i < b.rows; ++i) {
            const T x = a(i, j) * p.alpha;
            b(i, j) = p.beta == real_t<T>(0) ? x : x + b(i, j) * p.beta;
        }
    }
}

}  // namespace lapilli::sim
