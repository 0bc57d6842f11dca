// SPDX-License-Identifier: BSD-3-Clause
// lapilli-solve svd: A = U S V^H, the values and vectors that are asked for.
#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "files/output.hpp"
#include "solve/api.hpp"
#include "solve/problem.hpp"
#include "solve/residual.hpp"
#include "solve/shown.hpp"

namespace lapilli::solve {

namespace {

using files::Dense;
using files::MatrixFile;
using files::real_of;

template <class T>
struct SingularVectors {
    std::string routine;
    std::vector<real_of<T>> s;  // descending
    Dense<T> u, vt;             // columns, and rows of V^H; empty if they are not needed
};

// All values by GESVD with a letter for each set of vectors, or the highest ones by GESVDX.
template <class T>
SingularVectors<T> decompose(Session& session, Dense<T> a, const Options& options) {
    using R = Routines<T>;
    const std::int64_t m = a.rows(), n = a.cols(), all = std::min(m, n),
                       count = options.part.highest.value_or(all);
    const bool left = !options.left.empty() || options.check, right = !options.right.empty() || options.check;
    SingularVectors<T> found;
    found.s.resize(static_cast<std::size_t>(all));
    if (left) found.u = Dense<T>(m, count, "U");
    if (right) found.vt = Dense<T>(count, n, "V");
    T *const u = found.u.data(), *const vt = found.vt.data();
    const std::int64_t ldu = std::max<std::int64_t>(1, m), ldvt = std::max<std::int64_t>(1, count);
    const lapilli_context ctx = session.context();
    if (options.part.highest) {
        std::int64_t made = 0;
        found.routine = R::gesvdx_name;
        session.routine(found.routine, [&] {
            return R::gesvdx(ctx, left ? 'V' : 'N', right ? 'V' : 'N', 'I', m, n, a.data(), a.ld(),
                             real_of<T>(0), real_of<T>(0), 1, count, &made, found.s.data(), u, ldu, vt, ldvt);
        });
    } else if (left == right) {
        found.routine = R::gesdd_name;
        session.routine(found.routine, [&] {
            return R::gesdd(ctx, left ? 'S' : 'N', m, n, a.data(), a.ld(), found.s.data(), u, ldu, vt, ldvt);
        });
    } else {
        found.routine = R::gesvd_name;
        session.routine(found.routine, [&] {
            return R::gesvd(ctx, left ? 'S' : 'N', right ? 'S' : 'N', m, n, a.data(), a.ld(), found.s.data(),
                            u, ldu, vt, ldvt);
        });
    }
    found.s.resize(static_cast<std::size_t>(count));
    return found;
}

template <class T>
void write(const SingularVectors<T>& found, const Options& options) {
    const auto count = static_cast<std::int64_t>(found.s.size());
    if (!options.values.empty()) files::write_matrix(options.values, found.s.data(), count, 1, true);
    if (!options.left.empty())
        files::write_matrix(options.left, found.u.data(), found.u.rows(), found.u.cols());
    if (!options.right.empty())
        files::write_matrix(options.right, found.vt.data(), found.vt.rows(), found.vt.cols());
}

template <class T>
void solve_with(Session& session, MatrixFile& file, const Options& options) {
    const std::int64_t m = file.shape().rows, n = file.shape().cols, all = std::min(m, n);
    const std::int64_t count = options.part.highest.value_or(all);
    if (count > all) {
        throw tools::FileError(fmt::format(
            "--highest asks for {} singular values, and a {}-by-{} matrix has {}", count, m, n, all));
    }
    // Everything that is to come, before the first matrix is read.
    const std::size_t matrix = files::bytes_of(m, n, sizeof(T)),
                      vectors = files::bytes_of(m + n, count, sizeof(T));
    files::require_memory(options.check ? 2 * matrix + 2 * vectors : matrix + vectors, "the problem");
    Dense<T> a = read_general<T>(session, file, "A"), kept;
    if (options.check) session.step("copy", [&] { kept = files::copy_of(a); });
    const SingularVectors<T> found = decompose<T>(session, std::move(a), options);
    session.report.set("routine", found.routine);
    session.report.set("m", m);
    session.report.set("n", n);
    session.report.set("count", found.s.size());
    session.say("found", fmt::format("{} singular values of {}, {}", found.s.size(), all, found.routine));
    if (!found.s.empty()) {
        session.say("", shown(found.s));
        session.report.set("highest", found.s.front());
        session.report.set("lowest", found.s.back());
    }
    bool good = true;
    if (options.check) {
        const Residuals residuals = session.step(
            "residual", [&] { return singular_residuals(session, kept, found.u, found.vt, found.s); });
        good = residuals.residual < threshold && residuals.orthogonality < threshold;
        session.report.set("residual", residuals.residual);
        session.report.set("orthogonality", residuals.orthogonality);
        session.say("residual",
                    fmt::format("{:.3g} max(m, n) eps, orthogonality {:.3g} max(m, n) eps (must be below {})",
                                residuals.residual, residuals.orthogonality, threshold));
    }
    session.step("write", [&] { write(found, options); });
    for (const auto& [word, path] : {std::pair<const char*, std::string>{"values", options.values},
                                     {"U", options.left},
                                     {"V^H", options.right}}) {
        if (!path.empty() && path != "-") session.say(word, path);
    }
    session.say_times();
    session.save_report();
    if (!good) throw Failure("the residuals are too large");
}

}  // namespace

void run_svd(const Options& options) {
    const auto file = files::open_matrix(options.a);
    Session session(options);
    session.say("devices", session.devices());
    session.say("A", description(*file));
    const Scalar scalar(options, file->shape(), nullptr);
    with_scalar(scalar.complex, scalar.single,
                [&]<class T>(std::type_identity<T>) { solve_with<T>(session, *file, options); });
}

}  // namespace lapilli::solve
