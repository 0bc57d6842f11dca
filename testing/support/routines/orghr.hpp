// SPDX-License-Identifier: BSD-3-Clause
// ORGHR, UNGHR, ORMHR and UNMHR: Q of a reduction to Hessenberg form of all rows and columns, which is stored
// as that of a lower triangle's reduction to tridiagonal form.
#pragma once

#include "support/routines/gehrd.hpp"
#include "support/routines/ormtr.hpp"

namespace lapilli::testing {

template <class T>
struct Orghr : Orgtr<T>, from_table::OrghrCalls<T, Orghr<T>> {
    using Table = from_table::OrghrCalls<T, Orghr<T>>;
    using Table::call, Table::call_spread, Table::call_lapack, Table::memory;
    using typename Table::Values;
    using Orgtr<T>::written;
    using Base = Orgtr<T>;
    using typename Base::Data, typename Base::Pointers, typename Base::Spread;

    static Facts facts() {
        return {.name = "orghr",
                .crossovers = {"gehrd.crossover"},
                .holds_matrix = false,  // no device does by default
                .is_kin = true,
                .schedules = {{}}};
    }
    static std::int64_t& size(Problem& p, std::string_view name) { return Gehrd<T>::size(p, name); }
    static std::int64_t below(std::string_view name, int bound) { return Gehrd<T>::below(name, bound); }
    static std::vector<BadBound> bad_bounds() { return Gehrd<T>::bad_bounds(); }
    static Problem lower(Problem p) {
        p.uplo = 'L';
        return p;
    }
    static void data(const Problem& p, Data& x) { Base::data(lower(p), x); }
    static Values values(const Problem& p) {
        return {.n = p.n, .ilo = Gehrd<T>::ilo(p), .ihi = Gehrd<T>::ihi(p)};
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return Base::error(lower(p), in, out);
    }
};

template <class T>
struct Ormhr : Ormtr<T>, from_table::OrmhrCalls<T, Ormhr<T>> {
    using Table = from_table::OrmhrCalls<T, Ormhr<T>>;
    using Table::call, Table::call_spread, Table::call_lapack, Table::memory;
    using typename Table::Values;
    using Ormtr<T>::written;
    using Base = Ormtr<T>;
    using typename Base::Data, typename Base::Pointers, typename Base::Spread;

    static Facts facts() {
        return {.name = "ormhr",
                .crossovers = {"gehrd.crossover"},
                .options = {{"trans", "NC"}},
                .k = Facts::k_is_n,
                .holds_matrix = false,
                .is_kin = true,
                .schedules = {{}},
                .block_sizes = {{{"test.ormtr.nb", "5"}}}};
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        return name == "ilo" ? p.il : Base::size(p, name);
    }
    static std::int64_t below(std::string_view name, int bound) { return Gehrd<T>::below(name, bound); }
    static std::vector<BadBound> bad_bounds() { return Gehrd<T>::bad_bounds(); }
    static void data(const Problem& p, Data& x) { Base::data(Orghr<T>::lower(p), x); }
    static Values values(const Problem& p) {
        return {.side = p.side,
                .trans = Base::trans(p),
                .m = p.c_rows(),
                .n = p.c_cols(),
                .ilo = Gehrd<T>::ilo(p),
                .ihi = Gehrd<T>::ihi(p)};
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return Base::error(Orghr<T>::lower(p), in, out);
    }
};

}  // namespace lapilli::testing
