// SPDX-License-Identifier: BSD-3-Clause
// GEQP3: the QR factorization with column pivots.
#pragma once

#include "support/general.hpp"
#include "support/orthogonal.hpp"

namespace lapilli::testing {

// The columns that must come first: in small problems, some.
inline std::vector<lapilli_int> wanted_columns(const Problem& p) {
    std::vector<lapilli_int> jpvt(static_cast<std::size_t>(p.n));
    for (std::size_t j = 3; p.n < 500 && j < jpvt.size(); j += 7) jpvt[j] = j % 2 == 0 ? 1 : -5;
    return jpvt;
}

// Whether `order` contains each column once, first those that must come first, in LAPACK's order.
inline bool is_order_of(const std::vector<lapilli_int>& wanted, const std::vector<lapilli_int>& order) {
    std::vector<lapilli_int> sorted = order;
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t j = 0; j < sorted.size(); ++j) {
        if (sorted[j] != static_cast<lapilli_int>(j) + 1) return false;
    }
    std::size_t first = 0;
    for (std::size_t j = 0; j < wanted.size(); ++j) {
        if (wanted[j] != 0 && order[first++] != static_cast<lapilli_int>(j) + 1) return false;
    }
    return order.size() == wanted.size();
}

// A P
template <class T>
Matrix<T> with_columns(const Matrix<T>& A, const std::vector<lapilli_int>& jpvt) {
    Matrix<T> B(A.rows(), A.cols());
    for (std::int64_t j = 0; j < A.cols(); ++j)
        std::copy_n(&A(0, jpvt[static_cast<std::size_t>(j)] - 1), A.rows(), &B(0, j));
    return B;
}

// Whether, from row `first` on, each diagonal element of R is at least as long as the rest of every later
// column, up to the digits that LAPACK's norms may lose.
template <class T>
bool is_in_order(const Matrix<T>& R, std::int64_t first) {
    const std::int64_t steps = std::min(R.rows(), R.cols());
    const double some = 100 * std::sqrt(ulp<T>), little = 100 * ulp<T> * frobenius_norm(R);
    for (std::int64_t j = first; j < R.cols(); ++j) {
        double squares = 0;
        for (std::int64_t i = std::min(j, R.rows() - 1); i >= first; --i) {
            squares += squared_modulus(R(i, j));
            if (i < steps && !(std::sqrt(squares) <= (1 + some) * std::abs(R(i, i)) + little)) return false;
        }
    }
    return true;
}

template <class T>
struct Geqp3 : RectangularDescription, from_table::Geqp3<T, Geqp3<T>> {
    using Table = from_table::Geqp3<T, Geqp3<T>>;
    using typename Table::Data, typename Table::Values;

    static std::int64_t steps(const Problem& p) { return std::max<std::int64_t>(0, std::min(p.rows(), p.n)); }

    static Facts facts() {
        return {.name = "geqp3",
                .crossovers = {"geqrf.crossover"},
                .columns = {"geqrf.columns"},
                .rectangular = true,
                .schedules = {{.settings = {{"test.geqp3.nb", "4"}}, .together = true}, {}},
                .block_sizes = {{{"test.geqp3.nb", "5"}, {"matrix.nb", "7"}}, {{"test.geqp3.nb", "200"}}},
                .general = "A"};
    }
    static void data(const Problem& p, Data& x) {
        x.A = general_matrix<T>(p);
        x.jpvt = wanted_columns(p);
        x.tau.assign(static_cast<std::size_t>(steps(p)), T(-7));
    }
    static Values values(const Problem& p) { return {.m = m(p), .n = p.n}; }
    static bool any_shape(std::string_view) { return true; }
    // The residuals of A P = Q R; infinite if the columns are in a wrong order.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        residuals.residual = std::numeric_limits<double>::infinity();
        if (!is_order_of(in.jpvt, out.jpvt)) return residuals;
        Matrix<T> R(out.A.rows(), out.A.cols());
        for (std::int64_t j = 0; j < R.cols(); ++j) {
            for (std::int64_t i = 0; i <= std::min(j, R.rows() - 1); ++i) R(i, j) = out.A(i, j);
        }
        const auto fixed = std::count_if(in.jpvt.begin(), in.jpvt.end(), [](auto j) { return j != 0; });
        if (R.rows() > 0 && !is_in_order(R, fixed)) return residuals;
        return qr_residuals(p, with_columns(in.A, out.jpvt), out.A, out.tau);
    }
    static double operations(const Problem& p) {
        const auto m = static_cast<double>(p.rows()), n = static_cast<double>(p.n), k = std::min(m, n);
        const double products = 2 * k * (m * n - (m + n) * k / 2 + k * k / 3);
        return count<T>(products, products);
    }
    static std::vector<Problem> hard_problems() { return general_problems(1e-3 / ulp<T>); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"an entry", [](Data& x) { x.A(12, 33) += T(60 * slip_size<T>()); }},
                {"another entry", [](Data& x) { x.A(33, 12) += T(60 * slip_size<T>()); }},
                {"factor of a reflector", [](Data& x) { x.tau[20] += T(60 * slip_size<T>()); }},
                {"order of two columns", [](Data& x) { std::swap(x.jpvt[20], x.jpvt[30]); }},
                {"NaN", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }
};

}  // namespace lapilli::testing
