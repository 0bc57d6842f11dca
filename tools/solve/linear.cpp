// SPDX-License-Identifier: BSD-3-Clause
// lapilli-solve solve: A X = B. A Hermitian matrix is tried as a positive definite one first.
#include <fmt/format.h>

#include <limits>
#include <vector>

#include "solve/api.hpp"
#include "solve/residual.hpp"
#include "solve/system.hpp"

namespace lapilli::solve {

namespace {

using files::Dense;
using files::MatrixFile;

/// A as it was read, whether it is Hermitian, and its one-norm.
template <class T>
struct System {
    Dense<T> a;
    bool hermitian = true;
    double norm = 0;

    System(Session& session, MatrixFile& file, const Options& options)
        : a(read_general<T>(session, file, "A")) {
        session.step("check A", [&] {
            if (options.triangle != 'B') {
                files::mirror_triangle(a, options.triangle);
            } else {
                try {
                    files::require_hermitian(a, files::rounding_of<T>(file.shape()));
                } catch (const tools::FileError&) {
                    hermitian = false;
                }
            }
            norm = files::one_norm(a);
        });
    }
};

/// X over B, the factors over A. False: A is Hermitian but not positive definite, and A and B are as they were.
template <class T>
bool solve_definite(Session& session, Dense<T>& a, Dense<T>& b) {
    const std::int64_t n = a.rows();
    std::vector<T> diagonal(static_cast<std::size_t>(n));
    for (std::int64_t i = 0; i < n; ++i) diagonal[static_cast<std::size_t>(i)] = a(i, i);
    lapilli_int info = 0;
    session.routine(Routines<T>::posv_name, [&] {
        info = Routines<T>::posv(session.context(), 'L', n, b.cols(), a.data(), a.ld(), b.data(), b.ld());
        return info > 0 ? 0 : info;
    });
    if (info == 0) return true;
    for (std::int64_t i = 0; i < n; ++i) a(i, i) = diagonal[static_cast<std::size_t>(i)];
    files::mirror_triangle(a, 'U');
    return false;
}

template <class T>
void solve_general(Session& session, Dense<T>& a, Dense<T>& b, const Options& options) {
    std::vector<lapilli_int> ipiv(static_cast<std::size_t>(a.rows()));
    session.routine(
        Routines<T>::gesv_name,
        [&] {
            return Routines<T>::gesv(session.context(), a.rows(), b.cols(), a.data(), a.ld(), ipiv.data(),
                                     b.data(), b.ld());
        },
        [&](lapilli_int info) { return info > 0 ? ": " + options.a : std::string(); });
}

/// Says the condition number that the factors tell.
template <class T>
void estimate_condition(Session& session, const Dense<T>& factors, bool definite, double norm,
                        const Options& options) {
    using Real = files::real_of<T>;
    if (!(norm <= static_cast<double>(std::numeric_limits<Real>::max()))) return;
    Real rcond = 0;
    const auto anorm = static_cast<Real>(norm);
    const std::int64_t n = factors.rows();
    session.routine(definite ? Routines<T>::pocon_name : Routines<T>::gecon_name, [&] {
        return definite ? Routines<T>::pocon(session.context(), 'L', n, factors.data(), factors.ld(), anorm,
                                             &rcond)
                        : Routines<T>::gecon(session.context(), '1', n, factors.data(), factors.ld(), anorm,
                                             &rcond);
    });
    say_condition(session, options, static_cast<double>(rcond), ", of the 1-norm",
                  std::numeric_limits<Real>::epsilon());
}

template <class T>
void solve_with(Session& session, MatrixFile& file_a, MatrixFile& file_b, const Options& options) {
    const std::int64_t n = file_a.shape().rows, nrhs = file_b.shape().cols;
    // Everything that is to come, before the first matrix is read.
    const std::size_t sides = files::bytes_of(n, nrhs, sizeof(T)), matrix = files::bytes_of(n, n, sizeof(T));
    files::require_memory((options.check ? 2 * matrix + 3 * sides : matrix + sides), "the problem");
    System<T> system(session, file_a, options);
    Dense<T> b = read_general<T>(session, file_b, "B");
    Dense<T> kept_a, kept_b;
    if (options.check) {
        session.step("copy", [&] {
            kept_a = files::copy_of(system.a);
            kept_b = files::copy_of(b);
        });
    }
    const bool definite = system.hermitian && solve_definite(session, system.a, b);
    if (!definite) solve_general(session, system.a, b, options);
    const std::string name = definite ? Routines<T>::posv_name : Routines<T>::gesv_name;
    session.report["routine"] = name;
    session.report["n"] = n;
    estimate_condition(session, system.a, definite, system.norm, options);
    std::optional<double> residual;
    if (options.check) {
        residual = session.step("residual", [&] { return solution_residual(session, kept_a, b, kept_b); });
    }
    const char* what = definite           ? "positive definite"
                       : system.hermitian ? "not positive definite"
                                          : "general";
    finish(session, options, b, fmt::format("{} of order {}, {}", name, n, what), residual, "n eps");
}

}  // namespace

void run_solve(const Options& options) {
    const auto file_a = files::open_matrix(options.a), file_b = files::open_matrix(options.b);
    require_square(*file_a);
    with_system(options, *file_a, *file_b, [&]<class T>(std::type_identity<T>, Session& session) {
        solve_with<T>(session, *file_a, *file_b, options);
    });
}

}  // namespace lapilli::solve
