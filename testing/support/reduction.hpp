// SPDX-License-Identifier: BSD-3-Clause
// SYTRD, ORGTR and ORMTR: data, calls, error, rate, bad arguments.
#pragma once

#include "support/api.hpp"
#include "support/kinds.hpp"
#include "support/routine.hpp"

namespace lapilli::testing {

// Random reflectors in SYTRD's format, without the cost of a reduction: H(i) = I - tau v v^H is unitary for
// any v when tau = (1 + u) / v^H v with |u| = 1. The other triangle and the diagonals of A keep the uniform
// numbers they had, as if they were the D and E that SYTRD leaves there.
template <class T>
void random_reflectors(const Problem& p, Arrays<T>& x) {
    x.A = random_matrix<T>(p.n, p.n, p.pad, Stream(p.seed, 106));
    x.tau.resize(static_cast<std::size_t>(std::max<std::int64_t>(0, p.n - 1)));
    const Stream stream(p.seed, 107);
    parallel_for(static_cast<std::int64_t>(x.tau.size()), p.n, [&](std::int64_t i) {
        const bool lower = p.uplo == 'L';
        const std::int64_t column = lower ? i : i + 1;
        const std::int64_t begin = lower ? i + 2 : 0, end = lower ? p.n : i;
        double norm = 1;  // the entry 1 that is not stored
        for (std::int64_t row = begin; row < end; ++row) {
            norm += squared_modulus(x.A(row, column));
        }
        const double angle = is_complex<T> ? stream.uniform<double>(static_cast<std::uint64_t>(i)) : 0.0;
        x.tau[static_cast<std::size_t>(i)] =
            make_scalar<T>((1 + std::cos(angle)) / norm, std::sin(angle) / norm);
    });
}

template <class T>
struct Sytrd {
    static void data(const Problem& p, Arrays<T>& x) {
        x.A = hermitian_matrix<T>(p, "uniform");
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
        }
        const auto n = static_cast<std::size_t>(p.n), less = n > 0 ? n - 1 : 0;
        x.D.assign(n, 0);
        x.E.assign(less, 0);
        x.tau.assign(less, T(0));
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers<T>& x) {
        return api::sytrd<T>(ctx, p.uplo, p.n, x.A, x.lda, x.D, x.E, x.tau);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread<T>& x) {
        return api::sytrd_mgpu<T>(ctx, p.uplo, x.A, x.D, x.E, x.tau);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers<T>& x) {
        // LAPACKE refuses n = 0, for which the workspace it asks for has size 0.
        return p.n == 0 ? 0 : lapack::sytrd<T>(p.uplo, p.n, x.A, x.lda, x.D, x.E, x.tau);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::sytrd_memory<T>(ctx, p.n, bytes);
    }
    static Residuals error(const Problem& p, const Arrays<T>& in, const Arrays<T>& out) {
        return tridiagonal_residuals(p.uplo, in.A, out, Probe<T>(p.n, p.full_check, p.seed));
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(n * (n * (2 * n / 3 + 2.5) - 1.0 / 6) - 15, n * (n * (2 * n / 3 + 1) - 8.0 / 3) - 4);
    }
    static std::vector<BadArgument<Pointers<T>>> bad_arguments() {
        return {{"uplo", -1, [](Problem& p, Pointers<T>&) { p.uplo = 'X'; }},
                {"n", -2, [](Problem& p, Pointers<T>&) { p.n = -1; }},
                {"A", -3, [](Problem&, Pointers<T>& x) { x.A = nullptr; }},
                {"lda", -4, [](Problem& p, Pointers<T>& x) { x.lda = p.n - 1; }},
                {"D", -5, [](Problem&, Pointers<T>& x) { x.D = nullptr; }},
                {"E", -6, [](Problem&, Pointers<T>& x) { x.E = nullptr; }},
                {"tau", -7, [](Problem&, Pointers<T>& x) { x.tau = nullptr; }}};
    }
    static std::vector<BadArgument<Spread<T>>> bad_spread_arguments() {
        return {{"uplo", -1, [](Problem& p, Spread<T>&) { p.uplo = 'X'; }},
                {"A", -2, [](Problem&, Spread<T>& x) { x.A = nullptr; }},
                {"D", -3, [](Problem&, Spread<T>& x) { x.D = nullptr; }},
                {"E", -4, [](Problem&, Spread<T>& x) { x.E = nullptr; }},
                {"tau", -5, [](Problem&, Spread<T>& x) { x.tau = nullptr; }}};
    }
};

template <class T>
struct Orgtr {
    static void data(const Problem& p, Arrays<T>& x) {
        random_reflectors(p, x);
        if (p.poison) {
            // Q overwrites the whole matrix, but only the reflectors' triangle is an input.
            poison_other_triangle(p.uplo, x.A);
        }
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers<T>& x) {
        return api::orgtr<T>(ctx, p.uplo, p.n, x.A, x.lda, x.tau);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread<T>& x) {
        return api::orgtr_mgpu<T>(ctx, p.uplo, x.A, x.tau);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers<T>& x) {
        return lapack::orgtr<T>(p.uplo, p.n, x.A, x.lda, x.tau);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::orgtr_memory<T>(ctx, p.n, bytes);
    }
    static Residuals error(const Problem& p, const Arrays<T>& in, const Arrays<T>& out) {
        const Probe<T> probe(p.n, p.full_check, p.seed);
        Matrix<T> Y = probe.X();
        lapack::apply_q('L', p.uplo, 'N', in.A, in.tau, Y);
        subtract(Y, product('N', out.A, probe.X()));
        Residuals residuals;
        residuals.residual =
            ratio(probe.norm(Y), probe.norm_of_identity(p.n), static_cast<double>(p.n), ulp<T>);
        residuals.orthogonality = orthogonality(out.A, probe);
        return residuals;
    }
    // ORGQR of order n - 1.
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n) - 1;
        return count<T>(n * (2 * n * n + 2 * n - 5.0 / 3 - n * (4 * n / 3 + 1)),
                        n * (2 * n * n + 1.0 / 3 - 4 * n * n / 3));
    }
    static std::vector<BadArgument<Pointers<T>>> bad_arguments() {
        return {{"uplo", -1, [](Problem& p, Pointers<T>&) { p.uplo = 'X'; }},
                {"n", -2, [](Problem& p, Pointers<T>&) { p.n = -1; }},
                {"A", -3, [](Problem&, Pointers<T>& x) { x.A = nullptr; }},
                {"lda", -4, [](Problem& p, Pointers<T>& x) { x.lda = p.n - 1; }},
                {"tau", -5, [](Problem&, Pointers<T>& x) { x.tau = nullptr; }}};
    }
    static std::vector<BadArgument<Spread<T>>> bad_spread_arguments() {
        return {{"uplo", -1, [](Problem& p, Spread<T>&) { p.uplo = 'X'; }},
                {"A", -2, [](Problem&, Spread<T>& x) { x.A = nullptr; }},
                {"tau", -3, [](Problem&, Spread<T>& x) { x.tau = nullptr; }}};
    }
};

template <class T>
struct Ormtr {
    // LAPACK's letter for the problem's trans, which means the adjoint whether it is 'T' or 'C'.
    static char trans(const Problem& p) { return p.trans == 'T' || p.trans == 'C' ? adjoint<T> : p.trans; }

    static void data(const Problem& p, Arrays<T>& x) {
        random_reflectors(p, x);
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
        }
        x.B = random_matrix<T>(p.c_rows(), p.c_cols(), p.pad, Stream(p.seed, 105));
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers<T>& x) {
        return api::ormtr<T>(ctx, p.side, p.uplo, trans(p), p.c_rows(), p.c_cols(), x.A, x.lda, x.tau, x.B,
                             x.ldb);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread<T>& x) {
        return api::ormtr_mgpu<T>(ctx, p.side, p.uplo, trans(p), x.A, x.tau, x.B);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers<T>& x) {
        return lapack::ormtr<T>(p.side, p.uplo, trans(p), p.c_rows(), p.c_cols(), x.A, x.lda, x.tau, x.B,
                                x.ldb);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::ormtr_memory<T>(ctx, p.side, p.c_rows(), p.c_cols(), bytes);
    }
    // ||C' - op(Q) C|| / (n ulp ||C||), with the explicit Q as LAPACK's tests have it, or by the reflectors
    // on a probe.
    static Residuals error(const Problem& p, const Arrays<T>& in, const Arrays<T>& out) {
        Matrix<T> expected;
        const Probe<T> probe(p.c_cols(), p.full_check, p.seed);
        if (p.n <= p.full_check) {
            Matrix<T> Q = in.A;
            if (p.n > 0) {
                lapack::orgtr<T>(p.uplo, p.n, Q.data(), Q.ld(), in.tau.data());
            }
            const char op = p.trans == 'N' ? 'N' : 'C';
            expected = p.side == 'L' ? product(op, Q, product('N', in.B, probe.X()))
                                     : product('N', in.B, product(op, Q, probe.X()));
        } else if (p.side == 'L') {
            expected = product('N', in.B, probe.X());
            lapack::apply_q('L', p.uplo, p.trans, in.A, in.tau, expected);
        } else {
            Matrix<T> Y = probe.X();
            lapack::apply_q('L', p.uplo, p.trans, in.A, in.tau, Y);
            expected = product('N', in.B, Y);
        }
        subtract(expected, product('N', out.B, probe.X()));
        const double norm = probe.exact() ? one_norm(in.B) : frobenius_norm(in.B);
        Residuals residuals;
        residuals.residual = ratio(probe.norm(expected), norm, static_cast<double>(p.n), ulp<T>);
        if (!in.A.same_bits(out.A)) {  // the reflectors are an input
            residuals.residual = std::numeric_limits<double>::infinity();
        }
        return residuals;
    }
    // ORMQR with n - 1 reflectors of length n - 1.
    static double operations(const Problem& p) {
        const double q = static_cast<double>(p.n) - 1, k = static_cast<double>(p.k);
        if (p.side == 'L') {
            return count<T>(q * k * (q + 2), q * k * (q + 1));
        }
        return count<T>(q * k * (q + 1) + 0.5 * q * (q + 1), q * k * (q + 1));
    }
    static std::vector<BadArgument<Pointers<T>>> bad_arguments() {
        return {{"side", -1, [](Problem& p, Pointers<T>&) { p.side = 'X'; }},
                {"uplo", -2, [](Problem& p, Pointers<T>&) { p.uplo = 'X'; }},
                {"trans", -3, [](Problem& p, Pointers<T>&) { p.trans = 'X'; }},
                {"m", -4, [](Problem& p, Pointers<T>&) { (p.side == 'L' ? p.n : p.k) = -1; }},
                {"n", -5, [](Problem& p, Pointers<T>&) { (p.side == 'L' ? p.k : p.n) = -1; }},
                {"A", -6, [](Problem&, Pointers<T>& x) { x.A = nullptr; }},
                {"lda", -7, [](Problem& p, Pointers<T>& x) { x.lda = p.n - 1; }},
                {"tau", -8, [](Problem&, Pointers<T>& x) { x.tau = nullptr; }},
                {"C", -9, [](Problem&, Pointers<T>& x) { x.B = nullptr; }},
                {"ldc", -10, [](Problem& p, Pointers<T>& x) { x.ldb = p.c_rows() - 1; }}};
    }
    static std::vector<BadArgument<Spread<T>>> bad_spread_arguments() {
        return {{"side", -1, [](Problem& p, Spread<T>&) { p.side = 'X'; }},
                {"uplo", -2, [](Problem& p, Spread<T>&) { p.uplo = 'X'; }},
                {"trans", -3, [](Problem& p, Spread<T>&) { p.trans = 'X'; }},
                {"A", -4, [](Problem&, Spread<T>& x) { x.A = nullptr; }},
                {"tau", -5, [](Problem&, Spread<T>& x) { x.tau = nullptr; }},
                {"C", -6, [](Problem&, Spread<T>& x) { x.B = nullptr; }}};
    }
};

}  // namespace lapilli::testing
