// SPDX-License-Identifier: BSD-3-Clause
// DSGESV and ZCGESV, DSPOSV and ZCPOSV: solutions in mixed precision.
#pragma once

#include "support/routines/gesv.hpp"
#include "support/routines/posv.hpp"

namespace lapilli::testing {

// LAPACK's iter: the number of corrections, or the reason why there are none.
inline bool is_iter(lapilli_int iter) { return iter >= 0 || iter == -2 || iter == -3 || iter == -31; }

// The residuals of a call whose iter says whether A was overwritten by `factors`. same: whether A is
// unchanged.
template <class Factors>
Residuals of_mixed(lapilli_int iter, bool same, double solve, Factors factors) {
    const bool good = is_iter(iter) && (iter < 0 || same);
    if (!good) return {std::numeric_limits<double>::infinity(), {}, {}};
    const double factor = iter < 0 ? factors() : 0;
    return {factor <= solve ? solve : factor, {}, {}};
}

template <class T>
struct GesvMixed : Description, from_table::GesvMixed<T, GesvMixed<T>> {
    using Table = from_table::GesvMixed<T, GesvMixed<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "gesv_mixed",
                .crossovers = {"getrf.crossover"},
                .columns = {"getrf.columns"},
                .k = 100,
                .schedules = Getrf<T>::facts().schedules,
                .block_sizes = Getrf<T>::facts().block_sizes,
                .general = "A"};
    }
    static void data(const Problem& p, Data& x) {
        x.A = general_matrix<T>(p);
        x.ipiv.assign(static_cast<std::size_t>(p.n), -7);
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
        x.X = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 113));
        x.iter = {-7};
    }
    static Values values(const Problem& p) { return {.n = p.n, .nrhs = p.k}; }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        if (!are_pivots(out.ipiv, p.n)) return {std::numeric_limits<double>::infinity(), {}, {}};
        return of_mixed(out.iter[0], in.A.same_bits(out.A), general_solve_ratio('N', in.A, out.X, in.B),
                        [&] { return lu_ratio(in.A, out.A, out.ipiv, p); });
    }
    static double operations(const Problem& p) { return Gesv<T>::operations(p); }
    static std::vector<Problem> hard_problems() { return general_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.X(17, 4) += T(60 * slip_size<T>()); }},
                {"entry of A", [](Data& x) { x.A(33, 12) += T(slip_size<T>()); }},
                {"pivot", [](Data& x) { x.ipiv[20] = 20; }},
                {"iter", [](Data& x) { x.iter[0] = -1; }}};
    }
};

template <class T>
struct PosvMixed : Description, from_table::PosvMixed<T, PosvMixed<T>> {
    using Table = from_table::PosvMixed<T, PosvMixed<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "posv_mixed",
                .crossovers = {"potrf.crossover"},
                .columns = {"potrf.columns"},
                .k = 100,
                .hermitian = true,
                .schedules = Potrf<T>::facts().schedules};
    }
    static void data(const Problem& p, Data& x) {
        typename Posv<T>::Data given;
        Posv<T>::data(p, given);
        x.A = std::move(given.A);
        x.B = std::move(given.B);
        x.X = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 113));
        x.iter = {-7};
    }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n, .nrhs = p.k}; }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "B" ? Region::nothing : operand == "A" ? triangle(p.uplo) : Region::whole;
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        // Imaginary parts of the diagonal are not compared.
        Matrix<T> before = in.A, after = out.A;
        for (std::int64_t i = 0; i < p.n; ++i) {
            before(i, i) = real_part(before(i, i));
            after(i, i) = real_part(after(i, i));
        }
        return of_mixed(out.iter[0], before.same_bits(after), solve_ratio(p.uplo, in.A, out.X, in.B), [&] {
            return cholesky_ratio(p.uplo, in.A, out.A, Probe<T>(p.n, p.full_check, p.seed));
        });
    }
    static double operations(const Problem& p) { return Posv<T>::operations(p); }
    static std::vector<Problem> hard_problems() { return positive_definite_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.X(17, 4) += T(slip_size<T>()); }},
                {"entry of A", [](Data& x) { x.A(33, 12) += T(slip_size<T>()); }},
                {"iter", [](Data& x) { x.iter[0] = -1; }}};
    }
};

}  // namespace lapilli::testing
