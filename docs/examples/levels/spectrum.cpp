// SPDX-License-Identifier: BSD-3-Clause
#include "spectrum.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace levels {

namespace {

// hbar v of the Dirac cone, eV nm
const double dirac_slope = 1.5 * std::abs(hopping) * bond_length;

// Beyond six widths a Gaussian is below the last digit of the sum.
constexpr double reach = 6;

}  // namespace

double density(const std::vector<double>& levels, const std::vector<double>& weights, double sigma,
               double energy) {
    const auto first = std::lower_bound(levels.begin(), levels.end(), energy - reach * sigma);
    const auto last = std::upper_bound(first, levels.end(), energy + reach * sigma);
    double sum = 0;
    for (auto it = first; it != last; ++it) {
        const double x = (energy - *it) / sigma;
        const double weight = weights.empty() ? 1 : weights[static_cast<std::size_t>(it - levels.begin())];
        sum += weight * std::exp(-x * x / 2);
    }
    return sum / (sigma * std::sqrt(2 * std::numbers::pi));
}

Frontier frontier(const std::vector<double>& levels) {
    const std::size_t n = levels.size();
    if (n == 0) return {0, 0};
    return {levels[(n - 1) / 2], levels[n / 2]};
}

int count_near_zero(const std::vector<double>& levels, double width) {
    return static_cast<int>(
        std::count_if(levels.begin(), levels.end(), [=](double e) { return std::abs(e) < width; }));
}

double asymmetry(const std::vector<double>& levels) {
    double worst = 0;
    for (std::size_t k = 0; k < levels.size(); ++k)
        worst = std::max(worst, std::abs(levels[k] + levels[levels.size() - 1 - k]));
    return worst;
}

std::vector<double> local_density(const std::vector<double>& levels, const std::vector<float>& weights,
                                  double sigma, double energy) {
    const std::size_t n = levels.size();
    std::vector<double> sum(n);
    for (std::size_t k = 0; k < n; ++k) {
        const double x = (energy - levels[k]) / sigma;
        if (std::abs(x) > reach) continue;
        const double height = std::exp(-x * x / 2) / (sigma * std::sqrt(2 * std::numbers::pi));
        for (std::size_t i = 0; i < n; ++i) sum[i] += height * static_cast<double>(weights[i + k * n]);
    }
    return sum;
}

double magnetic_length(double field) {
    return std::sqrt(flux_quantum / (2 * std::numbers::pi * std::abs(field)));
}

double landau_level(int nu, double field) {
    return nu == 0 ? 0 : dirac_slope * std::sqrt(2.0 * nu) / magnetic_length(field);
}

std::vector<LandauLevel> landau_levels(const Structure& s, const std::vector<double>& levels,
                                       const std::vector<float>& weights, double field) {
    const double length = magnetic_length(field);
    const Point box = s.extent();
    const double inradius = std::min(box.x, box.y) / 2;
    const std::size_t n = levels.size();

    std::vector<double> central(n);
    for (std::size_t i = 0; i < n; ++i)
        if (std::hypot(s.atoms[i].x, s.atoms[i].y) < length)
            for (std::size_t k = 0; k < n; ++k) central[k] += static_cast<double>(weights[i + k * n]);

    std::vector<LandauLevel> found;
    for (int nu = 0; nu <= 8 && length * (std::sqrt(2.0 * nu + 1) + 1) < inradius; ++nu) {
        const double predicted = landau_level(nu, field);
        if (predicted > 0.85 * std::abs(hopping)) break;
        // Narrower than the distance of the levels, wider than the splitting by the lattice.
        const double spacing = landau_level(nu + 1, field) - predicted, sigma = spacing / 12;
        double best = predicted, height = 0;
        for (int k = -200; k <= 200; ++k) {
            const double e = predicted + spacing * k / 400;
            if (const double d = density(levels, central, sigma, e); d > height) best = e, height = d;
        }
        found.push_back({nu, predicted, best});
    }
    return found;
}

}  // namespace levels
