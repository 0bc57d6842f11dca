// SPDX-License-Identifier: BSD-3-Clause
// lapilli-solve solve: A X = B.
#include <fmt/format.h>

#include "files/output.hpp"
#include "solve/api.hpp"
#include "solve/problem.hpp"
#include "solve/residual.hpp"

namespace lapilli::solve {

namespace {

using files::Dense;
using files::MatrixFile;

template <class T>
void solve_with(Session& session, MatrixFile& file_a, MatrixFile& file_b, const Options& options) {
    const std::int64_t n = file_a.shape().rows, nrhs = file_b.shape().cols;
    // Everything that is to come, before the first matrix is read.
    const std::size_t sides = files::bytes_of(n, nrhs, sizeof(T)), matrix = files::bytes_of(n, n, sizeof(T));
    files::require_memory((options.check ? 2 * matrix + 3 * sides : matrix + sides), "the problem");
    Dense<T> a = read_hermitian<T>(session, file_a, "A", options);
    Dense<T> b = session.step("read B", [&] { return file_b.read<T>(); });
    say_vanished(session, file_b, "B");
    Dense<T> kept_a, kept_b;
    if (options.check) {
        session.step("copy", [&] {
            kept_a = files::copy_of(a);
            kept_b = files::copy_of(b);
        });
    }
    const std::string name = Routines<T>::posv_name;
    const auto call = [&] {
        return Routines<T>::posv(session.context(), 'L', n, nrhs, a.data(), a.ld(), b.data(), b.ld());
    };
    session.routine(name, call, [&](lapilli_int info) {
        return info > 0 ? "; solve takes positive definite matrices only: " + options.a : std::string();
    });
    session.report["routine"] = name;
    session.report["n"] = n;
    session.report["nrhs"] = nrhs;
    double residual = 0;
    if (options.check) {
        residual = session.step("residual", [&] { return solution_residual(session, kept_a, b, kept_b); });
        session.report["residual"] = residual;
    }
    session.step("write", [&] { files::write_matrix(options.solution, b.data(), n, nrhs, nrhs == 1); });
    session.say("solved",
                fmt::format("{} of order {}, {} right-hand side{}", name, n, nrhs, nrhs == 1 ? "" : "s"));
    if (options.check) {
        session.say("residual", fmt::format("{:.3g} n eps (must be below {})", residual, threshold));
    }
    if (options.solution != "-") {
        session.say("solution", options.solution);
    }
    session.say_times();
    session.save_report();
    if (!(residual < threshold)) {
        throw Failure("the residual is too large");
    }
}

}  // namespace

void run_solve(const Options& options) {
    const auto file_a = files::open_matrix(options.a), file_b = files::open_matrix(options.b);
    require_square(*file_a);
    if (file_b->shape().rows != file_a->shape().rows) {
        throw tools::FileError(fmt::format("{}: {} rows, and A is of order {}", file_b->path(),
                                           file_b->shape().rows, file_a->shape().rows));
    }
    Session session(options);
    session.say("devices", session.devices());
    session.say("A", description(*file_a));
    session.say("B", description(*file_b));
    const Scalar scalar(options, file_a->shape(), &file_b->shape());
    with_scalar(scalar.complex, scalar.single,
                [&]<class T>(std::type_identity<T>) { solve_with<T>(session, *file_a, *file_b, options); });
}

}  // namespace lapilli::solve
