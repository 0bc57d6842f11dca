// SPDX-License-Identifier: BSD-3-Clause
// BDSQR: singular values of a bidiagonal matrix, and products with its vectors.
#pragma once

#include "support/routines/bdsdc.hpp"

namespace lapilli::testing {

template <class T>
struct Bdsqr : Description {
    using R = Real<T>;
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> VT, U, C;
        VectorOf<Form, R> D, E;
        static constexpr const char* names[] = {"VT", "U", "C", "D", "E"};
        void all(auto&& f) { f(VT, U, C, D, E); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    // The job is of the tests: values alone, or a VT and a U of order n, and a C of k columns.
    static Facts facts() {
        return {.name = "bdsqr",
                .crossovers = {"gesdd.crossover"},
                .options = {{.name = "job", .letters = "NV", .usual = 'V'}},
                .tridiagonal = true,
                .holds_matrix = false,  // not without vectors
                .is_kin = true,         // its own suite has all precisions
                .on_one_device = true,
                .schedules = {{.letters = {{"job", 'N'}}}, {.letters = {{"job", 'V'}}}}};
    }
    static bool vectors(const Problem& p) { return p.job != 'N'; }
    static std::int64_t ncvt(const Problem& p) { return p.il != 0 ? p.il : vectors(p) ? p.n : 0; }
    static std::int64_t nru(const Problem& p) { return p.m != -1 ? p.m : vectors(p) ? p.n : 0; }
    static std::int64_t ncc(const Problem& p) { return p.k < 0 || vectors(p) ? p.k : 0; }
    static std::int64_t& size(Problem& p, std::string_view name) {
        return name == "ncvt" ? p.il : name == "nru" ? p.m : name == "ncc" ? p.k : p.size(name);
    }
    static std::int64_t below(std::string_view name, int bound) {
        return name == "nru" ? bound - 2 : bound - 1;  // -1: as many as the job has
    }

    // Two reflectors: unitary, not symmetric, and made in a few sweeps.
    static Matrix<T> unitary(const Problem& p, std::uint64_t number) {
        Matrix<T> Q(p.n, p.n, p.pad);
        for (std::int64_t i = 0; i < p.n; ++i) Q(i, i) = T(1);
        for (std::uint64_t reflector = 0; p.n > 0 && reflector < 2; ++reflector)
            reflect_rows(Q, Stream(p.seed, number + reflector));
        return Q;
    }
    static void data(const Problem& p, Data& x) {
        Bdsdc<R>::bidiagonal(p, x);
        if (!vectors(p)) return;
        x.VT = unitary(p, 151);
        x.U = unitary(p, 153);
        x.C = random_matrix<T>(p.n, ncc(p), p.pad, Stream(p.seed, 155));
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::bdsqr<T>(ctx, p.uplo, p.n, ncvt(p), nru(p), ncc(p), x.D, x.E, x.VT.data, x.VT.ld,
                             x.U.data, x.U.ld, x.C.data, x.C.ld);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return api::bdsqr_mgpu<T>(ctx, p.uplo, p.n, ncvt(p), nru(p), ncc(p), x.D, x.E, x.VT, x.U, x.C);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return lapack::bdsqr<T>(p.uplo, lapack::to_int(p.n), lapack::to_int(ncvt(p)), lapack::to_int(nru(p)),
                                lapack::to_int(ncc(p)), x.D, x.E, x.VT.data, lapack::to_int(x.VT.ld),
                                x.U.data, lapack::to_int(x.U.ld), x.C.data, lapack::to_int(x.C.ld));
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::bdsqr_memory<T>(ctx, p.n, ncvt(p), nru(p), ncc(p), bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }

    // U B VT and U C are not changed, and U and VT stay unitary.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        if (vectors(p)) {
            const Probe<T> probe(p.n, p.full_check, p.seed);
            Matrix<T> Y = product('N', out.U, diagonal_times(out.D, product('N', out.VT, probe.X())));
            subtract(Y, product('N', in.U, Bdsdc<R>::times(p, in, product('N', in.VT, probe.X()))));
            residuals.residual = ratio(probe.norm(Y), Bdsdc<R>::norm(in), static_cast<double>(p.n), ulp<T>);
            residuals.orthogonality =
                std::max(orthogonality(out.U, probe), orthogonality(with_op('C', out.VT), probe));
            Matrix<T> Z = product('N', out.U, out.C);
            subtract(Z, product('N', in.U, in.C));
            const double of_c =
                ratio(frobenius_norm(Z), frobenius_norm(in.C), static_cast<double>(p.n), ulp<T>);
            if (!(of_c <= *residuals.residual)) residuals.residual = of_c;
        }
        residuals.values = Bdsdc<R>::value_error(p, in, out);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n), lines = static_cast<double>(ncvt(p) + nru(p) + ncc(p));
        if (!vectors(p)) return 0;
        return 2 * divide_and_conquer_operations<R>('I', n) + (is_complex<T> ? 4 : 2) * n * n * lines;
    }
    static std::vector<Problem> hard_problems() {
        std::vector<Problem> problems = Bdsdc<R>::hard_problems();
        for (Problem& p : problems) {
            p.job = 'V';
            p.k = 3;
        }
        return problems;
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const R r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = slips_of_values<Data>();
        if (vectors(p)) {
            slips.push_back({"entry of U", [](Data& x) { x.U(17, 4) += T(60 * r); }});
            slips.push_back({"entry of V", [](Data& x) { x.VT(4, 17) += T(60 * r); }});
            slips.push_back({"entry of C", [](Data& x) { x.C(17, 0) += T(60 * r); }});
        }
        return slips;
    }
};

}  // namespace lapilli::testing
