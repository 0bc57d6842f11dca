// SPDX-License-Identifier: BSD-3-Clause
// What the program prints, and the table of levels.
#pragma once

#include <string>
#include <vector>

#include "solve.hpp"
#include "structure.hpp"

namespace levels {

void print_structure(const Structure& s);

// Times, phases and checks of one eigenproblem.
void print_solution(const Solution& solution, const std::string& title, bool peer_wanted);

// What the levels tell; `field` in tesla, `across`: a tube's field across its axis.
void print_physics(const Structure& s, const Solution& solution, double field, bool across);

// Flux quanta through the ring of a tube.
double tube_flux(const Structure& s, double field);

struct Column {
    std::string name;
    const std::vector<double>* values;
};

// Throws when the file cannot be written.
void write_table(const std::string& path, const std::vector<Column>& columns);

}  // namespace levels
