// SPDX-License-Identifier: BSD-3-Clause
// GEHRD: the Hessenberg form of all rows and columns.
#pragma once

#include "support/nonsymmetric.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {

template <class T>
struct Gehrd : Description, from_table::Gehrd<T, Gehrd<T>> {
    using Table = from_table::Gehrd<T, Gehrd<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "gehrd",
                .crossovers = {"gehrd.crossover"},
                .columns = {"sytrd.columns"},
                .holds_matrix = false,  // no device does by default
                .is_kin = true,
                .first_of_several = 1.01,  // room for the others' rows of A v
                .schedules = {{.together = true}},
                .block_sizes = {{{"test.gehrd.nb", "1"}}, {{"test.gehrd.nb", "64"}, {"matrix.nb", "7"}}}};
    }
    // il and iu of a problem that is wrong; else 1 and n.
    static std::int64_t ilo(const Problem& p) { return p.il == 0 ? 1 : p.il; }
    static std::int64_t ihi(const Problem& p) { return p.iu == 0 ? p.n : p.iu; }
    static std::int64_t& size(Problem& p, std::string_view name) {
        return name == "ilo" ? p.il : p.size(name);
    }
    static std::int64_t below(std::string_view name, int bound) { return name == "ilo" ? -1 : bound - 1; }
    static std::vector<BadBound> bad_bounds() {
        return {{"ilo", [](Problem& p) { p.il = p.n + 1; }}, {"ihi", [](Problem& p) { p.iu = p.n + 1; }}};
    }
    static void data(const Problem& p, Data& x) {
        x.A = general_matrix<T>(p);
        x.tau.assign(static_cast<std::size_t>(std::max<std::int64_t>(0, p.n - 1)), T(0));
    }
    static Values values(const Problem& p) { return {.n = p.n, .ilo = ilo(p), .ihi = ihi(p)}; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Matrix<T> Q = out.A;
        lapack::orghr<T>(p.n, 1, p.n, Q.data(), Q.ld(), out.tau.data());
        return schur_residuals(in.A, hessenberg_part(out.A), Q);
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(5 * n * n * n / 3, 5 * n * n * n / 3);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of H", [](Data& x) { x.A(12, 33) += T(10 * slip_size<T>()); }},
                {"entry of a reflector", [](Data& x) { x.A(33, 12) += T(slip_size<T>()); }}};
    }
};

}  // namespace lapilli::testing
