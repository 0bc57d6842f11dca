// SPDX-License-Identifier: BSD-3-Clause
#include "options.hpp"

#include <fmt/format.h>
#include <lapilli/lapilli.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cmath>

#include "common/command_line.hpp"
#include "common/places.hpp"
#include "files/matrix_file.hpp"

namespace levels {

namespace {

// A hexagon of some thousand atoms whose Landau levels fit inside.
constexpr std::array<double, 2> demo_fields{0, 1200};

// Tesla. A flux quantum through each hexagon, after which the levels repeat, is 80,000.
constexpr double greatest_field = 1e9;

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
void check_places(const Options& o) {
    using namespace lapilli;
    tools::require_picture(o.picture);
    tools::require_writable(o.picture);
    if (!o.table.empty()) tools::require_writable(o.table);
    const files::DatasetPath file = files::split_dataset(o.file);
    tools::require_apart({{"the matrix", file.file, file.dataset}},
                         {{"--out", o.picture, ""}, {"--levels", o.table, ""}, {"standard output", "-", ""}});
}

// The words of the command line that need more than a conversion.
struct Words {
    std::string outline, edge, ribbon, tube, window, precision = "double";
    std::vector<double> flux;
    bool no_peer = false;
};

void add_structures(CLI::App& app, Options& o, Words& w) {
    const std::string group = "Structure (without one: a hexagon, without and with a field)";
    auto* flake = app.add_option("--flake", w.outline, "graphene flake: hexagon or triangle")
                      ->check(CLI::IsMember({"hexagon", "triangle"}))
                      ->group(group);
    auto* ribbon = app.add_option("--ribbon", w.ribbon, "graphene ribbon: WIDTHxLENGTH in nm")->group(group);
    auto* tube = app.add_option("--tube", w.tube, "carbon nanotube: n,m")->group(group);
    auto* file =
        app.add_option("matrix", o.file, "a matrix instead: Matrix Market, NumPy .npy, or FILE.h5:/NAME")
            ->group(group);
    flake->excludes(ribbon)->excludes(tube)->excludes(file);
    ribbon->excludes(tube)->excludes(file);
    tube->excludes(file);
    app.add_option("--edge", w.edge, "edge of a flake, long edge of a ribbon: zigzag or armchair [armchair]")
        ->check(CLI::IsMember({"zigzag", "armchair"}))
        ->excludes(tube)
        ->group(group);
    app.add_option("--size", o.size, "rows of hexagons along a flake's side [some 2400 atoms]")
        ->check(lapilli::tools::from_one())
        ->excludes(tube)
        ->excludes(ribbon)
        ->group(group);
    app.add_option("--length", o.length, "length of a tube in nm [8]")
        ->check(lapilli::tools::finite_number())
        ->needs(tube)
        ->group(group);

    const std::string field_group = "Magnetic field";
    auto* field =
        app.add_option("--field", o.fields, "tesla; several, as 0,500, are solved and drawn together")
            ->delimiter(',')
            ->check(lapilli::tools::finite_number())
            ->excludes(file)
            ->group(field_group);
    app.add_option("--flux", w.flux, "instead: flux quanta through a hexagon")
        ->delimiter(',')
        ->check(lapilli::tools::finite_number())
        ->excludes(file)
        ->excludes(field)
        ->group(field_group);
    app.add_flag("--across", o.across, "across the axis of a tube instead of along it")
        ->needs(tube)
        ->group(field_group);
}

void add_work_and_results(CLI::App& app, Options& o, Words& w) {
    app.add_option("--precision", w.precision, "double or single [double]")
        ->check(CLI::IsMember({"double", "single"}))
        ->group("Work");
    app.add_option("--devices", o.devices, "auto, none, cuda:0,1 or sim:2 [LAPILLI_DEVICES, or auto]")
        ->group("Work");
    app.add_flag("--no-peer", w.no_peer, "without the comparison with LAPACK")->group("Work");
    app.add_flag("--progress", o.always_progress, "draw the progress bar even when stderr is not a terminal")
        ->group("Work");

    app.add_option("--out", o.picture, "the picture, SVG [levels.svg]")->group("Results");
    app.add_option("--levels", o.table, "the levels as a CSV file")->group("Results");
    app.add_option("--window", w.window, "energies of the second plot: LOW:HIGH")->group("Results");
    app.add_option("--broadening", o.broadening, "width of the Gaussians [0.04 eV]")
        ->check(lapilli::tools::finite_number(true))
        ->group("Results");
}

void resolve_structure(Options& o, const Words& w) {
    const bool named = !w.outline.empty() || !w.ribbon.empty() || !w.tube.empty() || !o.file.empty();
    if (named) o.flake.reset();
    if (!w.outline.empty()) o.flake = w.outline == "hexagon" ? Outline::hexagon : Outline::triangle;
    if (w.edge == "zigzag") o.edge = Edge::zigzag;
    if (!w.ribbon.empty()) o.ribbon = read_pair<double>(w.ribbon, 'x', "--ribbon");
    if (!w.tube.empty()) o.tube = read_pair<int>(w.tube, ',', "--tube");
    for (const double quanta : w.flux) o.fields.push_back(quanta * flux_quantum / hexagon_area());
    if (o.fields.empty()) {
        if (named)
            o.fields = {0};
        else
            o.fields.assign(demo_fields.begin(), demo_fields.end());
    }
    for (const double field : o.fields)
        if (!(std::abs(field) <= greatest_field))
            throw CLI::ValidationError("--field", fmt::format("a field is at most {:g} T", greatest_field));
    if (o.fields.size() > 5)
        throw CLI::ValidationError("--field", "at most five fields fit into one picture");
}

void resolve_results(Options& o, const Words& w) {
    if (!w.window.empty()) {
        o.window = read_pair<double>(w.window, ':', "--window");
        const auto [low, high] = *o.window;
        if (!(low < high && std::abs(low) < greatest_drawn && std::abs(high) < greatest_drawn))
            throw CLI::ValidationError("--window", "two finite energies, the first below the second");
    }
    if (o.broadening && !(*o.broadening > least_broadening && *o.broadening < greatest_drawn))
        throw CLI::ValidationError("--broadening", "a finite number above 0");
    check_places(o);
    o.with_peer = !w.no_peer;
    o.single = w.precision == "single";
}

}  // namespace

Options read_options(int argc, char** argv, std::optional<int>& status) {
    Options o;
    Words words;
    CLI::App app{
        "The electron levels of a graphene flake or a carbon nanotube, or of any symmetric or Hermitian "
        "matrix in a "
        "file: all eigenvalues and eigenvectors through Lapilli, checked, compared with LAPACK and drawn.",
        "lapilli-levels"};
    app.get_formatter()->column_width(34);
    app.set_version_flag("--version", std::string("lapilli-levels of Lapilli ") + lapilli_version());
    add_structures(app, o, words);
    add_work_and_results(app, o, words);
    try {
        app.parse(argc, argv);
        resolve_structure(o, words);
        resolve_results(o, words);
    } catch (const CLI::ParseError& e) {
        status = lapilli::tools::end_of(app, e);
    }
    return o;
}

}  // namespace levels
