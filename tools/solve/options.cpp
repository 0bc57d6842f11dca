// SPDX-License-Identifier: BSD-3-Clause
#include "solve/options.hpp"

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "common/command_line.hpp"
#include "common/file_error.hpp"
#include "common/places.hpp"
#include "files/matrix_file.hpp"
#include "files/naming.hpp"
#include "files/output.hpp"
#include "lapilli/lapilli.h"

namespace lapilli::solve {

namespace {

// The words of the command line that need more than a conversion.
struct Words {
    std::string index, range, triangle = "both";
    std::vector<std::string> settings;
};

constexpr const char* files_of_matrices =
    "file of the matrix: Matrix Market, .npy, FILE.npz:/NAME, FILE.h5:/NAME; .mtx.gz, .npy.gz";

// "A:B" as two texts.
std::pair<std::string, std::string> halves(const std::string& text, const std::string& option) {
    const auto at = text.find(':');
    if (at == std::string::npos) {
        throw CLI::ValidationError(option, "'" + text + "' is not of the form A:B");
    }
    return {text.substr(0, at), text.substr(at + 1)};
}

template <class T>
T number(const std::string& text, const std::string& option) {
    T value{};
    if (!CLI::detail::lexical_cast(text, value)) {
        throw CLI::ValidationError(
            option, "'" + text + "' is not " + (std::is_integral_v<T> ? "an integer" : "a number"));
    }
    return value;
}

void resolve_part(Options& o, const Words& w) {
    if (!w.index.empty()) {
        const auto [first, last] = halves(w.index, "--index");
        o.part.index = {number<std::int64_t>(first, "--index"), number<std::int64_t>(last, "--index")};
        if (o.part.index->first < 1 || o.part.index->second < o.part.index->first) {
            throw CLI::ValidationError("--index",
                                       "FIRST:LAST, counted from 1, the first not behind the last");
        }
    }
    if (!w.range.empty()) {
        // An end that is left out has no bound.
        constexpr double most = std::numeric_limits<double>::max();
        const auto [low, high] = halves(w.range, "--range");
        o.part.range = {low.empty() ? -most : number<double>(low, "--range"),
                        high.empty() ? most : number<double>(high, "--range")};
        if (!(o.part.range->first < o.part.range->second) || !std::isfinite(o.part.range->first) ||
            !std::isfinite(o.part.range->second)) {
            throw CLI::ValidationError("--range", "LOW:HIGH, two numbers, the first below the second");
        }
    }
}

// Before the work, not after it. Numbers one on a line are for values and solutions; eigenvectors would be
// without their shape.
void check_output(const std::string& option, const std::string& path, bool as_text) {
    if (path.empty() || (path == "-" && as_text)) {
        return;
    }
    try {
        const files::Format format = files::output_format(path, as_text);
        const std::string file = files::split_dataset(path).file;
        tools::require_writable(file);
        if (format == files::Format::hdf5) {
            files::naming(path, [&] { files::check_hdf5_output(file); });
        }
    } catch (const tools::FileError& error) {
        throw tools::FileError(option + ": " + error.what());
    }
}

tools::Place place(const std::string& name, const std::string& path) {
    const files::DatasetPath split = files::split_dataset(path);
    return {name, split.file, split.dataset};
}

void check_places(const Options& o) {
    check_output("--values", o.values, true);
    check_output("--vectors", o.vectors, false);
    check_output("--schur", o.schur, false);
    check_output("--left", o.left, false);
    check_output("--right", o.right, false);
    check_output("--out", o.solution, true);
    if (!o.picture.empty()) {
        tools::require_picture(o.picture);
        tools::require_writable(o.picture);
    }
    if (!o.report.empty()) {
        tools::require_writable(o.report);
    }
    std::vector<tools::Place> inputs,
        outputs = {place("--values", o.values),  place("--vectors", o.vectors), place("--schur", o.schur),
                   place("--left", o.left),      place("--right", o.right),     place("--out", o.solution),
                   {"--picture", o.picture, ""}, {"--report", o.report, ""}};
    if (o.values != "-" && o.solution != "-" && !o.quiet) {
        outputs.push_back({"standard output", "-", ""});
    }
    if (!o.overwrite) {
        inputs = {place("A", o.a), place("B", o.b)};
    }
    tools::require_apart(inputs, outputs, "; --overwrite lets a result take the place of an input");
}

void resolve(Options& o, const Words& w) {
    o.quiet = o.quiet || o.json;
    resolve_part(o, w);
    o.triangle = w.triangle == "lower" ? 'L' : w.triangle == "upper" ? 'U' : 'B';
    for (const std::string& text : w.settings) {
        const auto at = text.find('=');
        if (at == std::string::npos) {
            throw CLI::ValidationError("--set", "'" + text + "' is not of the form NAME=VALUE");
        }
        o.settings.emplace_back(text.substr(0, at), text.substr(at + 1));
    }
    if ((o.command == Command::solve || o.command == Command::lstsq) && o.solution.empty()) {
        o.solution = "-";
    }
    check_places(o);
}

void add_triangle(CLI::App& app, Words& w) {
    app.add_option("--triangle", w.triangle,
                   "of A and B, which is read: lower, upper, or both, which must agree [both]")
        ->check(CLI::IsMember({"lower", "upper", "both"}))
        ->group("Work");
}

void add_devices(CLI::App& app, Options& o, Words& w) {
    app.add_option("--devices", o.devices, "auto, none, cuda:0,1 or sim:2 [LAPILLI_DEVICES, or auto]")
        ->group("Work");
    app.add_option("--set", w.settings, "a setting of the library, NAME=VALUE; several times")
        ->allow_extra_args(false)
        ->group("Work");
}

// checks: there is a --check.
void add_work(CLI::App& app, Options& o, Words& w, bool checks = true) {
    app.add_option("--precision", o.precision, "single or double [what the files have]")
        ->check(CLI::IsMember({"single", "double"}))
        ->group("Work");
    if (checks) {
        app.add_flag("--check", o.check, "compute residuals of what was found; status 1 if one is too large")
            ->group("Work");
    }
    app.add_option("--memory", o.memory, "gigabytes of host memory that matrices may take [what is free]")
        ->check(tools::finite_number(true))
        ->group("Work");
    app.add_flag("--progress", o.always_progress, "draw the progress bar even when stderr is not a terminal")
        ->group("Work");
    app.add_option("--report", o.report, "write what was done and how long it took to a JSON file")
        ->group("Results");
    app.add_flag("--overwrite", o.overwrite, "let a result take the place of an input")->group("Results");
    app.add_flag("--quiet", o.quiet, "print errors only")->group("Results");
    add_devices(app, o, w);
}

CLI::App* add_eigen(CLI::App& app, Options& o, Words& w) {
    CLI::App* eigen = app.add_subcommand(
        "eigen",
        "Eigenvalues and eigenvectors of a matrix A, or of a symmetric or Hermitian pair A, B: A x = l B x");
    eigen->add_option("A", o.a, files_of_matrices)->required();
    auto* b = eigen->add_option("B", o.b, "file of a positive definite matrix, for the generalized problem");
    eigen->add_option("--itype", o.itype, "1: A x = l B x, 2: A B x = l x, 3: B A x = l x [1]")
        ->check(CLI::Range(1, 3))
        ->needs(b)
        ->group("Problem");
    auto* lowest = eigen->add_option("--lowest", o.part.lowest, "the K lowest eigenvalues")->group("Problem");
    auto* highest =
        eigen->add_option("--highest", o.part.highest, "the K highest eigenvalues")->group("Problem");
    auto* index =
        eigen->add_option("--index", w.index, "FIRST:LAST, the lowest being number 1")->group("Problem");
    auto* range = eigen
                      ->add_option("--range", w.range,
                                   "LOW:HIGH, eigenvalues above LOW up to HIGH; one may be left out")
                      ->group("Problem");
    lowest->check(tools::from_one())->excludes(highest)->excludes(index)->excludes(range);
    highest->check(tools::from_one())->excludes(index)->excludes(range);
    index->excludes(range);
    eigen
        ->add_option("--values", o.values,
                     "file for the eigenvalues: .npy, .mtx, .txt, FILE.h5:/NAME; -: standard output")
        ->group("Results");
    eigen->add_option("--vectors", o.vectors, "file for the eigenvectors: .npy, .mtx, FILE.h5:/NAME")
        ->group("Results");
    auto* schur = eigen
                      ->add_option("--schur", o.schur,
                                   "file for the Schur form of A, which is treated as a general matrix; "
                                   "--vectors are then Schur vectors")
                      ->excludes(b)
                      ->group("Results");
    eigen
        ->add_option(
            "--sort", o.sort,
            "the eigenvalues that come first in the Schur form: of the left or right half-plane (lhp, "
            "rhp), inside or outside of the unit circle (iuc, ouc)")
        ->check(CLI::IsMember({"lhp", "rhp", "iuc", "ouc"}))
        ->needs(schur)
        ->group("Results");
    eigen->add_option("--picture", o.picture, "the spectrum as a picture, SVG")->group("Results");
    add_triangle(*eigen, w);
    add_work(*eigen, o, w);
    return eigen;
}

// "none", "jacobi", "jacobi:3", "chebyshev", "chebyshev:10".
CLI::Validator preconditioner() {
    return CLI::Validator(
        [](std::string& text) {
            const auto colon = text.find(':');
            const std::string word = text.substr(0, colon);
            std::int64_t value = 1;
            const bool has_number = colon != std::string::npos;
            const bool number = !has_number || CLI::detail::lexical_cast(text.substr(colon + 1), value);
            const std::int64_t most = word == "jacobi" ? 64 : 1000;
            const bool known = (word == "none" && !has_number) || word == "jacobi" || word == "chebyshev";
            return known && number && value >= 1 && value <= most
                       ? std::string()
                       : "'" + text +
                             "' is not none, jacobi, jacobi:1 to jacobi:64, chebyshev, or chebyshev:1 to "
                             "chebyshev:1000";
        },
        "");
}

CLI::App* add_sparse(CLI::App& app, Options& o, Words& w) {
    CLI::App* sparse = app.add_subcommand(
        "sparse",
        "Some eigenvalues and eigenvectors of a sparse symmetric or Hermitian matrix A, or of a "
        "pair A, B: A x = l B x");
    sparse
        ->add_option(
            "A", o.a,
            "file of the matrix: Matrix Market in coordinate format, .mtx.gz, or .npz of scipy.sparse")
        ->required();
    sparse->add_option("B", o.b, "the same of a positive definite matrix, for the generalized problem");
    auto* lowest =
        sparse->add_option("--lowest", o.part.lowest, "the K lowest eigenvalues [1]")->group("Problem");
    sparse->add_option("--highest", o.part.highest, "the K highest eigenvalues")
        ->check(tools::from_one())
        ->excludes(lowest)
        ->group("Problem");
    lowest->check(tools::from_one());
    sparse
        ->add_option("--tolerance", o.tolerance, "largest residual, relative to the norms of A and B [1e-8]")
        ->check(tools::finite_number(true))
        ->group("Method");
    sparse
        ->add_option("--method", o.method,
                     "lobpcg, lanczos, chefsi, or auto: lanczos for more than 100, without B and help [auto]")
        ->check(CLI::IsMember({"auto", "lobpcg", "lanczos", "chefsi"}))
        ->group("Method");
    sparse
        ->add_option("--precondition", o.precondition,
                     "of LOBPCG: none, jacobi, jacobi:BLOCK, chebyshev, chebyshev:DEGREE [none]")
        ->check(preconditioner())
        ->group("Method");
    sparse->add_option("--block", o.block, "vectors that are iterated, or multiplied, together")
        ->check(tools::from_one())
        ->group("Method");
    sparse->add_option("--iterations", o.iterations, "iterations, or restarts, at most")
        ->check(tools::from_one())
        ->group("Method");
    sparse
        ->add_option("--values", o.values,
                     "file for the eigenvalues: .npy, .mtx, .txt, FILE.h5:/NAME; -: standard output")
        ->group("Results");
    sparse->add_option("--vectors", o.vectors, "file for the eigenvectors: .npy, .mtx, FILE.h5:/NAME")
        ->group("Results");
    sparse->add_option("--picture", o.picture, "how the residuals fell, as a picture, SVG")->group("Results");
    add_triangle(*sparse, w);
    add_work(*sparse, o, w, false);
    return sparse;
}

// A command with the files of A, B and X.
CLI::App* add_system(CLI::App& app, const std::string& name, const std::string& what, Options& o) {
    CLI::App* system = app.add_subcommand(name, what);
    system->add_option("A", o.a, files_of_matrices)->required();
    system->add_option("B", o.b, "file of the right-hand sides, one in each column")->required();
    system
        ->add_option("--out", o.solution,
                     "file for X: .npy, .mtx, .txt, FILE.h5:/NAME; -: standard output [-]")
        ->group("Results");
    return system;
}

CLI::App* add_solve(CLI::App& app, Options& o, Words& w) {
    CLI::App* solve = add_system(
        app, "solve",
        "X of A X = B for a square matrix A, with the condition number of A and the backward error", o);
    add_triangle(*solve, w);
    add_work(*solve, o, w);
    return solve;
}

// A number above 0, up to 1.
CLI::Validator fraction() {
    return CLI::Validator(
        [](std::string& text) {
            double value = 0;
            return CLI::detail::lexical_cast(text, value) && value > 0 && value <= 1
                       ? std::string()
                       : "'" + text + "' is not a number above 0, up to 1";
        },
        "");
}

CLI::App* add_lstsq(CLI::App& app, Options& o, Words& w) {
    CLI::App* lstsq = add_system(app, "lstsq",
                                 "Least squares: X for which B - A X is shortest, and, for a matrix A with "
                                 "fewer rows than columns, the shortest X of A X = B",
                                 o);
    lstsq
        ->add_option("--rcond", o.rcond,
                     "find the rank of A, which takes condition numbers up to 1 / RCOND for regular, and the "
                     "shortest of all X [the rank is full]")
        ->check(fraction())
        ->group("Problem");
    add_work(*lstsq, o, w);
    return lstsq;
}

CLI::App* add_svd(CLI::App& app, Options& o, Words& w) {
    CLI::App* svd =
        app.add_subcommand("svd", "Singular values and vectors of a matrix A of any shape: A = U S V^H");
    svd->add_option("A", o.a, files_of_matrices)->required();
    svd->add_option("--highest", o.part.highest, "the K highest singular values [all]")
        ->check(tools::from_one())
        ->group("Problem");
    svd->add_option("--values", o.values,
                    "file for the singular values: .npy, .mtx, .txt, FILE.h5:/NAME; -: standard output")
        ->group("Results");
    svd->add_option("--left", o.left, "file for U, a vector in each column: .npy, .mtx, FILE.h5:/NAME")
        ->group("Results");
    svd->add_option("--right", o.right, "file for V^H, a vector in each row: .npy, .mtx, FILE.h5:/NAME")
        ->group("Results");
    add_work(*svd, o, w);
    return svd;
}

}  // namespace

Options read_options(int argc, char** argv, std::optional<int>& status) {
    Options o;
    Words words;
    CLI::App app{
        "Eigenproblems, linear equations, least squares and singular values of matrices in files, on the "
        "GPUs of this machine.",
        "lapilli-solve"};
    app.get_formatter()->column_width(30);
    app.set_version_flag("--version", std::string("lapilli-solve of Lapilli ") + lapilli_version());
    app.require_subcommand(1);
    app.footer("lapilli-solve COMMAND --help lists the options of a command.");
    CLI::App* const eigen = add_eigen(app, o, words);
    CLI::App* const sparse = add_sparse(app, o, words);
    CLI::App* const solve = add_solve(app, o, words);
    CLI::App* const lstsq = add_lstsq(app, o, words);
    CLI::App* const svd = add_svd(app, o, words);
    CLI::App* const info = app.add_subcommand(
        "info", "The devices of this machine, their memories and links, and what sizes of problems fit");
    add_devices(*info, o, words);
    info->add_flag("--measure", o.measure, "measure the links: copies of 64 MB between host and devices");
    info->add_flag("--json", o.json, "print it as JSON, for programs");
    info->add_option("--report", o.report, "write it to a JSON file, too");
    try {
        app.parse(argc, argv);
        o.command = eigen->parsed()    ? Command::eigen
                    : sparse->parsed() ? Command::sparse
                    : solve->parsed()  ? Command::solve
                    : lstsq->parsed()  ? Command::lstsq
                    : svd->parsed()    ? Command::svd
                                       : Command::info;
        resolve(o, words);
    } catch (const CLI::ParseError& error) {
        status = tools::end_of(app, error);
    }
    return o;
}

}  // namespace lapilli::solve
