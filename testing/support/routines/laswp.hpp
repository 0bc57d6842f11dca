// SPDX-License-Identifier: BSD-3-Clause
// LASWP: interchanges of rows.
#pragma once

#include "support/routine_of.hpp"

namespace lapilli::testing {

template <class T>
struct Laswp : Description, from_table::Laswp<T, Laswp<T>> {
    using Table = from_table::Laswp<T, Laswp<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        return {.name = "laswp",
                .crossovers = {},
                .options = {{"trans", "NT"}},  // the sign of incx
                .k = 100,
                .rectangular = true,
                .holds_matrix = false,
                .in_place = true,
                .has_info = false,
                .schedules = {{}},
                .block_sizes = {{{"matrix.nb", "7"}}}};
    }

    // k interchanges of the rows from k1 on. The stride of the pivots is 1, or 2 with padding.
    static std::int64_t k1(const Problem& p) { return p.il != 0 ? p.il : p.rows() > 4 ? 3 : 1; }
    static std::int64_t k2(const Problem& p) { return std::min(p.rows(), k1(p) + p.k - 1); }
    static std::int64_t step(const Problem& p) { return p.pad > 0 ? 2 : 1; }
    static std::int64_t incx(const Problem& p) { return p.trans == 'N' ? step(p) : -step(p); }
    static std::int64_t& size(Problem& p, std::string_view name) { return name == "k1" ? p.il : p.n; }
    // 0 selects the description's default.
    static std::int64_t below(std::string_view name, int bound) {
        return name == "k1" ? bound - 2 : bound - 1;
    }

    static void data(const Problem& p, Data& x) {
        x.A = random_matrix<T>(p.rows(), p.n, p.pad, Stream(p.seed, 106));
        if (k2(p) < k1(p)) return;
        const Stream stream(p.seed, 107);
        x.ipiv.assign(static_cast<std::size_t>(k1(p) + (k2(p) - k1(p)) * step(p)), -1);
        // Pivots at or below the row, as in LU factorizations; in every fifth row, anywhere.
        for (std::int64_t i = k1(p); i <= k2(p); ++i) {
            const auto number = static_cast<std::uint64_t>(i);
            const std::int64_t first = i % 5 == 0 ? 1 : i;
            const auto choices = static_cast<std::uint64_t>(p.rows() - first + 1);
            x.ipiv[static_cast<std::size_t>(k1(p) - 1 + (i - k1(p)) * step(p))] =
                first + static_cast<std::int64_t>(stream.bits(number) % choices);
        }
    }
    static Values values(const Problem& p) { return {.n = p.n, .k1 = k1(p), .k2 = k2(p), .incx = incx(p)}; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const std::int64_t count = k2(p) < k1(p) ? 0 : k1(p) + (k2(p) - k1(p)) * step(p);
        std::vector<lapack_int> pivots(x.ipiv, x.ipiv + count);
        pivots.push_back(0);
        return lapack::laswp<T>(lapack::to_int(p.n), x.A.data, lapack::to_int(x.A.ld), lapack::to_int(k1(p)),
                                lapack::to_int(k2(p)), pivots.data(), lapack::to_int(incx(p)));
    }
    static bool any_shape(std::string_view) { return true; }

    // LASWP computes nothing: every element must be at its place, bit by bit.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Data expected = in;
        const std::int64_t count = k2(p) - k1(p) + 1;
        for (std::int64_t i = 0; i < count; ++i) {
            const std::int64_t at = p.trans == 'N' ? i : count - 1 - i, row = k1(p) - 1 + at;
            const std::int64_t other = in.ipiv[static_cast<std::size_t>(k1(p) - 1 + at * step(p))] - 1;
            for (std::int64_t j = 0; j < p.n; ++j) std::swap(expected.A(row, j), expected.A(other, j));
        }
        Residuals residuals;
        residuals.residual = expected.A.same_bits(out.A) ? 0 : std::numeric_limits<double>::infinity();
        return residuals;
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"two elements", [](Data& x) { std::swap(x.A(5, 9), x.A(6, 9)); }},
                {"a row not interchanged", [](Data& x) {
                     for (std::int64_t j = 0; j < x.A.cols(); ++j) std::swap(x.A(4, j), x.A(8, j));
                 }}};
    }
};

}  // namespace lapilli::testing
