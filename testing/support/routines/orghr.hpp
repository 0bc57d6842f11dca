// SPDX-License-Identifier: BSD-3-Clause
// ORGHR, UNGHR, ORMHR and UNMHR: Q of a reduction to Hessenberg form of all rows and columns, which is stored as that of a lower triangle's
// reduction to tridiagonal form.
#pragma once

#include "support/routines/gehrd.hpp"
#include "support/routines/ormtr.hpp"

namespace lapilli::testing {

LAPILLI_TESTING_ROUTINE(ormhr, sormhr, dormhr, cunmhr, zunmhr)

template <class T>
struct Orghr : Orgtr<T> {
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
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::orghr<T>(ctx, p.n, Gehrd<T>::ilo(p), Gehrd<T>::ihi(p), x.A.data, x.A.ld, x.tau);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return api::orghr_mgpu<T>(ctx, x.A, Gehrd<T>::ilo(p), Gehrd<T>::ihi(p), x.tau);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return lapack::orghr<T>(p.n, Gehrd<T>::ilo(p), Gehrd<T>::ihi(p), x.A.data, x.A.ld, x.tau);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::orghr_memory<T>(ctx, p.n, bytes);
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return Base::error(lower(p), in, out);
    }
};

template <class T>
struct Ormhr : Ormtr<T> {
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
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::ormhr<T>(ctx, p.side, Base::trans(p), p.c_rows(), p.c_cols(), Gehrd<T>::ilo(p),
                             Gehrd<T>::ihi(p), x.A.data, x.A.ld, x.tau, x.C.data, x.C.ld);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return api::ormhr_mgpu<T>(ctx, p.side, Base::trans(p), x.A, Gehrd<T>::ilo(p), Gehrd<T>::ihi(p), x.tau,
                                  x.C);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return lapack::ormhr<T>(p.side, Base::trans(p), p.c_rows(), p.c_cols(), Gehrd<T>::ilo(p),
                                Gehrd<T>::ihi(p), x.A.data, x.A.ld, x.tau, x.C.data, x.C.ld);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::ormhr_memory<T>(ctx, p.side, p.c_rows(), p.c_cols(), bytes);
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return Base::error(Orghr<T>::lower(p), in, out);
    }
};

}  // namespace lapilli::testing
