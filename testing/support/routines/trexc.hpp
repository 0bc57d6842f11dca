// SPDX-License-Identifier: BSD-3-Clause
// TREXC: a block of a Schur form from one third to the other.
#pragma once

#include <limits>

#include "support/nonsymmetric.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {

template <class T>
struct Trexc : Description, from_table::Trexc<T, Trexc<T>> {
    using Table = from_table::Trexc<T, Trexc<T>>;
    using typename Table::Data, typename Table::Values, typename Table::Pointers;

    static Facts facts() {
        return {.name = "trexc",
                .crossovers = {"gehrd.crossover"},
                .options = {{.name = "compq", .usual = 'V'}},
                .is_kin = true,
                .on_one_device = true,
                .schedules = {{}},
                .block_sizes = {{{"test.gehrd.nb", "1"}}, {{"test.gehrd.nb", "64"}}}};
    }
    static char compq(const Problem& p) { return p.chosen("compq", 'V'); }

    // Up with vectors, down without them; nothing is between the rows of a small matrix.
    static void data(const Problem& p, Data& x) {
        Matrix<T> Q;
        x.BT = schur_form_of<T>(p, 0, 0, &Q);
        if (compq(p) == 'V') x.Q = std::move(Q);
        x.ifst = {1 + p.n / 5};
        x.ilst = {std::max<std::int64_t>(1, p.n - p.n / 7)};
        if (compq(p) == 'V') std::swap(x.ifst, x.ilst);
    }
    static Values values(const Problem& p) { return {.compq = compq(p), .n = p.n}; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const auto call = [&](auto from, auto to) {
            return lapack::trexc<T>(compq(p), p.n, x.BT.data, x.BT.ld, x.Q.data, x.Q.ld, from, to);
        };
        auto from = static_cast<lapack_int>(*x.ifst), to = static_cast<lapack_int>(*x.ilst);
        if constexpr (is_complex<T>) {
            return call(from, to);
        } else {
            const lapack_int info = call(&from, &to);
            *x.ifst = from;
            *x.ilst = to;
            return info;
        }
    }

    // The same matrix, with the values in the new order.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        std::vector<Complex<T>> values = values_of_form(out.BT), before = values_of_form(in.BT);
        Residuals residuals;
        if (compq(p) == 'V') residuals = similarity_residuals(in.BT, in.Q, out.BT, out.Q);
        residuals.values = std::numeric_limits<double>::infinity();
        if (!is_schur_form(out.BT, values)) return residuals;
        residuals.values = spectrum_ratio(in.BT, values);
        if (p.n == 0) return residuals;
        const auto first_row = [&](const Matrix<T>& S, std::int64_t row) {
            return row > 0 && begins_pair(S, row - 1) ? row - 1 : row;
        };
        const std::int64_t from = first_row(in.BT, in.ifst[0] - 1), to = first_row(out.BT, out.ilst[0] - 1);
        const double moved = std::abs(std::complex<double>(values[static_cast<std::size_t>(to)] -
                                                           before[static_cast<std::size_t>(from)]));
        residuals.values =
            std::max(*residuals.values, ratio(moved, one_norm(in.BT), static_cast<double>(p.n), ulp<T>));
        return residuals;
    }
    // Rotations of rows and columns of T, and of columns of Q.
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        const double rotated = 0.66 * n * n * (compq(p) == 'V' ? 2 : 1);
        return count<T>(4 * rotated, 2 * rotated);
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        std::vector<SlipOf<Data>> slips = {
            {"entry below the diagonal", [](Data& x) { x.BT(30, 4) = T(slip_size<T>()); }},
            {"value", [](Data& x) { x.BT(20, 20) += T(60 * slip_size<T>()); }}};
        if (compq(p) == 'V')
            slips.push_back({"entry of Q", [](Data& x) { x.Q(17, 4) += T(slip_size<T>()); }});
        return slips;
    }
};

}  // namespace lapilli::testing
