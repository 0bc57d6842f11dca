// SPDX-License-Identifier: BSD-3-Clause
// GEEQU and POEQU: scale factors.
#pragma once

#include "support/routine_of.hpp"

namespace lapilli::testing {

// |Re| + |Im|
template <class T>
double sum_of_parts(T x) {
    if constexpr (is_complex<T>) {
        return std::abs(static_cast<double>(x.real())) + std::abs(static_cast<double>(x.imag()));
    } else {
        return std::abs(static_cast<double>(x));
    }
}

// The largest relative difference, in ulp.
template <class T>
double worst_factor(const std::vector<Real<T>>& found, const std::vector<double>& expected) {
    double worst = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const double error =
            ratio(std::abs(static_cast<double>(found[i]) - expected[i]), expected[i], 1, ulp<T>);
        worst = error <= worst ? worst : error;
    }
    return worst;
}

inline double smallest_over_largest(const std::vector<double>& factors) {
    if (factors.empty()) return 1;
    const auto [least, most] = std::minmax_element(factors.begin(), factors.end());
    return *least / *most;
}

template <class T>
struct Geequ : Description, from_table::Geequ<T, Geequ<T>> {
    using Table = from_table::Geequ<T, Geequ<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "geequ",
                .crossovers = {},
                .rectangular = true,
                .holds_matrix = false,
                .in_place = true,
                .schedules = {{}},
                .block_sizes = {{{"matrix.nb", "7"}}},
                .general = "A"};
    }
    static std::int64_t& size(Problem& p, std::string_view name) { return name == "m" ? p.il : p.n; }
    static void data(const Problem& p, Data& x) {
        x.A = random_matrix<T>(p.rows(), p.n, p.pad, Stream(p.seed, 110));
        // Scales rows and columns to very different sizes.
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = 0; i < p.rows(); ++i)
                x.A(i, j) *= static_cast<Real<T>>(std::ldexp(1.0, static_cast<int>(i * 7 % 13 - j * 5 % 11)));
        }
        x.R.assign(static_cast<std::size_t>(p.rows()), -7);
        x.C.assign(static_cast<std::size_t>(p.n), -7);
        x.rowcnd = x.colcnd = x.amax = {-7};
    }
    static Values values(const Problem& p) { return {.m = rows(p), .n = p.n}; }
    static bool any_shape(std::string_view) { return true; }
    // Column factors are checked with the row factors that the routine has found.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const bool empty = p.rows() == 0 || p.n == 0;
        std::vector<double> rows(static_cast<std::size_t>(empty ? 0 : p.rows())),
            cols(static_cast<std::size_t>(empty ? 0 : p.n));
        double amax = 0;
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = 0; i < p.rows(); ++i) {
                double &row = rows[static_cast<std::size_t>(i)], &col = cols[static_cast<std::size_t>(j)];
                const double x = sum_of_parts(in.A(i, j));
                amax = std::max(amax, x);
                row = std::max(row, x);
                col = std::max(col, x * static_cast<double>(out.R[static_cast<std::size_t>(i)]));
            }
        }
        for (double& x : rows) x = 1 / x;
        for (double& x : cols) x = 1 / x;
        const double others =
            worst_factor<T>({out.rowcnd[0], out.colcnd[0], out.amax[0]},
                            {smallest_over_largest(rows), smallest_over_largest(cols), amax});
        return {worst_factor<T>(out.R, rows), worst_factor<T>(out.C, cols), others};
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"a row's factor", [](Data& x) { x.R[3] *= 1 + slip_size<T>(); }},
                {"a column's factor", [](Data& x) { x.C[5] *= 1 + slip_size<T>(); }},
                {"amax", [](Data& x) { x.amax[0] = quiet_nan<Real<T>>(); }}};
    }

  private:
    // A wrong number of rows is in p.il, because -1 in p.m means as many as columns.
    static std::int64_t rows(const Problem& p) {
        return p.il < 0 ? p.il : std::max<std::int64_t>(p.rows(), 0);
    }
};

template <class T>
struct Poequ : Description, from_table::Poequ<T, Poequ<T>> {
    using Table = from_table::Poequ<T, Poequ<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "poequ",
                .crossovers = {},
                .holds_matrix = false,
                .in_place = true,
                .schedules = {{}},
                .block_sizes = {{{"matrix.nb", "7"}}}};
    }
    // Only the real parts of the diagonal are read.
    static void data(const Problem& p, Data& x) {
        x.A = random_matrix<T>(p.n, p.n, p.pad, Stream(p.seed, 111));
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = 0; i < p.n; ++i) {
                const double size = (1.5 + static_cast<double>(real_part(x.A(i, i)))) *
                                    std::ldexp(1.0, static_cast<int>(j * 7 % 13));
                if (i == j)
                    x.A(i, i) = make_scalar<T>(size, 3);
                else if (p.poison)
                    x.A(i, j) = quiet_nan<T>();
            }
        }
        x.S.assign(static_cast<std::size_t>(p.n), -7);
        x.scond = x.amax = {-7};
    }
    static Values values(const Problem& p) { return {.n = p.n}; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        std::vector<double> factors;
        double amax = 0;
        for (std::int64_t i = 0; i < p.n; ++i) {
            const auto x = static_cast<double>(real_part(in.A(i, i)));
            factors.push_back(1 / std::sqrt(x));
            amax = std::max(amax, x);
        }
        return {worst_factor<T>(out.S, factors),
                {},
                worst_factor<T>({out.scond[0], out.amax[0]}, {smallest_over_largest(factors), amax})};
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"a factor", [](Data& x) { x.S[3] *= 1 + slip_size<T>(); }},
                {"scond", [](Data& x) { x.scond[0] *= 1 + slip_size<T>(); }},
                {"amax", [](Data& x) { x.amax[0] = quiet_nan<Real<T>>(); }}};
    }
};

}  // namespace lapilli::testing
