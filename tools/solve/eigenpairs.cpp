// SPDX-License-Identifier: BSD-3-Clause
#include "solve/eigenpairs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "common/file_error.hpp"
#include "solve/api.hpp"

namespace lapilli::solve {

using files::Dense;
using files::real_of;

Selection::Selection(const Part& part, std::int64_t n) {
    const auto within = [n](std::int64_t k, const char* option) {
        if (k > n) {
            throw tools::FileError(
                fmt::format("{} asks for eigenvalue {} of a matrix of order {}", option, k, n));
        }
    };
    if (part.range) {
        range = 'V';
        low = part.range->first;
        high = part.range->second;
    } else if (!part.all()) {
        range = 'I';
        if (part.index) {
            within(part.index->second, "--index");
            first = part.index->first;
            last = part.index->second;
        } else if (part.lowest) {
            within(*part.lowest, "--lowest");
            last = *part.lowest;
        } else {
            within(*part.highest, "--highest");
            first = n - *part.highest + 1;
            last = n;
        }
    }
}

namespace {

// The greatest number of the problem's precision that is not above the bound: (low, high] holds the same
// numbers of it.
template <class Real>
Real rounded_down(double bound) {
    constexpr double most = std::numeric_limits<Real>::max();
    const Real nearest = static_cast<Real>(std::clamp(bound, -most, most));
    return nearest > bound ? std::nextafter(nearest, -static_cast<Real>(most)) : nearest;
}

}  // namespace

template <class T>
Eigenpairs<T> eigenpairs(Session& session, Dense<T> a, Dense<T> b, const Selection& selection,
                         const Options& options) {
    using R = Routines<T>;
    using Real = real_of<T>;
    const lapilli_context ctx = session.context();
    const std::int64_t n = a.rows(), first = selection.first, last = selection.last;
    const char jobz = options.vectors_needed() ? 'V' : 'N', range = selection.range;
    const bool generalized = b.rows() > 0, all = range == 'A';
    const Real low = rounded_down<Real>(selection.low), high = rounded_down<Real>(selection.high);
    if (range == 'V' && !(low < high)) {
        throw tools::FileError("--range: no number of single precision lies in it");
    }
    std::int64_t count = n;
    Eigenpairs<T> found;
    found.values.resize(static_cast<std::size_t>(n));
    Real* const w = found.values.data();
    found.routine =
        generalized ? (all ? R::sygvd_name : R::sygvdx_name) : (all ? R::syevd_name : R::syevdx_name);
    const auto call = [&] {
        if (generalized) {
            return all ? R::sygvd(ctx, options.itype, jobz, 'L', n, a.data(), a.ld(), b.data(), b.ld(), w)
                       : R::sygvdx(ctx, options.itype, jobz, range, 'L', n, a.data(), a.ld(), b.data(),
                                   b.ld(), low, high, first, last, &count, w);
        }
        return all ? R::syevd(ctx, jobz, 'L', n, a.data(), a.ld(), w)
                   : R::syevdx(ctx, jobz, range, 'L', n, a.data(), a.ld(), low, high, first, last, &count, w);
    };
    session.routine(found.routine, call, [&](lapilli_int info) {
        return generalized && info > n ? "; B must be positive definite: " + options.b : std::string();
    });
    found.values.resize(static_cast<std::size_t>(count));
    found.vectors = std::move(a);
    return found;
}

#define LAPILLI_EIGENPAIRS(T) \
    template Eigenpairs<T> eigenpairs(Session&, Dense<T>, Dense<T>, const Selection&, const Options&);
LAPILLI_EIGENPAIRS(float)
LAPILLI_EIGENPAIRS(double)
LAPILLI_EIGENPAIRS(std::complex<float>)
LAPILLI_EIGENPAIRS(std::complex<double>)

}  // namespace lapilli::solve
