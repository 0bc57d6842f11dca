// SPDX-License-Identifier: BSD-3-Clause
#include "solve/general_eigen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <vector>

#include "files/check.hpp"
#include "files/output.hpp"
#include "solve/api.hpp"
#include "solve/problem.hpp"

namespace lapilli::solve {

namespace {

using files::Dense;
using files::real_of;

template <class T>
using ComplexOf = std::complex<real_of<T>>;

// GEEV's results, or GEES's.
template <class T>
struct Spectrum {
    std::string routine;
    std::vector<T> w, imaginary;  // imaginary parts, of real matrices
    Dense<T> vectors;             // eigenvectors as LAPACK stores them, or Schur vectors
    Dense<T> form;                // the Schur form
    lapilli_int first = 0;        // how many values --sort has brought to its front

    bool is_real() const {
        return !files::is_complex<T> &&
               std::all_of(imaginary.begin(), imaginary.end(), [](T x) { return x == T(0); });
    }
    std::vector<ComplexOf<T>> values() const {
        std::vector<ComplexOf<T>> all(w.begin(), w.end());
        for (std::size_t i = 0; i < imaginary.size(); ++i)
            all[i] = {std::real(w[i]), std::real(imaginary[i])};
        return all;
    }
};

// Whether --sort selects a value, by names that are scipy's; at the border as there.
template <class R>
int is_selected(std::complex<R> w, char sort) {
    switch (sort) {
        case 'l':
            return w.real() < 0;
        case 'r':
            return w.real() >= 0;
        case 'i':
            return std::abs(w) <= 1;
        default:
            return std::abs(w) > 1;
    }
}
template <class T, char Sort>
auto selecting() {
    if constexpr (files::is_complex<T>) {
        return +[](const T* w) -> int { return is_selected(*w, Sort); };
    } else {
        return +[](const T* re, const T* im) -> int { return is_selected(std::complex<T>(*re, *im), Sort); };
    }
}
template <class T>
auto selection(const std::string& sort) {
    return sort == "lhp"   ? selecting<T, 'l'>()
           : sort == "rhp" ? selecting<T, 'r'>()
           : sort == "iuc" ? selecting<T, 'i'>()
                           : selecting<T, 'o'>();
}

template <class T>
Spectrum<T> compute(Session& session, Dense<T> a, const Options& options) {
    using R = Routines<T>;
    const bool schur = !options.schur.empty(), vectors = options.vectors_needed();
    const std::int64_t n = a.rows();
    const char job = vectors ? 'V' : 'N', sort = options.sort.empty() ? 'N' : 'S';
    Spectrum<T> found;
    found.routine = schur ? R::gees_name : R::geev_name;
    found.w.resize(static_cast<std::size_t>(n));
    if (!files::is_complex<T>) found.imaginary.resize(found.w.size());
    if (vectors) found.vectors = Dense<T>(n, n, "the vectors");
    const auto select = selection<T>(options.sort);
    lapilli_int* const first = &found.first;
    T* const v = found.vectors.data();
    const lapilli_context ctx = session.context();
    session.routine(found.routine, [&] {
        if constexpr (files::is_complex<T>) {
            return schur ? R::gees(ctx, job, sort, select, n, a.data(), a.ld(), first, found.w.data(), v,
                                   a.ld())
                         : R::geev(ctx, 'N', job, n, a.data(), a.ld(), found.w.data(), nullptr, 1, v, a.ld());
        } else {
            T* const wi = found.imaginary.data();
            return schur ? R::gees(ctx, job, sort, select, n, a.data(), a.ld(), first, found.w.data(), wi, v,
                                   a.ld())
                         : R::geev(ctx, 'N', job, n, a.data(), a.ld(), found.w.data(), wi, nullptr, 1, v,
                                   a.ld());
        }
    });
    if (schur) found.form = std::move(a);
    return found;
}

// Eigenvectors as complex columns: of a pair two real columns hold the real and the imaginary part.
template <class T>
Dense<ComplexOf<T>> complex_vectors(const Spectrum<T>& found) {
    const std::int64_t n = found.vectors.rows();
    Dense<ComplexOf<T>> all(n, n, "the vectors");
    for (std::int64_t j = 0; j < n; ++j) {
        const bool pair = !files::is_complex<T> && found.imaginary[static_cast<std::size_t>(j)] != T(0);
        for (std::int64_t i = 0; i < n; ++i) {
            if (pair) {
                all(i, j) = {std::real(found.vectors(i, j)), std::real(found.vectors(i, j + 1))};
                all(i, j + 1) = std::conj(all(i, j));
            } else {
                all(i, j) = found.vectors(i, j);
            }
        }
        if (pair) ++j;
    }
    return all;
}

// |A V - V D|, or |A Z - Z T|, over n eps |A|, in the one-norm; a NaN counts as infinite.
template <class T>
double residual_of(Session& session, const Dense<T>& a, const Spectrum<T>& found) {
    const std::int64_t n = a.rows();
    const auto multiply = [&](const Dense<T>& x, const Dense<T>& y) {
        Dense<T> z(n, n, "the check");
        const lapilli_int info = Routines<T>::gemm(session.context(), 'N', 'N', n, n, n, T(1), x.data(),
                                                   x.ld(), y.data(), y.ld(), T(0), z.data(), z.ld());
        if (info != 0) throw Failure(lapilli_last_error(session.context()));
        return z;
    };
    const Dense<T> left = multiply(a, found.vectors);
    Dense<T> right;
    if (found.form.rows() > 0) {
        right = multiply(found.vectors, found.form);
    } else {
        right = files::copy_of(found.vectors);
        for (std::int64_t j = 0; j < n; ++j) {
            const auto k = static_cast<std::size_t>(j);
            const bool pair = !files::is_complex<T> && found.imaginary[k] != T(0);
            for (std::int64_t i = 0; i < n; ++i) {
                const T x = found.vectors(i, j);
                right(i, j) = x * found.w[k];
                if (!pair) continue;
                const T y = found.vectors(i, j + 1);  // A (x + i y) = (w + i wi) (x + i y)
                right(i, j) = x * found.w[k] - y * found.imaginary[k];
                right(i, j + 1) = x * found.imaginary[k] + y * found.w[k];
            }
            if (pair) ++j;
        }
    }
    double worst = 0;
    for (std::int64_t j = 0; j < n; ++j) {
        double sum = 0;
        for (std::int64_t i = 0; i < n; ++i) sum += static_cast<double>(std::abs(left(i, j) - right(i, j)));
        if (!(sum <= worst)) worst = std::isnan(sum) ? std::numeric_limits<double>::infinity() : sum;
    }
    const double norm = files::one_norm(a), eps = std::numeric_limits<real_of<T>>::epsilon();
    return worst == 0 ? 0 : worst / (norm * static_cast<double>(n) * eps);
}

template <class R>
std::string text_of(std::complex<R> w) {
    return w.imag() == 0 ? fmt::format("{:.10g}", w.real())
                         : fmt::format("{:.10g}{:+.10g}i", w.real(), w.imag());
}

template <class T>
void write(const Spectrum<T>& found, const Options& options, std::int64_t n) {
    // Real where all values are, as numpy's.
    const bool real = found.is_real();
    if (!options.values.empty()) {
        const std::vector<ComplexOf<T>> values = found.values();
        real ? files::write_matrix(options.values, found.w.data(), n, 1, true)
             : files::write_matrix(options.values, values.data(), n, 1, true);
    }
    if (!options.schur.empty()) files::write_matrix(options.schur, found.form.data(), n, n);
    if (options.vectors.empty()) return;
    if (real || found.form.rows() > 0) {
        files::write_matrix(options.vectors, found.vectors.data(), n, n);
    } else {
        const Dense<ComplexOf<T>> vectors = complex_vectors(found);
        files::write_matrix(options.vectors, vectors.data(), n, n);
    }
}

}  // namespace

template <class T>
void solve_general_eigen(Session& session, Dense<T> a, const std::string& why, const Options& options) {
    const auto refuse = [&](const char* what) {
        throw tools::FileError(
            options.a + ": " + why + "; " + what +
            " for symmetric matrices alone. If only one triangle is meant: --triangle lower or upper");
    };
    if (!options.part.all()) refuse("parts of the spectrum are there");
    if (!options.picture.empty()) refuse("pictures are there");
    const std::int64_t n = a.rows();
    const std::int64_t matrices = 1 + (options.vectors_needed() ? 2 : 0) + (options.check ? 2 : 0);
    files::require_memory(files::bytes_of(n, n * matrices, sizeof(T)), "the problem");
    Dense<T> kept;
    if (options.check) session.step("copy", [&] { kept = files::copy_of(a); });
    const Spectrum<T> found = compute<T>(session, std::move(a), options);
    session.report.set("routine", found.routine);
    session.report.set("n", n);
    session.report.set("count", n);
    session.say("found", fmt::format("{} eigenvalues{}, {}: {}", n,
                                     !options.schur.empty()     ? " and the Schur form"
                                     : options.vectors_needed() ? " with vectors"
                                                                : "",
                                     found.routine, why));
    if (!options.sort.empty()) {
        session.report.set("sorted", found.first);
        session.say("sorted", fmt::format("{} first: {}", options.sort, found.first));
    }
    std::string text;
    const std::vector<ComplexOf<T>> values = found.values();
    for (std::size_t k = 0; k < values.size(); ++k) {
        if (values.size() > 12 && k == 4) {
            text += " ...";
            k = values.size() - 4;
        }
        text += (k == 0 ? "" : " ") + text_of(values[k]);
    }
    session.say("", text);
    double residual = 0;
    if (options.check) {
        residual = session.step("residual", [&] { return residual_of(session, kept, found); });
        session.report.set("residual", residual);
        session.say("residual", fmt::format("{:.3g} n eps (must be below {})", residual, threshold));
    }
    session.step("write", [&] { write(found, options, n); });
    for (const auto& [word, path] : {std::pair<const char*, std::string>{"values", options.values},
                                     {"Schur form", options.schur},
                                     {"vectors", options.vectors}}) {
        if (!path.empty() && path != "-") session.say(word, path);
    }
    session.say_times();
    session.save_report();
    if (!(residual < threshold)) throw Failure("the residuals are too large");
}

#define LAPILLI_GENERAL_EIGEN(T) \
    template void solve_general_eigen(Session&, Dense<T>, const std::string&, const Options&);
LAPILLI_GENERAL_EIGEN(float)
LAPILLI_GENERAL_EIGEN(double)
LAPILLI_GENERAL_EIGEN(std::complex<float>)
LAPILLI_GENERAL_EIGEN(std::complex<double>)

}  // namespace lapilli::solve
