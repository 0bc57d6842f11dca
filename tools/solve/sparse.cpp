// SPDX-License-Identifier: BSD-3-Clause
// lapilli-solve sparse: some eigenvalues of A x = l x, and A x = l B x, for sparse matrices.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "common/chart.hpp"
#include "common/write_file.hpp"
#include "files/output.hpp"
#include "files/sparse_file.hpp"
#include "solve/api.hpp"
#include "solve/pencil.hpp"
#include "solve/problem.hpp"
#include "solve/shown.hpp"
#include "solve/sparse_handles.hpp"

namespace lapilli::solve {

namespace {

using files::Dense;
using files::Entries;
using files::SparseFile;

// The lower triangle, by the one that was named if one was.
template <class T>
Entries<T> read_triangle(Session& session, SparseFile& file, const std::string& name,
                         const Options& options) {
    if (const char* why = files::not_hermitian(file.shape())) {
        throw tools::FileError(file.path() + ": " + why);
    }
    Entries<T> a = session.step("read " + name, [&] { return file.read<T>(); });
    if (file.vanished() > 0) {
        Session::warn(fmt::format("{}: {} numbers are too small for the precision, and are 0", file.path(),
                                  file.vanished()));
    }
    if (file.shape().symmetry == files::Symmetry::general) {
        session.step("check " + name, [&] {
            if (options.triangle != 'B') {
                files::keep_triangle(a, options.triangle);
                return;
            }
            try {
                files::require_hermitian(a, files::is_single<T> ? 1e-6 : 1e-12);
            } catch (const tools::FileError& error) {
                throw tools::FileError(file.path() + ": " + error.what() +
                                       not_symmetric("scipy.sparse.linalg.eigs"));
            }
        });
    }
    return a;
}

enum class Method { lobpcg, lanczos, chefsi };

// The plan of the computation.
struct Plan {
    std::int64_t n, pairs, block, basis, iterations;
    Method method;
    bool highest;
    double tolerance;
};

Method method_of(const Options& options, std::int64_t pairs) {
    const bool alone = options.b.empty() && options.precondition == "none";
    // Many pairs without help are Lanczos's.
    constexpr std::int64_t many = 100;
    if (options.method == "auto") return alone && pairs > many ? Method::lanczos : Method::lobpcg;
    if (options.method == "lobpcg") return Method::lobpcg;
    if (!alone) {
        throw tools::FileError(fmt::format(
            "--method {}: takes neither a B nor a --precondition, which are for lobpcg", options.method));
    }
    return options.method == "lanczos" ? Method::lanczos : Method::chefsi;
}

Plan plan_of(const Options& options, std::int64_t n) {
    Plan p{};
    p.n = n;
    p.highest = options.part.highest.has_value();
    p.pairs = p.highest ? *options.part.highest : options.part.lowest.value_or(1);
    if (p.pairs > n) {
        throw tools::FileError(fmt::format("{} eigenvalues of a matrix of order {}", p.pairs, n));
    }
    p.method = method_of(options, p.pairs);
    const bool lanczos = p.method == Method::lanczos;
    const std::int64_t guards = std::max<std::int64_t>(2, p.pairs / 5);
    p.block = std::min(n, options.block.value_or(lanczos ? 4 * std::clamp<std::int64_t>(p.pairs / 100, 2, 12)
                                                         : p.pairs + guards));
    if (!lanczos && p.block < p.pairs) {
        throw tools::FileError(
            fmt::format("--block {}: at least the {} eigenvalues that are wanted", p.block, p.pairs));
    }
    const std::int64_t least = (n - p.pairs) / 2 < p.block ? n : p.pairs + 2 * p.block;
    // More than 3500 vectors in addition to the wanted ones cost more than the restarts that they save.
    const std::int64_t beside = std::min<std::int64_t>(p.pairs, 3500);
    p.basis = std::clamp(p.pairs + beside + 2 * p.block, least, std::max(least, n));
    p.iterations = options.iterations.value_or(p.method == Method::lobpcg ? 1000 : 200);
    p.tolerance = options.tolerance;
    return p;
}

template <class T>
struct Pairs {
    std::vector<files::real_of<T>> values, residuals;
    Dense<T> vectors;
    lapilli_int iterations = 0;
    std::vector<double> history;
};

template <class T>
const char* routine_of(Method method) {
    if (method == Method::chefsi) return Routines<T>::chefsi_name;
    return method == Method::lanczos ? Routines<T>::trlan_name : Routines<T>::lobpcg_name;
}

template <class T>
Pairs<T> find_pairs(Session& session, const Plan& p, lapilli_operator a, lapilli_operator b,
                    lapilli_operator m) {
    using Real = files::real_of<T>;
    const std::int64_t columns = p.method == Method::lanczos ? p.pairs : p.block;
    Pairs<T> found{std::vector<Real>(static_cast<std::size_t>(columns)),
                   std::vector<Real>(static_cast<std::size_t>(columns)),
                   Dense<T>(p.n, columns, "the eigenvectors"),
                   0,
                   {}};
    const char which = p.highest ? 'L' : 'S';
    const auto tolerance = static_cast<Real>(p.tolerance);
    const std::string name = routine_of<T>(p.method);
    session.routine(
        name,
        [&]() -> lapilli_int {
            switch (p.method) {
                case Method::lanczos:
                    return Routines<T>::trlan(session.context(), which, p.n, p.pairs, p.block, p.basis, a, b,
                                              0, nullptr, p.n, tolerance, p.iterations, found.values.data(),
                                              found.vectors.data(), found.vectors.ld(),
                                              found.residuals.data(), &found.iterations);
                case Method::chefsi:
                    return Routines<T>::chefsi(session.context(), which, p.n, p.pairs, p.block, 0, a, 0,
                                               nullptr, p.n, tolerance, p.iterations, found.values.data(),
                                               found.vectors.data(), found.vectors.ld(),
                                               found.residuals.data(), &found.iterations);
                case Method::lobpcg:
                    break;
            }
            return Routines<T>::lobpcg(session.context(), which, p.n, 0, p.pairs, p.block, a, b, m, nullptr,
                                       p.n, 0, nullptr, p.n, tolerance, p.iterations, found.values.data(),
                                       found.vectors.data(), found.vectors.ld(), found.residuals.data(),
                                       &found.iterations);
        },
        [&](lapilli_int info) {
            return info > 0 && info <= p.pairs
                       ? "; more --iterations, a larger --block, or a --precondition may help"
                       : "";
        });
    const lapilli_int steps = lapilli_convergence(session.context(), nullptr, nullptr, 0);
    found.history.resize(static_cast<std::size_t>(std::max<lapilli_int>(0, steps)));
    lapilli_convergence(session.context(), found.history.data(), nullptr, steps);
    found.values.resize(static_cast<std::size_t>(p.pairs));
    found.residuals.resize(static_cast<std::size_t>(p.pairs));
    session.report.set("routine", name);
    session.say("found", fmt::format("{} eigenvalues of {}, {}, {} {}", p.pairs, p.n, name, found.iterations,
                                     p.method == Method::lanczos ? "restarts" : "iterations"));
    session.say("", shown(found.values));
    return found;
}

// The largest residual of each iteration.
std::string picture_of(const std::vector<double>& history, const Plan& p, const std::string& title) {
    tools::Chart chart;
    chart.title = title;
    chart.subtitle = fmt::format("the largest residual of {} eigenvalues, relative to the norms", p.pairs);
    chart.x_label = p.method == Method::lanczos ? "restart" : "iteration";
    chart.y_label = "residual";
    chart.log_y = true;
    tools::Series residual{"largest residual", {}};
    for (std::size_t k = 0; k < history.size(); ++k) {
        // A residual of zero has no place on such an axis.
        residual.points.emplace_back(static_cast<double>(k), std::max(history[k], 1e-300));
    }
    tools::Series tolerance{"tolerance",
                            {{0, p.tolerance}, {static_cast<double>(history.size() - 1), p.tolerance}}};
    chart.series = {std::move(residual), std::move(tolerance)};
    return draw_svg(chart);
}

template <class T>
void write_results(Session& session, const Options& options, const Plan& p, const Pairs<T>& found) {
    session.step("write", [&] {
        if (!options.values.empty()) {
            files::write_matrix(options.values, found.values.data(), p.pairs, 1, true);
        }
        if (!options.vectors.empty()) {
            files::write_matrix(options.vectors, found.vectors.data(), p.n, p.pairs);
        }
        if (!options.picture.empty()) {
            tools::write_file(
                options.picture,
                picture_of(found.history, p, options.a + (options.b.empty() ? "" : ", " + options.b)));
        }
    });
}

template <class T>
void solve_with(Session& session, SparseFile& file_a, SparseFile* file_b, const Options& options) {
    const Plan p = plan_of(options, file_a.shape().rows);
    const SparseHandle<T> a(session, p.n, read_triangle<T>(session, file_a, "A", options), "A");
    SparseHandle<T> b;
    if (file_b != nullptr) {
        b = SparseHandle<T>(session, p.n, read_triangle<T>(session, *file_b, "B", options), "B");
    }
    const Preconditioner<T> m(session, a, options.precondition);
    const Pairs<T> found = find_pairs<T>(session, p, a.as_operator(), b.as_operator(), m.get());
    const auto largest = *std::max_element(found.residuals.begin(), found.residuals.end());
    session.say("residual", fmt::format("{:.3g} or less, in the 2-norm", largest));
    session.report.set("n", p.n);
    session.report.set("count", p.pairs);
    session.report.set("iterations", found.iterations);
    session.report.set("residual", largest);
    session.report.set("first", found.values.front());
    session.report.set("last", found.values.back());
    session.report.set("history", found.history);
    write_results(session, options, p, found);
    session.say_times();
    session.save_report();
}

}  // namespace

void run_sparse(const Options& options) {
    with_pencil(options, files::open_sparse,
                [&]<class T>(std::type_identity<T>, Session& session, auto& a, auto* b) {
                    solve_with<T>(session, a, b, options);
                });
}

}  // namespace lapilli::solve
