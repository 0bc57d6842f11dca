// SPDX-License-Identifier: BSD-3-Clause
// Instances of function templates for callers in other files. A header declares the templates, a source
// defines them and ends with their names: LAPILLI_INSTANCES(run_getrf, getrf_memory).
#pragma once

#include <complex>
#include <tuple>

// LAPILLI_EACH(m, a, b, ...) is m(a) m(b) ...; __VA_OPT__ ends the recursion, for at most 64 names.
#define LAPILLI_PARENTHESES ()
#define LAPILLI_EXPAND(...) \
    LAPILLI_EXPAND_2(LAPILLI_EXPAND_2(LAPILLI_EXPAND_2(LAPILLI_EXPAND_2(__VA_ARGS__))))
#define LAPILLI_EXPAND_2(...) \
    LAPILLI_EXPAND_3(LAPILLI_EXPAND_3(LAPILLI_EXPAND_3(LAPILLI_EXPAND_3(__VA_ARGS__))))
#define LAPILLI_EXPAND_3(...) \
    LAPILLI_EXPAND_4(LAPILLI_EXPAND_4(LAPILLI_EXPAND_4(LAPILLI_EXPAND_4(__VA_ARGS__))))
#define LAPILLI_EXPAND_4(...) __VA_ARGS__
#define LAPILLI_EACH(m, ...) __VA_OPT__(LAPILLI_EXPAND(LAPILLI_EACH_STEP(m, __VA_ARGS__)))
#define LAPILLI_EACH_STEP(m, name, ...) \
    m(name) __VA_OPT__(LAPILLI_EACH_AGAIN LAPILLI_PARENTHESES(m, __VA_ARGS__))
#define LAPILLI_EACH_AGAIN() LAPILLI_EACH_STEP

// A variable that the compiler must keep holds the addresses; the counter tells variables of a unity build
// apart.
#define LAPILLI_INSTANCES_NAME(number) LAPILLI_INSTANCES_NAME_2(number)
#define LAPILLI_INSTANCES_NAME_2(number) instances_##number
#define LAPILLI_KEEP(...) \
    [[gnu::used]] static constexpr std::tuple LAPILLI_INSTANCES_NAME(__COUNTER__){__VA_ARGS__};
#define LAPILLI_KEEP_REAL(f) LAPILLI_KEEP(&f<float>, &f<double>)
#define LAPILLI_KEEP_ALL(f) \
    LAPILLI_KEEP(&f<float>, &f<double>, &f<std::complex<float>>, &f<std::complex<double>>)

/// For each scalar type, and for the real ones alone.
#define LAPILLI_INSTANCES(...) LAPILLI_EACH(LAPILLI_KEEP_ALL, __VA_ARGS__)
#define LAPILLI_REAL_INSTANCES(...) LAPILLI_EACH(LAPILLI_KEEP_REAL, __VA_ARGS__)
