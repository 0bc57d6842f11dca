// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "picture.hpp"
#include "svg.hpp"

namespace levels {

// The structure with a map on it, as large as the box allows, with its scale bar and caption.
void draw_structure(Svg& svg, const Box& box, const Structure& structure, const DensityMap& map);

// What the disks mean, centred at (x, y).
void draw_disk_legend(Svg& svg, double x, double y);

// Width and height of the structure as it is drawn, in nm.
std::pair<double, double> drawn_size(const Structure& structure);

}  // namespace levels
