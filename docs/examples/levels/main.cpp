// SPDX-License-Identifier: BSD-3-Clause
// lapilli-levels: the electron levels of a graphene flake, without and in a magnetic field.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdlib>

#include "common/command_line.hpp"
#include "common/places.hpp"
#include "common/progress_bar.hpp"
#include "common/write_file.hpp"
#include "picture.hpp"
#include "solve.hpp"
#include "spectrum.hpp"

namespace levels {
namespace {

using lapilli::tools::ProgressBar;

struct Options {
    std::string outline = "hexagon", edge = "armchair", devices, picture = "levels.svg";
    int size = 0;                         // 0: some 2400 atoms
    std::vector<double> fields{0, 1200};  // tesla, one eigenproblem each
    bool no_peer = false, progress = false;
};

void add_options(CLI::App& app, Options& o) {
    app.set_version_flag("--version", std::string("lapilli-levels of Lapilli ") + lapilli_version());
    app.add_option("--flake", o.outline, "hexagon or triangle")
        ->check(CLI::IsMember({"hexagon", "triangle"}));
    app.add_option("--edge", o.edge, "zigzag or armchair [armchair]")
        ->check(CLI::IsMember({"zigzag", "armchair"}));
    app.add_option("--size", o.size, "rows of hexagons along a side [some 2400 atoms]")
        ->check(lapilli::tools::from_one());
    app.add_option("--field", o.fields, "tesla; several are solved and drawn together [0,1200]")
        ->delimiter(',')
        ->check(lapilli::tools::finite_number());
    app.add_option("--devices", o.devices, "auto, none, cuda:0,1 or sim:2 [LAPILLI_DEVICES, or auto]");
    app.add_option("--out", o.picture, "the picture, SVG [levels.svg]");
    app.add_flag("--no-peer", o.no_peer, "without the comparison with LAPACK");
    app.add_flag("--progress", o.progress, "draw the progress bar even when stderr is not a terminal");
}

Structure structure_of(const Options& o) {
    const bool hexagon = o.outline == "hexagon", zigzag = o.edge == "zigzag";
    const int usual = hexagon ? (zigzag ? 20 : 12) : zigzag ? 47 : 28;
    return flake(hexagon ? Outline::hexagon : Outline::triangle, zigzag ? Edge::zigzag : Edge::armchair,
                 o.size > 0 ? o.size : usual);
}

// A, its eigenvectors and a product of the checks, and a weight for each atom and level.
void require_memory(std::ptrdiff_t n, std::size_t bytes) {
    const double order = static_cast<double>(n), there = static_cast<double>(sysconf(_SC_PHYS_PAGES)) *
                                                         static_cast<double>(sysconf(_SC_PAGESIZE));
    const double needed = order * order * static_cast<double>(3 * bytes + sizeof(float));
    if (needed > there)
        throw InputError(
            fmt::format("the matrices of order {} need {:.4g} GB, and this machine has {:.4g} GB", n,
                        1e-9 * needed, 1e-9 * there));
}

// At the Fermi level or, if no level is near, at the highest occupied one.
DensityMap density_map(const Solution& s, double sigma, const std::string& field) {
    const bool filled = count_near_zero(s.levels, 3 * sigma) > 0;
    const double energy = filled ? 0 : frontier(s.levels).homo;
    const std::string where = filled ? "E = 0" : fmt::format("the highest occupied level, {:.2f} eV", energy);
    return {fmt::format("{}, at {}", field, where), local_density(s.levels, s.weights, sigma, energy)};
}

void print_check(const char* name, double value, const char* unit, double limit, const char* limit_name) {
    fmt::print("  {:<16}{:9.3f}    {:<32}< {:<12}{}\n", name, value, unit, limit_name,
               value < limit ? "ok" : "FAILED");
}

// Without the sign of a zero that rounding left.
std::string energy(double ev) { return fmt::format("{:.5f}", std::abs(ev) < 5e-6 ? 0.0 : ev); }

void print_zero_modes(const Structure& s, const Solution& solution) {
    const int counted = count_near_zero(solution.levels, 1e-3);
    const int certain = s.imbalance();
    if (counted > 0)
        fmt::print("  {} levels at zero energy (|E| < 1 meV); the sublattices differ by {} atoms\n", counted,
                   certain);
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

// Times, phases and checks of one eigenproblem.
void print_solution(const Solution& solution, const std::string& title, bool peer_wanted) {
    fmt::print("\n{}: {}, n = {}\n", title, solution.routine, solution.levels.size());
    fmt::print("  {:<16}{:9.2f} s", "Lapilli", solution.seconds);
    for (std::size_t k = 0; k < solution.phases.size(); ++k)
        fmt::print("{}{} {:.2f} s", k == 0 ? "\n    " : ", ", solution.phases[k].first,
                   solution.phases[k].second);
    fmt::print("\n");
    if (solution.peer_seconds && !solution.on_gpus)
        fmt::print("  {:<16}  times are not compared: both compute on the CPU\n", "LAPACK");
    else if (solution.peer_seconds)
        fmt::print("  {:<16}{:9.2f} s   LAPACK / Lapilli = {:.2f}\n", "LAPACK", *solution.peer_seconds,
                   *solution.peer_seconds / solution.seconds);
    else if (peer_wanted)
        fmt::print("  {:<16}  no comparison: beyond n = {} LAPACKE's work size overflows\n", "LAPACK",
                   greatest_peer);
    print_check("residual", solution.residual, "||A V - V L|| / (||A|| n eps)", threshold, "30");
    print_check("orthogonality", solution.orthogonality, "||V^H V - I|| / (n eps)", threshold, "30");
    if (solution.peer_seconds)
        print_check("to LAPACK", solution.difference, "max |w - w'| / (||A|| eps)",
                    difference_threshold(solution.levels.size()), "30 sqrt(n)");
}

void print_physics(const Structure& s, const Solution& solution, double field) {
    const Frontier f = frontier(solution.levels);
    fmt::print("  levels from {:.4f} to {:.4f} eV, symmetric about zero to {:.1e} eV\n",
               solution.levels.front(), solution.levels.back(), asymmetry(solution.levels));
    fmt::print("  highest occupied {} eV, lowest empty {} eV, gap {} eV\n", energy(f.homo), energy(f.lumo),
               energy(f.lumo - f.homo));
    print_zero_modes(s, solution);
    if (field != 0) print_landau_levels(s, solution, field);
}

bool run(const Options& o) {
    const Structure s = structure_of(o);
    const auto size_of = [](double field) {
        return field == 0 ? sizeof(double) : sizeof(std::complex<double>);
    };
    for (const double field : o.fields) {
        if (std::abs(field) > 1e9) throw InputError("--field: a field is at most 1e9 T");
        require_memory(s.size(), size_of(field));
    }
    const Context context(o.devices);
    fmt::print("Lapilli {}\n\ndevices     {}\n", lapilli_version(), context.description());
    fmt::print("structure   {}\n            {} atoms, {} bonds; {:.2f} nm x {:.2f} nm\n", s.name, s.size(),
               s.bonds.size(), s.extent().x, s.extent().y);

    Picture p;
    p.structure = &s;
    p.title = "G" + s.name.substr(1);
    p.subtitle = fmt::format("{} π orbitals, t = {} eV; levels broadened by {} eV; computed by Lapilli {}",
                             s.size(), hopping, p.sigma, lapilli_version());
    bool passed = true;
    double strongest = 0;
    for (const double field : o.fields) {
        const std::string name = field == 0 ? "B = 0" : fmt::format("B = {:.5g} T", field);
        const auto solved = [&](const auto& matrix) {
            ProgressBar bar(context, o.progress ? ProgressBar::Show::always : ProgressBar::Show::on_terminal);
            return solve(context, matrix, s.size(), !o.no_peer,
                         [&](const char* step) { bar.announce(step); });
        };
        const Solution solution = field == 0 ? solved(hamiltonian<double>(s, field))
                                             : solved(hamiltonian<std::complex<double>>(s, field));
        print_solution(solution, name, !o.no_peer);
        print_physics(s, solution, field);
        passed = passed && solution.passed();
        p.curves.push_back({name, solution.levels});
        p.maps.push_back(density_map(solution, p.sigma, name));
        strongest = std::max(strongest, std::abs(field));
    }
    // In a series of fields, the first and the last map show the change.
    if (p.maps.size() > 2) p.maps.erase(p.maps.begin() + 1, p.maps.end() - 1);
    if (strongest > 0) p.high = std::clamp(landau_level(5, strongest), 0.5, 2.6);
    p.low = -p.high;
    for (int nu = -20; nu <= 20 && strongest > 0; ++nu)
        if (const double e = landau_level(std::abs(nu), strongest); e < p.high)
            p.marks.emplace_back(std::copysign(e, nu), std::to_string(nu));
    p.marks_label = fmt::format("Landau level n at {:.5g} T, ±v √(2eħB|n|)", strongest);
    lapilli::tools::write_file(o.picture, draw(p));
    fmt::print("\npicture     {}\n", o.picture);
    return passed;
}

}  // namespace
}  // namespace levels

int main(int argc, char** argv) {
    const auto say = [](const char* text) {
        std::fflush(stdout);  // what was printed before comes before
        fmt::print(stderr, "lapilli-levels: {}\n", text);
    };
    levels::Options options;
    CLI::App app{
        "All electron levels of a graphene flake through Lapilli: checked, compared with LAPACK and drawn.",
        "lapilli-levels"};
    levels::add_options(app, options);
    try {
        app.parse(argc, argv);
        lapilli::tools::require_picture(options.picture);
        lapilli::tools::require_writable(options.picture);
        const bool passed = levels::run(options);
        if (!passed) say("a check failed");
        return passed ? EXIT_SUCCESS : EXIT_FAILURE;
    } catch (const CLI::ParseError& error) {
        return lapilli::tools::end_of(app, error);
    } catch (const levels::Cancelled&) {
        say("cancelled");
        return 130;
    } catch (const levels::InputError& error) {
        say(error.what());
        return 2;
    } catch (const std::bad_alloc&) {
        say("not enough memory");
    } catch (const std::exception& error) {
        say(error.what());
    }
    return EXIT_FAILURE;
}
