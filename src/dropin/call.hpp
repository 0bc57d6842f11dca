// SPDX-License-Identifier: BSD-3-Clause
// A call of a LAPACK symbol: who serves it, and what the caller gets.
//
//     a query of work sizes                       the next LAPACK; ours where its answer passes 32 bits
//     from inside the library or another LAPACK   the next LAPACK
//     smaller than the crossover, no devices      the next LAPACK
//     an argument or a work size is bad           the next LAPACK: its info, its call of xerbla_
//     all others                                  the devices; should they fail, the CPU, on the same untouched arrays
#pragma once

#include <cmath>
#include <limits>
#include <type_traits>

#include "base/scalar.hpp"
#include "host/inside.hpp"
#include "lapilli/lapilli.h"

namespace lapilli::dropin {

/// A routine as the drop-in library serves it.
struct Routine {
    const char* name;
    /// The order from which the devices are faster, matrices in the caller's host memory.
    index_t crossover;
};

/// Whether the devices should have a problem of this order: there are some, the crossover is reached, and this is not a
/// call from inside.
bool is_wanted(const Routine& routine, index_t order);

/// A context that computes on the CPU.
lapilli_context cpu();

/// A work array of the caller with its length; the library brings its own, so only the length matters.
template <class Element, class Int>
struct WorkArray {
    Element* work;
    const Int* length;
    double least;  ///< what LAPACK demands

    bool is_query() const { return *length == Int(-1); }
    bool fits() const { return least <= most(); }
    /// Where LAPACK's demand passes the integers, callers cannot meet it.
    bool is_enough() const { return !fits() || static_cast<double>(*length) >= least; }
    /// Whether a query's answer is at least that: rounded to single precision it may not be.
    bool is_answered() const { return static_cast<double>(real_part(*work)) >= std::min(least, most()); }
    /// What LAPACK demands, rounded up where the element cannot hold it exactly, and within the integers.
    void report() const {
        const double answer = std::min(least, most());
        if constexpr (std::is_integral_v<Element>) {
            *work = static_cast<Element>(answer);
        } else {
            using Real = real_t<Element>;
            Real rounded = static_cast<Real>(answer);
            if (static_cast<double>(rounded) < answer)
                rounded = std::nextafter(rounded, std::numeric_limits<Real>::max());
            if (static_cast<double>(rounded) > most()) rounded = std::nextafter(rounded, Real(0));
            *work = Element(rounded);
        }
    }
    /// After another LAPACK's answer, which in single precision may have been rounded down.
    void complete() const {
        if (!is_answered()) report();
    }

  private:
    static constexpr double most() { return static_cast<double>(std::numeric_limits<Int>::max()); }
};

/// Serves a call. serve(context) calls the library and returns its info; forward() calls the next LAPACK, `has_next` says
/// whether there is one.
template <class Int, class Serve, class Forward, class... Work>
void serve_call(const Routine& routine, index_t order, bool has_next, Int* info, Serve serve, Forward forward,
                const Work&... work) {
    const bool query = (false || ... || work.is_query());
    const bool wanted = query ? !(true && ... && work.fits())
                              : is_wanted(routine, order) && (true && ... && work.is_enough());
    const host::InsideScope inside;
    if (!wanted && has_next) {
        forward();
        if (query && *info == 0) (work.complete(), ...);
        return;
    }
    if (query) {
        (work.report(), ...);
        *info = 0;
        return;
    }
    lapilli_int code = serve(wanted ? nullptr : cpu());
    if (wanted && code <= LAPILLI_ERROR_DEVICE_MEMORY) code = serve(cpu());
    if (code < 0 && has_next) return forward();
    *info = static_cast<Int>(code);
    (work.report(), ...);
}

}  // namespace lapilli::dropin
