// SPDX-License-Identifier: BSD-3-Clause
// The given values to their places, and from there to the other triangle.
#include <fmt/format.h>

#include <cmath>

#include "base/instances.hpp"
#include "sparse/input.hpp"
#include "sparse/rows_by_threads.hpp"

namespace lapilli {
namespace {

/// The entries of a row that were given, in a matrix that has both triangles.
struct Range {
    index_t first, last;
};
template <class T>
Range given_in(const Csr<T>& csr, Storage storage, index_t row) {
    return {storage == Storage::upper ? csr.entry_from(row, row) : csr.begin(row),
            storage == Storage::lower ? csr.entry_from(row, row + 1) : csr.end(row)};
}

/// Takes values given one by one, or in blocks, row after row.
template <class T>
void take_in_order(const ValuePlan& plan, const Csr<T>& csr, const T* given, index_t row, const Range& places,
                   T* values) {
    const index_t b = plan.b, r = row % b;
    index_t block = plan.pointers.empty() ? places.first : plan.pointers[static_cast<std::size_t>(row / b)];
    for (index_t e = places.first; e < places.last; ++e) {
        const index_t column = csr.column(e), c = column % b;
        if (e > places.first && column / b != csr.column(e - 1) / b) ++block;
        values[e] = given[block * b * b + (plan.by_columns ? c * b + r : r * b + c)];
    }
}

/// Takes values given in no order; several for one place are added.
template <class T>
void take_sources(const ValuePlan& plan, const T* given, index_t row, const Range& places, T* values) {
    const auto at = static_cast<std::size_t>(row);
    index_t place = places.first - 1;
    for (std::int64_t q = plan.pointers[at]; q < plan.pointers[at + 1]; ++q) {
        const std::uint64_t source = plan.sources[static_cast<std::size_t>(q)];
        const T value = given[source & ~ValuePlan::mark];
        if ((source & ValuePlan::mark) != 0) {
            values[++place] = value;
        } else {
            values[place] += value;
        }
    }
}

template <class T>
bool is_finite(T x) {
    if constexpr (is_complex<T>) {
        return std::isfinite(x.real()) && std::isfinite(x.imag());
    } else {
        return std::isfinite(x);
    }
}

/// The other triangle's entries, mirrored. Rows are visited in order, so that the entries of each row are in
/// order, too.
template <class T>
void mirror(const Csr<T>& csr, Storage storage, std::vector<T>& values) {
    std::vector<index_t> next(static_cast<std::size_t>(csr.rows));
    for (index_t row = 0; row < csr.rows; ++row) {
        const Range given = given_in(csr, storage, row);
        next[static_cast<std::size_t>(row)] = storage == Storage::lower ? given.last : csr.begin(row);
    }
    for (index_t row = 0; row < csr.rows; ++row) {
        const Range given = given_in(csr, storage, row);
        for (index_t e = given.first; e < given.last; ++e) {
            const index_t column = csr.column(e);
            if (column == row) continue;
            const index_t place = next[static_cast<std::size_t>(column)]++;
            values[static_cast<std::size_t>(place)] = conjugate(values[static_cast<std::size_t>(e)]);
        }
    }
}

}  // namespace

template <class T>
std::vector<T> values_by(const ValuePlan& plan, const Csr<T>& csr, const T* given, int threads) {
    std::vector<T> values(static_cast<std::size_t>(csr.entries()));
    const auto take = [&](index_t row) {
        const Range places = given_in(csr, plan.storage, row);
        if (plan.sources.empty()) {
            take_in_order(plan, csr, given, row, places, values.data());
        } else {
            take_sources(plan, given, row, places, values.data());
        }
        if (plan.storage == Storage::all) return;
        for (index_t e = places.first; e < places.last; ++e) {
            T& value = values[static_cast<std::size_t>(e)];
            if (csr.column(e) == row) value = T(real_part(value));
        }
    };
    const auto first_bad = [&](index_t row) {
        const Range places = given_in(csr, plan.storage, row);
        for (index_t e = places.first; e < places.last; ++e) {
            if (!is_finite(values[static_cast<std::size_t>(e)])) return e;
        }
        return index_t{-1};
    };
    rows_by_threads(csr.pointers, 1, threads, [&](index_t first, index_t last) {
        for (index_t row = first; row < last; ++row) take(row);
    });
    const index_t bad = first_row(csr.pointers, threads, [&](index_t row) { return first_bad(row) >= 0; });
    if (bad >= 0) {
        throw Error(LAPILLI_ERROR_NOT_FINITE,
                    fmt::format("the matrix holds a NaN or an infinity in row {}, column {}", bad + plan.base,
                                csr.column(first_bad(bad)) + plan.base));
    }
    if (plan.storage != Storage::all) mirror(csr, plan.storage, values);
    return values;
}

template <class T>
Csr<T> with_both_triangles(const Csr<T>& given, Storage storage) {
    Csr<T> both;
    both.rows = given.rows;
    both.cols = given.cols;
    both.pointers.assign(given.pointers.size(), 0);
    for (index_t row = 0; row < given.rows; ++row) {
        both.pointers[static_cast<std::size_t>(row) + 1] += given.length(row);
        for (index_t e = given.begin(row); e < given.end(row); ++e) {
            if (given.column(e) != row) ++both.pointers[static_cast<std::size_t>(given.column(e)) + 1];
        }
    }
    sum_up(both.pointers);
    both.columns.resize(static_cast<std::size_t>(both.pointers.back()));
    // In a row of a lower triangle the mirrored entries, of rows further down, come behind those given; in a
    // row of an upper triangle before.
    std::vector<index_t> next(both.pointers.begin(), both.pointers.end() - 1);
    const auto put = [&](index_t row, index_t column) {
        both.columns[static_cast<std::size_t>(next[static_cast<std::size_t>(row)]++)] =
            static_cast<std::int32_t>(column);
    };
    for (index_t row = 0; row < given.rows; ++row) {
        for (index_t e = given.begin(row); e < given.end(row); ++e) {
            const index_t column = given.column(e);
            if (storage == Storage::lower) put(row, column);
            if (column != row) put(column, row);
        }
        if (storage != Storage::upper) continue;
        // All rows above have put what is mirrored into this one.
        for (index_t e = given.begin(row); e < given.end(row); ++e) put(row, given.column(e));
    }
    return both;
}

LAPILLI_INSTANCES(values_by, with_both_triangles)

}  // namespace lapilli
