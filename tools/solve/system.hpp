// SPDX-License-Identifier: BSD-3-Clause
// The part that `solve` and `lstsq` share: matrices A and B in files, and a solution X.
#pragma once

#include <limits>
#include <optional>
#include <string>

#include "files/check.hpp"
#include "files/output.hpp"
#include "solve/problem.hpp"

namespace lapilli::solve {

// Throws FileError unless B has as many rows as A.
void require_same_rows(const files::MatrixFile& a, const files::MatrixFile& b);

// Calls work(std::type_identity<T>(), session) with the scalar of both files, after the session has named
// them.
template <class Work>
void with_system(const Options& options, const files::MatrixFile& a, const files::MatrixFile& b,
                 const Work& work) {
    require_same_rows(a, b);
    Session session(options);
    session.say("devices", session.devices());
    session.say("A", description(a));
    session.say("B", description(b));
    const Scalar scalar(options, a.shape(), &b.shape());
    with_scalar(scalar.complex, scalar.single,
                [&]<class T>(std::type_identity<T> type) { work(type, session); });
}

// Says the condition number of A and, behind it, what it is `of`, and warns where it leaves no digit: 1 /
// rcond > 1 / epsilon. The warning ends with the remedy, if there is one.
void say_condition(Session& session, const Options& options, double rcond, const std::string& of,
                   double epsilon, const std::string& remedy = "");

// Writes X and says what was solved and, after --check, the residual in its units. Throws Failure if that is
// too large, or an element of X not finite: where it passes the range, or where A is too close to a singular
// matrix.
template <class T>
void finish(Session& session, const Options& options, const files::Dense<T>& x, const std::string& solved,
            const std::optional<double>& residual, const std::string& units) {
    const std::int64_t nrhs = x.cols();
    session.report.set("nrhs", nrhs);
    session.step("write",
                 [&] { files::write_matrix(options.solution, x.data(), x.rows(), nrhs, nrhs == 1); });
    session.say("solved", fmt::format("{}, {} right-hand side{}", solved, nrhs, nrhs == 1 ? "" : "s"));
    if (residual) {
        session.report.set("residual", *residual);
        session.say("residual", fmt::format("{:.3g} {} (must be below {})", *residual, units, threshold));
    }
    if (options.solution != "-") {
        session.say("solution", options.solution);
    }
    session.say_times();
    session.save_report();
    try {
        files::require_finite(x);
    } catch (const tools::FileError& error) {
        throw Failure(fmt::format("X: {}", error.what()));
    }
    if (residual && !(*residual < threshold)) {
        throw Failure("the residual is too large");
    }
}

}  // namespace lapilli::solve
