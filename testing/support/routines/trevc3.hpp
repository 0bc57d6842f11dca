// SPDX-License-Identifier: BSD-3-Clause
// TREVC3: eigenvectors of a Schur form.
#pragma once

#include "support/nonsymmetric.hpp"
#include "support/routines/geqp3.hpp"

namespace lapilli::testing {

namespace lapack {
LAPILLI_TESTING_LAPACKE(trevc, strevc, dtrevc, ctrevc, ztrevc)
}

template <class T>
struct Trevc3 : Description {
    template <class Form>
    struct Operands {
        VectorOf<Form, lapilli_int> select;
        MatrixOf<Form, T> BT, VL, VR;
        VectorOf<Form, lapilli_int> m;
        // The values of T, for the checks.
        VectorOf<Form, T> W, WI;
        static constexpr const char* names[] = {"select", "BT", "VL", "VR", "m", "W", "WI"};
        void all(auto&& f) { f(select, BT, VL, VR, m, W, WI); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        return {.name = "trevc3",
                .crossovers = {"gehrd.crossover"},
                .options = {{.name = "side", .letters = "B", .usual = 'B'}, {.name = "howmny", .usual = 'B'}},
                .holds_matrix = false,  // no device does by default
                .is_kin = true,
                .on_one_device = true,
                .schedules = {{}},
                .block_sizes = {{{"test.gehrd.nb", "1"}}, {{"test.gehrd.nb", "64"}}}};
    }
    // Both, or a wrong letter.
    static char side(const Problem& p) { return p.side == 'X' ? 'X' : 'B'; }
    static char howmny(const Problem& p) { return p.chosen("howmny", 'B'); }
    static std::int64_t columns(const Problem& p) { return p.iu == 0 ? p.n : p.iu; }
    static std::vector<BadBound> bad_bounds() {
        return {{"mm", [](Problem& p) { p.iu = -1; }}};
    }
    // For 'S' only; and mm is compared with the rows of T before T's shape is checked.
    // NonsymmetricCalls.WrongArguments has both.
    static bool may_be_missing(std::string_view operand) { return operand == "select"; }
    static bool any_shape(std::string_view operand) { return operand == "BT"; }

    static void data(const Problem& p, Data& x) {
        const auto n = static_cast<std::size_t>(p.n);
        Matrix<T> Z(p.n, p.n, p.pad);
        x.BT = general_matrix<T>(p);
        x.W.assign(n, T(0));
        x.WI.assign(n, T(0));
        schur_by_lapack(x.BT, x.W, x.WI, Z);
        x.VR = Z;
        x.VL = Z;
        x.m.assign(1, -7);
        if (howmny(p) == 'S') {
            x.select.assign(n, 0);
            for (std::size_t i = 1; i < n; i += 3) x.select[i] = 1;
        }
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::trevc3<T>(ctx, side(p), howmny(p), x.select, p.n, x.BT.data, x.BT.ld, x.VL.data, x.VL.ld,
                              x.VR.data, x.VR.ld, columns(p), x.m);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return api::trevc3_mgpu<T>(ctx, side(p), howmny(p), x.select, columns(p), x.BT, x.VL, x.VR, x.m);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        lapack_int found = 0;
        const lapack_int info =
            with_lapacks_integers(x.select, x.select == nullptr ? 0 : p.n, [&](lapack_int* select) {
                return lapack::trevc<T>(side(p), howmny(p), select, p.n, x.BT.data, x.BT.ld, x.VL.data,
                                        x.VL.ld, x.VR.data, x.VR.ld, columns(p), &found);
            });
        if (info == 0 && x.m != nullptr) *x.m = found;
        return info;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::trevc3_memory<T>(ctx, side(p), howmny(p), p.n, columns(p), bytes);
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "BT" || operand == "W" || operand == "WI" ? Region::nothing : Region::whole;
    }

    // Vectors of T, or of Z T Z^H for 'B'; of 'S' those that are selected, and the columns behind them
    // unchanged.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::vector<Complex<T>> values = eigenvalues(in.W, in.WI);
        std::vector<Complex<T>> wanted;
        for (std::size_t j = 0; j < values.size(); ++j) {
            const bool pair = values[j].imag() != 0 && !is_complex<T>;
            const bool some = howmny(p) != 'S' || in.select[j] != 0 || (pair && in.select[j + 1] != 0);
            if (some) wanted.push_back(values[j]);
            if (some && pair) wanted.push_back(values[j + 1]);
            if (pair) ++j;
        }
        Residuals residuals;
        residuals.residual = std::numeric_limits<double>::infinity();
        const auto m = static_cast<std::int64_t>(wanted.size());
        if (out.m[0] != m) return residuals;
        residuals.residual = 0;
        for (const bool left : {true, false}) {
            const Matrix<T>&V = left ? out.VL : out.VR, &Z = left ? in.VL : in.VR;
            const Matrix<T> A =
                howmny(p) != 'B' ? in.BT : product('N', Z, product('N', in.BT, with_op('C', Z)));
            Matrix<T> X(p.n, m);
            for (std::int64_t j = 0; j < p.n; ++j) {
                for (std::int64_t i = 0; i < p.n; ++i) {
                    if (j < m) X(i, j) = V(i, j);
                    if (j >= m && V(i, j) != Z(i, j))
                        residuals.residual = std::numeric_limits<double>::infinity();
                }
            }
            const double one = eigenvector_ratio(A, wanted, eigenvectors(wanted, X), left);
            if (!(one <= *residuals.residual)) residuals.residual = one;
        }
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(n * n * n / 6, n * n * n / 6);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of a vector", [](Data& x) { x.VR(17, 30) += T(slip_size<T>()); }},
                {"count", [](Data& x) { --x.m[0]; }}};
    }
};

}  // namespace lapilli::testing
