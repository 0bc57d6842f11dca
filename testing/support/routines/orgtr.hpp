// SPDX-License-Identifier: BSD-3-Clause
// ORGTR and UNGTR: Q of a reduction to tridiagonal form.
#pragma once

#include "support/routine_of.hpp"

namespace lapilli::testing {

// Random reflectors in SYTRD's format, without the cost of a reduction: H(i) = I - tau v v^H is unitary for
// any v when tau = (1 + u) / v^H v with |u| = 1. The other triangle and the diagonals of A keep uniform
// numbers, in place of the D and E that SYTRD would store. `x` has A and tau.
template <class T, class Reflectors>
void random_reflectors(const Problem& p, Reflectors& x) {
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
struct Orgtr : Description, from_table::Orgtr<T, Orgtr<T>> {
    using Table = from_table::Orgtr<T, Orgtr<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() { return {.name = "orgtr", .crossovers = {"stedc.crossover"}, .schedules = {{}}}; }
    static void data(const Problem& p, Data& x) {
        random_reflectors<T>(p, x);
        if (p.poison) {
            // Q overwrites the whole matrix, but only the reflectors' triangle is an input.
            poison_other_triangle(p.uplo, x.A);
        }
    }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n}; }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
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
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of Q", [](Data& x) { x.A(33, 12) += T(slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }
};

}  // namespace lapilli::testing
