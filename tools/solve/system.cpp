// SPDX-License-Identifier: BSD-3-Clause
#include "solve/system.hpp"

#include <fmt/format.h>

namespace lapilli::solve {

void require_same_rows(const files::MatrixFile& a, const files::MatrixFile& b) {
    if (b.shape().rows != a.shape().rows) {
        throw tools::FileError(
            fmt::format("{}: {} rows, and A has {}", b.path(), b.shape().rows, a.shape().rows));
    }
}

void say_condition(Session& session, const Options& options, double rcond, const std::string& of,
                   double epsilon, const std::string& remedy) {
    session.report.set("rcond", rcond);
    session.say("condition", fmt::format("{:.3g}{}", 1 / rcond, of));
    if (rcond < epsilon) {
        Session::warn(options.a + ": the condition number leaves no digit of the solution right" + remedy);
    }
}

}  // namespace lapilli::solve
