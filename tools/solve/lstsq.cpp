// SPDX-License-Identifier: BSD-3-Clause
// lapilli-solve lstsq: X for which B - A X is shortest, and of these the shortest.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <optional>
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
    session.report.set("routine", found.routine);
    session.report.set("rank", found.rank);
    if (found.rcond) {
        say_condition(session, options, *found.rcond, " or less, of the 2-norm",
                      std::numeric_limits<files::real_of<T>>::epsilon(), options.rcond ? "" : rank_remedy);
    }
    if (found.norms.empty()) return;
    std::vector<double> relative;
    for (std::size_t j = 0; j < found.norms.size(); ++j)
        relative.push_back(found.sides[j] > 0 ? found.norms[j] / found.sides[j] : 0);
    session.report.set("residual_norms", found.norms);
    session.report.set("relative_residuals", relative);
    session.say("|b - A x|", listed(found.norms));
    session.say("relative", listed(relative));
}

// The distance of X from the span of the rows of A that count. With full column rank, they span everything.
template <class T>
RowsThatCount check_rows(Session& session, const Options& options, const LeastSquares<T>& found,
                         const Dense<T>& a) {
    if (found.rank == a.cols()) return {};
    return session.step("distance", [&]() -> RowsThatCount {
        if (found.rank == a.rows()) return {distance_from_rows(session, a, found.x), 0};
        return distance_from_rows(session, a, found.x, found.rank, options.rcond.value_or(0));
    });
}

struct Checked {
    double residual = 0;  // in units of max(m, n) eps
    std::optional<LeastSquaresResiduals> equations;
};

// The results of --check, and, after GELSY, the norm of b - A x. A is scaled, B is overwritten.
template <class T>
Checked check(Session& session, const Options& options, const LeastSquares<T>& found, Dense<T>& a,
              Dense<T>& b) {
    const RowsThatCount rows = options.check ? check_rows(session, options, found, a) : RowsThatCount{};
    Checked checked;
    session.step("residual", [&] {
        if (found.rank < a.rows()) {
            checked.equations = least_squares_residuals(session, a, found.x, b, rows.left_out);
            checked.residual = checked.equations->residual;
        } else if (options.check) {
            checked.residual = solution_residuals(session, a, found.x, b).residual;
        }
    });
    checked.residual = std::max(checked.residual, rows.distance);
    return checked;
}

template <class T>
void solve_with(Session& session, MatrixFile& file_a, MatrixFile& file_b, const Options& options) {
    const std::int64_t m = file_a.shape().rows, n = file_a.shape().cols, nrhs = file_b.shape().cols;
    // Everything that is to come, before the first matrix is read.
    const std::size_t sides = files::bytes_of(std::max(m, n), nrhs, sizeof(T)),
                      matrix = files::bytes_of(m, n, sizeof(T));
    const bool kept = options.check || options.rcond;  // GELSY, unlike GELS, says nothing about b - A x
    files::require_memory((kept ? 2 * matrix + 5 * sides : matrix + 2 * sides), "the problem");
    Dense<T> a = read_general<T>(session, file_a, "A"), b = read_general<T>(session, file_b, "B");
    Dense<T> kept_a, kept_b;
    if (kept) {
        session.step("copy", [&] {
            kept_a = files::copy_of(a);
            kept_b = files::copy_of(b);
        });
    }
    LeastSquares<T> found = least_squares<T>(session, std::move(a), std::move(b), options);
    std::optional<Checked> checked;
    if (kept) checked = check(session, options, found, kept_a, kept_b);
    if (options.rcond && checked->equations) found.norms = checked->equations->norms;
    session.report.set("m", m);
    session.report.set("n", n);
    say_found(session, options, found);
    std::optional<double> residual;
    if (options.check) {
        residual = checked->residual;
        if (checked->equations) {
            const std::vector<double>& angles = checked->equations->angles;
            session.report.set("normal_equations", angles);
            session.say("|A^H r|", listed(angles) + ", of |A| |r| with r = b - A x");
        }
    }
    finish(session, options, found.x,
           fmt::format("{}, {}-by-{} of {}rank {}", found.routine, m, n,
                       found.rank == std::min(m, n) ? "full " : "", found.rank),
           residual, "max(m, n) eps");
}

}  // namespace

void run_lstsq(const Options& options) {
    const auto file_a = files::open_matrix(options.a), file_b = files::open_matrix(options.b);
    with_system(options, *file_a, *file_b, [&]<class T>(std::type_identity<T>, Session& session) {
        solve_with<T>(session, *file_a, *file_b, options);
    });
}

}  // namespace lapilli::solve
