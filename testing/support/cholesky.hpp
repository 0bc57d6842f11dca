// SPDX-License-Identifier: BSD-3-Clause
// POTRF, POTRS and POSV: data, calls, error, rate, bad arguments.
#pragma once

#include "support/api.hpp"
#include "support/kinds.hpp"
#include "support/routine.hpp"

namespace lapilli::testing {

template <class T>
struct Potrf {
    static void data(const Problem& p, Arrays<T>& x) {
        x.A = hermitian_matrix<T>(p, "posdef");
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
        }
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers<T>& x) {
        return api::potrf<T>(ctx, p.uplo, p.n, x.A, x.lda);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread<T>& x) {
        return api::potrf_mgpu<T>(ctx, p.uplo, x.A);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers<T>& x) {
        return lapack::potrf<T>(p.uplo, p.n, x.A, x.lda);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::potrf_memory<T>(ctx, p.n, bytes);
    }
    static Residuals error(const Problem& p, const Arrays<T>& in, const Arrays<T>& out) {
        const Probe<T> probe(p.n, p.full_check, p.seed);
        return {cholesky_ratio(p.uplo, in.A, out.A, probe), {}, {}};
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(n * (n * (n / 6 + 0.5) + 1.0 / 3), n * (n * n / 6 - 1.0 / 6));
    }
    static std::vector<BadArgument<Pointers<T>>> bad_arguments() {
        return {{"uplo", -1, [](Problem& p, Pointers<T>&) { p.uplo = 'X'; }},
                {"n", -2, [](Problem& p, Pointers<T>&) { p.n = -1; }},
                {"A", -3, [](Problem&, Pointers<T>& x) { x.A = nullptr; }},
                {"lda", -4, [](Problem& p, Pointers<T>& x) { x.lda = p.n - 1; }}};
    }
    static std::vector<BadArgument<Spread<T>>> bad_spread_arguments() {
        return {{"uplo", -1, [](Problem& p, Spread<T>&) { p.uplo = 'X'; }},
                {"A", -2, [](Problem&, Spread<T>& x) { x.A = nullptr; }}};
    }
};

template <class T>
struct Potrs {
    static void data(const Problem& p, Arrays<T>& x) {
        x.A = hermitian_matrix<T>(p, "posdef");
        lapack::potrf<T>(p.uplo, p.n, x.A.data(), x.A.ld());
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
        }
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers<T>& x) {
        return api::potrs<T>(ctx, p.uplo, p.n, p.k, x.A, x.lda, x.B, x.ldb);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread<T>& x) {
        return api::potrs_mgpu<T>(ctx, p.uplo, x.A, x.B);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers<T>& x) {
        return lapack::potrs<T>(p.uplo, p.n, p.k, x.A, x.lda, x.B, x.ldb);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::potrs_memory<T>(ctx, p.n, p.k, bytes);
    }
    static Residuals error(const Problem& p, const Arrays<T>& in, const Arrays<T>& out) {
        Problem plain = p;
        plain.poison = false;
        Residuals residuals;
        residuals.residual = solve_ratio(p.uplo, hermitian_matrix<T>(plain, "posdef"), out.B, in.B);
        if (!in.A.same_bits(out.A)) {  // the factor is an input
            residuals.residual = std::numeric_limits<double>::infinity();
        }
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n), k = static_cast<double>(p.k);
        return count<T>(k * n * (n + 1), k * n * (n - 1));
    }
    static std::vector<BadArgument<Pointers<T>>> bad_arguments() {
        return {{"uplo", -1, [](Problem& p, Pointers<T>&) { p.uplo = 'X'; }},
                {"n", -2, [](Problem& p, Pointers<T>&) { p.n = -1; }},
                {"nrhs", -3, [](Problem& p, Pointers<T>&) { p.k = -1; }},
                {"A", -4, [](Problem&, Pointers<T>& x) { x.A = nullptr; }},
                {"lda", -5, [](Problem& p, Pointers<T>& x) { x.lda = p.n - 1; }},
                {"B", -6, [](Problem&, Pointers<T>& x) { x.B = nullptr; }},
                {"ldb", -7, [](Problem& p, Pointers<T>& x) { x.ldb = p.n - 1; }}};
    }
    static std::vector<BadArgument<Spread<T>>> bad_spread_arguments() {
        return {{"uplo", -1, [](Problem& p, Spread<T>&) { p.uplo = 'X'; }},
                {"A", -2, [](Problem&, Spread<T>& x) { x.A = nullptr; }},
                {"B", -3, [](Problem&, Spread<T>& x) { x.B = nullptr; }}};
    }
};

template <class T>
struct Posv {
    static void data(const Problem& p, Arrays<T>& x) {
        Potrf<T>::data(p, x);
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers<T>& x) {
        return api::posv<T>(ctx, p.uplo, p.n, p.k, x.A, x.lda, x.B, x.ldb);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread<T>& x) {
        return api::posv_mgpu<T>(ctx, p.uplo, x.A, x.B);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers<T>& x) {
        return lapack::posv<T>(p.uplo, p.n, p.k, x.A, x.lda, x.B, x.ldb);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::posv_memory<T>(ctx, p.n, p.k, bytes);
    }
    static Residuals error(const Problem& p, const Arrays<T>& in, const Arrays<T>& out) {
        const double factor = Potrf<T>::error(p, in, out).worst(),
                     solve = solve_ratio(p.uplo, in.A, out.B, in.B);
        return {factor <= solve ? solve : factor, {}, {}};
    }
    static double operations(const Problem& p) { return Potrf<T>::operations(p) + Potrs<T>::operations(p); }
    static std::vector<BadArgument<Pointers<T>>> bad_arguments() { return Potrs<T>::bad_arguments(); }
    static std::vector<BadArgument<Spread<T>>> bad_spread_arguments() {
        return Potrs<T>::bad_spread_arguments();
    }
};

}  // namespace lapilli::testing
