// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "structure.hpp"

namespace levels {

// What a picture can show: beyond, sums of Gaussians are no longer finite numbers.
inline constexpr double least_broadening = 1e-100, greatest_drawn = 1e100;

struct Options {
    std::optional<Outline> flake = Outline::hexagon;
    std::optional<std::pair<double, double>> ribbon;  // width, length in nm
    std::optional<std::pair<int, int>> tube;          // (n,m)
    std::string file;
    Edge edge = Edge::armchair;
    int size = 0;                // of a flake; 0: some 2400 atoms
    double length = 8;           // of a tube, nm
    std::vector<double> fields;  // tesla, one eigenproblem each
    bool across = false;         // a tube's field across its axis

    bool single = false;
    std::string devices;  // empty: the library's default
    bool with_peer = true;
    bool always_progress = false;

    std::string picture = "levels.svg", table;
    std::optional<std::pair<double, double>> window;
    std::optional<double> broadening;
};

// Reads the command line; an exit status in `status` means that the program is to end now.
Options read_options(int argc, char** argv, std::optional<int>& status);

}  // namespace levels
