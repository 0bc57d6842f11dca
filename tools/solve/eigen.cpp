// SPDX-License-Identifier: BSD-3-Clause
// lapilli-solve eigen: A x = l x, and A x = l B x.
#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "common/write_file.hpp"
#include "files/output.hpp"
#include "solve/api.hpp"
#include "solve/eigenpairs.hpp"
#include "solve/general_eigen.hpp"
#include "solve/pencil.hpp"
#include "solve/picture.hpp"
#include "solve/problem.hpp"
#include "solve/residual.hpp"
#include "solve/shown.hpp"

namespace lapilli::solve {

namespace {

using files::Dense;
using files::MatrixFile;

template <class T, class Real>
void write_results(Session& session, const Options& options, const std::string& routine,
                   const Eigenpairs<T>& found, const std::vector<Real>& values, std::int64_t n) {
    session.step("write", [&] {
        if (!options.values.empty()) {
            files::write_matrix(options.values, values.data(), static_cast<std::int64_t>(values.size()), 1,
                                true);
        }
        if (!options.vectors.empty()) {
            files::write_matrix(options.vectors, found.vectors.data(), n,
                                static_cast<std::int64_t>(values.size()));
        }
        if (!options.picture.empty()) {
            SpectrumPicture picture;
            picture.title = options.a + (options.b.empty() ? "" : ", " + options.b);
            picture.subtitle = fmt::format("{} of {} eigenvalues; {} of Lapilli {}", values.size(), n,
                                           routine, lapilli_version());
            picture.values.assign(values.begin(), values.end());
            tools::write_file(options.picture, draw_svg(picture));
        }
    });
    const std::vector<std::pair<std::string, std::string>> written = {
        {"values", options.values}, {"vectors", options.vectors}, {"picture", options.picture}};
    for (const auto& [word, path] : written) {
        if (!path.empty() && path != "-") {
            session.say(word, path);
        }
    }
}

// Where eigenvalues are to be looked for when a range holds none. Those of A lie within Gershgorin's discs;
// for a pair, and for the ends themselves, another run tells.
template <class T>
std::string ends_of_spectrum(const Dense<T>& a, bool generalized) {
    const std::string other = "--lowest 1 and --highest 1 show the ends of the spectrum";
    if (generalized) {
        return other;
    }
    const auto [low, high] = files::gershgorin_bounds(a);
    return fmt::format("all lie from {:.6g} to {:.6g} (Gershgorin's bounds); {}", low, high, other);
}

// a: the matrix, both triangles.
template <class T>
void solve_hermitian(Session& session, Dense<T> a, MatrixFile* file_b, const Options& options) {
    const std::int64_t n = a.rows();
    const Selection selection(options.part, n);
    Dense<T> b, kept_a, kept_b;
    if (file_b != nullptr) {
        b = read_hermitian<T>(session, *file_b, "B", options);
    }
    if (options.check) {
        session.step("copy", [&] {
            kept_a = files::copy_of(a);
            kept_b = files::copy_of(b);
        });
    }
    const std::string where_they_lie =
        selection.range == 'V' ? ends_of_spectrum(a, file_b != nullptr) : std::string();
    Eigenpairs<T> found = eigenpairs<T>(session, std::move(a), std::move(b), selection, options);
    session.report.set("routine", found.routine);
    session.report.set("n", n);
    session.report.set("count", found.values.size());
    session.say("found", fmt::format("{} eigenvalues of {}{}, {}", found.values.size(), n,
                                     options.vectors_needed() ? " with vectors" : "", found.routine));
    if (!found.values.empty()) {
        session.say("", shown(found.values));
        session.report.set("lowest", found.values.front());
        session.report.set("highest", found.values.back());
    }
    if (found.values.empty()) {
        session.say("", "none in the range; " + where_they_lie);
    }
    bool good = true;
    if (options.check) {
        const Residuals residuals = session.step("residual", [&] {
            return eigen_residuals(session, kept_a, file_b != nullptr ? &kept_b : nullptr, options.itype,
                                   found.vectors, found.values);
        });
        good = residuals.residual < threshold && residuals.orthogonality < threshold;
        session.report.set("residual", residuals.residual);
        session.report.set("orthogonality", residuals.orthogonality);
        session.say("residual", fmt::format("{:.3g} n eps, orthogonality {:.3g} n eps (must be below {})",
                                            residuals.residual, residuals.orthogonality, threshold));
    }
    write_results(session, options, found.routine, found, found.values, n);
    session.say_times();
    session.save_report();
    if (!good) {
        throw Failure("the residuals are too large");
    }
}

template <class T>
void solve_with(Session& session, MatrixFile& file_a, MatrixFile* file_b, const Options& options) {
    const std::int64_t n = file_a.shape().rows;
    static_cast<void>(Selection(options.part, n));  // throws for numbers beyond n
    const std::size_t matrices = (file_b != nullptr ? 2U : 1U) * (options.check ? 2U : 1U);
    // Everything that is to come, before the first matrix is read.
    files::require_memory(files::bytes_of(n, n * static_cast<std::int64_t>(matrices), sizeof(T)),
                          "the problem");
    if (file_b == nullptr && options.triangle == 'B') {
        std::string why;
        Dense<T> general = read_general<T>(session, file_a, "A");
        session.step("check A", [&] { why = what_is_not_hermitian(file_a, general); });
        if (!why.empty() || !options.schur.empty()) {
            if (why.empty()) why = "--schur asks for it";
            return solve_general_eigen<T>(session, std::move(general), why, options);
        }
        return solve_hermitian<T>(session, std::move(general), nullptr, options);
    }
    if (!options.schur.empty())
        throw tools::FileError("--schur is for general matrices, and not with --triangle");
    solve_hermitian<T>(session, read_hermitian<T>(session, file_a, "A", options), file_b, options);
}

}  // namespace

void run_eigen(const Options& options) {
    with_pencil(options, files::open_matrix,
                [&]<class T>(std::type_identity<T>, Session& session, auto& a, auto* b) {
                    solve_with<T>(session, a, b, options);
                });
}

}  // namespace lapilli::solve
