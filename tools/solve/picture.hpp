// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>
#include <vector>

namespace lapilli::solve {

// Eigenvalues along an axis: their density, and below it a stroke for each.
struct SpectrumPicture {
    std::string title, subtitle;
    std::vector<double> values;  // ascending
};

// The number of values per unit near x: each is a Gaussian of width sigma.
double density(const std::vector<double>& values, double sigma, double x);

std::string draw_svg(const SpectrumPicture& picture);

}  // namespace lapilli::solve
