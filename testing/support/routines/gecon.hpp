// SPDX-License-Identifier: BSD-3-Clause
// GECON and POCON: condition numbers.
#pragma once

#include "support/routines/getrf.hpp"
#include "support/routines/potrf.hpp"
#include "support/routines/trtrs.hpp"

namespace lapilli::testing {

// The error of an estimate as a factor, times 3: an estimate that is 10 times too large or too small gives
// 30.
inline Residuals of_estimate(double found, double expected) {
    const double factor = found > expected ? found / expected : expected / found;
    return {found == expected ? 0 : 3 * factor, {}, {}};
}

// A|: an arbitrary number, independent of the actual norm.
template <class T>
Real<T> norm_of_condition(const Problem& p) {
    return static_cast<Real<T>>(p.vl == 0 ? 1.5 : p.vl);
}

// The error of rcond. solve(Y): Y := A^-1 Y; lapack(): LAPACK's own estimate, for large orders.
template <class T, class Solve, class Lapack>
Residuals of_condition(const Problem& p, Real<T> rcond, char norm, Solve solve, Lapack lapack) {
    const auto found = static_cast<double>(rcond);
    if (p.n == 0) return of_estimate(found, 1);
    if (p.n > p.full_check) return of_estimate(found, static_cast<double>(lapack()));
    Matrix<T> Y(p.n, p.n);
    for (std::int64_t i = 0; i < p.n; ++i) Y(i, i) = T(1);
    solve(Y);
    double largest = 0;
    for (std::int64_t j = 0; j < p.n; ++j) {
        double sum = 0;
        for (std::int64_t i = 0; i < p.n; ++i)
            sum += std::sqrt(squared_modulus(norm == 'I' ? Y(j, i) : Y(i, j)));
        largest = std::max(largest, sum);
    }
    return of_estimate(found, 1 / (static_cast<double>(norm_of_condition<T>(p)) * largest));
}

template <class T>
struct Condition : Description, from_table::OperandsOfGecon<T> {
    using typename from_table::OperandsOfGecon<T>::Data, typename from_table::OperandsOfGecon<T>::Pointers;

    static Facts facts() {
        return {.name = "",
                .crossovers = {"getrf.crossover", "potrf.crossover"},
                .columns = {"potrf.columns"},
                .schedules = {{}},
                .block_sizes = {{{"potrf.nb", "5"}, {"matrix.nb", "7"}}, {{"potrf.nb", "200"}}}};
    }
    static std::vector<BadBound> bad_bounds() {
        return {{"anorm", [](Problem& p) { p.vl = -1; }}};
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"another size", [](Data& x) { x.rcond[0] *= 20; }},
                {"NaN", [](Data& x) { x.rcond[0] = quiet_nan<Real<T>>(); }}};
    }
    template <class Lapack>
    static Real<T> reference(const Problem& p, Data x, Lapack call_lapack) {
        call_lapack(p, Pointers{{x.A.data(), x.A.ld()}, x.rcond.data()});
        return x.rcond[0];
    }
};

template <class T>
struct Gecon : Condition<T>, from_table::GeconCalls<T, Gecon<T>> {
    using Table = from_table::GeconCalls<T, Gecon<T>>;
    using typename Table::Values;
    using Base = Condition<T>;
    using Data = typename Base::Data;

    static char norm(const Problem& p) { return p.chosen("norm", '1'); }
    static Facts facts() {
        Facts facts = Base::facts();
        facts.name = "gecon";
        facts.options = {{"norm", "1I"}};
        facts.schedules = {{.letters = {{"norm", '1'}}}, {.letters = {{"norm", 'I'}}}};
        return facts;
    }
    static void data(const Problem& p, Data& x) {
        x.A = random_matrix<T>(p.n, p.n, p.pad, Stream(p.seed, 112));
        std::vector<lapack_int> pivots(static_cast<std::size_t>(p.n) + 1);
        if (p.n > 0) lapack::getrf<T>(p.n, p.n, x.A.data(), x.A.ld(), pivots.data());
        x.rcond = {-7};
    }
    static Values values(const Problem& p) {
        return {.norm = norm(p), .n = p.n, .anorm = norm_of_condition<T>(p)};
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const auto solve = [&](Matrix<T>& Y) {
            lapack::trtrs<T>('L', 'N', 'U', p.n, p.n, in.A.data(), in.A.ld(), Y.data(), Y.ld());
            lapack::trtrs<T>('U', 'N', 'N', p.n, p.n, in.A.data(), in.A.ld(), Y.data(), Y.ld());
        };
        return of_condition<T>(p, out.rcond[0], norm(p), solve,
                               [&] { return Base::reference(p, in, Table::call_lapack); });
    }
};

template <class T>
struct Pocon : Condition<T>, from_table::PoconCalls<T, Pocon<T>> {
    using Table = from_table::PoconCalls<T, Pocon<T>>;
    using typename Table::Values;
    using Base = Condition<T>;
    using Data = typename Base::Data;

    static Facts facts() {
        Facts facts = Base::facts();
        facts.name = "pocon";
        return facts;
    }
    static void data(const Problem& p, Data& x) {
        x.A = hermitian_matrix<T>(p, "posdef");
        lapack::potrf<T>(p.uplo, p.n, x.A.data(), x.A.ld());
        if (p.poison) poison_other_triangle(p.uplo, x.A);
        x.rcond = {-7};
    }
    static Values values(const Problem& p) {
        return {.uplo = p.uplo, .n = p.n, .anorm = norm_of_condition<T>(p)};
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const auto solve = [&](Matrix<T>& Y) {
            for (const char trans :
                 p.uplo == 'L' ? std::string{'N', adjoint<T>} : std::string{adjoint<T>, 'N'})
                lapack::trtrs<T>(p.uplo, trans, 'N', p.n, p.n, in.A.data(), in.A.ld(), Y.data(), Y.ld());
        };
        return of_condition<T>(p, out.rcond[0], '1', solve,
                               [&] { return Base::reference(p, in, Table::call_lapack); });
    }
    static std::vector<Problem> hard_problems() { return positive_definite_problems(1e-3 / ulp<T>); }
};

}  // namespace lapilli::testing
