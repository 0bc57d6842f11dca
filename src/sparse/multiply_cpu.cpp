// SPDX-License-Identifier: BSD-3-Clause
#include "sparse/multiply_cpu.hpp"

#include "base/instances.hpp"
#include "sparse/plain.hpp"
#include "sparse/rows_by_threads.hpp"

namespace lapilli {
namespace {

/// Vectors that are `apart` numbers apart, a constant where they are neighbours.
template <bool Conjugated, class T, class Apart>
void multiply_rows(const Csr<T>& a, index_t first, index_t last, index_t k, T alpha,
                   const HostVectors<const T>& x, Apart x_apart, T beta, const HostVectors<T>& y,
                   index_t y_apart) {
    const std::int32_t* const columns = a.columns.data();
    const T* const values = a.values.data();
    for (index_t row = first; row < last; ++row) {
        const index_t begin = a.begin(row), entries = alpha == T(0) ? 0 : a.end(row) - begin;
        sparse_row_plainly<T>(
            entries, [=](index_t e) { return Conjugated ? conjugate(values[begin + e]) : values[begin + e]; },
            [=](index_t e) { return x.data + columns[begin + e] * x.row_step; }, k, x_apart, alpha, beta,
            y.data + row * y.row_step, y_apart);
    }
}

}  // namespace

template <class T>
void multiply_on_cpu(const Csr<T>& a, bool conjugated, index_t k, T alpha, const HostVectors<const T>& x,
                     T beta, const HostVectors<T>& y, int threads) {
    if (k == 0) return;
    rows_by_threads(a.pointers, k, threads, [&](index_t first, index_t last) {
        const auto with_step = [&](auto apart) {
            if (conjugated && is_complex<T>) {
                multiply_rows<true>(a, first, last, k, alpha, x, apart, beta, y, y.vector_step);
            } else {
                multiply_rows<false>(a, first, last, k, alpha, x, apart, beta, y, y.vector_step);
            }
        };
        if (x.vector_step == 1) {
            with_step(std::integral_constant<index_t, 1>());
        } else {
            with_step(x.vector_step);
        }
    });
}

template <class T>
Csr<T> transposed(const Csr<T>& a) {
    Csr<T> t;
    t.rows = a.cols;
    t.cols = a.rows;
    t.pointers.assign(static_cast<std::size_t>(t.rows) + 1, 0);
    for (const std::int32_t column : a.columns) ++t.pointers[static_cast<std::size_t>(column) + 1];
    sum_up(t.pointers);
    t.columns.resize(a.columns.size());
    t.values.resize(a.values.size());
    std::vector<std::int64_t> next(t.pointers.begin(), t.pointers.end() - 1);
    for (index_t row = 0; row < a.rows; ++row) {
        for (index_t e = a.begin(row); e < a.end(row); ++e) {
            const auto place = static_cast<std::size_t>(next[static_cast<std::size_t>(a.column(e))]++);
            t.columns[place] = static_cast<std::int32_t>(row);
            t.values[place] = a.value(e);
        }
    }
    return t;
}

LAPILLI_INSTANCES(multiply_on_cpu, transposed)

}  // namespace lapilli
