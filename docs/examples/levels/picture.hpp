// SPDX-License-Identifier: BSD-3-Clause
// The density of states next to the structure that it belongs to.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "structure.hpp"

namespace levels {

struct Curve {
    std::string label;           // "B = 400 T"
    std::vector<double> levels;  // ascending, eV
};

// Disks on the atoms; their area is the local density.
struct DensityMap {
    std::string caption;
    std::vector<double> density;  // one per atom
};

struct Picture {
    std::string title, subtitle;
    double sigma = 0.04;        // broadening, eV
    double low = -2, high = 2;  // energies that are shown, eV
    std::vector<Curve> curves;
    std::vector<std::pair<double, std::string>> marks;  // dashed lines
    std::string marks_label;
    const Structure* structure = nullptr;
    std::vector<DensityMap> maps;
};

std::string draw(const Picture& picture);

}  // namespace levels
