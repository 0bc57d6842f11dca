// SPDX-License-Identifier: BSD-3-Clause
// The density of states beside the structure it belongs to.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "structure.hpp"

namespace levels {

struct Curve {
    std::string label;           // "B = 400 T"
    std::vector<double> levels;  // ascending
};

// Disks on the atoms; their area is the local density.
struct DensityMap {
    std::string caption;
    std::vector<double> density;  // one per atom
};

struct Picture {
    std::string title, subtitle;
    std::string axis = "energy (eV)";
    std::string density_axis = "states per eV";
    double sigma = 0.04;  // broadening
    std::vector<Curve> curves;
    double zoom_low = 0, zoom_high = 0;                 // no second panel when equal
    std::vector<std::pair<double, std::string>> marks;  // dashed lines in the zoom
    std::string marks_label;
    const Structure* structure = nullptr;
    std::vector<DensityMap> maps;
};

std::string draw(const Picture& picture);

}  // namespace levels
