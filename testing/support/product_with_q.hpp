// SPDX-License-Identifier: BSD-3-Clause
// Common parts of the descriptions of products with a stored Q: A and tau hold the reflectors, C becomes
// op(Q) C or C op(Q).
#pragma once

#include <limits>
#include <string_view>
#include <vector>

#include "support/checks.hpp"
#include "support/probe.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {

template <class T>
struct ProductWithQ : Description, from_table::OperandsOfOrmqr<T> {
    using typename from_table::OperandsOfOrmqr<T>::Data;

    // LAPACK's letter for the problem's trans: both 'T' and 'C' mean the adjoint.
    static char trans(const Problem& p) { return p.trans == 'T' || p.trans == 'C' ? adjoint<T> : p.trans; }

    // ||result - op(Q) C|| / (n ulp ||C||), on a probe; multiply(X) is X := op(Q) X.
    static Residuals against_product(const Problem& p, const Data& in, const Data& out, const Matrix<T>& C,
                                     const Matrix<T>& result, const auto& multiply) {
        const Probe<T> probe(p.c_cols(), p.full_check, p.seed);
        Matrix<T> expected = probe.X();
        if (p.side == 'L') {
            expected = product('N', C, probe.X());
            multiply(expected);
        } else {
            multiply(expected);
            expected = product('N', C, expected);
        }
        return against(p, in, out, C, result, probe, expected);
    }
    // The same, where `expected` is that product of the probe.
    static Residuals against(const Problem& p, const Data& in, const Data& out, const Matrix<T>& C,
                             const Matrix<T>& result, const Probe<T>& probe, Matrix<T>& expected) {
        subtract(expected, product('N', result, probe.X()));
        const double norm = probe.exact() ? one_norm(C) : frobenius_norm(C);
        Residuals residuals;
        residuals.residual = ratio(probe.norm(expected), norm, static_cast<double>(p.n), ulp<T>);
        if (!in.A.same_bits(out.A)) {  // the reflectors are an input
            residuals.residual = std::numeric_limits<double>::infinity();
        }
        return residuals;
    }

    // Small errors of one entry of C, and of one of a reflector in A.
    template <int row, int column>
    static std::vector<SlipOf<Data>> slips_at() {
        return {{"entry of C", [](Data& x) { x.C(17, 4) += T(10 * slip_size<T>()); }},
                {"entry of a reflector", [](Data& x) { x.A(row, column) += T(slip_size<T>()); }}};
    }
};

}  // namespace lapilli::testing
