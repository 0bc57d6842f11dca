// SPDX-License-Identifier: BSD-3-Clause
// LANGE, LANSY and LANHE: norms.
#pragma once

#include "support/routine_of.hpp"

namespace lapilli::testing {

inline char norm_of(const Problem& p) { return p.chosen("norm", '1'); }

// The norm by its definition; element(i, j) gives every element.
template <class Element>
double norm_by_definition(char norm, std::int64_t m, std::int64_t n, const Element& element) {
    std::vector<long double> rows(static_cast<std::size_t>(m)), cols(static_cast<std::size_t>(n));
    long double largest = 0, squares = 0;
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = 0; i < m; ++i) {
            const long double size = element(i, j);
            rows[static_cast<std::size_t>(i)] += size;
            cols[static_cast<std::size_t>(j)] += size;
            squares += size * size;
            largest = std::max(largest, size);
        }
    }
    const auto most = [](const std::vector<long double>& sums) {
        return sums.empty() ? 0 : *std::max_element(sums.begin(), sums.end());
    };
    return static_cast<double>(norm == 'M'   ? largest
                               : norm == 'I' ? most(rows)
                               : norm == 'F' ? std::sqrt(squares)
                                             : most(cols));
}

// The error of a number, in units of n ulp.
template <class T>
Residuals of_number(double found, double expected, double n) {
    return {ratio(std::abs(found - expected), std::abs(expected), n, ulp<T>), {}, {}};
}

template <class T>
long double modulus(T x) {
    if constexpr (is_complex<T>) {
        return std::hypot(static_cast<long double>(x.real()), static_cast<long double>(x.imag()));
    } else {
        return std::abs(static_cast<long double>(x));
    }
}

template <class T>
struct Lange : Description, from_table::Lange<T, Lange<T>> {
    using Table = from_table::Lange<T, Lange<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        return {.name = "lange",
                .crossovers = {},
                .options = {{"norm", "M1IF", '1'}},
                .rectangular = true,
                .holds_matrix = false,
                .in_place = true,
                .has_info = false,
                .schedules = {{.letters = {{"norm", 'M'}}},
                              {.letters = {{"norm", '1'}}},
                              {.letters = {{"norm", 'I'}}},
                              {.letters = {{"norm", 'F'}}}},
                .block_sizes = {{{"matrix.nb", "7"}}},
                .general = "A"};
    }
    static std::int64_t& size(Problem& p, std::string_view name) { return name == "m" ? p.il : p.n; }
    static void data(const Problem& p, Data& x) {
        x.A = random_matrix<T>(p.rows(), p.n, p.pad, Stream(p.seed, 108));
        x.value = {-7};
    }
    static Values values(const Problem& p) { return {.norm = norm_of(p), .m = rows(p), .n = p.n}; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        *x.value = lapack::lange<T>(norm_of(p), lapack::to_int(p.rows()), lapack::to_int(p.n), x.A.data,
                                    lapack::to_int(x.A.ld));
        return 0;
    }
    static bool any_shape(std::string_view) { return true; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const double expected = norm_by_definition(norm_of(p), p.rows(), p.n,
                                                   [&](auto i, auto j) { return modulus(in.A(i, j)); });
        return of_number<T>(static_cast<double>(out.value[0]), expected, 1);
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"value", [](Data& x) { x.value[0] *= 1 + slip_size<T>(); }},
                {"NaN", [](Data& x) { x.value[0] = quiet_nan<Real<T>>(); }}};
    }

  private:
    // A wrong number of rows is in p.il, because -1 in p.m means as many as columns.
    static std::int64_t rows(const Problem& p) {
        return p.il < 0 ? p.il : std::max<std::int64_t>(p.rows(), 0);
    }
};

// Norms of a matrix given by a triangle: LANSY, and LANHE, which takes the diagonal as real.
template <class T, bool hermitian>
struct TriangleNorm : Description,
                      std::conditional_t<hermitian, from_table::Lanhe<T, TriangleNorm<T, hermitian>>,
                                         from_table::Lansy<T, TriangleNorm<T, hermitian>>> {
    using Table = std::conditional_t<hermitian, from_table::Lanhe<T, TriangleNorm<T, hermitian>>,
                                     from_table::Lansy<T, TriangleNorm<T, hermitian>>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        return {.name = hermitian ? "lanhe" : "lansy",
                .crossovers = {},
                .options = {{"norm", "M1IF", '1'}},
                .holds_matrix = false,
                .in_place = true,
                .has_info = false,
                .schedules = {{.letters = {{"norm", 'M'}}},
                              {.letters = {{"norm", '1'}}},
                              {.letters = {{"norm", 'F'}}}},
                .block_sizes = {{{"matrix.nb", "7"}}}};
    }
    static void data(const Problem& p, Data& x) {
        x.A = random_matrix<T>(p.n, p.n, p.pad, Stream(p.seed, 109));
        if (p.poison) poison_other_triangle(p.uplo, x.A);
        x.value = {-7};
    }
    static Values values(const Problem& p) { return {.norm = norm_of(p), .uplo = p.uplo, .n = p.n}; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const lapack_int n = lapack::to_int(p.n), ld = lapack::to_int(x.A.ld);
        if constexpr (hermitian)
            *x.value = lapack::lanhe<T>(norm_of(p), p.uplo, n, x.A.data, ld);
        else
            *x.value = lapack::lansy<T>(norm_of(p), p.uplo, n, x.A.data, ld);
        return 0;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const auto element = [&](std::int64_t i, std::int64_t j) {
            if (hermitian && i == j) return std::abs(static_cast<long double>(real_part(in.A(i, i))));
            return modulus((p.uplo == 'L') == (i >= j) ? in.A(i, j) : in.A(j, i));
        };
        return of_number<T>(static_cast<double>(out.value[0]),
                            norm_by_definition(norm_of(p), p.n, p.n, element), 1);
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<SlipOf<Data>> slips(const Problem& p) { return Lange<T>::slips(p); }
};

template <class T>
struct Lansy : TriangleNorm<T, false> {};
template <class T>
struct Lanhe : TriangleNorm<T, true> {};

}  // namespace lapilli::testing
