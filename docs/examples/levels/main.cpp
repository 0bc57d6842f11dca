// SPDX-License-Identifier: BSD-3-Clause
// lapilli-levels: the electron levels of a structure made from its geometry, or of a matrix from a file.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <complex>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <new>
#include <tuple>
#include <type_traits>

#include "common/progress_bar.hpp"
#include "common/write_file.hpp"
#include "hamiltonian.hpp"
#include "input_limits.hpp"
#include "matrix_file.hpp"
#include "options.hpp"
#include "picture.hpp"
#include "report.hpp"
#include "spectrum.hpp"
#include "svg.hpp"

namespace levels {

using lapilli::tools::ProgressBar;

namespace {

template <class To, class From>
std::vector<To> converted(const std::vector<From>& values) {
    if constexpr (std::is_same_v<To, From>) {
        return values;
    } else {
        std::vector<To> result;
        result.reserve(values.size());
        for (const From& x : values) result.push_back(static_cast<To>(x));
        return result;
    }
}

// One solver for all problems of a run: the context, and the bar while it works.
class Solver {
  public:
    explicit Solver(const Options& options) : options_(options), context_(options.devices) {
        fmt::print("Lapilli {}\n\ndevices     {}\n", lapilli_version(), context_.description());
    }

    Solution hermitian(const Structure& s, double field) const {
        const Point b = s.tube && !options_.across ? Point{field, 0, 0} : Point{0, 0, field};
        if (field == 0)
            return options_.single ? run(hamiltonian<float>(s, b), s.size())
                                   : run(hamiltonian<double>(s, b), s.size());
        return options_.single ? run(hamiltonian<std::complex<float>>(s, b), s.size())
                               : run(hamiltonian<std::complex<double>>(s, b), s.size());
    }

    Solution hermitian(const Matrix& m) const {
        return std::visit(
            [&]<class T>(const std::vector<T>& values) {
                using Single = std::conditional_t<std::is_same_v<T, double>, float, std::complex<float>>;
                return options_.single ? run(converted<Single>(values), m.n, false) : run(values, m.n, false);
            },
            m.values);
    }

  private:
    template <class T>
    Solution run(const std::vector<T>& a, std::int64_t n, bool want_weights = true) const {
        ProgressBar bar(
            context_, options_.always_progress ? ProgressBar::Show::always : ProgressBar::Show::on_terminal);
        return solve(context_, a, n,
                     {options_.with_peer, want_weights, [&](const char* what) { bar.announce(what); }});
    }

    const Options& options_;
    Context context_;
};

// Some 2400 atoms.
int usual_size(Outline outline, Edge edge) {
    if (outline == Outline::hexagon) return edge == Edge::zigzag ? 20 : 12;
    return edge == Edge::zigzag ? 47 : 28;
}

Structure make_structure(const Options& o) {
    if (o.tube) return tube(o.tube->first, o.tube->second, o.length);
    if (o.ribbon) return ribbon(o.edge, o.ribbon->first, o.ribbon->second);
    return flake(*o.flake, o.edge, o.size > 0 ? o.size : usual_size(*o.flake, o.edge));
}

std::string field_name(double field) { return field == 0 ? "B = 0" : fmt::format("B = {:.5g} T", field); }

// The map at the Fermi level, or, where no level is near, at the highest occupied one.
DensityMap density_map(const Solution& s, double sigma, const std::string& field) {
    const bool filled = count_near_zero(s.levels, 3 * sigma) > 0;
    const double energy = filled ? 0 : frontier(s.levels).homo;
    const std::string where =
        filled ? "E = 0"
               : fmt::format("the highest occupied level, {} eV", label(std::round(100 * energy) / 100));
    return {fmt::format("{}, at {}", field, where), local_density(s.levels, s.weights, sigma, energy)};
}

void save_picture(const std::string& path, const Picture& picture) {
    lapilli::tools::write_file(path, draw(picture));
    fmt::print("\npicture     {}\n", path);
}

void save_table(const Options& o, const Picture& picture) {
    if (o.table.empty()) return;
    std::vector<Column> columns;
    for (const Curve& c : picture.curves)
        columns.push_back({o.file.empty() ? "eV at " + c.label : "eigenvalue", &c.levels});
    write_table(o.table, columns);
    fmt::print("levels      {}\n", o.table);
}

bool run_structure(const Options& o) {
    const Structure s = make_structure(o);
    const bool complex =
        std::any_of(o.fields.begin(), o.fields.end(), [](double field) { return field != 0; });
    require_memory(s.size(), (complex ? 2U : 1U) * (o.single ? sizeof(float) : sizeof(double)));
    const Solver solver(o);
    print_structure(s);

    Picture p;
    p.sigma = o.broadening.value_or(0.04);
    p.structure = &s;
    bool passed = true;
    std::string routines;
    double strongest = 0;
    for (const double field : o.fields) {
        const Solution solution = solver.hermitian(s, field);
        print_solution(solution, field_name(field), o.with_peer);
        print_physics(s, solution, field, o.across);
        passed = passed && solution.passed();
        p.curves.push_back({field_name(field), solution.levels});
        p.maps.push_back(density_map(solution, p.sigma, field_name(field)));
        if (routines.find(solution.routine) == std::string::npos)
            routines += (routines.empty() ? "" : " and ") + solution.routine;
        strongest = std::max(strongest, std::abs(field));
    }
    // Of a series of fields, the first and the last map show the change.
    if (p.maps.size() > 2) p.maps.erase(p.maps.begin() + 1, p.maps.end() - 1);

    p.title = s.name;
    p.title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(p.title[0])));
    p.subtitle = fmt::format(
        "{} π orbitals, nearest-neighbour tight binding, t = {} eV; levels broadened by {} eV; "
        "{} of Lapilli {}",
        s.size(), label(hopping), p.sigma, routines, lapilli_version());
    double reach = 2;
    if (!s.tube && strongest > 0) {
        reach = std::clamp(landau_level(5, strongest), 0.5, 2.6);
        for (int nu = -20; nu <= 20; ++nu)
            if (const double e = landau_level(std::abs(nu), strongest); e < reach)
                p.marks.emplace_back(std::copysign(e, nu),
                                     fmt::format("{}{}", nu < 0 ? "−" : "", std::abs(nu)));
        p.marks_label = fmt::format("Landau level n, ±v √(2eħB|n|), {}", field_name(strongest));
    }
    std::tie(p.zoom_low, p.zoom_high) = o.window.value_or(std::pair{-reach, reach});
    save_picture(o.picture, p);
    save_table(o, p);
    return passed;
}

bool run_matrix(const Options& o) {
    const Matrix m = read_matrix(o.file);
    const Solver solver(o);
    const std::string name = std::filesystem::path(o.file).filename().string();
    fmt::print("matrix      {}, {}, n = {}\n", o.file,
               std::holds_alternative<std::vector<double>>(m.values) ? "real symmetric" : "complex Hermitian",
               m.n);
    const Solution solution = solver.hermitian(m);
    print_solution(solution, name, o.with_peer);
    fmt::print("  eigenvalues from {:.6g} to {:.6g}\n", solution.levels.front(), solution.levels.back());

    Picture p;
    const double width = solution.levels.back() - solution.levels.front();
    if (!(width < greatest_drawn)) throw std::runtime_error("the eigenvalues are too far apart to be drawn");
    p.sigma = o.broadening.value_or(width > 250 * least_broadening ? width / 250 : 1);
    p.title = name;
    p.subtitle = fmt::format("n = {}; eigenvalues broadened by {:.3g}; {} of Lapilli {}", m.n, p.sigma,
                             solution.routine, lapilli_version());
    p.axis = "eigenvalue";
    p.density_axis = "eigenvalues per unit";
    p.curves.push_back({"density of eigenvalues", solution.levels});
    std::tie(p.zoom_low, p.zoom_high) = o.window.value_or(std::pair{0.0, 0.0});
    save_picture(o.picture, p);
    save_table(o, p);
    return solution.passed();
}

}  // namespace

}  // namespace levels

int main(int argc, char** argv) {
    // What was printed before comes before.
    const auto say = [](const char* text) {
        std::fflush(stdout);
        fmt::print(stderr, "lapilli-levels: {}\n", text);
    };
    try {
        std::optional<int> status;
        const levels::Options options = levels::read_options(argc, argv, status);
        if (status) return *status;
        const bool passed =
            options.file.empty() ? levels::run_structure(options) : levels::run_matrix(options);
        if (!passed) say("a check failed");
        return passed ? EXIT_SUCCESS : EXIT_FAILURE;
    } catch (const levels::Cancelled&) {
        say("cancelled");
        return 130;
    } catch (const levels::InputError& e) {
        say(e.what());
        return 2;
    } catch (const std::bad_alloc&) {
        say("not enough memory");
    } catch (const std::exception& e) {
        say(e.what());
    }
    return EXIT_FAILURE;
}
