// SPDX-License-Identifier: BSD-3-Clause
// A call of a LAPACK symbol: who serves it, and what the caller gets.
//
//     a query of work sizes                       the next LAPACK; ours where its answer passes 32 bits
//     from inside the library or another LAPACK   the next LAPACK
//     smaller than the crossover, no devices      the next LAPACK
//     an argument or a work size is bad           the next LAPACK: its info, its call of xerbla_
//     a NaN or an infinity that it fails on       no one: as where nothing converged, or a bad matrix and nothing written
//     everything, where liblapilli is missing     the next LAPACK
//     all others                                  the devices; should they fail, the CPU, on the same untouched arrays
//
// Where there is no next LAPACK, as for most symbols with 64-bit integers, this library does what it would
// do.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>

#include "base/clock.hpp"
#include "base/scalar.hpp"
#include "base/select.hpp"
#include "dropin/library.hpp"
#include "host/inside.hpp"
#include "load/call_line.hpp"

namespace lapilli::dropin {

using load::described;
using load::logs;

/// A routine as the drop-in library serves it.
struct Routine {
    const char* name;
    /// The order from which the devices are faster, matrices in the caller's host memory.
    index_t crossover;
};

/// The crossover of a routine that no devices compute. Its calls go to the next LAPACK, and routines that
/// LAPACK calls there are served as if the program had called them: the QR factorization within GELSD. With
/// dropin.crossover=N they go to the library, which computes on the CPU.
inline constexpr index_t never = std::numeric_limits<index_t>::max();

/// The library that serves a call, and if not Lapilli, the reason.
enum class Way { devices, inside, switched_off, small, no_devices, short_work, refused };

/// The devices, where there are some and the crossover is reached.
Way way_of(const Routine& routine, index_t order);

/// A context that computes on the CPU.
lapilli_context cpu();

/// A context whose calls end when their arguments have been found good, as cancelled ones. Null if the host
/// lacks memory for it.
lapilli_context arguments_only();

/// Tells xerbla_ of a bad argument, or xerbla_64_ where a program has one and the symbol is of that kind.
void complain(const char* symbol, int argument);

/// Writes the line of a call that went to the next LAPACK.
void log_forwarded(const Routine& routine, Way way, index_t order, const std::string& arguments,
                   double seconds, std::int64_t info);

/// A work array of the caller with its length; the library brings its own, so only the length matters.
template <class Element, class Int>
struct WorkArray {
    Element* work;
    const Int* length;
    double least;          ///< what LAPACK demands
    int position;          ///< of the length among the arguments
    bool demanded = true;  ///< false: of a shorter array LAPACK's routine makes no use, and that is no error

    bool is_query() const { return *length == Int(-1); }
    bool fits() const { return least <= most(); }
    /// Where LAPACK's demand passes the integers, callers cannot meet it.
    bool is_enough() const { return !demanded || !fits() || static_cast<double>(*length) >= least; }
    /// Whether a query's answer is at least that: rounded to single precision it may not be.
    bool is_answered() const { return static_cast<double>(real_part(*work)) >= std::min(least, most()); }
    /// LAPACK's minimal size, rounded up if the element cannot hold it exactly, and within the integers.
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
    /// After a call that this library has served.
    void leave() const { report(); }
    /// After another LAPACK's answer, which in single precision may have been rounded down.
    void complete() const {
        if (!is_answered()) report();
    }

  private:
    static constexpr double most() { return static_cast<double>(std::numeric_limits<Int>::max()); }
};

/// A matrix of the caller to work in, with its leading dimension. LAPACK's routine makes no use of one that
/// is too small; a query gets the rows and the columns that it would use, in the first two elements.
template <class Element, class Int>
struct WorkMatrix {
    WorkArray<Element, Int> rows, columns;
    static constexpr int position = 0;

    WorkMatrix(Element* work, const Int* leading, double of_rows, double of_columns)
        : rows{work, leading, of_rows, position, false},
          columns{work + 1, leading, of_columns, position, false} {}

    bool is_query() const { return rows.is_query(); }
    bool fits() const { return rows.fits() && columns.fits(); }
    bool is_enough() const { return true; }
    void report() const {
        rows.report();
        columns.report();
    }
    void leave() const {}
    void complete() const {
        rows.complete();
        columns.complete();
    }
};

/// Calls the next LAPACK; the log has a line for what a program has called, and none for calls from inside.
template <class Int, class Describe, class Forward>
void forward_call(const Routine& routine, Way way, index_t order, const Int* info, Describe describe,
                  Forward forward) {
    if (way == Way::inside || !logs()) return forward();
    const double begin = now();
    forward();
    log_forwarded(routine, way, order, describe(), now() - begin, *info);
}

/// The info of bad arguments but for work arrays; 0: they are good.
template <class Serve>
lapilli_int info_of_arguments(Serve serve) {
    lapilli_context const context = arguments_only();
    if (context == nullptr) return 0;
    const lapilli_int info = serve(context);
    return info < 0 && info > LAPILLI_ERROR_DEVICE_MEMORY ? info : 0;
}

/// Serves a query of work sizes. Arrays may be null.
template <class Int, class Serve, class Forward, class... Work>
void serve_query(const Routine& routine, bool has_next, Int* info, Serve serve, Forward forward,
                 const Work&... work) {
    if (has_next && (true && ... && work.fits())) {
        forward();
        if (*info == 0) (work.complete(), ...);
        return;
    }
    const lapilli_int bad = info_of_arguments(serve);
    *info = static_cast<Int>(bad);
    if (bad < 0) return complain(routine.name, static_cast<int>(-bad));
    (work.report(), ...);
}

/// The info of a call without a next LAPACK and with a work array that is too short: other arguments come
/// first.
template <class Serve, class... Work>
lapilli_int info_of_short_work(Serve serve, const Work&... work) {
    if (const lapilli_int bad = info_of_arguments(serve); bad < 0) return bad;
    int position = 0;
    ((position = position == 0 && !work.is_enough() ? work.position : position), ...);
    return -position;
}

/// Serves a call. describe() is its arguments as text, serve(context) calls the library and returns its info;
/// forward() calls the next LAPACK, `has_next` says whether there is one. give_up(before), of a matrix that
/// is not finite: the call's info where LAPACK's own routine may never end or writes outside its arrays.
/// 0: the next LAPACK takes the matrix. Below 0: nothing is written, and xerbla_ is not called. Above 0: the
/// call ends as where nothing converges. before: nothing has looked at the matrix yet, which may be finite,
/// and nothing is written; else what LAPACK leaves where nothing converges has been written.
template <class Int, class Describe, class Serve, class Forward, class GiveUp, class... Work>
void serve_call(const Routine& routine, index_t order, bool has_next, Int* info, Describe describe,
                Serve serve, Forward forward, GiveUp give_up, const Work&... work) {
    if (has_next && !load::library_is_there()) return forward();
    const bool query = (false || ... || work.is_query());
    const bool enough = (true && ... && work.is_enough());
    int& depth = *lapilli_private_depth();
    const bool from_inside = query || depth > 0;
    const Way way = from_inside ? Way::inside : enough ? way_of(routine, order) : Way::short_work;
    const bool passes = has_next && !query && way != Way::devices;
    if (passes) {
        const lapilli_int given_up = from_inside ? 0 : give_up(true);
        const auto is_good = [&] {
            const host::InsideScope inside(depth);
            return enough && info_of_arguments(serve) == 0;
        };
        // Bad arguments come first: the next LAPACK names them.
        if (given_up < 0 || (given_up > 0 && is_good())) {
            *info = static_cast<Int>(given_up < 0 ? given_up : give_up(false));
            return;
        }
    }
    if (passes && way == Way::small && routine.crossover == never)
        return forward_call(routine, way, order, info, describe, forward);
    const host::InsideScope inside(depth);
    if (query) return serve_query(routine, has_next, info, serve, forward, work...);
    if (passes) return forward_call(routine, way, order, info, describe, forward);

    lapilli_int code = 0;
    if (!enough) {
        code = info_of_short_work(serve, work...);
    } else {
        code = serve(way == Way::devices ? nullptr : cpu());
        if (way == Way::devices && code <= LAPILLI_ERROR_DEVICE_MEMORY) code = serve(cpu());
    }
    if (code == LAPILLI_ERROR_NOT_FINITE) {
        if (const lapilli_int given_up = give_up(false); given_up < 0) {
            *info = static_cast<Int>(given_up);
            return;
        } else if (given_up > 0) {
            code = given_up;
        }
    }
    if (code < 0 && has_next) return forward_call(routine, Way::refused, order, info, describe, forward);
    *info = static_cast<Int>(code);
    if (code < 0 && code > LAPILLI_ERROR_DEVICE_MEMORY)
        return complain(routine.name, static_cast<int>(-code));
    (work.leave(), ...);
}

}  // namespace lapilli::dropin
