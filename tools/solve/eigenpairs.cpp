// SPDX-License-Identifier: BSD-3-Clause
#include "solve/eigenpairs.hpp"

#include <fmt/format.h>

#include <algorithm>

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

// Leaves the selected ones of all n eigenpairs.
template <class T>
void cut(Eigenpairs<T>& found, const Selection& s, bool vectors) {
    auto begin = found.values.begin(), end = found.values.end();
    if (s.range == 'I') {
        end = begin + s.last;
        begin += s.first - 1;
    } else if (s.range == 'V') {
        const auto above = [&](double bound) {
            return std::find_if(found.values.begin(), found.values.end(),
                                [&](double value) { return value > bound; });
        };
        begin = above(s.low);
        end = above(s.high);
    }
    if (vectors) {
        const auto first = begin - found.values.begin(), last = end - found.values.begin();
        std::copy(found.vectors.column(first), found.vectors.column(last), found.vectors.column(0));
    }
    found.values.assign(begin, end);
}

}  // namespace

template <class T>
Eigenpairs<T> eigenpairs(Session& session, Dense<T> a, Dense<T> b, const Selection& selection,
                         const Options& options) {
    using R = Routines<T>;
    const lapilli_context ctx = session.context();
    const std::int64_t n = a.rows();
    const char jobz = options.vectors_needed() ? 'V' : 'N';
    const bool generalized = b.rows() > 0;
    Eigenpairs<T> found;
    found.values.resize(static_cast<std::size_t>(n));
    found.routine = generalized ? R::sygvd_name : R::syevd_name;
    session.routine(found.routine, [&] {
        real_of<T>* const w = found.values.data();
        return generalized ? R::sygvd(ctx, options.itype, jobz, 'L', n, a.data(), a.ld(), b.data(), b.ld(), w)
                           : R::syevd(ctx, jobz, 'L', n, a.data(), a.ld(), w);
    });
    found.vectors = std::move(a);
    if (selection.range != 'A') {
        cut(found, selection, jobz == 'V');
    }
    return found;
}

#define LAPILLI_EIGENPAIRS(T) \
    template Eigenpairs<T> eigenpairs(Session&, Dense<T>, Dense<T>, const Selection&, const Options&);
LAPILLI_EIGENPAIRS(float)
LAPILLI_EIGENPAIRS(double)
LAPILLI_EIGENPAIRS(std::complex<float>)
LAPILLI_EIGENPAIRS(std::complex<double>)

}  // namespace lapilli::solve
