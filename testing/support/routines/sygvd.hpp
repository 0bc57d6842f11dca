// SPDX-License-Identifier: BSD-3-Clause
// SYGVD, HEGVD and SYGV, HEGV: generalized symmetric-definite eigenproblems.
#pragma once

#include "support/routine_of.hpp"
#include "support/routines/potrs.hpp"
#include "support/routines/syevd.hpp"
#include "support/routines/sygst.hpp"

namespace lapilli::testing {

// The positive definite matrix of a generalized problem: of norm 1, with a condition number at which small
// eigenvalues keep their digits.
template <class T>
Matrix<T> definite_matrix(const Problem& p) {
    Problem of_b = p;
    of_b.kind = "arithmetic";
    of_b.cond = 10;
    of_b.seed = p.seed + 1000;
    return hermitian_matrix<T>(of_b, "arithmetic");
}

// A Z - B Z D (itype 1), A B Z - Z D (2) or B A Z - Z D (3) in LAPACK's measure, and the deviation of Z^H B
// Z, or for itype 3 of Z^H B^-1 Z with B's factor, from I. Z has as many columns as W has values.
template <class T>
Residuals generalized_residuals(const Problem& p, const Matrix<T>& A, const Matrix<T>& B,
                                const Matrix<T>& factor, const Matrix<T>& Z, const std::vector<Real<T>>& W) {
    const Probe<T> probe(Z.cols(), p.full_check, p.seed), of_a(p.n, p.full_check, p.seed);
    const auto a_times = [&](const Matrix<T>& X) { return lapack::hermitian_times(p.uplo, A, X); };
    const auto b_times = [&](const Matrix<T>& X) { return lapack::hermitian_times(p.uplo, B, X); };
    Matrix<T> ZX = product('N', Z, probe.X());
    const Matrix<T> ZDX = product('N', Z, diagonal_times(W, probe.X()));
    Matrix<T> R = p.itype == 1 ? a_times(ZX) : p.itype == 2 ? a_times(b_times(ZX)) : b_times(a_times(ZX));
    subtract(R, p.itype == 1 ? b_times(ZDX) : ZDX);
    const double unit = probe.norm_of_identity(Z.cols()), n = static_cast<double>(p.n);
    Residuals residuals;
    residuals.residual = ratio(probe.norm(R), of_a.norm(A, p.uplo) * probe.norm(ZX) / unit, n, ulp<T>);
    if (p.itype == 3) {
        lapack::potrs<T>(p.uplo, lapack::to_int(p.n), lapack::to_int(ZX.cols()), factor.data(),
                         lapack::to_int(factor.ld()), ZX.data(), lapack::to_int(ZX.ld()));
    } else {
        ZX = b_times(ZX);
    }
    Matrix<T> Y = product('C', Z, ZX);
    subtract(Y, probe.X());
    residuals.orthogonality = ratio(probe.norm(Y), unit, n, ulp<T>);
    return residuals;
}

// Joins the errors of the checks with B and with its factor.
inline void join(Residuals& residuals, double factor) {
    if (!(factor <= residuals.residual.value_or(0))) {
        residuals.residual = factor;
    }
}

template <class T>
struct Sygvd : Description, from_table::Sygvd<T, Sygvd<T>> {
    using Table = from_table::Sygvd<T, Sygvd<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "sygvd",
                .crossovers = Syevd<T>::facts().crossovers,
                .columns = {"sytrd.columns"},
                .hermitian = true,
                .schedules = {{.letters = {{"job", 'N'}, {"itype", '2'}}},
                              {},
                              {.letters = {{"itype", '3'}}, .settings = {{"syevd.stages", "2"}}}},
                .block_sizes = {{{"potrf.nb", "5"}, {"matrix.nb", "24"}}, {{"schedule", "hybrid"}}},
                .definite = "B"};
    }
    static void data(const Problem& p, Data& x) {
        x.A = hermitian_matrix<T>(p, "uniform");
        x.B = definite_matrix<T>(p);
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
            poison_other_triangle(p.uplo, x.B);
        }
        x.W.assign(static_cast<std::size_t>(p.n), 0);
    }
    static Values values(const Problem& p) {
        return {.itype = p.itype, .jobz = p.job, .uplo = p.uplo, .n = p.n};
    }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "B" || (operand == "A" && p.job == 'N') ? triangle(p.uplo) : Region::whole;
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        if (p.job == 'V') {
            residuals = generalized_residuals(p, in.A, in.B, out.B, out.A, out.W);
        }
        residuals.values = value_error(p, in, out.W);
        join(residuals, cholesky_ratio(p.uplo, in.B, out.B, Probe<T>(p.n, p.full_check, p.seed)));
        return residuals;
    }
    // Compares with LAPACK's values, except at large orders, where residuals of vectors cover the values.
    static std::optional<double> value_error(const Problem& p, const Data& in,
                                             const std::vector<Real<T>>& W) {
        if (p.n > 3000 || p.n == 0) {
            return std::nullopt;
        }
        Data x = in;
        lapack::sygvd<T>(static_cast<int>(p.itype), 'N', p.uplo, p.n, x.A.data(), x.A.ld(), x.B.data(),
                         x.B.ld(), x.W.data());
        return value_ratio(W, x.W, ulp<T>);
    }
    static double operations(const Problem& p) {
        return around_eigenproblem(p, p.job == 'V' ? p.n : 0) + Syevd<T>::operations(p);
    }
    // The operations other than those of the ordinary problem; m vectors are transformed.
    static double around_eigenproblem(const Problem& p, std::int64_t m) {
        const auto n = static_cast<double>(p.n), columns = static_cast<double>(m);
        return Potrf<T>::operations(p) + Sygst<T>::operations(p) +
               count<T>(columns * n * (n + 1) / 2, columns * n * (n - 1) / 2);
    }
    static std::vector<Problem> hard_problems() { return hermitian_problems(0.1 / ulp<T>); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const Real<T> r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {
            {"entry of the factor", [](Data& x) { x.B(33, 12) += T(r); }},
            {"NaN in the factor", [](Data& x) { x.B(33, 12) = quiet_nan<T>(); }},
            {"largest value", [](Data& x) { x.W[59] *= 1 + r; }}};
        if (p.job == 'V') {
            slips.push_back({"entry of a vector", [](Data& x) { x.A(17, 4) += T(60 * r); }});
        }
        return slips;
    }
};

// The same problem under LAPACK's plain name.
template <class T>
struct Sygv : Sygvd<T>, from_table::SygvCalls<T, Sygv<T>> {
    using Table = from_table::SygvCalls<T, Sygv<T>>;
    using Table::call, Table::call_spread, Table::call_lapack, Table::memory;
    using typename Table::Values;
    using Sygvd<T>::written;

    static Facts facts() {
        Facts facts = Sygvd<T>::facts();
        facts.name = "sygv";
        facts.schedules = {{}};
        facts.block_sizes = {};
        return facts;
    }
    static Values values(const Problem& p) {
        return {.itype = p.itype, .jobz = p.job, .uplo = p.uplo, .n = p.n};
    }
};

// SYGVD with a factored B. LAPACK has it as separate steps.
template <class T>
struct Sygvdf : Sygvd<T>, from_table::SygvdfCalls<T, Sygvdf<T>> {
    using Table = from_table::SygvdfCalls<T, Sygvdf<T>>;
    using Table::call, Table::call_spread, Table::memory;
    using typename Table::Values;
    using Data = typename Sygvd<T>::Data;
    using Pointers = typename Sygvd<T>::Pointers;

    static Facts facts() {
        Facts facts = Sygvd<T>::facts();
        facts.name = "sygvdf";
        facts.definite = "";
        facts.schedules = {{}};
        facts.block_sizes = {};
        return facts;
    }
    static void data(const Problem& p, Data& x) {
        Problem plain = p;
        plain.poison = false;
        Sygvd<T>::data(plain, x);
        lapack::potrf<T>(p.uplo, lapack::to_int(p.n), x.B.data(), lapack::to_int(x.B.ld()));
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
            poison_other_triangle(p.uplo, x.B);
        }
    }
    static Values values(const Problem& p) {
        return {.itype = p.itype, .jobz = p.job, .uplo = p.uplo, .n = p.n};
    }
    // SYGVD on the matrix whose factor is the given one.
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const std::int64_t n = p.n, rows = std::max<std::int64_t>(n, 1);
        const bool good = n >= 0 && x.B.ld >= rows && x.A.ld >= rows && (p.uplo == 'L' || p.uplo == 'U') &&
                          (p.job == 'N' || p.job == 'V') && p.itype >= 1 && p.itype <= 3;
        if (!good) {
            return Sygvd<T>::call_lapack(p, x);
        }
        Matrix<T> B = definite_matrix<T>(p);
        return Sygvd<T>::call_lapack(p, {x.A, {B.data(), B.ld()}, x.W});
    }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "B" ? Region::nothing : Sygvd<T>::written(p, operand);
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Data problem = in;
        problem.B = definite_matrix<T>(p);
        Residuals residuals = Sygvd<T>::error(p, problem, out);
        if (!in.B.same_bits(out.B)) {  // the factor is an input
            residuals.residual = std::numeric_limits<double>::infinity();
        }
        return residuals;
    }
};

}  // namespace lapilli::testing
