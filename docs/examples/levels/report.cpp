// SPDX-License-Identifier: BSD-3-Clause
#include "report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "common/write_file.hpp"
#include "spectrum.hpp"

namespace levels {

namespace {

constexpr double mev = 1e-3;

void print_check(const char* name, double value, const char* unit, double limit, const char* limit_name) {
    fmt::print("  {:<16}{:9.3f}    {:<32}< {:<12}{}\n", name, value, unit, limit_name,
               value < limit ? "ok" : "FAILED");
}

// Without the sign of a zero that rounding left.
std::string energy(double ev) { return fmt::format("{:.5f}", std::abs(ev) < 5e-6 ? 0.0 : ev); }

std::string origin_of_zero_modes(const Structure& s, double field) {
    const bool edges = s.zigzag_sites() > 0, landau = field != 0 && !s.tube;
    if (edges && s.tube) return ": bound to the open ends";
    if (edges) return landau ? ": Landau level 0 and the zigzag edges" : ": bound to the zigzag edges";
    return landau ? ": Landau level 0" : "";
}

void print_zero_modes(const Structure& s, const Solution& solution, double field) {
    const int counted = count_near_zero(solution.levels, 1 * mev);
    const int certain = s.imbalance();
    if (certain > 0)
        fmt::print(
            "  {} levels at zero energy (|E| < 1 meV); the sublattices differ by {} atoms, which promises "
            "{}\n",
            counted, certain, certain);
    else if (counted > 0)
        fmt::print("  {} levels at zero energy (|E| < 1 meV){}\n", counted, origin_of_zero_modes(s, field));
}

void print_tube_gap(const Structure& s, const Solution& solution, double flux) {
    // States bound to the ends lie within the gap.
    const auto in_gap = static_cast<std::size_t>(count_near_zero(solution.levels, 20 * mev));
    const std::size_t half = solution.levels.size() / 2, above = half + in_gap / 2;
    if (above >= solution.levels.size()) return;
    fmt::print("  an endless tube with this flux ({:.3f} h/e): gap {:.3f} eV; here {:.3f} eV{}\n", flux,
               endless_tube_gap(*s.tube, flux), 2 * solution.levels[above],
               in_gap > 0 ? fmt::format(" beside {} levels of the ends", in_gap) : "");
}

void print_landau_levels(const Structure& s, const Solution& solution, double field) {
    const auto found = landau_levels(s, solution.levels, solution.weights, field);
    fmt::print("  magnetic length {:.2f} nm, {:.5f} flux quanta through a hexagon\n", magnetic_length(field),
               field * hexagon_area() / flux_quantum);
    if (found.size() < 2) {
        fmt::print("  the flake is too small for Landau levels in this field\n");
        return;
    }
    fmt::print("  Landau levels at the centre    n  v sqrt(2 e hbar B n)    computed   difference\n");
    for (const LandauLevel& l : found)
        fmt::print("  {:30} {}  {:17.3f} eV {:8.3f} eV {}\n", "", l.nu, l.predicted, l.computed,
                   l.nu == 0 ? "" : fmt::format("{:9.1f} %", 100 * (l.computed / l.predicted - 1)));
}

}  // namespace

double tube_flux(const Structure& s, double field) {
    return field * std::numbers::pi * s.tube->diameter * s.tube->diameter / 4 / flux_quantum;
}

void print_structure(const Structure& s) {
    fmt::print("structure   {}\n", s.name);
    fmt::print("            {} atoms, {} bonds; ", s.size(), s.bonds.size());
    if (s.tube) {
        fmt::print("{:.2f} nm long, {:.3f} nm across\n", s.tube->length, s.tube->diameter);
    } else {
        const Point box = s.extent();
        fmt::print("{:.2f} nm x {:.2f} nm\n", box.x, box.y);
    }
    fmt::print("model       one pi orbital an atom, nearest neighbours, t = {} eV\n", hopping);
}

void print_solution(const Solution& solution, const std::string& title, bool peer_wanted) {
    fmt::print("\n{}: {}, n = {}\n", title, solution.routine, solution.levels.size());
    fmt::print("  {:<16}{:9.2f} s", "Lapilli", solution.seconds);
    for (std::size_t k = 0; k < solution.phases.size(); ++k)
        fmt::print("{}{} {:.2f} s", k == 0 ? "\n    " : ", ", solution.phases[k].first,
                   solution.phases[k].second);
    fmt::print("\n");
    if (solution.peer && !solution.on_gpus)
        fmt::print("  {:<16}  times are not compared: both compute on the CPU\n", "LAPACK");
    else if (solution.peer)
        fmt::print("  {:<16}{:9.2f} s   LAPACK / Lapilli = {:.2f}\n", "LAPACK", solution.peer->seconds,
                   solution.peer->seconds / solution.seconds);
    else if (peer_wanted)
        fmt::print("  {:<16}  no comparison: beyond n = {} LAPACKE's work size overflows\n", "LAPACK",
                   greatest_peer);
    print_check("residual", solution.residual, "||A V - V L|| / (||A|| n eps)", threshold, "30");
    print_check("orthogonality", solution.orthogonality, "||V^H V - I|| / (n eps)", threshold, "30");
    if (solution.peer)
        print_check("to LAPACK", solution.peer->difference, "max |w - w'| / (||A|| eps)",
                    difference_threshold(solution.levels.size()), "30 sqrt(n)");
}

void print_physics(const Structure& s, const Solution& solution, double field, bool across) {
    const Frontier f = frontier(solution.levels);
    fmt::print("  levels from {:.4f} to {:.4f} eV, symmetric about zero to {:.1e} eV\n",
               solution.levels.front(), solution.levels.back(), asymmetry(solution.levels));
    fmt::print("  highest occupied {} eV, lowest empty {} eV, gap {} eV\n", energy(f.homo), energy(f.lumo),
               energy(f.lumo - f.homo));
    print_zero_modes(s, solution, field);
    if (s.tube && !across) print_tube_gap(s, solution, tube_flux(s, field));
    if (!s.tube && field != 0 && !solution.weights.empty()) print_landau_levels(s, solution, field);
}

void write_table(const std::string& path, const std::vector<Column>& columns) {
    std::string text = "level";
    for (const Column& c : columns) text += ',' + c.name;
    text += '\n';
    for (std::size_t k = 0; k < columns.front().values->size(); ++k) {
        text += std::to_string(k + 1);
        for (const Column& c : columns) text += fmt::format(",{:.17g}", (*c.values)[k]);
        text += '\n';
    }
    lapilli::tools::write_file(path, text);
}

}  // namespace levels
