// SPDX-License-Identifier: BSD-3-Clause
// The physics of the levels: densities of states, the gap, states at zero energy, Landau levels.
#pragma once

#include <vector>

#include "structure.hpp"

namespace levels {

// Sum of Gaussians of unit area and width sigma at the levels, each with its weight (all 1 when empty).
double density(const std::vector<double>& levels, const std::vector<double>& weights, double sigma,
               double energy);

struct Frontier {
    double homo, lumo;  // equal when the highest occupied level holds one electron only
};

// One electron per orbital, two per level.
Frontier frontier(const std::vector<double>& levels);

// Number of levels with |E| < width.
int count_near_zero(const std::vector<double>& levels, double width);

// Greatest |E(k) + E(n+1-k)|: 0 for neighbours of unlike sublattices only.
double asymmetry(const std::vector<double>& levels);

// Local density of states at an energy, atom by atom, 1/eV. `weights` as in Solution.
std::vector<double> local_density(const std::vector<double>& levels, const std::vector<float>& weights,
                                  double sigma, double energy);

// The magnetic length sqrt(hbar / (e B)) in nm, B in tesla.
double magnetic_length(double field);

// Landau level nu of graphene's Dirac electrons, v sqrt(2 e hbar B nu), in eV.
double landau_level(int nu, double field);

struct LandauLevel {
    int nu;
    double predicted, computed;  // eV
};

// Landau levels as the atoms within a magnetic length of the centre see them, where no edge disturbs: the
// maxima of the local density near the prediction. Ends before the cyclotron orbit reaches the edge, and well
// before the van Hove singularity at |t|.
std::vector<LandauLevel> landau_levels(const Structure& s, const std::vector<double>& levels,
                                       const std::vector<float>& weights, double field);

}  // namespace levels
