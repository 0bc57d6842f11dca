// SPDX-License-Identifier: BSD-3-Clause
// The routines of the C interface that the program calls, by one name for all precisions.
#pragma once

#include <complex>

#include "files/scalar.hpp"
#include "lapilli/lapilli.h"

namespace lapilli::solve {

template <class T>
struct Routines;

#define LAPILLI_SOLVE_ROUTINES(T, real, letter, sy, sb, or_un)                   \
    template <>                                                                  \
    struct Routines<T> {                                                         \
        static constexpr const char* syevd_name = #letter #sy "evd";             \
        static constexpr const char* sygvd_name = #letter #sy "gvd";             \
        static constexpr const char* syevdx_name = #letter #sy "evdx";           \
        static constexpr const char* sygvdx_name = #letter #sy "gvdx";           \
        static constexpr const char* geev_name = #letter "geev";                 \
        static constexpr const char* gees_name = #letter "gees";                 \
        static constexpr const char* gesdd_name = #letter "gesdd";               \
        static constexpr const char* gesvd_name = #letter "gesvd";               \
        static constexpr const char* gesvdx_name = #letter "gesvdx";             \
        static constexpr const char* posv_name = #letter "posv";                 \
        static constexpr const char* sysv_name = #letter #sy "sv";               \
        static constexpr const char* gesv_name = #letter "gesv";                 \
        static constexpr const char* gels_name = #letter "gels";                 \
        static constexpr const char* gelsy_name = #letter "gelsy";               \
        static constexpr const char* pocon_name = #letter "pocon";               \
        static constexpr const char* sycon_name = #letter #sy "con";             \
        static constexpr const char* gecon_name = #letter "gecon";               \
        static constexpr const char* lobpcg_name = #letter "lobpcg";             \
        static constexpr const char* trlan_name = #letter "trlan";               \
        static constexpr const char* chefsi_name = #letter "chefsi";             \
        static constexpr auto chefsi = lapilli_##letter##chefsi;                 \
        static constexpr auto lobpcg = lapilli_##letter##lobpcg;                 \
        static constexpr auto trlan = lapilli_##letter##trlan;                   \
        static constexpr auto syevd = lapilli_##letter##sy##evd;                 \
        static constexpr auto syevd_memory = lapilli_##letter##sy##evd_memory;   \
        static constexpr auto sygvd = lapilli_##letter##sy##gvd;                 \
        static constexpr auto sygvd_memory = lapilli_##letter##sy##gvd_memory;   \
        static constexpr auto syevdx = lapilli_##letter##sy##evdx;               \
        static constexpr auto syevdx_memory = lapilli_##letter##sy##evdx_memory; \
        static constexpr auto sygvdx = lapilli_##letter##sy##gvdx;               \
        static constexpr auto sygvdx_memory = lapilli_##letter##sy##gvdx_memory; \
        static constexpr auto sbevd_memory = lapilli_##letter##sb##evd_memory;   \
        static constexpr auto sbevx_memory = lapilli_##letter##sb##evx_memory;   \
        static constexpr auto geev = lapilli_##letter##geev;                     \
        static constexpr auto gees = lapilli_##letter##gees;                     \
        static constexpr auto gesdd = lapilli_##letter##gesdd;                   \
        static constexpr auto gesvd = lapilli_##letter##gesvd;                   \
        static constexpr auto gesvdx = lapilli_##letter##gesvdx;                 \
        static constexpr auto posv = lapilli_##letter##posv;                     \
        static constexpr auto posv_memory = lapilli_##letter##posv_memory;       \
        static constexpr auto sysv = lapilli_##letter##sy##sv;                   \
        static constexpr auto gesv = lapilli_##letter##gesv;                     \
        static constexpr auto gels = lapilli_##letter##gels;                     \
        static constexpr auto gelsy = lapilli_##letter##gelsy;                   \
        static constexpr auto geqp3 = lapilli_##letter##geqp3;                   \
        static constexpr auto ormqr = lapilli_##letter##or_un##mqr;              \
        static constexpr auto trtrs = lapilli_##letter##trtrs;                   \
        static constexpr auto pocon = lapilli_##letter##pocon;                   \
        static constexpr auto sycon = lapilli_##letter##sy##con;                 \
        static constexpr auto gecon = lapilli_##letter##gecon;                   \
        static constexpr auto gemm = lapilli_##letter##gemm;                     \
    };
LAPILLI_SOLVE_ROUTINES(float, float, s, sy, sb, or)
LAPILLI_SOLVE_ROUTINES(double, double, d, sy, sb, or)
LAPILLI_SOLVE_ROUTINES(std::complex<float>, float, c, he, hb, un)
LAPILLI_SOLVE_ROUTINES(std::complex<double>, double, z, he, hb, un)
#undef LAPILLI_SOLVE_ROUTINES

}  // namespace lapilli::solve
