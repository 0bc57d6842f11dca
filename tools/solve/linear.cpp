// SPDX-License-Identifier: BSD-3-Clause
// lapilli-solve solve: A X = B. A Hermitian matrix is tried as a positive definite one first, then factored
// with symmetric pivots.
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
            const char* why = files::not_hermitian(file.shape());
            hermitian = why == nullptr;
            if (!hermitian && options.triangle != 'B') {
                throw tools::FileError(file.path() + ": --triangle is for Hermitian matrices, and " + why);
            }
            try {
                if (hermitian && options.triangle == 'B') {
                    files::require_hermitian(a, files::rounding_of<T>(file.shape()));
                }
            } catch (const tools::FileError&) {
                hermitian = false;
            }
            if (hermitian) files::mirror_triangle(a, options.triangle == 'U' ? 'U' : 'L');
            norm = files::one_norm(a);
        });
    }
};

enum class Kind { definite, indefinite, general };

const char* text_of(Kind kind, bool hermitian) {
    if (kind == Kind::definite) return "positive definite";
    return hermitian ? "not positive definite" : "general";
}

/// Solves A X = B. What is factored of a Hermitian A is its lower triangle; the other one keeps what A was.
template <class T>
class Solver {
  public:
    /// A copy of a matrix that is not Hermitian is made at once, before B is read.
    Solver(Session& session, const Options& options, System<T>& system)
        : session_(session),
          options_(options),
          hermitian_(system.hermitian),
          norm_(system.norm),
          a_(system.a) {
        if (hermitian_) {
            for (std::int64_t i = 0; i < n(); ++i) diagonal_.push_back(a_(i, i));
        } else {
            keep();
        }
    }

    /// X over B, the factors over A.
    void solve(Dense<T>& b) {
        if (hermitian_ && solve_definite(b)) return;
        pivots_.resize(static_cast<std::size_t>(n()));
        if (hermitian_ && solve_indefinite(b)) return;
        solve_general(b);
    }
    /// Says the condition number that the factors tell.
    void estimate_condition() {
        using Real = files::real_of<T>;
        if (!(norm_ <= static_cast<double>(std::numeric_limits<Real>::max()))) return;
        Real rcond = 0;
        const auto anorm = static_cast<Real>(norm_);
        const lapilli_context ctx = session_.context();
        switch (kind_) {
            case Kind::definite:
                session_.routine(Routines<T>::pocon_name, [&] {
                    return Routines<T>::pocon(ctx, 'L', n(), a_.data(), a_.ld(), anorm, &rcond);
                });
                break;
            case Kind::indefinite:
                session_.routine(Routines<T>::sycon_name, [&] {
                    return Routines<T>::sycon(ctx, 'L', n(), a_.data(), a_.ld(), pivots_.data(), anorm,
                                              &rcond);
                });
                break;
            case Kind::general:
                session_.routine(Routines<T>::gecon_name, [&] {
                    return Routines<T>::gecon(ctx, '1', n(), a_.data(), a_.ld(), anorm, &rcond);
                });
        }
        say_condition(session_, options_, static_cast<double>(rcond), ", of the 1-norm",
                      std::numeric_limits<Real>::epsilon());
    }
    /// A as it was, in the place of the factors.
    Dense<T>& given() {
        if (kind_ == Kind::general) return kept_;
        restore();
        return a_;
    }
    std::string routine() const {
        return kind_ == Kind::definite     ? Routines<T>::posv_name
               : kind_ == Kind::indefinite ? Routines<T>::sysv_name
                                           : Routines<T>::gesv_name;
    }
    std::string what() const { return text_of(kind_, hermitian_); }

  private:
    std::int64_t n() const { return a_.rows(); }
    void keep() {
        session_.step("copy", [&] { kept_ = files::copy_of(a_); });
    }
    void restore() {
        for (std::int64_t i = 0; i < n(); ++i) a_(i, i) = diagonal_[static_cast<std::size_t>(i)];
        files::mirror_triangle(a_, 'U');
    }
    std::string name_of_a(lapilli_int info) const { return info > 0 ? ": " + options_.a : std::string(); }

    /// False: A is not positive definite, and A and B are as they were.
    bool solve_definite(Dense<T>& b) {
        lapilli_int info = 0;
        session_.routine(Routines<T>::posv_name, [&] {
            info = Routines<T>::posv(session_.context(), 'L', n(), b.cols(), a_.data(), a_.ld(), b.data(),
                                     b.ld());
            return info > 0 ? 0 : info;
        });
        if (info == 0) return true;
        restore();
        return false;
    }
    /// Computed by few devices. False: their memory is too small, there are others, and A and B are as they
    /// were.
    bool solve_indefinite(Dense<T>& b) {
        kind_ = Kind::indefinite;
        lapilli_int info = 0;
        session_.routine(
            Routines<T>::sysv_name,
            [&] {
                info = Routines<T>::sysv(session_.context(), 'L', n(), b.cols(), a_.data(), a_.ld(),
                                         pivots_.data(), b.data(), b.ld());
                const bool others = lapilli_device_count(session_.context()) > 1;
                return info == LAPILLI_ERROR_DEVICE_MEMORY && others ? 0 : info;
            },
            [&](lapilli_int i) { return name_of_a(i); });
        return info == 0;
    }
    void solve_general(Dense<T>& b) {
        kind_ = Kind::general;
        if (hermitian_) keep();
        session_.routine(
            Routines<T>::gesv_name,
            [&] {
                return Routines<T>::gesv(session_.context(), n(), b.cols(), a_.data(), a_.ld(),
                                         pivots_.data(), b.data(), b.ld());
            },
            [&](lapilli_int i) { return name_of_a(i); });
    }

    Session& session_;
    const Options& options_;
    bool hermitian_;
    double norm_;
    Dense<T>& a_;
    Kind kind_ = Kind::definite;
    std::vector<T> diagonal_;
    Dense<T> kept_;
    std::vector<lapilli_int> pivots_;
};

template <class T>
void solve_with(Session& session, MatrixFile& file_a, MatrixFile& file_b, const Options& options) {
    const std::int64_t n = file_a.shape().rows, nrhs = file_b.shape().cols;
    // The steps that come in every case, announced before the first matrix is read.
    files::require_memory(files::bytes_of(n, n, sizeof(T)) + 3 * files::bytes_of(n, nrhs, sizeof(T)),
                          "the problem");
    System<T> system(session, file_a, options);
    Solver<T> solver(session, options, system);
    Dense<T> b = read_general<T>(session, file_b, "B");
    Dense<T> kept_b = files::copy_of(b);
    solver.solve(b);
    session.report.set("routine", solver.routine());
    session.report.set("n", n);
    solver.estimate_condition();
    const SolutionResiduals found =
        session.step("residual", [&] { return solution_residuals(session, solver.given(), b, kept_b); });
    session.report.set("backward_error", found.backward_error);
    session.say("backward",
                fmt::format("error {:.3g}, |A x - b| / (|A| |x| + |b|) in the 1-norm", found.backward_error));
    finish(session, options, b, fmt::format("{} of order {}, {}", solver.routine(), n, solver.what()),
           options.check ? std::optional(found.residual) : std::nullopt, "n eps");
}

}  // namespace

void run_solve(const Options& options) {
    const auto file_a = files::open_matrix(options.a), file_b = files::open_matrix(options.b);
    require_square(file_a->path(), file_a->shape());
    with_system(options, *file_a, *file_b, [&]<class T>(std::type_identity<T>, Session& session) {
        solve_with<T>(session, *file_a, *file_b, options);
    });
}

}  // namespace lapilli::solve
