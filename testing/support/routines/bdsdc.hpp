// SPDX-License-Identifier: BSD-3-Clause
// BDSDC: singular values and vectors of a bidiagonal matrix, by divide and conquer.
#pragma once

#include <algorithm>
#include <cmath>

#include "support/routines/stebz.hpp"
#include "support/singular.hpp"

namespace lapilli::testing {

// Small errors of the singular values D of a description's data.
template <class Data>
std::vector<SlipOf<Data>> slips_of_values() {
    return {
        {"largest value", [](Data& x) { x.D[0] *= 1 + slip_size<std::remove_cvref_t<decltype(x.D[0])>>(); }},
        {"sign", [](Data& x) { x.D.back() = -x.D.back(); }},
        {"two values swapped", [](Data& x) { std::swap(x.D[3], x.D[30]); }}};
}

template <class T>
struct Bdsdc : Description, from_table::Bdsdc<T, Bdsdc<T>> {
    using Table = from_table::Bdsdc<T, Bdsdc<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    // Without LAPACK's compact form 'P', whose operands Q and IQ are empty here.
    static Facts facts() {
        return {.name = "bdsdc",
                .crossovers = {"gesdd.crossover"},
                .columns = {"gesdd.columns"},
                .options = {{.name = "uplo", .usual = 'U'}, {.name = "compq", .letters = "IN", .usual = 'I'}},
                .tridiagonal = true,
                .holds_matrix = false,
                .schedules = {{.letters = {{"compq", 'I'}}}}};
    }
    static char compq(const Problem& p) { return p.chosen("compq", 'I'); }
    static bool vectors(const Problem& p) { return compq(p) == 'I'; }

    // The matrices of STEDC; "reduced": the bidiagonal form of a dense matrix of normally distributed
    // elements.
    static void bidiagonal(const Problem& p, auto& x) {
        typename Sterf<T>::Data whole;
        Sterf<T>::data(p, whole);
        x.D = std::move(whole.D);
        x.E = std::move(whole.E);
        const Stream signs(p.seed, 141);
        for (std::size_t i = 0; i < x.D.size(); ++i) {
            const auto left = static_cast<double>(x.D.size() - i);
            if (p.kind == "reduced") {
                x.D[i] = static_cast<T>(std::sqrt(left) + static_cast<double>(x.D[i]) / 2);
                if (i < x.E.size()) x.E[i] = static_cast<T>(std::sqrt(2.0) * static_cast<double>(x.E[i]));
            }
            if (p.kind != "default") continue;
            if (signs.uniform<double>(i) < 0.5) x.D[i] = -x.D[i];
            if (i < x.E.size() && signs.uniform<double>(i) > 0.75) x.E[i] = -x.E[i];
        }
    }
    static void data(const Problem& p, Data& x) {
        bidiagonal(p, x);
        if (!vectors(p)) return;
        x.U = Matrix<T>(p.n, p.n, p.pad);
        x.VT = Matrix<T>(p.n, p.n, p.pad);
    }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .compq = compq(p), .n = p.n}; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return lapack::bdsdc<T>(p.uplo, compq(p), lapack::to_int(p.n), x.D, x.E, x.U.data,
                                lapack::to_int(x.U.ld), x.VT.data, lapack::to_int(x.VT.ld), x.Q, nullptr);
    }
    static bool may_be_missing(std::string_view operand) { return operand == "Q" || operand == "IQ"; }

    // B Y
    template <class S>
    static Matrix<S> times(const Problem& p, const auto& in, const Matrix<S>& Y) {
        Matrix<S> Z(p.n, Y.cols());
        parallel_for(Y.cols(), p.n, [&](std::int64_t j) {
            for (std::int64_t i = 0; i < p.n; ++i) {
                const auto at = static_cast<std::size_t>(i);
                Z(i, j) = in.D[at] * Y(i, j);
                if (p.uplo == 'U' && i + 1 < p.n) Z(i, j) += in.E[at] * Y(i + 1, j);
                if (p.uplo == 'L' && i > 0) Z(i, j) += in.E[at - 1] * Y(i - 1, j);
            }
        });
        return Z;
    }
    // B has the values that its tridiagonal matrix of twice the order, with a diagonal of zeros, has above 0.
    static double value_error(const Problem& p, const auto& in, const auto& out) {
        if (out.D.empty()) return 0;
        if (!(out.D.back() >= 0)) return std::numeric_limits<double>::infinity();
        std::vector<T> ascending(out.D.rbegin(), out.D.rend());
        if (p.n <= p.full_check) {
            std::vector<T> D = in.D, E = in.E;
            T none(0);
            lapack::bdsqr<T>('U', lapack::to_int(p.n), 0, 0, 0, D.data(), E.data(), &none, 1, &none, 1, &none,
                             1);
            return value_ratio(ascending, std::vector<T>(D.rbegin(), D.rend()), ulp<T>);
        }
        std::vector<T> zeros(2 * in.D.size()), beside, values;
        for (const T s : out.D) values.push_back(-s);
        values.insert(values.end(), ascending.begin(), ascending.end());
        for (std::size_t i = 0; i < in.D.size(); ++i) {
            beside.push_back(in.D[i]);
            if (i < in.E.size()) beside.push_back(in.E[i]);
        }
        return tridiagonal_value_ratio(zeros, beside, values, ulp<T>);
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        if (vectors(p)) {
            const Probe<T> probe(p.n, p.full_check, p.seed);
            Matrix<T> Y = product('N', out.U, diagonal_times(out.D, product('N', out.VT, probe.X())));
            subtract(Y, times(p, in, probe.X()));
            residuals.residual = ratio(probe.norm(Y), norm(in), static_cast<double>(p.n), ulp<T>);
            residuals.orthogonality =
                std::max(orthogonality(out.U, probe), orthogonality(with_op('C', out.VT), probe));
        }
        residuals.values = value_error(p, in, out);
        return residuals;
    }
    static double operations(const Problem& p) {
        return 2 * divide_and_conquer_operations<T>(vectors(p) ? 'I' : 'N', static_cast<double>(p.n));
    }
    static std::vector<Problem> hard_problems() {
        std::vector<Problem> problems;
        for (Problem p : Stedc<T>::hard_problems()) {
            if (p.job != 'I') continue;
            for (const char uplo : {'U', 'L'}) {
                p.uplo = uplo;
                problems.push_back(p);
            }
        }
        return problems;
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const T r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = slips_of_values<Data>();
        if (vectors(p)) {
            slips.push_back({"entry of U", [](Data& x) { x.U(17, 4) += T(60 * r); }});
            slips.push_back({"entry of V", [](Data& x) { x.VT(4, 17) += T(60 * r); }});
        }
        return slips;
    }
    static double norm(const auto& in) { return Stedc<T>::norm({in.D, in.E, {}}); }
};

}  // namespace lapilli::testing
