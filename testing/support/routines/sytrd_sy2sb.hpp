// SPDX-License-Identifier: BSD-3-Clause
// SYTRD_SY2SB and HETRD_HE2HB: reduction to a band.
#pragma once

#include <cstddef>

#include "support/routine_of.hpp"
#include "support/routines/sytrd.hpp"

// LAPACKE has no functions for the stages of the reduction.
#define LAPILLI_TESTING_FORTRAN(T, name)                                                                  \
    extern "C" void name(const char* uplo, const lapack_int* n, const lapack_int* kd, T* A,               \
                         const lapack_int* lda, T* AB, const lapack_int* ldab, T* tau, T* work,           \
                         const lapack_int* lwork, lapack_int* info, std::size_t length);                  \
    namespace lapilli::testing::lapack {                                                                  \
    inline lapack_int reduce_to_band(char uplo, lapack_int n, lapack_int kd, T* A, lapack_int lda, T* AB, \
                                     lapack_int ldab, T* tau) {                                           \
        lapack_int info = 0, length = (n + 32) * std::max(kd, 1) * 4;                                     \
        std::vector<T> work(static_cast<std::size_t>(std::max(1, length)));                               \
        name(&uplo, &n, &kd, A, &lda, AB, &ldab, tau, work.data(), &length, &info, 1);                    \
        return info < 0 ? info - 1 : info; /* as LAPACKE counts */                                        \
    }                                                                                                     \
    }
LAPILLI_TESTING_FORTRAN(float, ssytrd_sy2sb_)
LAPILLI_TESTING_FORTRAN(double, dsytrd_sy2sb_)
LAPILLI_TESTING_FORTRAN(std::complex<float>, chetrd_he2hb_)
LAPILLI_TESTING_FORTRAN(std::complex<double>, zhetrd_he2hb_)
#undef LAPILLI_TESTING_FORTRAN

namespace lapilli::testing {

// Y := op(Q) Y with the reflectors of a reduction to bandwidth kd, applied one after the other.
template <class T>
void apply_band_q(char uplo, bool adjoint_of_q, std::int64_t kd, const Matrix<T>& A,
                  const std::vector<T>& tau, Matrix<T>& Y) {
    const std::int64_t n = A.rows(), count = n - kd;
    parallel_for(Y.cols(), n * n, [&](std::int64_t column) {
        std::vector<T> v(static_cast<std::size_t>(n));
        for (std::int64_t step = 0; step < count; ++step) {
            const std::int64_t j = adjoint_of_q ? step : count - 1 - step;
            T sum = Y(j + kd, column);
            for (std::int64_t i = j + kd + 1; i < n; ++i) {
                T& x = v[static_cast<std::size_t>(i)];
                x = uplo == 'L' ? A(i, j) : conjugate(A(j, i));
                sum += conjugate(x) * Y(i, column);
            }
            const T t = tau[static_cast<std::size_t>(j)];
            sum *= adjoint_of_q ? conjugate(t) : t;
            Y(j + kd, column) -= sum;
            for (std::int64_t i = j + kd + 1; i < n; ++i)
                Y(i, column) -= v[static_cast<std::size_t>(i)] * sum;
        }
    });
}

// B Y with the Hermitian band matrix B in LAPACK's storage.
template <class T>
Matrix<T> band_times(char uplo, std::int64_t kd, const Matrix<T>& AB, const Matrix<T>& Y) {
    const std::int64_t n = Y.rows();
    Matrix<T> Z(n, Y.cols());
    parallel_for(Y.cols(), n * kd, [&](std::int64_t c) {
        for (std::int64_t j = 0; j < n; ++j) {
            Z(j, c) += real_part(AB(uplo == 'L' ? 0 : kd, j)) * Y(j, c);
            for (std::int64_t i = j + 1; i <= std::min(j + kd, n - 1); ++i) {
                const T below = uplo == 'L' ? AB(i - j, j) : conjugate(AB(kd - (i - j), i));
                Z(i, c) += below * Y(j, c);
                Z(j, c) += conjugate(below) * Y(i, c);
            }
        }
    });
    return Z;
}

template <class T>
struct SytrdSy2sb : Description, from_table::SytrdSy2sb<T, SytrdSy2sb<T>> {
    using Table = from_table::SytrdSy2sb<T, SytrdSy2sb<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        return {
            .name = "sytrd_sy2sb",
            .crossovers = {"sytrd.crossover"},
            .columns = {"sytrd.columns"},
            .k = bandwidth,
            .hermitian = true,
            .schedules = {{.settings = {{"test.sy2sb.nb", "1"}}}, {.settings = {{"test.sy2sb.nb", "30"}}}},
            .block_sizes = {{{"test.sy2sb.nb", "1"}}, {{"test.sy2sb.nb", "13"}, {"matrix.nb", "7"}}}};
    }
    static constexpr std::int64_t bandwidth = 64;
    // Suites that do not set a bandwidth leave it 0; it then means 1, because bandwidth 0 has no reduction.
    static std::int64_t below(std::string_view, int) { return -1; }
    static std::int64_t band(const Problem& p) { return p.k == 0 ? 1 : p.k; }

    static void data(const Problem& p, Data& x) {
        x.A = hermitian_matrix<T>(p, "uniform");
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
        }
        x.AB = Matrix<T>(band(p) + 1, p.n, p.pad);
        x.tau.assign(static_cast<std::size_t>(std::max<std::int64_t>(0, p.n - p.k)), T(0));
    }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n, .kd = band(p)}; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const auto to_int = [](std::int64_t value) { return static_cast<lapack_int>(value); };
        return lapack::reduce_to_band(p.uplo, to_int(p.n), to_int(band(p)), x.A.data, to_int(x.A.ld),
                                      x.AB.data, to_int(x.AB.ld), x.tau);
    }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "A" ? triangle(p.uplo) : Region::whole;
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Probe<T> probe(p.n, p.full_check, p.seed);
        Matrix<T> Y = probe.X();
        apply_band_q(p.uplo, true, band(p), out.A, out.tau, Y);
        Matrix<T> back = Y;
        apply_band_q(p.uplo, false, band(p), out.A, out.tau, back);
        subtract(back, probe.X());
        Y = band_times(p.uplo, band(p), out.AB, Y);
        apply_band_q(p.uplo, false, band(p), out.A, out.tau, Y);
        subtract(Y, lapack::hermitian_times(p.uplo, in.A, probe.X()));
        const auto n = static_cast<double>(p.n);
        Residuals residuals;
        residuals.residual = ratio(probe.norm(Y), probe.norm(in.A, p.uplo), n, ulp<T>);
        residuals.orthogonality = ratio(probe.norm(back), probe.norm_of_identity(p.n), n, ulp<T>);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(n * n * (2 * n / 3), n * n * (2 * n / 3));
    }
    static std::vector<Problem> hard_problems() {
        std::vector<Problem> problems = hermitian_problems(0.1 / ulp<T>);
        std::int64_t widths[] = {1, 7, 16, 44, 60};
        std::size_t at = 0;
        for (Problem& p : problems) {
            p.k = widths[at++ % std::size(widths)];
        }
        return problems;
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        static const Real<T> r = 60 * slip_size<T>();
        return {{"entry of a reflector", [](Data& x) { x.A(x.A.rows() - 2, 1) += T(r); }},
                {"tau", [](Data& x) { x.tau[1] *= 1 + r; }},
                {"diagonal of the band", [](Data& x) { x.AB(0, 0) += T(r); }}};
    }
};

}  // namespace lapilli::testing
