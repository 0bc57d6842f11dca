// SPDX-License-Identifier: BSD-3-Clause
// lapilli-solve lstsq: X for which B - A X is shortest, or the shortest X of A X = B.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <vector>

#include "solve/least_squares.hpp"
#include "solve/residual.hpp"
#include "solve/system.hpp"

namespace lapilli::solve {

namespace {

using files::Dense;
using files::MatrixFile;

// Each of a few numbers, of many the least and the greatest.
std::string listed(const std::vector<double>& values) {
    constexpr std::size_t few = 8;
    if (values.size() > few) {
        const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
        return fmt::format("{:.4g} to {:.4g}", *least, *greatest);
    }
    return fmt::format("{:.4g}", fmt::join(values, " "));
}

template <class T>
void say_found(Session& session, const Options& options, const LeastSquares<T>& found) {
    session.report["routine"] = found.routine;
    session.report["rank"] = found.rank;
    if (found.rcond) {
        say_condition(session, options, *found.rcond, " or less, of the 2-norm",
                      std::numeric_limits<files::real_of<T>>::epsilon());
    }
    if (!found.norms.empty()) {
        session.report["residual_norms"] = found.norms;
        session.report["relative_residuals"] = found.relative;
        session.say("|b - A x|", listed(found.norms));
        session.say("relative", listed(found.relative));
    }
}

// What --check finds, in units of max(m, n) eps. A is scaled, B overwritten.
template <class T>
double check(Session& session, Dense<T>& a, const Dense<T>& x, Dense<T>& b) {
    if (a.rows() > a.cols()) {
        const LeastSquaresResiduals found =
            session.step("residual", [&] { return least_squares_residuals(session, a, x, b); });
        session.report["normal_equations"] = found.angles;
        session.say("|A^H r|", listed(found.angles) + ", of |A| |r| with r = b - A x");
        return found.residual;
    }
    const double distance =
        a.rows() < a.cols() ? session.step("distance", [&] { return distance_from_rows(session, a, x); }) : 0;
    return std::max(distance, session.step("residual", [&] { return solution_residual(session, a, x, b); }));
}

template <class T>
void solve_with(Session& session, MatrixFile& file_a, MatrixFile& file_b, const Options& options) {
    const std::int64_t m = file_a.shape().rows, n = file_a.shape().cols, nrhs = file_b.shape().cols;
    // Everything that is to come, before the first matrix is read.
    const std::size_t sides = files::bytes_of(std::max(m, n), nrhs, sizeof(T)),
                      matrix = files::bytes_of(m, n, sizeof(T));
    files::require_memory((options.check ? 2 * matrix + 5 * sides : matrix + 2 * sides), "the problem");
    Dense<T> a = read_general<T>(session, file_a, "A"), b = read_general<T>(session, file_b, "B");
    Dense<T> kept_a, kept_b;
    if (options.check) {
        session.step("copy", [&] {
            kept_a = files::copy_of(a);
            kept_b = files::copy_of(b);
        });
    }
    const LeastSquares<T> found = least_squares<T>(session, std::move(a), std::move(b), options);
    session.report["m"] = m;
    session.report["n"] = n;
    say_found(session, options, found);
    std::optional<double> residual;
    if (options.check) residual = check(session, kept_a, found.x, kept_b);
    finish(session, options, found.x,
           fmt::format("{}, {}-by-{} of full rank {}", found.routine, m, n, found.rank), residual,
           "max(m, n) eps");
}

}  // namespace

void run_lstsq(const Options& options) {
    const auto file_a = files::open_matrix(options.a), file_b = files::open_matrix(options.b);
    with_system(options, *file_a, *file_b, [&]<class T>(std::type_identity<T>, Session& session) {
        solve_with<T>(session, *file_a, *file_b, options);
    });
}

}  // namespace lapilli::solve
