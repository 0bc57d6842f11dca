// SPDX-License-Identifier: BSD-3-Clause
#include "options.hpp"

#include <lapilli/lapilli.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cmath>
#include <cstdlib>
#include <filesystem>

namespace levels {

namespace {

// A hexagon of some thousand atoms whose Landau levels fit inside.
constexpr std::array<double, 2> demo_fields{0, 1200};

// "10,10", "5x20", "-2:2"
template <class T>
std::pair<T, T> read_pair(const std::string& text, char separator, const std::string& option) {
    const auto at = text.find(separator);
    std::pair<T, T> result;
    if (at == std::string::npos || !CLI::detail::lexical_cast(text.substr(0, at), result.first) ||
        !CLI::detail::lexical_cast(text.substr(at + 1), result.second))
        throw CLI::ValidationError(option, "'" + text + "' is not of the form A" + separator + "B");
    return result;
}

// Before the work, not after it.
void require_directory(const std::string& option, const std::string& file) {
    const auto directory = std::filesystem::path(file).parent_path();
    if (!directory.empty() && !std::filesystem::is_directory(directory))
        throw CLI::ValidationError(option, "there is no directory '" + directory.string() + "'");
}

}  // namespace

Options read_options(int argc, char** argv, std::optional<int>& status) {
    Options o;
    std::string outline, edge, ribbon, tube, window, precision = "double";
    std::vector<double> flux;
    bool no_peer = false;

    CLI::App app{
        "The electron levels of a graphene flake or a carbon nanotube, or of any symmetric or Hermitian "
        "matrix in a "
        "file: all eigenvalues and eigenvectors through Lapilli, checked, compared with LAPACK and drawn.",
        "lapilli-levels"};
    app.get_formatter()->column_width(34);
    app.set_version_flag("--version", std::string("lapilli-levels of Lapilli ") + lapilli_version());

    const std::string shapes = "Structure (without one: a hexagon, without and with a field)";
    auto* flake_option = app.add_option("--flake", outline, "graphene flake: hexagon or triangle")
                             ->check(CLI::IsMember({"hexagon", "triangle"}))
                             ->group(shapes);
    auto* ribbon_option =
        app.add_option("--ribbon", ribbon, "graphene ribbon: WIDTHxLENGTH in nm")->group(shapes);
    auto* tube_option = app.add_option("--tube", tube, "carbon nanotube: n,m")->group(shapes);
    auto* file_option = app.add_option("matrix", o.file, "a matrix instead: Matrix Market or NumPy .npy")
                            ->check(CLI::ExistingFile)
                            ->group(shapes);
    flake_option->excludes(ribbon_option)->excludes(tube_option)->excludes(file_option);
    ribbon_option->excludes(tube_option)->excludes(file_option);
    tube_option->excludes(file_option);
    app.add_option("--edge", edge, "edge of a flake, long edge of a ribbon: zigzag or armchair [armchair]")
        ->check(CLI::IsMember({"zigzag", "armchair"}))
        ->excludes(tube_option)
        ->group(shapes);
    app.add_option("--size", o.size, "rows of hexagons along a flake's side [some 2400 atoms]")
        ->check(CLI::Range(1, 2000))
        ->excludes(tube_option)
        ->excludes(ribbon_option)
        ->group(shapes);
    app.add_option("--length", o.length, "length of a tube in nm [8]")->needs(tube_option)->group(shapes);

    auto* field_option =
        app.add_option("--field", o.fields, "tesla; several, as 0,500, are solved and drawn together")
            ->delimiter(',')
            ->excludes(file_option)
            ->group("Magnetic field");
    auto* flux_option = app.add_option("--flux", flux, "instead: flux quanta through a hexagon")
                            ->delimiter(',')
                            ->excludes(file_option)
                            ->excludes(field_option)
                            ->group("Magnetic field");
    app.add_flag("--across", o.across, "across the axis of a tube instead of along it")
        ->needs(tube_option)
        ->group("Magnetic field");

    app.add_option("--precision", precision, "double or single [double]")
        ->check(CLI::IsMember({"double", "single"}))
        ->group("Work");
    app.add_option("--devices", o.devices, "auto, none, cuda:0,1 or sim:2 [LAPILLI_DEVICES, or auto]")
        ->group("Work");
    app.add_flag("--no-peer", no_peer, "without the comparison with LAPACK")->group("Work");
    app.add_flag("--progress", o.always_progress, "draw the progress bar when stderr is no terminal, too")
        ->group("Work");

    app.add_option("--out", o.picture, "the picture, SVG [levels.svg]")->group("Results");
    app.add_option("--levels", o.table, "the levels as a CSV file")->group("Results");
    app.add_option("--window", window, "energies of the second plot: LOW:HIGH")->group("Results");
    app.add_option("--broadening", o.broadening, "width of the Gaussians [0.04 eV]")
        ->check(CLI::PositiveNumber)
        ->group("Results");

    try {
        app.parse(argc, argv);
        const bool named = !outline.empty() || !ribbon.empty() || !tube.empty() || !o.file.empty();
        if (named) o.flake.reset();
        if (!outline.empty()) o.flake = outline == "hexagon" ? Outline::hexagon : Outline::triangle;
        if (edge == "zigzag") o.edge = Edge::zigzag;
        if (!ribbon.empty()) o.ribbon = read_pair<double>(ribbon, 'x', "--ribbon");
        if (!tube.empty()) o.tube = read_pair<int>(tube, ',', "--tube");
        if (!window.empty()) {
            o.window = read_pair<double>(window, ':', "--window");
            if (!(o.window->first < o.window->second))
                throw CLI::ValidationError("--window", "the first energy is below the second");
        }
        for (const double quanta : flux) o.fields.push_back(quanta * flux_quantum / hexagon_area());
        if (!*field_option && !*flux_option) {
            if (named)
                o.fields = {0};
            else
                o.fields.assign(demo_fields.begin(), demo_fields.end());
        }
        for (const double field : o.fields)
            if (!std::isfinite(field)) throw CLI::ValidationError("--field", "a field is a finite number");
        if (o.fields.size() > 5)
            throw CLI::ValidationError("--field", "at most five fields fit into one picture");
        require_directory("--out", o.picture);
        require_directory("--levels", o.table);
        o.with_peer = !no_peer;
        o.single = precision == "single";
    } catch (const CLI::ParseError& e) {
        status = app.exit(e) == 0 ? EXIT_SUCCESS : 2;
    }
    return o;
}

}  // namespace levels
