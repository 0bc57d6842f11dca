// SPDX-License-Identifier: BSD-3-Clause
// The error of a result in the unit of LAPACK's own tests: a norm divided by n, the ulp and the norm of the
// data. Results pass below 30.
#pragma once

#include <cmath>
#include <optional>

namespace lapilli::testing {

struct Residuals {
    std::optional<double> residual;       // the factorization, the solution, or A V - V L
    std::optional<double> orthogonality;  // Q^H Q - I
    std::optional<double> values;         // eigenvalues

    static constexpr double threshold = 30;

    // The largest; NaN if any is NaN.
    double worst() const {
        double worst = 0;
        for (const auto& value : {residual, orthogonality, values}) {
            if (value && !(*value <= worst)) {
                worst = *value;
                if (std::isnan(worst)) {
                    break;
                }
            }
        }
        return worst;
    }
    bool ok() const { return worst() <= threshold; }
};

}  // namespace lapilli::testing
