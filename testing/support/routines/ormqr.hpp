// SPDX-License-Identifier: BSD-3-Clause
// ORGQR, ORMQR and their complex names: Q of a QR factorization.
#pragma once

#include "support/routine_of.hpp"

namespace lapilli::testing {

LAPILLI_TESTING_ROUTINE(orgqr, sorgqr, dorgqr, cungqr, zungqr)
LAPILLI_TESTING_ROUTINE(ormqr, sormqr, dormqr, cunmqr, zunmqr)

// Y := op(Q) Y by the CPU's LAPACK; A has the reflectors in its first columns.
template <class T>
void multiply_by_q(char op, const Matrix<T>& A, const std::vector<T>& tau, Matrix<T>& Y) {
    if (Y.rows() == 0 || Y.cols() == 0 || tau.empty()) return;
    lapack::ormqr<T>('L', op, Y.rows(), Y.cols(), static_cast<std::int64_t>(tau.size()), A.data(), A.ld(),
                     tau.data(), Y.data(), Y.ld());
}

// Random reflectors in GEQRF's format, without a factorization: H = I - tau v v^H is unitary for any v when
// tau = (1 + u) / v^H v with |u| = 1. On and above the diagonal there is what it would have left there: uniform numbers.
template <class T, class Reflectors>
void random_q(const Problem& p, std::int64_t m, std::int64_t n, std::int64_t k, Reflectors& x) {
    x.A = random_matrix<T>(m, n, p.pad, Stream(p.seed, 116));
    x.tau.resize(static_cast<std::size_t>(k));
    const Stream stream(p.seed, 117);
    parallel_for(k, m, [&](std::int64_t j) {
        double norm = 1;  // the entry 1 that is not stored
        for (std::int64_t i = j + 1; i < m; ++i) norm += squared_modulus(x.A(i, j));
        const double angle = is_complex<T> ? stream.uniform<double>(static_cast<std::uint64_t>(j)) : 0.0;
        x.tau[static_cast<std::size_t>(j)] =
            make_scalar<T>((1 + std::cos(angle)) / norm, std::sin(angle) / norm);
    });
}

// Sizes of these routines. Problem::il has the number of reflectors where it is not 0, which a wrong call sets: small problems have
// fewer of them than columns, large ones, which are timed, as many.
inline bool is_small(const Problem& p) { return p.n < 500; }
inline std::int64_t reflectors(const Problem& p) {
    return p.il != 0 ? p.il : is_small(p) ? p.n - p.n / 4 : p.n;
}

template <class T>
struct Orgqr : Description {
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A;
        VectorOf<Form, T> tau;
        static constexpr const char* names[] = {"A", "tau"};
        auto all() { return std::tie(A, tau); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        return {.name = "orgqr",
                .crossovers = {"ormqr.crossover"},
                .columns = {"geqrf.columns"},
                .schedules = {{}},
                .block_sizes = {{{"ormtr.nb", "5"}}, {{"geqrf.nb", "7"}}}};
    }
    // Small ones are taller than wide.
    static std::int64_t m(const Problem& p) {
        return p.m != -1 ? p.m : is_small(p) ? p.n + p.n / 3 + 2 : p.n;
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        p.m = m(p);
        p.il = reflectors(p);
        return name == "m" ? p.m : name == "k" ? p.il : p.n;
    }
    static std::int64_t below(std::string_view name, int bound) {
        return name == "m" ? bound - 2 : bound - 1;
    }
    static void data(const Problem& p, Data& x) { random_q<T>(p, m(p), p.n, reflectors(p), x); }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::orgqr<T>(ctx, m(p), p.n, reflectors(p), x.A.data, x.A.ld, x.tau);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return api::orgqr_mgpu<T>(ctx, x.A, reflectors(p), x.tau);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return lapack::orgqr<T>(m(p), p.n, reflectors(p), x.A.data, x.A.ld, x.tau);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::orgqr_memory<T>(ctx, m(p), p.n, bytes);
    }
    static bool any_shape(std::string_view) { return true; }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "A" ? Region::whole : Region::nothing;
    }
    static std::vector<BadBound> bad_bounds() {
        return {{"n", [](Problem& p) { size(p, "n") = m(p) + 1; }},
                {"k", [](Problem& p) { size(p, "k") = p.n + 1; }}};
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const auto size = static_cast<double>(out.A.rows());
        const Probe<T> probe(p.n, p.full_check, p.seed);
        const Matrix<T> X = probe.X();
        Matrix<T> Y(out.A.rows(), X.cols());
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            for (std::int64_t i = 0; i < p.n; ++i) Y(i, j) = X(i, j);
        }
        multiply_by_q('N', in.A, in.tau, Y);
        subtract(Y, product('N', out.A, X));
        Residuals residuals;
        residuals.residual = ratio(probe.norm(Y), probe.norm_of_identity(p.n), size, ulp<T>);
        residuals.orthogonality = orthogonality(out.A, probe);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto rows = static_cast<double>(m(p)), n = static_cast<double>(p.n),
                   k = static_cast<double>(reflectors(p));
        const double products = 2 * rows * n * k - (rows + n) * k * k + 2.0 / 3 * k * k * k;
        return count<T>(products, products);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of Q", [](Data& x) { x.A(33, 12) += T(slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }
};

template <class T>
struct Ormqr : Description {
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A;
        VectorOf<Form, T> tau;
        MatrixOf<Form, T> C;
        static constexpr const char* names[] = {"A", "tau", "C"};
        auto all() { return std::tie(A, tau, C); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        return {.name = "ormqr",
                .crossovers = {"ormqr.crossover"},
                .columns = {"geqrf.columns"},
                .options = {{"trans", "NC"}},
                .k = Facts::k_is_n,
                .holds_matrix = false,  // its panels pass through the devices
                .schedules = {{}},
                .block_sizes = {{{"ormtr.nb", "5"}}, {{"geqrf.nb", "7"}}}};
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        p.il = reflectors(p);
        return name == "k" ? p.il : (p.side == 'L') == (name == "m") ? p.n : p.k;
    }
    // LAPACK's letter for the problem's trans, which means the adjoint whether it is 'T' or 'C'.
    static char trans(const Problem& p) { return p.trans == 'T' || p.trans == 'C' ? adjoint<T> : p.trans; }

    static void data(const Problem& p, Data& x) {
        random_q<T>(p, p.n, reflectors(p), reflectors(p), x);
        x.C = random_matrix<T>(p.c_rows(), p.c_cols(), p.pad, Stream(p.seed, 118));
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::ormqr<T>(ctx, p.side, trans(p), p.c_rows(), p.c_cols(), reflectors(p), x.A.data, x.A.ld,
                             x.tau, x.C.data, x.C.ld);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return api::ormqr_mgpu<T>(ctx, p.side, trans(p), x.A, x.tau, x.C);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return lapack::ormqr<T>(p.side, trans(p), p.c_rows(), p.c_cols(), reflectors(p), x.A.data, x.A.ld,
                                x.tau, x.C.data, x.C.ld);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::ormqr_memory<T>(ctx, p.side, p.c_rows(), p.c_cols(), reflectors(p), bytes);
    }
    // Of the reflectors: sizes follow from it.
    static bool any_shape(std::string_view operand) { return operand == "A"; }
    static std::vector<BadBound> bad_bounds() {
        return {{"k", [](Problem& p) { size(p, "k") = p.n + 1; }}};
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "C" ? Region::whole : Region::nothing;
    }

    // ||C' - op(Q) C|| / (n ulp ||C||), on a probe; from the right C Q = (Q^H C^H)^H.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Probe<T> probe(p.c_cols(), p.full_check, p.seed);
        Matrix<T> expected = probe.X();
        const char op = p.trans == 'N' ? 'N' : adjoint<T>;
        if (p.side == 'L') {
            expected = product('N', in.C, probe.X());
            multiply_by_q(op, in.A, in.tau, expected);
        } else {
            multiply_by_q(op, in.A, in.tau, expected);
            expected = product('N', in.C, expected);
        }
        subtract(expected, product('N', out.C, probe.X()));
        const double norm = probe.exact() ? one_norm(in.C) : frobenius_norm(in.C);
        Residuals residuals;
        residuals.residual = ratio(probe.norm(expected), norm, static_cast<double>(p.n), ulp<T>);
        if (!in.A.same_bits(out.A)) {  // the reflectors are an input
            residuals.residual = std::numeric_limits<double>::infinity();
        }
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto order = static_cast<double>(p.n), other = static_cast<double>(p.k),
                   k = static_cast<double>(reflectors(p));
        const double products = 2 * other * order * k - other * k * k;
        return count<T>(products, products);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of C", [](Data& x) { x.C(17, 4) += T(10 * slip_size<T>()); }},
                {"entry of a reflector", [](Data& x) { x.A(33, 12) += T(slip_size<T>()); }}};
    }
};

}  // namespace lapilli::testing
